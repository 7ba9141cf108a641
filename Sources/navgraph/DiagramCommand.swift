import ArgumentParser
import NavDiagrams
import NavEngine
import NavFindings
import NavModel
import NavReports
import NavSource

struct DiagramCommand: VoicedCommand {
  static let configuration = CommandConfiguration(
    commandName: "diagram", abstract: "Draws the flow: screens, and what leads from one to the other.")

  @OptionGroup var analysis: AnalysisOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write the picture to this file: .svg, .png, .pdf or .dot. If left out, DOT goes to standard output.", valueName: "file"),
    completion: .file(extensions: PictureForm.allCases.map(\.rawValue)))
  var output: String?

  @Option(help: "The form of the picture, if not as the file's name ends.")
  var format: PictureForm?

  @Option(help: ArgumentHelp("Draw only what is near this screen. May be given more than once.", valueName: "screen"))
  var focus: [String] = []

  @Option(help: ArgumentHelp("How many transitions away from '--focus' to go.", valueName: "n"))
  var depth: Int = 2

  @Option(help: ArgumentHelp("Draw only what can be reached from this screen. May be given more than once.", valueName: "screen"))
  var from: [String] = []

  @Option(help: ArgumentHelp("Draw only what leads to this screen. May be given more than once.", valueName: "screen"))
  var to: [String] = []

  @Option(help: "How to gather screens into boxes.")
  var group: DiagramOptions.Grouping = .automatic

  @Option(help: ArgumentHelp("A line above the picture.", valueName: "text"))
  var title: String?

  var voice: VoiceOptions { analysis.voice }

  func validate() throws {
    _ = try form()
    if depth < 0 { throw ValidationError("'--depth' takes a number from 0, not \(depth).") }
  }

  func run() throws {
    let form = try form()
    let done = try analysis.analyse()
    let plan = try plan(of: done)
    for note in plan.notes { Console.note("navgraph: note: \(Visible.text(note))") }
    let bytes = try form.bytes(of: plan, for: output)
    if let output, output != "-" {
      if let problem = WholeFile.write(bytes, to: output) { throw problem }
    } else {
      Console.result(bytes)
    }
    try done.throwIfIncomplete()
  }

  private func plan(of done: Pipeline.Analysis) throws -> DiagramPlan {
    let selection = DiagramSelection(focus: focus, depth: depth, from: from, to: to)
    let options = DiagramOptions(
      title: title, grouping: group, selection: selection, marks: FindingMarks.byScreenOrRoute(done.report.findings, done.graph))
    do {
      return try DiagramPlan(done.graph, options: options)
    } catch {
      throw Problem("\(error)")
    }
  }

  private func form() throws -> PictureForm {
    if let format { return format }
    guard let output, output != "-" else { return .dot }
    let name = output.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else {
      throw ValidationError("'\(output)' does not say what to write; end it in \(PictureForm.endings), or give '--format'.")
    }
    guard let format = PictureForm(rawValue: name[name.index(after: dot)...].lowercased()) else {
      throw ValidationError("'\(name[dot...])' is no form of picture; end '\(output)' in \(PictureForm.endings), or give '--format'.")
    }
    return format
  }

}

extension DiagramOptions.Grouping: ExpressibleByArgument {}

/// Which screens and routes of a picture have findings.
enum FindingMarks {
  /// Rule ids by the screen or route they speak of, each once and sorted. Findings that only inform mark nothing.
  ///
  /// A finding's subject may lie inside of a screen (`HomeView.showHelp`): then the screen is marked.
  static func byScreenOrRoute(_ findings: [Finding], _ graph: NavigationGraph) -> [String: [String]] {
    let known = Set(graph.screens.map(\.id)).union(graph.routeTypes.flatMap { $0.cases.map(\.id) })
    var marks: [String: Set<String>] = [:]
    for finding in findings where finding.severity > .info {
      var subject = Substring(finding.subject)
      while !known.contains(String(subject)), let dot = subject.lastIndex(of: ".") { subject = subject[..<dot] }
      if known.contains(String(subject)) { marks[String(subject), default: []].insert(finding.rule) }
    }
    return marks.mapValues { $0.sorted() }
  }
}
