import NavDialects
import NavFacts

/// The steps that objects name as the first: `var initialStep: Step { CartStep.list }`.
extension SinkFlow {
  /// The places that decide in a property which says what its object begins with.
  func firstSteps() -> Set<NodeRef> {
    let names = Set(linkage.dialects.triggers.filter { $0.value.contains { $0.argument == .receiver } }.keys)
    if names.isEmpty { return [] }
    return Set(drafts.map(\.site).filter { site in
      guard case .property(let id) = linkage.enclosingBody(site) else { return false }
      return names.contains(linkage.declarations[id].name)
    })
  }
}
