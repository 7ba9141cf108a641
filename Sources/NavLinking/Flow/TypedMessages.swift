import NavFacts

/// Watchers that take the values of one type out of a stream of several, and show one screen for them:
/// `deeds.ofType(OpenPage.self).subscribe { page in show(PageController(page)) }`. Whoever feeds such a value into the stream decides.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// What becomes of a value of a type that is no route itself.
  struct TypedMessage: Hashable {
    var type: TypeID
    var shown: TransitionDraft.Target
  }

  /// After every framework's own calls are known.
  func findTypedMessages() {
    var shown: [NodeRef: [Int]] = [:]
    for index in drafts.indices {
      guard case .screen = drafts[index].target, let closure = closureTakingMessages(around: drafts[index].site) else { continue }
      shown[closure, default: []].append(index)
    }
    var told: Set<Int> = []
    for (closure, indices) in shown.sorted(by: { $0.key < $1.key }) {
      guard let (stream, type) = message(takenBy: closure), Set(indices.map { drafts[$0].target }).count == 1 else { continue }
      let before = drafts.count
      var sink = Sink(manner: drafts[indices[0]].manner)
      sink.message = TypedMessage(type: type, shown: drafts[indices[0]].target)
      sink.conditions = [RouteCondition(subject: .value(projections: 0), wanted: .types([type], isOneOf: true))]
      anew { send([.slot(stream)], sink, at: closure, closure) }
      if drafts.count > before { told.formUnion(indices) }
    }
    if told.isEmpty { return }
    drafts = drafts.indices.filter { !told.contains($0) }.map { drafts[$0] }
  }

  /// Shows what a message asks for, where a value is one.
  /// - Returns: whether the value leads no further.
  func sendMessage(_ value: Value, _ message: TypedMessage, _ sink: Sink, at site: NodeRef) -> Bool {
    switch value {
    case .object(let type, _?):
      if linkage.fits(type, message.type) { emit(message.shown, sink, at: site) }
      return true
    case .parameter, .slot, .later, .closure, .closureArgument, .payload, .part, .element, .tuple, .asked: return false
    default: return true
    }
  }

  private func closureTakingMessages(around site: NodeRef) -> NodeRef? {
    var at = program.parent(site)
    while let here = at, !program[here].kind.isDeclaration || program[here].kind == .varDecl {
      if program[here].kind == .closure, message(takenBy: here) != nil { return runs(site, in: here) ? here : nil }
      at = program.parent(here)
    }
    return nil
  }

  /// The stream that a closure watches, and the type of the messages that are taken out of it.
  private func message(takenBy closure: NodeRef) -> (stream: PropertyID, type: TypeID)? {
    let chains = linkage.chainWatched(by: closure).map { [$0] } ?? (linkage.ownerOfTarget(closure) != nil ? linkage.chainsBound(to: closure) : [])
    guard !chains.isEmpty, case let asked = Set(chains.map { linkage.typeOfValues(in: $0) }), asked.count == 1, let type = asked.first??.projectType,
      [.structure, .class].contains(declarations[type].kind), !linkage.isScreenLike(type),
      let stream = linkage.streamWatched(by: closure, linkage.ownerOfTarget(closure) == nil ? 0 : 1)
    else { return nil }
    return (stream, type)
  }
}
