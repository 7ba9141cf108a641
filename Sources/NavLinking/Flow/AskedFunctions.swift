import NavFacts

/// Who is told a route, and whether that says that it is one: an object that watches its own stream, a requirement that others call by a
/// case, a function that does nothing but tell the cases apart.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Whether an object that is no screen watches a stream of its own.
  func isOwn(_ chooser: Value, of type: TypeID?) -> Bool {
    guard case .slot(let id) = chooser, let type, !linkage.isScreenLike(type), case .type(let owner) = declarations[id].owner else { return false }
    return linkage.fits(type, owner)
  }

  /// Whether an object that is no screen fulfils a requirement, or overrides a method, with nothing but the route, and whoever calls it
  /// names the case or passes on what it is given: `coordinator.move(to: .cart)`. A screen is told many things that way, and asked to go
  /// somewhere by a word for it: `view?.navigate(to: .cart)`.
  func isAsked(_ chooser: Value, of type: TypeID?) -> Bool {
    guard case .parameter(let function, 0) = chooser, let type, !linkage.isScreenLike(type) || isNamedAsWay(function),
      declarations.parameters(of: function).count == 1,
      linkage.projectBases(of: type).contains(where: { base in
        base != type && declarations[base].functions.contains { declarations[$0].name == declarations[function].name }
      })
    else { return false }
    let calls = callers(of: function).filter { $0.confidence != .possible }.map(\.call)
    // The object itself may say where it starts.
    let given = calls.map { (call: $0, arguments: linkage.arguments(of: $0)) }
    return given.contains { linkage.enclosingType($0.call) != type && $0.arguments.first.map(isCase) ?? false }
      && given.allSatisfy { $0.arguments.count == 1 && (isCase($0.arguments[0]) || isHandedOn($0.arguments[0])) }
  }

  private static let waysToGo: Set = ["navigate", "route", "go", "move", "coordinate"]

  private static let waysToShow: Set = ["present", "show", "push", "open", "transition"]

  /// Whether a name says that something is shown: `showCart`, `onPush`.
  func saysShowing(_ name: Symbol) -> Bool { !linkage.words(in: name).isDisjoint(with: Self.waysToShow.union(Self.waysToGo)) }

  private func isNamedAsWay(_ function: FunctionID) -> Bool { !linkage.words(in: declarations[function].name).isDisjoint(with: Self.waysToGo) }

  /// Whether a function of an object that is no screen says by its name that it shows something, and does nothing but tell the cases apart:
  /// `func present(_ scene: Scene, animated: Bool) { switch scene { … } }`.
  func isAlone(_ choice: NodeRef, in chooser: Value, of type: TypeID?) -> Bool {
    guard case .parameter(let function, 0) = chooser, let type, !linkage.isScreenLike(type), let body = declarations[function].body,
      program.children(body).allSatisfy({ $0 == choice })
    else { return false }
    return saysShowing(declarations[function].name)
  }
}
