import NavDialects
import NavFacts

/// Modifiers and views of the program's own that keep the binding and the content which they are given in the case of an enum:
/// `kind = .flag(isShown: isShown, content: content)`, and `case .flag(let isShown, let content): …sheet(isPresented: isShown, content: content)`.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// What such a wrapper presents where each of its uses stands; nothing where the presentation is not of a case that it keeps.
  func usesOfPayload(_ presentation: PresentationSite) -> [PresentationSite] {
    guard let wrapper = linkage.enclosingType(presentation.call), linkage.isView(wrapper) || linkage.inherits(wrapper, from: "ViewModifier"),
      let binding = payloadKept(presentation.binding, by: wrapper), let content = payloadShown(in: presentation.content, by: wrapper),
      binding.property == content.property, binding.name == content.name
    else { return [] }
    return linkage.constructions(of: wrapper).compactMap { call in
      guard let given = argument(for: binding, by: call), let shown = argument(for: content, by: call) else { return nil }
      var use = presentation
      use.call = call
      use.binding = given
      use.content = shown
      return use
    }
  }

  /// A part of a case that a property holds.
  private struct KeptPayload {
    var property: PropertyID
    var name: Symbol
    var position: Int
  }

  /// `isShown` of `case .flag(let isShown, _)` in a `switch` or `if case` over a property of the wrapper's.
  private func payloadKept(_ expression: NodeRef, by wrapper: TypeID) -> KeptPayload? {
    guard program[expression].kind == .name, case .patternBinding(let bind) = linkage.meaning(of: program[expression].name, at: expression)
    else { return nil }
    var child = bind
    while let here = program.parent(child), program[here].kind != .call {
      guard [.pattern, .unary].contains(program[here].kind) else { return nil }
      child = here
    }
    guard let pattern = program.parent(child), let callee = program.firstChild(pattern),
      let position = linkage.arguments(of: pattern).firstIndex(of: child), let outer = program.parent(pattern),
      ![.call, .tuple].contains(program[outer].kind), let subject = linkage.subject(of: pattern),
      let property = linkage.propertyWritten(by: subject), declarations[property].owner == .type(wrapper)
    else { return nil }
    return KeptPayload(property: property, name: program[callee].name, position: position)
  }

  /// The part that a content is, or calls: `content`, `{ content() }`.
  private func payloadShown(in content: NodeRef, by wrapper: TypeID) -> KeptPayload? {
    for index in program.subtree(content) {
      if let kept = payloadKept(NodeRef(index), by: wrapper) { return kept }
    }
    return nil
  }

  /// What a call gives to the initialiser that keeps it in the case.
  private func argument(for kept: KeptPayload, by call: NodeRef) -> NodeRef? {
    for write in linkage.writes(to: kept.property) {
      guard let value = write.value, program[value].kind == .call, let callee = program.firstChild(value), program[callee].name == kept.name,
        case .function(let initialiser) = linkage.enclosingBody(write.site), declarations[initialiser].isInit,
        case let parts = linkage.arguments(of: value), kept.position < parts.count,
        case let part = parts[kept.position], program[part].kind == .name,
        case .parameter(initialiser, let index) = linkage.meaning(of: program[part].name, at: part),
        let pairs = linkage.match(declarations.parameters(of: initialiser), linkage.arguments(of: call)),
        let given = pairs.first(where: { $0.parameter == index })?.argument
      else { continue }
      return given
    }
    return nil
  }
}
