import NavFacts

/// View controllers of libraries whose names do not say so: `show(TourScreen(model: model))`, where the function takes a `UIViewController`.
extension SinkFlow {
  private var program: Program { linkage.program }

  /// Whether nothing but view controllers is given for a parameter.
  func takesController(_ parameter: ParameterInfo) -> Bool {
    guard case .external(let name, _)? = parameter.type.map(linkage.resolve) else { return false }
    return name == linkage.names.viewController || name == linkage.names.appKitController
  }

  /// The name of the library's class of which an expression makes an object, on the spot or as a local constant's value; nil for classes that
  /// show nothing of their own.
  func libraryController(madeBy expression: NodeRef) -> Symbol? {
    var made = expression
    if program[made].kind == .name, case .local(let local) = linkage.meaning(of: program[made].name, at: made),
      let initial = program.first(local, .initializer).flatMap({ program.firstChild($0) })
    {
      made = initial
    }
    guard program[made].kind == .call, let callee = program.firstChild(made), program[callee].kind == .name,
      case .meta(.external(let name, _)) = linkage.typeOf(callee), !linkage.isBareController(name), !linkage.isNavigationContainer(name),
      !linkage.traits[name].contains(.isHosting), linkage.dialects.wrappers[name] == nil
    else { return nil }
    return name
  }
}
