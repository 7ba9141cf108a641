import NavFacts
import NavModel
import NavSource

/// The states behind presentation modifiers and flow links, and whether anything ever sets them.
struct PresentationStates {
  let linkage: Linkage
  let flow: SinkFlow
  let names: (TypeRef) -> String?
  let screenID: (ScreenRef) -> String
  let isLive: (NodeRef) -> Bool

  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  var presentations: [Presentation] {
    var all: [Presentation] = []
    // What a column waits for is set by the list beside it.
    for presentation in flow.presentations where presentation.manner != .split {
      for state in Self.roots(of: presentation.binding, linkage, flow) {
        let property = declarations[state.property]
        let call = state.argument == presentation.binding ? presentation.call : linkage.callAround(argument: state.argument)
        var owner = ""
        if case .type(let id) = property.owner { owner = (names(.project(id)) ?? "") + "." }
        let isTapped = isTapped(presentation.call, content: presentation.content)
        all.append(
          Presentation(
            place: program.place(call), kind: Transition.Kind(rawValue: presentation.manner.rawValue) ?? .sheet,
            state: owner + linkage.text(property.name), statePlace: program.place(property.node),
            isEverSet: isTapped ? .yes : isEverSet(state),
            screens: screens(of: presentation, call)))
      }
    }
    var seen: Set<Presentation> = []
    return all.filter { seen.insert($0).inserted }.sorted { ($0.place, $0.state) < ($1.place, $1.state) }
  }

  // MARK: Roots

  /// A state and the bindings through which the modifier sees it.
  struct Root {
    var property: PropertyID
    /// The expression that binds it: the modifier's own argument, or what a wrapper is given.
    var argument: NodeRef
    var aliases: [PropertyID]
    /// The case of the enum that the state holds.
    var isNarrowed: Bool
    /// Whether some way to the state was lost.
    var isOpen: Bool
  }

  static func roots(of binding: NodeRef, _ linkage: Linkage, _ flow: SinkFlow) -> [Root] {
    var found: [Root] = []
    var seen: Set<NodeRef> = []
    follow(binding, [], &found, &seen, linkage, flow)
    return found
  }

  private static func follow(
    _ binding: NodeRef, _ aliases: [PropertyID], _ found: inout [Root], _ seen: inout Set<NodeRef>, _ linkage: Linkage, _ flow: SinkFlow
  ) {
    // Functions pass bindings on in circles.
    guard aliases.count < 6, found.count < 500, seen.insert(binding).inserted else { return }
    switch linkage.bindingTarget(binding) {
    case .slot(let id, let name):
      let given = linkage.givenBindings(of: id, flow)
      if linkage.isBinding(id), !given.isEmpty, !aliases.contains(id) {
        for argument in given { follow(argument, aliases + [id], &found, &seen, linkage, flow) }
      } else {
        found.append(
          Root(
            property: id, argument: binding, aliases: aliases, isNarrowed: name != nil,
            isOpen: linkage.isBinding(id) || !linkage.isPlainBinding(binding)))
      }
    case .parameter(let function, let index):
      for argument in linkage.argumentsGiven(to: function, index, flow: flow) where linkage.program[argument].kind != .closure {
        follow(argument, aliases, &found, &seen, linkage, flow)
      }
    case .constant, .unknown: break
    }
  }

  // MARK: Content

  private func screens(of presentation: PresentationSite, _ call: NodeRef) -> [String] {
    let content = call == presentation.call ? presentation.content : flow.contentArgument(of: call)
    guard let content else { return [] }
    return Set(ArmReading(linkage, content, []).screens.map(screenID)).sorted()
  }

  /// A link with a label sets its state itself when it is tapped.
  private func isTapped(_ call: NodeRef, content: NodeRef?) -> Bool {
    guard let callee = program.firstChild(call), linkage.dialects.links[program[callee].name] != nil else { return false }
    let arguments = linkage.arguments(of: call)
    if let first = arguments.first, program.label(first).isNone, program[first].kind != .closure { return true }
    let closures = arguments.filter { program[$0].kind == .closure }
    guard let label = linkage.argument("label", of: call) ?? closures.last, label != content else { return true }
    if program[label].kind == .closure, program.size(label) == 1 { return false }
    var parts = program.members(label).filter { program[$0].kind != .parameter }
    if program[label].kind != .closure { parts = [label] }
    return !parts.allSatisfy { part in
      program[part].kind == .call && program.firstChild(part).map { program[$0].name == linkage.names.emptyView } == true
    }
  }

