import NavDialects
import NavFacts

/// Stacks of the program's own around whatever they are made with: `Trail(walk: walk) { SeaView() }`, where the view `Trail` is a stack that
/// shows `content()`.
///
/// What is first in such a stack is told where it is made, one for each of them, and not by the stack itself.
extension SinkFlow {
  private var program: Program { linkage.program }

  /// A view that puts what it is made with into a stack: who is nothing but such a stack has that as its root,
  /// `var body: some View { CartStack { CartView() } }`; whoever shows the stack otherwise shows what is in it.
  func sendGiven(_ content: NodeRef, _ manner: Manner) {
    if case .function = linkage.enclosingBody(content) { return }
    for statement in wholeStatements(content) {
      for given in contents(given: telling(statement), depth: 0) {
        guard let stack = program.parent(given), program[stack].kind == .call, let view = linkage.enclosingType(stack), linkage.isView(view), !isPlaced(stack)
        else { continue }
        sendContent(given, manner)
      }
    }
  }

  /// What callers give for the content of a view, through the views in between that pass it on.
  private func contents(given content: NodeRef, depth: Int) -> [NodeRef] {
    guard depth < 4 else { return [] }
    let asked = program[content].kind == .call ? program.firstChild(content) ?? content : content
    if let property = linkage.propertyWritten(by: asked) {
      return linkage.writes(to: property).compactMap(\.value).flatMap { passed($0, depth: depth) }
    }
    guard program[asked].kind == .name, case .parameter(let function, let index) = linkage.meaning(of: program[asked].name, at: asked) else { return [] }
    return linkage.argumentsGiven(to: function, index).flatMap { passed($0, depth: depth) }
  }

  private func passed(_ value: NodeRef, depth: Int) -> [NodeRef] {
    guard [.name, .member, .call].contains(program[value].kind) else { return [value] }
    let passed = contents(given: value, depth: depth + 1)
    return passed.isEmpty && program[value].kind == .call ? [value] : passed
  }

  /// Whether something else says how the view appears that stands at a place.
  private func isPlaced(_ site: NodeRef) -> Bool {
    var at: NodeRef? = site
    while let here = at, !program[here].kind.isDeclaration || program[here].kind == .accessor {
      if linkage.mappings[here] != nil { return true }
      if program[here].kind == .closure, let call = program.parent(here), program[call].kind == .call, let callee = program.firstChild(call) {
        let name = program[callee].name
        if linkage.dialects.containers[name] != nil || linkage.dialects.presentations[name] != nil || linkage.dialects.registrations[name] != nil
          || linkage.dialects.links[name] != nil
        {
          return true
        }
      }
      at = program.parent(here)
    }
    return false
  }
}
