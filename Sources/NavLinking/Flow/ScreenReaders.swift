import NavDialects
import NavFacts

/// Screens that are made with the route which they lead to: `ShopList(next: .edit)`, whose rows are `NavigationLink { switch next { … } }`.
///
/// Whoever makes a row or a link with a route decides; but who makes a screen shows that first, and the user goes on from there.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Where a view shows what a constant of it holds, if the user goes on to it from there; nil elsewhere.
  func reader(of id: PropertyID, at site: NodeRef, _ manner: Manner) -> NodeRef? {
    guard leadsOn(manner), case .type(let view) = declarations[id].owner, linkage.isView(view), linkage.enclosingType(site) == view, isOnlyGiven(id) else {
      return nil
    }
    return site
  }

  /// Moves what screens are made with, and lead to when the user does something there, to where they do.
  func moveToReaders() {
    guard drafts.contains(where: { $0.reader != nil }) else { return }
    var seen: Set<DraftKey> = []
    drafts = drafts.compactMap { draft in
      guard let reader = draft.reader else { return draft }
      var moved = draft
      moved.reader = nil
      if explained.contains(draft.site), let view = linkage.enclosingType(reader), linkage.constructions(of: view).contains(draft.site) {
        moved.site = reader
      }
      return seen.insert(DraftKey(target: moved.target, site: moved.site, manner: moved.manner)).inserted ? moved : nil
    }
  }

  /// Whether a user goes on to what is shown so.
  private func leadsOn(_ manner: Manner) -> Bool { [.push, .sheet, .fullScreenCover, .popover, .present].contains(manner) }
}
