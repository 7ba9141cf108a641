import NavFacts

/// Choices by what the program does not decide: how wide a window is, which device it runs on. Each branch is shown, on some device.
extension SinkFlow {
  private var program: Program { linkage.program }

  /// Whether an `if` asks nothing but the circumstances: `if sizeClass == .compact { TabShell() } else { SplitShell() }`.
  func isByCircumstance(_ choice: NodeRef) -> Bool {
    let conditions = program.conditions(of: choice)
    return !conditions.isEmpty && conditions.allSatisfy { asksCircumstance($0, depth: 0) }
  }

  private func asksCircumstance(_ condition: NodeRef, depth: Int) -> Bool {
    guard depth < 4 else { return false }
    var isAsked = false
    for index in program.subtree(condition) {
      let ref = NodeRef(index)
      guard program[ref].kind == .name else { continue }
      if let property = linkage.propertyWritten(by: ref) {
        if let getter = linkage.declarations[property].getter {
          guard asksCircumstance(getter, depth: depth + 1) else { return false }
        } else {
          guard isOfEnvironment(property) else { return false }
        }
        isAsked = true
        continue
      }
      switch linkage.meaning(of: program[ref].name, at: ref) {
      case .type(.external(let name, _)): if Self.devices.contains(linkage.text(name)) { isAsked = true }
      case .type, .parameter, .local: return false
      default: if Self.devices.contains(linkage.text(program[ref].name)) { isAsked = true }
      }
    }
    return isAsked
  }

  private static let devices: Set<String> = ["UIDevice", "ProcessInfo", "UIScreen", "WKInterfaceDevice"]

  /// `@Environment(\.horizontalSizeClass) var sizeClass`, of a key that the program does not declare.
  private func isOfEnvironment(_ property: PropertyID) -> Bool {
    linkage.attributes(of: property).contains { attribute in
      guard linkage.text(program[attribute].name) == "Environment", let path = program.first(attribute, .keyPath), let key = program.firstChild(path)
      else { return false }
      return !(linkage.declarations.propertiesByName[program[key].name] ?? []).contains(where: linkage.isSharedValue)
    }
  }
}
