import NavFacts

/// Stacks that a coordinator is given empty and fills only once something has been told it: `machine.send(.begin)` as it starts, and
/// `machine.on(.begin) { self.showCart() }` elsewhere. Where one screen is all that it ever sets as the stack's first, that is shown.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// The decisions that set the one screen which some coordinator sets as the first of the stack made at `identity`; none where there are
  /// several such screens.
  func onlyRoots(of identity: NodeRef) -> [TransitionDraft] {
    let made = linkage.typeOf(identity)
    for taker in coordinators(of: identity) where !made.isUnknown && taker.call != nil && taker.call != identity {
      let kept = declarations[taker.type].properties.filter { property in
        declarations[property].getter == nil && declarations[property].initial == nil && linkage.declaredType(of: property) == made
      }
      guard kept.count == 1 else { continue }
      let roots = drafts.filter { draft in
        guard draft.manner == .root, linkage.enclosingType(draft.site) == taker.type, let stack = draft.presenter ?? receiver(of: draft.site) else {
          return false
        }
        return linkage.propertyWritten(by: stack) == kept[0]
      }
      guard let first = roots.first else { continue }
      return roots.allSatisfy { $0.target == first.target } ? [first] : []
    }
    return []
  }
}
