import NavFacts

/// Dependency containers that an app writes for itself: `func register<T>(_ type: T.Type, maker: @escaping () -> T)` keeps what
/// `func resolve<T>(_ type: T.Type) -> T?` of the same object gives to those who ask for a T. What they are called says nothing.
struct OwnContainer {
  /// The functions that keep something for a type, with the parameter that is kept or makes it.
  var registering: [FunctionID: Int] = [:]
  /// The functions that give what is kept for a type.
  var giving: Set<FunctionID> = []
}

extension Linkage {
  /// The functions of all such containers.
  var ownContainer: OwnContainer {
    if let known = ownContainerMemo { return known }
    let found = findOwnContainer()
    ownContainerMemo = found
    return found
  }

  private func findOwnContainer() -> OwnContainer {
    var found = OwnContainer()
    var kept: [FunctionID: Int] = [:]
    for function in declarations.functions.indices.lazy.map({ FunctionID($0) }) where declarations[function].isGeneric && !declarations[function].isInit {
      guard let asked = typeAsked(by: function) else { continue }
      if let result = declarations[function].result, isNamed(asked, result) {
        found.giving.insert(function)
      } else if let index = keptParameter(of: function, for: asked) {
        kept[function] = index
      }
    }
    // Many functions take a type and a closure: to register a cell, to decode an answer.
    let owners = Set(found.giving.map { declarations[$0].owner })
    found.registering = kept.filter { owners.contains(declarations[$0.key].owner) }
    return found
  }

  /// T of a parameter `type: T.Type` for which a function has T as its own generic parameter.
  private func typeAsked(by function: FunctionID) -> Symbol? {
    for parameter in declarations.parameters(of: function) {
      guard let type = parameter.type, program[type].kind == .typeName, program[type].name == names.type, let base = program.firstChild(type),
        isGenericParameter(program[base].name, of: declarations[function].node)
      else { continue }
      return program[base].name
    }
    return nil
  }

  /// The parameter that is a T, or a function that makes one.
  private func keptParameter(of function: FunctionID, for asked: Symbol) -> Int? {
    declarations.parameters(of: function).indices.last { index in
      guard let type = declarations.parameters(of: function)[index].type else { return false }
      return isNamed(asked, type) || resolve(type).isFunction
    }
  }

  /// `T`, `T?`
  private func isNamed(_ name: Symbol, _ type: NodeRef) -> Bool {
    let inner = program[type].kind == .typeOptional ? program.firstChild(type) ?? type : type
    return program[inner].kind == .typeName && program[inner].name == name && program.firstChild(inner) == nil
  }

  /// What apps tell their own containers to make, with the type for which it is made.
  func ownProvisions() -> [(type: TypeRef, provision: Provision)] {
    let registering = ownContainer.registering
    var all: [(type: TypeRef, provision: Provision)] = []
    var seen: Set<Symbol> = []
    for name in registering.keys.sorted().map({ declarations[$0].name }) where seen.insert(name).inserted {
      for call in calls(of: name) {
        guard let type = typeNamed(by: call),
          let (function, index) = callTargets(of: call).functions.lazy.compactMap({ one in registering[one].map { (one, $0) } }).first,
          let kept = match(declarations.parameters(of: function), arguments(of: call))?.first(where: { $0.parameter == index })?.argument
        else { continue }
        all.append((type, Provision(row: nil, name: nil, maker: kept)))
      }
    }
    return all
  }

  /// Whether a call may be answered with what an app's own container keeps.
  func asksOwnContainer(_ call: NodeRef) -> Bool { callTargets(of: call).functions.contains(where: ownContainer.giving.contains) }
}
