import NavFacts

/// Follows values through locals, properties, returns, branches, arrays and calls.
///
/// Bounded: each question may take `limit` steps and look into calls `maxDepth` deep, and all together what `Effort` allows; beyond that the
/// answer is unknown.
extension Linkage {
  static let maxDepth = 10
  static let limit = 4000

  /// What an expression may stand for.
  func evaluate(_ ref: NodeRef, _ frame: Frame? = nil) -> [Value] {
    var walk = Walk(linkage: self)
    guard frame == nil, keepsAnswers else { return walk.values(of: ref, frame) }
    if let known = cutValuesMemo[ref] { return known }
    let values = walk.values(of: ref, nil)
    // What was cut short is an answer to this question alone, which takes the longest.
    if walk.cuts > 0, keepsAnswers { cutValuesMemo[ref] = values }
    return values
  }
}

/// What an expression stands for, and how many steps it took to find out.
struct KeptValues {
  var values: [Value]
  var steps: Int
}

/// One question to the evaluator.
struct Walk {
  let linkage: Linkage
  /// Set where only screens are asked for: what cannot lead to one is not followed.
  var hints: ScreenHints?
  var steps = 0
  /// How many it may take: fewer while something is asked about that the answer may do without.
  var limit = Linkage.limit
  /// What was found to take more: once is enough.
  var overlong: Set<NodeRef> = []
  /// What is being asked about, outermost first. Seldom many, so that looking through them is quicker than a set.
  private var open: [NodeRef] = []
  /// How often something was met again, or the question grew too long: what was answered meanwhile holds for this question only.
  var cuts = 0
  var openProperties: Set<PropertyID> = []
  /// The body whose choice of a screen is looked into, rather than taken for the route it chooses by.
  var choiceRead: NodeRef?
  /// Whether choices by what properties hold are looked into as well.
  var readsStates = false
  /// Whether what a type of an absent package is made with is asked for.
  var readsAbsent = false

  private var program: Program { linkage.program }
  private var names: Names { linkage.names }
  private var declarations: Declarations { linkage.declarations }

  init(linkage: Linkage, hints: ScreenHints? = nil) {
    self.linkage = linkage
    self.hints = hints
  }

  mutating func values(of ref: NodeRef, _ frame: Frame?) -> [Value] {
    steps += 1
    guard steps < limit, !open.contains(ref), !overlong.contains(ref), !isOutOfEffort else {
      cuts += 1
      return [.unknown]
    }
    linkage.effort.step()
    // What parameters stand for differs from call to call; without them an expression always means the same.
    guard frame == nil, hints == nil, !readsAbsent, linkage.keepsAnswers else { return found(for: ref, frame) }
    if let known = linkage.valuesMemo[ref], let values = take(known) { return values }
    let (stepsBefore, cutsBefore) = (steps, cuts)
    let values = found(for: ref, nil)
    if cuts == cutsBefore, steps - stepsBefore >= Self.fewSteps, linkage.keepsAnswers {
      linkage.valuesMemo[ref] = KeptValues(values: values, steps: steps - stepsBefore)
    }
    return values
  }

  /// Whether the program has had its share of steps, and the question more than it may take then.
  private var isOutOfEffort: Bool { linkage.effort.isSpent && steps > Effort.afterwards }

  /// What takes fewer is found again as quickly as it is looked up.
  private static var fewSteps: Int { 2 }

  /// What was found before, at the same cost as if it were looked for again; nil where that would be too much.
  mutating func take(_ known: KeptValues) -> [Value]? {
    guard steps + known.steps < limit else { return nil }
    steps += known.steps
    return known.values
  }

