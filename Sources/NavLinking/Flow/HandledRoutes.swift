import NavDialects
import NavFacts

/// What the handlers of a library's routes do for each route.
struct HandledRoutes {
  /// Where a handler shows something.
  struct Spot: Hashable {
    /// The block of the arm that names the case.
    var arm: NodeRef
    var place: NodeRef
  }

  /// Something that one case shows.
  struct Shown {
    var target: TransitionDraft.Target
    /// How it appears; nil where what it leads to tells.
    var manner: Manner?
    /// Whose handler shows it; nil where that is no type's.
    var handler: TypeID?
    /// The flow that is given the route which is shown, where one begins with it.
    var begun: TypeID?
    /// Where; none where that is not known.
    var spots: [Spot] = []
  }

  /// What one case shows.
  struct Outcome {
    /// In the order of the code.
    var shown: [Shown] = []
    /// Payloads that are shown themselves: `case let .home(router): return .present(router)`.
    var payloads: [(position: Int, manner: Manner)] = []
    /// Payloads that are routes themselves, which another function decides by: `case .login(let step): handle(step)`.
    var handedOn: Set<Int> = []
    /// The functions and arms that say so: decisions in them are made where the route is triggered.
    var regions: [NodeRef] = []
    /// The types whose handlers name the case.
    var handlers: Set<TypeID> = []
  }

  struct Whole {
    var screens: Set<ScreenRef> = []
    var manner: Manner?
  }

  /// A route as one of its handlers takes it; nil where any may.
  private struct Taken: Hashable {
    var key: RouteKey
    var handler: TypeID?
  }

  var outcomes: [RouteKey: Outcome] = [:]
  /// The types whose cases, or properties that are routes, have handlers.
  var enums: Set<TypeID> = []
  /// By routes that go back to what a stack begins with, the screens that are there or above it already.
  var above: [RouteKey: Set<TypeID>] = [:]
  /// Those for which no handler does anything: `case .offers: break`.
  var unwritten: Set<RouteKey> = []
  /// Where each is triggered.
  var triggered: [RouteKey: [NodeRef]] = [:]
  /// By where they are triggered, the routes with what they carry.
  var said: [NodeRef: [Value]] = [:]
  /// Where set, what would be said is noted for this route instead.
  var capturing: RouteKey?
  /// Whose handler is read meanwhile.
  var handler: TypeID?
  /// Where the one that is read stands.
  var spot: Spot?

  var isCapturing: Bool { capturing != nil }

  mutating func note(_ target: TransitionDraft.Target, _ manner: Manner?, begun: TypeID? = nil) {
    guard let key = capturing else { return }
    let known = outcomes[key, default: Outcome()].shown
    if let index = known.firstIndex(where: { $0.target == target && $0.handler == handler && $0.begun == begun }) {
      // Once a place is not known, no place is the only one.
      if let spot, !known[index].spots.isEmpty { outcomes[key]?.shown[index].spots.append(spot) } else { outcomes[key]?.shown[index].spots = [] }
      return
    }
    outcomes[key, default: Outcome()].shown.append(
      Shown(target: target, manner: manner, handler: handler, begun: begun, spots: spot.map { [$0] } ?? []))
  }

  /// - Returns: whether the value is what the route itself carries, which each trigger tells.
  mutating func capture(_ value: Value, _ sink: Sink) -> Bool {
    guard let key = capturing, case .payload(let whole, key.name, let position) = value else { return false }
    switch whole {
    case .parameter, .typed:
      outcomes[key, default: Outcome()].payloads.append((position, sink.manner))
      return true
    default: return false
    }
  }

  /// What a route shows, through the routes that its handler triggers.
  /// - Parameters:
  ///   - handler: who is given it; nil, or one that does not name it: any of those who do.
  ///   - runs: whether what its own handler shows there is shown for this very route.
  func whole(_ key: RouteKey, by handler: TypeID? = nil, where runs: (Spot) -> Bool = { _ in true }) -> Whole {
    var seen: Set<Taken> = []
    return whole(Taken(key: key, handler: handler), &seen, where: runs)
  }

  /// The routes that a route shows and that no handler takes, through those that its handler triggers: mappings make screens of them.
  func routesShown(for key: RouteKey) -> Set<RouteKey> {
    var found: Set<RouteKey> = []
    var seen: Set<RouteKey> = [key]
    var open = [key]
    while let next = open.popLast() {
      for case .route(let type, let name) in outcomes[next]?.shown.map(\.target) ?? [] {
        let inner = RouteKey(type: type, name: name)
        if !enums.contains(type) { found.insert(inner) } else if seen.insert(inner).inserted { open.append(inner) }
      }
    }
    return found
  }

  private func whole(_ taken: Taken, _ seen: inout Set<Taken>, where runs: (Spot) -> Bool = { _ in true }) -> Whole {
    var all = Whole()
    guard seen.insert(taken).inserted, var outcome = outcomes[taken.key] else { return all }
    outcome.shown.removeAll { !$0.spots.isEmpty && !$0.spots.contains(where: runs) }
    let isOne = taken.handler.map(outcome.handlers.contains) ?? false
    var handlers: [TypeID?] = []
    for one in outcome.shown where !handlers.contains(one.handler) && (!isOne || one.handler == taken.handler) { handlers.append(one.handler) }
    for handler in handlers {
      let shown = outcome.shown.filter { $0.handler == handler }
      let screens = shown.filter { if case .screen = $0.target { true } else { false } }
      // What a screen of its own shows next, it shows itself.
      for one in screens.isEmpty ? shown : screens {
        switch one.target {
        case .screen(let screen):
          all.screens.insert(screen)
          all.manner = all.manner ?? one.manner
        case .route(let type, let name):
          let inner = whole(Taken(key: RouteKey(type: type, name: name), handler: one.begun), &seen)
          guard !inner.screens.isEmpty else { continue }
          all.screens.formUnion(inner.screens)
          all.manner = all.manner ?? one.manner ?? inner.manner
        }
      }
    }
    return all
  }
}
