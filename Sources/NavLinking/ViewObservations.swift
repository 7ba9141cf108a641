import NavModel

/// What views say of presentations, links, tabs and windows.
struct ViewObservations {
  let linkage: Linkage
  let flow: SinkFlow
  let finder: StackFinder
  let names: (TypeRef) -> String?

  func add(to observations: inout Observations) {
    let holders = HolderFinder(linkage, flow: flow)
    observations.modifiers = ModifierSites(linkage: linkage, flow: flow, holders: holders, names: names).sites
    observations.links = LinkPlaces(linkage: linkage, holders: holders, finder: finder, names: names).sites
    observations.tabs = TabGroups(linkage: linkage, flow: flow, finder: finder, names: names).groups
    observations.windows = Windows(linkage: linkage, names: names).sites
  }
}
