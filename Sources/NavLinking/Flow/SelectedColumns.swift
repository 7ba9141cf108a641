import NavDialects
import NavFacts

/// Columns that a list's selection chooses: `List(selection: $page) { Label("Home").tag(Page.home) }` beside
/// `detail: { switch page { case .home: HomeView() … } }`. The row decides, not the arm that builds the view.
extension SinkFlow {
  private var program: Program { linkage.program }

  // MARK: Rows

  /// The tags that are values of a list's selection, by the list: in its content, in the functions and properties for its rows, and in
  /// the views that its rows are.
  func findRowTags() -> [NodeRef: [NodeRef]] {
    var tags: [NodeRef: [NodeRef]] = [:]
    for call in linkage.calls(of: linkage.names.tag) {
      guard let callee = program.firstChild(call), program[callee].kind == .member, let value = linkage.arguments(of: call).first,
        program.label(value).isNone
      else { continue }
      for list in listsSelecting(call) { tags[list, default: []].append(value) }
    }
    return tags
  }

  /// The lists whose selection a tag is for; none for one of a picker or of tabs inside a row.
  private func listsSelecting(_ tag: NodeRef, depth: Int = 0) -> [NodeRef] {
    guard depth < 4 else { return [] }
    var at = program.parent(tag)
    while let here = at {
      if program[here].kind == .call, linkage.argument("selection", of: here) != nil {
        let name = program.firstChild(here).map { program[$0].name }
        return linkage.dialects.selections.contains { $0.name == name && $0.row.manner == .split } ? [here] : []
      }
      if program[here].kind == .funcDecl || program[here].kind == .varDecl {
        return placesOfRows(built: here).flatMap { listsSelecting($0, depth: depth + 1) }
      }
      if program[here].kind.isDeclaration, program[here].kind != .accessor { return [] }
      at = program.parent(here)
    }
    return []
  }

  /// Whether a link stands in a row of a list with a selection: in the list itself, in a function or property for its rows, or in
  /// a view that only such lists make.
  func isInSelectableList(_ call: NodeRef, depth: Int = 0) -> Bool {
    guard depth < 8 else { return false }
    var at = program.parent(call)
    while let here = at {
      if program[here].kind == .call, let callee = program.firstChild(here), program[callee].kind == .name,
        linkage.text(program[callee].name) == "List"
      {
        return linkage.argument("selection", of: here) != nil
      }
      if program[here].kind == .funcDecl || program[here].kind == .varDecl {
        let uses = placesOfRows(built: here)
        return !uses.isEmpty && uses.allSatisfy { isInSelectableList($0, depth: depth + 1) }
      }
      if program[here].kind.isDeclaration, program[here].kind != .accessor { return false }
      at = program.parent(here)
    }
    return false
  }

  /// Where what a function or property of a view, or of a route, builds is shown: in the view; of its body, where the view is made.
  func placesOfRows(built declaration: NodeRef) -> [NodeRef] {
    guard let owner = linkage.enclosingType(declaration), linkage.isView(owner) || linkage.declarations[owner].kind == .enumeration else { return [] }
    if program[declaration].kind == .funcDecl {
      guard let function = linkage.declarations.functionOfNode[declaration] else { return [] }
      return callers(of: function).filter { $0.confidence != .possible }.map(\.call)
    }
    guard let property = linkage.declarations.propertyOfNode[declaration], linkage.declarations[property].getter != nil else { return [] }
    if linkage.declarations[property].name == linkage.names.body {
      // In a preview nobody selects.
      return linkage.constructions(of: owner).filter { linkage.enclosingType($0).map(linkage.isView) ?? false }
    }
    return linkage.uses(of: property)
  }

  // MARK: Columns

  /// Sends what a column shows that only chooses by a state: from the start, and where the state is set.
  /// - Returns: whether a column is such a choice, and something sets its state.
  func sendSelectedColumn(_ column: NodeRef) -> Bool {
    guard let (choice, state) = selectedChoice(in: column) else { return false }
    var sink = Sink(manner: .split)
    sink.takesInitial = true
    send(linkage.evaluate(choice).filter(\.isSlot), sink, at: choice, choice)
    if let rest = linkage.caseChains[choice]?.rest, beginsEmpty(state) {
      let certain = linkage.shownForCertain(in: rest)
      for shown in certain == rest ? shownAlone(in: rest, depth: 0) : [certain] { sendContent(shown, .split) }
    }
    return true
  }

  /// Whether a stack stands around a choice by which a column is selected: the column shows what the stack begins with.
  func isAroundSelectedChoice(_ stack: NodeRef) -> Bool {
    var at = program.parent(stack)
    while let here = at, !program[here].kind.isDeclaration {
      if program[here].kind == .closure, let call = program.parent(here), program[call].kind == .call, let callee = program.firstChild(call),
        linkage.dialects.containers[program[callee].name]?.manner == .split
      {
        return selectedChoice(in: here).map { program.isInside($0.choice, stack) } ?? false
      }
      at = program.parent(here)
    }
    return false
  }

  private func selectedChoice(in column: NodeRef) -> (choice: NodeRef, state: PropertyID)? {
    guard let choice = columnChoice(in: column), program.isInside(choice, column), let subject = subject(of: choice),
      case .slot(let state, nil) = linkage.bindingTarget(subject), isSelected(state)
    else { return nil }
    return (choice, state)
  }

  /// What a `switch` or a chain of conditions asks, where it is a state.
  private func subject(of choice: NodeRef) -> NodeRef? {
    if let chain = linkage.caseChains[choice] { return chain.choice.subject }
    guard program[choice].kind == .switchStmt, linkage.mappings[choice] != nil, !isOverGiven(choice) else { return nil }
    return program.firstChild(choice)
  }

  /// Whether a state has no value until something sets it.
  func beginsEmpty(_ state: PropertyID) -> Bool {
    let property = linkage.declarations[state]
    guard property.initial.map({ program[$0].kind == .nil }) ?? property.type.map({ program[$0].kind == .typeOptional }) ?? false else { return false }
    return linkage.bindingArguments(of: state).isEmpty && !linkage.writes(to: state).contains { $0.means == .construction || isInInitialiser($0.site) }
  }

  /// Whether a list's selection, or an assignment, sets a state.
  func isSelected(_ id: PropertyID) -> Bool {
    if isSet(id) { return true }
    let all = slots(behind: id)
    for (name, row) in linkage.dialects.selections where row.manner == .split {
      for call in linkage.calls(of: name) {
        guard let binding = linkage.argument(row.label, of: call) else { continue }
        var bound: Set<PropertyID> = []
        collectSlots(linkage.bindingTarget(binding), into: &bound, depth: 0)
        if !bound.isDisjoint(with: all) { return true }
      }
    }
    return false
  }
}
