import NavDialects
import NavFacts

/// What a function puts into a navigation controller that its object keeps, and gives back at once: `stack.viewControllers = [notes]`
/// before `return stack`. Whoever shows what is given back shows that.
extension Walk {
  private var program: Program { linkage.program }

  /// - Parameter found: what the body gives back.
  mutating func filled(_ found: [Value], givenBackBy body: NodeRef, _ frame: Frame) -> [Value] {
    guard found.contains(where: { isKept($0, outside: body) }) else { return found }
    let content = linkage.returnedExpressions(of: body).flatMap { returned in
      linkage.screensPut(into: returned).map { values(of: $0, frame) } ?? []
    }
    guard content.contains(where: \.isKnown) else { return found }
    return found.compactMap { value in
      if isKept(value, outside: body) { return .container(linkage.names.uiNavigationController, content, identity: body) }
      // `guard let notes else { return UINavigationController() }`
      if case .container(_, let inner, let identity) = value, inner.isEmpty, let parent = program.parent(identity), program[parent].kind == .returnStmt {
        return nil
      }
      return value
    }
  }

  /// Whether a value is a navigation controller in which nothing is known to be, and that the body did not make.
  private func isKept(_ value: Value, outside body: NodeRef) -> Bool {
    switch value {
    case .container(_, let inner, let identity): return inner.isEmpty && !program.isInside(identity, body)
    case .slot(let property): return isNavigationContainer(linkage.declaredType(of: property))
    case .typed(let type): return isNavigationContainer(type)
    default: return false
    }
  }

  private func isNavigationContainer(_ type: TypeRef) -> Bool {
    guard case .external(let name, _) = type else { return false }
    return linkage.isNavigationContainer(name)
  }
}

extension Linkage {
  /// The screens that an earlier statement around `ref` puts into the navigation controller which `ref` names, a property; nil where none
  /// surely does.
  fileprivate func screensPut(into ref: NodeRef) -> NodeRef? {
    guard let property = propertyWritten(by: ref), declarations[property].getter == nil else { return nil }
    var child = ref
    while let parent = program.parent(child) {
      switch program[parent].kind {
      case .block:
        var found: NodeRef?
        for statement in program.children(parent) {
          if statement == child { break }
          if let put = screensSet(by: statement, in: property) { found = put }
        }
        if found != nil { return found }
      case .funcDecl, .initDecl, .accessor, .varDecl, .closure: return nil
      default: break
      }
      child = parent
    }
    return nil
  }

  /// `stack.viewControllers = [notes]`, `stack.setViewControllers([notes], animated: false)`
  private func screensSet(by statement: NodeRef, in property: PropertyID) -> NodeRef? {
    guard let target = program.firstChild(statement), program[target].kind == .member, let base = program.firstChild(target),
      propertyWritten(by: base) == property
    else { return nil }
    switch program[statement].kind {
    case .assign: return dialects.assignments[program[target].name]?.manner == .root ? program.secondChild(statement) : nil
    case .call:
      guard dialects.calls[program[target].name]?.contains(where: { $0.manner == .root }) ?? false, callTargets(of: statement).functions.isEmpty else {
        return nil
      }
      return program.secondChild(statement)
    default: return nil
    }
  }
}
