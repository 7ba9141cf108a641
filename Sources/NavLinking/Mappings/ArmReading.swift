import NavDialects
import NavFacts
import NavModel

/// What one arm of a mapping builds.
struct ArmReading {
  var content: Mapping.Content
  var screens: Set<ScreenRef> = []
  var signature = ""
  /// Whether it asks or tells something, in an alert, and shows no screen.
  let isAlert: Bool

  /// - Parameters:
  ///   - decided: tells what objects show that are started there.
  ///   - frame: what the names in a body stand for that chooses by itself; none of an arm.
  ///   - manner: how what it builds is shown.
  init(
    _ linkage: Linkage, _ body: NodeRef, _ cases: [Symbol], starting decided: SinkFlow? = nil, in frame: Frame? = nil, shownAs manner: Manner = .root
  ) {
    var walk = Walk(linkage: linkage)
    // What another state chooses among is shown for the case as well: `case .scan: switch mode { … }`.
    walk.readsStates = true
    if frame != nil { walk.choiceRead = body }
    let given = frame != nil || linkage.program[body].kind == .block || linkage.program[body].kind == .closure
      ? walk.results(of: body, frame) : walk.values(of: body, nil)
    let values = linkage.shown(given, byArmOf: body)
    let flow = SinkFlow(linkage)
    flow.send(values, Sink(manner: manner), at: body, body)
    isAlert = !values.isEmpty && values.allSatisfy(flow.isAlert)
    let started = flow.emptyContainers.flatMap { decided?.shownByStarted($0.identity) ?? [] }
    for draft in flow.drafts + started {
      if case .screen(let screen) = draft.target { screens.insert(screen) }
      guard case .route(let type, let name) = draft.target else { continue }
      nestedRoutes.append((type, name))
      if Self.isWritten(name, in: body, linkage.program) { enumsWritten.insert(type) }
    }
    carried = linkage.program[body].kind == .block ? linkage.enumsShown(by: values) : []
    if screens.isEmpty, !isAlert, let name = linkage.libraryController(givenByArm: body) { screens = [.external(name)] }
    if !screens.isEmpty || !nestedRoutes.isEmpty || !carried.isEmpty {
      content = .screens
      // Two payloads that are asked the same are different ones.
      if carried.isEmpty { signature = Self.signature(of: body, linkage) }
      return
    }
    content = Self.emptiness(of: body, linkage)
  }

  private(set) var nestedRoutes: [(TypeID, Symbol)] = []
  /// The enums of routes that are written in the arm and shown by it: `Shelf` of `case .shelf: ShelfStack(root: Shelf.books)`.
  private(set) var enumsWritten: Set<TypeID> = []
  /// The mapped enums any case of which may be shown.
  private(set) var carried: [TypeID] = []

  private static func isWritten(_ name: Symbol, in body: NodeRef, _ program: Program) -> Bool {
    program.subtree(body).contains { index in
      let node = program[NodeRef(index)]
      return node.name == name && (node.kind == .member || node.kind == .implicitMember)
    }
  }

  /// Why an arm builds no screen.
  private static func emptiness(of body: NodeRef, _ linkage: Linkage) -> Mapping.Content {
    let program = linkage.program
    var results: [NodeRef] = []
    for statement in program.members(body) where program[statement].kind != .varDecl {
      switch program[statement].kind {
      case .breakStmt: return .nothing
      case .returnStmt:
        guard let value = program.firstChild(statement) else { return .nothing }
        results.append(value)
      case .parameter: continue
      default: results.append(statement)
      }
    }
    if results.isEmpty { return .nothing }
    guard results.count == 1 else { return .unknown }
    let only = strippedOfModifiers(results[0], linkage)
    switch program[only].kind {
    case .nil: return .declined
    case .implicitMember: return linkage.text(program[only].name) == "none" ? .declined : .unknown
    case .member:
      return linkage.text(program[only].name) == "clear" ? .placeholder : .unknown
    case .call:
      guard let callee = program.firstChild(only) else { return .unknown }
      switch linkage.text(program[callee].name) {
      case "EmptyView": return .nothing
      case "VStack", "HStack", "ZStack", "Group":
        guard let closure = linkage.arguments(of: only).last, program[closure].kind == .closure else { return .unknown }
        return program.size(closure) == 1 ? .nothing : .unknown
      case "fatalError", "preconditionFailure", "assertionFailure": return .placeholder
      case "Text":
        guard let text = program.secondChild(only), program[text].kind == .string, !program[text].flags.contains(.interpolated)
        else { return .unknown }
        return isExcuse(linkage.text(program[text].name)) ? .placeholder : .unknown
      case "AnyView":
        guard let inner = program.secondChild(only), program[inner].kind == .call, let callee = program.firstChild(inner) else { return .unknown }
        return program[callee].name == linkage.names.emptyView ? .nothing : .unknown
      default: break
      }
      if program[callee].kind == .member, let base = program.firstChild(callee), program[base].kind == .name {
        let receiver = linkage.text(program[base].name)
        if receiver == "super" || receiver.lowercased().contains("parent") || receiver.lowercased().contains("router") { return .forwards }
      }
      return .unknown
    default: return .unknown
    }
  }

  private static func strippedOfModifiers(_ ref: NodeRef, _ linkage: Linkage) -> NodeRef {
    var at = ref
    let program = linkage.program
    while program[at].kind == .call, let callee = program.firstChild(at), program[callee].kind == .member,
      let base = program.firstChild(callee), program[base].kind == .call
    {
      at = base
    }
    return at
  }

  private static func isExcuse(_ text: String) -> Bool {
    let lower = text.lowercased()
    return ["todo", "wip", "not implemented", "coming soon", "fixme", "tbd", "placeholder", "not yet"].contains { lower.contains($0) }
  }

  /// The built expression with the names that its pattern binds made equal: two arms that build the same compare equal.
  private static func signature(of body: NodeRef, _ linkage: Linkage) -> String {
    let program = linkage.program
    let statements = program.members(body).filter { program[$0].kind != .parameter }
    guard statements.count == 1, let arm = program.parent(body), program[arm].kind == .caseArm else { return "" }
    var bound: [Symbol: Int] = [:]
    for index in program.subtree(arm) {
      let node = program[NodeRef(index)]
      if node.kind == .bind, bound[node.name] == nil { bound[node.name] = bound.count }
    }
    // The state behind a feature's store tells two screens of one kind apart.
    if !bound.isEmpty, let type = program.parent(arm).flatMap({ linkage.mappings[$0] }), linkage.isStateOfFeature(type) { return "" }
    let built = strippedOfModifiers(program[statements[0]].kind == .returnStmt ? program.firstChild(statements[0]) ?? statements[0] : statements[0], linkage)
    var text = ""
    for index in program.subtree(built) {
      let node = program[NodeRef(index)]
      let local = node.kind.isMark ? nil : bound[node.name]
      text += "\(node.kind.rawValue):\(local.map { "$\($0)" } ?? linkage.text(node.name)):\(node.flags.rawValue):\(program.size(NodeRef(index)));"
      if text.utf8.count > 4000 { return "" }
    }
    return text
  }
}
