import NavFacts

/// Choices that are sections of a page: below its head, they scroll together with it.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Whether a choice scrolls together with other content: `ScrollView { Head(); Bar(selected: $tab); switch tab { … } }`.
  func isSection(_ node: NodeRef, depth: Int, isAlone: Bool = true) -> Bool {
    guard depth < 4 else { return false }
    var isAlone = isAlone
    var child = node
    while let here = program.parent(child) {
      switch program[here].kind {
      case .block, .clause, .accessor:
        if countOfVisible(here) > 1 { isAlone = false }
      case .closure:
        if countOfVisible(here) > 1 { isAlone = false }
        guard let call = program.parent(here), program[call].kind == .call, program.firstChild(call) != here else { return false }
        if scrolls(call) { return !isAlone }
        child = call
        continue
      case .varDecl:
        guard let id = declarations.propertyOfNode[here], declarations[id].name != linkage.names.body else { return false }
        return linkage.uses(of: id).contains { isSection($0, depth: depth + 1, isAlone: isAlone) }
      case .funcDecl:
        guard let id = declarations.functionOfNode[here] else { return false }
        return callers(of: id).contains { isSection($0.call, depth: depth + 1, isAlone: isAlone) }
      case let kind where kind.isDeclaration: return false
      default: break
      }
      child = here
    }
    return false
  }

  /// A call of the framework's scrolling views, or of one of the program's that puts what it is given into one.
  func scrolls(_ call: NodeRef) -> Bool {
    guard let callee = program.firstChild(call), program[callee].kind == .name else { return false }
    if Self.scrolling.contains(linkage.text(program[callee].name)) { return true }
    guard case .meta(.project(let type)) = linkage.typeOf(callee), let body = linkage.bodyGetter(type) else { return false }
    return program.subtree(body).contains { index in
      let inner = NodeRef(index)
      guard program[inner].kind == .call, let name = program.firstChild(inner), program[name].kind == .name,
        Self.scrolling.contains(linkage.text(program[name].name))
      else { return false }
      return program.subtree(inner).contains { isContent(NodeRef($0), of: type) }
    }
  }

  /// Whether an expression names what a view is given to show.
  private func isContent(_ mention: NodeRef, of type: TypeID) -> Bool {
    guard program[mention].kind == .name, let id = linkage.findProperty(program[mention].name, in: type), declarations[id].owner == .type(type),
      declarations[id].getter == nil, let written = declarations[id].type
    else { return false }
    if case .function = linkage.resolve(written) { return true }
    return program[written].kind == .typeName && linkage.isGenericParameter(program[written].name, of: declarations[type].node)
  }

  private static let scrolling: Set<String> = ["ScrollView", "List", "Form"]
}
