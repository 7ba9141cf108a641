import NavFacts

/// Code that a function runs only where a flag that it is given says so: `func finish(isNew: Bool) { if isNew { showTour() } else { showHome() } }`.
/// Whoever calls it with the other value written out is not before what that code shows.
extension OwnerFinder {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// The calls of a function that never reach `ref`, which stands in it; none where all of them would be.
  func callsRuledOut(by function: FunctionID, around ref: NodeRef) -> Set<NodeRef> {
    let wanted = flagsWanted(around: ref, in: function)
    if wanted.isEmpty { return [] }
    let parameters = declarations.parameters(of: function)
    let calls = runningCallers(of: function)
    let ruledOut = calls.filter { call in
      guard program[call].kind == .call, let pairs = linkage.match(parameters, linkage.arguments(of: call)) else { return false }
      return wanted.contains { index, value in
        let given = pairs.first { $0.parameter == index }?.argument ?? parameters[index].defaultValue
        guard let given, program[given].kind == .boolean else { return false }
        return program[given].flags.contains(.isTrue) != value
      }
    }
    return ruledOut.count < calls.count ? Set(ruledOut) : []
  }

  /// What the parameters of a function have to be for `ref` to run, by their places.
  private func flagsWanted(around ref: NodeRef, in function: FunctionID) -> [Int: Bool] {
    var wanted: [Int: Bool] = [:]
    var child = ref
    var at = program.parent(ref)
    while let here = at, here != declarations[function].node {
      switch program[here].kind {
      case .ifStmt:
        let parts = program.children(here).map { $0 }
        guard let block = parts.firstIndex(where: { program[$0].kind == .block }) else { break }
        let conditions = parts[..<block]
        if parts[block] == child {
          for condition in conditions { note(condition, true, function, &wanted) }
        } else if conditions.count == 1, parts[(block + 1)...].contains(child) {
          note(conditions[0], false, function, &wanted)
        }
      case .block:
        // `guard isNew else { return }` before it.
        for statement in program.children(here) {
          if statement == child { break }
          guard program[statement].kind == .guardStmt else { continue }
          for condition in program.children(statement) where program[condition].kind != .block { note(condition, true, function, &wanted) }
        }
      default: break
      }
      child = here
      at = program.parent(here)
    }
    return wanted
  }

  /// `isNew`, `!isNew`
  private func note(_ condition: NodeRef, _ value: Bool, _ function: FunctionID, _ wanted: inout [Int: Bool]) {
    switch program[condition].kind {
    case .name:
      guard case .parameter(function, let index) = linkage.meaning(of: program[condition].name, at: condition) else { return }
      wanted[index] = value
    case .unary where linkage.text(program[condition].name) == "!":
      guard let inner = program.firstChild(condition) else { return }
      note(inner, !value, function, &wanted)
    default: return
    }
  }
}
