import NavDialects
import NavFacts

/// Columns of split views that show something while a state has a value: `detail: { if let mail = selection { MailView(mail) } }`.
///
/// The place that builds the view shows it first; every place that sets the state shows it again, and so does a list whose
/// selection the state is.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Notes the columns that wait for a state, before the writes of states are connected.
  func findColumns() {
    for (name, container) in linkage.dialects.inOrder(linkage.dialects.containers) where container.manner == .split && !container.eachChild {
      for call in linkage.calls(of: name) {
        for column in linkage.arguments(of: call) where program[column].kind == .closure {
          guard let choice = columnChoice(in: column) else { continue }
          let waiting = waitingConditions(of: choice)
          for condition in waiting {
            guard let state = stateRead(by: condition), let shown = program.first(condition, .block) else { continue }
            presentations.append(PresentationSite(call: condition, binding: state, content: shown, isItem: true, manner: .split))
          }
          guard !waiting.isEmpty, waitsAlways(choice), !isOnlyMapping(choice) else { continue }
          columnChoices[column] = choice
          // What shows nothing by its case maps nothing.
          linkage.mappings[choice] = nil
        }
      }
    }
  }

  /// Shows what the arms of a column build, each at its place; what waits for a state that is empty at first, whoever sets it shows.
  func sendColumnChoice(_ condition: NodeRef) {
    let waits = stateRead(by: condition).map(waitsToBeSet) ?? false
    for arm in program.children(condition) {
      switch program[arm].kind {
      case .block where waits && arm == program.first(condition, .block): continue
      case .block: for statement in shownAlone(in: arm, depth: 0) { sendContent(statement, .split) }
      case .caseArm, .conditional, .clause:
        if let waiting = program.first(arm, .block).flatMap({ columnChoice(in: $0) }) { sendColumnChoice(waiting) } else { sendColumnChoice(arm) }
      case .ifStmt: sendColumnChoice(arm)
      default: continue
      }
    }
  }

  /// The conditions by which a column's choice waits for a state: the choice itself, and what alone makes up arms of it:
  /// `case .mail: if let mail = selection { MailView(mail) } else { Text("No mail") }`.
  private func waitingConditions(of choice: NodeRef) -> [NodeRef] {
    if program[choice].kind == .ifStmt { return waitingArms(of: choice) }
    return linkage.armsOf(choice).compactMap(waitingCondition).flatMap(waitingArms)
  }

  /// Each arm that waits for a state: `if let mail = selection { … } else if let draft = newDraft { … }`.
  private func waitingArms(of condition: NodeRef) -> [NodeRef] {
    let others = program.children(condition).filter { program[$0].kind == .ifStmt }.flatMap(waitingArms)
    return stateRead(by: condition) == nil ? others : [condition] + others
  }

  private func waitingCondition(of arm: NodeRef) -> NodeRef? {
    guard let block = program.first(arm, .block), let condition = columnChoice(in: block), program[condition].kind == .ifStmt,
      stateRead(by: condition) != nil
    else { return nil }
    return condition
  }

  /// Whether every arm of a column's choice that shows a screen waits for something: what the choice is by shows none itself.
  private func waitsAlways(_ choice: NodeRef) -> Bool {
    guard program[choice].kind == .switchStmt else { return true }
    return linkage.armsOf(choice).allSatisfy { arm in
      guard waitingCondition(of: arm) == nil, let block = program.first(arm, .block) else { return true }
      return !shownAlone(in: block, depth: 0).contains { linkage.evaluate($0).contains(where: linkage.isScreenValue) }
    }
  }

  private func isOnlyMapping(_ choice: NodeRef) -> Bool {
    guard let type = linkage.mappings[choice] else { return false }
    return !linkage.mappings.contains { $0.value == type && $0.key != choice }
  }

  /// Whether a state begins with nothing, and is seen to be set.
  private func waitsToBeSet(_ binding: NodeRef) -> Bool {
    guard case .slot(let id, nil) = linkage.bindingTarget(binding) else { return false }
    let begun = linkage.writes(to: id).contains { write in
      write.means == .construction || (write.value.map { program[$0].kind != .nil } ?? false && (write.means == .initial || isInInitialiser(write.site)))
    }
    return !begun && isSelected(id)
  }

  /// The one view among the arms of a column's `switch`: its state says how far something has come, not where to go.
  func onlyArm(of column: NodeRef) -> NodeRef? {
    guard let choice = columnChoice(in: column), program[choice].kind == .switchStmt else { return nil }
    var shown: NodeRef?
    for arm in linkage.armsOf(choice) {
      guard let block = program.first(arm, .block) else { continue }
      for statement in shownAlone(in: block, depth: 0) where linkage.evaluate(statement).contains(where: linkage.isScreenValue) {
        guard shown == nil else { return nil }
        shown = statement
      }
    }
    return shown
  }

  /// Whether a stack stands around or inside a column's choice, whose views the column shows.
  func isPartOfColumnChoice(_ stack: NodeRef) -> Bool {
    columnChoices.values.contains { program.isInside($0, stack) || program.isInside(stack, $0) } || isAroundSelectedChoice(stack)
  }

  /// The `if` or `switch` that alone makes up a content, with modifiers, groups, stacks and the view's own properties looked through.
  func columnChoice(in content: NodeRef, depth: Int = 0) -> NodeRef? {
    let statements = visibleStatements(content)
    guard depth < 6, statements.count == 1 else { return nil }
    if program[statements[0]].kind == .ifStmt || program[statements[0]].kind == .switchStmt { return statements[0] }
    return inner(telling(statements[0])).flatMap { columnChoice(in: $0, depth: depth + 1) }
  }

  /// The views that alone make up an arm, each with what is around it looked through.
  func shownAlone(in content: NodeRef, depth: Int) -> [NodeRef] {
    let statements = visibleStatements(content)
    guard depth < 6, statements.count == 1 else { return [] }
    var results: [NodeRef] = []
    if program[statements[0]].kind == .returnStmt {
      results += program.children(statements[0])
    } else {
      linkage.collectResults(content, into: &results)
    }
    return results.flatMap { result in inner(telling(result)).map { shownAlone(in: $0, depth: depth + 1) } ?? [result] }
  }

  /// Whether a column arranges parts around a list that is written in place: that is the column, and the parts are no screens.
  func surroundsList(_ statement: NodeRef) -> Bool {
    let told = telling(statement)
    guard program[told].kind == .call, let callee = program.firstChild(told), program[callee].kind == .name,
      linkage.traits[program[callee].name].contains(.isLayout), let content = contentArgument(of: told), program[content].kind == .closure
    else { return false }
    return visibleStatements(content).contains { part in
      guard program[telling(part)].kind == .call, let made = program.firstChild(telling(part)), program[made].kind == .name,
        ["List", "Form", "Table", "ScrollView"].contains(linkage.text(program[made].name)),
        case .type(.external) = linkage.meaning(of: program[made].name, at: made)
      else { return false }
      return true
    }
  }

  /// The statements of a body or closure that show something.
  func visibleStatements(_ content: NodeRef) -> [NodeRef] {
    program.members(content).filter { ![.parameter, .varDecl, .funcDecl].contains(program[$0].kind) }
  }

  /// The content of a layout or stack, or the getter of a property of the view.
  private func inner(_ told: NodeRef) -> NodeRef? {
    if let property = linkage.propertyWritten(by: told) { return linkage.declarations[property].getter }
    guard program[told].kind == .call, let callee = program.firstChild(told), program[callee].kind == .name else { return nil }
    let name = program[callee].name
    let isStack = linkage.dialects.containers[name]?.isStack ?? false
    guard isStack || linkage.traits[name].contains(.isLayout) || linkage.isAroundContent(told), let closure = contentArgument(of: told),
      program[closure].kind == .closure
    else { return nil }
    return closure
  }

  /// The first `let x = state` of a condition: what tells the state there.
  func stateRead(by condition: NodeRef) -> NodeRef? {
    for part in program.children(condition) where program[part].kind == .optionalBinding {
      let behind = stateBehind(part)
      // A part of a value is set with the whole.
      if case .slot(let id, nil) = linkage.bindingTarget(part), isOptionalState(id), behind == nil || !isPartOfValue(id) { return part }
      if let behind { return behind }
    }
    return nil
  }

  private func isPartOfValue(_ id: PropertyID) -> Bool {
    guard case .type(let owner) = declarations[id].owner else { return false }
    return declarations[owner].kind == .structure && !linkage.isView(owner)
  }

  /// The one state that what a condition reads is worked out from: `let mail = selection?.mail`, `let mail = mails.first { $0.id == selection }`,
  /// and `let mail = selectedMail` of a property that does so.
  private func stateBehind(_ part: NodeRef, depth: Int = 0) -> NodeRef? {
    guard depth < 3, let view = linkage.enclosingType(part), linkage.isView(view) else { return nil }
    var found: [PropertyID: NodeRef] = [:]
    for index in program.subtree(part) {
      let read = NodeRef(index)
      guard let id = propertyRead(by: read), declarations[id].owner == .type(view) else { continue }
      if let getter = declarations[id].getter {
        if let behind = stateBehind(getter, depth: depth + 1), case .slot(let state, _) = linkage.bindingTarget(behind) { found[state] = behind }
      } else if isOptionalState(id), linkage.hasAttribute("State", id) || linkage.isBinding(id) {
        found[id] = read
      }
    }
    return found.count == 1 ? found.first?.value : nil
  }

  /// `selection`, and `let selection` without a value of its own.
  private func propertyRead(by read: NodeRef) -> PropertyID? {
    switch program[read].kind {
    case .name:
      guard case .property(let id) = linkage.meaning(of: program[read].name, at: read) else { return nil }
      return id
    case .optionalBinding where program.firstChild(read) == nil:
      guard case .slot(let id, nil) = linkage.bindingTarget(read) else { return nil }
      return id
    default: return nil
    }
  }

  /// A stored property that the program sets; a computed one has no place that sets it.
  private func isOptionalState(_ id: PropertyID) -> Bool {
    let property = linkage.declarations[id]
    return property.getter == nil && !property.isLet
  }
}