  private mutating func found(for ref: NodeRef, _ frame: Frame?) -> [Value] {
    open.append(ref)
    defer { open.removeLast() }
    let node = program[ref]
    switch node.kind {
    case .name: return valuesOfName(ref, node.name, frame)
    case .member: return valuesOfMember(ref, frame)
    case .call: return valuesOfCall(ref, frame)
    case .implicitMember: return valuesOfImplicitMember(ref, frame)
    case .ternary:
      let parts = program.children(ref).map { $0 }
      let isTrue = parts.isEmpty ? nil : isTrue(parts[0], frame)
      return parts.indices.dropFirst().filter { isTrue == nil || ($0 == 1) == isTrue }.flatMap { values(of: parts[$0], frame) }
    case .infix:
      if node.name == names.coalesce {
        let sides = program.children(ref).map { values(of: $0, frame) }
        let known = sides.flatMap { $0 }
        // A text that stands in for one which is not known is not what it is.
        if let first = sides.first, !first.contains(where: \.isKnown), known.contains(where: { if case .text = $0 { true } else { false } }) {
          return [.text(.none)]
        }
        // What stands in for nothing says no more than its type.
        return known.contains(where: \.isKnown) ? known.filter(\.isKnown) : known
      }
      if linkage.text(node.name) == "+" {
        let parts = program.children(ref).map { $0 }.flatMap { values(of: $0, frame) }
        // A text put together is none of its parts.
        return parts.map { if case .text = $0 { .text(.none) } else { $0 } }
      }
      return [.typed(linkage.typeOf(ref))]
    case .cast:
      let inner = program.firstChild(ref).map { values(of: $0, frame) } ?? []
      let type = linkage.typeOf(ref)
      let known = linkage.cast(inner.filter { $0.isKnown }, to: type, by: ref)
      return known.isEmpty ? [.typed(type)] : known
    case .array, .dictionary:
      return program.children(ref).map { $0 }.flatMap { values(of: $0, frame) }
    case .subscript:
      if let route = linkage.routeLookedUp(in: ref) { return values(of: route, frame) }
      if let asked = linkage.listLookUps[ref], case let routes = values(of: asked.route, frame).filter(linkage.chooses), !routes.isEmpty {
        return routes
      }
      if let listed = valuesAtPlace(in: ref, frame) { return listed }
      if let kept = valuesKept(in: ref, frame) { return kept }
      if let element = linkage.elementTaken(by: ref) { return values(of: element, nil) }
      return program.firstChild(ref).map { values(of: $0, frame) } ?? [.unknown]
    case .unary: return program.firstChild(ref).map { values(of: $0, frame) } ?? [.unknown]
    case .closure: return [.closure(ref, frame)]
    case .tuple: return valuesOfTuple(ref, frame)
    case .string:
      if node.flags.contains(.interpolated), let named = interpolatedName(ref, frame) { return named }
      return [.text(node.flags.contains(.interpolated) ? .none : node.name)]
    case .boolean: return [.boolean(node.flags.contains(.isTrue))]
    case .nil: return [.none]
    case .ifStmt, .switchStmt, .doStmt, .block: return results(of: ref, frame)
    default: return [.typed(linkage.typeOf(ref))]
    }
  }

  // MARK: Names

  private mutating func valuesOfName(_ ref: NodeRef, _ name: Symbol, _ frame: Frame?) -> [Value] {
    if name == names.selfValue || name == names.superValue {
      if let receiver = frame?.receiver { return [receiver] }
      return [.typed(linkage.typeOfName(names.selfValue, at: ref))]
    }
    switch linkage.meaning(of: name, at: ref) {
    case .local(let declaration): return valuesOfLocal(declaration, name, at: ref, frame)
    case .parameter(let function, let index):
      if let bound = frame?.value(of: declarations.parameters(of: function)[index].node) { return bound }
      return [.parameter(function, index)]
    case .closureParameter(let closure, let index): return valuesOfClosureParameter(closure, index, frame)
    case .optionalBinding(let binding):
      if let value = program.firstChild(binding) { return values(of: value, frame) }
      guard let above = program.parent(binding) else { return [.unknown] }
      return valuesOfName(above, name, frame)
    case .patternBinding(let bind): return valuesOfBinding(bind, frame)
    case .property(let id):
      if let bound = frame?.value(of: declarations[id].node) { return bound }
      if let written = valuesWritten(to: id, before: ref, frame) { return written }
      let held = values(of: id, receiver: frame?.receiver, frame)
      return frame?.receiver == nil ? inheriting(held, of: id, in: linkage.enclosingType(ref)) : held
    case .type(let type): return [.meta(type)]
    case .functions(let functions):
      if let body = functions.first.flatMap({ declarations[$0].body }) { return [.closure(body, frame)] }
      return [.unknown]
    case .unknown:
      if let type = linkage.enumListed(by: name, at: ref) { return declarations[type].cases.map { .route(type, $0.name, ref, nil) } }
      if linkage.isWrapped(name, at: ref) { return valuesOfName(ref, names.selfValue, frame) }
      if let plain = linkage.unprefixed(name) { return valuesOfName(ref, plain, frame) }
      if let property = linkage.propertySet(around: ref) { return [.slot(property)] }
      if let kept = linkage.enclosingType(ref).flatMap({ inheritedContainer(name, of: $0, nil) ?? inheritedScreen(name, of: $0, nil) }) { return kept }
      let boards = storyboardOfSelf(name, at: ref, frame)
      return boards.isEmpty ? [.unknown] : boards
    }
  }

