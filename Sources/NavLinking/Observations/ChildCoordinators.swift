import NavFacts
import NavModel
import NavSource

/// Coordinators that are made in local variables: whether something keeps them, and whether they start.
struct ChildCoordinators {
  let linkage: Linkage
  let types: CoordinatorTypes
  let names: (TypeRef) -> String?

  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// By place.
  var all: [ChildCoordinator] {
    var found: [ChildCoordinator] = []
    for type in types.classes {
      let locals = linkage.constructions(of: type).compactMap { call in local(madeBy: call).map { (call, $0) } }
      guard !locals.isEmpty else { continue }
      let selfUse = types.selfUse(of: type)
      for (call, declaration) in locals {
        if let child = read(call, declaration, type, selfUse) { found.append(child) }
      }
    }
    return found.sorted { $0.place < $1.place }
  }

  /// `let child = LoginCoordinator(…)` in a body.
  private func local(madeBy call: NodeRef) -> NodeRef? {
    guard let initial = program.parent(call), program[initial].kind == .initializer, let declaration = program.parent(initial),
      program[declaration].kind == .varDecl, declarations.propertyOfNode[declaration] == nil, let block = program.parent(declaration),
      program[block].kind == .block || program[block].kind == .closure
    else { return nil }
    return declaration
  }

  private struct Uses {
    var isStarted = false
    var isAsked = false
    var isStored = false
    var escapes = false
    var list: PropertyID?
    /// The call that puts it there.
    var addition: NodeRef?
  }

  private func read(_ call: NodeRef, _ declaration: NodeRef, _ type: TypeID, _ selfUse: CoordinatorTypes.SelfUse) -> ChildCoordinator? {
    guard let block = program.parent(declaration), let id = names(.project(type)) else { return nil }
    var uses = Uses()
    for mention in types.mentions(of: program[declaration].name, in: block) where mention > declaration {
      collect(mention, block, &uses)
    }
    var child = ChildCoordinator(place: program.place(call), type: id)
    child.list = uses.list.map(path)
    if uses.isStored {
      child.isRetained = .yes
    } else if case .weak(let place) = selfUse, uses.isStarted, !uses.escapes {
      child.isRetained = .no
      child.weakUse = program.place(place)
    }
    if uses.isStarted {
      child.isStarted = .yes
    } else if uses.list != nil, !uses.escapes, !uses.isAsked, !startsItself(type), !isListStarted(uses.list) {
      child.isStarted = .no
      child.start = uses.addition.flatMap { start(program[declaration].name, of: type, behind: $0, in: block) }
    }
    return child
  }

  /// `child.start()` on a line of its own behind `children.append(child)`. Where the line is indented with tabs, or something else
  /// stands on it before, the edit will not fit the file.
  private func start(_ local: Symbol, of type: TypeID, behind addition: NodeRef, in block: NodeRef) -> Edit? {
    guard program.parent(addition) == block, let start = program.symbol("start"), let code = linkage.plainCode(addition) else { return nil }
    let functions = linkage.findFunctions(start, in: type)
    guard functions.count == 1, let function = functions.first, declarations.parameters(of: function).isEmpty, declarations[function].result == nil,
      declarations[function].modifiers.isDisjoint(with: [.private, .fileprivate, .static, .class]),
      !program[declarations[function].node].flags.contains(.hasEffects)
    else { return nil }
    let first = linkage.leftmost(addition)
    let margin = String(repeating: " ", count: program.place(first).column - 1)
    return program.piece(first, margin + code, before: margin.utf8.count).map {
      Edit($0, with: "\($0.text)\n\(margin)\(linkage.text(local)).start()")
    }
  }

  private func path(_ id: PropertyID) -> String {
    guard case .type(let owner) = declarations[id].owner else { return linkage.text(declarations[id].name) }
    return (names(.project(owner)) ?? linkage.path(of: owner)) + "." + linkage.text(declarations[id].name)
  }

  private func collect(_ mention: NodeRef, _ block: NodeRef, _ uses: inout Uses) {
    guard let parent = program.parent(mention) else { return }
    let isCaptured = types.isInClosure(mention, below: block)
    if isCaptured { uses.escapes = true }
    switch program[parent].kind {
    case .member:
      guard let call = program.parent(parent), program[call].kind == .call, program.firstChild(call) == parent else { return }
      guard linkage.text(program[parent].name).hasPrefix("start") else {
        uses.isAsked = true
        return
      }
      uses.isStarted = true
      if mayOutlast(call) { uses.escapes = true }
    case .assign:
      guard program.secondChild(parent) == mention, let left = program.firstChild(parent) else { return }
      if let property = linkage.propertyWritten(by: left), !types.isWeak(declarations[property].modifiers) {
        uses.isStored = true
        // A property with an observer may start what it is given.
        if isList(property) { uses.list = property }
      } else {
        uses.escapes = true
      }
    case .call:
      guard let callee = program.firstChild(parent), program[callee].kind == .member, let base = program.firstChild(callee),
        ["append", "insert"].contains(linkage.text(program[callee].name)), let property = linkage.propertyWritten(by: base), isList(property)
      else {
        uses.escapes = true
        return
      }
      uses.isStored = true
      uses.list = property
      uses.addition = parent
    default: uses.escapes = true
    }
  }

  /// Whether the start may keep what it is called on, or last as long as its screens are there: `await child.start()` keeps the local
  /// until it returns, and what `child.start().sink { … }` holds is not known.
  private func mayOutlast(_ start: NodeRef) -> Bool {
    guard let parent = program.parent(start) else { return false }
    switch program[parent].kind {
    case .block, .closure, .caseArm: break
    // `_ = child.start()`
    case .assign where program.firstChild(parent).map { program[$0].kind == .wildcard } ?? false: break
    default: return true
    }
    return linkage.callTargets(of: start).functions.contains { program[declarations[$0].node].flags.contains(.hasEffects) }
  }

  private func isList(_ id: PropertyID) -> Bool {
    guard case .array(.project(let element)) = linkage.declaredType(of: id) else { return false }
    return types.isCoordinator(element)
  }

  /// Whether its initialiser starts it, or what it inherits does otherwise.
  private func startsItself(_ type: TypeID) -> Bool {
    guard types.isWholeSeen(type) else { return true }
    return ([type] + linkage.projectBases(of: type)).flatMap { declarations[$0].functions }.contains {
      declarations[$0].isInit && (declarations[$0].body.map { types.mentions("start", in: $0) } ?? false)
    }
  }

  /// `childCoordinators.forEach { $0.start() }`, `childCoordinators.last?.start()`, `didSet { … start() }`
  private func isListStarted(_ list: PropertyID?) -> Bool {
    guard let list else { return false }
    if types.mentions("start", in: declarations[list].node) { return true }
    return linkage.mentions(of: declarations[list].name).contains { mention in
      var at = mention
      while let parent = program.parent(at), [.member, .call, .unary, .subscript, .forStmt, .optionalBinding, .ifStmt, .guardStmt].contains(program[parent].kind) {
        at = parent
      }
      return types.mentions("start", in: at)
    }
  }
}
