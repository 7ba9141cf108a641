import NavFacts

/// Routes by which views ask for parts of themselves: `VStack { Headline(); rooms.view(for: .footer) }`. What such a route is mapped to
/// is no screen where nothing leads there, but a part of whoever asks.
extension GraphBuilder {
  /// - Parameter shown: what fills a screen somewhere.
  /// - Returns: by the views that are parts so, the places that ask for them.
  func inlineParts(_ table: MappingTable, _ uses: RouteUses, besides shown: Set<ScreenRef>) -> [TypeID: [NodeRef]] {
    var parts: [TypeID: [NodeRef]] = [:]
    for type in uses.types.sorted() {
      for info in linkage.declarations[type].cases where isInline(RouteKey(type: type, name: info.name), uses) {
        for case .project(let view) in table.entry(type, info.name).screens.subtracting(shown) {
          parts[view, default: []] += uses.constructions[RouteKey(type: type, name: info.name)] ?? []
        }
      }
    }
    return parts
  }

  /// Whether a route is only ever made to ask for a part.
  func isInline(_ key: RouteKey, _ uses: RouteUses) -> Bool {
    guard let made = uses.constructions[key], !made.isEmpty, !uses.uncertain.contains(key), uses.openReasons[key.type] == nil else { return false }
    return made.allSatisfy(linkage.asksForPart)
  }
}

extension Linkage {
  /// Whether what is built of a route stands beside other content of a view.
  fileprivate func asksForPart(_ made: NodeRef) -> Bool {
    var child = made
    if let call = program.parent(child), program[call].kind == .call, program.firstChild(call) == child { child = call }
    guard let builder = program.parent(child), program[builder].kind == .call, program.firstChild(builder) != child else { return false }
    child = builder
    while let here = program.parent(child) {
      switch program[here].kind {
      // A modifier of it.
      case .member where program.firstChild(here) == child: break
      case .call where program.firstChild(here) == child: break
      // What takes turns with something else has the place to itself.
      case .ifStmt where program.children(here).filter({ program[$0].kind == .block || program[$0].kind == .ifStmt }).count == 1: break
      case .block: break
      case .closure:
        guard let call = program.parent(here), program[call].kind == .call, let callee = program.firstChild(call), callee != here
        else { return false }
        if program[callee].kind == .member { return traits[program[callee].name].contains(.isModifier) }
        guard program[callee].kind == .name, isLayout(program[callee].name) || isRow(program[callee].name) else { return false }
        let others = program.members(here).filter { ![.parameter, .varDecl, .funcDecl].contains(program[$0].kind) }
        if others.count > 1 || isRow(program[callee].name) { return text(program[callee].name) != "ZStack" }
        child = call
        continue
      default: return false
      }
      child = here
    }
    return false
  }

  private func isRow(_ name: Symbol) -> Bool { text(name) == "List" || text(name) == "Section" }
}
