import NavDialects
import NavFacts

/// A framework's own methods beside those that the program adds to its types under the same name:
/// `pushViewController(_:animated:)` and, in an extension, `pushViewController(_:animated:completion:)` whose `completion` has a default;
/// `present(_:animated:)` of a view controller, and of a library's protocol.
extension Linkage {
  /// Those of `functions` that a call may run, as Swift calls of two methods the one that needs no default.
  func withoutLonger(_ functions: [FunctionID], calledBy call: NodeRef) -> [FunctionID] {
    guard let callee = program.firstChild(call), let rows = dialects.calls[program[callee].name] else { return functions }
    let arguments = arguments(of: call)
    let given = arguments.map { text(program.label($0)) }
    let isFrameworks = rows.contains { $0.ownLabels == given }
    return functions.filter { !(isFrameworks && isLonger($0, than: arguments.count)) && !isGivenController($0, arguments) }
  }

  /// Whether a method would be given a view controller that is not what it wants: one that does not conform to a library's protocol, or
  /// that is not of the one class of the framework for which the program has a method of its own, `present(_ picker: PickerController, …)`.
  private func isGivenController(_ function: FunctionID, _ arguments: [NodeRef]) -> Bool {
    let parameters = declarations.parameters(of: function)
    guard case .external = declarations[function].owner, let pairs = match(parameters, arguments) else { return false }
    return pairs.contains { pair in
      guard case .external(let wanted, _)? = parameters[pair.parameter].type.map(resolve), isScreenLike(wanted) else { return false }
      if isClassOfFramework(wanted) { return isOfOtherClass(pair.argument, than: wanted) }
      switch typeOf(pair.argument) {
      case .external(let given, _): return isClassOfFramework(given)
      case .project(let id): return isViewController(id) && externalBases(id).contains(where: isClassOfFramework) && !externalBases(id).contains(wanted)
      default: return false
      }
    }
  }

  /// Whether an argument is a view controller that is not of a class of the framework, nor of one below it. What the framework's own
  /// classes inherit is not known here, but that the bare ones inherit from no other.
  private func isOfOtherClass(_ argument: NodeRef, than wanted: Symbol) -> Bool {
    guard !isBareController(wanted) else { return false }
    switch typeOf(argument) {
    case .external(let given, _): return isBareController(given) || (given != wanted && isNavigationContainer(given))
    case .project(let id):
      let above = externalBases(id).filter(isClassOfFramework)
      return isViewController(id) && !above.isEmpty && above.allSatisfy { isBareController($0) || ($0 != wanted && isNavigationContainer($0)) }
    default: return false
    }
  }

  /// Whether a method that the program adds to a type of the framework has more parameters than a call gives.
  private func isLonger(_ function: FunctionID, than count: Int) -> Bool {
    guard declarations.parameters(of: function).count > count else { return false }
    switch declarations[function].owner {
    case .external(let name): return isClassOfFramework(name)
    case .type(let id): return externalBases(id).contains(where: isClassOfFramework) || isNavigationContainer(.project(id))
    default: return false
    }
  }

  /// A view controller of the framework itself; a library's protocol for what has one does not have its methods.
  private func isClassOfFramework(_ name: Symbol) -> Bool {
    isScreenLike(name) && !dialects.presentableSuffixes.contains { text(name).hasSuffix($0) }
  }

  /// The program's property that is written, where it is no framework's that a class of the program only watches or works out anew:
  /// `override var viewControllers: [UIViewController]? { didSet { … } }`.
  func ownPropertyWritten(by ref: NodeRef) -> PropertyID? {
    guard let property = propertyWritten(by: ref) else { return nil }
    guard declarations[property].modifiers.contains(.override), case .type(let owner) = declarations[property].owner else { return property }
    let above = projectBases(of: owner).contains { base in
      declarations[base].kind == .class
        && declarations[base].properties.contains {
          declarations[$0].name == declarations[property].name && !declarations[$0].modifiers.contains(.override)
        }
    }
    return above ? property : nil
  }
}
