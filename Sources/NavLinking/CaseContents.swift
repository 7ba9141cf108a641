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
        caseContents[call] = CaseContent(type: type, name: one, content: content)
        if mappedEnums.insert(type).inserted {
          for info in declarations[type].cases { mappedByCase[info.name, default: []].append(type) }
        }
      }
    }
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
