import NavFacts

/// Cases that are named to ask whether a value is among them, and made by nobody.
extension Linkage {
  /// Whether a mention of a case does no more than ask for it: `path.contains(.cart)`, `[.cart, .help].contains(page)`, and
  /// `static let shopPages: [Page] = [.cart, .help]`, of which all code asks what it contains.
  func isAskedFor(_ mention: NodeRef) -> Bool {
    var value = mention
    if let call = program.parent(value), program[call].kind == .call, program.firstChild(call) == value { value = call }
    guard let around = program.parent(value) else { return false }
    switch program[around].kind {
    case .call: return program.firstChild(around) != value && asksForMembers(around)
    case .array: return isListAskedFor(around)
    default: return false
    }
  }

  private func isListAskedFor(_ list: NodeRef) -> Bool {
    guard let around = program.parent(list) else { return false }
    // `Set([.cart, .help])`
    if program[around].kind == .call, let callee = program.firstChild(around), callee != list, program[callee].name == program.symbol("Set") {
      return isListAskedFor(around)
    }
    if isMemberAsked(list) { return true }
    return variable(holding: list).map(isAskedForItsMembers) ?? false
  }

  /// The constant that a list is the value of, or the computed property that gives back nothing else: `var shopPages: [Page] { [.cart, .help] }`.
  private func variable(holding list: NodeRef) -> NodeRef? {
    guard var at = program.parent(list) else { return nil }
    if program[at].kind == .initializer { return program.parent(at).flatMap { program[$0].flags.contains(.isLet) ? $0 : nil } }
    if program[at].kind == .returnStmt, let block = program.parent(at) { at = block }
    guard program[at].kind == .block, program.members(at).map({ $0 }).count == 1, let accessor = program.parent(at), program[accessor].kind == .accessor,
      program[accessor].name == names.get
    else { return nil }
    return program.parent(accessor)
  }

  private func isAskedForItsMembers(_ variable: NodeRef) -> Bool {
    if let known = askedListsMemo[variable] { return known }
    let uses = uses(of: variable)
    let isAsked = !uses.isEmpty && uses.allSatisfy { isMemberAsked($0) || isArgumentAsked($0) }
    askedListsMemo[variable] = isAsked
    return isAsked
  }

  /// Wherever code names a list; none where other modules may.
  private func uses(of variable: NodeRef) -> [NodeRef] {
    let name = program[variable].name
    if let property = declarations.propertyOfNode[variable] {
      return declarations[property].modifiers.isDisjoint(with: [.public, .open]) ? mentions(of: name) : []
    }
    guard let block = program.parent(variable) else { return [] }
    return program.subtree(block).map { NodeRef($0) }.filter { program[$0].kind == .name && program[$0].name == name }
  }

  /// `list.contains(page)`
  private func isMemberAsked(_ list: NodeRef) -> Bool {
    guard let member = program.parent(list), program[member].kind == .member, let call = program.parent(member), program[call].kind == .call,
      program.firstChild(call) == member
    else { return false }
    return asksForMembers(call)
  }

  /// `path.contains(list)`
  private func isArgumentAsked(_ list: NodeRef) -> Bool {
    guard let call = program.parent(list), program[call].kind == .call, program.firstChild(call) != list else { return false }
    return asksForMembers(call)
  }

  private func asksForMembers(_ call: NodeRef) -> Bool {
    guard let callee = program.firstChild(call), program[callee].kind == .member else { return false }
    switch text(program[callee].name) {
    case "contains", "firstIndex", "lastIndex", "isDisjoint", "isSuperset", "isSubset", "starts": return true
    default: return false
    }
  }
}
