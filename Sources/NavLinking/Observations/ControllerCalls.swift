import NavFacts
import NavModel
import NavSource

/// The calls of UIKit that move between view controllers, with what stands around them.
///
/// An app without such calls pays for a look at seven names.
struct ControllerCalls {
  let linkage: Linkage
  let names: (TypeRef) -> String?

  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  private static let verbs: [(name: String, verb: ControllerCall.Verb)] = [
    ("pushViewController", .push), ("present", .present), ("popViewController", .pop), ("popToRootViewController", .popToRoot),
    ("popToViewController", .popTo), ("setViewControllers", .replace), ("dismiss", .dismiss),
  ]

  /// By place.
  var all: [ControllerCall] {
    var found: [(node: NodeRef, call: ControllerCall)] = []
    for (name, verb) in Self.verbs {
      guard let symbol = program.symbol(name) else { continue }
      for node in linkage.calls(of: symbol) { if let call = read(node, verb) { found.append((node, call)) } }
    }
    let placeOf = Dictionary(found.map { ($0.node, $0.call.place) }, uniquingKeysWith: { first, _ in first })
    return found.map { node, call in
      var call = call
      call.before = predecessor(of: node, in: placeOf)
      return call
    }.sorted { $0.place < $1.place }
  }

  private func read(_ node: NodeRef, _ verb: ControllerCall.Verb) -> ControllerCall? {
    let arguments = linkage.arguments(of: node)
    guard let animated = linkage.argument("animated", of: node), let callee = program.firstChild(node), !isOwn(node) else { return nil }
    var call = ControllerCall(place: program.place(node), verb: verb)
    if program[animated].kind == .boolean {
      call.isAnimated = program[animated].flags.contains(.isTrue) ? .yes : .no
    } else {
      call.isAnimated = .unknown
    }
    let rest = arguments.drop { $0 != animated }.dropFirst()
    call.hasCompletion = rest.contains { program[$0].kind != .nil }
    if program[callee].kind == .member {
      guard let base = program.firstChild(callee), let spelled = spelled(base) else { return nil }
      call.receiver = spelled
    } else if program[callee].kind != .name {
      return nil
    }
    switch verb {
    case .push, .present, .popTo, .replace:
      guard let shown = arguments.first, shown != animated, program.label(shown).isNone else { return nil }
      if verb != .replace {
        call.subject = subject(shown, in: node, depth: 0)
        call.container = container(shown, depth: 0)
        if verb == .push { call.wrapped = wrapped(shown) }
        if verb == .popTo { call.search = linkage.goingBackToExisting(node) }
      }
    case .pop, .popToRoot, .dismiss: guard arguments.first == animated else { return nil }
    }
    call.owner = linkage.enclosingType(node).flatMap { names(.project($0)) }
    call.moment = moment(of: node, verb, call.receiver)
    call.mayWait = mayWait(node)
    if verb == .push, case .held = call.subject { call.isGuarded = isGuarded(node) }
    return call
  }

  /// Whether the call runs a function of the program's own, which may do otherwise.
  private func isOwn(_ node: NodeRef) -> Bool {
    let targets = linkage.callTargets(of: node)
    return targets.confidence == .certain
      && targets.functions.contains { declarations[$0].body != nil && !declarations[$0].modifiers.contains(.override) }
  }

  /// `a.b` for `self.a?.b!`; empty for `self`, nil for what is no plain path of names.
  private func spelled(_ ref: NodeRef) -> String? {
    switch program[ref].kind {
    case .name:
      let text = linkage.text(program[ref].name)
      return text == "self" || text == "super" ? "" : text
    case .member:
      guard let base = program.firstChild(ref), let receiver = spelled(base) else { return nil }
      return receiver.isEmpty ? linkage.text(program[ref].name) : receiver + "." + linkage.text(program[ref].name)
    case .unary: return program.firstChild(ref).flatMap(spelled)
    default: return nil
    }
  }

  // MARK: What is shown

  private func subject(_ ref: NodeRef, in call: NodeRef, depth: Int) -> ControllerCall.Subject {
    guard depth < 6 else { return .unknown }
    switch program[ref].kind {
    case .cast, .unary:
      guard let inner = program.firstChild(ref) else { return .unknown }
      guard case .made(let type) = subject(inner, in: call, depth: depth + 1) else { return .unknown }
      return .made(type: type ?? program.secondChild(ref).flatMap { names(linkage.resolve($0)) })
    case .call:
      guard let callee = program.firstChild(ref) else { return .unknown }
      if linkage.text(program[callee].name).hasPrefix("instantiate"), linkage.callTargets(of: ref).functions.isEmpty {
        return .made(type: nil)
      }
      return madeType(callee).map { .made(type: names($0)) } ?? .unknown
    case .name, .member:
      if program[ref].kind == .name {
        switch linkage.meaning(of: program[ref].name, at: ref) {
        case .local(let declaration):
          guard let value = program.first(declaration, .initializer).flatMap({ program.firstChild($0) }), isGivenOnce(declaration, ref)
          else { return .unknown }
          if case .made(let type) = subject(value, in: call, depth: depth + 1) { return .made(type: type) }
          return .unknown
        case .optionalBinding(let binding):
          guard let value = program.firstChild(binding), isGivenOnce(binding, ref) else { return .unknown }
          if case .made(let type) = subject(value, in: call, depth: depth + 1) { return .made(type: type) }
          return .unknown
        default: break
        }
      }
      return held(ref)
    default: return .unknown
    }
  }

