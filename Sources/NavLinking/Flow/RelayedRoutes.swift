import NavFacts
import NavModel
import NavSource

/// Routes that handlers say on for the routes they are given: `case .basket: … OneStepper(withSingleStep: BasketStep.basket)`.
extension SinkFlow {
  private var program: Program { linkage.program }

  /// By the calls that say a route in what runs for another one, where that is said: there, and not in the handler, it is decided what is
  /// shown. Never a place that itself is one of the calls.
  func relays() -> [NodeRef: Set<NodeRef>] {
    let regions = handled.triggered.keys.flatMap { key in (handled.outcomes[key]?.regions ?? []).map { (key: key, region: $0) } }
    if regions.isEmpty { return [:] }
    var around: [NodeRef: Set<NodeRef>] = [:]
    for site in Set(drafts.lazy.map(\.site)) where isTrigger(site) {
      for (key, region) in regions where runs(site, in: region) {
        around[site, default: []].formUnion((handled.triggered[key] ?? []).filter { $0 != site })
      }
    }
    var deciding: [NodeRef: Set<NodeRef>] = [:]
    for site in around.keys {
      var (open, seen): ([NodeRef], Set<NodeRef>) = ([site], [site])
      while let next = open.popLast() {
        for outer in around[next] ?? [] where seen.insert(outer).inserted {
          if around[outer] == nil { deciding[site, default: []].insert(outer) } else { open.append(outer) }
        }
      }
    }
    return deciding
  }

  /// A call that says a route, by its name.
  func isTrigger(_ site: NodeRef) -> Bool {
    guard program[site].kind == .call, let callee = program.firstChild(site) else { return false }
    return linkage.dialects.triggers[program[callee].name] != nil
  }
}

extension GraphBuilder {
  /// Without what a handler only says on, as the transition stands where the user decides: one of the same kind, from the same screen to
  /// the same one.
  func withoutRelayed(_ all: [Transition], _ relays: [NodeRef: Set<NodeRef>]) -> [Transition] {
    if relays.isEmpty { return all }
    let placed = Dictionary(uniqueKeysWithValues: Set(relays.keys).union(relays.values.joined()).map { ($0, linkage.program.place($0)) })
    var deciding: [Place: Set<Place>] = [:]
    for (relay, sites) in relays {
      if let place = placed[relay] { deciding[place, default: []].formUnion(sites.compactMap { placed[$0] }) }
    }
    let decided = Dictionary(grouping: all.filter(\.isLive)) { Decided($0) }.mapValues { Set($0.map(\.place)) }
    return all.filter { transition in
      guard let sites = deciding[transition.place], let places = decided[Decided(transition)] else { return true }
      return sites.isDisjoint(with: places)
    }
  }
}

/// What is decided by a transition, wherever it stands.
private struct Decided: Hashable {
  var from: String?
  var to: String?
  var kind: Transition.Kind

  init(_ transition: Transition) { (from, to, kind) = (transition.from, transition.to, transition.kind) }
}
