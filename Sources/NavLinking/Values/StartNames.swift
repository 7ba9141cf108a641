import NavFacts

/// The methods that flows begin with: `start`, or what a program says in its place, `begin`, `run`, `launch(in: window)`.
///
/// A flow is an object that is no screen. Whoever makes it has it begin, and nobody has it begin again: a method that objects who were
/// handed the flow call too is a step of it.
extension Linkage {
  func isStart(_ function: FunctionID) -> Bool { startNames.contains(declarations[function].name) }

  /// Whether objects of a type can be started, by a method of their own, of a base or of a protocol.
  func canStart(_ id: TypeID) -> Bool { startNames.contains { !findFunctions($0, in: id).isEmpty } }

  var startNames: Set<Symbol> {
    if let known = startNamesMemo { return known }
    // What is asked on the way knows the usual word only.
    let usual: Set<Symbol> = declarations.functionsByName[names.start] == nil ? [] : [names.start]
    startNamesMemo = usual
    let found = Dictionary(grouping: functionsShowing()) { declarations[$0].name }.filter { name, showing in
      !(dialects.calls[name]?.contains { $0.requires.isEmpty } ?? false) && begins(name, showing)
    }
    startNamesMemo = usual.union(found.keys)
    return usual.union(found.keys)
  }

  /// The methods of objects that are no screens in which something is put before the user, and those that have them run.
  private func functionsShowing() -> Set<FunctionID> {
    var found: Set<FunctionID> = []
    var open: Set<Symbol> = []
    func add(_ place: NodeRef) {
      guard case .function(let function) = enclosingBody(place), case let info = declarations[function], !info.isInit, !info.isStatic,
        case .type(let owner) = info.owner, declarations[owner].kind == .class || declarations[owner].kind == .protocol, !isScreenLike(owner)
      else { return }
      if found.insert(function).inserted { open.insert(info.name) }
    }
    for name in dialects.calls.keys { for call in calls(of: name) { add(call) } }
    for name in dialects.assignments.keys { for assignment in sites.assignments[name] ?? [] { add(assignment) } }
    while let name = open.popFirst() {
      for call in calls(of: name) {
        guard let callee = program.firstChild(call), program[callee].kind == .name || program.firstChild(callee).map(isSelfOrSuper) ?? false else { continue }
        if !callTargets(of: call).functions.allSatisfy({ !found.contains($0) }) { add(call) }
      }
    }
    return found
  }

  private func isSelfOrSuper(_ ref: NodeRef) -> Bool { program[ref].name == names.selfValue || program[ref].name == names.superValue }

  /// Whether those who call methods of a name on others have made them, and call them there.
  private func begins(_ name: Symbol, _ showing: [FunctionID]) -> Bool {
    guard showing.contains(where: { declarations.parameters(of: $0).allSatisfy(isCircumstance) }) else { return false }
    let owners = showing.compactMap { if case .type(let owner) = declarations[$0].owner { owner } else { nil } }
    // Those who only have others begin are of the same kind.
    let family = Set(owners.flatMap { [$0] + projectBases(of: $0) }).filter { type in declarations[type].functions.contains { declarations[$0].name == name } }
    var isBegun = false
    for call in calls(of: name) {
      guard let callee = program.firstChild(call), program[callee].kind == .member, let base = program.firstChild(callee), !isSelfOrSuper(base),
        case .project(let type) = typeOf(base).element, family.contains(where: { fits($0, type) || fits(type, $0) })
      else { continue }
      guard let here = enclosingType(call) else { return false }
      let below = conformers(of: type)
      let made = ([type] + below).flatMap(constructions).filter { enclosingType($0) == here }
      if !made.isEmpty {
        if isStep(call, after: made) { isBegun = true }
      } else if below.count < 2 {
        return false
      }
    }
    return isBegun
  }

  /// Whether a call stands where its object is made, or where the object begins that keeps it from the start.
  private func isStep(_ call: NodeRef, after made: [NodeRef]) -> Bool {
    let body = enclosingBody(call)
    if made.contains(where: { enclosingBody($0) == body }) { return true }
    guard case .function(let function) = body, made.contains(where: { if case .property = enclosingBody($0) { true } else { false } }) else { return false }
    return declarations[function].isInit || Self.launches.contains(text(declarations[function].name))
      || declarations.parameters(of: function).contains { Self.launches.contains(text($0.label)) }
  }

  /// Where systems have an app begin.
  private static let launches: Set<String> = ["willConnectTo", "didFinishLaunchingWithOptions", "applicationDidFinishLaunching", "main", "viewDidLoad"]

  /// Whether a parameter says under which circumstances a flow begins, and not what it shows.
  private func isCircumstance(_ parameter: ParameterInfo) -> Bool {
    guard let type = parameter.type else { return false }
    switch resolve(type).element {
    case .project(let id): return declarations[id].kind != .enumeration && !isScreenLike(id)
    case .external(let name, _): return !isScreenLike(name) || isNavigationContainer(name)
    default: return false
    }
  }
}
