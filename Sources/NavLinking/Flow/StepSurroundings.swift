import NavFacts

/// What stands around steps that take turns, and who sets their state.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Whether nobody but the steps sets the state, by what they are given where they are made: `ScanView(onDone: { stage = .success })`.
  ///
  /// Of an enum that tells how far something has come, its cases are screens only then: what code sets meanwhile is progress.
  func isSetByStepsAlone(_ state: PropertyID, _ choice: ContentChoice) -> Bool {
    let steps = linkage.armsOf(choice.mapping).compactMap { program.first($0, .block) }
    var setting: Set<NodeRef> = []
    for slot in slots(behind: state) {
      for write in linkage.writes(to: slot) where write.means == .assignment && !isInInitialiser(write.site) {
        guard let step = steps.first(where: { program.isInside(write.site, $0) && isGivenToView(write.site, within: $0) }) else { return false }
        setting.insert(step)
      }
    }
    return setting.count > 1
  }

  /// Whether code stands in a closure that one of the program's views is made with.
  private func isGivenToView(_ site: NodeRef, within step: NodeRef) -> Bool {
    var at = program.parent(site)
    while let here = at, here != step {
      if program[here].kind == .closure, let made = program.parent(here), program[made].kind == .call { return viewMade(by: made) != nil }
      at = program.parent(here)
    }
    return false
  }

  /// What fills the room that is left, or lies behind: colours and pictures, and layouts of nothing but such.
  func isBlank(_ part: NodeRef) -> Bool { isBlank(part, depth: 0) }

  private func isBlank(_ part: NodeRef, depth: Int) -> Bool {
    guard depth < 4 else { return false }
    if program[part].kind == .ifStmt {
      return depth > 0 && branches(of: part).allSatisfy { program.members($0).allSatisfy { isBlank($0, depth: depth + 1) } }
    }
    let told = telling(part)
    if depth < 2, let getter = linkage.propertyWritten(by: told).flatMap({ declarations[$0].getter }) {
      return program.members(getter).allSatisfy { isBlank($0, depth: depth + 1) }
    }
    var at = part
    while program[at].kind == .call || program[at].kind == .member, let inner = program.firstChild(at) { at = inner }
    guard program[at].kind == .name else { return false }
    let name = linkage.text(program[at].name)
    if ["Spacer", "Divider", "Color", "EmptyView", "LinearGradient", "Rectangle"].contains(name) { return true }
    // A picture of its own is a part of the page; one in what only lies behind is not.
    guard depth > 0 else { return false }
    if name == "Image" { return true }
    guard program[told].kind == .call, linkage.isLayout(program[at].name), let content = contentArgument(of: told), program[content].kind == .closure
    else { return false }
    return program.members(content).allSatisfy { program[$0].kind == .parameter || isBlank($0, depth: depth + 1) }
  }
}
