import NavFacts

/// A place in the payload of a case.
struct PayloadPlace {
  /// The enum, and its case.
  var type: TypeID
  var name: Symbol
  var position: Int
  var parameter: NodeRef
}

/// What is declared with a type, looked up by the type: asked of one type after the other, all declarations would be looked through for each.
extension Linkage {
  /// The properties whose value is one of this type, in order.
  func properties(holding type: TypeID) -> [PropertyID] {
    if let known = propertiesHoldingMemo { return known[type] ?? [] }
    let isKept = keepsTargets
    var all: [TypeID: [PropertyID]] = [:]
    for index in declarations.properties.indices {
      if case .project(let held) = declaredType(of: PropertyID(index)) { all[held, default: []].append(PropertyID(index)) }
    }
    if isKept { propertiesHoldingMemo = all }
    return all[type] ?? []
  }

  /// The payloads of enums whose value is one of this type, in order.
  func payloads(holding type: TypeID) -> [PayloadPlace] {
    if let known = payloadsHoldingMemo { return known[type] ?? [] }
    let isKept = keepsTargets
    var all: [TypeID: [PayloadPlace]] = [:]
    for index in declarations.types.indices where declarations.types[index].kind == .enumeration {
      for info in declarations.types[index].cases {
        var position = -1
        for parameter in program.children(info.node) where program[parameter].kind == .parameter {
          position += 1
          guard let written = program.children(parameter).first(where: { program[$0].kind.isType }), case .project(let held) = resolve(written) else {
            continue
          }
          all[held, default: []].append(PayloadPlace(type: TypeID(index), name: info.name, position: position, parameter: parameter))
        }
      }
    }
    if isKept { payloadsHoldingMemo = all }
    return all[type] ?? []
  }
}
