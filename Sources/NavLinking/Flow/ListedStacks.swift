import NavDialects
import NavFacts

/// Stacks that an app keeps by itself: a list of routes whose last element says what is shown, and that no stack of the framework is
/// bound to: `switch steps.last ?? .welcome { case .welcome: WelcomeView() … }`, `steps.append(.address)`, `steps.removeLast()`.
///
/// Who adds to such a list goes on to another screen, and can come back: the views of the cases are screens, whatever frame a view
/// draws around them.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Sends what sets these lists; the stacks that are bound to paths are known by then.
  func findListedStacks() {
    let bound = Set(seen.slots.map(\.property))
    for (mapping, type) in linkage.mappings.sorted(by: { $0.key < $1.key }) {
      guard bars[mapping] == nil, let subject = program.firstChild(mapping), let view = linkage.enclosingType(mapping), linkage.isView(view),
        linkage.isInBuilder(mapping), let top = topRead(by: subject) ?? topHeld(by: subject) ?? layer(read: subject),
        linkage.declaredType(of: top.held ?? top.list).element == .project(type), !bound.contains(top.list), isTakenFrom(top.list), showsSeveral(mapping)
      else { continue }
      let before = drafts.count
      sendAdditions(to: top.list, mapping, top.held.map { [.part($0)] } ?? [])
      guard drafts.count > before else { continue }
      sendBottom(of: top, mapping)
      contentChoices.insert(mapping)
    }
  }

  /// A list, and what is shown while it is empty.
  private struct StackTop {
    var list: PropertyID
    var fallback: NodeRef?
    /// What of an element is the route; nil where that is one itself.
    var held: PropertyID?
  }

  /// What is held by the last element: `if let top = steps.last { switch top.page { … } }`.
  private func topHeld(by expression: NodeRef) -> StackTop? {
    guard let (element, held) = part(read: expression), case .optionalBinding(let binding) = linkage.meaning(of: program[element].name, at: element),
      let value = program.firstChild(binding), var top = topRead(by: value)
    else { return nil }
    top.held = held
    return top
  }

  /// The list whose elements a view draws over one another, where each says by itself, or by what it holds, what it is:
  /// `ZStack { ForEach(steps) { step in switch step.page { … } } }`.
  private func layer(read expression: NodeRef) -> StackTop? {
    let read = part(read: expression)
    let element = read?.element ?? expression
    guard program[element].kind == .name, case .closureParameter(let closure, 0) = linkage.meaning(of: program[element].name, at: element),
      let loop = program.parent(closure), program[loop].kind == .call, let callee = program.firstChild(loop), linkage.text(program[callee].name) == "ForEach",
      isLayered(loop), let walked = linkage.arguments(of: loop).first, let list = linkage.propertyWritten(by: walked),
      declarations[list].getter == nil, !declarations[list].isLet
    else { return nil }
    return StackTop(list: list, held: read?.held)
  }

  /// `step` and its property in `step.page`.
  private func part(read expression: NodeRef) -> (element: NodeRef, held: PropertyID)? {
    guard program[expression].kind == .member, let element = program.firstChild(expression), program[element].kind == .name,
      let held = linkage.propertyWritten(by: expression), declarations[held].getter == nil
    else { return nil }
    return (element, held)
  }

  /// Whether the nearest arrangement around a loop puts its elements over one another.
  private func isLayered(_ loop: NodeRef) -> Bool {
    var at = program.parent(loop)
    while let here = at, !program[here].kind.isDeclaration {
      if program[here].kind == .call, let callee = program.firstChild(here), program[callee].kind == .name,
        !linkage.traits[program[callee].name].isDisjoint(with: [.isLayout, .isArrangement, .isListing]), !isTransparent(program[callee].name)
      {
        return linkage.text(program[callee].name) == "ZStack"
      }
      at = program.parent(here)
    }
    return false
  }

  /// The stored list whose last element an expression reads: `steps.last ?? .welcome`, also behind a computed property.
  private func topRead(by expression: NodeRef, depth: Int = 0) -> StackTop? {
    guard depth < 4 else { return nil }
    switch program[expression].kind {
    case .infix:
      guard linkage.text(program[expression].name) == "??", let left = program.firstChild(expression), var top = topRead(by: left, depth: depth + 1)
      else { return nil }
      top.fallback = program.secondChild(expression)
      return top
    case .unary: return program.firstChild(expression).flatMap { topRead(by: $0, depth: depth + 1) }
    case .name, .member:
      if program[expression].kind == .member, linkage.text(program[expression].name) == "last", let base = program.firstChild(expression),
        let list = linkage.propertyWritten(by: base), declarations[list].getter == nil, !declarations[list].isLet
      {
        return StackTop(list: list)
      }
      guard let property = linkage.propertyWritten(by: expression), let getter = declarations[property].getter,
        case let given = linkage.returnedExpressions(of: getter), given.count == 1
      else { return nil }
      return topRead(by: given[0], depth: depth + 1)
    default: return nil
    }
  }

  /// Whether anything goes back: what only grows is a record.
  func isTakenFrom(_ list: PropertyID) -> Bool {
    linkage.sites(.mutated, of: list, as: declarations[list].name).contains { site in
      program.firstChild(site).map { program[$0].name == linkage.names.removeLast || program[$0].name == linkage.names.popLast } ?? false
    }
  }

  private func showsSeveral(_ mapping: NodeRef) -> Bool {
    let evidence = ScreenEvidence(self)
    return Set(linkage.armsOf(mapping).compactMap(evidence.view)).count > 1
  }

  /// - Parameter projections: what of an element is shown.
  func sendAdditions(to list: PropertyID, _ mapping: NodeRef, _ projections: [Projection] = []) {
    for write in linkage.writes(to: list) {
      guard let value = write.value else { continue }
      switch write.means {
      case .append:
        var sink = Sink(manner: .push, projections: projections)
        sink.note(mapping, .presents)
        send(value, sink, at: write.site)
      case .assignment where !isInInitialiser(write.site):
        guard let last = linkage.listedElements(value)?.last else { continue }
        var sink = Sink(manner: .root, projections: projections)
        sink.note(mapping, .presents)
        send(last, sink, at: write.site)
      default: continue
      }
    }
  }

  /// What is shown at first: the last of the elements that the list is made with, or what stands in for one.
  private func sendBottom(of top: StackTop, _ mapping: NodeRef) {
    let initial = declarations[top.list].initial.flatMap { linkage.listedElements($0)?.last }
    if let first = initial ?? top.fallback { send(first, Sink(manner: .root), at: mapping) }
  }
}
