import NavDialects
import NavFacts

/// What an argument of a call is inside of.
enum Enclosure {
  /// The same surroundings as the call's.
  case same
  /// The content of a stack.
  case stack
  case column
  case tab
  /// A list whose selection takes the values of its links.
  case selection
  /// Surroundings of its own: a scene, a sheet, a hosting controller.
  case fresh
  /// Content given to a view of the program.
  case wrapper(TypeID)
  /// An argument of a function of the program, by the parameter's index.
  case function(FunctionID, Int)
  case unknown
}

extension Linkage {
  func enclosure(of argument: NodeRef, in call: NodeRef) -> Enclosure {
    guard let callee = program.firstChild(call) else { return .unknown }
    let name = program[callee].name
    switch program[callee].kind {
    case .name:
      guard case .type(let type) = meaning(of: name, at: callee) else { return enclosureOfFunction(argument, call) }
      switch type {
      case .external(let name, _): return enclosureOfFramework(name, call)
      case .project(let id):
        if isView(id) { return .wrapper(id) }
        return isHosting(id) ? .fresh : .unknown
      default: return .unknown
      }
    case .member:
      if let rows = dialects.presentations[name] {
        let isUnlabelled = arguments(of: call).first.map { program.label($0).isNone && program[$0].kind != .closure } ?? false
        let row = rows.first { $0.label.isEmpty ? isUnlabelled : self.argument($0.label, of: call) != nil }
        switch row?.manner {
        case .push: return .same
        case .none: return dialects.registrations[name] == nil ? .unknown : .same
        default: return name == program.symbol("inspector") ? .unknown : .fresh
        }
      }
      if dialects.registrations[name] != nil { return .same }
      if declarations.functionsByName.has(name) { return enclosureOfFunction(argument, call) }
      return traits[name].contains(.isModifier) ? .same : .unknown
    default: return .unknown
    }
  }

  private func enclosureOfFunction(_ argument: NodeRef, _ call: NodeRef) -> Enclosure {
    let targets = callTargets(of: call)
    guard targets.confidence != .possible, targets.functions.count == 1, let function = targets.functions.first,
      declarations[function].body != nil,
      let index = match(declarations.parameters(of: function), arguments(of: call))?.first(where: { $0.argument == argument })?.parameter
    else { return .unknown }
    return .function(function, index)
  }

  private func enclosureOfFramework(_ name: Symbol, _ call: NodeRef) -> Enclosure {
    if let container = dialects.containers[name] {
      if container.isStack { return .stack }
      if container.isScene { return .fresh }
      if container.eachChild { return .tab }
      return container.manner == .split ? .column : .unknown
    }
    if dialects.links[name] != nil { return .same }
    switch text(name) {
    case "UIHostingController", "NSHostingController", "UIHostingView", "NSHostingView", "UIHostingConfiguration": return .fresh
    case "List": return self.argument("selection", of: call) == nil ? .same : .selection
    default: return traits[name].contains(.isLayout) ? .same : .unknown
    }
  }

  private func isHosting(_ id: TypeID) -> Bool {
    inherits(id, from: "UIHostingController") || inherits(id, from: "NSHostingController")
  }

  /// Whether a call puts a view into what UIKit or AppKit shows.
  func isHosting(_ call: NodeRef) -> Bool {
    guard let callee = program.firstChild(call), program[callee].kind == .name else { return false }
    switch meaning(of: program[callee].name, at: callee) {
    case .type(.project(let id)): return isHosting(id)
    case .type(.external(let name, _)): return text(name).contains("Hosting")
    default: return false
    }
  }

  /// Whether a modifier is one of the program's that makes a stack, or `modifier(…)` with a type that does.
  func mayWrapInStack(_ call: NodeRef) -> Bool {
    guard let callee = program.firstChild(call), program[callee].kind == .member else { return false }
    let name = program[callee].name
    if declarations.functionsByName.has(name) {
      return declarations.functionsByName[name]?.contains { declarations[$0].body.map(mentionsStack) ?? false } ?? false
    }
    return text(name) == "modifier" && isStackModifier(call)
  }

  /// `modifier(InStack())`
  private func isStackModifier(_ call: NodeRef) -> Bool {
    guard let argument = program.secondChild(call), program[argument].kind == .call, let type = program.firstChild(argument),
      case .meta(.project(let id)) = typeOf(type)
    else { return false }
    return mentionsStack(declarations[id].node)
  }

  /// Whether code makes a stack itself, or by a modifier whose type does.
  private func mentionsStack(_ body: NodeRef) -> Bool {
    if let known = stackMentionsMemo[body] { return known }
    stackMentionsMemo[body] = false
    let found = program.subtree(body).contains { index in
      let ref = NodeRef(index)
      guard program[ref].kind == .call, let callee = program.firstChild(ref) else { return false }
      if dialects.containers[program[callee].name]?.isStack == true { return true }
      return text(program[callee].name) == "modifier" && isStackModifier(ref)
    }
    stackMentionsMemo[body] = found
    return found
  }

  /// The stack that a chain of modifiers hangs on: `NavigationStack { … }.tint(.red).sheet(…)`; nil where it hangs on something else.
  func stackUnderModifiers(_ call: NodeRef) -> NodeRef? {
    var at = call
    while program[at].kind == .call, let callee = program.firstChild(at), program[callee].kind == .member,
      let base = program.firstChild(callee)
    {
      at = base
    }
    return at != call && isStack(at) ? at : nil
  }

  /// Whether a call makes one of the framework's stacks: not a type of the program that has the name.
  func isStack(_ call: NodeRef) -> Bool {
    guard program[call].kind == .call, let callee = program.firstChild(call), program[callee].kind == .name,
      let container = dialects.containers[program[callee].name], container.isStack,
      case .type(.external) = meaning(of: program[callee].name, at: callee)
    else { return false }
    return true
  }

  /// All stacks of the app, by place in the program.
  func allStacks() -> [NodeRef] {
    dialects.containers.filter(\.value.isStack).keys.flatMap { calls(of: $0) }.filter(isStack).sorted()
  }

  /// The property of a view of the program that holds the content given by `argument`.
  func contentProperty(_ argument: NodeRef, _ call: NodeRef, _ id: TypeID) -> PropertyID? {
    let properties = declarations[id].properties.filter { declarations[$0].getter == nil }
    let label = program.label(argument)
    if !label.isNone { return properties.first { declarations[$0].name == label } }
    let candidates = properties.filter { property in
      guard let type = declarations[property].type else { return false }
      if case .function(let result) = resolve(type) { return isViewLike(result) || isGenericResult(type, id) }
      return isGenericParameter(program[type].name, of: declarations[id].node)
    }
    return candidates.count == 1 ? candidates[0] : candidates.first { text(declarations[$0].name) == "content" }
  }

  /// `() -> Content`
  private func isGenericResult(_ type: NodeRef, _ id: TypeID) -> Bool {
    program.subtree(type).contains { isGenericParameter(program[NodeRef($0)].name, of: declarations[id].node) }
  }
}
