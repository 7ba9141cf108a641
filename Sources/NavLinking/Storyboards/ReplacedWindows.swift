import NavFacts

/// Delegates that put a window of their own in the place of the one that the system has made from the main storyboard.
///
/// A project's template names a storyboard in the property list, and many apps leave it there when they go on in code: nobody ever sees it.
extension Linkage {
  /// Whether each delegate that is given the app's window puts another one there, or another first screen, whatever else holds.
  var replacesWindow: Bool {
    for base in ["UIWindowSceneDelegate", "UISceneDelegate", "UIApplicationDelegate"] {
      guard let symbol = program.symbol(base) else { continue }
      let delegates = declarations.types.indices.map { TypeID($0) }.filter { externalBases($0).contains(symbol) && declarations[$0].kind == .class }
      if !delegates.isEmpty { return delegates.allSatisfy(replacesWindow) }
    }
    return false
  }

  private func replacesWindow(_ delegate: TypeID) -> Bool {
    declarations[delegate].functions.contains { function in
      let label = declarations.parameters(of: function).dropFirst().first.map { text($0.label) }
      guard label == "willConnectTo" || label == "didFinishLaunchingWithOptions", let body = declarations[function].body else { return false }
      return program.children(body).contains { program[$0].kind == .assign && (program.firstChild($0).map(isWindow) ?? false) }
    }
  }

  /// `window`, `self.window`, `window?.rootViewController`
  private func isWindow(_ left: NodeRef) -> Bool {
    switch program[left].kind {
    case .name: return text(program[left].name) == "window" && propertyWritten(by: left) != nil
    case .member:
      guard let base = program.firstChild(left) else { return false }
      if text(program[left].name) == "rootViewController" { return isWindow(base) }
      return text(program[left].name) == "window" && program[base].kind == .name && program[base].name == names.selfValue
    case .unary: return program.firstChild(left).map(isWindow) ?? false
    default: return false
    }
  }
}
