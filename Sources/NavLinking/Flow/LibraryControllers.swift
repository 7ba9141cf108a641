import NavFacts

/// View controllers of libraries whose names do not say so: `show(TourScreen(model: model))`, where the function takes a `UIViewController`.
extension SinkFlow {
  /// Whether nothing but view controllers is given for a parameter.
  func takesController(_ parameter: ParameterInfo) -> Bool {
    guard case .external(let name, _)? = parameter.type.map(linkage.resolve) else { return false }
    return name == linkage.names.viewController || name == linkage.names.appKitController
  }
}

extension Linkage {
  /// The name of the library's class of which an expression makes an object, on the spot or as a local constant's value; nil for classes that
  /// show nothing of their own.
  func libraryController(madeBy expression: NodeRef) -> Symbol? {
    let made = initial(of: expression)
    guard program[made].kind == .call, let callee = program.firstChild(made), program[callee].kind == .name,
      case .meta(.external(let name, _)) = typeOf(callee), !isBareController(name), !isNavigationContainer(name),
      !traits[name].contains(.isHosting), dialects.wrappers[name] == nil
    else { return nil }
    return name
  }

  /// The same of the one thing that an arm gives among arms that give screens, where the name says that it is a controller.
  func libraryController(givenByArm block: NodeRef) -> Symbol? {
    guard program[block].kind == .block, case let given = returnedExpressions(of: block), given.count == 1 else { return nil }
    var shown = given[0]
    if program[shown].kind == .tuple, let arm = program.parent(block), let place = switchOf(arm).flatMap({ screenPlaces[$0] }) {
      shown = program.children(shown).dropFirst(place.position).first { _ in true } ?? shown
    }
    return libraryController(madeBy: shown).flatMap { text($0).hasSuffix("Controller") ? $0 : nil }
  }

  /// The screens that a navigation controller is given at first, where nothing but a view controller can be given.
  func withLibraryController(_ screens: [Value], givenBy argument: NodeRef) -> [Value] {
    guard !screens.contains(where: \.isKnown), let name = libraryController(madeBy: argument) else { return screens }
    return [.external(name)]
  }
}
