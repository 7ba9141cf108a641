import ArgumentParser
import NavAnswers
import NavModel
import NavReports
import NavSource

struct PathsCommand: VoicedCommand {
  static let configuration = CommandConfiguration(
    commandName: "paths", abstract: "Tells how to get to a screen, hop by hop: exit status 0 if a way leads there, 1 if none does.")

  @Argument(
    help: ArgumentHelp(
      "The screen to get to; with two, the first is where to begin, else it is every entry point. "
        + "The last part of a name will do where it is unique.", valueName: "screen"))
  var screens: [String]

  @OptionGroup var source: SourceOptions

  @Option(help: EntryName.help("Begin at this entry point only"))
  var entry: String?

  @Flag(help: "Give all ways that pass no screen twice, the shortest first; at most 100, or '--max'.")
  var all = false

  @Option(help: ArgumentHelp("How many ways to give from each start, the shortest first.", valueName: "n"))
  var max: Int?

  @OptionGroup var ways: WayOptions
  @OptionGroup var form: AnswerOptions
  @OptionGroup var output: OutputOptions

  var voice: VoiceOptions { source.voice }

  func validate() throws {
    if !(1...2).contains(screens.count) {
      throw ValidationError("Name the screen to get to, or two: where to begin, and where to get to. Folders go behind '--in'.")
    }
    if entry != nil, screens.count == 2 { throw ValidationError("'--entry' says where to begin, and so does a first screen: give one of them.") }
    if let max, !(1...100_000).contains(max) { throw ValidationError("'--max' takes a number from 1 to 100000, not \(max).") }
    _ = try form.form(among: AnswerForm.allCases)
  }

  func run() throws {
    let form = try form.form(among: AnswerForm.allCases)
    let done = try source.analyse()
    let from = screens.count == 2 ? screens[0] : nil
    if from == nil, entry == nil, !done.graph.hasEntries { throw Self.noEntry(mend: "Name the screen to begin at: 'navgraph paths FROM TO'.") }
    let answer: PathAnswer
    do {
      answer = try PathAnswer(
        done.graph, from: from, by: entry, to: screens[screens.count - 1], counting: ways.filter, limit: max ?? (all ? 100 : 1))
    } catch {
      throw Problem(error)
    }
    try output.write(PathsReport.render(answer, as: form))
    try done.throwIfIncomplete()
    if answer.starts.isEmpty { throw ExitStatus.findings }
  }

  static func noEntry(mend: String) -> Problem { Problem("no entry point was found", mend: mend) }
}

/// Which transitions count as ways.
struct WayOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Take only transitions of this kind. May be given more than once.", valueName: "kind"))
  var only: [Transition.Kind] = []

  @Flag(help: "Take transitions that are no more than a guess too.")
  var possible = false

  var filter: WayFilter { WayFilter(kinds: only.isEmpty ? nil : Set(only), takesPossible: possible) }
}

extension Transition.Kind: ExpressibleByArgument {}

/// In what form an answer is given.
struct AnswerOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The form of the output: text, json and, for most answers, markdown; text if left out.", valueName: "form"))
  var format: String?

  func form(among forms: [AnswerForm]) throws -> AnswerForm {
    guard let format else { return .text }
    guard let form = forms.first(where: { $0.rawValue == format }) else {
      throw Choices.unknown(format, option: "--format", among: forms.map(\.rawValue))
    }
    return form
  }
}

extension Problem {
  init(_ error: NameError) {
    self.init(error.what, mend: error.mend.prefix(1).uppercased() + error.mend.dropFirst() + (error.mend.hasSuffix("?") ? "" : "."))
  }
}
