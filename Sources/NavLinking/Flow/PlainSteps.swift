import NavDialects
import NavFacts

/// Steps of a flow that a number counts: `if step == 0 { WelcomeView(onNext: { step += 1 }) }`, one below the other, as a chain, or as the
/// cases of a `switch`.
///
/// Each step leads to the one whose number the state is given, from where it is known which of them is there: its own code, a closure
/// that it is given where it is made, or a function that these call. What takes turns beside anything else is a part of the page.
struct PlainStepChoice {
  var statements: [NodeRef]
  var steps: [Step]
  var manner: Manner

  struct Step {
    var number: Int
    var shown: NodeRef
    var view: TypeID
    /// The code that runs while it is there.
    var block: NodeRef
  }

  func step(_ number: Int) -> Step? { steps.first { $0.number == number } }
}

extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Sends what sets the numbers by which steps take turns; which views are screens is known by then.
  func findPlainSteps() {
    let candidates = declarations.properties.indices.map { PropertyID($0) }.filter(isCounter)
    guard !candidates.isEmpty else { return }
    let evidence = ScreenEvidence(self)
    for id in candidates {
      for choice in plainStepChoices(by: id, evidence) { sendSteps(of: choice, by: id) }
    }
  }

  /// A variable of a view or an object that begins with a whole number and is given others by code.
  private func isCounter(_ id: PropertyID) -> Bool {
    let property = declarations[id]
    guard !property.isLet, property.getter == nil, !property.isStatic, let initial = property.initial, number(initial) != nil else { return false }
    return linkage.writes(to: id).contains { ($0.means == .assignment || $0.means == .append) && !isInInitialiser($0.site) }
  }

  private func number(_ expression: NodeRef) -> Int? {
    program[expression].kind == .number ? Int(linkage.text(program[expression].name)) : nil
  }

  // MARK: Finding

  private func plainStepChoices(by id: PropertyID, _ evidence: ScreenEvidence) -> [PlainStepChoice] {
    let slots = Set(slots(behind: id))
    var groups: [NodeRef: [NodeRef]] = [:]
    for name in Set(slots.map { declarations[$0].name }) {
      for mention in linkage.mentions(of: name) {
        guard let statement = statementAsking(mention, slots), let around = program.parent(statement),
          groups[around]?.contains(statement) != true
        else { continue }
        groups[around, default: []].append(statement)
      }
    }
    return groups.sorted { $0.key < $1.key }.compactMap { choice(among: $0.value.sorted(), slots, evidence) }
  }

  /// The `if` that begins with a comparison of the state with a number, or the `switch` over it, in what a view shows.
  private func statementAsking(_ mention: NodeRef, _ slots: Set<PropertyID>) -> NodeRef? {
    var at = mention
    while let parent = program.parent(at), program[parent].kind == .member, program.firstChild(parent) != at { at = parent }
    guard linkage.propertyWritten(by: at).map(slots.contains) == true, let parent = program.parent(at) else { return nil }
    let statement = program[parent].kind == .infix ? program.parent(parent) ?? parent : parent
    guard program[statement].kind == .ifStmt || (program[statement].kind == .switchStmt && program.firstChild(statement) == at),
      linkage.isInBuilder(statement), linkage.enclosingType(statement).map(linkage.isView) == true,
      program.parent(statement).map({ program[$0].kind != .ifStmt }) ?? false
    else { return nil }
    return statement
  }

  private func choice(among statements: [NodeRef], _ slots: Set<PropertyID>, _ evidence: ScreenEvidence) -> PlainStepChoice? {
    var steps: [PlainStepChoice.Step] = []
    for statement in statements {
      guard let found = self.steps(of: statement, slots, []) else { return nil }
      steps += found
    }
    guard Set(steps.map(\.number)).count == steps.count, Set(steps.map(\.view)).count > 1,
      let screen = linkage.enclosingType(statements[0]), evidence.isShown(screen, outside: statements[0]),
      let around = surroundings(of: statements[0])
    else { return nil }
    let beside = around.filter { !statements.contains($0) && !isBlank($0) }
    guard beside.allSatisfy({ speaks($0, of: slots, depth: 0) }) else { return nil }
    let isAlone = beside.allSatisfy { program[$0].kind == .ifStmt && branches(of: $0).count == 1 }
    let choice = PlainStepChoice(statements: statements, steps: steps, manner: isAlone ? .root : .child)
    return countOfLeading(choice, slots) > (beside.isEmpty ? 1 : 0) ? choice : nil
  }

  /// What each number shows; nil where something else is asked, or more than a view is shown. The rest counts on behind the last.
  private func steps(of statement: NodeRef, _ slots: Set<PropertyID>, _ before: [PlainStepChoice.Step]) -> [PlainStepChoice.Step]? {
    var found = before
    func add(_ number: Int?, _ block: NodeRef) -> Bool {
      guard let number, let shown = viewAlone(in: block), let view = viewMade(by: shown) else { return false }
      found.append(PlainStepChoice.Step(number: number, shown: shown, view: view, block: block))
      return true
    }
    func next() -> Int? { found.map(\.number).max().map { $0 + 1 } }
    if program[statement].kind == .switchStmt {
      for arm in linkage.armsOf(statement) {
        guard let block = program.first(arm, .block) else { return nil }
        if program[arm].flags.contains(.isDefault) {
          if viewAlone(in: block).flatMap(viewMade) != nil, !add(next(), block) { return nil }
          continue
        }
        let patterns = program.children(arm).filter { program[$0].kind == .pattern }
        guard patterns.count == 1, let inner = program.firstChild(patterns[0]), add(number(inner), block) else { return nil }
      }
      return found
    }
    let parts = program.children(statement).map { $0 }
    guard parts.firstIndex(where: { program[$0].kind == .block }) == 1, add(numberCompared(in: parts[0], slots), parts[1]) else { return nil }
    guard parts.count == 3 else { return found }
    if program[parts[2]].kind == .ifStmt { return steps(of: parts[2], slots, found) }
    return add(next(), parts[2]) ? found : nil
  }

  /// `1` of `step == 1`
  private func numberCompared(in condition: NodeRef, _ slots: Set<PropertyID>) -> Int? {
    guard program[condition].kind == .infix, linkage.text(program[condition].name) == "==", let left = program.firstChild(condition),
      let right = program.secondChild(condition), linkage.propertyWritten(by: left).map(slots.contains) == true
    else { return nil }
    return number(right)
  }

  private func viewAlone(in block: NodeRef) -> NodeRef? {
    let statements = program.members(block).filter { program[$0].kind != .varDecl }
    return statements.count == 1 && program[statements[0]].kind == .call ? statements[0] : nil
  }

  // MARK: What leads where

  /// What a write makes of the number that was there; nil where that cannot be told.
  private func following(_ write: SlotWrite, _ slots: Set<PropertyID>) -> ((Int?) -> Int?)? {
    guard let value = write.value else { return nil }
    switch write.means {
    case .append: return number(value).map { by in { $0.map { $0 + by } } }
    case .change:
      guard linkage.text(program[write.site].name) == "-=" else { return nil }
      return number(value).map { by in { $0.map { $0 - by } } }
    case .assignment:
      if let fixed = number(value) { return { _ in fixed } }
      guard program[value].kind == .infix, let left = program.firstChild(value), linkage.propertyWritten(by: left).map(slots.contains) == true,
        let by = program.secondChild(value).flatMap(number)
      else { return nil }
      switch linkage.text(program[value].name) {
      case "+": return { $0.map { $0 + by } }
      case "-": return { $0.map { $0 - by } }
      default: return nil
      }
    default: return nil
    }
  }

  /// The places that run a write, with the steps that may be there: code of a step, or of a view that it shows; then those that call it.
  private func places(running site: NodeRef, _ choice: PlainStepChoice, depth: Int) -> [(site: NodeRef, present: [PlainStepChoice.Step])] {
    let own = choice.steps.filter { program.isInside(site, $0.block) || linkage.enclosingType(site) == $0.view }
    if !own.isEmpty { return [(site, own)] }
    guard depth < 2, case .function(let function) = linkage.enclosingBody(site), !declarations[function].isInit else { return [] }
    return callers(of: function).filter { $0.confidence != .possible }.flatMap { places(running: $0.call, choice, depth: depth + 1) }
  }

  private func countOfLeading(_ choice: PlainStepChoice, _ slots: Set<PropertyID>) -> Int {
    var leading: Set<Int> = []
    for slot in slots {
      for write in linkage.writes(to: slot) where !isInInitialiser(write.site) {
        guard let following = following(write, slots) else { continue }
        for (_, present) in places(running: write.site, choice, depth: 0) {
          for step in present { if let next = following(step.number), next > step.number, choice.step(next) != nil { leading.insert(step.number) } }
        }
      }
    }
    return leading.count
  }

  private func sendSteps(of choice: PlainStepChoice, by id: PropertyID) {
    if let first = declarations[id].initial.flatMap(number).flatMap(choice.step) {
      send(first.shown, Sink(manner: choice.manner), at: telling(first.shown))
    }
    let all = Set(slots(behind: id))
    for slot in all.sorted() {
      for write in linkage.writes(to: slot) where [.assignment, .append, .change].contains(write.means) {
        guard !isInInitialiser(write.site), let following = following(write, all) else { continue }
        let places = places(running: write.site, choice, depth: 0)
        for (site, present) in places {
          for step in present {
            // One that comes before is gone back to.
            guard let next = following(step.number).flatMap(choice.step), next.number > step.number else { continue }
            var sink = Sink(manner: choice.manner)
            sink.holder = step.view
            send(next.shown, sink, at: site)
          }
        }
        guard places.isEmpty, let next = following(nil).flatMap(choice.step) else { continue }
        send(next.shown, Sink(manner: choice.manner), at: write.site)
      }
    }
  }
}
