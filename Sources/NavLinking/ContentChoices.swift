import NavDialects
import NavFacts

/// A place in a screen that shows one of several views by the value of a state: `switch section { case .news: NewsView() … }` in a
/// column or an area.
struct ContentChoice {
  /// What stands in the screen: the `switch`, or the expression whose getter switches.
  var node: NodeRef
  var mapping: NodeRef
  var type: TypeID
  /// The expression that reads the state.
  var state: NodeRef
}

/// Screens that show others in a part of themselves, as a state says.
///
/// The cases of such a state are routes, and whoever sets it goes there. A state that says how far one screen has come, or how it
/// looks, is none: two cases at least must show views that are screens by other evidence, or columns that other screens choose.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Sends what sets the states behind the choices; what else shows and navigates is known by then.
  func findContentChoices() {
    let candidates = contentCandidates()
    guard !candidates.isEmpty else { return }
    let evidence = ScreenEvidence(self)
    let followed = Set(seenSlots.map(\.property))
    var accepted: [(ContentChoice, ContentPlace)] = []
    for choice in candidates {
      guard let place = place(of: choice.node, depth: 0), let id = stateRead(by: choice.state), !followed.contains(id) else { continue }
      let shown = Set(linkage.armsOf(choice.mapping).compactMap(viewShown))
      var screens = shown.count { evidence.isScreen($0, outside: choice.mapping) }
      if place.manner == .split, isSetElsewhere(id, than: choice.node) { screens = shown.count }
      if screens > 1 { accepted.append((choice, place)) } else { rejectedChoices.insert(choice.mapping) }
    }
    for (choice, place) in accepted {
      contentChoices.insert(choice.mapping)
      rejectedChoices.remove(choice.mapping)
      sendWrites(of: choice, place)
    }
  }

  // MARK: Finding

  private func contentCandidates() -> [ContentChoice] {
    var all: [ContentChoice] = []
    for (mapping, type) in linkage.mappings.sorted(by: { $0.key < $1.key }) {
      guard let subject = program.firstChild(mapping) else { continue }
      if program[subject].kind == .name, program[subject].name == linkage.names.selfValue {
        all += uses(of: mapping, type)
      } else if stands(mapping), stateRead(by: subject) != nil {
        all.append(ContentChoice(node: mapping, mapping: mapping, type: type, state: subject))
      }
    }
    return all
  }

  /// `section.content` in a view, where the enum's own getter switches over itself.
  private func uses(of mapping: NodeRef, _ type: TypeID) -> [ContentChoice] {
    let name: Symbol
    switch linkage.enclosingBody(mapping) {
    case .property(let id): name = declarations[id].name
    case .function(let id): name = declarations[id].name
    case .none: return []
    }
    return linkage.mentions(of: name).compactMap { ref in
      guard program[ref].kind == .member, let base = program.firstChild(ref), stands(ref), stateRead(by: base) != nil,
        linkage.typeOf(base).projectType == type
      else { return nil }
      return ContentChoice(node: ref, mapping: mapping, type: type, state: base)
    }
  }

  /// Whether a node is content of a view.
  private func stands(_ ref: NodeRef) -> Bool {
    linkage.enclosingType(ref).map(linkage.isView) == true && linkage.isInBuilder(ref)
  }

  /// A stored property that the program may set; what a view is merely made with has no place that sets it.
  private func stateRead(by expression: NodeRef) -> PropertyID? {
    guard case .slot(let id, nil) = linkage.bindingTarget(expression) else { return nil }
    let property = declarations[id]
    guard property.getter == nil, !property.isLet, case .type(let owner) = property.owner else { return nil }
    return linkage.isView(owner) && !property.hasAttributes ? nil : id
  }

  /// The view that alone makes up an arm.
  private func viewShown(by arm: NodeRef) -> TypeID? {
    guard let block = program.first(arm, .block) else { return nil }
    for statement in shownAlone(in: block, depth: 0) {
      for case .object(let id, _) in linkage.evaluate(statement) where linkage.isScreenLike(id) { return id }
    }
    return nil
  }

  /// Whether a view other than the one that looks at a state sets it.
  private func isSetElsewhere(_ id: PropertyID, than node: NodeRef) -> Bool {
    let here = linkage.enclosingType(node)
    return slots(behind: id).contains { slot in
      linkage.writes(to: slot).contains { write in
        guard write.means == .assignment, let setter = linkage.enclosingType(write.site) else { return false }
        return setter != here && linkage.isView(setter)
      }
    }
  }

  // MARK: Where it stands

  /// Where a choice is in its screen.
  struct ContentPlace {
    var manner: Manner
    /// Whether the first value is shown by the choice itself: no other view or container shows it already.
    var showsFirst: Bool
  }

  /// Up from a choice to the column, stack or view whose content it is.
  private func place(of node: NodeRef, depth: Int) -> ContentPlace? {
    guard depth < 4 else { return nil }
    var child = node
    var isAlone = true
    while let here = program.parent(child) {
      switch program[here].kind {
      case .block, .clause, .conditional, .accessor:
        if countOfVisible(here) > 1 { isAlone = false }
      case .closure:
        if countOfVisible(here) > 1 { isAlone = false }
        guard let call = program.parent(here), program[call].kind == .call, let callee = program.firstChild(call), program[callee].kind == .name else {
          return nil
        }
        let name = program[callee].name
        if let container = linkage.dialects.containers[name] {
          if container.eachChild || container.isScene { return nil }
          if container.manner == .split { return ContentPlace(manner: isAlone ? .split : .child, showsFirst: !isAlone) }
          if container.hasColumns, countOfVisible(here) > 1 { return ContentPlace(manner: .split, showsFirst: false) }
          return ContentPlace(manner: isAlone ? .root : .child, showsFirst: !isAlone)
        }
        if linkage.text(name) == "HStack", !isAlone { return ContentPlace(manner: .split, showsFirst: true) }
        guard arrangesOnce(name) || linkage.isAroundContent(call) else { return nil }
        child = call
        continue
      case .funcDecl:
        guard let id = declarations.functionOfNode[here], let use = callers(of: id).first?.call else { return nil }
        return isAlone ? place(of: use, depth: depth + 1) : ContentPlace(manner: .child, showsFirst: true)
      case .varDecl:
        guard let id = declarations.propertyOfNode[here], case .type(let owner) = declarations[id].owner else { return nil }
        guard isAlone else { return ContentPlace(manner: .child, showsFirst: true) }
        if declarations[id].name == linkage.names.body { return place(of: owner, depth: depth) }
        guard let use = linkage.mentions(of: declarations[id].name).first(where: { linkage.propertyWritten(by: $0) == id }) else { return nil }
        return place(of: use, depth: depth + 1)
      case .ifStmt, .switchStmt, .caseArm, .call, .member, .returnStmt: break
      default: return nil
      }
      child = here
    }
    return nil
  }

  /// Where a view stands whose whole body is a choice.
  private func place(of view: TypeID, depth: Int) -> ContentPlace? {
    var isShown = false
    for draft in drafts where draft.target == .screen(.project(view)) {
      if draft.manner == .split { return ContentPlace(manner: .split, showsFirst: false) }
      isShown = true
    }
    if isShown { return ContentPlace(manner: .child, showsFirst: true) }
    return linkage.constructions(of: view).first.flatMap { place(of: $0, depth: depth + 1) }
  }

  /// Whether a layout shows its content once, and not for each of many.
  private func arrangesOnce(_ name: Symbol) -> Bool {
    if linkage.isLayout(name) { return true }
    switch linkage.text(name) {
    case "Group", "AnyView", "LazyView", "EquatableView", "WithViewStore", "WithPerceptionTracking": return true
    default: return false
    }
  }

  private func countOfVisible(_ content: NodeRef) -> Int {
    program.members(content).count { ![.parameter, .varDecl, .funcDecl].contains(program[$0].kind) }
  }

  // MARK: Sending

  private func slots(behind id: PropertyID) -> [PropertyID] {
    var all: Set<PropertyID> = []
    collectSlots(.slot(id, case: nil), into: &all, depth: 0)
    return all.sorted()
  }

  private func sendWrites(of choice: ContentChoice, _ place: ContentPlace) {
    guard let id = stateRead(by: choice.state) else { return }
    for slot in slots(behind: id) {
      for write in linkage.writes(to: slot) {
        guard let value = write.value else { continue }
        switch write.means {
        case .assignment where !isInInitialiser(write.site): sendChosen(value, choice.type, place.manner, at: write.site)
        case .initial where place.showsFirst:
          send(linkage.evaluate(value), Sink(manner: place.manner), at: telling(choice.node), value)
        default: continue
        }
      }
    }
  }

  private func sendChosen(_ value: NodeRef, _ type: TypeID, _ manner: Manner, at site: NodeRef) {
    for one in linkage.evaluate(value) {
      switch one {
      case .route, .parameter, .payload, .part: send(one, Sink(manner: manner), at: site, value)
      case .slot(let id) where linkage.declaredType(of: id).projectType == type:
        // A row that is made with its case, or with any of them.
        let given = linkage.writes(to: id).compactMap(\.value).flatMap { linkage.evaluate($0) }
        let isTold = given.contains { if case .route(_, _, let node, _) = $0 { program[node].name != linkage.names.allCases } else { false } }
        send(isTold ? one : .typed(.project(type)), Sink(manner: manner), at: site, value)
      case .typed(.project(type)): send(one, Sink(manner: manner), at: site, value)
      default: continue
      }
    }
  }
}

/// Which views are screens by what else is known of them: something else shows them, or they navigate themselves.
private struct ScreenEvidence {
  private let flow: SinkFlow
  private var sitesThatShow: [TypeID: [NodeRef]] = [:]
  private var navigating: Set<TypeID> = []

  init(_ flow: SinkFlow) {
    self.flow = flow
    for draft in flow.drafts {
      if case .screen(.project(let id)) = draft.target, draft.manner != .child { sitesThatShow[id, default: []].append(draft.site) }
      guard draft.manner != .child, draft.manner != .root, let type = flow.linkage.enclosingType(draft.site) else { continue }
      navigating.insert(type)
    }
  }

  func isScreen(_ id: TypeID, outside mapping: NodeRef) -> Bool {
    if navigating.contains(id) || flow.startsNavigation(id) { return true }
    return sitesThatShow[id, default: []].contains { !flow.linkage.program.isInside($0, mapping) }
  }
}
