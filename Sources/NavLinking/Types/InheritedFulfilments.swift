import NavFacts

/// Requirements that a type fulfils by what it inherits from where nobody knows the protocol.
extension Linkage {
  /// Whether types that conform to a protocol inherit what it asks from elsewhere, and have no other: `extension Flow { func finish() }`,
  /// `class CartFlow: Flow, Finishing` of `protocol Finishing { func finish() }`.
  func isInherited(_ candidate: FunctionID, from type: TypeID, asking requirement: FunctionID, of base: TypeID) -> Bool {
    guard declarations[base].kind == .protocol, declarations[requirement].body == nil, declarations[candidate].body != nil, type != base else {
      return false
    }
    return conformers(of: base).contains { conformer in
      declarations[conformer].kind != .protocol && projectBases(of: conformer).contains(type)
        && !findFunctions(declarations[requirement].name, in: conformer).contains {
          $0 != candidate && declarations[$0].body != nil && sameLabels($0, requirement)
        }
    }
  }
}
