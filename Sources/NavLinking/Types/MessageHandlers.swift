import NavFacts
import NavSource

/// Handlers of a library's that are found by the type of what they take: `router.route(CartContent())` of a package runs
/// `func route(_ content: CartContent)` of the one type which adopts the package's protocol and takes that.
extension Linkage {
  /// - Returns: the handler, where several types adopt one protocol of a library's and each takes a type of its own.
  func handler(_ name: Symbol, of arguments: [NodeRef]) -> CallTargets {
    guard arguments.count == 1, let all = declarations.functionsByName[name], all.count > Self.fewHandlers, all.count <= Self.mostNamesakes,
      case .project(let given) = typeOf(arguments[0]), !isScreenLike(given)
    else { return CallTargets() }
    var handling: (function: FunctionID, bases: Set<Symbol>)?
    for function in all where taken(by: function) == given {
      guard handling == nil, case let bases = handlerProtocols(of: function), !bases.isEmpty else { return CallTargets() }
      handling = (function, bases)
    }
    guard let handling else { return CallTargets() }
    let others = all.filter { function in
      guard let other = taken(by: function), other != given else { return false }
      return !handlerProtocols(of: function).isDisjoint(with: handling.bases)
    }
    return others.count >= Self.fewHandlers ? CallTargets(functions: [handling.function], confidence: .likely) : CallTargets()
  }

  /// Fewer may have one name by chance.
  private static var fewHandlers: Int { 2 }

  /// More are the visitors of a compiler, each of whose many calls would be held against them all.
  private static var mostNamesakes: Int { 200 }

  /// The type of the program that a function takes, if that is all it takes.
  private func taken(by function: FunctionID) -> TypeID? {
    let parameters = declarations.parameters(of: function)
    guard parameters.count == 1, !declarations[function].isInit, let type = parameters[0].type else { return nil }
    if case .project(let id) = resolve(type) { return id }
    return nil
  }

  /// The protocols of libraries that the function's type adopts, but for those that everybody does.
  private func handlerProtocols(of function: FunctionID) -> Set<Symbol> {
    guard case .type(let owner) = declarations[function].owner, declarations[owner].kind != .protocol else { return [] }
    return externalBases(owner).filter { !Self.everybodys.contains(text($0)) && !isScreenLike($0) }
  }

  private static let everybodys: Set<String> = [
    "AnyObject", "ObservableObject", "Observable", "Sendable", "Hashable", "Equatable", "Identifiable", "Codable", "Decodable", "Encodable",
    "Comparable", "CustomStringConvertible", "NSObject", "NSObjectProtocol", "View", "Error", "LocalizedError",
  ]
}
