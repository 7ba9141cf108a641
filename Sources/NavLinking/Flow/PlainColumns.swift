import NavFacts

/// Columns that choose by a number or a text: `detail: { switch page { case 1: HomeView() … } }` beside buttons that say `page = 1`, or
/// rows with `.tag(1)`. Who says which decides, as with the cases of an enum.
extension SinkFlow {
  private var program: Program { linkage.program }

  /// - Returns: whether a column chooses so, and all that sets its state says which.
  func sendPlainColumn(_ choice: NodeRef) -> Bool {
    guard program[choice].kind == .switchStmt, linkage.mappings[choice] == nil, let subject = program.firstChild(choice),
      case .slot(let state, nil) = linkage.bindingTarget(subject), let arms = plainArms(of: choice)
    else { return false }
    let slots = Set(slots(behind: state))
    let writes = slots.sorted().flatMap { linkage.writes(to: $0) }.filter { $0.means == .assignment && !isInInitialiser($0.site) }
    var said = writes.map { (value: $0.value, site: $0.site) }
    for (list, tags) in findRowTags().sorted(by: { $0.key < $1.key }) {
      guard let binding = linkage.argument("selection", of: list) else { continue }
      var bound: Set<PropertyID> = []
      collectSlots(linkage.bindingTarget(binding), into: &bound, depth: 0)
      if !bound.isDisjoint(with: slots) { said += tags.map { (value: $0, site: $0) } }
    }
    guard !said.isEmpty, said.allSatisfy({ !($0.value.map(tags) ?? []).isEmpty }) else { return false }
    func shown(_ tag: Tag?) -> [NodeRef] {
      (tag.flatMap { arms.named[$0] } ?? arms.rest).map { shownAlone(in: $0, depth: 0) } ?? []
    }
    // What it is given before anything is said, nobody says here.
    let first = slots.sorted().lazy.compactMap { self.linkage.declarations[$0].initial.flatMap(self.tag) }.first
    if first != nil || beginsEmpty(state) {
      for view in shown(first) { sendContent(view, .split) }
    }
    for (value, site) in said {
      for tag in value.map(tags) ?? [] {
        for view in shown(tag) { send(view, Sink(manner: .split), at: site) }
      }
    }
    return true
  }

  /// What each number or text shows, and what any other one does; nil where an arm asks for something else.
  func plainArms(of choice: NodeRef) -> (named: [Tag: NodeRef], rest: NodeRef?)? {
    var named: [Tag: NodeRef] = [:]
    var rest: NodeRef?
    for arm in linkage.armsOf(choice) {
      guard let block = program.first(arm, .block) else { return nil }
      let patterns = program.children(arm).filter { program[$0].kind == .pattern }
      if patterns.isEmpty { rest = block }
      for pattern in patterns {
        guard program.secondChild(pattern) == nil, case let tags = program.firstChild(pattern).map(tags) ?? [], tags.count == 1 else { return nil }
        named[tags[0]] = block
      }
    }
    return named.isEmpty ? nil : (named, rest)
  }
}
