import NavFacts
import NavModel

/// Enums that a function chooses by without giving a view: `case .ready: controller.pushViewController(ReadyScreen(), …)`.
///
/// Only asked of enums that are navigated to and that no other mapping turns into screens.
struct PushMappings {
  let linkage: Linkage
  let flow: SinkFlow
  let wanted: Set<TypeID>

  private var program: Program { linkage.program }

  /// How many calls lie between an arm and what it shows, at most: a helper, and a child coordinator's start.
  private static let reach = 3

  /// The screens that the arms of such switches show, by case.
  func screens() -> [RouteKey: Set<ScreenRef>] {
    var found: [RouteKey: Set<ScreenRef>] = [:]
    if wanted.isEmpty { return found }
    for draft in flow.drafts {
      guard case .screen(let screen) = draft.target else { continue }
      var seen: Set<FunctionID> = []
      for key in keys(around: draft.site, Self.reach, &seen) { found[key, default: []].insert(screen) }
    }
    return found
  }

  /// The cases whose arms run `site`, at once.
  private func keys(around site: NodeRef, _ calls: Int, _ seen: inout Set<FunctionID>) -> [RouteKey] {
    var at = program.parent(site)
    while let here = at {
      switch program[here].kind {
      case .caseArm:
        if let type = enumSwitched(around: here), wanted.contains(type) {
          return linkage.caseNames(of: here).map { RouteKey(type: type, name: $0) }
        }
      case .closure: return []
      case .funcDecl:
        guard calls > 0, let function = linkage.declarations.functionOfNode[here], seen.insert(function).inserted else { return [] }
        return flow.callers(of: function).filter { $0.confidence != .possible }.flatMap { keys(around: $0.call, calls - 1, &seen) }
      default:
        if program[here].kind.isDeclaration { return [] }
      }
      at = program.parent(here)
    }
    return []
  }

  /// The enum of the switch that an arm belongs to, where whoever calls the function chooses the case.
  private func enumSwitched(around arm: NodeRef) -> TypeID? {
    var at = program.parent(arm)
    while let here = at, program[here].kind == .conditional || program[here].kind == .clause { at = program.parent(here) }
    guard let mapping = at, program[mapping].kind == .switchStmt, linkage.mappings[mapping] == nil,
      let subject = program.firstChild(mapping), program[subject].kind == .name,
      case .parameter = linkage.meaning(of: program[subject].name, at: subject), case .project(let type) = linkage.typeOf(subject)
    else { return nil }
    return type
  }
}
