import NavFacts

/// Ways of showing that nobody asks for: `case .root` of `func start(_ style: Style)` where all callers say `.push`.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Drops what stands in an arm of a switch over a parameter for which every caller gives other cases.
  func dropUnasked() {
    var asked: [ParameterKey: Set<Symbol>?] = [:]
    drafts.removeAll { draft in
      arms(around: draft.site).contains { arm, statement in
        guard let subject = program.firstChild(statement), program[subject].kind == .name,
          case .parameter(let function, let index) = linkage.meaning(of: program[subject].name, at: subject),
          let given = asked[ParameterKey(function: function, index: index), default: casesGiven(to: function, index)]
        else { return false }
        asked[ParameterKey(function: function, index: index)] = given
        return !given.isEmpty && !linkage.mayRun(arm, of: statement, for: given)
      }
    }
  }

  private struct ParameterKey: Hashable {
    var function: FunctionID
    var index: Int
  }

  /// The cases that callers give; nil where some of them cannot be told, or the function is handed on as a value.
  private func casesGiven(to function: FunctionID, _ index: Int) -> Set<Symbol>? {
    guard linkage.references(to: function).isEmpty else { return nil }
    var names: Set<Symbol> = []
    for (call, _) in callers(of: function) {
      let pairs = linkage.match(declarations.parameters(of: function), linkage.arguments(of: call)) ?? []
      let given = pairs.first { $0.parameter == index }?.argument ?? declarations.parameters(of: function)[index].defaultValue
      guard let given, case let values = linkage.evaluate(given), !values.isEmpty else { return nil }
      for value in values {
        guard case .route(_, let name, _, _) = value else { return nil }
        names.insert(name)
      }
    }
    return names
  }
}

extension Linkage {
  /// Whether a subject that stands for one of some cases may run an arm.
  func mayRun(_ arm: NodeRef, of statement: NodeRef, for names: Set<Symbol>) -> Bool {
    if program[arm].flags.contains(.isDefault) || isCatchAll(arm) {
      return !names.isSubset(of: armsOf(statement).filter { $0 != arm }.flatMap { caseNames(of: $0) })
    }
    let named = caseNames(of: arm)
    return named.isEmpty || !names.isDisjoint(with: named)
  }
}
