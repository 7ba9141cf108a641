import NavFacts

/// Screens of libraries: what the program gives them when it makes them, a callback or a model, runs while they are shown.
extension OwnerFinder {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// The library's screen that a call makes, where the program shows such screens, and this one is no part of the view around.
  func libraryScreen(madeBy call: NodeRef) -> Symbol? {
    guard let callee = program.firstChild(call), program[callee].kind == .name, libraryScreens.contains(program[callee].name),
      case .meta(.external(let name, _)) = linkage.typeOf(callee), isShownApart(call)
    else { return nil }
    return name
  }

  /// The names of the library's screens that the program shows.
  var libraryScreensShown: Set<Symbol> {
    Set(
      flow.drafts.compactMap { draft in
        if case .screen(.external(let name)) = draft.target { name } else { nil }
      })
  }

  /// The library's screens that objects of a type are made for: `NoticeController(model: FeeNotice(onConfirm: pay))`.
  func libraryScreens(keeping id: TypeID) -> Set<Symbol> {
    if libraryScreens.isEmpty || linkage.isScreenLike(id) { return [] }
    if let known = libraryKeepers[id] { return known }
    var found: Set<Symbol> = []
    for call in linkage.constructions(of: id) { found.formUnion(libraryScreens(madeWith: call)) }
    libraryKeepers[id] = found
    return found
  }

  /// The library's screens that are made with a value, or with what is made with it there: `let fee = FeeNotice(onConfirm: pay)` and
  /// `NoticeController(model: fee)`. What goes into something else on the way is a service that others have as well.
  func libraryScreens(madeWith value: NodeRef, isLocal: Bool = false) -> Set<Symbol> {
    guard !libraryScreens.isEmpty, let parent = program.parent(value) else { return [] }
    switch program[parent].kind {
    case .call:
      guard let callee = program.firstChild(parent), callee != value else { return [] }
      if let screen = libraryScreen(madeBy: parent) { return [screen] }
      guard !isLocal, let type = linkage.typeMade(by: callee, of: parent), !linkage.isScreenLike(type) else { return [] }
      return libraryScreens(madeWith: parent)
    case .initializer:
      if isLocal { return [] }
      return linkage.mentionsOfLocal(given: parent).reduce(into: []) { all, mention in
        all.formUnion(libraryScreens(madeWith: mention, isLocal: true))
      }
    default: return []
    }
  }
}
