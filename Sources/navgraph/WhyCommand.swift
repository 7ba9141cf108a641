import ArgumentParser
import NavAnswers
import NavEngine
import NavReports
import NavSource

struct WhyCommand: VoicedCommand {
  static let configuration = CommandConfiguration(
    commandName: "why",
    abstract: "Shows the code that makes a transition, step by step: exit status 0 if there is one, 1 if there is none.",
    usage: "navgraph why [FROM] TO\n       navgraph why FILE:LINE")

  @Argument(
    help: ArgumentHelp(
      "Two screens, for what leads from one to the other; one, for all that leads to it; or 'FILE:LINE', for all that is decided, "
        + "declared or passed on there.", valueName: "what"))
  var what: [String]

  @OptionGroup var source: SourceOptions
  @OptionGroup var form: AnswerOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var color: ColorOptions

  var voice: VoiceOptions { source.voice }

  func validate() throws {
    if !(1...2).contains(what.count) { throw ValidationError("Name one screen, two screens, or 'FILE:LINE'. Folders go behind '--in'.") }
    _ = try form.form(among: WhyReport.forms)
  }

  func run() throws {
    let form = try form.form(among: WhyReport.forms)
    let done = try source.analyse()
    let answer: WhyAnswer
    do { answer = try WhyAnswer(done.graph, question) } catch { throw Problem(error) }
    let excerpts = Excerpts()
    let rendering = Rendering(
      isColoured: color.color.isOn(isFile: output.file != nil), excerpt: { file, line in excerpts.line(line, of: file) })
    try output.write(WhyReport.render(answer, as: form, rendering))
    try done.throwIfIncomplete()
    if answer.isEmpty { throw ExitStatus.findings }
  }

  private var question: WhyAnswer.Question {
    if what.count == 2 { return .between(what[0], what[1]) }
    let parts = what[0].split(separator: ":", omittingEmptySubsequences: false)
    // `FILE:LINE:COLUMN` is how compilers and this tool write places.
    for count in [2, 1] where parts.count > count {
      let numbers = parts.suffix(count).compactMap { Int($0) }
      let file = parts.dropLast(count).joined(separator: ":")
      if numbers.count == count, numbers[0] > 0, !file.isEmpty { return .at(file: file, line: numbers[0]) }
    }
    return .between(nil, what[0])
  }
}
