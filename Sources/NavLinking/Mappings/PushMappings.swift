import NavFacts
import NavModel

/// Enums that code chooses by without giving a view: `case .ready: controller.pushViewController(ReadyScreen(), …)`.
struct PushMappings {
  let linkage: Linkage
  let flow: SinkFlow
  /// The enums that are asked about.
  let wanted: (TypeID) -> Bool

  private var program: Program { linkage.program }

  /// How many calls lie between an arm and what it shows, at most: a helper, and a child coordinator's start.
  private static let reach = 3

  private struct Reached {
    var key: RouteKey
    var calls: Int
    /// The switch that chooses.
    var choice: NodeRef
  }

  private struct Question: Hashable {
    var function: FunctionID
    var calls: Int
  }

  /// The screens that the arms of such switches show, by case: those that the fewest calls lie before. What is shown behind them, a
  /// flow shows that has begun with them.
  /// - Parameter mapped: what a route shows that an arm goes to.
  func screens(mapped: (TypeID, Symbol) -> Set<ScreenRef> = { _, _ in [] }) -> [RouteKey: Set<ScreenRef>] {
    var found: [RouteKey: (calls: Int, screens: Set<ScreenRef>)] = [:]
    var memo: [Question: [Reached]] = [:]
    for draft in flow.drafts {
      let screens: Set<ScreenRef> =
        switch draft.target {
        case .screen(let screen): [screen]
        case .route(let type, let name): mapped(type, name)
        }
      if screens.isEmpty { continue }
      for reached in keys(around: draft.site, 0, &memo) {
        var nearest = found[reached.key] ?? (reached.calls, [])
        if reached.calls > nearest.calls { continue }
        if reached.calls < nearest.calls { nearest = (reached.calls, []) }
        nearest.screens.formUnion(screens)
        found[reached.key] = nearest
      }
    }
    return found.mapValues(\.screens)
  }

  /// The switches that show something, by the enum that they choose by.
  func choices() -> [TypeID: Set<NodeRef>] {
    var memo: [Question: [Reached]] = [:]
    var found: [TypeID: Set<NodeRef>] = [:]
    for draft in flow.drafts {
      for reached in keys(around: draft.site, 0, &memo) { found[reached.key.type, default: []].insert(reached.choice) }
    }
    return found
  }

  /// The cases that such switches name without showing anything that could be followed.
  func shownByNone(_ shown: [RouteKey: Set<ScreenRef>]) -> Set<RouteKey> {
    var memo: [Question: [Reached]] = [:]
    let choices = Set(flow.drafts.flatMap { keys(around: $0.site, 0, &memo) }.filter { shown[$0.key] != nil }.map(\.choice))
    var found: Set<RouteKey> = []
    for choice in choices {
      for arm in linkage.armsOf(choice) {
        guard let type = enumSwitched(around: arm) else { continue }
        found.formUnion(linkage.caseNames(of: arm).map { RouteKey(type: type, name: $0) }.filter { shown[$0] == nil })
      }
    }
    return found
  }

  /// The cases whose arms run `site`, at once.
  private func keys(around site: NodeRef, _ calls: Int, _ memo: inout [Question: [Reached]]) -> [Reached] {
    var at = program.parent(site)
    while let here = at {
      switch program[here].kind {
      case .caseArm:
        if let type = enumSwitched(around: here), wanted(type), let choice = linkage.switchOf(here) {
          return linkage.caseNames(of: here).map { Reached(key: RouteKey(type: type, name: $0), calls: calls, choice: choice) }
        }
      case .closure: return []
      case .funcDecl: return linkage.declarations.functionOfNode[here].map { keys(before: $0, calls, &memo) } ?? []
      default:
        if program[here].kind.isDeclaration { return [] }
      }
      at = program.parent(here)
    }
    return []
  }

  /// The cases whose arms call a function.
  private func keys(before function: FunctionID, _ calls: Int, _ memo: inout [Question: [Reached]]) -> [Reached] {
    guard calls < Self.reach else { return [] }
    let question = Question(function: function, calls: calls)
    if let known = memo[question] { return known }
    memo[question] = []
    var all: [Reached] = []
    // Of a requirement that many fulfil, a call of it on one of them runs no other.
    for (call, confidence) in flow.callers(of: function) where confidence != .possible {
      if flow.dispatch(of: function, at: call)?.isEmpty ?? false {
        all += keys(around: call, calls + 1, &memo)
      } else if case .type(let type) = linkage.declarations[function].owner {
        for made in makers(ofReceiverOf: call, type) { all += keys(around: made, calls + 1, &memo) }
      }
    }
    memo[question] = all
    return all
  }

  /// Where an object of a type is made that a requirement is asked of: `switch page { case .news: flow = NewsFlow() … }; flow.start()`, or
  /// `begin(flow)`, which starts what it is given.
  private func makers(ofReceiverOf call: NodeRef, _ type: TypeID) -> [NodeRef] {
    guard let callee = program.firstChild(call), program[callee].kind == .member, let receiver = program.firstChild(callee) else { return [] }
    return makers(of: receiver, type, depth: 0)
  }

  private func makers(of receiver: NodeRef, _ type: TypeID, depth: Int) -> [NodeRef] {
    guard program[receiver].kind == .name else { return [] }
    return linkage.evaluate(receiver).flatMap { value -> [NodeRef] in
      switch value {
      case .object(type, let construction?): return [construction.call]
      case .parameter(let function, let index) where depth < 2:
        return flow.callers(of: function).filter { $0.confidence != .possible }.flatMap { call, _ in
          linkage.match(linkage.declarations.parameters(of: function), linkage.arguments(of: call))?
            .filter { $0.parameter == index }.flatMap { makers(of: $0.argument, type, depth: depth + 1) } ?? []
        }
      default: return []
      }
    }
  }

  /// The enum of the switch that an arm belongs to, where somebody else chooses the case.
  private func enumSwitched(around arm: NodeRef) -> TypeID? {
    var at = program.parent(arm)
    while let here = at, program[here].kind == .conditional || program[here].kind == .clause { at = program.parent(here) }
    guard let mapping = at, program[mapping].kind == .switchStmt, linkage.mappings[mapping] == nil,
      let subject = program.firstChild(mapping), program[subject].kind == .name, program[subject].name != linkage.names.selfValue,
      case .project(let type) = linkage.typeOf(subject).element, linkage.declarations[type].kind == .enumeration
    else { return nil }
    return type
  }

  /// Whether an enum says where to go, as far as what its cases show tells: most of them show a screen, not all of them the same, and
  /// none is named for something that has happened or is so.
  func namesDestinations(_ type: TypeID, _ found: [RouteKey: Set<ScreenRef>]) -> Bool {
    guard !linkage.isNamedAsEvent(type) else { return false }
    let cases = linkage.declarations[type].cases
    let shown = cases.compactMap { found[RouteKey(type: type, name: $0.name)] }
    guard shown.count > 1, shown.count * 2 > cases.count, Set(shown).count > 1 else { return false }
    return !cases.contains { isEvent(linkage.text($0.name)) }
  }

  private func isEvent(_ name: String) -> Bool {
    name.hasSuffix("ed") || name.hasSuffix("Tap") || ["did", "will", "on", "tap", "select", "show", "open", "close", "dismiss"].contains { word in
      name == word || name.hasPrefix(word) && name.dropFirst(word.count).first?.isUppercase ?? false
    }
  }
}
