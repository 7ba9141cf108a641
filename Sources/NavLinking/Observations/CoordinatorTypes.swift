import NavFacts

/// Which types are coordinators: classes of the program that are so named, and start.
struct CoordinatorTypes {
  let linkage: Linkage
  /// In declaration order.
  let classes: [TypeID]
  private let start: Symbol?

  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  init(_ linkage: Linkage) {
    self.linkage = linkage
    start = linkage.program.symbol("start")
    guard let start else {
      classes = []
      return
    }
    classes = linkage.declarations.types.indices.map { TypeID($0) }.filter { id in
      linkage.declarations[id].kind == .class && Self.isNamedSo(id, linkage) && !linkage.isScreenLike(id)
        && !linkage.findFunctions(start, in: id).isEmpty
    }
  }

  /// `LoginCoordinator`, not the `Coordinator` inside of a representable view.
  private static func isNamedSo(_ id: TypeID, _ linkage: Linkage) -> Bool {
    let type = linkage.declarations[id]
    let name = linkage.text(type.name)
    return name.hasSuffix("Coordinator") && !(name == "Coordinator" && type.outer != nil)
  }

  /// A coordinator's class, or a protocol for one.
  func isCoordinator(_ id: TypeID) -> Bool {
    if classes.contains(id) { return true }
    guard declarations[id].kind == .protocol else { return false }
    let name = linkage.text(declarations[id].name)
    return name.hasSuffix("Coordinator") || name.hasSuffix("CoordinatorProtocol") || name.hasSuffix("Coordinating")
      || name.hasSuffix("CoordinatorType")
  }

  /// The bodies of a class and of the program's classes and protocols above it: functions and properties.
  func bodies(of id: TypeID) -> [NodeRef] {
    ([id] + linkage.projectBases(of: id)).flatMap { type in
      declarations[type].functions.compactMap { declarations[$0].body } + declarations[type].properties.map { declarations[$0].node }
    }
  }

  /// Whether what the class inherits from is all seen.
  func isWholeSeen(_ id: TypeID) -> Bool {
    linkage.externalBases(id).allSatisfy { Self.harmless.contains(linkage.text($0)) || linkage.text($0).hasSuffix("Delegate") }
  }

  private static let harmless: Set<String> = ["NSObject", "AnyObject", "ObservableObject", "Sendable", "Identifiable", "Hashable", "Equatable"]

  /// The nodes of a subtree by name.
  func mentions(of name: Symbol, in ref: NodeRef) -> [NodeRef] {
    program.subtree(ref).map { NodeRef($0) }.filter { program[$0].kind == .name && program[$0].name == name }
  }

  func mentions(_ text: String, in ref: NodeRef) -> Bool {
    guard let name = program.symbol(text) else { return false }
    return program.subtree(ref).contains { index in
      let node = program[NodeRef(index)]
      return node.name == name && [.name, .member, .implicitMember].contains(node.kind)
    }
  }

  /// Whether a closure stands between a node and the node above it.
  func isInClosure(_ ref: NodeRef, below outer: NodeRef) -> Bool {
    var at = program.parent(ref)
    while let here = at, here != outer {
      if program[here].kind == .closure { return true }
      at = program.parent(here)
    }
    return false
  }

  // MARK: How a coordinator hands itself out

  enum SelfUse {
    /// Nothing was seen that keeps it; where it is handed out weakly.
    case weak(NodeRef)
    case none
    /// Something keeps it, or may.
    case kept
  }

  /// What a coordinator does with itself.
  func selfUse(of id: TypeID) -> SelfUse {
    guard isWholeSeen(id) else { return .kept }
    var weak: NodeRef?
    for body in bodies(of: id) {
      for index in program.subtree(body) {
        let ref = NodeRef(index)
        guard program[ref].kind == .name else { continue }
        if program[ref].name == linkage.names.selfValue {
          switch use(of: ref, in: body) {
          case .weak: weak = weak ?? ref
          case .kept: return .kept
          case .none: break
          }
        } else if case .functions = linkage.meaning(of: program[ref].name, at: ref), let parent = program.parent(ref),
          !(program[parent].kind == .call && program.firstChild(parent) == ref)
        {
          // `model.onSelect = showDetail` keeps `self`.
          return .kept
        }
      }
    }
    return weak.map { .weak($0) } ?? .none
  }

  private enum Use { case weak, kept, none }

  private func use(of ref: NodeRef, in body: NodeRef) -> Use {
    guard let parent = program.parent(ref) else { return .none }
    let isWeakly = isWeakInClosure(ref, in: body)
    switch program[parent].kind {
    case .optionalBinding: return .weak
    case .member:
      guard isInClosure(ref, below: body) else { return .none }
      return program[parent].flags.contains(.optionalChain) || isWeakly ? .weak : .kept
    case .assign:
      guard program.secondChild(parent) == ref, let left = program.firstChild(parent) else { return .kept }
      if let property = linkage.propertyWritten(by: left) {
        return isWeak(declarations[property].modifiers) ? .weak : .kept
      }
      let name = linkage.text(program[left].name)
      return name.hasSuffix("elegate") || name.hasSuffix("ataSource") ? .weak : .kept
    case .call:
      guard let callee = program.firstChild(parent), callee != ref else { return .kept }
      if ["addTarget", "addObserver", "removeObserver"].contains(linkage.text(program[callee].name)) { return .none }
      let label = program.label(ref)
      guard !label.isNone, case .meta(.project(let type)) = linkage.typeOf(callee), let property = linkage.findProperty(label, in: type),
        isWeak(declarations[property].modifiers)
      else { return .kept }
      return .weak
    case .infix, .closure: return .none
    default: return .kept
    }
  }

  func isWeak(_ modifiers: Modifiers) -> Bool { !modifiers.isDisjoint(with: [.weak, .unowned]) }

  /// `{ [weak self] in guard let self else { return } … self.show() }`
  private func isWeakInClosure(_ ref: NodeRef, in body: NodeRef) -> Bool {
    var at = program.parent(ref)
    while let here = at, here != body {
      if program[here].kind == .closure,
        program.subtree(here).contains(where: { index in
          program[NodeRef(index)].kind == .optionalBinding && linkage.text(program[NodeRef(index)].name) == "self"
        })
      {
        return true
      }
      at = program.parent(here)
    }
    return false
  }
}
