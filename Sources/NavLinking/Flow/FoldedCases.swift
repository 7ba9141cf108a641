import NavFacts

/// Cases that are shown as others: `Binding { model.page?.plain } set: { model.page = $0 }`, where `plain` of the enum gives one case
/// for each, so that a link with the tag of the plain one also shows those that carry more.
extension SinkFlow {
  private var program: Program { linkage.program }

  /// The cases that a presentation shows where it shows `name` of a state, or all of them: those that come out as that one.
  func casesFolded(to name: Symbol?, of state: PropertyID, _ presentation: PresentationSite) -> [Symbol?] {
    guard let name, let type = linkage.declaredType(of: state).projectType, linkage.declarations[type].kind == .enumeration,
      let given = linkage.stateFolded(by: presentation.binding)?.given, let folds = advance(given, type)
    else { return [name] }
    let shown = linkage.declarations[type].cases.map(\.name).filter { folds.following[$0, default: []].contains(name) }
    return shown.isEmpty ? [name] : shown
  }
}

extension Linkage {
  /// The state behind a binding whose getter asks the state's enum for a case of its own, and what the getter gives.
  func stateFolded(by binding: NodeRef) -> (state: PropertyID, given: NodeRef)? {
    var at = binding
    if program[at].kind == .name || program[at].kind == .member {
      guard let property = propertyWritten(by: at), let getter = declarations[property].getter, case let given = returnedExpressions(of: getter),
        given.count == 1
      else { return nil }
      at = given[0]
    }
    guard program[at].kind == .call, let getter = argument("get", of: at) ?? arguments(of: at).first, program[getter].kind == .closure,
      case let given = returnedExpressions(of: getter), given.count == 1, let state = stateAskedForItsCase(given[0])
    else { return nil }
    return (state, given[0])
  }

  /// `model.page?.plain`: the state, where the property asked for is the enum's own and gives a case of the same enum.
  func stateAskedForItsCase(_ given: NodeRef) -> PropertyID? {
    guard program[given].kind == .member, let asked = propertyWritten(by: given), case .type(let type) = declarations[asked].owner,
      declarations[type].kind == .enumeration, declarations[asked].getter != nil, declaredType(of: asked).projectType == type,
      let base = program.firstChild(given), let state = propertyWritten(by: base), declaredType(of: state).projectType == type
    else { return nil }
    return state
  }
}
