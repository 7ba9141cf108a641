import NavFacts

/// Wrappers that are given an object with the state which shows their content: `Flow(state: toCart) { CartView() }`, where
/// `toCart.isNext = true` goes there. Each use has an object, and a content, of its own.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// The uses of the wrapper around a presentation; none where some use is given an object that has no name.
  func usesWithObjects(_ presentation: PresentationSite) -> [PresentationSite] {
    guard let object = objectAsked(by: presentation.binding), case .type(let wrapper) = declarations[object].owner,
      linkage.isView(wrapper), linkage.isWrapperView(wrapper), let held = ownContent(presentation.content, of: wrapper)
    else { return [] }
    var uses: [PresentationSite] = []
    for call in linkage.constructions(of: wrapper) {
      guard let given = linkage.given(to: object, by: call), let holder = linkage.propertyWritten(by: given),
        let content = linkage.given(to: held, by: call) ?? contentArgument(of: call)
      else { return [] }
      var use = presentation
      use.call = call
      use.content = content
      use.holder = holder
      uses.append(use)
    }
    // Of one object only, nobody sets another's state.
    if uses.count == 1, let holder = uses[0].holder, isAlone(holder) { uses[0].holder = nil }
    if !uses.isEmpty { noteWrapper(wrapper, laying: held) }
    return uses
  }

  /// Whether whoever holds the object holds no other one of its kind, for another wrapper.
  private func isAlone(_ holder: PropertyID) -> Bool {
    guard case .type(let owner) = declarations[holder].owner, let type = linkage.declaredType(of: holder).projectType else { return true }
    return linkage.properties(of: owner, holding: type) == [holder]
  }

  /// `state` of `$state.isNext`, where a view is made with it.
  private func objectAsked(by binding: NodeRef) -> PropertyID? {
    guard program[binding].kind == .member, let base = program.firstChild(binding), program[base].kind == .name,
      let object = linkage.propertyWritten(by: base), declarations[object].getter == nil, declarations[object].initial == nil
    else { return nil }
    return object
  }
}

extension PresentationSite {
  /// Whether a write may set the state of the object that this one asks.
  func isOf(_ write: SlotWrite, _ linkage: Linkage) -> Bool {
    guard let holder else { return true }
    let program = linkage.program
    // `toCart.isNext.toggle()` is a call of a member of what it changes.
    guard var at = program.firstChild(write.site) else { return false }
    if program[write.site].kind == .call {
      guard let changed = program.firstChild(at) else { return false }
      at = changed
    }
    // Which of its objects runs a method of its own, who calls it decides.
    if program[at].kind == .name { return true }
    guard program[at].kind == .member, let base = program.firstChild(at) else { return false }
    return program[base].name == linkage.names.selfValue || linkage.propertyWritten(by: base) == holder
  }
}
