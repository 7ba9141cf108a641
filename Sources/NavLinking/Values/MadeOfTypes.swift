import NavFacts

/// Screens made of a type that is a value: `item.controllerType.init()`, where each item was made with `CartController.self`.
extension Walk {
  private var program: Program { linkage.program }

  /// What `type.init(…)` makes; nil where the type cannot be told.
  mutating func madeOfTypes(_ call: NodeRef, _ callee: NodeRef, _ frame: Frame?) -> [Value]? {
    guard let base = program.firstChild(callee), program[base].kind == .name || program[base].kind == .member,
      linkage.traits[program[base].name].contains(.startsLower), program[base].name != linkage.names.selfValue, program[base].name != linkage.names.superValue
    else { return nil }
    var made: [Value] = []
    for value in values(of: base, frame) {
      switch value {
      case .meta(let type): made += instance(of: type, madeBy: call, frame)
      case .slot(let id):
        for write in linkage.writes(to: id).prefix(Self.manyTypes) {
          guard let given = write.value else { continue }
          for case .meta(let type) in values(of: given, nil) { made += instance(of: type, madeBy: call, frame) }
        }
      case .parameter: made.append(value)
      default: continue
      }
    }
    return made.isEmpty ? nil : made
  }

  /// What `T()` makes in a function that is given the type: `func show<T: UIViewController>(_ type: T.Type) { present(T(), animated: true) }`;
  /// nil where it is given none.
  mutating func madeOfGeneric(_ call: NodeRef, _ name: Symbol, _ frame: Frame?) -> [Value]? {
    guard case .function(let function) = linkage.enclosingBody(call), linkage.isGenericParameter(name, of: linkage.declarations[function].node) else { return nil }
    for (index, parameter) in linkage.declarations.parameters(of: function).enumerated() {
      guard let type = parameter.type, program[type].kind == .typeName, program[type].name == linkage.names.type,
        program.firstChild(type).map({ program[$0].name }) == name
      else { continue }
      guard let given = frame?.value(of: parameter.node) else { return [.parameter(function, index)] }
      let made = given.flatMap { value -> [Value] in
        if case .meta(let type) = value { return instance(of: type, madeBy: call, frame) }
        if case .parameter = value { return [value] }
        return []
      }
      return made.isEmpty ? nil : made
    }
    return nil
  }

  private func instance(of type: TypeRef, madeBy call: NodeRef, _ frame: Frame?) -> [Value] {
    switch type {
    case .project(let id): linkage.isScreenLike(id) ? [.object(id, Construction(call: call, frame: frame))] : []
    case .external(let name, _): linkage.isScreenLike(name) && !linkage.isBareController(name) ? [.external(name)] : []
    default: []
    }
  }

  /// A table with more is no menu.
  private static var manyTypes: Int { 64 }
}
