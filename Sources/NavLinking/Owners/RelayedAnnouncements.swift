import NavFacts

/// A call of a function of the program that posts or observes for whoever calls it.
struct AnnouncementRelay {
  var call: NodeRef
  var name: AnnouncementName
  /// The function, and the call of the framework in it.
  var function: FunctionID
  var inner: NodeRef
}

/// Functions of the program around a notification center: they take the name, or know it by the type of what they are given.
///
///     func post<T: Message>(_ message: Envelope<T>) { center.post(name: T.name, object: message.payload) }
///     func publisher<T: Message>(for handler: Handler<T>) -> AnyPublisher<T.Payload, Never> { center.publisher(for: T.name) … }
extension Linkage {
  /// The calls of the function around a call that says its name for them; nil where the name is said there.
  func relays(_ inner: NodeRef, named name: NodeRef) -> [AnnouncementRelay]? {
    guard case .function(let function) = enclosingBody(inner) else { return nil }
    let parameters = declarations.parameters(of: function)
    func callers(_ name: ([(parameter: Int, argument: NodeRef)]) -> AnnouncementName?) -> [AnnouncementRelay] {
      calls(running: function).compactMap { caller in
        guard caller.confidence != .possible, let pairs = match(parameters, arguments(of: caller.call)), let name = name(pairs) else { return nil }
        return AnnouncementRelay(call: caller.call, name: name, function: function, inner: inner)
      }
    }
    switch program[name].kind {
    case .member:
      guard let base = program.firstChild(name), program[base].kind == .name, case let generic = program[base].name,
        isGenericParameter(generic, of: declarations[function].node)
      else { return nil }
      return callers { inferred(generic, of: function, from: $0)?.projectType.map { .type($0) } }
    case .name:
      guard case .parameter(function, let index) = meaning(of: program[name].name, at: name) else { return nil }
      return callers { pairs in pairs.first { $0.parameter == index }.flatMap { announcementName($0.argument) } }
    default: return nil
    }
  }

  /// Whether a closure is given what notifications carry, one by one.
  func isGivenAnnounced(_ closure: NodeRef) -> Bool {
    guard !dialects.announcements.isEmpty, postsAwaited()[closure] != nil, let observing = announcementRelays[closure] else { return false }
    return mentions(names.object, in: observing.function)
  }

  /// What notifications carry that a closure is given, each with the call that posts it.
  func announcedValues(givenTo closure: NodeRef) -> [(value: NodeRef, post: NodeRef)] {
    (postsAwaited()[closure] ?? []).compactMap { post in
      guard let relay = announcementRelays[post], let object = argument("object", of: relay.inner) else { return nil }
      let names = program.subtree(object).map { NodeRef($0) }.filter { program[$0].kind == .name }
      guard let parameter = names.lazy.compactMap({ self.parameterBehind($0, of: relay.function) }).first,
        let given = match(declarations.parameters(of: relay.function), arguments(of: post))?.first(where: { $0.parameter == parameter })?.argument
      else { return nil }
      return (contentAlone(of: given), post)
    }
  }

  /// `page` of `.open(page)` and of `OpenMessage(payload: page)`, which wrap it to be posted.
  private func contentAlone(of given: NodeRef) -> NodeRef {
    guard program[given].kind == .call, caseMade(by: given) == nil, case let inner = arguments(of: given), inner.count == 1 else { return given }
    return inner[0]
  }

  /// The parameter that a name is, or that the local is made of which it names.
  private func parameterBehind(_ name: NodeRef, of function: FunctionID, depth: Int = 0) -> Int? {
    switch meaning(of: program[name].name, at: name) {
    case .parameter(function, let index): return index
    case .local(let declaration):
      guard depth < 4, let initial = program.first(declaration, .initializer) else { return nil }
      return program.subtree(initial).lazy.map { NodeRef($0) }.filter { self.program[$0].kind == .name }
        .compactMap { self.parameterBehind($0, of: function, depth: depth + 1) }.first
    default: return nil
    }
  }

  private func mentions(_ name: Symbol, in function: FunctionID) -> Bool {
    guard let body = declarations[function].body else { return false }
    return program.subtree(body).contains { program[NodeRef($0)].kind == .member && program[NodeRef($0)].name == name }
  }
}
