import NavDialects
import NavFacts

/// Stacks of the program's own around whatever they are made with: `Trail(walk: walk) { SeaView() }`, where the view `Trail` is a stack that
/// shows `content()`.
///
/// What is first in such a stack is told where it is made, one for each of them, and not by the stack itself.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// The property of a wrapper that a stack's content shows and nothing else; nil where it shows more, or something of its own.
  func contentHeld(by content: NodeRef) -> PropertyID? {
    let statements = wholeStatements(content)
    guard statements.count == 1, let wrapper = linkage.enclosingType(content), linkage.isView(wrapper), linkage.isWrapperView(wrapper) else { return nil }
    var shown = telling(statements[0])
    if program[shown].kind == .call {
      guard linkage.arguments(of: shown).isEmpty, let callee = program.firstChild(shown) else { return nil }
      shown = callee
    }
    guard [.name, .member].contains(program[shown].kind), let property = linkage.propertyWritten(by: shown), declarations[property].getter == nil,
      declarations[property].owner == .type(wrapper)
    else { return nil }
    return property
  }

  /// Sends what each use of a wrapper that is all of a view puts into the wrapper's stack. Of others, whoever shows the wrapper shows
  /// its content.
  /// - Returns: whether there is such a use.
  func sendWrapped(_ property: PropertyID, _ manner: Manner) -> Bool {
    guard case .type(let wrapper) = declarations[property].owner else { return false }
    var found = false
    for call in linkage.constructions(of: wrapper) where isWholeBody(call) {
      guard let given = linkage.given(to: property, by: call) ?? contentArgument(of: call) else { continue }
      found = true
      sendContent(given, manner)
    }
    return found
  }

  /// Whether a call makes what alone is the body of a view, modifiers aside.
  private func isWholeBody(_ call: NodeRef) -> Bool {
    guard let view = linkage.enclosingType(call), linkage.isView(view), !linkage.isWrapperView(view), let body = linkage.bodyGetter(view) else { return false }
    let statements = program.members(body).filter { ![.varDecl, .funcDecl].contains(program[$0].kind) }
    guard statements.count == 1 else { return false }
    let whole = program[statements[0]].kind == .returnStmt ? program.firstChild(statements[0]) ?? statements[0] : statements[0]
    return telling(whole) == call
  }
}
