import NavDialects
import NavFacts

/// `store.scope(state: \.detail).ifLet { push(DetailViewController(store: $0)) }`: whoever gives the part a value decides.
extension SinkFlow {
  private var program: Program { linkage.program }

  /// Moves what closures show when a part of the state gets a value to the places that give it one.
  func moveArrivals() {
    for name in linkage.dialects.arrivals.sorted(by: { linkage.text($0) < linkage.text($1) }) {
      for call in linkage.calls(of: name) {
        guard let callee = program.firstChild(call), program[callee].kind == .member, let scope = program.firstChild(callee),
          program[scope].kind == .call, let part = linkage.part(scope), let property = part.property,
          // What is run where the part has no value comes behind, under a label.
          let arrived = linkage.arguments(of: call).first(where: { program[$0].kind == .closure && linkage.text(program.label($0)) != "else" })
        else { continue }
        move(shownIn: arrived, to: givings(property, part.narrowed), property)
      }
    }
  }

  private func move(shownIn closure: NodeRef, to places: [NodeRef], _ property: PropertyID) {
    guard !places.isEmpty else { return }
    var moved: [TransitionDraft] = []
    for draft in drafts {
      guard program.isInside(draft.site, closure) else {
        moved.append(draft)
        continue
      }
      for place in places {
        var decided = draft
        decided.site = place
        decided.presenter = nil
        decided.trail = Trail(draft.site, .holds(property), next: draft.trail)
        moved.append(decided)
      }
    }
    drafts = moved
  }

  /// The places that give a property a value, or one of a case.
  private func givings(_ property: PropertyID, _ name: Symbol?) -> [NodeRef] {
    linkage.writes(to: property).filter { write in
      // A state that is made with its parts has not been given them by anyone yet.
      guard write.means == .assignment, let value = write.value, !isInInitialiser(write.site) else { return false }
      let values = linkage.evaluate(value)
      if let name { return values.contains { if case .route(_, name, _, _) = $0 { true } else { false } } }
      return !values.allSatisfy { if case .none = $0 { true } else { false } }
    }.map(\.site)
  }
}
