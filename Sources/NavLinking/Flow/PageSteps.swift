import NavFacts

/// Libraries in which a page makes the coordinator that shows it.
extension Walk {
  private var program: Program { linkage.program }

  /// `tabs.getCoordinator(with: page)` stands for the page; `coordinator.getView()` for what the coordinator shows.
  mutating func pagesOrViews(_ call: NodeRef, _ callee: NodeRef, _ frame: Frame?) -> [Value] {
    let name = program[callee].name
    guard let base = program.firstChild(callee) else { return [] }
    if let row = linkage.dialects.pages[name] {
      let told = linkage.argument(row.label, of: call).map { pagesTold(by: $0, frame) } ?? []
      if !told.isEmpty { return told }
      guard case .external(_, let arguments) = linkage.typeOf(base), case .project(let page)? = arguments.first else { return [] }
      return linkage.declarations[page].cases.map { .route(page, $0.name, call, nil) }
    }
    guard linkage.dialects.views.contains(name) else { return [] }
    return values(of: base, frame).flatMap { value -> [Value] in
      switch value {
      case .route: return [value]
      case .typed(.project(let id)): return shown(by: id, nil)
      case .object(let id, let construction): return shown(by: id, construction)
      default: return []
      }
    }
  }

  private mutating func shown(by id: TypeID, _ construction: Construction?) -> [Value] {
    carried(by: id, construction).flatMap { value -> [Value] in
      if case .closure(let body, let frame) = value { return results(of: body, frame) }
      return [value]
    }
  }

  /// A case as it is written, or the one that a loop is at; a property holds another one later.
  private mutating func pagesTold(by argument: NodeRef, _ frame: Frame?) -> [Value] {
    if program[argument].kind == .member, let base = program.firstChild(argument) {
      guard case .meta = linkage.typeOf(base) else { return [] }
    }
    return values(of: argument, frame).filter { if case .route = $0 { true } else { false } }
  }
}

extension Linkage {
  /// Whether a switch is all that a page's function is, which a library calls for what the page shows.
  func makesPages(_ statement: NodeRef) -> Bool {
    guard !dialects.pageMakers.isEmpty, case .function(let function) = enclosingBody(statement),
      dialects.pageMakers.contains(declarations[function].name), case .type(let owner) = declarations[function].owner,
      let subject = program.firstChild(statement)
    else { return false }
    return declarations[owner].kind == .enumeration && program[subject].kind == .name && program[subject].name == names.selfValue
  }
}
