import ArgumentParser
import NavEngine
import NavReports

struct ReportCommand: VoicedCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Prints the mapping table: every route, its screens, where it is mapped, who goes there.")

  @OptionGroup var analysis: AnalysisOptions

  @Option(help: ArgumentHelp(Choices.help(MappingReport.all.map { ($0.id, $0.summary) }), valueName: "form"))
  var format: String?

  @OptionGroup var output: OutputOptions

  var voice: VoiceOptions { analysis.voice }

  func validate() throws { _ = try form() }

  func run() throws {
    let form = try form()
    let done = try analysis.analyse()
    try output.write(form.render(done.graph))
    try done.throwIfIncomplete()
  }

  private func form() throws -> MappingReport {
    guard let format else { return MappingReport.all[0] }
    guard let form = MappingReport.named(format) else {
      throw Choices.unknown(format, option: "--format", among: MappingReport.all.map(\.id))
    }
    return form
  }
}
