import ArgumentParser
import NavEngine
import NavReports

struct GraphCommand: VoicedCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph", abstract: "Prints the graph itself, with the findings: for other programs.")

  @OptionGroup var analysis: AnalysisOptions

  @Flag(help: "Print instead the navigation calls whose target could not be read, with the reasons, and how many of all they are.")
  var unresolved = false

  @Option(help: ArgumentHelp("The form of the output: json; of '--unresolved' text, which is its default, or json.", valueName: "form"))
  var format: String?

  @OptionGroup var output: OutputOptions

  var voice: VoiceOptions { analysis.voice }

  private var forms: [AnswerForm] { unresolved ? UnresolvedReport.forms : [.json] }

  func validate() throws { _ = try form() }

  func run() throws {
    let form = try form()
    let done = try analysis.analyse()
    if unresolved {
      try output.write(UnresolvedReport.render(done.graph, as: form))
    } else {
      try output.write(GraphDocument.json(done.graph, findings: done.report.findings))
    }
    try done.throwIfIncomplete()
  }

  private func form() throws -> AnswerForm {
    guard let format else { return forms[0] }
    guard let form = forms.first(where: { $0.rawValue == format }) else {
      throw Choices.unknown(format, option: "--format", among: forms.map(\.rawValue))
    }
    return form
  }
}
