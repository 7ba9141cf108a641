import ArgumentParser
import NavEngine
import NavReports
import NavSource

struct SnapshotCommand: VoicedCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Writes the flow as a text file to be committed, or checks that the one committed is the code's flow.",
    discussion: "With '--check': exit status 0 if it is, 1 and a diff if it is not.")

  @OptionGroup var analysis: AnalysisOptions

  @Flag(help: "Compare the file with the code's flow, and write nothing.")
  var check = false

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The file; '-' writes to standard output.", valueName: "file"), completion: .file())
  var output: String = FlowSnapshot.fileName

  var voice: VoiceOptions { analysis.voice }

  func validate() throws {
    if check, output == "-" { throw ValidationError("'--check' compares a file; name it behind '-o'.") }
  }

  func run() throws {
    // A file that is not there is told before the work.
    let kept = check ? try committed() : ""
    let done = try analysis.analyse()
    let flow = FlowSnapshot.text(done.graph)
    // What could not be read is missing in the flow: it is neither written nor blamed on the code.
    try done.throwIfIncomplete()
    if check {
      let difference = UnifiedDiff.text(from: kept, named: output, to: flow, named: "the code's flow")
      if difference.isEmpty { return Console.note("navgraph: '\(Visible.text(output))' is the code's flow") }
      Console.result(difference)
      Console.note("navgraph: the code's flow is not that of '\(Visible.text(output))'; if it is as you want it, run 'navgraph snapshot' and commit the file")
      throw ExitStatus.findings
    }
    if output == "-" { return Console.result(flow) }
    if let problem = WholeFile.write(Array(flow.utf8), to: output) { throw problem }
    Console.note("navgraph: wrote '\(Visible.text(output))'")
  }

  private func committed() throws -> String {
    switch TextFile.read(output, shown: output, kind: "snapshot") {
    case .success(let text): return text
    case .failure(var problem):
      problem.mend = problem.mend ?? "'navgraph snapshot' writes one."
      throw problem
    }
  }
}