  // MARK: Whether it is set

  private func isEverSet(_ root: Root) -> Tristate {
    let below = linkage.bindingsBelowAll(root.property)
    let all = Set([root.property] + root.aliases + below + requirements(of: root.property)).sorted()
    for id in all where linkage.writes(to: id).contains(where: { sets($0, id) && isLive($0.site) }) { return .yes }
    if root.isOpen || root.isNarrowed || !isOwnState(root.property) { return .unknown }
    // Of a view that nobody makes no state is ever set; that it is not made says all.
    if !isLive(declarations[root.property].node) { return .unknown }
    return all.contains { escapes($0, Context(known: Set(all), given: root.argument)) } ? .unknown : .no
  }

  /// Whether a write may give the state a value other than `false` and `nil`.
  private func sets(_ write: SlotWrite, _ id: PropertyID) -> Bool {
    guard let value = write.value else { return true }
    if linkage.handsOn(write, id) { return false }
    switch program[value].kind {
    case .nil: return false
    case .boolean: return program[value].flags.contains(.isTrue)
    case .implicitMember: return program[value].name != linkage.names.none
    default:
      // What a binding is made with is the state above it.
      return !(write.means == .construction && linkage.isBinding(id))
    }
  }

  private func requirements(of id: PropertyID) -> [PropertyID] {
    guard case .type(let owner) = declarations[id].owner else { return [] }
    return (declarations.propertiesByName[declarations[id].name] ?? []).filter { other in
      guard other != id, case .type(let type) = declarations[other].owner else { return false }
      return linkage.fits(owner, type) || linkage.fits(type, owner)
    }
  }

  /// A stored property of the program's own that starts as `false` or `nil`, with a wrapper that only watches.
  private func isOwnState(_ id: PropertyID) -> Bool {
    let property = declarations[id]
    guard case .type(let owner) = property.owner, declarations[owner].kind != .protocol, property.getter == nil, !property.isLet,
      property.modifiers.isDisjoint(with: [.open, .override])
    else { return false }
    for attribute in linkage.attributes(of: id) where !Self.watchers.contains(linkage.text(program[attribute].name)) { return false }
    if let initial = property.initial { return program[initial].kind == .nil || program[initial].kind == .boolean }
    guard let type = property.type else { return false }
    // `@State var x: Bool` is given by an initialiser, whose assignment then tells.
    return program[type].kind == .typeOptional || !linkage.initialisers(of: owner).isEmpty
  }

  private static let watchers: Set<String> = ["State", "Published", "ObservationTracked", "MainActor", "objc"]

  /// What is followed while one state is asked about.
  private struct Context {
    /// The state, the bindings to it, and the requirements it fulfils.
    var known: Set<PropertyID>
    /// The binding that was followed to it.
    var given: NodeRef
  }

  /// Whether some mention of a state hands it to code that may set it and is not followed.
  private func escapes(_ id: PropertyID, _ context: Context) -> Bool {
    for spelling in linkage.traits.spellings(declarations[id].name) {
      for ref in linkage.sites.named[spelling] ?? [] {
        switch program[ref].kind {
        case .implicitMember:
          if isInKeyPath(ref) { return true }
        case .name, .member:
          guard let meant = linkage.propertyMeant(by: ref) else {
            // Something that is not known, perhaps this: only a write or a binding matters.
            if isNameOfElse(ref) { continue }
            if isInKeyPath(ref) || isChanged(ref) || isProjected(ref) { return true }
            continue
          }
          if context.known.contains(meant), escapes(mention: ref, of: meant, context) { return true }
        default: continue
        }
      }
    }
    return false
  }

  /// A local, a parameter or a type that has the name.
  private func isNameOfElse(_ ref: NodeRef) -> Bool {
    guard program[ref].kind == .name else { return false }
    if case .unknown = linkage.meaning(of: program[ref].name, at: ref) { return false }
    return true
  }