  private mutating func valuesOfLocal(_ declaration: NodeRef, _ name: Symbol, at use: NodeRef, _ frame: Frame?) -> [Value] {
    var all: [Value] = []
    let reaching = linkage.reachingPart(of: declaration, name, at: use)
    if reaching?.start == nil, let initial = program.first(declaration, .initializer).flatMap({ program.firstChild($0) }) { all = values(of: initial, frame) }
    var choice = linkage.choice(of: declaration)
    if let mapping = choice.flatMap({ linkage.mappings[$0] }), let switched = choice {
      let routes = routes(switchedOverBy: switched, mapping, frame)
      // Where nobody gives the case, it may be what any arm assigns: decided here, by a mode.
      if linkage.isHandedCase(switched), routes.contains(where: \.isKnown) { all += routes } else { choice = nil }
    }
    if case .container(_, let inner, _)? = all.first, inner.isEmpty, let filling = linkage.filling(of: declaration) {
      let inside = filling.helper.map { self.frame(of: $0.function, calledBy: $0.call, frame?.receiver, frame) } ?? frame
      return routes(switchedOverBy: filling.mapping, filling.type, inside)
    }
    // Assigned or appended to later in the same body.
    var filled: [Value] = []
    let isEmpty = if case .container(_, let inner, _)? = all.first { inner.isEmpty } else { false }
    let isFrame = all.first.map(linkage.isFrame) ?? false
    if let body = program.parent(declaration) {
      for index in program.subtree(body) where index > declaration.index {
        let at = NodeRef(index)
        guard program[at].kind == .assign || program[at].kind == .call, let left = program.firstChild(at), let right = program.secondChild(at) else {
          continue
        }
        if program[left].kind == .name, program[left].name == name, program[at].kind == .assign {
          if let choice, program.isInside(at, choice) { continue }
          if let reaching, at > reaching.end || reaching.start.map({ at < $0 }) ?? false { continue }
          all += values(of: right, frame)
        } else if program[at].kind == .assign, program[left].kind == .subscript, let list = program.firstChild(left), program[list].kind == .name,
          program[list].name == name, linkage.isMadeList(declaration)
        {
          // `pages[page.index] = stack`
          all += values(of: right, frame)
        } else if program[left].kind == .member, let base = program.firstChild(left), program[base].kind == .name, program[base].name == name {
          let member = program[left].name
          if program[at].kind == .call, member == names.append || member == names.insert { all += values(of: right, frame) }
          if isEmpty, linkage.fillsController(member, by: at) { filled += values(of: right, frame) }
          if isFrame, let screen = linkage.screenPut(in: at) { filled += values(of: screen, frame).filter(\.isKnown) }
        }
      }
    }
    if case .container(let type, _, let identity)? = all.first, !filled.isEmpty { all[0] = .container(type, filled, identity: identity) }
    if isFrame, !filled.isEmpty { all = filled + all.dropFirst() }
    if all.contains(where: \.isKnown) { return all }
    // `let screen: UIViewController`, which is then assigned what is typed more closely.
    let screens = all.filter { if case .typed(.project(let id)) = $0 { linkage.isScreenLike(id) } else { false } }
    if !screens.isEmpty { return screens }
    let type = linkage.typeOfLocal(declaration)
    // What is hosted says more than the host.
    return type.isUnknown || linkage.isHost(type) && all.contains(where: linkage.isViewElsewhere) ? all : [.typed(type)]
  }

