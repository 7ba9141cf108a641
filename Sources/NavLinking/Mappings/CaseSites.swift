import NavFacts

/// What a mention of a case's name makes.
enum MadeCase: Sendable {
  case of(TypeID)
  case nothing
  case unknown
}

extension Linkage {
  /// Where live code makes the case `name` of `type`: patterns and comparisons left out.
  func constructionSites(of name: Symbol, in type: TypeID) -> [NodeRef] {
    let key = RouteKey(type: type, name: name)
    if let known = constructionSitesMemo[key] { return known }
    let all = mentions(of: name).filter { isConstruction($0, of: type) == .yes }
    constructionSitesMemo[key] = all
    return all
  }

  enum CaseUse { case yes, no, unknown }

  /// Whether `.name` at `ref` makes a value of `type`.
  func isConstruction(_ ref: NodeRef, of type: TypeID) -> CaseUse {
    switch made(by: ref) {
    case .of(let made): made == type ? .yes : .no
    case .nothing: .no
    case .unknown: .unknown
    }
  }

  /// Whether which case a value is was a number or text before, `Tab(rawValue: index)`, or it stands in for one of which there is none:
  /// `Tab(rawValue: index) ?? .home`.
  func isNumbered(_ node: NodeRef) -> Bool {
    if program[node].kind == .call, namesNoCase(node) { return true }
    guard let choice = program.parent(node), program[choice].kind == .infix, program[choice].name == names.coalesce,
      let first = program.firstChild(choice), first != node
    else { return false }
    return program[first].kind == .call && namesNoCase(first)
  }

  /// Whether a value may be any case of its enum, because none is named: `Tab.allCases`, `Tab(rawValue: index)`.
  func namesNoCase(_ node: NodeRef) -> Bool {
    program[node].name == names.allCases || (program[node].kind == .call && argument("rawValue", of: node) != nil)
  }

  /// Of what type `.name` at `ref` makes a value.
  private func made(by ref: NodeRef) -> MadeCase {
    if let known = madeMemo[ref] { return known }
    let made = findMade(ref)
    madeMemo[ref] = made
    return made
  }

  private func findMade(_ ref: NodeRef) -> MadeCase {
    if isInsidePattern(ref) || isCompared(ref) || isAskedFor(ref) || isCasePath(ref) { return .nothing }
    switch program[ref].kind {
    case .implicitMember:
      if let expected = expectedType(of: ref) {
        if let project = expected.projectType, declarations[project].kind != .protocol { return .of(project) }
        if case .external = expected { return .nothing }
      }
      if namesAsset(ref) { return .nothing }
      if let likely = likelyEnum(program[ref].name, at: ref) ?? ownEnum(program[ref].name, at: ref) { return .of(likely) }
      return isArgumentOfStranger(ref) ? .nothing : .unknown
    case .member:
      guard let base = program.firstChild(ref), case .meta(.project(let type)) = typeOf(base) else { return .nothing }
      return .of(type)
    default: return .nothing
    }
  }

  /// `/Root.State.login`: where the case is in the enum, and no value of it.
  private func isCasePath(_ ref: NodeRef) -> Bool { program.parent(ref).map(beginsCasePath) ?? false }

  /// The operator of a case path.
  func beginsCasePath(_ node: NodeRef) -> Bool { program[node].kind == .unary && text(program[node].name) == "/" }

  private func isCompared(_ ref: NodeRef) -> Bool {
    var at = program.parent(ref)
    var child = ref
    if let here = at, program[here].kind == .call, program.firstChild(here) == child {
      child = here
      at = program.parent(here)
    }
    guard let here = at, program[here].kind == .infix else { return false }
    switch text(program[here].name) {
    case "==", "!=", "~=", "===", "!==": return true
    default: return false
    }
  }

  /// `Image(.welcome)`, `UIColor(resource: .brand)`: Xcode makes such names of what an asset catalogue holds.
  private func namesAsset(_ ref: NodeRef) -> Bool {
    guard let call = program.parent(ref), program[call].kind == .call, let callee = program.firstChild(call), callee != ref,
      program[callee].kind == .name, program.label(ref).isNone || text(program.label(ref)) == "resource"
    else { return false }
    switch text(program[callee].name) {
    case "Image", "Color", "UIImage", "UIColor", "NSImage", "NSColor": return declarations.typesByName[program[callee].name] == nil
    default: return false
    }
  }

  /// An argument of a call of something that the program does not declare: it takes types of its own.
  private func isArgumentOfStranger(_ ref: NodeRef) -> Bool {
    var child = ref
    var at = program.parent(ref)
    if let here = at, program[here].kind == .call, program.firstChild(here) == child {
      child = here
      at = program.parent(here)
    }
    guard let call = at, program[call].kind == .call, program.firstChild(call) != child, let callee = program.firstChild(call) else { return false }
    let name = program[callee].name
    // `.init(state: .cart)` makes what the place wants.
    if name == names.initName { return false }
    if declarations.functionsByName[name] != nil || declarations.typesByName[name] != nil || declarations.casesByName[name] != nil { return false }
    return true
  }
}
