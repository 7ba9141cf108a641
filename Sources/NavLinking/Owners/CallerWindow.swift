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
    private let steps: Int

    /// More than the callers of a presenter take, and few enough that several such objects fit into one question.
    private static let steps = 120
    /// What goes on from screen to screen has more callers.
    private static let stepsOfNavigating = 400
    /// What more screens hold is shared by all, and its holders tell nothing.
    fileprivate static let mostHolders = 6

    /// - Returns: nil where no screens hold the object that code is of, or the way is inside its code already.
    init?(around ref: NodeRef, _ finder: OwnerFinder, _ path: Path) {
      guard let type = finder.linkage.enclosingType(ref), type != path.held, case let holding = finder.screensTelling(of: type), !holding.isEmpty
      else { return nil }
      self.type = type
      self.holding = holding
      steps = finder.navigates(type) ? Self.stepsOfNavigating : Self.steps
    }

    func open(_ path: inout Path) {
      path.held = type
      path.limit = min(path.limit, path.steps + steps)
    }

    /// - Returns: whether the way up was longer. Then nothing of it counts.
    func close(_ path: inout Path, _ before: Path) -> Bool {
      // Where little is left of the window around it, that one is too long.
      if path.isOver, path.limit > before.steps + steps / 2 {
        path = before
        return true
      }
      path.limit = before.limit
      path.held = before.held
      return false
    }
  }

  /// The few screens that keep an object as their own, a view model or a presenter. What shows screens itself may go on from screen to
  /// screen, unless one alone keeps it; what a screen only tells what happens is none of its own.
  private func screensTelling(of type: TypeID) -> Set<TypeID> {
    if let known = tellingMemo[type] { return known }
    var telling: Set<TypeID> = []
    if linkage.declarations[type].kind == .class, !screens.contains(type) {
      telling = screens.intersection(linkage.holders(of: type)).filter { holder in
        linkage.properties(of: holder, holding: type).contains { linkage.declarations[$0].modifiers.isDisjoint(with: [.weak, .unowned]) }
      }
    }
    if navigates(type) ? telling.count > 1 || shows(telling, from: type) : telling.count > Window.mostHolders { telling = [] }
    tellingMemo[type] = telling
    return telling
  }

  /// Whether an object shows one of the screens that keep it: it is there before them.
  private func shows(_ keeping: Set<TypeID>, from type: TypeID) -> Bool {
    linkage.declarations[type].functions.contains { function in
      draftsInside[function]?.contains { draft in if case .screen(.project(let id)) = draft.target { keeping.contains(id) } else { false } } ?? false
    }
  }
}
