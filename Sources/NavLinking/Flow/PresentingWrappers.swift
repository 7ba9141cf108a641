import NavDialects
import NavFacts

/// Views and modifiers of the program's own around a presentation: each use presents what it gives, where it stands.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// A view or modifier of the program's own around a presentation presents what each of its uses gives it:
  /// `Flow(next: $isDone) { SummaryView() }`, `.present(when: $isShown) { DetailView() }`.
  func unwrapPresentations() {
    // A modifier that is a function around a modifier that is a type: each use is unwrapped again.
    for _ in 0..<3 {
      let before = presentations
      presentations = []
      var unwrapped: [PresentationSite] = []
      for presentation in before {
        let uses = usesOfWrapper(presentation)
        if uses.isEmpty { presentations.append(presentation) } else { unwrapped += uses }
      }
      presentations += unwrapped
      if unwrapped.isEmpty { return }
    }
  }

  private func usesOfWrapper(_ presentation: PresentationSite) -> [PresentationSite] {
    switch linkage.bindingTarget(presentation.binding) {
    case .slot(let id, nil):
      if !linkage.isBinding(id) { return usesWithObjects(presentation) }
      guard case .type(let wrapper) = declarations[id].owner,
        linkage.isWrapperView(wrapper) || linkage.inherits(wrapper, from: "ViewModifier"),
        let held = ownContent(presentation.content, of: wrapper)
      else { return [] }
      let uses = linkage.constructions(of: wrapper).compactMap { call -> PresentationSite? in
        guard let binding = linkage.given(to: id, by: call),
          let content = linkage.given(to: held, by: call) ?? contentArgument(of: call)
        else { return nil }
        return use(of: presentation, at: call, binding, content)
      }
      if !uses.isEmpty { noteWrapper(wrapper, laying: held) }
      return uses
    case .parameter(let function, let index):
      guard let content = parameterShown(by: presentation.content, of: function), content != index else { return [] }
      return callers(of: function).compactMap { call, _ in
        guard let pairs = linkage.match(declarations.parameters(of: function), linkage.arguments(of: call)),
          let binding = pairs.first(where: { $0.parameter == index })?.argument,
          let shown = pairs.first(where: { $0.parameter == content })?.argument
        else { return nil }
        return use(of: presentation, at: call, binding, shown)
      }
    default: return usesOfPayload(presentation)
    }
  }

  /// A wrapper that only presents is no content itself; one that stands around other content is what that is.
  func noteWrapper(_ wrapper: TypeID, laying held: PropertyID) {
    let others = declarations[wrapper].properties.filter { $0 != held && declarations[$0].getter == nil }
    if others.contains(where: isContent) { laidOver.insert(held) } else { presentingWrappers.insert(wrapper) }
  }

  private func isContent(_ id: PropertyID) -> Bool {
    guard !declarations[id].hasAttributes || linkage.hasAttribute("ViewBuilder", id) else { return false }
    switch linkage.declaredType(of: id) {
    case .function(let result): return linkage.isViewLike(result) || result.isUnknown
    case let type: return linkage.isViewLike(type) || type.isUnknown
    }
  }

  private func use(of presentation: PresentationSite, at call: NodeRef, _ binding: NodeRef, _ content: NodeRef) -> PresentationSite {
    PresentationSite(
      call: call, binding: binding, content: content, isItem: presentation.isItem, manner: presentation.manner, isOwn: presentation.isOwn)
  }

  /// The property of a wrapper that holds what it was given to show, where a content names it.
  func ownContent(_ content: NodeRef, of wrapper: TypeID) -> PropertyID? {
    for index in program.subtree(content) {
      let ref = NodeRef(index)
      guard program[ref].kind == .name || program[ref].kind == .member, let id = linkage.propertyWritten(by: ref),
        declarations[id].owner == .type(wrapper), declarations[id].getter == nil, !isPartOfOther(ref, within: content)
      else { continue }
      switch linkage.declaredType(of: id) {
      // What only tells somebody something builds no content.
      case .function(let result): if linkage.isViewLike(result) || result.isUnknown { return id }
      case let type: if linkage.isViewLike(type) || type.isUnknown { return id }
      }
    }
    return nil
  }

  /// Whether a view that is more than what it is given gets this as a part of it: `DaySheet(model: model) { footer }`.
  private func isPartOfOther(_ ref: NodeRef, within content: NodeRef) -> Bool {
    var at = program.parent(ref)
    while let here = at, here != content {
      if program[here].kind == .call, let view = viewMade(by: here), isMoreThanContent(view) { return true }
      at = program.parent(here)
    }
    return false
  }

  /// The parameter that a content names: a view, or a closure that builds one.
  private func parameterShown(by content: NodeRef, of function: FunctionID) -> Int? {
    for index in program.subtree(content) {
      let ref = NodeRef(index)
      guard program[ref].kind == .name, case .parameter(function, let parameter) = linkage.meaning(of: program[ref].name, at: ref),
        ref == content || !isPartOfOther(ref, within: content)
      else { continue }
      let type = declarations.parameters(of: function)[parameter].type.map(linkage.resolve) ?? .unknown
      // `self.init(destination: destination, …)` in an extension of a link, of whatever view that is.
      if ref == content { return parameter }
      if case .function(let result) = type, linkage.isViewLike(result) || result.isUnknown { return parameter }
      if linkage.isViewLike(type) || type.isUnknown { return parameter }
    }
    return nil
  }

  /// Whether a wrapper presents what it is given there, beside its content.
  func isLaidOver(_ argument: NodeRef, by call: NodeRef, of wrapper: TypeID) -> Bool {
    !laidOver.isEmpty && declarations[wrapper].properties.contains { property in
      laidOver.contains(property) && (linkage.given(to: property, by: call) == argument || linkage.propertyGiven(argument) == property)
    }
  }
}
