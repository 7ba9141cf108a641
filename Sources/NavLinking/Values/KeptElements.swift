import NavFacts

/// What is left of a list of cases that is cut short: `Hall.allCases.filter { $0 != .more }`, `Hall.allCases.prefix(4)`.
extension Walk {
  /// The elements that a method of a list keeps, where that can be told of each of them; all of them where it cannot.
  ///
  /// - Parameter elements: what the list may hold; in the list's order where it is a literal, or lists all cases.
  func kept(of elements: [Value], by call: NodeRef) -> [Value] {
    guard let callee = linkage.program.firstChild(call), let base = linkage.program.firstChild(callee) else { return elements }
    let routes = elements.compactMap { value -> RouteKey? in
      guard case .route(let type, let name, _, _) = value else { return nil }
      return RouteKey(type: type, name: name)
    }
    guard !routes.isEmpty, routes.count == elements.count else { return elements }
    let method = linkage.text(linkage.program[callee].name)
    if method == "filter" {
      guard let condition = linkage.arguments(of: call).first else { return elements }
      return zip(elements, routes).filter { linkage.holds(condition, for: $1) ?? true }.map(\.0)
    }
    guard isOrdered(base), let number = count(in: call), number <= elements.count else { return elements }
    switch method {
    case "prefix": return Array(elements.prefix(number))
    case "suffix": return Array(elements.suffix(number))
    case "dropFirst": return Array(elements.dropFirst(number))
    case "dropLast": return Array(elements.dropLast(number))
    default: return elements
    }
  }

  /// Whether a method gives some of the routes that a list keeps: `path.dropFirst(stack.viewControllers.count)`.
  func isRestOfRoutes(_ method: Symbol, _ list: NodeRef) -> Bool {
    guard ["dropFirst", "dropLast", "prefix", "suffix", "filter", "reversed"].contains(linkage.text(method)),
      case .array(.project(let id)) = linkage.typeOf(list)
    else { return false }
    return !linkage.isScreenLike(id)
  }

  /// Whether the elements of a list are known in their order.
  private func isOrdered(_ list: NodeRef) -> Bool {
    linkage.program[list].kind == .array || linkage.program[list].name == linkage.names.allCases
  }

  /// How many elements a call speaks of: `prefix(4)`; one where it says nothing.
  private func count(in call: NodeRef) -> Int? {
    guard let number = linkage.arguments(of: call).first else { return 1 }
    guard linkage.program.label(number).isNone, linkage.program[number].kind == .number else { return nil }
    return Int(linkage.text(linkage.program[number].name)).flatMap { $0 >= 0 ? $0 : nil }
  }
}
