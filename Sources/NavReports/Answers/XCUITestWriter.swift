import NavAnswers
import NavSource

/// Walks as UI tests that are to be filled in. Each test is skipped until somebody has said how its steps are taken: one that does
/// nothing must not pass.
enum XCUITestWriter {
  static func text(_ answer: CoverAnswer) -> String {
    var out = """
      // Written by 'navgraph cover'. \(comment(CoverReport.summary(answer))).
      // Fill in each step, and remove the line that skips the test.

      import XCTest

      @MainActor
      final class FlowWalks: XCTestCase {

      """
    for (number, walk) in answer.walks.enumerated() { out += test(number + 1, walk, answer) }
    out += """
        private func step(_ name: String, _ take: () throws -> Void) rethrows {
          try XCTContext.runActivity(named: name) { _ in try take() }
        }
      }

      """
    let remarks = CoverReport.remarks(answer)
    if !remarks.isEmpty {
      out += "\n// Not walked: \(comment(remarks.joined(separator: ", "))).\n"
      for hop in answer.unreached { out += "//   \(comment(title(hop))), \(comment(AnswerText.place(hop.transition.place)))\n" }
    }
    return out
  }

  private static func test(_ number: Int, _ walk: CoverAnswer.Walk, _ answer: CoverAnswer) -> String {
    var out = """
        func testWalk\(number)From\(identifier(walk.start))() throws {
          try XCTSkipIf(true, "Say in each step how it is taken.")
          let app = XCUIApplication()
          app.launch()
          // The app is to come up with \(comment(walk.start)).

      """
    for hop in walk.edges.map(answer.hop) {
      out += """
            step(\(literal(title(hop)))) {
              // \(comment(AnswerText.place(hop.transition.place)))
              // app.buttons["…"].tap()
            }

        """
    }
    return out + "  }\n\n"
  }

  private static func title(_ hop: Hop) -> String { "\(hop.from) -> \(hop.to): \(AnswerText.means(hop.transition))" }

  /// Text that ends no line.
  private static func comment(_ text: String) -> String { Visible.text(text) }

  /// The letters, digits and underscores of a name; Swift takes letters of every script.
  private static func identifier(_ name: String) -> String {
    String(name.prefix(80).filter { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  private static func literal(_ text: String) -> String {
    "\"" + Visible.text(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")) + "\""
  }
}
