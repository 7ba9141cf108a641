import NavFacts
import NavModel

/// A call that may run a function, and how sure it is that it runs that one.
typealias FunctionCall = (call: NodeRef, confidence: Transition.Confidence)

/// Who calls a function, and who names it without calling it.
///
/// Told apart once for all functions of a name, as many types have a `show` or an `update`: asking of each site anew for each of them
/// would be quadratic.
extension Linkage {
  /// The calls by a function's name that may run it, in order.
  func calls(running function: FunctionID) -> [FunctionCall] {
    if let known = callsRunningMemo[function] { return known }
    let name = declarations[function].name
    guard keepsTargets else {
      return calls(of: name).compactMap { call in
        let targets = callTargets(of: call)
        return targets.functions.contains(function) ? (call, targets.confidence) : nil
      } + callsOfLibrary(running: name).filter { $0.function == function }.map { ($0.call, .certain) }
    }
    var found: [FunctionID: [FunctionCall]] = [:]
    for call in calls(of: name) {
      let targets = callTargets(of: call)
      for target in targets.functions where declarations.functions[Int(target.index)].name == name {
        if found[target]?.last?.call != call { found[target, default: []].append((call, targets.confidence)) }
      }
    }
    for (target, call) in callsOfLibrary(running: name) { found[target, default: []].append((call, .certain)) }
    for other in declarations.functionsByName[name] ?? [] { callsRunningMemo[other] = found[other] ?? [] }
    let all = found[function] ?? []
    callsRunningMemo[function] = all
    return all
  }

  /// `navigator.start(flow)`, by which a library runs `flow.start()`: the functions of a name that are run so, each with the call.
  private func callsOfLibrary(running name: Symbol) -> [(function: FunctionID, call: NodeRef)] {
    dialects.inOrder(dialects.runs.filter { $0.value == name }).flatMap { run in
      calls(of: run.key).flatMap { call -> [(function: FunctionID, call: NodeRef)] in
        guard callTargets(of: call).functions.isEmpty, let given = arguments(of: call).first, let type = typeOf(given).projectType else { return [] }
        return findFunctions(name, in: type).filter { declarations[$0].body != nil }.map { ($0, call) }
      }
    }
  }

  /// `action: showDetail`, `#selector(showDetail)`: the function as a value.
  func references(to id: FunctionID) -> [NodeRef] {
    // Every way up passes the same few functions.
    if let known = referencesMemo[id] { return known }
    if isNamedAsItsSender(id) { return [] }
    let namings = namings(declarations[id].name)
    var all = namings.functions[id] ?? []
    if case .type(let owner) = declarations[id].owner {
      for (type, refs) in namings.members where fits(type, owner) || fits(owner, type) { all += refs }
      all.sort()
    }
    referencesMemo[id] = all
    return all
  }

  /// `func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath)`: so Cocoa names what its objects tell their delegates, by
  /// the object that does. The bare name means that object, which the class around may inherit.
  private func isNamedAsItsSender(_ id: FunctionID) -> Bool {
    guard let sender = declarations.parameters(of: id).first else { return false }
    return sender.name == declarations[id].name && sender.label != sender.name && !declarations[id].isInit
  }

  /// Where a function's name stands without being called.
  struct Namings {
    /// By the functions that a plain name stands for.
    var functions: [FunctionID: [NodeRef]] = [:]
    /// By the type of the program of whose value, or of which itself, it is a member.
    var members: [TypeID: [NodeRef]] = [:]
  }

  private func namings(_ name: Symbol) -> Namings {
    if let known = namingsMemo[name] { return known }
    let isKept = keepsTargets
    var all = Namings()
    for ref in sites.named[name] ?? [] {
      let kind = program[ref].kind
      guard kind == .name || kind == .member else { continue }
      if let parent = program.parent(ref), program[parent].kind == .call, program.firstChild(parent) == ref { continue }
      if kind == .name {
        for function in Set(functionsMeant(by: ref)) { all.functions[function, default: []].append(ref) }
      } else if let base = program.firstChild(ref), let type = typeOf(base).projectType {
        all.members[type, default: []].append(ref)
      }
    }
    if isKept { namingsMemo[name] = all }
    return all
  }

  /// The functions that a plain name stands for; none where it stands for something else.
  private func functionsMeant(by ref: NodeRef) -> [FunctionID] {
    switch meaning(of: program[ref].name, at: ref) {
    case .functions(let functions): functions
    case .unknown: functionsAdded(to: ref)
    default: []
    }
  }

  /// What the program adds by that name to a type of the framework below which the type around stands.
  private func functionsAdded(to ref: NodeRef) -> [FunctionID] {
    guard let added = declarations.externalFunctions[program[ref].name], let type = enclosingType(ref) else { return [] }
    return added.filter { function in
      if case .external(let base) = declarations[function].owner { inherits(type, from: text(base)) } else { false }
    }
  }
}
