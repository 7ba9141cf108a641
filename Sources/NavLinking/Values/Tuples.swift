import NavFacts

/// Several values given at once: `let (coordinator, module) = makeTabs()`, `factory.makeCreation().toPresent`.
extension Linkage {
  /// Where a name stands in the tuple that a pattern takes apart: the positions from the outermost tuple inwards, and the node around it.
  func placeInTuple(_ bind: NodeRef) -> (around: NodeRef, positions: [Int])? {
    var positions: [Int] = []
    var child = bind
    var at = program.parent(bind)
    while let here = at {
      switch program[here].kind {
      case .tuple: positions.insert(program.children(here).map { $0 }.firstIndex(of: child) ?? 0, at: 0)
      case .pattern, .unary: break
      default: return positions.isEmpty ? nil : (here, positions)
      }
      child = here
      at = program.parent(here)
    }
    return nil
  }

  /// The position that a member names: a label or a number; nil where the tuple has none of that name.
  func position(named name: Symbol, in labels: [Symbol]) -> Int? {
    if let labelled = labels.firstIndex(of: name) { return labelled }
    guard let number = Int(text(name)), labels.indices.contains(number) else { return nil }
    return number
  }

  func typeOfTuple(_ ref: NodeRef) -> TypeRef {
    let parts = program.children(ref).map { $0 }
    guard parts.count > 1 else { return .unknown }
    return .tuple(parts.map { program[$0].kind.isType ? resolve($0) : typeOf($0) }, labels: parts.map { program.label($0) })
  }

  /// The type of a name that a declaration takes out of a tuple.
  func typeInTuple(_ declaration: NodeRef, _ positions: [Int]) -> TypeRef {
    var type = typeOfLocal(declaration)
    for position in positions {
      guard case .tuple(let parts, _) = type, parts.indices.contains(position) else { return .unknown }
      type = parts[position]
    }
    return type
  }
}

extension Value {
  /// What stands at a position of a tuple; nil where this is none.
  func part(at position: Int) -> [Value]? {
    switch self {
    case .tuple(let parts, _): parts.indices.contains(position) ? parts[position] : []
    case .typed(.tuple(let types, _)): types.indices.contains(position) ? [types[position].isUnknown ? .unknown : .typed(types[position])] : []
    case .parameter, .payload, .part, .element, .slot, .later, .closureArgument: [.element(self, at: position)]
    default: nil
    }
  }

  /// The same under the labels of a declared type, where it has none of its own.
  func labelled(as type: TypeRef) -> Value {
    guard case .tuple(let parts, let own) = self, case .tuple(_, let labels) = type, labels.count == own.count else { return self }
    return .tuple(parts, labels: zip(own, labels).map { $0.isNone ? $1 : $0 })
  }
}

extension Walk {
  mutating func valuesOfTuple(_ ref: NodeRef, _ frame: Frame?) -> [Value] {
    let elements = linkage.program.children(ref).map { $0 }
    guard elements.count > 1 else { return [.unknown] }
    return [.tuple(elements.map { values(of: $0, frame) }, labels: elements.map { linkage.program.label($0) })]
  }

  /// What a name stands for that a declaration takes out of a tuple; nil where its value is none.
  mutating func valuesInTuple(_ declaration: NodeRef, _ positions: [Int], _ frame: Frame?) -> [Value]? {
    let program = linkage.program
    guard let initial = program.first(declaration, .initializer).flatMap({ program.firstChild($0) }) else { return nil }
    return taken(out: values(of: initial, frame), positions)
  }

  func taken(out whole: [Value], _ positions: [Int]) -> [Value]? {
    var found = whole
    for position in positions {
      let parts = found.compactMap { $0.part(at: position) }
      guard !parts.isEmpty else { return nil }
      found = parts.flatMap { $0 }
    }
    return found
  }
}

extension Linkage {
  /// The stream of tuples, of which a closure that watches it takes one value each as its parameters:
  /// `.onReceive(pushes) { route, replaces in … }`.
  func streamTakenApart(by closure: NodeRef) -> (stream: PropertyID, types: [TypeRef])? {
    let parameters = program.children(closure).count { program[$0].kind == .parameter }
    guard parameters > 1, let stream = streamWatched(by: closure, 0), case .tuple(let types, _) = declaredType(of: stream), types.count == parameters
    else { return nil }
    return (stream, types)
  }
}
