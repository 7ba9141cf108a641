import ArgumentParser
import NavAnswers
import NavReports
import NavSource

struct EntriesCommand: VoicedCommand {
  static let configuration = CommandConfiguration(
    commandName: "entries",
    abstract: "Lists the ways into the app - scenes, delegates, storyboards, URLs, notifications, intents - and what each leads to.")

  @OptionGroup var analysis: AnalysisOptions

  @Option(help: EntryName.help("List the screens that this entry point leads to"))
  var entry: String?

  @OptionGroup var ways: WayOptions
  @OptionGroup var form: AnswerOptions
  @OptionGroup var output: OutputOptions

  var voice: VoiceOptions { analysis.voice }

  func validate() throws { _ = try form.form(among: AnswerForm.allCases) }

  func run() throws {
    let form = try form.form(among: AnswerForm.allCases)
    let done = try analysis.analyse()
    let answer: EntryAnswer
    do {
      answer = try EntryAnswer(done.graph, named: entry, counting: ways.filter)
    } catch {
      throw Problem(error)
    }
    try output.write(EntryReport.render(answer, isDetailed: entry != nil, as: form))
    try done.throwIfIncomplete()
  }
}

/// How an entry point is named on the command line.
enum EntryName {
  static func help(_ what: String) -> ArgumentHelp {
    ArgumentHelp(
      what + ": its name as 'navgraph entries' prints it, the last part of it where that is unique, or a kind for all of that kind.",
      valueName: "name")
  }
}
