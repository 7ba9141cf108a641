import ArgumentParser
import NavAnswers
import NavDiagrams
import NavEngine
import NavFindings
import NavModel
import NavReports
import NavSource

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Tells what changed in the flow between two graph files: screens, transitions, routes, findings.",
    discussion: "Exit status 0 whether something changed or not; with '--exit-code' 1 if something did.")

  @Argument(help: ArgumentHelp("The earlier state: a file that 'navgraph graph' has written.", valueName: "old"), completion: .file())
  var old: String

  @Argument(help: ArgumentHelp("The later state, in the same way.", valueName: "new"), completion: .file())
  var new: String

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

  func validate() throws { _ = try form(of: nil) }

  func run() throws {
    let (before, after) = (try state(old), try state(new))
    let diff = GraphDiff(from: before.graph, before.findings, to: after.graph, after.findings)
    for file in output.isEmpty ? [nil] : output.map(Optional.some) {
      let bytes: [UInt8]
      switch try form(of: file) {
      case .words(let form): bytes = Array(DiffReport.render(diff, from: old, to: new, as: form).utf8)
      case .picture(let form): bytes = try picture(diff, before.graph, after.graph, as: form, file)
      }
      if let file, file != "-" {
        if let problem = WholeFile.write(bytes, to: file) { throw problem }
      } else {
        Console.result(bytes)
      }
    }
    if exitCode, !diff.isEmpty { throw ExitStatus.findings }
  }

  private func state(_ name: String) throws -> GraphDocument.Content {
    switch TextFile.read(name, shown: name, kind: "graph file") {
    case .success(let text): return try GraphDocument.read(text, file: name)
    case .failure(let problem): throw problem
    }
  }

  private func form(of file: String?) throws -> Form {
    if let format {
      guard let form = AnswerForm(rawValue: format) else {
        throw Choices.unknown(format, option: "--format", among: AnswerForm.allCases.map(\.rawValue))
      }
      return .words(form)
    }
    guard let file, let dot = file.lastIndex(of: ".") else { return .words(.text) }
    let ending = file[file.index(after: dot)...].lowercased()
    if let picture = PictureForm(rawValue: ending) { return .picture(picture) }
    return .words(ending == "md" ? .markdown : AnswerForm(rawValue: ending) ?? .text)
  }

  private func picture(
    _ diff: GraphDiff, _ before: NavigationGraph, _ after: NavigationGraph, as form: PictureForm, _ file: String?
  ) throws -> [UInt8] {
    let options = DiagramOptions(title: "\(old) → \(new)", marks: FindingMarks.byScreenOrRoute(diff.newFindings, after))
    let plan: DiagramPlan
    do {
      plan = try DiagramPlan(diff, from: before, named: old, to: after, named: new, options: options)
    } catch {
      throw Problem("\(error)")
    }
    for note in plan.notes { Console.note("navgraph: note: \(Visible.text(note))") }
    return try form.bytes(of: plan, for: file)
  }
}
