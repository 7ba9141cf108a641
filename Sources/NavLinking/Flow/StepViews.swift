import NavFacts

/// What is known of the views that steps show.
struct StepReader {
  var evidence: ScreenEvidence
  /// The views from which something else is shown.
  var leading: Set<TypeID>

  init(_ evidence: ScreenEvidence, _ flow: SinkFlow) {
    self.evidence = evidence
    leading = Set(flow.drafts.lazy.filter { $0.manner != .child }.compactMap { flow.linkage.enclosingType($0.site) })
  }
}

/// Which views steps show.
extension SinkFlow {
  private var program: Program { linkage.program }

  /// The views that a branch may show alone; or the one beside labels and buttons that leads on itself, or by what it is given:
  /// `VStack { LoginView(onDone: { step = .home }); HStack { Text("New here?"); Button("Sign up") { … } } }`.
  ///
  /// - Parameter slots: the states that the steps take turns by.
  func views(shownIn block: NodeRef, _ slots: Set<PropertyID>, _ reader: StepReader) -> Set<TypeID> {
    let alone = Set(reader.evidence.steps(shownIn: block)).filter(linkage.isView)
    guard alone.isEmpty else { return alone }
    guard let arranged = viewsArranged(in: block, depth: 0), arranged.count == 1 else { return [] }
    return reader.leading.contains(arranged[0].view) || isGivenWay(arranged[0].made, slots) ? [arranged[0].view] : []
  }

  /// Whether a view is given a closure that sets one of the states.
  private func isGivenWay(_ made: NodeRef, _ slots: Set<PropertyID>) -> Bool {
    slots.contains { slot in linkage.writes(to: slot).contains { $0.means == .assignment && program.isInside($0.site, made) } }
  }

  /// The views of the program's that a content arranges, its buttons and other parts left out; nil where some of them are there under
  /// conditions only.
  private func viewsArranged(in content: NodeRef, depth: Int) -> [(view: TypeID, made: NodeRef)]? {
    guard depth < 4 else { return nil }
    var views: [(view: TypeID, made: NodeRef)] = []
    for part in program.members(content) where ![.parameter, .varDecl].contains(program[part].kind) {
      guard [.call, .name, .member].contains(program[part].kind) else { return nil }
      let told = telling(part)
      if let view = viewMade(by: told) {
        if !linkage.isNamedPart(view) { views.append((view, told)) }
      } else if program[told].kind == .call, let callee = program.firstChild(told), program[callee].kind == .name,
        linkage.isLayout(program[callee].name), let inner = contentArgument(of: told), program[inner].kind == .closure
      {
        guard let inside = viewsArranged(in: inner, depth: depth + 1) else { return nil }
        views += inside
      }
    }
    return views
  }
}
