import NavFacts

/// Methods of objects that are given as functions, not called: `.sheet(isPresented: $showsCart, content: coordinator.cart)`.
extension Walk {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// The bodies of the methods that `ref` names, where they give views and are not called there; each with the object whose method it is.
  ///
  /// Only of views: what other methods do is followed from the calls of whatever keeps them.
  mutating func methodsHanded(_ ref: NodeRef, of type: TypeRef, _ frame: Frame?) -> [Value] {
    guard case .project(let id) = type, let base = program.firstChild(ref), linkage.findProperty(program[ref].name, in: id) == nil,
      program.parent(ref).map({ program[$0].kind != .call || program.firstChild($0) != ref }) ?? true
    else { return [] }
    let named = linkage.findFunctions(program[ref].name, in: id).filter { linkage.isViewLike(linkage.resultType(of: $0)) || declarations[$0].body == nil }
    guard !named.isEmpty else { return [] }
    let receivers = values(of: base, frame)
    let receiver = receivers.first { $0.objectType != nil } ?? receivers.first(where: \.isKnown) ?? receivers.first
    var all = linkage.withOverrides(named, receiver: id).filter { declarations[$0].body != nil && linkage.isViewLike(linkage.resultType(of: $0)) }
    if let exact = receiver.flatMap({ $0.objectType ?? linkage.exactType($0) }) {
      let own = all.filter { linkage.runs($0, on: exact) }
      if !own.isEmpty { all = own }
    }
    return all.prefix(Self.manyMethods).compactMap { function in
      declarations[function].body.map { .closure($0, Frame(parameters: [:], selfValue: receiver, outer: nil, depth: (frame?.depth ?? 0) + 1)) }
    }
  }

  /// Any of more says nothing.
  private static var manyMethods: Int { 12 }
}
