import NavFacts

/// Navigation controllers that are shown as a screen is: `show(UINavigationController(rootViewController: cart), sender: nil)`.
extension SinkFlow {
  /// Whether what `show(_:sender:)` is given is a navigation controller: no stack takes one, so it is presented.
  func isShownStack(_ shown: NodeRef) -> Bool {
    let values = linkage.evaluate(shown)
    return !values.isEmpty && values.allSatisfy { value in
      guard case .container(let name, _, _) = value else { return false }
      return linkage.text(name) == "UINavigationController"
        || linkage.declarations.typesByName[name]?.contains { linkage.inherits($0, from: "UINavigationController") } ?? false
    }
  }
}
