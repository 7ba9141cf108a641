import ArgumentParser
import NavAnswers
import NavDiagrams
import NavEngine
import NavFindings
import NavModel
import NavReports
import NavSource

struct DiffCommand: VoicedCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Tells what changed in the flow between two git revisions or graph files: screens, transitions, routes, findings.",
    discussion: """
      A revision is analysed as it is in git's store, by the settings of the work tree; nothing is checked out.

      Exit status 0 whether something changed or not; with '--exit-code' 1 if something did.
      """)

  @Argument(
    help: ArgumentHelp(
      "The earlier state: a branch, a tag or a commit, with '...' behind it the merge base of that and HEAD; or a file that "
        + "'navgraph graph' has written.", valueName: "old"), completion: .file())
  var old: String

  @Argument(
    help: ArgumentHelp("The later state, in the same way; the files as they are if left out.", valueName: "new"), completion: .file())
  var new: String?

  @OptionGroup var source: SourceOptions

  @Option(
    help: ArgumentHelp("The form of the output: text, markdown or json; as the file's name ends, or text, if left out.", valueName: "form"))
  var format: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write the result to this file: a picture if it ends in .svg, .png, .pdf or .dot, Markdown for .md, JSON for .json. "
        + "May be given more than once.", valueName: "file"), completion: .file())
  var output: [String] = []

  @Flag(help: "End with status 1 if something changed.")
  var exitCode = false

  /// What one file is to hold.
  private enum Form {
    case words(AnswerForm)
    case picture(PictureForm)
  }

  var voice: VoiceOptions { source.voice }

  func validate() throws { _ = try form(of: nil) }

  func run() throws {
    var (before, after) = (try state(old), try state(new))
    // A graph file does not hold all that an analysis knows, so both sides are reduced to what it holds.
    if before.isFile != after.isFile {
      before.content = try reduced(before.content)
      after.content = try reduced(after.content)
    }
    let diff = GraphDiff(from: before.content.graph, before.content.findings, to: after.content.graph, after.content.findings)
    for file in output.isEmpty ? [nil] : output.map(Optional.some) {
      let bytes: [UInt8]
      switch try form(of: file) {
      case .words(let form): bytes = Array(DiffReport.render(diff, from: before.name, to: after.name, as: form).utf8)
      case .picture(let form): bytes = try picture(diff, before, after, as: form, file)
      }
      if let file, file != "-" {
        if let problem = WholeFile.write(bytes, to: file) { throw problem }
      } else {
        Console.result(bytes)
      }
    }
    if before.isIncomplete || after.isIncomplete { throw ExitStatus.failed }
    if exitCode, !diff.isEmpty { throw ExitStatus.findings }
  }

  // MARK: States

  private struct State {
    var name: String
    var content: GraphDocument.Content
    var isFile = false
    var isIncomplete = false
  }

  private func state(_ name: String?) throws -> State {
    guard let name else { return state(of: try source.analyse(), named: "the work tree") }
    guard TextFile.exists(name) || name.hasSuffix(".json") else {
      return state(of: try source.run.analyse(source.paths, at: name), named: name)
    }
    switch TextFile.read(name, shown: name, kind: "graph file") {
    case .success(let text): return State(name: name, content: try GraphDocument.read(text, file: name), isFile: true)
    case .failure(let problem): throw problem
    }
  }

  private func state(of analysis: Pipeline.Analysis, named name: String) -> State {
    State(
      name: name, content: GraphDocument.Content(graph: analysis.graph, findings: analysis.report.findings),
      isIncomplete: analysis.report.problems.contains(where: \.isFatal))
  }

  private func reduced(_ content: GraphDocument.Content) throws -> GraphDocument.Content {
    try GraphDocument.read(GraphDocument.json(content.graph, findings: content.findings), file: "")
  }

  // MARK: Forms

  private func form(of file: String?) throws -> Form {
    if let format {
      guard let form = AnswerForm(rawValue: format) else {
        throw Choices.unknown(format, option: "--format", among: AnswerForm.allCases.map(\.rawValue))
      }
      return .words(form)
    }
    guard let file, let dot = file.lastIndex(of: ".") else { return .words(.text) }
    let ending = file[file.index(after: dot)...].lowercased()
    if ending == "md" { return .words(.markdown) }
    if let words = AnswerForm(rawValue: ending) { return .words(words) }
    return PictureForm(ending: ending).map(Form.picture) ?? .words(.text)
  }

  private func picture(_ diff: GraphDiff, _ before: State, _ after: State, as form: PictureForm, _ file: String?) throws -> [UInt8] {
    let graph = after.content.graph
    let options = DiagramOptions(
      title: "\(before.name) → \(after.name)", marks: FindingMarks.byScreenOrRoute(diff.newFindings, graph))
    let plan: DiagramPlan
    do {
      plan = try DiagramPlan(diff, from: before.content.graph, named: before.name, to: graph, named: after.name, options: options)
    } catch {
      throw Problem("\(error)")
    }
    return try form.bytes(of: plan, for: file)
  }
}
