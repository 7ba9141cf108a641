import NavFacts

/// Tab bars made by hand whose tabs are a list of tuples, each with a view in it, of which a view shows one:
/// `let items: [(icon: String, content: () -> AnyView)]`, `if selection == index { items[index].content() }`.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  func findTupledTabs() {
    var evidence: ScreenEvidence?
    for index in declarations.properties.indices {
      let list = PropertyID(index)
      guard let label = labelOfView(in: list), isPicked(list, label), case let contents = contents(of: list, label), contents.count > 1 else { continue }
      let views = contents.map { Set(linkage.evaluate($0).flatMap(objects).filter(linkage.isView)) }
      guard Set(views.joined()).count > 1 else { continue }
      if !isNamedAsTabs(list) {
        let known = evidence ?? ScreenEvidence(self)
        evidence = known
        guard views.joined().contains(where: { known.isScreen($0, outside: declarations[list].node) }) else { continue }
      }
      for content in contents {
        let site = wholeStatements(content).first.map(unerased) ?? content
        send(content, Sink(manner: .tab).staying(at: site), at: site)
      }
    }
  }

  /// What each tuple says of the view in it, if the elements of a view's list are tuples with one erased view, or with what makes one.
  private func labelOfView(in list: PropertyID) -> Symbol? {
    guard declarations[list].getter == nil, !declarations[list].isStatic, declarations[list].type != nil, case .type(let owner) = declarations[list].owner,
      linkage.isView(owner), case .array(.tuple(let types, let labels)) = linkage.declaredType(of: list), types.count == labels.count
    else { return nil }
    let found = zip(types, labels).filter { linkage.isAnyView($0.0) }
    return found.count == 1 && !found[0].1.isNone ? found[0].1 : nil
  }

  /// Whether the view shows that part of one of the tuples: of the one that a state tells, or for which a comparison holds.
  private func isPicked(_ list: PropertyID, _ label: Symbol) -> Bool {
    linkage.uses(of: list).contains { use in
      guard let picked = program.parent(use), program[picked].kind == .subscript, program.firstChild(picked) == use, let member = program.parent(picked),
        program[member].kind == .member, program[member].name == label, linkage.isInBuilder(member), let told = linkage.arguments(of: picked).first
      else { return false }
      return linkage.propertyWritten(by: told) != nil || isCompared(member)
    }
  }

  /// What the tuples of a list are given for a label, wherever the list is written.
  private func contents(of list: PropertyID, _ label: Symbol) -> [NodeRef] {
    linkage.writes(to: list).compactMap(\.value).flatMap { linkage.listedElements($0) ?? [] }.compactMap { element in
      guard program[element].kind == .tuple else { return nil }
      return program.children(element).first { program.label($0) == label }
    }
  }

  private func objects(_ value: Value) -> [TypeID] {
    if case .closure(let body, let frame) = value {
      var walk = Walk(linkage: linkage)
      return walk.results(of: body, frame).compactMap(\.objectType)
    }
    return value.objectType.map { [$0] } ?? []
  }

  private func isNamedAsTabs(_ list: PropertyID) -> Bool {
    guard case .type(let owner) = declarations[list].owner else { return false }
    return [declarations[list].name, declarations[owner].name].contains { !linkage.words(in: $0).isDisjoint(with: ["tab", "tabs"]) }
  }
}
