import NavFacts

/// Windows whose root is a controller of the framework's own, which shows nothing itself: `let host = UIViewController()`,
/// `window.rootViewController = host`, `host.addChild(home)`. What is put into it is what the window shows.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// How many names and functions such a controller is followed through.
  private static let reach = 8

  /// The call that makes the bare controller which fills a window, where an expression is that.
  func windowHost(behind presenter: NodeRef) -> NodeRef? {
    guard !windowHosts.isEmpty, let host = plainController(behind: presenter, depth: 0), windowHosts.contains(host) else { return nil }
    return host
  }

  /// Whether a window is given a bare controller, into which something is put.
  func isFilledHost(_ value: NodeRef) -> Bool {
    guard !filledHosts.isEmpty else { return false }
    return plainController(behind: value, depth: 0).map(filledHosts.contains) ?? false
  }

  private var windowHosts: Set<NodeRef> {
    if let known = windowHostsMemo { return known }
    var all: Set<NodeRef> = []
    for (name, row) in linkage.dialects.inOrder(linkage.dialects.assignments) where row.name == "rootViewController" {
      for site in linkage.sites.assignments[name] ?? [] {
        if let host = program.secondChild(site).flatMap({ plainController(behind: $0, depth: 0) }) { all.insert(host) }
      }
    }
    windowHostsMemo = all
    return all
  }

  /// The call that makes the bare controller which an expression always is; nil where it is anything else, or several.
  private func plainController(behind expression: NodeRef, depth: Int) -> NodeRef? {
    guard depth < Self.reach else { return nil }
    switch program[expression].kind {
    case .call:
      if isPlainController(expression) { return expression }
      let targets = linkage.callTargets(of: expression)
      guard targets.confidence != .possible, targets.functions.count == 1, let body = declarations[targets.functions[0]].body else { return nil }
      return same(linkage.returnedExpressions(of: body), depth)
    case .name, .member:
      if program[expression].kind == .name {
        switch linkage.meaning(of: program[expression].name, at: expression) {
        case .local(let local): return same([program.first(local, .initializer).flatMap { program.firstChild($0) }].compactMap { $0 }, depth)
        case .parameter(let function, let index): return same(callers(of: function).compactMap { linkage.given(index, of: function, by: $0.call) }, depth)
        default: break
        }
      }
      guard let property = linkage.propertyWritten(by: expression), declarations[property].getter == nil else { return nil }
      return same(linkage.writes(to: property).compactMap(\.value), depth)
    case .ternary: return same(Array(program.children(expression).dropFirst()), depth)
    default: return nil
    }
  }

  private func same(_ expressions: [NodeRef], _ depth: Int) -> NodeRef? {
    guard let first = expressions.first, let host = plainController(behind: first, depth: depth + 1) else { return nil }
    return expressions.dropFirst().allSatisfy { plainController(behind: $0, depth: depth + 1) == host } ? host : nil
  }

  /// `UIViewController()`
  private func isPlainController(_ call: NodeRef) -> Bool {
    guard let callee = program.firstChild(call), program.secondChild(call) == nil, case .meta(.external(let name, _)) = linkage.typeOf(callee) else { return false }
    return linkage.isBareController(name)
  }
}
