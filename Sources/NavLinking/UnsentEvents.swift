import NavFacts

/// Arms that handle an event which nobody sends.
///
/// Only of what a library's features call their events: there all of them are sent by values of the program. An event that a library
/// makes itself, or that carries those of another feature, may come from anywhere.
extension Linkage {
  /// Whether an arm is for such events alone.
  func handlesUnsentOnly(_ arm: NodeRef) -> Bool {
    guard !dialects.lenses.isEmpty, !program[arm].flags.contains(.isDefault), let choice = switchOf(arm),
      let type = program.firstChild(choice).flatMap({ typeOf($0).projectType }), isEventOfFeature(type)
    else { return false }
    let patterns = program.children(arm).filter { program[$0].kind == .pattern }
    let names = caseNames(of: arm)
    guard !names.isEmpty, names.count == Array(patterns).count, names.allSatisfy({ isUnsent($0, of: type) }) else { return false }
    // Where nobody is seen to send one of its own, the views are elsewhere.
    return declarations[type].cases.contains { isOwnEvent($0) && !constructionSites(of: $0.name, in: type).isEmpty }
  }

  private func isUnsent(_ name: Symbol, of type: TypeID) -> Bool {
    guard let info = declarations[type].cases.first(where: { $0.name == name }), isOwnEvent(info) else { return false }
    return mentions(of: name).allSatisfy { isOfOthers($0, than: type) }
  }

  /// Whether a case is no event of a library's, and carries none of another feature.
  private func isOwnEvent(_ info: CaseInfo) -> Bool {
    program.children(info.node).filter { program[$0].kind == .parameter }.allSatisfy { parameter in
      guard let written = program.children(parameter).first(where: { program[$0].kind.isType }) else { return false }
      return switch resolve(written).element {
      case .project(let id): !isEventOfFeature(id)
      case .external(_, let arguments): arguments.isEmpty
      default: false
      }
    }
  }

  /// Whether a mention certainly makes no such event: it asks, or its type is known to be another one.
  private func isOfOthers(_ ref: NodeRef, than type: TypeID) -> Bool {
    if isInsideKeyPath(ref) { return false }
    if isInsidePattern(ref) { return true }
    switch program[ref].kind {
    case .implicitMember:
      // A type without such a case is not what is wanted here, whatever it looks like.
      return expectedType(of: ref)?.projectType.map { $0 != type && hasCase(program[ref].name, $0) } ?? false
    case .member:
      guard let base = program.firstChild(ref) else { return false }
      switch typeOf(base) {
      case .meta(.project(let other)), .project(let other): return other != type
      default: return false
      }
    default: return false
    }
  }

  private func isInsideKeyPath(_ ref: NodeRef) -> Bool {
    var at = program.parent(ref)
    while let here = at, [.member, .implicitMember, .keyPath].contains(program[here].kind) {
      if program[here].kind == .keyPath { return true }
      at = program.parent(here)
    }
    return false
  }
}
