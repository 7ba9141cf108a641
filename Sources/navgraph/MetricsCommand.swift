import ArgumentParser
import NavAnswers
import NavReports

struct MetricsCommand: VoicedCommand {
  static let configuration = CommandConfiguration(
    commandName: "metrics", abstract: "Prints the flow in numbers: screens, transitions, depth, fan-in and fan-out, by module too.")

  @OptionGroup var analysis: AnalysisOptions
  @OptionGroup var form: AnswerOptions
  @OptionGroup var output: OutputOptions

  var voice: VoiceOptions { analysis.voice }

  func validate() throws { _ = try form.form(among: MetricsReport.forms) }

  func run() throws {
    let form = try form.form(among: MetricsReport.forms)
    let done = try analysis.analyse()
    let (whole, modules) = Metrics.of(done.graph, moduleOfFile: done.moduleOfFile)
    try output.write(MetricsReport.render(whole, modules, as: form))
    try done.throwIfIncomplete()
  }
}
