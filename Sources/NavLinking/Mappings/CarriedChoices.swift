import NavFacts

/// Mappings that choose by what a route carries: `case .reviews(.list): ReviewList()`, `case .gift(let isWrapped): if isWrapped { … }`.
extension SinkFlow {
  /// The screens that a route's mappings make of this very one; nil where they make the same of every one, or that cannot be told.
  ///
  /// Where several mappings take the enum, what each of them makes counts.
  func screensCarried(by key: RouteKey, _ node: NodeRef, _ frame: Frame?, within registration: NodeRef?) -> Set<ScreenRef>? {
    guard linkage.program[node].kind == .call else { return nil }
    var mappings = linkage.choicesByPayload[key] ?? []
    if let registration, case let given = linkage.arguments(of: registration),
      case let own = mappings.filter({ one in given.contains { linkage.program.isInside(one.node, $0) } }), !own.isEmpty
    {
      mappings = own
    }
    guard mappings.contains(where: \.isByPayload) else { return nil }
    let value = Value.route(key.type, key.name, node, frame)
    var screens: Set<ScreenRef> = []
    for mapping in mappings {
      var walk = Walk(linkage: linkage)
      guard let inner = linkage.frame(choosing: value, in: mapping.node), let made = walk.made(by: mapping.node, for: value, inner, depth: 0)
      else { return nil }
      let flow = SinkFlow(linkage)
      flow.send(made, Sink(manner: .root), at: mapping.node, mapping.node)
      for draft in flow.drafts {
        guard case .screen(let screen) = draft.target else { return nil }
        screens.insert(screen)
      }
    }
    return screens.isEmpty ? nil : screens
  }
}

extension Walk {
  /// What the arms of a mapping that may run for a route build, through the switches inside them; nil where some of it is not known.
  mutating func made(by mapping: NodeRef, for value: Value, _ frame: Frame, depth: Int) -> [Value]? {
    guard depth < 4 else { return nil }
    var all: [Value] = []
    for arm in linkage.armsOf(mapping) where mayRun(arm, of: mapping, for: value) {
      guard let block = linkage.program.first(arm, .block) else { continue }
      for built in results(of: block, frame) {
        switch built {
        case .route(let type, _, _, _):
          guard let inner = linkage.mappings.filter({ $0.value == type && linkage.program.isInside($0.key, block) }).keys.min(),
            let made = made(by: inner, for: built, frame, depth: depth + 1)
          else { return nil }
          all += made
        case .object, .external, .container: all.append(built)
        default: return nil
        }
      }
    }
    return all
  }
}

extension Linkage {
  /// A mapping that takes a case, and whether what the case carries may decide what it shows.
  struct CarriedChoice {
    var node: NodeRef
    var isByPayload: Bool
  }

  /// The mappings of every case that some arm names.
  func findChoicesByPayload() -> [RouteKey: [CarriedChoice]] {
    var all: [RouteKey: [CarriedChoice]] = [:]
    for (mapping, type) in mappings.sorted(by: { $0.key < $1.key }) {
      var byPayload: [Symbol: Bool] = [:]
      for arm in armsOf(mapping) {
        guard let block = program.first(arm, .block) else { continue }
        let chooses = program.subtree(block).contains { [.switchStmt, .ifStmt, .ternary].contains(program[NodeRef($0)].kind) }
        for name in Set(caseNames(of: arm)) { byPayload[name] = byPayload[name] != nil || chooses }
      }
      for (name, isByPayload) in byPayload {
        all[RouteKey(type: type, name: name), default: []].append(CarriedChoice(node: mapping, isByPayload: isByPayload))
      }
    }
    return all
  }
}