  /// The type that a callee makes an instance of.
  private func madeType(_ callee: NodeRef) -> TypeRef? {
    if program[callee].kind == .member, program[callee].name == linkage.names.initName, let base = program.firstChild(callee),
      case .meta(let type) = linkage.typeOf(base)
    {
      return type
    }
    if case .meta(let type) = linkage.typeOf(callee) { return type }
    return nil
  }

  /// Whether a local is used by itself nowhere but at `use`: not put on a stack before, not given a new value.
  private func isGivenOnce(_ declaration: NodeRef, _ use: NodeRef) -> Bool {
    guard let body = program.parent(declaration) else { return false }
    let scope = program[body].kind == .block || program[body].kind == .closure ? body : program.parent(body) ?? body
    for index in program.subtree(scope) where index > declaration.index {
      let at = NodeRef(index)
      guard at != use, program[at].kind == .name, program[at].name == program[use].name, let parent = program.parent(at) else { continue }
      switch program[parent].kind {
      case .member: continue
      case .assign: if program.firstChild(parent) == at { return false }
      case .call: if program.firstChild(parent) != at { return false }
      default: return false
      }
    }
    return true
  }

  /// A property that holds one instance for as long as its owner lives.
  private func held(_ ref: NodeRef) -> ControllerCall.Subject {
    guard let id = linkage.propertyWritten(by: ref) else { return .unknown }
    let property = declarations[id]
    guard property.getter == nil, property.isLet || property.modifiers.contains(.lazy), let initial = property.initial,
      program[initial].kind == .call, let callee = program.firstChild(initial), case .type(let owner) = property.owner,
      let type = program[callee].kind == .closure ? closureType(id) : madeType(callee), linkage.isViewLike(type),
      property.isStatic || linkage.isViewController(owner),
      linkage.sites(.assigned, of: id, as: property.name).isEmpty
    else { return .unknown }
    return .held(property: linkage.path(of: owner) + "." + linkage.text(property.name), place: program.place(property.node))
  }

  /// `lazy var detail: DetailViewController = { … }()`
  private func closureType(_ id: PropertyID) -> TypeRef? { declarations[id].type.map(linkage.resolve) }

  /// The class of containers that what is shown certainly belongs to.
  private func container(_ ref: NodeRef, depth: Int) -> String? {
    guard depth < 6 else { return nil }
    var type: TypeRef?
    switch program[ref].kind {
    case .unary: return program.firstChild(ref).flatMap { container($0, depth: depth + 1) }
    case .cast: type = program.secondChild(ref).map(linkage.resolve)
    case .call: type = program.firstChild(ref).flatMap(madeType)
    case .name, .member:
      if program[ref].kind == .name, case .local(let declaration) = linkage.meaning(of: program[ref].name, at: ref) {
        guard program[declaration].flags.contains(.isLet) else { return nil }
        if let written = program.first(declaration, .annotation).flatMap({ program.firstChild($0) }) {
          type = linkage.resolve(written)
        } else {
          return program.first(declaration, .initializer).flatMap { program.firstChild($0) }.flatMap { container($0, depth: depth + 1) }
        }
      } else if let id = linkage.propertyWritten(by: ref) {
        type = declarations[id].type.map(linkage.resolve) ?? declarations[id].initial.flatMap { program.firstChild($0) }.flatMap(madeType)
      }
    default: return nil
    }
    for base in ["UINavigationController", "UISplitViewController", "UITabBarController"] {
      switch type {
      case .external(let name, _)?: if linkage.text(name) == base { return base }
      case .project(let id)?: if linkage.inherits(id, from: base) { return base }
      default: break
      }
    }
    return nil
  }

  /// `UINavigationController(rootViewController: DetailViewController())`
  private func wrapped(_ shown: NodeRef) -> Edit? {
    let arguments = linkage.arguments(of: shown)
    guard program[shown].kind == .call, let callee = program.firstChild(shown), program[callee].kind == .name,
      linkage.text(program[callee].name) == "UINavigationController", arguments.count == 1, let root = arguments.first,
      linkage.text(program.label(root)) == "rootViewController"
    else { return nil }
    let name = program[root].kind == .call ? program.firstChild(root) ?? root : root
    guard program[name].kind == .name, program.firstChild(name) == nil, name == root || program.size(root) == 2 else { return nil }
    let content = linkage.text(program[name].name) + (name == root ? "" : "()")
    return program.piece(callee, "UINavigationController(rootViewController: \(content))").map { Edit($0, with: content) }
  }

  /// Whether the function around looks at what is on the stack.
  private func isGuarded(_ node: NodeRef) -> Bool {
    guard let body = body(around: node) else { return true }
    return program.subtree(body).contains { index in
      switch program[NodeRef(index)].kind {
      case .name, .member, .implicitMember: Self.questions.contains(linkage.text(program[NodeRef(index)].name))
      default: false
      }
    }
  }

