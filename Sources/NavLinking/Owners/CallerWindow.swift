import NavFacts

extension OwnerFinder {
  /// How far up the callers are followed of an object that screens hold.
  ///
  /// Services that tell everybody lead from anywhere to anywhere: `session.subscribe { presenter.show($0) }`. What an object does that only
  /// a few screens hold, it does while these are shown, so where its callers come to no end, its holders answer.
  struct Window {
    /// The screens that hold the object.
    let holding: Set<TypeID>
    private let type: TypeID

    private static let steps = 120
    /// What more screens hold is shared by all, and its holders tell nothing.
    private static let mostHolders = 6

    /// - Returns: nil where no screens hold the object that code is of, or the way is inside its code already.
    init?(around ref: NodeRef, _ finder: OwnerFinder, _ path: Path) {
      guard let type = finder.linkage.enclosingType(ref), type != path.held, finder.linkage.declarations[type].kind == .class else { return nil }
      let holding = finder.screens.intersection(finder.linkage.holders(of: type))
      guard !holding.isEmpty, holding.count <= Self.mostHolders, !finder.screens.contains(type) else { return nil }
      self.type = type
      self.holding = holding
    }

    func open(_ path: inout Path) {
      path.held = type
      path.limit = min(path.limit, path.steps + Self.steps)
    }

    /// - Returns: whether the way up was longer. Then nothing of it counts.
    func close(_ path: inout Path, _ before: Path) -> Bool {
      // Where little is left of the window around it, that one is too long.
      if path.isOver, path.limit > before.steps + Self.steps / 2 {
        path = before
        return true
      }
      path.limit = before.limit
      path.held = before.held
      return false
    }
  }
}
