import NavFacts

/// The sites of one name by the property that each of them means.
///
/// Told apart once for all properties of the name: many types have a `callback` or a `title`, and asking of each site
/// anew for each of them would be quadratic.
typealias PropertySites = [PropertyID: [NodeRef]]

/// What an index of sites is about.
enum PropertyUse: Hashable { case assigned, mutated, called, named }

extension Linkage {
  /// The sites at which `property` is used so under this spelling of its name, in order.
  func sites(_ use: PropertyUse, of property: PropertyID, as spelling: Symbol) -> [NodeRef] {
    propertySites(use, spelling)[property] ?? []
  }

  /// The calls of a closure that a property holds; of a shared value, those of the properties that read it.
  func calls(of property: PropertyID) -> [NodeRef] {
    let own = sites(.called, of: property, as: declarations[property].name)
    return isSharedValue(property) ? own + readers(of: property).flatMap { sites(.called, of: $0, as: declarations[$0].name) } : own
  }

  /// The places that name a property, whatever becomes of it there.
  func uses(of property: PropertyID) -> [NodeRef] { sites(.named, of: property, as: declarations[property].name) }

  private func propertySites(_ use: PropertyUse, _ name: Symbol) -> PropertySites {
    if let known = propertySitesMemo[use]?[name] { return known }
    // Asked again while it is looked for, there are none.
    propertySitesMemo[use, default: [:]][name] = [:]
    let all: ArraySlice<NodeRef> =
      switch use {
      case .assigned: sites.assignments[name] ?? []
      case .mutated: sites.mutations[name] ?? []
      case .called: calls(of: name)
      case .named: mentions(of: name)[...]
      }
    var found: PropertySites = [:]
    for site in all {
      guard let used = used(use, at: site), let property = propertyWritten(by: used) else { continue }
      found[property, default: []].append(site)
    }
    propertySitesMemo[use, default: [:]][name] = found
    return found
  }

  /// What names the property at one of its sites.
  private func used(_ use: PropertyUse, at site: NodeRef) -> NodeRef? {
    switch use {
    case .assigned, .called: program.firstChild(site)
    case .mutated: program.firstChild(site).flatMap { program.firstChild($0) }
    case .named: site
    }
  }
}
