import NavFacts

/// What a function gives back once it has started an object: `coordinator.start(); return router.rootController`. The object has put its
/// first screen there, so what is given back stands for that, whoever else fills such a router.
extension Walk {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// - Returns: an empty container that the started object fills; nil where none was started before the call, or the call tells itself what
  ///   it gives back.
  mutating func filledByStart(_ call: NodeRef, _ found: [Value], _ frame: Frame?) -> [Value]? {
    guard frame != nil, !found.contains(where: tellsItself), case .function(let function) = linkage.enclosingBody(call),
      linkage.isViewLike(linkage.typeOf(call)), let body = declarations[function].body
    else { return nil }
    for index in program.subtree(body) where index < call.index {
      let start = NodeRef(index)
      guard program[start].kind == .call, let callee = program.firstChild(start), program[callee].kind == .member,
        linkage.startNames.contains(program[callee].name), let receiver = program.firstChild(callee), program[receiver].kind == .name
      else { continue }
      for case .object(let type, let construction?) in values(of: receiver, frame) where !linkage.isScreenLike(type) {
        return [.container(declarations[type].name, [], identity: construction.call)]
      }
    }
    return nil
  }

  private func tellsItself(_ value: Value) -> Bool {
    switch value {
    case .object(let id, _): linkage.isScreenLike(id)
    case .external, .route: true
    case .container(_, let inner, _): inner.contains(where: \.isKnown)
    default: false
    }
  }
}
