import NavFacts

/// Whether code can run at all: functions that nothing names, types that nothing makes.
///
/// Errs towards alive: what a framework may call (an override, an outlet's action, a requirement of a type that is not the
/// program's) is alive with its type.
struct Liveness {
  private let linkage: Linkage
  private var deadFunctions: Set<FunctionID> = []
  private var deadTypes: Set<TypeID> = []

  init(_ linkage: Linkage) {
    self.linkage = linkage
    // What is only used by what is dead, is dead too.
    for _ in 0..<6 {
      let before = deadFunctions.count + deadTypes.count
      findDeadFunctions()
      findDeadTypes()
      if deadFunctions.count + deadTypes.count == before { break }
    }
  }

  /// Whether the code at `ref` can run.
  func isLive(_ ref: NodeRef) -> Bool {
    if let type = linkage.enclosingType(ref), deadTypes.contains(type) { return false }
    var at = linkage.program.parent(ref)
    while let here = at {
      if isFunction(here), let function = linkage.declarations.functionOfNode[here], deadFunctions.contains(function) { return false }
      at = linkage.program.parent(here)
    }
    return true
  }

  /// Asked before the dictionary is: most nodes above a place are none.
  private func isFunction(_ ref: NodeRef) -> Bool {
    let kind = linkage.program[ref].kind
    return kind == .funcDecl || kind == .initDecl
  }

  private mutating func findDeadFunctions() {
    for index in linkage.declarations.functions.indices {
      let id = FunctionID(index)
      let function = linkage.declarations.functions[index]
      guard !deadFunctions.contains(id), !function.isInit, function.body != nil, !mayBeCalledFromOutside(id, function) else {
        continue
      }
      let used = linkage.calls(of: function.name).contains { isUse($0, of: id) }
        || linkage.mentions(of: function.name).contains { isUse($0, of: id) }
      if !used { deadFunctions.insert(id) }
    }
  }

  /// A place that may run the function: by name, which is enough to be taken as alive.
  private func isUse(_ ref: NodeRef, of id: FunctionID) -> Bool {
    // A function that only calls itself is not used.
    var at = linkage.program.parent(ref)
    while let here = at {
      if isFunction(here), linkage.declarations.functionOfNode[here] == id { return false }
      at = linkage.program.parent(here)
    }
    return isLive(ref)
  }

  private func mayBeCalledFromOutside(_ id: FunctionID, _ function: FunctionInfo) -> Bool {
    if !function.modifiers.isDisjoint(with: [.override, .open, .dynamic]) { return true }
    if let first = linkage.program.firstChild(function.node), linkage.program[first].kind == .attribute { return true }
    guard case .type(let owner) = function.owner else { return function.owner != .global }
    if !function.modifiers.isDisjoint(with: [.private, .fileprivate]) { return false }
    if linkage.familyAbove(id).count > 1 { return false }
    if linkage.text(function.name).first.map({ !$0.isLetter && $0 != "_" }) ?? true { return true }
    // Perhaps a requirement of a protocol, or an overridable method, that is not seen.
    return !linkage.externalBases(owner).isEmpty
  }

  private mutating func findDeadTypes() {
    for index in linkage.declarations.types.indices {
      let id = TypeID(index)
      let type = linkage.declarations.types[index]
      guard type.kind == .class, !deadTypes.contains(id), type.modifiers.isDisjoint(with: [.open]),
        linkage.conformers(of: id).isEmpty, !isMadeFromOutside(id)
      else { continue }
      let made = linkage.constructions(of: id)
      guard !made.isEmpty, made.allSatisfy({ !isLive($0) }) else { continue }
      deadTypes.insert(id)
    }
  }

  /// Made by the system or by a storyboard, or named as a type somewhere.
  private func isMadeFromOutside(_ id: TypeID) -> Bool {
    for child in linkage.program.children(linkage.declarations.types[Int(id.index)].node) {
      // Attributes stand before everything else.
      guard linkage.program[child].kind == .attribute else { return false }
      if linkage.program[child].name == linkage.names.main { return true }
    }
    return false
  }
}
