import NavFacts

/// What a pager tells its delegate once the user has swiped: the page is there by then, and whoever notes which one it is decides nothing.
extension SinkFlow {
  private var declarations: Declarations { linkage.declarations }

  func isToldBySwipe(_ site: NodeRef) -> Bool {
    guard case .function(let function) = linkage.enclosingBody(site), linkage.text(declarations[function].name) == "pageViewController" else { return false }
    return declarations.parameters(of: function).contains { linkage.text($0.label) == "didFinishAnimating" }
  }
}