  private func escapes(mention ref: NodeRef, of id: PropertyID, _ context: Context) -> Bool {
    if isInKeyPath(ref) || isInOut(ref) || isDestructured(ref) { return true }
    guard isProjected(ref) || linkage.isBinding(id) else { return isMutated(ref) }
    guard let parent = program.parent(ref) else { return true }
    switch program[parent].kind {
    case .assign:
      // `_x = State(initialValue: …)` is a write; `_x = x` in an initialiser of a wrapper hands on what was given.
      if program.firstChild(parent) == ref { return false }
      guard let left = program.firstChild(parent), let target = linkage.propertyMeant(by: left) else { return true }
      return !context.known.contains(target)
    case .call:
      if program.firstChild(parent) == ref { return true }
      return escapes(argument: ref, of: parent, context)
    case .member:
      // A publisher of an observed object is only read; so is a binding that only changes its animation.
      if program.firstChild(parent) != ref { return false }
      if program[parent].name == linkage.names.wrappedValue { return isChanged(parent) || isMutatedInPlace(parent) }
      return !Self.readings.contains(linkage.text(program[parent].name))
    case .infix, .ternary, .ifStmt, .guardStmt, .whileStmt, .switchStmt, .optionalBinding, .string, .unary:
      return isProjected(ref)
    default: return isProjected(ref)
    }
  }

  private static let readings: Set<String> = [
    "sink", "receive", "map", "removeDuplicates", "dropFirst", "filter", "compactMap", "debounce", "eraseToAnyPublisher", "values",
    "combineLatest", "animation", "transaction", "throttle", "delay", "first", "handleEvents",
  ]

  /// A binding given to a modifier that presents, or to a property that is followed, stays in sight.
  private func escapes(argument ref: NodeRef, of call: NodeRef, _ context: Context) -> Bool {
    // A plain value that is read.
    guard isProjected(ref) || linkage.isBinding(linkage.propertyWritten(by: ref) ?? PropertyID(-1)) else { return false }
    if ref == context.given || flow.presentations.contains(where: { $0.binding == ref }) { return false }
    guard let callee = program.firstChild(call) else { return true }
    switch program[callee].kind {
    case .name where linkage.dialects.links[program[callee].name] != nil:
      return isTapped(call, content: flow.contentArgument(of: call))
    case .name:
      guard case .type(.project(let type)) = linkage.meaning(of: program[callee].name, at: callee),
        let below = linkage.findProperty(program.label(ref), in: type)
      else { return true }
      return !context.known.contains(below)
    case .member:
      // Modifiers of the framework set `isPresented` and `item` to false and nil only.
      let label = linkage.text(program.label(ref))
      return !(label == "isPresented" || label == "item") || declarations.functionsByName[program[callee].name] != nil
    default: return true
    }
  }

  private func isProjected(_ ref: NodeRef) -> Bool {
    let text = linkage.text(program[ref].name)
    if text.first == "$" || text.first == "_" { return true }
    // `$model.x`
    var at = ref
    while program[at].kind == .member, let base = program.firstChild(at) { at = base }
    guard at != ref, program[at].kind == .name else { return false }
    return linkage.text(program[at].name).first == "$" || program[ref].kind == .member && linkage.isBindableLocal(at)
  }

  private func isChanged(_ ref: NodeRef) -> Bool {
    if isInOut(ref) || isDestructured(ref) || isMutated(ref) { return true }
    guard let parent = program.parent(ref) else { return false }
    return program[parent].kind == .assign && program.firstChild(parent) == ref
  }

  /// `x.toggle()` of something that `writes` did not resolve, `x.append(…)`.
  private func isMutated(_ ref: NodeRef) -> Bool {
    guard let member = program.parent(ref), program[member].kind == .member, program.firstChild(member) == ref else { return false }
    let name = program[member].name
    return name == linkage.names.toggle && linkage.propertyWritten(by: ref) == nil
  }

  private func isMutatedInPlace(_ ref: NodeRef) -> Bool {
    program.parent(ref).map { program[$0].kind == .member && program[$0].name == linkage.names.toggle } ?? false
  }

  private func isInOut(_ ref: NodeRef) -> Bool {
    guard let parent = program.parent(ref) else { return false }
    return program[parent].kind == .unary && linkage.text(program[parent].name) == "&"
  }

