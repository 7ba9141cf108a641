import NavFacts

/// Coordinators below a base class that leaves it to them to build their screen: `class Flow { func build() -> UIViewController { fatalError() } }`.
extension OwnerFinder {
  private var declarations: Declarations { linkage.declarations }

  /// Adds the screens that an object builds of itself, where nobody else tells the function around `ref` what to do.
  func addBuilt(by id: TypeID, around ref: NodeRef, _ answer: inout Answer) -> Bool {
    guard declarations[id].kind == .class, !linkage.isScreenLike(id) else { return false }
    let built = screensBuilt(by: id)
    guard !built.isEmpty, !isTold(ref, of: id) else { return false }
    answer.screens.formUnion(built)
    return true
  }

  /// Whether the function around `ref` of an object that makes screens for a protocol is called by code of others, which tells then where
  /// it runs.
  func isAskedByOthers(_ ref: NodeRef, of id: TypeID) -> Bool {
    guard case .function(let around) = linkage.enclosingBody(ref) else { return false }
    if let known = toldMemo[around] { return known }
    let isAsked = linkage.projectBases(of: id).filter { declarations[$0].kind == .protocol }.allSatisfy { isTold(ref, of: id, below: $0) }
    toldMemo[around] = isAsked
    return isAsked
  }

  /// Whether code that is no coordinator of the kind calls the function around `ref`, perhaps through others of the same type.
  private func isTold(_ ref: NodeRef, of id: TypeID) -> Bool {
    guard case .function(let around) = linkage.enclosingBody(ref), let base = linkage.superclass(of: id) else { return true }
    if let known = toldMemo[around] { return known }
    let isTold = isTold(ref, of: id, below: base)
    toldMemo[around] = isTold
    return isTold
  }

  private func isTold(_ ref: NodeRef, of id: TypeID, below base: TypeID) -> Bool {
    var seen: Set<FunctionID> = []
    var open = [ref]
    while let here = open.popLast(), seen.count < 50 {
      guard case .function(let function) = linkage.enclosingBody(here), seen.insert(function).inserted else { continue }
      if !linkage.references(to: function).isEmpty { return true }
      for (call, confidence) in flow.callers(of: function) where confidence != .possible {
        guard let caller = linkage.enclosingType(call) else { return true }
        if caller == id { open.append(call) } else if !linkage.fits(caller, base) { return true }
      }
    }
    return false
  }
}
