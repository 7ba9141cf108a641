import NavFacts

/// Flags that a method is handed: `func setHelp(to isOn: Bool) { isHelpShown = isOn }`. Whoever says that something is to be shown decides.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Sends what a presentation shows from each call that hands over the flag which is written.
  /// - Returns: whether the value is what a method is handed, and some call is seen.
  func sendTruths(handed value: NodeRef, _ presentation: PresentationSite, depth: Int) -> Bool {
    guard depth < 4, program[value].kind == .name, case .parameter(let function, let index) = linkage.meaning(of: program[value].name, at: value),
      !declarations[function].isInit, case let parameters = declarations.parameters(of: function),
      case .external(let type, _)? = parameters[index].type.map(linkage.resolve), linkage.text(type) == "Bool"
    else { return false }
    let calls = callers(of: function).filter { $0.confidence != .possible }
    for (call, _) in calls {
      let pairs = linkage.match(parameters, linkage.arguments(of: call)) ?? []
      guard let given = pairs.first(where: { $0.parameter == index })?.argument ?? parameters[index].defaultValue, !linkage.isToldToSetter(given) else { continue }
      sendWrite(given, at: call, case: nil, presentation, depth: depth + 1)
    }
    return !calls.isEmpty
  }
}
