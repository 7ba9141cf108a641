import NavFacts

/// Selections that cases of another enum are turned into, by a function that names a tab for each:
/// `.onChange(of: model.link) { _, link in tab = Tab.tab(for: link) }`.
///
/// Then that enum is a route too: whoever sets `link` decides, and its cases show what the tabs do.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Sends what a state is set to of which a selection is worked out.
  /// - Returns: whether that has been seen.
  func sendTurned(_ value: NodeRef, into id: PropertyID) -> Bool {
    guard let (choice, type, argument) = turning(value), let tabs = tabs(namedBy: choice), isGivenToClosure(argument) else { return false }
    var isSent = false
    for case .slot(let state) in linkage.evaluate(argument) where state != id {
      for slot in slots(behind: state) {
        for write in linkage.writes(to: slot) where write.means == .assignment && !isInInitialiser(write.site) {
          let values = write.value.map { linkage.evaluate($0) } ?? []
          let routes = values.filter { one in
            switch one {
            case .route(type, _, _, _), .parameter, .payload: true
            default: false
            }
          }
          guard let set = write.value, !routes.isEmpty else { continue }
          send(routes, Sink(manner: .tab), at: write.site, set)
          isSent = true
        }
      }
    }
    guard isSent else { return false }
    for (name, tab) in tabs { tabContents.append((type, name, tab.content, tab.site)) }
    return true
  }

  /// The switch of the one function that a call asks, over an enum that it is given and that makes no screens itself, and what is given.
  private func turning(_ call: NodeRef) -> (choice: NodeRef, type: TypeID, argument: NodeRef)? {
    guard program[call].kind == .call, case let targets = linkage.callTargets(of: call).functions, targets.count == 1,
      let body = declarations[targets[0]].body, case let statements = program.members(body).map(\.self), statements.count == 1,
      case let told = program[statements[0]].kind == .returnStmt ? program.firstChild(statements[0]) : statements[0], let choice = told,
      program[choice].kind == .switchStmt, linkage.mappings[choice] == nil, let subject = program.firstChild(choice), program[subject].kind == .name,
      case .parameter(targets[0], let index) = linkage.meaning(of: program[subject].name, at: subject),
      case .project(let type) = linkage.typeOf(subject), declarations[type].kind == .enumeration,
      let given = linkage.match(declarations.parameters(of: targets[0]), linkage.arguments(of: call))?.first(where: { $0.parameter == index })
    else { return nil }
    return (choice, type, given.argument)
  }

  /// The tab that each arm names for its cases; nil where one of them names none.
  private func tabs(namedBy choice: NodeRef) -> [(name: Symbol, tab: (content: NodeRef, site: NodeRef))]? {
    var all: [(name: Symbol, tab: (content: NodeRef, site: NodeRef))] = []
    for arm in linkage.armsOf(choice) {
      guard let block = program.first(arm, .block), case let names = linkage.caseNames(of: arm), !names.isEmpty else { return nil }
      var walk = Walk(linkage: linkage)
      let given = walk.results(of: block, nil)
      guard given.count == 1, case .route(let type, let name, _, _) = given[0],
        let tab = tabContents.first(where: { $0.type == type && $0.name == name })
      else { return nil }
      for one in names { all.append((one, (tab.content, tab.site))) }
    }
    return all
  }
}
