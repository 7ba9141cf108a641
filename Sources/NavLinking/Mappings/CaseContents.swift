import NavDialects
import NavFacts

/// A view that stands for one case of a state: `CaseLet(/Root.State.login, action: …) { LoginView(store: $0) }`.
struct CaseContent {
  var type: TypeID
  var name: Symbol
  var content: NodeRef
}

extension Linkage {
  /// By the call, of all wrappers of libraries that name their case.
  func findCaseContents() {
    for (name, row) in dialects.inOrder(dialects.wrappers) {
      guard let label = row.caseLabel else { continue }
      for call in calls(of: name) {
        let arguments = arguments(of: call)
        guard let path = argument(label, of: call) ?? arguments.first(where: { program.label($0).isNone && program[$0].kind != .closure }),
          let (type, one) = caseNamed(by: path), let content = row.label.flatMap({ argument($0, of: call) }) ?? arguments.last, content != path
        else { continue }
        add(CaseContent(type: type, name: one, content: content), of: call)
      }
    }
    for (name, _) in dialects.inOrder(dialects.parts) {
      for call in calls(of: name) { findCaseOfWhole(call) }
    }
  }

  func add(_ content: CaseContent, of call: NodeRef) {
    caseContents[call] = content
    noteMapped(content.type)
  }

  /// `if let store = store.scope(state: \.login) { … }`, `IfLetStore(store.scope(state: \.login)) { … }`: one case of all that the store
  /// looks at. In an arm of a switch over the same, the arm says it.
  private func findCaseOfWhole(_ call: NodeRef) {
    guard let part = part(call), part.property == nil, let one = part.narrowed, let callee = program.firstChild(call),
      let base = program.firstChild(callee), case .project(let type)? = seen(through: typeOf(base)), hasCase(one, type),
      let user = program.parent(call)
    else { return }
    if program[user].kind == .call, let maker = program.firstChild(user), let rows = dialects.presentations[program[maker].name] {
      // What is presented stands for no part of the content.
      for row in rows where row.manner == .child {
        if let content = row.content.flatMap({ argument($0, of: user) }) ?? arguments(of: user).last, content != call {
          return add(CaseContent(type: type, name: one, content: content), of: call)
        }
      }
    }
    guard program[user].kind == .optionalBinding, let condition = program.parent(user), program[condition].kind == .ifStmt,
      let content = program.first(condition, .block), !isInArm(condition, of: type)
    else { return }
    add(CaseContent(type: type, name: one, content: content), of: call)
  }

  private func isInArm(_ ref: NodeRef, of type: TypeID) -> Bool {
    var at = program.parent(ref)
    while let here = at, !program[here].kind.isDeclaration {
      if program[here].kind == .switchStmt, let subject = program.firstChild(here), typeOf(subject) == .project(type) { return true }
      at = program.parent(here)
    }
    return false
  }

  /// `/Root.State.login`, `\Root.State.Cases.login`, `\.login` of a written type.
  private func caseNamed(by path: NodeRef) -> (TypeID, Symbol)? {
    switch program[path].kind {
    case .unary, .keyPath: return program.firstChild(path).flatMap(caseNamed)
    case .member:
      guard let base = program.firstChild(path), case .meta(.project(let id)) = typeOf(base), hasCase(program[path].name, id) else { return nil }
      return (id, program[path].name)
    default: return nil
    }
  }

  /// The enum of which a container's children show one case each.
  func caseChoice(_ call: NodeRef) -> TypeID? {
    guard !caseContents.isEmpty, let closure = arguments(of: call).last, program[closure].kind == .closure else { return nil }
    return program.members(closure).lazy.compactMap { self.caseContents[$0]?.type }.first
  }

  /// The places that give a new value to a whole state of this type, which they are handed: `state = .login(…)` in a reducer.
  func wholeWrites(to type: TypeID) -> [NodeRef] {
    if wholeWritesMemo == nil {
      var all: [TypeID: [NodeRef]] = [:]
      for write in sites.assignments.all.sorted() {
        guard let left = program.firstChild(write), program[left].kind == .name, isHanded(left), case .project(let id) = typeOf(left),
          declarations[id].kind == .enumeration
        else { continue }
        all[id, default: []].append(write)
      }
      wholeWritesMemo = all
    }
    return wholeWritesMemo?[type] ?? []
  }

  /// Whether a name is `self` or what a function or closure was given.
  private func isHanded(_ name: NodeRef) -> Bool {
    if program[name].name == names.selfValue { return true }
    switch meaning(of: program[name].name, at: name) {
    case .parameter, .closureParameter: return true
    default: return false
    }
  }
}
