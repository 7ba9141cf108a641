import NavFacts

/// Which container of the framework an expression is, or the code around where none is named.
extension SinkFlow {
  private var program: Program { linkage.program }

  func isTabController(_ receiver: NodeRef?, at site: NodeRef) -> Bool {
    let type = receiver.map(linkage.typeOf) ?? linkage.ownerType(linkage.enclosingOwner(site))
    switch type {
    case .external(let name, _): return isTabBar(name)
    case .project(let id):
      if linkage.inherits(id, from: "UITabBarController") { return true }
      return linkage.declarations[id].kind == .protocol && linkage.conformers(of: id).contains { linkage.inherits($0, from: "UITabBarController") }
    default: return false
    }
  }

  func isSplitController(_ receiver: NodeRef?, at site: NodeRef) -> Bool {
    switch receiver.map(linkage.typeOf) ?? linkage.ownerType(linkage.enclosingOwner(site)) {
    case .external(let name, _): linkage.text(name) == "UISplitViewController"
    case .project(let id): linkage.inherits(id, from: "UISplitViewController")
    default: false
    }
  }

  func isStackController(_ receiver: NodeRef?, at site: NodeRef) -> Bool {
    switch receiver.map(linkage.typeOf) ?? linkage.ownerType(linkage.enclosingOwner(site)) {
    case .external(let name, _): linkage.text(name) == "UINavigationController"
    case .project(let id): linkage.inherits(id, from: "UINavigationController")
    // The framework's own property of every view controller.
    default: receiver.map { linkage.text(program[$0].name) == "navigationController" } ?? false
    }
  }
}
