import NavDialects
import NavFacts

/// Functions that navigate by the case they are given: `func navigate(to route: Route) { switch route { case .cart: … } }`. What they give
/// back, if anything, is no screen: an effect, whether it went well.
///
/// Then the enum is a route: whoever chooses the case decides, and what the arms show is its mapping. The same holds of who watches a
/// stream: a screen its view model's, a coordinator its own. An event is none, however many of its arms show something: it says what has
/// happened, and whoever handles it decides what follows.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// A switch over a route, and what each of its arms runs.
  struct RoutingSwitch {
    var ref: NodeRef
    var chooser: Value
    var type: TypeID
    var arms: [RoutingArm]
    /// What events carry to it, with the places that make them, where no function is called with the case.
    var events: [(argument: NodeRef, site: NodeRef)] = []
  }

  struct RoutingArm {
    var names: [Symbol]
    /// The arm's block first.
    var regions: [ArmRegion]
    /// The functions of other objects that it starts, which may ask for routes of theirs: `child.start()`.
    var started: [NodeRef] = []
    /// The statements before the switch that put in place what the arm goes back to.
    var roots: [NodeRef] = []
  }

  struct ArmRegion: Hashable {
    var body: NodeRef
    /// Nil for the block of an arm.
    var function: FunctionID?
    /// The call behind the switch that runs it for what the arm has made.
    var start: NodeRef?
  }

  /// After every framework's own calls are known, before the routes of handlers are triggered.
  func findRoutingSwitches() {
    beginnings = shownInContainers()
    let all = drafts + beginnings
    let shown = ShownScreens(all, namesLeading: namesLeading(to: all)) { self.runs($0, in: $1) }
    var found: [RoutingSwitch] = []
    var others: [RoutingSwitch] = []
    var rest: [RoutingSwitch] = []
    let goingBack = callsGoingBack()
    for ref in linkage.sites.switches where linkage.mappings[ref] == nil {
      guard let subject = program.firstChild(ref), case let events = eventsChoosing(subject),
        let chooser = events.isEmpty ? chooser(subject) : .typed(linkage.typeOf(subject)),
        case let types = enumsAsked(by: ref, subject, chooser).filter({ !handled.enums.contains($0) }), !types.isEmpty
      else { continue }
      let here = linkage.enclosingType(ref)
      if types.contains(where: linkage.mappedEnums.contains), !isRouterBesideMapping(ref, chooser, here) { continue }
      lazy var starts = isChosen(chooser)
      let regions = linkage.armsOf(ref).compactMap { arm in
        program.first(arm, .block).map { block in
          let regions = reach(of: block, in: ref, here, shown) { starts }
          let isEmpty = shown.screens(in: regions.map(\.body), program).isEmpty
          return (
            arm: arm, regions: regions, started: isEmpty ? bodiesStarted(by: regions, here, shown) : [],
            roots: isEmpty ? rootsBefore(ref, for: block, goingBack) : []
          )
        }
      }
      for type in types {
        let arms = regions.map { one in
          RoutingArm(names: types.count == 1 ? linkage.caseNames(of: one.arm) : names(of: one.arm, in: type), regions: one.regions, started: one.started,
            roots: one.roots)
        }
        let named = arms.filter { !$0.names.isEmpty }
        // What a state is turned into another route by is decided where the state is set: `.onChange(of: route) { … router.go(to: ShopRoute.cart) }`.
        let isState = if case .slot = chooser { true } else { false }
        let screens = named.map { shown.screens(in: $0.regions.map(\.body) + $0.roots, program, withRoutes: isState) }
        // What is not written yet leads somewhere some day.
        let written = zip(named, screens).filter { !isEmpty($0.0) }.map(\.1)
        let one = RoutingSwitch(ref: ref, chooser: chooser, type: type, arms: arms, events: events)
        if tellsScreen(screens) || (isOwn(chooser, of: here) && tellsWay(written))
          || (tellsSome(screens) && (linkage.isNamedAsWay(type) || isAsked(chooser, of: here) || isAlone(ref, in: chooser, of: here)))
        {
          found.append(one)
        } else if screens.count == 1, screens[0].count == 1, case .parameter = chooser {
          others.append(one)
          rest.append(one)
        } else {
          rest.append(one)
        }
      }
    }
    found += conditionsOnGlobalStates(shown)
    // `func push(_ place: Place)` and `func present(_ place: Place)`: an enum that tells the screen in one tells the only one of the other.
    let beside = others.filter { other in
      found.contains { $0.type == other.type && linkage.enclosingType($0.ref) == linkage.enclosingType(other.ref) }
    }
    found += beside
    addHandingOn(among: rest, to: &found)
    found.sort { ($0.ref, $0.type) < ($1.ref, $1.type) }
    var routers: [FunctionID: Int] = [:]
    for case .parameter(let function, let index) in found.map(\.chooser) { routers[function] = index }
    for one in found {
      handled.enums.insert(one.type)
      for arm in one.arms {
        for name in arm.names {
          let key = RouteKey(type: one.type, name: name)
          read(arm.regions.map(\.body), of: arm.regions.first?.body, for: key, Self.plainHandler)
          noteRoots(arm.roots, of: key)
          noteRoutes(namedIn: arm, of: key, routers)
          for position in positionsHandedOn(by: arm, of: one.ref, to: routers) { handled.outcomes[key, default: HandledRoutes.Outcome()].handedOn.insert(position) }
        }
      }
    }
    for one in found { noteAbove(one) }
    // One requirement may be the stream of them all.
    for one in found {
      var sink = Sink(manner: .push)
      sink.isTrigger = true
      // A requirement, and a stream, may take routes of several enums.
      if takesSeveral(one.chooser) { sink.conditions = [RouteCondition(subject: .value(projections: 0), wanted: .types([one.type], isOneOf: true))] }
      // What comes to one is not what comes to another, who goes elsewhere by the same enum.
      guard one.events.isEmpty else {
        for (argument, site) in one.events { send(argument, sink, at: site) }
        continue
      }
      guard found.contains(where: { $0.type == one.type && linkage.enclosingType($0.ref) != linkage.enclosingType(one.ref) }) else {
        send(choosers(one.chooser), sink, at: one.ref, one.ref)
        continue
      }
      sink.askedBy = one.ref
      anew { send(choosers(one.chooser), sink, at: one.ref, one.ref) }
    }
    // Where nobody is seen to choose a case, a row of a table perhaps does: what the arms show is decided there.
    let chosen = Set(handled.triggered.keys.map(\.type))
    for one in found where !chosen.contains(one.type) {
      handled.enums.remove(one.type)
      for name in one.arms.flatMap(\.names) { handled.outcomes[RouteKey(type: one.type, name: name)] = nil }
    }
    giveRegions(found.filter { chosen.contains($0.type) })
    noteUnwritten(found.filter { chosen.contains($0.type) }, besides: rest)
  }

  /// What chooses the case, and the bindings to it of views further down, who set it as well: `RowView(route: $route)`.
  private func choosers(_ chooser: Value) -> [Value] {
    guard case .slot(let id) = chooser else { return [chooser] }
    return [chooser] + linkage.bindingsBelowAll(id).sorted().map { .slot($0) }
  }

  /// Notes what runs for a route that is triggered, and for nothing else.
  private func giveRegions(_ found: [RoutingSwitch]) {
    let arms = found.flatMap { one in
      one.arms.map { arm in (keys: arm.names.map { RouteKey(type: one.type, name: $0) }, regions: arm.regions, roots: arm.roots) }
    }.filter { $0.keys.contains { handled.triggered[$0] != nil } }
    var bodies = arms.compactMap { $0.regions.first?.body }
    // The arm of another switch runs for that one's own routes as well.
    var waiting = Set(arms.flatMap { $0.regions.dropFirst() }).subtracting(arms.compactMap(\.regions.first))
    let starts = Set(waiting.compactMap(\.start))
    while true {
      let more = waiting.filter { region in
        guard let function = region.function, case let calls = callers(of: function).filter({ $0.confidence != .possible }), !calls.isEmpty else {
          return false
        }
        return calls.allSatisfy { call in starts.contains(call.call) || bodies.contains { runs(call.call, in: $0) } }
      }
      if more.isEmpty { break }
      bodies += more.map(\.body)
      waiting.subtract(more)
    }
    for arm in arms {
      let regions = arm.regions.filter { !waiting.contains($0) }.map(\.body) + arm.roots
      for key in arm.keys { handled.outcomes[key, default: HandledRoutes.Outcome()].regions += regions }
    }
  }

  /// Whether an object that is no screen shows itself what it is given the case of, where another object makes screens of the same enum: the
  /// one router takes the cases of its feature, the other the rest.
  private func isRouterBesideMapping(_ choice: NodeRef, _ chooser: Value, _ here: TypeID?) -> Bool {
    guard case .parameter(let function, _) = chooser, let here, !linkage.isScreenLike(here), !linkage.isView(here),
      !linkage.isViewLike(linkage.resultType(of: function)), !linkage.mappings.keys.contains(where: { linkage.enclosingType($0) == here })
    else { return false }
    return Set(drafts.lazy.filter { self.program.isInside($0.site, choice) }.compactMap { if case .screen = $0.target { $0.target } else { nil } }).count > 1
  }

  /// Whether the case tells the screen: most arms show one, and most of these another than the rest. Where several arms do something
  /// else, or show the same, the enum says who asks, or how.
  private func tellsScreen(_ arms: [Set<TransitionDraft.Target>]) -> Bool {
    let alone = arms.filter { $0.count == 1 }
    let different = Set(alone)
    return different.count > 1 && arms.filter { !$0.isEmpty }.count * 3 >= arms.count * 2 && different.count * 2 > arms.count
  }

  /// The same of a stream that an object keeps for whoever asks it to go somewhere: there may be one way only, or one that leads to several.
  private func tellsWay(_ arms: [Set<TransitionDraft.Target>]) -> Bool {
    let showing = arms.filter { !$0.isEmpty }
    return showing.count * 3 >= arms.count * 2 && Set(showing).count * 2 > arms.count
  }

  /// The same of what others ask for by naming a case, and of ways to go by their name: some of them may lead back, or to an alert.
  private func tellsSome(_ arms: [Set<TransitionDraft.Target>]) -> Bool {
    let showing = arms.filter { !$0.isEmpty }
    return Set(showing).count * 2 > showing.count && showing.count { $0.count == 1 } * 2 > showing.count
  }

  private static let plainHandler = HandlerRow("", label: nil, nothing: "")

  /// What chooses the case: the parameter of a function that gives back no screen, or the stream that a closure watches.
  private func chooser(_ subject: NodeRef) -> Value? {
    // `switch route as? ShopRoute { … }`
    if program[subject].kind == .cast { return program.firstChild(subject).flatMap(chooser) }
    return program[subject].kind == .name ? chooser(named: program[subject].name, at: subject) : nil
  }

  private func chooser(named name: Symbol, at ref: NodeRef) -> Value? {
    switch linkage.meaning(of: name, at: ref) {
    case .parameter(let function, let index):
      return givesNoScreen(function) && !declarations[function].isInit ? .parameter(function, index) : nil
    // `guard let route = route as? ShopRoute else { … }`, `guard let route else { … }`
    case .optionalBinding(let binding):
      if let bound = program.firstChild(binding) {
        return program[bound].kind == .cast || program[bound].kind == .name ? chooser(bound) : globalState(bound).map { .slot($0) }
      }
      return program.parent(binding).flatMap { chooser(named: name, at: $0) }
    case .closureParameter(let closure, let index): return linkage.streamWatched(by: closure, index).map { .slot($0) }
    // `case let route as ShopRoute: switch route { … }`
    case .patternBinding(let bind):
      if let asked = linkage.subjectCast(to: bind) { return chooser(asked) }
      return linkage.loop(binding: bind).flatMap(linkage.streamLooped).map { .slot($0) }
    default: return nil
    }
  }

  /// What a feature's events carry to a switch over that: `case .open(let page): switch page { … }`. Of an event that passes on what another
  /// carries, those who make the other decide.
  private func eventsChoosing(_ subject: NodeRef, depth: Int = 0) -> [(argument: NodeRef, site: NodeRef)] {
    guard !linkage.dialects.lenses.isEmpty, depth < 4, program[subject].kind == .name else { return [] }
    return eventsGiving(subject).flatMap { argument, site in
      let before = eventsChoosing(argument, depth: depth + 1)
      return before.isEmpty ? [(argument, site)] : before
    }
  }

  /// The enums whose cases a switch tells apart: that of its subject, or those that its patterns write, where the subject is of a protocol.
  private func enumsAsked(by choice: NodeRef, _ subject: NodeRef, _ chooser: Value) -> [TypeID] {
    guard let type = linkage.typeOf(subject).projectType ?? carried(by: chooser) else { return [] }
    var types = [type]
    if declarations[type].kind == .protocol {
      types = linkage.armsOf(choice).flatMap { arm in
        program.children(arm).filter { program[$0].kind == .pattern }.compactMap { linkage.enumWritten(in: $0) }
      }
      types = Set(types).sorted()
    }
    return types.filter { declarations[$0].kind == .enumeration && !linkage.isNamedAsEvent($0) }
  }

  /// The cases of one enum that an arm names.
  private func names(of arm: NodeRef, in type: TypeID) -> [Symbol] {
    program.children(arm).filter { program[$0].kind == .pattern && linkage.enumWritten(in: $0) == type }.compactMap(linkage.caseName)
  }

  private func givesNoScreen(_ function: FunctionID) -> Bool {
    guard declarations[function].result != nil else { return true }
    switch linkage.resultType(of: function) {
    case .external(let name, _): return !linkage.holdsScreens(.external(name, [])) && !linkage.isNavigationContainer(name)
    case .project(let id): return !linkage.isScreenLike(id) && linkage.routeEnum(.project(id)) == nil && !linkage.holdsScreens(.project(id))
    default: return false
    }
  }

  private func takesSeveral(_ chooser: Value) -> Bool {
    switch chooser {
    case .parameter, .slot: true
    default: false
    }
  }

  private func carried(by chooser: Value) -> TypeID? {
    if case .slot(let id) = chooser { linkage.declaredType(of: id).projectType } else { nil }
  }

  /// Whether callers name the case, or are told it themselves by those who do: what is put in place for all of them is not gone to.
  private func isChosen(_ chooser: Value, depth: Int = 0) -> Bool {
    guard case .parameter(let function, let index) = chooser else { return true }
    guard depth < 3 else { return false }
    return callers(of: function).allSatisfy { call, _ in
      linkage.match(declarations.parameters(of: function), linkage.arguments(of: call))?.allSatisfy { pair in
        guard pair.parameter == index, program[pair.argument].kind == .name, !isPayload(pair.argument) else { return true }
        guard case .parameter(let above, let place) = linkage.meaning(of: program[pair.argument].name, at: pair.argument), above != function else { return false }
        return isChosen(.parameter(above, place), depth: depth + 1)
      } ?? true
    }
  }

  // MARK: What an arm runs

  /// The names of the functions in which something is shown, and of those that call functions so named.
  private func namesLeading(to drafts: [TransitionDraft]) -> Set<Symbol> {
    var names: Set<Symbol> = []
    // A list: a set that is emptied one by one looks through its empty places again for each.
    var open: [Symbol] = []
    func add(_ place: NodeRef) {
      guard case .function(let function) = linkage.enclosingBody(place), !declarations[function].isInit else { return }
      if names.insert(declarations[function].name).inserted { open.append(declarations[function].name) }
    }
    for draft in drafts { if case .screen = draft.target { add(draft.site) } }
    while let name = open.popLast() {
      for call in linkage.calls(of: name) { add(call) }
    }
    return names
  }

  /// An arm's block, and the functions of the same type that it calls; where these show nothing, those of other objects that they start.
  /// - Parameter starts: whether what the arm starts counts; most arms start nothing that shows something, so it is asked last.
  private func reach(of block: NodeRef, in choice: NodeRef, _ type: TypeID?, _ shown: ShownScreens, starts: () -> Bool) -> [ArmRegion] {
    var regions = [ArmRegion(body: block, function: nil)]
    addOwn(block, type, shown, &regions, depth: 0)
    guard shown.screens(in: regions.map(\.body), program).isEmpty else { return regions }
    var others = started(by: regions, type, shown, depth: 0)
    if others.isEmpty {
      for one in startsAfter(choice, ofMadeIn: block) {
        addStarted((one.function, one.owner, one.body), told: nil, by: one.call, shown, depth: 0, to: &others)
      }
    }
    return others.isEmpty || !starts() ? regions : regions + others
  }

  /// The functions of the same type, or of what it conforms to, that a body calls: the arm itself any, these such as nothing else calls.
  private func addOwn(_ body: NodeRef, _ type: TypeID?, _ shown: ShownScreens, _ regions: inout [ArmRegion], depth: Int) {
    guard let type, depth < 4 else { return }
    for index in program.subtree(body)
    where program[NodeRef(index)].kind == .call && shown.mayLead(NodeRef(index), program) && runs(NodeRef(index), in: body) {
      for target in linkage.callTargets(of: NodeRef(index)).functions.prefix(2) {
        guard case .type(let owner) = declarations[target].owner, linkage.fits(type, owner), !declarations[target].isInit,
          let inner = declarations[target].body,
          !regions.contains(where: { $0.body == inner }), !isToldCase(target, by: NodeRef(index)),
          depth == 0 || callers(of: target).allSatisfy({ call in regions.contains { runs(call.call, in: $0.body) } })
        else { continue }
        regions.append(ArmRegion(body: inner, function: target))
        addOwn(inner, type, shown, &regions, depth: depth + 1)
      }
    }
  }

  /// Whether a call names the case that a function chooses by: the rest of what it does is for others.
  private func isToldCase(_ function: FunctionID, by call: NodeRef) -> Bool { armsTold(function, by: call) != nil }

  /// The blocks that a function runs for the case which a call names; nil where it names none, or the function does not choose by it.
  private func armsTold(_ function: FunctionID, by call: NodeRef) -> [NodeRef]? {
    guard let body = declarations[function].body, let pairs = linkage.match(declarations.parameters(of: function), linkage.arguments(of: call)) else {
      return nil
    }
    for pair in pairs where isCase(pair.argument) {
      let choices = program.subtree(body).lazy.map { NodeRef($0) }.filter { ref in
        guard self.program[ref].kind == .switchStmt, let subject = self.program.firstChild(ref), self.program[subject].kind == .name,
          case .parameter(function, pair.parameter) = self.linkage.meaning(of: self.program[subject].name, at: subject)
        else { return false }
        return true
      }
      guard let choice = choices.first else { continue }
      let name = linkage.caseName(pair.argument)
      let named = linkage.armsOf(choice).filter { arm in name.map { linkage.caseNames(of: arm).contains($0) } ?? false }
      let rest = linkage.armsOf(choice).filter { program[$0].flags.contains(.isDefault) }
      return (named.isEmpty ? rest : named).compactMap { program.first($0, .block) }
    }
    return nil
  }

  /// `.settings`, `Place.settings`, `.order(3)`
  func isCase(_ argument: NodeRef) -> Bool {
    let named = program[argument].kind == .call ? program.firstChild(argument) ?? argument : argument
    switch program[named].kind {
    case .implicitMember: return true
    case .member: return program.firstChild(named).map { linkage.typeOf($0).isMeta } ?? false
    default: return false
    }
  }

  /// The routes that an arm names in calls of other functions that navigate by a case.
  private func noteRoutes(namedIn arm: RoutingArm, of key: RouteKey, _ routers: [FunctionID: Int]) {
    handled.capturing = key
    defer { handled.capturing = nil }
    for body in arm.regions.map(\.body) + arm.started {
      for index in program.subtree(body) where program[NodeRef(index)].kind == .call && runs(NodeRef(index), in: body) {
        let call = NodeRef(index)
        for target in linkage.callTargets(of: call).functions.prefix(2) {
          guard let wanted = routers[target],
            let given = linkage.match(declarations.parameters(of: target), linkage.arguments(of: call))?.first(where: { $0.parameter == wanted })?.argument,
            isCase(given)
          else { continue }
          for case .route(let type, let name, _, _) in linkage.evaluate(given) where RouteKey(type: type, name: name) != key {
            handled.note(.route(type, name), nil)
          }
        }
      }
    }
  }

  /// The functions of objects other than `type`, screens left out, that a call runs.
  private func functionsOfOthers(_ targets: CallTargets, _ type: TypeID?) -> [(function: FunctionID, owner: TypeID, body: NodeRef)] {
    let others = targets.functions.compactMap { target -> (function: FunctionID, owner: TypeID, body: NodeRef)? in
      guard case .type(let owner) = declarations[target].owner, owner != type, !declarations[target].isInit, !linkage.isScreenLike(owner),
        let body = declarations[target].body
      else { return nil }
      return (target, owner, body)
    }
    return others.count < 3 ? others : []
  }

  /// The bodies of functions of other objects that an arm runs.
  private func bodiesStarted(by regions: [ArmRegion], _ type: TypeID?, _ shown: ShownScreens) -> [NodeRef] {
    var all: [NodeRef] = []
    for region in regions {
      for index in program.subtree(region.body)
      where program[NodeRef(index)].kind == .call && shown.mayLead(NodeRef(index), program) && runs(NodeRef(index), in: region.body) {
        let targets = linkage.callTargets(of: NodeRef(index))
        guard targets.confidence != .possible else { continue }
        all += functionsOfOthers(targets, type).map(\.body)
      }
    }
    return all
  }

  /// A flow begins with a screen, or with another for those who know it already.
  private static let screensStarted = 2

  /// `child.start()`: what the functions of other objects run, as far as they show something. What these start in their turn, they have
  /// shown themselves.
  private func started(by regions: [ArmRegion], _ type: TypeID?, _ shown: ShownScreens, depth: Int) -> [ArmRegion] {
    var all: [ArmRegion] = []
    for region in regions {
      for index in program.subtree(region.body)
      where program[NodeRef(index)].kind == .call && shown.mayLead(NodeRef(index), program) && runs(NodeRef(index), in: region.body) {
        let targets = linkage.callTargets(of: NodeRef(index))
        guard targets.confidence != .possible else { continue }
        let others = functionsOfOthers(targets, type)
        for other in others where !all.contains(where: { $0.body == other.body }) {
          // `other.show(.player(3))` runs the arm for that case, and no other.
          addStarted(other, told: armsTold(other.function, by: NodeRef(index)), shown, depth: depth, to: &all)
        }
      }
    }
    return all
  }

  private func addStarted(
    _ other: (function: FunctionID, owner: TypeID, body: NodeRef), told: [NodeRef]?, by start: NodeRef? = nil, _ shown: ShownScreens, depth: Int,
    to all: inout [ArmRegion]
  ) {
    var inner = told.map { $0.map { ArmRegion(body: $0, function: nil) } } ?? [ArmRegion(body: other.body, function: other.function, start: start)]
    for region in inner { addOwn(region.body, other.owner, shown, &inner, depth: 0) }
    let screens = shown.screens(in: inner.map(\.body), program).count
    if screens > 0 {
      // What leads to many places decides itself: a handler of links.
      if screens <= Self.screensStarted { all += inner }
    } else if depth < 2 {
      all += started(by: inner, other.owner, shown, depth: depth + 1)
    }
  }
}