  private func isDestructured(_ ref: NodeRef) -> Bool {
    guard let tuple = program.parent(ref), program[tuple].kind == .tuple, let above = program.parent(tuple) else { return false }
    return program[above].kind == .assign && program.firstChild(above) == tuple
  }

  private func isInKeyPath(_ ref: NodeRef) -> Bool {
    var at = program.parent(ref)
    while let here = at {
      switch program[here].kind {
      case .keyPath: return true
      case .member, .unary, .subscript: at = program.parent(here)
      default: return false
      }
    }
    return false
  }
}

extension Linkage {
  /// Whether a write gives a binding property the binding itself: `_next = next` in an initialiser.
  func handsOn(_ write: SlotWrite, _ id: PropertyID) -> Bool {
    guard write.means == .assignment, isBinding(id), let left = program.firstChild(write.site) else { return false }
    if text(program[left].name).first == "_" { return true }
    guard let type = declarations[id].type, program[type].name == names.binding else { return false }
    return program[left].name != names.wrappedValue
  }

  /// What is passed for a `@Binding` property: memberwise, or through the initialiser that hands it on.
  func givenBindings(of id: PropertyID, _ flow: SinkFlow) -> [NodeRef] {
    var all = bindingArguments(of: id)
    guard isBinding(id), case .type(let owner) = declarations[id].owner else { return all }
    for initialiser in initialisers(of: owner) {
      guard let body = declarations[initialiser].body else { continue }
      for assignment in program.children(body) where program[assignment].kind == .assign {
        guard let left = program.firstChild(assignment), propertyMeant(by: left) == id, let value = program.secondChild(assignment),
          program[value].kind == .name, case .parameter(initialiser, let index) = meaning(of: program[value].name, at: value)
        else { continue }
        for argument in argumentsGiven(to: initialiser, index, flow: flow) where !all.contains(argument) { all.append(argument) }
      }
    }
    return all
  }

  /// As `propertyWritten`, where `_x` and `$x` are the property's own even beside a parameter called `x`.
  func propertyMeant(by ref: NodeRef) -> PropertyID? {
    if let found = propertyWritten(by: ref) { return found }
    guard program[ref].kind == .name, let plain = unprefixed(program[ref].name), let type = enclosingType(ref) else { return nil }
    if case .parameter(let function, let index) = meaning(of: plain, at: ref), text(program[ref].name).first == "$",
      declarations.parameters(of: function)[index].type.map({ program[$0].name == names.binding }) != true
    {
      // A parameter with a projected value of its own.
      return nil
    }
    return findProperty(plain, in: type)
  }

  /// The call that has an argument.
  func callAround(argument: NodeRef) -> NodeRef {
    var at = program.parent(argument)
    while let here = at {
      if program[here].kind == .call { return here }
      if program[here].kind.isDeclaration { break }
      at = program.parent(here)
    }
    return argument
  }

  /// The `@Binding` properties below a state, at any distance.
  func bindingsBelowAll(_ id: PropertyID) -> [PropertyID] {
    var all: [PropertyID] = []
    var open = [id]
    while let next = open.popLast(), all.count < 500 {
      for below in bindingsBelow(next) where !all.contains(below) {
        all.append(below)
        open.append(below)
      }
    }
    return all
  }

  /// `$x`, `$model.x`, `x` of a binding: nothing is computed between the modifier and the state.
  func isPlainBinding(_ ref: NodeRef) -> Bool {
    switch program[ref].kind {
    case .name: true
    case .member: program.firstChild(ref).map(isPlainBinding) ?? false
    case .call:
      // `$x.animation()`
      program.firstChild(ref).map { program[$0].kind == .member && text(program[$0].name) == "animation" && isPlainBinding($0) } ?? false
    default: false
    }
  }

  /// `@Bindable var model = model` makes bindings without a dollar only through `$`; a binding's members are bindings themselves.
  func isBindableLocal(_ ref: NodeRef) -> Bool {
    guard case .parameter(let function, let index) = meaning(of: program[ref].name, at: ref),
      let type = declarations.parameters(of: function)[index].type
    else { return false }
    return program[type].kind == .typeName && program[type].name == names.binding
  }
}
