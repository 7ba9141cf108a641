import NavFacts

/// What holds a navigation controller: the local or property that its construction is the value of.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  enum Holder {
    case local(NodeRef), property(PropertyID)
    /// A property that a base class has, in objects of the class which hands the container up.
    case inherited(PropertyID, TypeID)

    var isProperty: Bool { if case .local = self { false } else { true } }
  }

  /// The local or property that a construction is the value of; both where a property's closure gives back its local:
  /// `lazy var stack: UINavigationController = { let made = UINavigationController(); …; return made }()`.
  func holders(of identity: NodeRef) -> [Holder] {
    let above = propertyAbove(holding: identity).map { [Holder.inherited($0.property, $0.type)] } ?? []
    guard let first = holder(of: identity) else { return above }
    if !above.isEmpty { return [first] + above }
    guard case .local(let local) = first, let body = program.parent(local), program[body].kind == .closure, let call = program.parent(body),
      program[call].kind == .call, program.firstChild(call) == body,
      linkage.returnedExpressions(of: body).contains(where: { names($0, [first]) }), let outer = holder(of: call)
    else { return [first] }
    return [first, outer]
  }

  private func holder(of identity: NodeRef) -> Holder? {
    var at = program.parent(identity)
    while let here = at {
      switch program[here].kind {
      case .varDecl: return declarations.propertyOfNode[here].map { .property($0) } ?? .local(here)
      case .assign: return program.firstChild(here).flatMap(linkage.propertyWritten).map { .property($0) }
      case .parameter: return linkage.propertyKeeping(here).map { .property($0) }
      case .initializer, .call, .member, .returnStmt: at = program.parent(here)
      // `given ?? UINavigationController()`
      case .infix where program[here].name == linkage.names.coalesce: at = program.parent(here)
      case .closure:
        // `lazy var stack: UINavigationController = { … }()`
        guard let call = program.parent(here), program[call].kind == .call, program.firstChild(call) == here else { return nil }
        at = call
      default: return nil
      }
    }
    return nil
  }

  func names(_ ref: NodeRef, _ holders: [Holder]) -> Bool { holders.contains { names(ref, $0) } }

  func names(_ ref: NodeRef, _ holder: Holder) -> Bool {
    switch holder {
    case .local(let declaration):
      guard program[ref].kind == .name, case .local(let found) = linkage.meaning(of: program[ref].name, at: ref) else { return false }
      return found == declaration
    case .property(let id): return linkage.propertyWritten(by: ref) == id || keeper(ofParameter: ref) == id
    case .inherited(let id, let type):
      guard linkage.propertyWritten(by: ref) == id else { return false }
      guard program[ref].kind == .member, let base = program.firstChild(ref), program[base].name != linkage.names.selfValue else {
        return linkage.enclosingType(ref) == type
      }
      return linkage.typeOf(base).projectType == type
    }
  }

  /// The property in which an initialiser keeps a parameter, where that is named: `init(stack: Stack = Stack()) { self.stack = stack; stack.push(cart) }`.
  private func keeper(ofParameter ref: NodeRef) -> PropertyID? {
    guard program[ref].kind == .name, case .parameter(let function, let index) = linkage.meaning(of: program[ref].name, at: ref), declarations[function].isInit
    else { return nil }
    return linkage.propertyKeeping(declarations.parameters(of: function)[index].node)
  }

  /// Whether a property that is read holds what it was given at `identity`, for all that the same body says: each function may put
  /// another one there.
  func mayStill(hold identity: NodeRef, at reading: NodeRef) -> Bool {
    linkage.valueWritten(before: reading).map { program.isInside(identity, $0) || isDefault(identity, ofParameter: $0) } ?? true
  }

  /// Whether a value names a parameter that a place is the default of: `init(stack: Stack = Stack()) { self.stack = stack }`.
  private func isDefault(_ identity: NodeRef, ofParameter value: NodeRef) -> Bool {
    guard program[value].kind == .name, case .parameter(let function, let index) = linkage.meaning(of: program[value].name, at: value) else { return false }
    return program.isInside(identity, declarations.parameters(of: function)[index].node)
  }
}
