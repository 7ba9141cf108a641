import ArgumentParser
import NavAnswers
import NavEngine
import NavReports
import NavSource

struct CoverCommand: VoicedCommand {
  static let configuration = CommandConfiguration(
    commandName: "cover",
    abstract: "Prints the fewest walks from the entries that take every transition at least once: for tests by hand or by machine.")

  @OptionGroup var analysis: AnalysisOptions

  @Option(
    help: ArgumentHelp(
      "Tell instead how many transitions the walks of this file take: a walk on each line, as 'HomeView > CartView > PayView', or "
        + "JSON as this command writes it.", valueName: "file"), completion: .file())
  var walks: String?

  @Option(help: ArgumentHelp(Choices.help(CoverReport.Form.allCases.map { ($0.rawValue, $0.summary) }), valueName: "form"))
  var format: String?

  @OptionGroup var output: OutputOptions

  var voice: VoiceOptions { analysis.voice }

  func validate() throws { _ = try form() }

  func run() throws {
    let form = try form()
    if let walks { return try printCoverage(of: walks, as: AnswerForm(rawValue: form.rawValue) ?? .text) }
    let done = try analysis.analyse()
    if !done.graph.hasEntries {
      throw PathsCommand.noEntry(mend: "Analyse the app's folder too, or name the first screens under 'entry-points' in '\(Settings.fileName)'.")
    }
    try output.write(CoverReport.render(CoverAnswer(done.graph), as: form))
    try done.throwIfIncomplete()
  }

  private func printCoverage(of file: String, as form: AnswerForm) throws {
    let text: String
    switch TextFile.read(file, shown: file, kind: "list of walks") {
    case .success(let read): text = read
    case .failure(let problem): throw problem
    }
    let written = try WalksFile.read(text, file: file)
    let done = try analysis.analyse()
    let coverage: WalkCoverage
    do {
      coverage = try WalkCoverage(written, in: done.graph)
    } catch {
      var problem = Problem(error.error)
      problem.file = file
      problem.line = error.line
      throw problem
    }
    try output.write(CoverageReport.render(coverage, of: file, as: form))
    try done.throwIfIncomplete()
  }

  private func form() throws -> CoverReport.Form {
    guard let format else { return .text }
    let forms = CoverReport.Form.allCases.filter { walks == nil || AnswerForm(rawValue: $0.rawValue) != nil }
    guard let form = forms.first(where: { $0.rawValue == format }) else {
      throw Choices.unknown(format, option: "--format", among: forms.map(\.rawValue))
    }
    return form
  }
}
