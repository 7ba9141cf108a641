import NavFacts

/// Objects that keep another one of a type of their own: `final class Model<Handler> { let handler: Handler; func send(_ event: Event) {
/// handler.take(event) } }`. Which handler runs, the object says that is asked: `let model: Model<CartHandler>`.
extension OwnerFinder {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// The places that ask an object which keeps one of `type`, where a call runs on what the object keeps by a generic parameter of its own.
  /// - Returns: nil where the call is on something else.
  func placesAsking(keeperOf type: TypeID, by call: NodeRef) -> [NodeRef]? {
    guard let callee = program.firstChild(call), program[callee].kind == .member, let base = program.firstChild(callee),
      let kept = linkage.propertyWritten(by: base), case .type(let keeper) = declarations[kept].owner, declarations[keeper].isGeneric,
      linkage.enclosingType(base) == keeper, let written = declarations[kept].type, isGeneric(written, of: keeper)
    else { return nil }
    var asking = Asking()
    guard collect(callersOf: call, of: keeper, keeping: written, type, &asking, depth: 0) else { return nil }
    return asking.told.isEmpty ? asking.open : asking.told
  }

  /// The calls by which others ask a keeper.
  private struct Asking {
    /// Those on objects that say that they keep the type.
    var told: [NodeRef] = []
    /// Those on objects that do not say what they keep.
    var open: [NodeRef] = []
    var seen: Set<FunctionID> = []
  }

  /// - Returns: whether all the calls are there.
  private func collect(
    callersOf call: NodeRef, of keeper: TypeID, keeping written: NodeRef, _ type: TypeID, _ asking: inout Asking, depth: Int
  ) -> Bool {
    guard depth < 4, case .function(let function) = linkage.enclosingBody(call), declarations[function].owner == .type(keeper),
      !declarations[function].isInit, linkage.references(to: function).isEmpty
    else { return false }
    guard asking.seen.insert(function).inserted else { return true }
    for caller in runningCallers(of: function) {
      if linkage.enclosingType(caller) == keeper {
        guard collect(callersOf: caller, of: keeper, keeping: written, type, &asking, depth: depth + 1) else { return false }
      } else if let asked = program.firstChild(caller), case .project(let told)? = linkage.specialised(written, of: keeper, in: asked),
        declarations[told].kind != .protocol
      {
        if linkage.fits(told, type) || linkage.fits(type, told) { asking.told.append(caller) }
      } else {
        asking.open.append(caller)
      }
    }
    return true
  }

  private func isGeneric(_ type: NodeRef, of keeper: TypeID) -> Bool {
    let named = program[type].kind == .typeOptional ? program.firstChild(type) ?? type : type
    return program[named].kind == .typeName && program.firstChild(named) == nil
      && linkage.isGenericParameter(program[named].name, of: declarations[keeper].node)
  }
}
