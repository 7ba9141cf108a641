import NavFacts

/// Tab bars made by hand whose tabs are a list of boxes, each with a view in it: `TabItem(title: "Home", view: AnyView(HomeView()))`, of which
/// a view shows one: `tabs[selected].view`, `tabs.first { $0.kind == selected }?.view`, `ForEach(tabs) { tab in if tab.kind == selected { tab.view } }`.
///
/// Each box is a tab, where it is made, and the case in it, if there is one, is its route: whoever sets what `kind` is compared with goes
/// there. A list whose boxes are all seen at once is none, nor are pages that lead nowhere.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  func findListedTabs() {
    var evidence: ScreenEvidence?
    for index in declarations.properties.indices {
      let held = PropertyID(index)
      guard holdsErasedView(held), case .type(let box) = declarations[held].owner, let view = viewPicking(held) else { continue }
      let contents = linkage.constructions(of: box).compactMap { linkage.given(to: held, by: $0) }
      let shown = contents.map { content in Set(linkage.evaluate(content).compactMap(\.objectType).filter(linkage.isView)) }
      guard contents.count > 1, Set(shown.joined()).count > 1 else { continue }
      if !isNamedAsTab(box) {
        let known = evidence ?? ScreenEvidence(self)
        evidence = known
        guard shown.contains(where: { $0.contains { known.isScreen($0, outside: declarations[held].node) } }) else { continue }
      }
      var sink = Sink(manner: .tab)
      sink.holder = view
      let routes = routes(ofBoxesWith: held, box)
      for content in contents {
        var one = sink
        one.chosen = routes[content]
        send(content, one.staying(at: content), at: content)
      }
      sendSelections(among: routes, by: box)
    }
  }

  /// The case that stands beside each content, where every box has another of one enum.
  private func routes(ofBoxesWith held: PropertyID, _ box: TypeID) -> [NodeRef: RouteKey] {
    for key in declarations[box].properties where declarations[key].getter == nil && linkage.isEnum(linkage.declaredType(of: key)) {
      var found: [NodeRef: RouteKey] = [:]
      for call in linkage.constructions(of: box) {
        guard let content = linkage.given(to: held, by: call), let said = linkage.given(to: key, by: call),
          case .route(let type, let name, _, _)? = linkage.evaluate(said).first
        else { continue }
        found[content] = RouteKey(type: type, name: name)
      }
      if found.count > 1, Set(found.values).count == found.count { return found }
    }
    return [:]
  }

  /// Sends what the states are set to that the cases of boxes are compared with.
  private func sendSelections(among routes: [NodeRef: RouteKey], by box: TypeID) {
    guard let type = routes.values.first?.type else { return }
    for (content, key) in routes.sorted(by: { $0.key < $1.key }) { tabContents.append((key.type, key.name, content, content)) }
    let contents = Dictionary(routes.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
    for slot in statesCompared(withPartsOf: box, type) {
      for write in linkage.writes(to: slot) where write.means == .assignment {
        for case .route(let type, let name, _, _) in write.value.map({ linkage.evaluate($0) }) ?? [] {
          guard let content = contents[RouteKey(type: type, name: name)] else { continue }
          var one = Sink(manner: .tab)
          one.chosen = RouteKey(type: type, name: name)
          send(content, one.staying(at: write.site), at: write.site)
        }
      }
    }
  }

  /// `selected` of `selected == tab.kind`, and what it is bound to.
  private func statesCompared(withPartsOf box: TypeID, _ type: TypeID) -> [PropertyID] {
    var all: Set<PropertyID> = []
    for key in declarations[box].properties where linkage.declaredType(of: key).projectType == type {
      for use in linkage.uses(of: key) {
        guard let comparison = program.parent(use), program[comparison].kind == .infix, linkage.text(program[comparison].name) == "==" else { continue }
        for side in program.children(comparison) where side != use {
          // `let shown = gate.shown` before
          if let state = linkage.propertyWritten(by: linkage.initial(of: side)) { all.formUnion(slots(behind: state)) }
        }
      }
    }
    return all.sorted()
  }

  private func isNamedAsTab(_ box: TypeID) -> Bool { !linkage.words(in: declarations[box].name).isDisjoint(with: ["tab", "tabs"]) }

  /// Whether a property of a box, which is no view itself, keeps any view.
  private func holdsErasedView(_ id: PropertyID) -> Bool {
    guard declarations[id].getter == nil, !declarations[id].isStatic, case .type(let box) = declarations[id].owner,
      declarations[box].kind == .structure || declarations[box].kind == .class, !linkage.isScreenLike(box), declarations[id].type != nil,
      case .external(linkage.names.anyView, _) = linkage.declaredType(of: id)
    else { return false }
    return true
  }

  /// The view that shows what one of several boxes holds, where all that do are that one.
  private func viewPicking(_ held: PropertyID) -> TypeID? {
    var views: Set<TypeID> = []
    for use in linkage.uses(of: held) {
      guard program[use].kind == .member, let view = linkage.enclosingType(use), linkage.isView(view), linkage.isInBuilder(use), !isArgument(use),
        let base = program.firstChild(use), linkage.listPicked(by: base).map({ $0.member == nil }) ?? isCompared(use)
      else { continue }
      views.insert(view)
    }
    return views.count == 1 ? views.first : nil
  }

  /// Whether a place hands the view on rather than being content: `NavigationLink(destination: row.view)`.
  private func isArgument(_ use: NodeRef) -> Bool {
    var at = use
    while let parent = program.parent(at) {
      switch program[parent].kind {
      case .member, .unary: break
      case .call: if program.firstChild(parent) != at { return true }
      default: return false
      }
      at = parent
    }
    return false
  }

  /// Whether a place is reached where a comparison holds: `if tab.kind == selected { tab.view }`.
  func isCompared(_ use: NodeRef) -> Bool {
    var (at, child) = (program.parent(use), use)
    while let here = at, !program[here].kind.isDeclaration {
      if program[here].kind == .ifStmt, let condition = program.firstChild(here), condition != child, program[condition].kind == .infix,
        linkage.text(program[condition].name) == "=="
      {
        return true
      }
      (at, child) = (program.parent(here), here)
    }
    return false
  }
}