  private mutating func valuesOfClosureParameter(_ closure: NodeRef, _ index: Int, _ frame: Frame?) -> [Value] {
    if index == 0, let bound = frame?.value(of: closure) { return bound }
    if let parameter = linkage.parameter(index, of: closure), let bound = frame?.value(of: parameter) { return bound }
    let type = linkage.typeOfClosureParameter(closure, index)
    // `xs.forEach { x in … }`, `ForEach(xs) { x in … }`: the elements.
    if let (walked, isLoop) = linkage.listWalked(by: closure, index) {
      let elements = values(of: walked, frame).flatMap { constantElements(of: $0) ?? [$0] }.filter { value in
        switch value {
        case .route, .object, .container, .external, .parameter, .closureArgument, .tuple: true
        // `ForEach` shows its elements where it builds them.
        case .slot(let id): isLoop && linkage.isEnum(linkage.declaredType(of: id))
        default: false
        }
      }
      if !elements.isEmpty { return elements }
    }
    if let observed = linkage.valueObserved(by: closure, index) {
      let found = values(of: observed, frame)
      if found.contains(where: \.isKnown) { return found }
    }
    if let tuples = linkage.streamTakenApart(by: closure), tuples.types.indices.contains(index) { return [.element(.slot(tuples.stream), at: index)] }
    if let stream = linkage.streamWatched(by: closure, index) { return [.slot(stream)] }
    if linkage.propertyGiven(closure) != nil || linkage.receivesRoutes(closure, index) { return [.closureArgument(closure, index)] }
    if linkage.isGivenScreens(closure, of: type) || linkage.typeReceived(by: closure, index) != nil { return [.closureArgument(closure, index)] }
    if index == 0, linkage.isGivenAnnounced(closure) { return [.closureArgument(closure, index)] }
    return [type.isUnknown ? .unknown : .typed(type)]
  }

  private mutating func valuesOfBinding(_ bind: NodeRef, _ frame: Frame?) -> [Value] {
    let place = linkage.placeInTuple(bind)
    if let place, program[place.around].kind == .varDecl {
      return valuesInTuple(place.around, place.positions, frame) ?? [typedBind(bind)]
    }
    var child = bind
    var at = program.parent(bind)
    while let here = at {
      switch program[here].kind {
      case .forStmt:
        guard program.firstChild(here) == child, let sequence = program.secondChild(here) else { return [.unknown] }
        let elements = linkage.streamLooped(by: here).map { [Value.slot($0)] } ?? values(of: sequence, frame)
        return place.flatMap { taken(out: elements, $0.positions) } ?? elements
      case .call:
        guard let callee = program.firstChild(here), let subject = linkage.subject(of: here) else { return [typedBind(bind)] }
        let position = linkage.arguments(of: here).firstIndex(of: child) ?? 0
        let whole = values(of: subject, frame)
        let inner = whole.flatMap { payload(of: $0, program[callee].name, position) }
        return inner.isEmpty ? [typedBind(bind)] : inner
      case .cast:
        // `case let route as ShopRoute`: what is asked, where it is of the type.
        let asked = linkage.subject(of: here).map { values(of: $0, frame) } ?? []
        let known = asked.filter { $0.isKnown && linkage.mayBe($0, program.secondChild(here).map(linkage.resolve) ?? .unknown) }
        return known.isEmpty ? [typedBind(bind)] : known
      case .caseArm, .caseCondition, .block, .varDecl, .funcDecl: return [typedBind(bind)]
      default: break
      }
      child = here
      at = program.parent(here)
    }
    return [.unknown]
  }

  private func typedBind(_ bind: NodeRef) -> Value {
    let type = linkage.typeOfName(program[bind].name, at: bind)
    return type.isUnknown ? .unknown : .typed(type)
  }

  mutating func payload(of value: Value, _ name: Symbol, _ position: Int) -> [Value] {
    switch value {
    case .route(let type, let actual, let node, let frame):
      guard actual == name, program[node].kind == .call else { return [] }
      let arguments = linkage.arguments(of: node)
      if position < arguments.count { return values(of: arguments[position], frame) }
      return linkage.defaultPayload(name, position, of: type).map { values(of: $0, nil) } ?? []
    case .asked(let inner, _, _): return payload(of: inner, name, position)
    case .parameter, .payload, .part, .element, .slot, .later, .closureArgument: return [.payload(value, name, position)]
    default: return []
    }
  }
}

extension Value {
  /// What a container holds.
  var contained: [Value] { if case .container(_, let inner, _) = self { inner } else { [] } }

  /// The type of an instance.
  var objectType: TypeID? { if case .object(let id, _) = self { id } else { nil } }

  var isContainer: Bool { if case .container = self { true } else { false } }
  var isRoute: Bool { if case .route = self { true } else { false } }
  var isSlot: Bool { if case .slot = self { true } else { false } }

  /// Whether it is whatever some other place gives.
  var isPassedOn: Bool {
    switch self {
    case .parameter, .payload, .part, .element, .made, .entry, .listed, .route, .closureArgument: true
    default: false
    }
  }

  /// Whether it says more than a type.
  var isKnown: Bool {
    switch self {
    case .unknown, .typed, .none: false
    default: true
    }
  }
}
