import NavFacts

/// Values that are passed on under a type that tells nothing of what is shown: a link of the app's own keeps `let value: Value` of
/// `Value: Hashable`, and sends it into a subject of `any Hashable`. Whoever gives them the value decides.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Whether what a property holds is to be followed, as its type does not tell what a sink shows of it: any other may be behind it, or it
  /// is several of which one is shown.
  func isErased(_ id: PropertyID, _ sink: Sink) -> Bool {
    if case .element? = sink.projections.first { true } else { isErased(id) }
  }

  private func isErased(_ id: PropertyID) -> Bool {
    // That a link is only ever made with values of one type changes nothing about who decides.
    let type = declarations[id].type.map(linkage.resolve) ?? linkage.declaredType(of: id)
    guard case .external(let name, _) = type.element, linkage.traits[name].contains(.isErasing) else { return false }
    return registrations[type.element] == nil
  }

  /// The property in which a view keeps whatever it is given to show; nil where an expression is none.
  func erasedProperty(_ expression: NodeRef) -> PropertyID? {
    guard program[expression].kind == .name || program[expression].kind == .member, let id = linkage.propertyWritten(by: expression),
      declarations[id].getter == nil, !declarations[id].isStatic, case .type(let owner) = declarations[id].owner, linkage.isView(owner)
    else { return nil }
    return isErased(id) ? id : nil
  }
}
