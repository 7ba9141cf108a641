import NavDialects
import NavFacts

/// Modifiers of packages that are not among the files: `.slidingPanel(isPresented: $isOpen) { PlotView() }`. They are called as the
/// framework's own are, with a state and a closure that makes the view, and show it as these do.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  func findAbsentPresentations() {
    for call in linkage.sites.boundCalls {
      guard let callee = program.firstChild(call), program[callee].kind == .member || program[callee].kind == .name, case let name = program[callee].name,
        declarations.functionsByName[name] == nil, !linkage.dialects.names.contains(name), linkage.text(name).first?.isLowercase ?? false,
        case let words = linkage.words(in: name), words.isDisjoint(with: Self.sayingWords), !isPassing(name)
      else { continue }
      for (label, isItem) in [("isPresented", false), ("item", true)] {
        guard let binding = linkage.argument(label, of: call), bindsState(binding),
          let content = contentArgument(of: call) ?? contentHandedOn(by: call), showsView(content)
        else { continue }
        presentations.append(PresentationSite(call: call, binding: binding, content: content, isItem: isItem, manner: manner(of: words)))
        break
      }
    }
  }

  /// Modifiers of the framework that ask or tell something, whose closures make buttons.
  private static let sayingWords: Set<String> = ["alert", "dialog", "confirmation", "action", "overlay", "importer", "exporter", "search", "searchable"]

  private func manner(of words: Set<String>) -> Manner {
    if let covering = covering(by: words) { return covering }
    return words.isDisjoint(with: ["push", "navigate", "navigation", "destination"]) ? .sheet : .push
  }

  /// What lies over the screen otherwise than a sheet, where the words of a name say so.
  func covering(by words: Set<String>) -> Manner? {
    if words.contains("cover") || words.isSuperset(of: ["full", "screen"]) { return .fullScreenCover }
    return words.contains("popover") ? .popover : nil
  }

  /// `slidingPanel(isPresented: isPresented, panelContent: panelContent)` of a modifier that hands on what it is given.
  private func contentHandedOn(by call: NodeRef) -> NodeRef? {
    linkage.arguments(of: call).last { isGiven($0) && linkage.words(in: program.label($0)).contains("content") }
  }

  /// Whether an argument is a binding: written as one, or a parameter that is one.
  func bindsState(_ argument: NodeRef) -> Bool { linkage.isWrittenAsBinding(argument) || isGivenBinding(argument) }

  /// Whether a name is a parameter that takes a binding.
  private func isGivenBinding(_ binding: NodeRef) -> Bool {
    guard case .parameter(let function, let index) = linkage.bindingTarget(binding), let type = declarations.parameters(of: function)[index].type else {
      return false
    }
    return linkage.isBindingType(type)
  }

  /// Whether a closure makes a view of the program's and nothing beside it, or what is shown is given to the function around.
  private func showsView(_ content: NodeRef) -> Bool {
    if program[content].kind == .name { return isGiven(content) }
    let shown = wholeStatements(content)
    return !shown.isEmpty && shown.allSatisfy { statement in
      if let made = viewMade(by: statement) { return !isPassing(declarations[made].name) }
      return program.firstChild(telling(statement)).map(isGiven) ?? false
    }
  }

  private func isGiven(_ ref: NodeRef) -> Bool {
    guard program[ref].kind == .name else { return false }
    if case .parameter = linkage.meaning(of: program[ref].name, at: ref) { return true }
    return false
  }
}
