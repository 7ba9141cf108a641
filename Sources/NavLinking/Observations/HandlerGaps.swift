import NavDialects
import NavFacts
import NavModel
import NavSource

/// Arms of a library's handlers that give nothing for routes which no handler names.
///
/// Silent about a type of routes as soon as some handler that may be given it could not be read.
struct HandlerGaps {
  let linkage: Linkage
  let flow: SinkFlow
  let names: (TypeRef) -> String?
  let isLive: (NodeRef) -> Bool

  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  private struct Arm {
    var node: NodeRef
    var function: FunctionID
    var type: TypeID
    /// None of a default arm.
    var cases: [Symbol]
    var isDefault: Bool
  }

  /// What the handlers of one name say.
  private struct Reading {
    var empty: [Arm] = []
    /// The cases that some pattern names in an arm that does something.
    var named: Set<Symbol> = []
    /// Types with an arm that takes what is not named and does something, or could not be read.
    var open: Set<TypeID> = []
    var isOpen = false
  }

  /// By place.
  var all: [HandlerGap] {
    var found: [HandlerGap] = []
    for (name, row) in linkage.dialects.handlers {
      var reading = Reading()
      for function in declarations.functionsByName[name] ?? [] { read(function, row, into: &reading) }
      guard !reading.isOpen else { continue }
      for arm in reading.empty where !reading.open.contains(arm.type) {
        if let gap = gap(arm, reading.named) { found.append(gap) }
      }
    }
    return found.sorted { ($0.place, $0.handler) < ($1.place, $1.handler) }
  }

  private func gap(_ arm: Arm, _ named: Set<Symbol>) -> HandlerGap? {
    guard let type = names(.project(arm.type)) else { return nil }
    let routes = declarations[arm.type].cases.filter { info in
      (arm.isDefault || arm.cases.contains(info.name)) && !named.contains(info.name)
    }
    guard !routes.isEmpty else { return nil }
    let info = declarations[arm.function]
    var owner: String?
    if case .type(let id) = info.owner { owner = names(.project(id)) }
    return HandlerGap(
      place: program.place(arm.node), handler: linkage.text(info.name), owner: owner, isDefault: arm.isDefault,
      routes: routes.map { route in
        let triggers = flow.handled.triggered[RouteKey(type: arm.type, name: route.name)] ?? []
        return HandlerGap.Route(
          id: type + "." + linkage.text(route.name), place: program.place(route.node),
          triggers: Set(triggers.filter(isLive).map(program.place)).sorted())
      })
  }

  private func read(_ function: FunctionID, _ row: HandlerRow, into reading: inout Reading) {
    guard let body = declarations[function].body, let parameter = declarations.parameters(of: function).first,
      row.label.map({ linkage.text(parameter.label) == $0 }) ?? parameter.label.isNone
    else { return }
    var empty: Set<NodeRef> = []
    var wasRead = false
    for index in program.subtree(body) {
      let ref = NodeRef(index)
      guard program[ref].kind == .switchStmt, let subject = program.firstChild(ref), flow.isGiven(subject, by: function, 0) else { continue }
      wasRead = true
      let arms = linkage.armsOf(ref)
      guard let type = linkage.typeOf(subject).projectType ?? arms.lazy.compactMap({ enumOf($0) }).first else {
        reading.isOpen = true
        continue
      }
      for arm in arms {
        let cases = linkage.caseNames(of: arm)
        let isDefault = program[arm].flags.contains(.isDefault)
        if givesNothing(arm, row) {
          empty.insert(arm)
          reading.empty.append(Arm(node: arm, function: function, type: type, cases: cases, isDefault: isDefault))
        } else if isDefault || cases.isEmpty {
          reading.open.insert(type)
        }
      }
    }
    // What names a case in a pattern or comparison answers it, wherever that stands.
    for index in program.subtree(body) {
      let ref = NodeRef(index)
      switch program[ref].kind {
      case .implicitMember, .member: if isAsked(ref, besides: empty) { reading.named.insert(program[ref].name) }
      default: continue
      }
    }
    if wasRead { return }
    if case .project(let type)? = parameter.type.map(linkage.resolve), declarations[type].kind == .enumeration {
      reading.open.insert(type)
    } else {
      reading.isOpen = true
    }
  }

  private func enumOf(_ arm: NodeRef) -> TypeID? {
    program.children(arm).filter { program[$0].kind == .pattern }.lazy.compactMap { pattern -> TypeID? in
      guard let expression = self.program.firstChild(pattern) else { return nil }
      return self.linkage.enumOfPattern(self.program[expression].kind == .call ? self.program.firstChild(expression) ?? expression : expression)
    }.first
  }

  /// `return .none`, `.none()`, `FlowContributors.none`, and nothing beside it.
  private func givesNothing(_ arm: NodeRef, _ row: HandlerRow) -> Bool {
    guard let block = program.first(arm, .block), let only = program.firstChild(block), program.children(block).map({ $0 }).count == 1 else {
      return false
    }
    var value = only
    if program[value].kind == .returnStmt, let inner = program.firstChild(value) { value = inner }
    if program[value].kind == .call {
      guard let callee = program.firstChild(value), program.secondChild(value) == nil else { return false }
      value = callee
    }
    return [.implicitMember, .member].contains(program[value].kind) && linkage.text(program[value].name) == row.nothing
  }

  private func isAsked(_ ref: NodeRef, besides empty: Set<NodeRef>) -> Bool {
    var at = program.parent(ref)
    while let here = at {
      switch program[here].kind {
      case .pattern: return !(program.parent(here).map(empty.contains) ?? false)
      case .infix: return true
      case .member, .call, .tuple, .unary: at = program.parent(here)
      default: return false
      }
    }
    return false
  }
}
