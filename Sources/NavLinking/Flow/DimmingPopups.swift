import NavFacts

/// Views of the program's that come over a screen while a state says so, with all of the screen dimmed behind them, and without a modifier
/// of the framework's or the program's own: `.overlay { if isNaming { ZStack { Color.black.opacity(0.4).ignoresSafeArea(); NameView() } } }`.
/// The dimming tells that the user has to be done with one before the other.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Notes such popups, before the writes of states are connected.
  func findDimmingPopups() {
    var seen: Set<NodeRef> = []
    for layers in layers() {
      for condition in layers.over.flatMap({ conditions(ofLayer: $0) }) {
        guard seen.insert(condition).inserted, let block = program.first(condition, .block),
          let state = stateAsked(by: condition), let shown = viewOverDimming(in: block)
        else { continue }
        presentations.append(
          PresentationSite(call: condition, binding: state.binding, content: shown, isItem: state.isItem, manner: .present))
      }
    }
  }

  /// The state that alone says whether the layer is there: a flag, or what may be missing.
  private func stateAsked(by condition: NodeRef) -> (binding: NodeRef, isItem: Bool)? {
    let asked = program.conditions(of: condition)
    guard asked.count == 1, let one = asked.first else { return nil }
    switch program[one].kind {
    case .name, .member:
      guard let state = linkage.propertyWritten(by: one), declarations[state].getter == nil, !declarations[state].isLet else { return nil }
      return (one, false)
    case .optionalBinding: return stateRead(by: condition).map { ($0, true) }
    default: return nil
    }
  }

  /// The one view of the program's beside what dims the screen.
  private func viewOverDimming(in content: NodeRef) -> NodeRef? {
    let parts = visibleStatements(content)
    if parts.count == 1 {
      let told = telling(parts[0])
      guard program[told].kind == .call, let callee = program.firstChild(told), program[callee].kind == .name,
        linkage.text(program[callee].name) == "ZStack", let closure = contentArgument(of: told), program[closure].kind == .closure
      else { return nil }
      return viewOverDimming(in: closure)
    }
    guard parts.count == 2, dims(parts[0]), let view = viewMade(by: parts[1]), !linkage.isWrapperView(view), !isPassing(declarations[view].name),
      !linkage.isButton(view)
    else { return nil }
    return parts[1]
  }

  /// A colour that one can see through, or all over the screen.
  private func dims(_ part: NodeRef) -> Bool {
    var colour = part
    while program[colour].kind == .call, let modifier = program.firstChild(colour), program[modifier].kind == .member,
      let base = program.firstChild(modifier)
    {
      colour = base
    }
    // It is made, `Color("dim")`, or kept: `Theme.dim`.
    guard isBlank(part) || program[colour].kind != .call else { return false }
    return linkage.liesUnderBars(part) || linkage.isModified(part, by: ["opacity"])
  }
}
