import ArgumentParser
import NavDiagrams
import NavDOT
import NavDrawing
import NavFindings
import NavModel
import NavPages
import NavReports
import NavSource

/// What a picture can be written as; the file's ending says which.
enum PictureForm: String, CaseIterable, ExpressibleByArgument {
  case svg, png, pdf, html, dot, mmd, puml, json

  /// `ending` without the dot, in any case.
  init?(ending: some StringProtocol) {
    switch ending.lowercased() {
    case "htm": self = .html
    case "mermaid": self = .mmd
    case "plantuml", "pu": self = .puml
    case "gv": self = .dot
    case let ending: self.init(rawValue: ending)
    }
  }

  /// `.svg, .png, …`.
  static let endings = allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")

  /// Plans the picture and has it drawn; notes go to standard error.
  ///
  /// - Parameters:
  ///   - findings: what a page tells beside the picture.
  ///   - file: where it is to be written, for problems.
  func bytes(
    of graph: NavigationGraph, _ findings: [Finding], _ options: DiagramOptions, _ theme: Theme.Appearance, for file: String?
  ) throws -> [UInt8] {
    if self == .html { return try page(of: graph, findings, options, for: file) }
    return try bytes(of: try plan(of: graph, options), theme, for: file)
  }

  /// A reader of a page searches and zooms, so it holds more boxes than a sheet of paper.
  private func page(of graph: NavigationGraph, _ findings: [Finding], _ options: DiagramOptions, for file: String?) throws -> [UInt8] {
    var options = options
    options.largestPicture = max(options.largestPicture, SizePolicy.largestPage)
    let plan = try plan(of: graph, options)
    for note in plan.notes { Console.note("navgraph: note: \(Visible.text(note))") }
    let page = FlowPage(plan, of: graph, findings: findings)
    let svg = try drawn(file) { () throws(DrawingError) in
      try Drawing.draw(page.drawing, as: .svg, with: .besideThisExecutable(), deadline: .seconds(120))
    }
    return Array(page.text(svg: String(decoding: svg, as: UTF8.self)).utf8)
  }

  /// As above, for a plan that is made already.
  func bytes(of plan: DiagramPlan, _ theme: Theme.Appearance = .light, for file: String?) throws -> [UInt8] {
    for note in plan.notes { Console.note("navgraph: note: \(Visible.text(note))") }
    switch self {
    case .svg: return try drawn(plan, .svg, theme, file)
    case .png: return try drawn(plan, .png, theme, file)
    case .pdf: return try drawn(plan, .pdf, theme, file)
    case .html: throw Problem("a comparison is no page", file: file, mend: "Write it as NAME.svg.")
    case .dot: return Array(DOTWriter.text(DOTGraph(plan, theme)).utf8)
    case .mmd: return Array(MermaidWriter.text(plan, theme).utf8)
    case .puml: return Array(PlantUMLWriter.text(plan, theme).utf8)
    case .json: return Array(DiagramDocument.json(plan).utf8)
    }
  }

  private func plan(of graph: NavigationGraph, _ options: DiagramOptions) throws -> DiagramPlan {
    do {
      guard self == .mmd else { return try DiagramPlan(graph, options: options) }
      return try MermaidWriter.fitted { (boxes: Int?) throws(SelectionError) in
        var options = options
        if let boxes { options.largestPicture = min(boxes, options.largestPicture) }
        return try DiagramPlan(graph, options: options)
      }
    } catch {
      throw Problem("\(error)")
    }
  }

  private func drawn(_ plan: DiagramPlan, _ format: DrawingFormat, _ theme: Theme.Appearance, _ file: String?) throws -> [UInt8] {
    try drawn(file) { () throws(DrawingError) in try Drawing.draw(plan, theme, as: format, with: .besideThisExecutable()) }
  }

  private func drawn(_ file: String?, _ draw: () throws(DrawingError) -> Drawing) throws -> [UInt8] {
    do {
      let done = try draw()
      for note in done.notes { Console.note("navgraph: note: \(Visible.text(note))") }
      return done.bytes
    } catch {
      throw Problem("\(error)", file: file)
    }
  }
}
