import SwiftParser
import SwiftSyntax

/// swift-syntax's parser with a visitor over the whole tree: the least that a rule of a linter built on it costs.
public enum ReferenceParser {
  /// How many calls a source has.
  public static func countCalls(_ source: UnsafeBufferPointer<UInt8>) -> Int {
    let counter = CallCounter(viewMode: .sourceAccurate)
    counter.walk(Parser.parse(source: source))
    return counter.calls
  }

  private final class CallCounter: SyntaxVisitor {
    var calls = 0

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      calls += 1
      return .visitChildren
    }
  }
}
