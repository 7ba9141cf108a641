import ArgumentParser
import NavEngine
import NavReports

struct GraphCommand: VoicedCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph", abstract: "Prints the graph itself, with the findings: for other programs.")

  enum Format: String, CaseIterable, ExpressibleByArgument { case json }

  @OptionGroup var analysis: AnalysisOptions

  @Option(help: "The form of the output.")
  var format: Format = .json

  @OptionGroup var output: OutputOptions

  var voice: VoiceOptions { analysis.voice }

  func run() throws {
    let done = try analysis.analyse()
    try output.write(GraphDocument.json(done.graph, findings: done.report.findings))
    try done.throwIfIncomplete()
  }
}
