import NavFacts

/// What choices by states show before anybody sets these.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// What a choice shows while its states are what they begin with; nil where that is not told, and no screen where it is content of the
  /// view itself.
  func firstShown(by choice: NodeRef) -> [NodeRef]? {
    let conditions = program.conditions(of: choice).map { holdsAtFirst($0) }
    let branch: NodeRef?
    if conditions.contains(false) {
      branch = branches(of: choice).last
    } else if !conditions.isEmpty, conditions.allSatisfy({ $0 == true }) {
      branch = branches(of: choice).first
    } else {
      return nil
    }
    guard let branch else { return nil }
    if let inner = innerChoice(branch) { return firstShown(by: inner) }
    return screens(inBranch: branch).flatMap { contentGiven($0) }
  }

  /// Whether a condition holds while its states are what they begin with; nil where that is not told.
  func holdsAtFirst(_ condition: NodeRef) -> Bool? {
    switch program[condition].kind {
    case .name, .member, .optionalBinding:
      return terms(in: condition, holds: true).first.flatMap { term in beginning(of: term).map { $0 == term.wanted } }
    case .unary:
      guard linkage.text(program[condition].name) == "!" else { return nil }
      return program.firstChild(condition).flatMap(holdsAtFirst).map { !$0 }
    case .infix:
      guard let left = program.firstChild(condition), let right = program.secondChild(condition) else { return nil }
      switch linkage.text(program[condition].name) {
      case "&&", "||":
        let isAll = linkage.text(program[condition].name) == "&&"
        let sides = [holdsAtFirst(left), holdsAtFirst(right)]
        if sides.contains(!isAll) { return !isAll }
        return sides.allSatisfy { $0 == isAll } ? isAll : nil
      case "??":
        guard let term = terms(in: condition, holds: true).first, isMissingAtFirst(term.state) else { return nil }
        return boolean(right)
      default: return terms(in: condition, holds: true).first.flatMap { term in beginning(of: term).map { $0 == term.wanted } }
      }
    default: return nil
    }
  }

  func beginning(of term: Term) -> Bool? {
    if term.asksForData { return isMissingAtFirst(term.state) ? false : nil }
    guard !linkage.attributes(of: term.state).contains(where: { linkage.text(program[$0].name) == "AppStorage" }) else { return nil }
    return declarations[term.state].initial.flatMap { truths(of: term, given: $0) }.flatMap { $0.count == 1 ? $0[0] : nil }
  }

  /// Whether a variable begins without a value, and is given one later.
  func isMissingAtFirst(_ state: PropertyID) -> Bool {
    let property = declarations[state]
    guard !property.isLet, property.getter == nil, property.initial.map({ program[$0].kind == .nil }) ?? isOptional(property.type) else { return false }
    let writes = linkage.writes(to: state).filter { $0.means == .assignment }
    return !writes.isEmpty && !writes.contains { isInInitialiser($0.site) }
  }
}
