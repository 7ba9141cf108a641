import ArgumentParser
import NavDiagrams
import NavEngine
import NavFindings
import NavModel
import NavPages
import NavReports
import NavSource

struct DiagramCommand: VoicedCommand {
  static let configuration = CommandConfiguration(
    commandName: "diagram", abstract: "Draws the flow: screens, and what leads from one to the other.",
    discussion: """
      Large pictures are folded so that ways can be found in them: arrows beside the shortest ways become numbers, screens that lead \
      nowhere lines of a list, and in the largest ones whole groups one box. Standard error says what was folded.
      """)

  @OptionGroup var analysis: AnalysisOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write the picture to this file: \(PictureForm.endings). If left out, DOT goes to standard output.", valueName: "file"),
    completion: .file(extensions: PictureForm.allCases.map(\.rawValue)))
  var output: String?

  @Option(help: "The form of the picture, if not as the file's name ends.")
  var format: PictureForm?

  @OptionGroup(title: "What to draw") var part: PartOptions

  @OptionGroup(title: "How to draw it") var look: LookOptions

  var voice: VoiceOptions { analysis.voice }

  func validate() throws { _ = try form() }

  func run() throws {
    let form = try form()
    let done = try analysis.analyse()
    var options = DiagramOptions(marks: FindingMarks.byScreenOrRoute(done.report.findings, done.graph))
    part.set(&options)
    look.set(&options, program: done.scope.nameOfProgram)
    let bytes = try form.bytes(of: done.graph, done.report.findings, options, look.theme, for: output)
    if let output, output != "-" {
      if let problem = WholeFile.write(bytes, to: output) { throw problem }
    } else {
      Console.result(bytes)
    }
    try done.throwIfIncomplete()
  }

  private func form() throws -> PictureForm {
    if let format { return format }
    guard let output, output != "-" else { return .dot }
    let name = output.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else {
      throw ValidationError("'\(output)' does not say what to write; end it in \(PictureForm.endings), or give '--format'.")
    }
    guard let format = PictureForm(ending: name[name.index(after: dot)...]) else {
      throw ValidationError("'\(name[dot...])' is no form of picture; end '\(output)' in \(PictureForm.endings), or give '--format'.")
    }
    return format
  }
}

/// Which part of the flow to draw.
struct PartOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Draw only what is near this screen. May be given more than once.", valueName: "screen"))
  var focus: [String] = []

  @Option(help: ArgumentHelp("How many transitions away from '--focus' to go.", valueName: "n"))
  var depth: Int = 2

  @Option(help: ArgumentHelp("Draw only what can be reached from this screen. May be given more than once.", valueName: "screen"))
  var from: [String] = []

  @Option(help: ArgumentHelp("Draw only what leads to this screen. May be given more than once.", valueName: "screen"))
  var to: [String] = []

  @Option(
    help: ArgumentHelp(
      "Draw only transitions of these kinds, and the screens that they join: "
        + "\(Transition.Kind.allCases.map(\.rawValue).joined(separator: ", ")). May be given more than once.", valueName: "kind,…"))
  var only: [KindList] = []

  @Option(
    help: ArgumentHelp(
      "Leave out the screens of this name or group; '*' stands for any characters. May be given more than once.", valueName: "name"))
  var hide: [String] = []

  func validate() throws {
    if depth < 0 { throw ValidationError("'--depth' takes a number from 0, not \(depth).") }
  }

  func set(_ options: inout DiagramOptions) {
    options.selection = DiagramSelection(focus: focus, depth: depth, from: from, to: to)
    options.kinds = only.reduce(into: []) { $0.formUnion($1.kinds) }
    options.hidden = hide
  }
}

/// `push,sheet`.
struct KindList: ExpressibleByArgument {
  var kinds: Set<Transition.Kind>

  init?(argument: String) {
    kinds = []
    for word in argument.split(separator: ",", omittingEmptySubsequences: false) {
      let kind = Transition.Kind.allCases.first { $0.rawValue.lowercased() == word.lowercased() }
      guard let kind else { return nil }
      kinds.insert(kind)
    }
  }

  static var allValueStrings: [String] { Transition.Kind.allCases.map(\.rawValue) }
}

/// How to draw it.
struct LookOptions: ParsableArguments {
  @Option(help: "How to gather screens into boxes; 'tab' is by the tab or column that alone leads to a screen.")
  var group: DiagramOptions.Grouping = .automatic

  @Option(
    help: ArgumentHelp(
      "Draw the group of this name as one box; '*' stands for any characters. May be given more than once.", valueName: "group"))
  var collapse: [String] = []

  @Flag(inversion: .prefixedNo, help: "Draw what would bury the flow small.")
  var fold = true

  @Option(help: "Colours for paper or for a dark screen. A page has both.")
  var theme: Theme.Appearance = .light

  @Option(help: "Where the flow runs to.")
  var direction: DiagramOptions.Direction = .right

  @Option(help: ArgumentHelp("A line above the picture; the name of the analysed folder if left out.", valueName: "text"))
  var title: String?

  /// - Parameter program: what people call what is analysed.
  func set(_ options: inout DiagramOptions, program: String?) {
    options.grouping = group
    options.collapsed = collapse
    options.folding = fold ? .automatic : .never
    options.direction = direction
    let title = title ?? program
    options.title = title.flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension DiagramOptions.Direction: ExpressibleByArgument {}
extension Theme.Appearance: ExpressibleByArgument {}

extension DiagramOptions.Grouping: ExpressibleByArgument {
  /// A tab is a stack of its own, and is asked for by that name too.
  public init?(argument: String) { self.init(rawValue: argument == "stack" ? Self.tab.rawValue : argument) }
}

/// Which screens and routes of a picture have findings.
enum FindingMarks {
  /// Rule ids by the screen or route they speak of, each once and sorted. Findings that only inform mark nothing.
  static func byScreenOrRoute(_ findings: [Finding], _ graph: NavigationGraph) -> [String: [String]] {
    let subjects = FindingSubjects(graph)
    var marks: [String: Set<String>] = [:]
    for finding in findings where finding.severity > .info {
      if let id = subjects.id(of: finding) { marks[id, default: []].insert(finding.rule) }
    }
    return marks.mapValues { $0.sorted() }
  }
}
