import ArgumentParser
import NavEngine
import NavReports

/// Which findings are of interest, told by what changed.
struct ChangeOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Analyse everything, and report only findings in what changed, or caused by it, since HEAD has left this revision: a branch, "
        + "a tag or a commit. What is not committed counts too.", valueName: "revision"))
  var diffBase: String?

  func judge(_ analysis: Pipeline.Analysis) -> Pipeline.Analysis {
    guard let diffBase else { return analysis }
    let rest = analysis.onlyChanged
    let older = analysis.report.findings.count - rest.report.findings.count
    if older == 0 { return rest }
    let findings = older == 1 ? "1 finding that is older is" : "\(older) findings that are older are"
    Console.note("navgraph: note: \(findings) not reported ('\(Visible.text(diffBase))' is the base)")
    return rest
  }
}
