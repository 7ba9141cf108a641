import NavFacts

/// The framework's own tab bar controller: a screen around its tabs, as one of the program's is.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  func isTabBar(_ name: Symbol) -> Bool { linkage.text(name) == "UITabBarController" }

  /// Sends the tabs of a group, each where it stands: `UITabGroup(…, children: [help, terms])`.
  /// - Returns: whether it is a group without a screen of its own.
  func sendMembers(of expression: NodeRef, _ sink: Sink, _ frame: Frame?) -> Bool {
    guard program[expression].kind == .call, let callee = program.firstChild(expression), let wrapper = linkage.dialects.wrappers[program[callee].name],
      let list = wrapper.members.flatMap({ linkage.argument($0, of: expression) }), let members = linkage.listedElements(list)
    else { return false }
    for member in members { send(member, sink.staying(at: member), at: member, frame) }
    return !linkage.arguments(of: expression).contains { program[$0].kind == .closure }
  }

  /// A tab bar controller of the program's own class.
  func isOwnTabBar(_ value: Value) -> Bool { value.objectType.map { linkage.inherits($0, from: "UITabBarController") } ?? false }

  /// Whether tabs are put into such a one.
  func isTabBar(_ presenter: NodeRef?) -> Bool {
    guard let presenter else { return false }
    let values = linkage.evaluate(presenter)
    if values.contains(where: { $0.objectType != nil }) { return false }
    if values.contains(where: { if case .container(let name, _, _) = $0 { isTabBar(name) } else { false } }) { return true }
    guard case .external(let name, _) = linkage.typeOf(presenter), isTabBar(name) else { return false }
    return values.allSatisfy { bars(heldBy: $0, depth: 0) != nil }
  }

  /// Shows what a property or a parameter of that type holds where it is shown, rather than where it was made.
  /// - Returns: whether it is known to hold the framework's own.
  func sendBar(_ type: TypeRef, heldBy value: Value, _ sink: Sink, at site: NodeRef) -> Bool {
    guard case .external(let name, _) = type, isTabBar(name), let bars = bars(heldBy: value, depth: 0), !bars.isEmpty else { return false }
    outcomes += 1
    shownBars.formUnion(bars)
    emit(.screen(.external(name)), sink, at: site)
    return true
  }

  /// The framework's own tab bar controllers that a value may be; nil where one of the program's may be.
  private func bars(heldBy value: Value, depth: Int) -> Set<NodeRef>? {
    var given: [NodeRef] = []
    switch value {
    case .container(let name, _, let identity): return isTabBar(name) ? [identity] : []
    case .object: return nil
    case .slot(let id):
      if case .type(let owner) = declarations[id].owner, declarations[owner].kind == .protocol { return [] }
      given = linkage.writes(to: id).compactMap(\.value)
    case .parameter(let function, let index):
      given = callers(of: function).flatMap { call, _ in
        (linkage.match(declarations.parameters(of: function), linkage.arguments(of: call)) ?? []).filter { $0.parameter == index }.map(\.argument)
      }
    default: return []
    }
    guard depth < 3 else { return [] }
    var all: Set<NodeRef> = []
    for value in given.flatMap({ linkage.evaluate($0) }) {
      guard let inner = bars(heldBy: value, depth: depth + 1) else { return nil }
      all.formUnion(inner)
    }
    return all
  }
}
