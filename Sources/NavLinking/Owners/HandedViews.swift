import NavFacts

/// A view that is made for others, with what leads on from it, is where they put it: `AccountParts(row: AnyView(NavigationLink(value: .orders) { … }))`
/// of an object that makes the account with `AccountView(row: row)`, or with `AccountView(row: row())` where it is given what builds one.
extension OwnerFinder {
  private var program: Program { linkage.program }

  /// How many objects may hand a view on before it is shown.
  private static let reach = 4

  /// Whether what stands in a view is handed with it to an object that is none, which gives it to screens or to parts of these.
  func climbHandedView(_ argument: NodeRef, to call: NodeRef, _ path: inout Path, _ answer: inout Answer) -> Bool {
    guard let callee = program.firstChild(call), callee != argument, let type = linkage.typeMade(by: callee, of: call), !linkage.isScreenLike(type),
      !(linkage.enclosingType(call).map(linkage.isScreenLike) ?? true), let kept = linkage.propertyGiven(argument)
    else { return false }
    var taking = Answer()
    climbView(keptIn: kept, &path, &taking, depth: 0)
    answer.add(taking)
    return taking.hasScreens
  }

  private func climbView(keptIn property: PropertyID, _ path: inout Path, _ answer: inout Answer, depth: Int) {
    guard depth < Self.reach, isView(linkage.declaredType(of: property)) else { return }
    for mention in linkage.uses(of: property) {
      let view = built(by: mention)
      guard let parent = program.parent(view), program[parent].kind == .call, let callee = program.firstChild(parent), callee != view,
        let type = linkage.typeMade(by: callee, of: parent)
      else { continue }
      if linkage.isScreenLike(type) {
        climb(type: type, &path, &answer)
      } else if let next = linkage.propertyGiven(view) {
        climbView(keptIn: next, &path, &answer, depth: depth + 1)
      }
    }
  }

  /// A view, or what builds one.
  private func isView(_ type: TypeRef) -> Bool {
    if case .function(let result) = type { linkage.isViewLike(result) } else { linkage.isViewLike(type) }
  }

  /// `row()` for what builds one and is called: the view; otherwise the name itself.
  private func built(by mention: NodeRef) -> NodeRef {
    guard let parent = program.parent(mention), program[parent].kind == .call, program.firstChild(parent) == mention else { return mention }
    return parent
  }
}
