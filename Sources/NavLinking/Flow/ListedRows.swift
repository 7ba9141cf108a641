import NavFacts

/// Rows of a list: `[Row(title: "Orders", route: .orders), …]`. They are data. Which of them is taken is decided where a row's part is
/// read: `router.push(row.route)`.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Where a part of a row is taken, which is `site`; nil where a property is no part of rows, or is read by the row itself.
  func taking(_ property: PropertyInfo, at site: NodeRef) -> NodeRef? {
    guard case .type(let owner) = property.owner, linkage.enclosingType(site) != owner, isListed(owner), reads(property, around: site) else { return nil }
    return site
  }

  /// Whether a call makes a row of a list.
  func isListRow(_ call: NodeRef) -> Bool { program.parent(call).map { program[$0].kind == .array } ?? false }

  /// Whether some list has rows of a type, which are nothing that is shown itself.
  private func isListed(_ owner: TypeID) -> Bool {
    let kind = declarations[owner].kind
    guard kind == .structure || kind == .class, !linkage.isScreenLike(owner) else { return false }
    if let known = listedMemo[owner] { return known }
    let isListed = linkage.constructions(of: owner).contains(where: isListRow)
    listedMemo[owner] = isListed
    return isListed
  }

  /// Whether the function or property around a place reads a property of something.
  private func reads(_ property: PropertyInfo, around site: NodeRef) -> Bool {
    let body: NodeRef
    switch linkage.enclosingBody(site) {
    case .function(let function): body = declarations[function].node
    case .property(let around): body = declarations[around].node
    case .none: return false
    }
    return program.subtree(body).contains { at in
      let node = program[NodeRef(at)]
      return node.kind == .member && node.name == property.name
    }
  }
}
