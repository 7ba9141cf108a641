import NavFacts

/// The screens that are shown, in the order of the places.
struct ShownScreens {
  private let all: [(place: NodeRef, target: TransitionDraft.Target)]
  private let namesLeading: Set<Symbol>
  /// Whether a place runs with a region that it stands in.
  private let runs: (NodeRef, NodeRef) -> Bool

  init(_ drafts: [TransitionDraft], namesLeading: Set<Symbol>, runs: @escaping (NodeRef, NodeRef) -> Bool) {
    self.namesLeading = namesLeading
    self.runs = runs
    all = drafts.map { ($0.site, $0.target) }.sorted { $0.0 < $1.0 }
  }

  /// Whether what a call names may show something: asked before it is resolved, as most calls of a program lead to no screen.
  func mayLead(_ call: NodeRef, _ program: Program) -> Bool {
    program.firstChild(call).map { namesLeading.contains(program[$0].name) } ?? false
  }

  /// - Parameter withRoutes: whether what other routes lead to counts as well.
  func screens(in regions: [NodeRef], _ program: Program, withRoutes: Bool = false) -> Set<TransitionDraft.Target> {
    var found: Set<TransitionDraft.Target> = []
    for region in regions {
      let range = program.subtree(region)
      var low = 0
      var high = all.count
      while low < high {
        let middle = (low + high) / 2
        if all[middle].place.index < range.lowerBound { low = middle + 1 } else { high = middle }
      }
      while low < all.count, range.contains(all[low].place.index) {
        if isCounted(all[low].target, withRoutes), runs(all[low].place, region) { found.insert(all[low].target) }
        low += 1
      }
    }
    return found
  }

  private func isCounted(_ target: TransitionDraft.Target, _ withRoutes: Bool) -> Bool {
    if case .screen = target { true } else { withRoutes }
  }
}
