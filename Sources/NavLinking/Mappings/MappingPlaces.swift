import NavFacts
import NavModel
import NavSource

/// Where mappings stand, and what stands around them.
extension Linkage {
  /// The name of the property or function whose body has `ref` in it.
  func nameOfBody(around ref: NodeRef) -> Symbol? {
    switch enclosingBody(ref) {
    case .property(let id): declarations[id].name
    case .function(let id): declarations[id].name
    case .none: nil
    }
  }

  /// A condition read as a mapping of one arm.
  func mapping(
    of statement: NodeRef, by condition: NodeRef, _ names: [Symbol], _ reading: ArmReading, isDefault: Bool, _ screenID: (ScreenRef) -> String
  ) -> Mapping {
    let arm = Mapping.Arm(
      cases: names.map(text), isDefault: isDefault, place: program.place(condition), content: reading.content,
      screens: reading.screens.map(screenID).sorted(), signature: reading.signature)
    return Mapping(routeType: "", place: program.place(statement), owner: ownerName(statement), arms: [arm], branches: branches(around: statement))
  }

  /// The branches of the conditions around a mapping, as far as the declaration goes.
  func branches(around ref: NodeRef) -> [Mapping.Branch] {
    var all: [Mapping.Branch] = []
    var child = ref
    while let here = program.parent(child), !program[here].kind.isDeclaration {
      switch program[here].kind {
      case .ifStmt where [.block, .ifStmt].contains(program[child].kind):
        all.append(Mapping.Branch(choice: program.place(here), place: program.place(child)))
      case .caseArm where program[child].kind == .block:
        if let choice = switchOf(here) { all.append(Mapping.Branch(choice: program.place(choice), place: program.place(here))) }
      default: break
      }
      child = here
    }
    return all
  }

  /// The cases of an enum that another method of the same type makes something else of: `makeScreens(for:)` has screens for some routes and
  /// `makeFlow(for:)` coordinators for the rest, each with a `default` that nothing comes to.
  func casesOfCompanions(of mapping: NodeRef, _ type: TypeID) -> Set<Symbol> {
    guard case .function(let own) = enclosingBody(mapping), case .type(let owner) = declarations[own].owner else { return [] }
    var cases: Set<Symbol> = []
    for function in declarations[owner].functions where function != own {
      guard let body = declarations[function].body, case .project(let made) = resultType(of: function),
        declarations[made].kind == .class || declarations[made].kind == .protocol
      else { continue }
      for index in program.subtree(body) where program[NodeRef(index)].kind == .switchStmt {
        let arms = armsOf(NodeRef(index)).filter { !program[$0].flags.contains(.isDefault) && !isCatchAll($0) }
        let patterns = arms.flatMap { program.children($0) }.filter { program[$0].kind == .pattern }.compactMap { program.firstChild($0) }
        guard patterns.contains(where: { enumOfPattern(program[$0].kind == .call ? program.firstChild($0) ?? $0 : $0) == type }) else { continue }
        cases.formUnion(arms.flatMap(caseNames))
      }
    }
    return cases
  }

  /// `case _:` and `case let x:` take everything.
  func isCatchAll(_ arm: NodeRef) -> Bool {
    program.children(arm).contains { pattern in
      guard program[pattern].kind == .pattern, let inner = program.firstChild(pattern), program.secondChild(pattern) == nil else { return false }
      return program[inner].kind == .wildcard || program[inner].kind == .bind
    }
  }

  /// Whether a statement stands in code that builds views.
  func isInBuilder(_ ref: NodeRef) -> Bool {
    var at = program.parent(ref)
    while let here = at {
      switch program[here].kind {
      // `Binding(get: { if case .card(let card) = way { card } else { nil } }, …)` gives what is bound.
      case .closure: return text(program.label(here)) != "get"
      case .accessor:
        guard let property = program.parent(here), let id = declarations.propertyOfNode[property] else { return false }
        return isViewLike(declaredType(of: id))
      case .funcDecl: return declarations.functionOfNode[here].map { isViewLike(resultType(of: $0)) } ?? false
      case .initDecl, .structDecl, .classDecl, .file: return false
      default: at = program.parent(here)
      }
    }
    return false
  }

  /// Whether nothing stands beside a condition: `VStack { if case .reply = message { Quote() }; Bubble() }` shows the bubble of all cases.
  func fillsBuilder(_ statement: NodeRef) -> Bool {
    var top = statement
    while let above = program.parent(top), program[above].kind == .ifStmt { top = above }
    guard let block = program.parent(top) else { return true }
    return program.children(block).allSatisfy { [.ifStmt, .parameter, .attribute, .varDecl].contains(program[$0].kind) }
  }

  /// What holds a node, for the eye: `AppCoordinator.view(for:)`.
  func ownerName(_ ref: NodeRef) -> String {
    let type: String =
      switch enclosingOwner(ref) {
      case .type(let id): path(of: id)
      case .external(let name): text(name)
      case .global: ""
      }
    let member: String =
      switch enclosingBody(ref) {
      case .function(let id):
        text(declarations[id].name) + "("
          + declarations.parameters(of: id).map { ($0.label.isNone ? "_" : text($0.label)) + ":" }.joined() + ")"
      case .property(let id): text(declarations[id].name)
      case .none: ""
      }
    return [type, member].filter { !$0.isEmpty }.joined(separator: ".")
  }
}