  private static let questions: Set<String> = [
    "topViewController", "visibleViewController", "viewControllers", "contains", "isPushed", "parent", "isBeingPresented", "window",
    "popToRootViewController", "popToViewController", "popViewController",
  ]

  // MARK: When

  private static let early: Set<String> = ["init", "loadView", "viewDidLoad", "viewWillAppear"]

  private func moment(of node: NodeRef, _ verb: ControllerCall.Verb, _ receiver: String) -> ControllerCall.Moment? {
    guard verb == .push ? receiver == "navigationController" && isOwnMember(node) : verb == .present && receiver.isEmpty,
      let owner = linkage.enclosingType(node), isUIController(owner), let function = functionRunning(node)
    else { return nil }
    if let method = early(function, of: owner) { return ControllerCall.Moment(method: method) }
    // One hop: a private method that such a method calls itself.
    guard !declarations[function].modifiers.isDisjoint(with: [.private, .fileprivate]) else { return nil }
    for call in linkage.calls(of: declarations[function].name).sorted() {
      guard let caller = functionRunning(call), linkage.enclosingType(call) == owner, let method = early(caller, of: owner),
        linkage.callTargets(of: call).functions.contains(function)
      else { continue }
      return ControllerCall.Moment(method: method, through: program.place(call))
    }
    return nil
  }

  /// Whether the receiver is a member of `self` rather than a local of the name, another's controller.
  private func isOwnMember(_ node: NodeRef) -> Bool {
    guard var base = program.firstChild(node).flatMap({ program.firstChild($0) }) else { return false }
    while program[base].kind == .unary, let inner = program.firstChild(base) { base = inner }
    guard program[base].kind == .name else { return true }
    switch linkage.meaning(of: program[base].name, at: base) {
    case .unknown, .property: return true
    case .optionalBinding(let binding):
      guard let value = program.firstChild(binding) else { return true }
      return spelled(value) == linkage.text(program[base].name)
    default: return false
    }
  }

  private func early(_ function: FunctionID, of owner: TypeID) -> String? {
    let info = declarations[function]
    let name = linkage.text(info.name)
    guard info.owner == .type(owner), Self.early.contains(name), info.isInit || info.modifiers.contains(.override) else { return nil }
    return name
  }

  private func isUIController(_ id: TypeID) -> Bool {
    guard linkage.isViewController(id) else { return false }
    return !linkage.externalBases(id).contains { linkage.text($0).hasPrefix("NS") && linkage.text($0) != "NSObject" }
  }

  /// The function that runs a node at once: no closure, no other function between.
  private func functionRunning(_ node: NodeRef) -> FunctionID? {
    var at = program.parent(node)
    while let here = at {
      switch program[here].kind {
      case .funcDecl, .initDecl: return declarations.functionOfNode[here]
      case .closure, .deferStmt, .file: return nil
      case let kind: at = kind.isTypeDeclaration ? nil : program.parent(here)
      }
    }
    return nil
  }

  /// The body of the innermost function or closure around a node.
  private func body(around node: NodeRef) -> NodeRef? {
    var at = program.parent(node)
    while let here = at {
      switch program[here].kind {
      case .funcDecl, .initDecl, .accessor, .varDecl: return here
      case .file: return nil
      default: at = program.parent(here)
      }
    }
    return nil
  }

  /// Whether a node stands in a `Task` or in a function that is given one's isolation.
  private func mayWait(_ node: NodeRef) -> Bool {
    var at = program.parent(node)
    while let here = at {
      switch program[here].kind {
      case .closure:
        if let call = program.parent(here), program[call].kind == .call, let callee = program.firstChild(call),
          Self.waiting.contains(linkage.text(program[callee].name))
        {
          return true
        }
      case .funcDecl, .initDecl, .file: return false
      default: break
      }
      at = program.parent(here)
    }
    return false
  }

  private static let waiting: Set<String> = ["Task", "run", "task", "detached", "addTask"]

  // MARK: Straight lines

  /// The call that stands before `node` as a statement of the same block, with nothing between that may leave or branch.
  private func predecessor(of node: NodeRef, in calls: [NodeRef: Place]) -> Place? {
    guard let (statement, block) = statement(node) else { return nil }
    var before: Place?
    for sibling in program.children(block) {
      if sibling >= statement { return before }
      switch program[sibling].kind {
      case .call: if let place = calls[sibling] { before = place }
      case .assign:
        // `_ = navigationController?.popViewController(animated: true)`
        if let right = program.secondChild(sibling), let place = calls[right] { before = place }
      case .varDecl: break
      default: before = nil
      }
    }
    return nil
  }

  private func statement(_ node: NodeRef) -> (NodeRef, block: NodeRef)? {
    guard var parent = program.parent(node) else { return nil }
    var statement = node
    if program[parent].kind == .assign, program.secondChild(parent) == node, let above = program.parent(parent) {
      statement = parent
      parent = above
    }
    return [.block, .closure].contains(program[parent].kind) ? (statement, parent) : nil
  }
}
