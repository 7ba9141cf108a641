import NavFacts

/// Constants of values that an initialiser settles: `extension Choice { init(bird: Bird) { kind = .bird } }` of a `let kind: Kind`.
extension SinkFlow {
  private var declarations: Declarations { linkage.declarations }

  /// Where values are made by the initialiser that settles a constant of theirs: whoever calls it decides, `chosen = Choice(bird: bird)`.
  ///
  /// A view, and what can be set again, begins with it instead.
  func settling(_ write: SlotWrite, _ property: PropertyInfo) -> [NodeRef] {
    guard property.isLet, write.means == .assignment || write.means == .construction, case .type(let owner) = property.owner, declarations[owner].kind == .structure,
      !linkage.isView(owner), case .function(let maker) = linkage.enclosingBody(write.site), declarations[maker].isInit,
      declarations[maker].owner == property.owner, let value = write.value,
      case let values = linkage.evaluate(value), !values.isEmpty, values.allSatisfy({ if case .route = $0 { true } else { false } })
    else { return [] }
    return callers(of: maker).filter { $0.confidence != .possible }.map(\.call)
  }
}
