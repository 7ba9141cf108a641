import NavFacts
import NavModel
import NavSource

/// Fills a graph's observations, and adds the screens that nothing shows.
struct ObservationBuilder {
  let linkage: Linkage
  let flow: SinkFlow
  let builder: GraphBuilder
  let routes: Set<TypeID>
  let live: Liveness

  /// - Precondition: transitions, entries and reachability of the graph stand.
  static func complete(
    _ graph: inout NavigationGraph, _ linkage: Linkage, _ flow: SinkFlow, _ builder: GraphBuilder, routes: Set<TypeID>, live: Liveness
  ) {
    ObservationBuilder(linkage: linkage, flow: flow, builder: builder, routes: routes, live: live).complete(&graph)
    graph.observations.interface = InterfaceChecks.all(linkage, flow, builder, isLive: live.isLive)
  }

  private func complete(_ graph: inout NavigationGraph) {
    let candidates = linkage.screenCandidates
    let finder = StackFinder(linkage, flow: flow)

    let paths = PathObservations(linkage, flow: flow, finder: finder, live: live, names: name)
    var observations = Observations()
    observations.stacks = paths.stacks
    observations.registrations = paths.registrations
    observations.pushedValues = paths.pushedValues
    observations.libraryPushes = paths.libraryPushes
    observations.removals = RemovalGuards(linkage: linkage, flow: flow).removals
    observations.presentations =
      PresentationStates(linkage: linkage, flow: flow, names: name, screenID: builder.id, isLive: live.isLive).presentations
    observations.unknownMembers = UnknownMembers(linkage: linkage, flow: flow, routes: routes, names: name).members
    observations.nestedStacks = NestedStacks(linkage: linkage, flow: flow, finder: finder, names: name).all(graph)
    ViewObservations(linkage: linkage, flow: flow, finder: finder, routes: routes, names: name).add(to: &observations)
    observations.controllerCalls = ControllerCalls(linkage: linkage, names: name).all
    observations.barePushes = BarePushes(linkage: linkage, calls: observations.controllerCalls, name: builder.id).all
    observations.deadEnds = DeadEnds(linkage: linkage, flow: flow, names: name, screenID: builder.id, isLive: live.isLive).all
    let coordinators = CoordinatorTypes(linkage)
    observations.childCoordinators = ChildCoordinators(linkage: linkage, types: coordinators, names: name).all
    observations.childLists = ChildLists(linkage: linkage, types: coordinators, names: name).all
    observations.coordinatorCycles = CoordinatorCycles(linkage: linkage, types: coordinators, names: name, children: observations.childCoordinators).all
    observations.scopedStates = ScopedStates(linkage: linkage, names: name).all
    observations.handlerGaps = HandlerGaps(linkage: linkage, flow: flow, names: name, isLive: live.isLive).all
    observations.unknownPaths = UnknownPaths(linkage: linkage, isLive: live.isLive).all
    observations.lastingChildren = LastingChildren(linkage: linkage, names: name, isLive: live.isLive).all
    observations.stacklessModals = StacklessModals(linkage: linkage, graph: graph, stacks: observations.stacks).all
    observations.addresses = Addresses(linkage: linkage, facts: linkage.storyboards.facts.addresses, isLive: live.isLive).all
    graph.observations = observations
    addLostScreens(&graph, OrphanScreens(linkage).orphans(candidates, isLive: live.isLive))
  }

  private func name(_ type: TypeRef) -> String? {
    switch type {
    case .project(let id): builder.id(id)
    case .external(let name, _): linkage.text(name)
    default: nil
    }
  }

  /// Screens whose only way is a state that nothing sets, and types that nothing makes.
  private func addLostScreens(_ graph: inout NavigationGraph, _ orphans: [TypeID]) {
    guard graph.hasEntries else { return }
    var known = Set(graph.screens.map(\.id))
    let lost = graph.observations.presentations.filter { $0.isEverSet == .no }.flatMap(\.screens)
    // An id ends in the type's own name, which is quicker to compare than made for every type.
    let names = Set(lost.compactMap { $0.split(separator: ".").last }.compactMap { linkage.program.symbol(String($0)) })
    var types: [String: TypeID] = [:]
    for index in linkage.declarations.types.indices where names.contains(linkage.declarations.types[index].name) {
      types[builder.id(TypeID(index))] = TypeID(index)
    }
    // What is made elsewhere too, as a part of a screen or to choose one by its route, is not lost with the state.
    let unset = lost.compactMap { types[$0] }.filter { id in
      linkage.constructions(of: id).count { live.isLive($0) } <= lost.count { $0 == builder.id(id) }
    }
    for id in orphans + unset where known.insert(builder.id(id)).inserted {
      var screen = builder.screen(.project(id))
      screen.isOrphan = true
      screen.reachability = .no
      graph.screens.append(screen)
    }
  }
}
