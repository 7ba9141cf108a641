import NavFacts

/// Layouts that lie around nothing but a choice between views: `ZStack { if isOpen { ShopView() } else { ClosedView() } }`.
extension SinkFlow {
  private var program: Program { linkage.program }

  /// The views of the choice in such a layout, and nothing of one that lays parts over a background; the statement itself otherwise.
  func alternatives(of statement: NodeRef) -> [NodeRef] {
    let told = telling(statement)
    guard program[told].kind == .call, let callee = program.firstChild(told), program[callee].kind == .name, !arranges(told),
      linkage.traits[program[callee].name].contains(.isLayout) || isTransparent(program[callee].name),
      let content = contentArgument(of: told), program[content].kind == .closure
    else { return [statement] }
    let layers = program.members(content).filter { ![.parameter, .varDecl, .funcDecl].contains(program[$0].kind) }
    // What lies under or over parts that are written here is a part too: `ZStack { Backdrop(); VStack { … } }`.
    if layers.contains(where: { arranges(telling($0)) }), layers.allSatisfy({ viewMade(by: $0).map { !linkage.startsNavigation($0) } ?? true }) { return [] }
    let statements = layers.filter { !isColour($0) }
    guard statements.count == 1, program[statements[0]].kind == .ifStmt || program[statements[0]].kind == .switchStmt else { return [statement] }
    var shown: [NodeRef] = []
    linkage.collectResults(statements[0], into: &shown)
    // What takes the place of the screen's own content for a while is a part as well: `if isBusy { LoadingView() } else { VStack { … } }`.
    if shown.contains(where: { arranges(telling($0)) }), shown.allSatisfy({ arranges(telling($0)) || isInPassing($0) }) { return [] }
    guard shown.count > 1 else { return [statement] }
    let made = shown.filter { viewMade(by: $0) != nil }
    // Of an `if` with an `else`, the other branch may be the view's own content; the cases of a state are asked for elsewhere.
    return made.count == shown.count || (!made.isEmpty && branches(of: statements[0]).count == 2) ? made : [statement]
  }

  /// Whether a layer is a leaf of the framework's, as `Color.black.ignoresSafeArea()` is: nothing that is shown depends on it.
  private func isColour(_ layer: NodeRef) -> Bool {
    guard [.call, .member, .name].contains(program[layer].kind), !arranges(telling(layer)), viewMade(by: layer) == nil else { return false }
    return linkage.evaluate(layer).allSatisfy { !$0.isKnown }
  }

  /// Whether a view of the program's only says something for a while, a loader or a placeholder, and leads nowhere.
  func isInPassing(_ statement: NodeRef) -> Bool { viewMade(by: telling(statement)).map(standsIn) ?? false }

  /// Whether a layout is around nothing of the program's but such views: what else it holds is what the screen shows.
  func hasOnlyPassing(_ statement: NodeRef) -> Bool {
    let layout = telling(statement)
    guard program[layout].kind == .call, viewMade(by: layout) == nil, linkage.arguments(of: layout).contains(where: { program[$0].kind == .closure }) else {
      return false
    }
    let shown = linkage.evaluate(statement).compactMap(\.objectType)
    return !shown.isEmpty && shown.allSatisfy { linkage.isView($0) && standsIn($0) }
  }

  private func standsIn(_ view: TypeID) -> Bool {
    !Self.waiting.isDisjoint(with: linkage.words(in: linkage.declarations[view].name)) && !linkage.startsNavigation(view)
  }

  /// What is said of views that stand in for content which is not there yet, or of which there is none.
  private static let waiting: Set<String> = [
    "loading", "loader", "progress", "indicator", "spinner", "skeleton", "shimmer", "placeholder", "empty",
  ]
}
