import ArgumentParser
import NavDiagrams
import NavDrawing
import NavReports
import NavSource

/// What a picture can be written as; the file's ending says which.
enum PictureForm: String, CaseIterable, ExpressibleByArgument {
  case svg, png, pdf, dot

  private var drawing: DrawingFormat? { DrawingFormat(rawValue: rawValue) }

  /// Has the plan drawn; notes go to standard error.
  ///
  /// - Parameter file: where it is to be written, for problems.
  func bytes(of plan: DiagramPlan, for file: String?) throws -> [UInt8] {
    guard let drawing else { return Array(DOTWriter.text(DOTGraph(plan)).utf8) }
    do {
      let done = try Drawing.draw(plan, as: drawing, with: .besideThisExecutable())
      for note in done.notes { Console.note("navgraph: note: \(Visible.text(note))") }
      return done.bytes
    } catch {
      throw Problem("\(error)", file: file)
    }
  }

  /// `.svg, .png, …`.
  static let endings = allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
}
