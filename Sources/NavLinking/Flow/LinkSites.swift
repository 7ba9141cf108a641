import NavDialects
import NavFacts

/// Links: views that lead somewhere when they are tapped.
extension SinkFlow {
  private var program: Program { linkage.program }

  func findLinks() {
    for (name, rows) in linkage.dialects.inOrder(linkage.dialects.links) {
      for call in linkage.calls(of: name) + delegatingInitialisers(of: name) {
        guard let row = rows.first(where: { fits($0, call) }) ?? rows.first else { continue }
        // An initialiser that the program adds says itself what it leads to.
        guard linkage.callTargets(of: call).functions.isEmpty else { continue }
        let told = row.mannerLabel.flatMap { linkage.argument($0, of: call) }.flatMap(manner(named:))
        let manner: Manner = told ?? (isInSelectableList(call) ? .split : .push)
        // A link pushes what may say of itself that it is a sheet.
        var sink = Sink(manner: manner, byValue: true)
        sink.isMannerTold = true
        if let label = row.valueLabel, let value = linkage.argument(label, of: call) {
          if manner == .split, !isShown(linkage.typeOf(value)) { continue }
          if let held = valueHeld(value, by: call) ?? valuesAsked(value) {
            for (use, given) in held { sendValue(given, sink, at: use) }
            continue
          }
          if row.byValue {
            sendValue(value, sink, at: call)
          } else {
            sink.byValue = false
            send(value, sink, at: call)
          }
          continue
        }
        let destination = row.destinationLabel.flatMap { linkage.argument($0, of: call) } ?? linkDestination(call)
        guard let destination else { continue }
        if let state = row.stateLabels.lazy.compactMap({ self.linkage.argument($0, of: call) }).first {
          let tag = row.tagLabel.flatMap { linkage.argument($0, of: call) }
          presentations.append(
            PresentationSite(call: call, binding: state, content: destination, isItem: false, manner: .push, tag: tag))
          if isEmptyLabel(call) || (isControlled(call) && isSetToShow(state)) { continue }
        }
        // A link of the program's own leads where each of its uses says.
        if let wrapper = linkage.enclosingType(call), linkage.isWrapperView(wrapper), let shown = ownContent(destination, of: wrapper) {
          for use in linkage.constructions(of: wrapper) {
            let given = linkage.given(to: shown, by: use) ?? contentArgument(of: use)
            if let given { send(given, Sink(manner: .push), at: use) }
          }
          continue
        }
        send(destination, Sink(manner: .push), at: call)
      }
    }
  }

  /// Whether a link's label is a control with an action of its own, which takes the tap: `NavigationLink(isActive: $isOpen) { Button("Go") { … } }`.
  private func isControlled(_ call: NodeRef) -> Bool {
    guard let label = linkage.arguments(of: call).last, program[label].kind == .closure else { return false }
    let statements = program.members(label).filter { ![.parameter, .varDecl].contains(program[$0].kind) }
    guard statements.count == 1, case let control = telling(statements[0]), program[control].kind == .call, let callee = program.firstChild(control),
      program[callee].kind == .name
    else { return false }
    return linkage.text(program[callee].name) == "Button" || linkage.argument("action", of: control) != nil
  }

  /// Whether code sets a flag to more than `false`.
  private func isSetToShow(_ binding: NodeRef) -> Bool {
    guard case .slot(let id, nil) = linkage.bindingTarget(binding) else { return false }
    return slots(behind: id).contains { slot in
      linkage.writes(to: slot).contains { write in
        guard write.means == .assignment || write.means == .toggle else { return false }
        return write.value.map { program[$0].kind != .boolean || program[$0].flags.contains(.isTrue) } ?? true
      }
    }
  }

  private func isHidden(_ call: NodeRef) -> Bool {
    var at = call
    while let member = program.parent(at), program[member].kind == .member, let outer = program.parent(member), program[outer].kind == .call {
      if linkage.text(program[member].name) == "hidden" { return true }
      at = outer
    }
    return false
  }

  /// What each use of a link of the program's own gives it, where the link takes values of any type; nil of other links.
  private func valueHeld(_ value: NodeRef, by call: NodeRef) -> [(use: NodeRef, value: NodeRef)]? {
    guard let wrapper = linkage.enclosingType(call), linkage.isView(wrapper), linkage.declarations[wrapper].isGeneric,
      let held = linkage.propertyWritten(by: value), linkage.declarations[held].owner == .type(wrapper),
      let type = linkage.declarations[held].type, let written = program[type].kind == .typeOptional ? program.firstChild(type) : type,
      linkage.isGenericParameter(program[written].name, of: linkage.declarations[wrapper].node)
    else { return nil }
    return linkage.constructions(of: wrapper).compactMap { use in
      linkage.given(to: held, by: use).map { (use, $0) }
    }
  }

  /// The values that a route's own link is asked of, one by one, each where it is: `Place.cart.link()`; nil where rows ask any of them.
  private func valuesAsked(_ value: NodeRef) -> [(use: NodeRef, value: NodeRef)]? {
    guard program[value].kind == .name, program[value].name == linkage.names.selfValue else { return nil }
    var all: [(use: NodeRef, value: NodeRef)] = []
    for use in rowsOfRoutes(with: value) {
      let member = program[use].kind == .call ? program.firstChild(use) ?? use : use
      guard program[member].kind == .member, let asked = program.firstChild(member), !isGivenToClosure(asked),
        case let values = linkage.evaluate(asked), !values.isEmpty, values.allSatisfy({ if case .route = $0 { true } else { false } })
      else { return nil }
      all.append((use, asked))
    }
    return all.isEmpty ? nil : all
  }

  /// Whether values of a type lead to a screen; a list's selection takes the others.
  private func isShown(_ type: TypeRef) -> Bool {
    guard case .project(let id) = type.element, linkage.declarations[id].kind == .enumeration else { return true }
    return linkage.mappedEnums.contains(id) || registrations[type.element] != nil
  }

  /// Whether a call has the value or a state that a row speaks of.
  private func fits(_ row: LinkRow, _ call: NodeRef) -> Bool {
    (row.stateLabels + (row.valueLabel.map { [$0] } ?? [])).contains { linkage.argument($0, of: call) != nil }
  }

  func linkDestination(_ call: NodeRef) -> NodeRef? {
    let closures = linkage.arguments(of: call).filter { program[$0].kind == .closure }
    // `NavigationLink("title") { Destination() }` and `NavigationLink { Destination() } label: { … }`
    return closures.first { program.label($0).isNone }
  }

  /// `NavigationLink(…) { EmptyView() }` is not tapped, nor is one without a title or one that is hidden: only its state triggers it.
  func isEmptyLabel(_ call: NodeRef) -> Bool {
    if let title = linkage.arguments(of: call).first, program[title].kind == .string, linkage.text(program[title].name).isEmpty { return true }
    if isHidden(call) { return true }
    guard let last = linkage.arguments(of: call).last else { return false }
    // `label: EmptyView.init`
    if program[last].kind == .member, let made = program.firstChild(last), program[made].name == linkage.names.emptyView { return true }
    guard program[last].kind == .closure else { return false }
    for child in program.children(last) where program[child].kind == .call {
      if let callee = program.firstChild(child), program[callee].name == linkage.names.emptyView { return true }
    }
    return program.size(last) == 1
  }
}
