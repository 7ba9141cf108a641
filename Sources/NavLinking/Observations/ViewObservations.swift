import NavModel

/// What views say of presentations, links, tabs and windows.
struct ViewObservations {
  let linkage: Linkage
  let flow: SinkFlow
  let finder: StackFinder
  let routes: Set<TypeID>
  let names: (TypeRef) -> String?

  func add(to observations: inout Observations) {
    let holders = HolderFinder(linkage, flow: flow)
    observations.modifiers = ModifierSites(linkage: linkage, flow: flow, holders: holders, finder: finder, names: names).sites
    observations.links = LinkPlaces(linkage: linkage, holders: holders, finder: finder, names: names).sites
    observations.tabs = TabGroups(linkage: linkage, flow: flow, finder: finder, names: names).groups
    observations.windows = Windows(linkage: linkage, names: names).sites
    observations.deprecatedUses = OldCalls(linkage: linkage, names: names).uses
    observations.lostChrome = Chrome(linkage: linkage, finder: finder, names: names).lost
    observations.uncodablePushes = SavedPaths(linkage: linkage, flow: flow, names: names).pushes
    let payloads = RoutePayloads(linkage: linkage, routes: routes, names: names)
    observations.ignoredPayloads = payloads.ignored
    observations.droppedPayloads = payloads.dropped
  }
}
