import NavFacts

/// An `if case` that chooses by a value which it is handed, with what is shown otherwise.
struct CaseChoice {
  var type: TypeID
  var subject: NodeRef
}

/// `.sheet(item: $page) { page in if case .help = page { HelpView() } else { AboutView() } }`
extension Linkage {
  /// Of closures and functions that are handed the value: what a view asks of its own state is how it looks.
  func findCaseChoices(_ hints: ScreenHints) {
    for condition in sites.caseConditions.sorted() {
      guard let statement = program.parent(condition), program[statement].kind == .ifStmt, program.firstChild(statement) == condition,
        let first = program.secondChild(statement), program[first].kind == .block, let outer = program.parent(statement), program[outer].kind != .ifStmt,
        let pattern = program.firstChild(condition), caseName(pattern) != nil, let subject = program.secondChild(condition), isHanded(subject),
        case .project(let type) = typeOf(subject), declarations[type].kind == .enumeration, isInBuilder(statement),
        let blocks = branches(of: statement), hints.mayBuild(blocks)
      else { continue }
      var walk = Walk(linkage: self, hints: hints)
      guard buildsScreens(blocks, &walk, isChosen: false) else { continue }
      caseChoices[statement] = CaseChoice(type: type, subject: subject)
      noteMapped(type)
    }
  }

  private func isHanded(_ subject: NodeRef) -> Bool {
    guard program[subject].kind == .name else { return false }
    switch meaning(of: program[subject].name, at: subject) {
    case .parameter, .closureParameter: return true
    default: return false
    }
  }

  /// The blocks of a chain that ends in an `else`.
  private func branches(of statement: NodeRef) -> [NodeRef]? {
    var blocks: [NodeRef] = []
    var at = statement
    while program[at].kind == .ifStmt {
      let parts = program.children(at).filter { program[$0].kind == .block || program[$0].kind == .ifStmt }
      guard parts.count == 2 else { return nil }
      blocks.append(parts[0])
      at = parts[1]
    }
    return blocks + [at]
  }
}
