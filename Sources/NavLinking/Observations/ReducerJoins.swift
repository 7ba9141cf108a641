import NavFacts
import NavModel
import NavSource

/// The operators that join a child's reducer, where its type and the place for them are plain.
struct ReducerJoins {
  let linkage: Linkage

  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// `.ifLet(\.$item, action: \.item) { ItemForm() }` behind the last 'Reduce' of the body.
  ///
  /// - Parameter body: the reducer's property of this name.
  func join(_ id: PropertyID, _ means: ScopedState.Means, of feature: TypeID, body: NodeRef) -> CodeMove? {
    let property = declarations[id]
    guard means != .routes, isMacro(feature), takes(property.name, means, feature), let child = child(of: property.node), let reduce = reduce(in: body),
      let callee = program.firstChild(reduce), let target = program.piece(callee, linkage.text(program[callee].name))
    else { return nil }
    let name = linkage.text(property.name)
    let operation = means == .stack ? ".forEach(\\.\(name), action: \\.\(name))" : ".ifLet(\\.$\(name), action: \\.\(name))"
    return CodeMove(.new(operation + child), .behind(target))
  }

  /// ` { ItemForm() }`; empty for an enum of features, whose reducer the library makes.
  private func child(of property: NodeRef) -> String? {
    let states = program.subtree(property).map { NodeRef($0) }.filter {
      program[$0].kind == .typeName && program[$0].flags.contains(.qualified) && linkage.text(program[$0].name) == "State"
    }
    guard states.count == 1, let outer = program.firstChild(states[0]), program[outer].kind == .typeName, !program[outer].flags.contains(.qualified),
      program.firstChild(outer) == nil, case .project(let type) = linkage.resolve(outer), isMacro(type)
    else { return nil }
    if declarations[type].kind == .enumeration { return "" }
    return declarations[type].kind == .structure && needsNothing(type) ? " { \(linkage.text(program[outer].name))() }" : nil
  }

  /// Whether a structure is made without arguments.
  private func needsNothing(_ type: TypeID) -> Bool {
    declarations[type].functions.allSatisfy { !declarations[$0].isInit }
      && declarations[type].properties.allSatisfy { id in
        let property = declarations[id]
        return property.isStatic || property.getter != nil || property.initial != nil || linkage.hasAttribute("Dependency", id)
      }
  }

  private func isMacro(_ type: TypeID) -> Bool {
    program.children(declarations[type].node).contains { program[$0].kind == .attribute && linkage.text(program[$0].name) == "Reducer" }
  }

  /// Whether the actions have the case that the operator is told, with a value of the library's.
  private func takes(_ name: Symbol, _ means: ScopedState.Means, _ feature: TypeID) -> Bool {
    guard let action = program.symbol("Action"), case .project(let type)? = linkage.nestedType(action, in: feature),
      let info = declarations[type].cases.first(where: { $0.name == name })
    else { return false }
    let wanted = means == .stack ? "StackAction" : "PresentationAction"
    return program.subtree(info.node).contains { index in
      program[NodeRef(index)].kind == .typeName && linkage.text(program[NodeRef(index)].name).hasPrefix(wanted)
    }
  }

  /// The last 'Reduce' that the body lists.
  private func reduce(in body: NodeRef) -> NodeRef? {
    guard let id = declarations.propertyOfNode[body], let getter = declarations[id].getter else { return nil }
    return program.members(getter).reversed().lazy.compactMap { statement -> NodeRef? in
      var at = program[statement].kind == .returnStmt ? program.firstChild(statement) ?? statement : statement
      while program[at].kind == .call, let callee = program.firstChild(at) {
        if program[callee].kind == .name { return linkage.text(program[callee].name) == "Reduce" ? at : nil }
        guard program[callee].kind == .member, let base = program.firstChild(callee) else { return nil }
        at = base
      }
      return nil
    }.first
  }
}
