import NavDialects
import NavFacts

/// Which views are screens by what else is known of them: something else shows them, or they navigate themselves.
struct ScreenEvidence {
  private let flow: SinkFlow
  private let linkage: Linkage
  private var sitesThatShow: [TypeID: [NodeRef]] = [:]
  private var navigating: Set<TypeID> = []

  init(_ flow: SinkFlow) {
    self.flow = flow
    linkage = flow.linkage
    var routes: [RouteKey: NodeRef] = [:]
    for draft in flow.drafts where draft.manner != .child {
      switch draft.target {
      case .screen(.project(let id)): sitesThatShow[id, default: []].append(draft.site)
      case .screen(.external): break
      case .route(let type, let name): if draft.manner != .root { routes[RouteKey(type: type, name: name)] = draft.site }
      }
      if draft.manner != .root, let type = linkage.enclosingType(draft.site) { navigating.insert(type) }
    }
    addMapped(routes)
  }

  /// The views that mappings make of routes which lead somewhere.
  private mutating func addMapped(_ routes: [RouteKey: NodeRef]) {
    let types = Set(routes.keys.map(\.type))
    for (mapping, type) in linkage.mappings where types.contains(type) {
      for arm in linkage.armsOf(mapping) {
        for name in linkage.caseNames(of: arm) {
          if let site = routes[RouteKey(type: type, name: name)], let id = view(shownBy: arm) { sitesThatShow[id, default: []].append(site) }
        }
      }
    }
    for one in linkage.caseContents.values where types.contains(one.type) {
      guard let site = routes[RouteKey(type: one.type, name: one.name)] else { continue }
      for id in views(in: one.content) { sitesThatShow[id, default: []].append(site) }
    }
  }

  func isScreen(_ id: TypeID, outside mapping: NodeRef) -> Bool {
    if navigating.contains(id) || flow.linkage.startsNavigation(id) { return true }
    return isShown(id, outside: mapping)
  }

  /// The views that something shows, routes included.
  var shown: Set<TypeID> { Set(sitesThatShow.keys) }

  /// Whether something else shows a view.
  func isShown(_ id: TypeID, outside mapping: NodeRef) -> Bool {
    sitesThatShow[id, default: []].contains { !linkage.program.isInside($0, mapping) }
  }

  /// The view that alone makes up an arm.
  func view(shownBy arm: NodeRef) -> TypeID? { linkage.program.first(arm, .block).flatMap(firstView) }

  func firstView(in block: NodeRef) -> TypeID? { flow.shownAlone(in: block, depth: 0).lazy.flatMap(views).first }

  /// The views that an arm may show alone, what only surrounds its content looked through.
  func steps(shownBy arm: NodeRef) -> [TypeID] {
    linkage.program.first(arm, .block).map { steps(shownIn: $0) } ?? []
  }

  func steps(shownIn block: NodeRef) -> [TypeID] {
    flow.shownAlone(in: block, depth: 0).flatMap { shown in
      linkage.evaluate(shown).flatMap { value in
        guard case .object(let id, let construction?) = value, linkage.isWrapperView(id) else { return value.objectType.map { [$0] } ?? [] }
        return linkage.arguments(of: construction.call).flatMap { argument in
          var walk = Walk(linkage: linkage)
          return walk.content(of: argument, construction.frame).compactMap(\.objectType)
        }
      }
    }
  }

  private func views(in content: NodeRef) -> [TypeID] {
    linkage.evaluate(content).compactMap { value in
      switch value {
      case .object(let id, _) where linkage.isScreenLike(id): id
      case .closure(let body, let frame):
        { var walk = Walk(linkage: linkage); return walk.results(of: body, frame) }().lazy.compactMap { inner in
          if case .object(let id, _) = inner, linkage.isScreenLike(id) { id } else { nil }
        }.first
      default: nil
      }
    }
  }

  /// Whether what an arm shows has a stack around it.
  func isStacked(_ arm: NodeRef) -> Bool { linkage.program.first(arm, .block).map(showsStack(in:)) ?? false }

  func showsStack(in block: NodeRef) -> Bool {
    var results: [NodeRef] = []
    linkage.collectResults(block, into: &results)
    return results.contains { result in
      linkage.evaluate(result).contains { if case .container = $0 { true } else { false } }
    }
  }

  /// Whether what an arm shows lies over all of the screen: `.frame(width: size.width, height: size.height)`, `.ignoresSafeArea()`.
  func coversScreen(_ arm: NodeRef) -> Bool {
    let program = linkage.program
    return program.subtree(arm).contains { index in
      let call = NodeRef(index)
      guard program[call].kind == .call, let callee = program.firstChild(call), program[callee].kind == .member else { return false }
      switch linkage.text(program[callee].name) {
      case "ignoresSafeArea", "edgesIgnoringSafeArea": return true
      case "frame":
        return linkage.argument("height", of: call).map { program[$0].kind == .member && linkage.text(program[$0].name) == "height" } ?? false
      default: return false
      }
    }
  }
}

extension Linkage {
  /// Whether a view goes on under the bars, to the edges of the screen.
  func liesUnderBars(_ layer: NodeRef) -> Bool { isModified(layer, by: ["ignoresSafeArea", "edgesIgnoringSafeArea"]) }

  /// Whether a view has one of these modifiers.
  func isModified(_ view: NodeRef, by names: Set<String>) -> Bool { isModified(view) { name, _ in names.contains(name) } }

  /// Whether any of a view's modifiers, told by its name and its call, is one that is meant.
  func isModified(_ view: NodeRef, where isMeant: (_ name: String, _ call: NodeRef) -> Bool) -> Bool {
    var at = view
    while program[at].kind == .call, let modifier = program.firstChild(at), program[modifier].kind == .member, let base = program.firstChild(modifier) {
      if isMeant(text(program[modifier].name), at) { return true }
      at = base
    }
    return false
  }

  /// The words that a name is made of, in small letters: `selectedTab` has `selected` and `tab`.
  func words(in name: Symbol) -> Set<String> {
    var words: [String] = []
    for character in text(name) {
      if character.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
    return Set(words)
  }
}
