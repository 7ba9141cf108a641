import NavDialects
import NavFacts

/// Tab bars made by hand whose tabs are numbers or texts: `if selectedTab == 0 { HomeView() } else { CartView() }` above a row of buttons,
/// or a `switch` over the number.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  func findPlainBars() {
    let candidates = declarations.properties.indices.map { PropertyID($0) }.filter(isPlainTabState)
    guard !candidates.isEmpty else { return }
    let evidence = ScreenEvidence(self)
    let bound = slotsOfTabBars()
    for id in candidates where !bound.contains(id) {
      for mention in linkage.mentions(of: declarations[id].name) {
        guard let choice = choiceAsking(mention, id), case let contents = contents(of: choice, id), contents.count > 1 else { continue }
        let views = contents.values.compactMap(viewMade)
        guard views.count == contents.count, Set(views).count > 1, views.count(where: { evidence.isScreen($0, outside: choice) }) > 1 else { continue }
        if let first = declarations[id].initial.flatMap(tag), let shown = contents[first] { send(shown, Sink(manner: .tab), at: telling(shown)) }
        for slot in slots(behind: id).sorted() { select(by: slot, among: contents, depth: 0) }
      }
    }
  }

  /// A variable that is named as what is selected, a tab or an entry of a menu, begins with a plain value, and is given others by code.
  private func isPlainTabState(_ id: PropertyID) -> Bool {
    let property = declarations[id]
    guard !property.isLet, property.getter == nil, let initial = property.initial, program[initial].kind == .number || program[initial].kind == .string,
      !linkage.words(in: property.name).isDisjoint(with: ["tab", "tabs", "menu", "selected", "selection"])
    else { return false }
    return Set(writes(behind: id).filter { $0.means == .assignment }.compactMap(\.value).flatMap(tags)).count > 1
  }

  private func writes(behind id: PropertyID) -> [SlotWrite] { slots(behind: id).flatMap { linkage.writes(to: $0) } }

  /// The one number or text that a state is given besides those that are asked for.
  private func otherValue(of id: PropertyID, besides known: [Tag: NodeRef]) -> Tag? {
    let others = Set(writes(behind: id).compactMap(\.value).flatMap(tags)).subtracting(known.keys)
    return others.count == 1 ? others.first : nil
  }

  private func slotsOfTabBars() -> Set<PropertyID> {
    var bound: Set<PropertyID> = []
    for (name, row) in linkage.dialects.selections where row.manner == .tab {
      for bar in linkage.calls(of: name) {
        if let binding = linkage.argument(row.label, of: bar) { collectSlots(linkage.bindingTarget(binding), into: &bound, depth: 0) }
      }
    }
    return bound
  }

  /// The first `if` of a chain in a view, whose whole condition compares the state with a plain value, or the `switch` over it.
  private func choiceAsking(_ mention: NodeRef, _ id: PropertyID) -> NodeRef? {
    var at = mention
    while let parent = program.parent(at), program[parent].kind == .member, program.firstChild(parent) != at { at = parent }
    if let choice = program.parent(at), program[choice].kind == .switchStmt, program.firstChild(choice) == at {
      return linkage.isInBuilder(choice) ? choice : nil
    }
    guard let compared = program.parent(at), program[compared].kind == .infix, let statement = program.parent(compared),
      program[statement].kind == .ifStmt, linkage.isInBuilder(statement), program.parent(statement).map({ program[$0].kind != .ifStmt }) ?? false
    else { return nil }
    return statement
  }

  /// What each value shows. What is behind the last `else`, or `default`, is for the one value that is set and not asked for.
  private func contents(of choice: NodeRef, _ id: PropertyID) -> [Tag: NodeRef] {
    guard program[choice].kind == .switchStmt else { return contents(of: choice, id, [:]) }
    guard let arms = plainArms(of: choice) else { return [:] }
    var all = arms.named.compactMapValues(shownAlone)
    if all.count < arms.named.count { return [:] }
    if let last = otherValue(of: id, besides: all), let shown = arms.rest.flatMap(shownAlone) { all[last] = shown }
    return all
  }

  private func contents(of statement: NodeRef, _ id: PropertyID, _ found: [Tag: NodeRef]) -> [Tag: NodeRef] {
    let parts = program.children(statement).map { $0 }
    guard let block = parts.firstIndex(where: { program[$0].kind == .block }), block == 1, let tag = tagCompared(in: parts[0], id),
      let shown = shownAlone(in: parts[1])
    else { return [:] }
    var all = found
    if all.updateValue(shown, forKey: tag) != nil { return [:] }
    guard parts.count == 3 else { return all }
    if program[parts[2]].kind == .ifStmt { return contents(of: parts[2], id, all) }
    if let last = otherValue(of: id, besides: all), let shown = shownAlone(in: parts[2]) { all[last] = shown }
    return all
  }

  /// `0` of `selectedTab == 0`
  private func tagCompared(in condition: NodeRef, _ id: PropertyID) -> Tag? {
    guard program[condition].kind == .infix, program[condition].name == linkage.names.equal || linkage.text(program[condition].name) == "==",
      let left = program.firstChild(condition), let right = program.secondChild(condition)
    else { return nil }
    let isState = linkage.propertyWritten(by: left).map { $0 == id || slots(behind: id).contains($0) } ?? false
    guard isState, case let tags = tags(right), tags.count == 1 else { return nil }
    return tags[0]
  }

  private func shownAlone(in block: NodeRef) -> NodeRef? {
    let statements = program.members(block).filter { program[$0].kind != .varDecl }
    return statements.count == 1 && program[statements[0]].kind == .call ? statements[0] : nil
  }
}
