import NavFacts

/// What a view lays over something else: `ZStack { list; if isPicking { … } }`, `list.overlay { … }`, `list.overlay(picking)`.
struct Layers {
  /// The layout or modifier.
  var call: NodeRef
  /// What lies under the others in a layout; nil for a modifier, which hangs on it.
  var lowest: NodeRef?
  var over: [NodeRef]
}

extension SinkFlow {
  private var program: Program { linkage.program }

  func layers() -> [Layers] {
    var all: [Layers] = []
    for call in program.symbols.find("ZStack").map({ linkage.calls(of: $0) }) ?? [] {
      guard let closure = contentArgument(of: call), program[closure].kind == .closure, case let shown = visibleStatements(closure),
        let lowest = shown.first
      else { continue }
      all.append(Layers(call: call, lowest: lowest, over: Array(shown.dropFirst())))
    }
    for call in program.symbols.find("overlay").map({ linkage.calls(of: $0) }) ?? [] {
      guard let callee = program.firstChild(call), program[callee].kind == .member, let content = linkage.arguments(of: call).last else { continue }
      all.append(Layers(call: call, lowest: nil, over: program[content].kind == .closure ? visibleStatements(content) : [content]))
    }
    return all
  }

  /// The conditions without an `else` that a layer is made of: alone, in a property of the view's, or several in a layout.
  func conditions(ofLayer layer: NodeRef, depth: Int = 0) -> [NodeRef] {
    guard depth < 4 else { return [] }
    if program[layer].kind == .ifStmt { return branches(of: layer).count == 1 ? [layer] : [] }
    let told = telling(layer)
    var parts: NodeRef?
    if let property = linkage.propertyWritten(by: told) {
      parts = linkage.declarations[property].getter
    } else if program[told].kind == .call, let callee = program.firstChild(told), program[callee].kind == .name,
      linkage.traits[program[callee].name].contains(.isLayout) || linkage.isLayout(program[callee].name)
    {
      parts = contentArgument(of: told).flatMap { program[$0].kind == .closure ? $0 : nil }
    }
    return parts.map { visibleStatements($0).flatMap { conditions(ofLayer: $0, depth: depth + 1) } } ?? []
  }
}
