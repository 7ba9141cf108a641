import NavFacts
import NavModel
import NavSource

/// What every mapping of the program makes of every case.
struct MappingTable {
  struct Entry {
    var screens: Set<ScreenRef> = []
    /// Only those of arms that name the case.
    var named: Set<ScreenRef> = []
    var handling: RouteCase.Handling = .absent
  }

  private(set) var mappings: [(type: TypeID, mapping: Mapping, node: NodeRef)] = []
  private var entries: [TypeID: [Symbol: Entry]] = [:]
  private(set) var alerts: Set<RouteKey> = []
  /// The enums that nothing is shown by, but whose cases say what is shown next: `case .help: showHelp()`.
  private(set) var options: Set<TypeID> = []
  /// The switches that choose by them.
  private(set) var optionChoices: [TypeID: Set<NodeRef>] = [:]
  /// The enums that some switch or condition chooses by; contents for single cases say nothing of the others.
  private var chosen: Set<TypeID> = []

  func entry(_ type: TypeID, _ name: Symbol) -> Entry { entries[type]?[name] ?? Entry(handling: chosen.contains(type) ? .absent : .unknown) }
  func hasMapping(_ type: TypeID) -> Bool { entries[type] != nil }

  /// What the mappings that stand inside one registration make of a case; nil where it holds none of it.
  func screens(_ type: TypeID, _ name: Symbol, within registration: NodeRef, _ linkage: Linkage) -> Set<ScreenRef>? {
    // What the modifier hangs on is inside of the call as well.
    let given = linkage.arguments(of: registration)
    let key = RouteKey(type: type, name: name)
    let inside = mappingsOfCase[key, default: []].filter { mapping in given.contains { linkage.program.isInside(mapping, $0) } }
    return inside.isEmpty ? nil : Set(inside.compactMap { perMapping[$0]?[key] }.joined())
  }

  private mutating func make(_ key: RouteKey, _ screens: Set<ScreenRef>, by mapping: NodeRef) {
    perMapping[mapping, default: [:]][key] = screens
    mappingsOfCase[key, default: []].append(mapping)
  }

  /// Of contents: the tabs of a loop have one between them.
  private var readings: [NodeRef: ArmReading] = [:]
  private var perMapping: [NodeRef: [RouteKey: Set<ScreenRef>]] = [:]
  private var mappingsOfCase: [RouteKey: [NodeRef]] = [:]
  /// The routes that stand in the place of a screen: what a page's coordinator shows first.
  private var nested: [RouteKey: [RouteKey]] = [:]
  /// The enums whose cases arms of others write and show, by these others.
  private var written: [TypeID: Set<TypeID>] = [:]
  /// The enums of which a route shows whichever case it carries.
  private var carried: [RouteKey: Set<TypeID>] = [:]
  /// The routes that choose by what they carry themselves, of which nobody else makes a screen; with the switches that do.
  private var inPlace: [RouteKey: [NodeRef]] = [:]

  /// The enums that are routes because routes of another one carry or name, and show them.
  func typesCarried(by type: TypeID) -> Set<TypeID> {
    written[type, default: []].union(carried.filter { $0.key.type == type }.values.joined())
  }

  init(_ linkage: Linkage, flow: SinkFlow, screenID: (ScreenRef) -> String) {
    var needed = Self.needed(linkage, flow)
    for (key, inner) in flow.routesPresented() { carried[key, default: []].insert(inner) }
    needed.formUnion(carried.values.joined())
    chosen = Set(linkage.mappings.values)
    let byContent = Set(flow.contentChoices.compactMap { linkage.mappings[$0] })
    // What a case looks like is no screen that it leads to.
    var added = flow.labelMappings()
    var before = -1
    // What a route carries is read with it.
    while before < needed.count {
      before = needed.count
      for (node, type) in linkage.mappings.sorted(by: { $0.key < $1.key }) where needed.contains(type) && added.insert(node).inserted {
        if byContent.contains(type), flow.rejectedChoices.contains(node) { continue }
        add(node, type, linkage, flow, screenID, mayBeEmpty: flow.contentChoices.contains(node))
      }
      needed.formUnion(carried.values.joined())
      needed.formUnion(written.values.joined())
    }
    addConditions(linkage, needed, screenID)
    addChains(linkage, needed, screenID)
    addCompared(linkage, needed, screenID)
    addSteps(linkage, flow, screenID)
    addCaseContents(linkage, flow, screenID)
    for key in carried.keys where entries[key.type]?[key.name] == nil { entries[key.type, default: [:]][key.name] = Entry(handling: .screen) }
    for (call, one) in linkage.caseContents.sorted(by: { $0.key < $1.key }) where needed.contains(one.type) {
      addContent(one.type, one.name, one.content, call, linkage, screenID)
    }
    addTabs(linkage, flow, screenID)
    for (type, name, content, site) in flow.sceneContents { addContent(type, name, content, site, linkage, screenID) }
    addRegistrations(linkage, flow, screenID)
    addBodies(linkage, needed)
    addHandled(linkage, flow, screenID)
    addPushes(linkage, flow, needed)
    addSelected(flow)
    for (route, others) in linkage.replacedRoutes() { replace(route, by: others) }
    resolveNested(linkage)
    findAlerts(linkage)
  }

  /// The enums whose cases may be routes: a mapping of others is not read.
  private static func needed(_ linkage: Linkage, _ flow: SinkFlow) -> Set<TypeID> {
    var needed = Set(flow.tabContents.map(\.type)).union(flow.givenChoices)
    for draft in flow.drafts { if case .route(let type, _) = draft.target { needed.insert(type) } }
    for case .project(let type) in flow.registrations.keys { needed.insert(type) }
    for (property, _) in flow.stateOfPresentation.values.joined() {
      if let type = linkage.declaredType(of: property).projectType { needed.insert(type) }
    }
    return needed
  }

  // MARK: Switches

  /// - Parameter mayBeEmpty: whether a case that shows nothing leaves the screen around as it is.
  private mutating func add(
    _ node: NodeRef, _ type: TypeID, _ linkage: Linkage, _ flow: SinkFlow, _ screenID: (ScreenRef) -> String, mayBeEmpty: Bool
  ) {
    let program = linkage.program
    let all = linkage.declarations[type].cases.map(\.name)
    var seen: Set<Symbol> = []
    var arms: [Mapping.Arm] = []
    var named: [(NodeRef, [Symbol])] = []
    for arm in linkage.armsOf(node) {
      let isDefault = program[arm].flags.contains(.isDefault) || linkage.isCatchAll(arm)
      let names = isDefault ? all.filter { !seen.contains($0) } : linkage.caseNames(of: arm)
      if !isDefault { seen.formUnion(names) }
      named.append((arm, names))
      guard let block = program.first(arm, .block) else { continue }
      var reading = ArmReading(linkage, block, all, starting: flow)
      if isDefault, linkage.isStandIn(reading) { (reading.screens, reading.content) = ([], .placeholder) }
      if mayBeEmpty, [.nothing, .declined, .placeholder].contains(reading.content) { reading.content = .unknown }
      let elsewhere = isDefault ? linkage.casesOfCompanions(of: node, type) : []
      arms.append(
        Mapping.Arm(
          cases: names.filter { !elsewhere.contains($0) }.map(linkage.text), isDefault: isDefault, place: program.place(arm), content: reading.content,
          screens: reading.screens.map(screenID).sorted(), signature: reading.signature))
      let inner = linkage.mappings.filter { reading.carried.contains($0.value) && program.isInside($0.key, block) }.keys.sorted()
      if !inner.isEmpty { for name in names { inPlace[RouteKey(type: type, name: name), default: []] += inner } }
      for name in names {
        note(type, name, reading, isDefault: isDefault)
        make(RouteKey(type: type, name: name), reading.screens, by: node)
      }
    }
    // `default` stands last, so what it absorbs is complete.
    var mapping = Mapping(routeType: "", place: program.place(node), owner: linkage.ownerName(node), arms: arms, branches: linkage.branches(around: node))
    mapping.isContent = flow.contentChoices.contains(node) || flow.bars[node] != nil
    mappings.append((type, mapping, node))
  }

  /// What a case that maps to nothing but other routes shows is what these show.
  private mutating func resolveNested(_ linkage: Linkage) {
    for (key, types) in carried {
      for type in types.sorted() {
        for info in linkage.declarations[type].cases { nested[key, default: []].append(RouteKey(type: type, name: info.name)) }
      }
    }
    for key in nested.keys.sorted(by: { ($0.type, $0.name.raw) < ($1.type, $1.name.raw) }) where entry(key.type, key.name).screens.isEmpty {
      var seen: Set<RouteKey> = [key]
      var screens = (inPlace[key] ?? []).compactMap { perMapping[$0] }.reduce(into: Set<ScreenRef>()) { $0.formUnion($1.values.joined()) }
      var open = screens.isEmpty ? nested[key] ?? [] : []
      while let next = open.popLast() {
        guard seen.insert(next).inserted else { continue }
        screens.formUnion(entry(next.type, next.name).screens)
        open += nested[next] ?? []
      }
      entries[key.type]?[key.name]?.screens = screens
      entries[key.type]?[key.name]?.named = screens
    }
  }

  private mutating func note(_ type: TypeID, _ name: Symbol, _ reading: ArmReading, isDefault: Bool) {
    if !reading.carried.isEmpty { carried[RouteKey(type: type, name: name), default: []].formUnion(reading.carried.filter { $0 != type }) }
    if !reading.enumsWritten.isEmpty { written[type, default: []].formUnion(reading.enumsWritten) }
    if reading.screens.isEmpty { nested[RouteKey(type: type, name: name), default: []] += reading.nestedRoutes.map { RouteKey(type: $0, name: $1) } }
    var entry = entries[type]?[name] ?? Entry()
    entry.screens.formUnion(reading.screens)
    if !isDefault { entry.named.formUnion(reading.screens) }
    let new: RouteCase.Handling =
      switch reading.content {
      case .screens: isDefault ? .swallowed : .screen
      case .nothing, .declined: isDefault ? .swallowed : .nothing
      case .placeholder: isDefault ? .swallowed : .placeholder
      case .forwards, .unknown: .unknown
      }
    entry.handling = Self.stronger(entry.handling, new)
    entries[type, default: [:]][name] = entry
    if reading.isAlert { alerts.insert(RouteKey(type: type, name: name)) }
  }

  /// What several mappings together say of one case: the one that shows most.
  private static func stronger(_ a: RouteCase.Handling, _ b: RouteCase.Handling) -> RouteCase.Handling {
    let order: [RouteCase.Handling] = [.absent, .swallowed, .nothing, .placeholder, .unknown, .screen]
    return (order.firstIndex(of: a) ?? 0) >= (order.firstIndex(of: b) ?? 0) ? a : b
  }

  /// What stands in the place of a route shows it, whatever the route's own mapping builds.
  private mutating func replace(_ route: RouteKey, by others: [RouteKey]) {
    nested[route, default: []] += others
    entries[route.type, default: [:]][route.name, default: Entry()].handling = .screen
  }

  // MARK: Other forms

  /// `if case .profile = route { ProfileView() } else { HomeView() }` in a builder.
  private mutating func addConditions(_ linkage: Linkage, _ needed: Set<TypeID>, _ screenID: (ScreenRef) -> String) {
    let program = linkage.program
    var absorbed: [NodeRef: (type: TypeID, names: Set<Symbol>)] = [:]
    for condition in linkage.sites.caseConditions.sorted() {
      guard let statement = program.parent(condition), program[statement].kind == .ifStmt, let pattern = program.firstChild(condition),
        let name = linkage.caseName(pattern), let subject = program.secondChild(condition),
        case .project(let type) = linkage.typeOf(subject), needed.contains(type), linkage.declarations[type].kind == .enumeration,
        let block = program.first(statement, .block), !linkage.isCompared(statement, by: type), linkage.chain(around: statement)?.choice.type != type
      else { continue }
      let reading = ArmReading(linkage, block, linkage.declarations[type].cases.map(\.name))
      guard reading.content == .screens, linkage.isInBuilder(statement) else { continue }
      if linkage.fillsBuilder(statement) { chosen.insert(type) }
      note(type, name, reading, isDefault: false)
      var mapping = linkage.mapping(of: statement, by: condition, [name], reading, isDefault: false, screenID)
      // Another window of the app asks whether it has something to show, and does not choose what.
      mapping.isContent = program.children(statement).count { program[$0].kind == .block || program[$0].kind == .ifStmt } == 1
        && linkage.enclosingType(statement).map { !linkage.isView($0) } ?? false
      mappings.append((type, mapping, statement))
      // Only what asks nothing else leaves all the others to its `else`.
      guard program.firstChild(statement) == condition, program.secondChild(statement) == block else { continue }
      let before = absorbed.removeValue(forKey: statement)
      let names = (before?.type == type ? before?.names ?? [] : []).union([name])
      guard let rest = program.children(statement).map({ $0 }).last, rest != block else { continue }
      if program[rest].kind == .ifStmt {
        absorbed[rest] = (type, names)
      } else {
        let others = linkage.declarations[type].cases.map(\.name).filter { !names.contains($0) }
        let reading = ArmReading(linkage, rest, [])
        let isDefault = swallows(others)
        for other in others { note(type, other, reading, isDefault: isDefault) }
        mappings.append((type, linkage.mapping(of: statement, by: rest, others, reading, isDefault: isDefault, screenID), statement))
      }
    }
  }

  /// `if page == .help { HelpView() } else { HomeView() }` of a column, or beside a tab bar. What no condition asks for has no page of its own.
  private mutating func addChains(_ linkage: Linkage, _ needed: Set<TypeID>, _ screenID: (ScreenRef) -> String) {
    for (statement, chain) in linkage.caseChains.sorted(by: { $0.key < $1.key }) where needed.contains(chain.choice.type) {
      let type = chain.choice.type
      let all = linkage.declarations[type].cases.map(\.name)
      let named = Set(chain.links.flatMap(\.cases))
      let branches = chain.links.map { ($0.condition, $0.block, $0.cases, false) }
      let rest = chain.rest.map { [($0, $0, all.filter { !named.contains($0) }, true)] } ?? []
      if rest.isEmpty { for name in all where !named.contains(name) { keepUnknown(type, name) } }
      chosen.insert(type)
      for (place, block, cases, isRest) in branches + rest {
        let reading = ArmReading(linkage, linkage.shownForCertain(in: block), all)
        guard reading.content == .screens else { continue }
        let isDefault = isRest && swallows(cases)
        for name in cases { note(type, name, reading, isDefault: isDefault) }
        mappings.append((type, linkage.mapping(of: statement, by: place, cases, reading, isDefault: isDefault, screenID), statement))
      }
    }
  }

  private mutating func keepUnknown(_ type: TypeID, _ name: Symbol) {
    var entry = entries[type]?[name] ?? Entry()
    entry.handling = Self.stronger(entry.handling, .unknown)
    entries[type, default: [:]][name] = entry
  }

  /// Whether an `else` takes more than the one case that the conditions before it have left, which it is written for.
  private func swallows(_ cases: [Symbol]) -> Bool { cases.count > 1 }

  /// `if page == .help { return HelpView() }; return HomeView()`: each case shows what the body makes of it.
  private mutating func addCompared(_ linkage: Linkage, _ needed: Set<TypeID>, _ screenID: (ScreenRef) -> String) {
    let all = linkage.comparedBodies.merging(linkage.comparedViews) { one, _ in one }
    for (body, choice) in all.sorted(by: { $0.key < $1.key }) where needed.contains(choice.type) {
      chosen.insert(choice.type)
      for (name, reading) in linkage.readings(of: body, choice) {
        note(choice.type, name, reading, isDefault: false)
        make(RouteKey(type: choice.type, name: name), reading.screens, by: body)
        guard reading.content == .screens else { continue }
        mappings.append((choice.type, linkage.mapping(of: body, by: body, [name], reading, isDefault: false, screenID), body))
      }
    }
  }

  /// `if page == .profile { ProfileView() }` of steps that take turns; what an `if case` says has been read.
  private mutating func addSteps(_ linkage: Linkage, _ flow: SinkFlow, _ screenID: (ScreenRef) -> String) {
    for choice in flow.caseSteps {
      let type = choice.choice.type
      for step in choice.steps {
        guard let statement = linkage.program.parent(step.arm), let condition = linkage.program.firstChild(statement),
          linkage.program[condition].kind != .caseCondition
        else { continue }
        let isRest = linkage.program.secondChild(statement) != step.arm
        var reading = ArmReading(linkage, step.arm, linkage.declarations[type].cases.map(\.name))
        // A step beside labels of the framework's.
        if reading.content != .screens { (reading.content, reading.screens) = (.screens, Set(step.views.map { .project($0) })) }
        let isDefault = isRest && swallows(step.cases)
        for name in step.cases { note(type, name, reading, isDefault: isDefault) }
        mappings.append(
          (type, linkage.mapping(of: statement, by: isRest ? step.arm : condition, step.cases, reading, isDefault: isDefault, screenID), statement))
      }
    }
  }

  /// `.sheet(item: $model.destination.edit) { EditView(model: $0) }` maps the case `edit`.
  private mutating func addCaseContents(_ linkage: Linkage, _ flow: SinkFlow, _ screenID: (ScreenRef) -> String) {
    for (index, presentation) in flow.presentations.enumerated() {
      for (property, name) in flow.stateOfPresentation[index] ?? [] {
        guard let name, let type = linkage.declaredType(of: property).projectType else { continue }
        addContent(type, name, presentation.content, presentation.call, linkage, screenID)
      }
    }
  }

  /// `HomeView().tag(Tab.home)` maps the case `home`.
  private mutating func addTabs(_ linkage: Linkage, _ flow: SinkFlow, _ screenID: (ScreenRef) -> String) {
    for (type, name, content, site) in flow.tabContents { addContent(type, name, content, site, linkage, screenID, mayNest: true) }
  }

  private mutating func addContent(
    _ type: TypeID, _ name: Symbol, _ content: NodeRef, _ site: NodeRef, _ linkage: Linkage, _ screenID: (ScreenRef) -> String,
    mayNest: Bool = false
  ) {
    var reading = readings[content] ?? ArmReading(linkage, content, [])
    // A tab may show a view of a package whose source is not here.
    if mayNest, reading.content != .screens { reading = ArmReading(linkage, content, [], shownAs: .tab) }
    readings[content] = reading
    // What only names other routes is mapped where those are; a tab may be one of them.
    guard !reading.screens.isEmpty || (mayNest && reading.nestedRoutes.contains { $0.0 != type }) else { return }
    note(type, name, reading, isDefault: false)
    var mapping = linkage.mapping(of: site, by: site, [name], reading, isDefault: false, screenID)
    // What only names other routes shows what those show.
    mapping.arms[0].content = .screens
    mapping.isTab = mayNest
    mappings.append((type, mapping, site))
  }

  /// A destination that takes an enum without choosing by it shows one screen for all its cases.
  private mutating func addRegistrations(_ linkage: Linkage, _ flow: SinkFlow, _ screenID: (ScreenRef) -> String) {
    for (type, sites) in flow.registrations.sorted(by: { $0.value[0].call < $1.value[0].call }) {
      guard case .project(let id) = type, linkage.declarations[id].kind == .enumeration, entries[id] == nil else { continue }
      for site in sites {
        let reading = ArmReading(linkage, site.content, [])
        guard reading.content == .screens else { continue }
        for info in linkage.declarations[id].cases { note(id, info.name, reading, isDefault: false) }
      }
    }
  }

  /// An enum that is a view and chooses nothing by its cases shows the same for each: `case help; var body: some View { HelpView() }`.
  private mutating func addBodies(_ linkage: Linkage, _ needed: Set<TypeID>) {
    for type in needed.sorted() where entries[type] == nil && linkage.declarations[type].kind == .enumeration && linkage.isView(type) {
      guard let body = linkage.bodyGetter(type), !linkage.namesSelf(in: body), case let reading = ArmReading(linkage, body, []), reading.content == .screens
      else { continue }
      for info in linkage.declarations[type].cases { note(type, info.name, reading, isDefault: false) }
    }
  }

  /// What a function pushes or presents in the arms of its switch.
  private mutating func addPushes(_ linkage: Linkage, _ flow: SinkFlow, _ needed: Set<TypeID>) {
    let mapped = Set(entries.keys)
    let pushes = PushMappings(linkage: linkage, flow: flow) { !mapped.contains($0) && !flow.handled.enums.contains($0) }
    let found = pushes.screens()
    note(found, needed)
    // A choice that leads to routes says what is shown as one that leads to screens.
    let table = self
    let all = pushes.screens { table.entry($0, $1).screens }
    for type in Set(all.keys.map(\.type)) where !needed.contains(type) && pushes.namesDestinations(type, all) { options.insert(type) }
    note(all, options)
    if !options.isEmpty { optionChoices = pushes.choices().filter { options.contains($0.key) } }
    for key in pushes.shownByNone(found.merging(all, uniquingKeysWith: { $1 })) where entries[key.type] != nil {
      if entries[key.type]?[key.name] == nil { entries[key.type]?[key.name] = Entry(handling: .unknown) }
    }
  }

  private mutating func note(_ pushed: [RouteKey: Set<ScreenRef>], _ types: Set<TypeID>) {
    for (key, screens) in pushed where types.contains(key.type) {
      if !options.contains(key.type) { chosen.insert(key.type) }
      entries[key.type, default: [:]][key.name] = Entry(screens: screens, named: screens, handling: .screen)
    }
  }

  /// What the handlers of routes show for each case.
  private mutating func addHandled(_ linkage: Linkage, _ flow: SinkFlow, _ screenID: (ScreenRef) -> String) {
    for type in flow.handled.enums.sorted() {
      for info in linkage.declarations[type].cases {
        let key = RouteKey(type: type, name: info.name)
        addHandled(key, flow.handled.whole(key).screens, isUnwritten: flow.handled.unwritten.contains(key))
      }
    }
    addSelected(flow)
  }

  private mutating func addHandled(_ key: RouteKey, _ screens: Set<ScreenRef>, isUnwritten: Bool) {
    var entry = entries[key.type]?[key.name] ?? Entry()
    entry.screens.formUnion(screens)
    entry.named.formUnion(screens)
    entry.handling = Self.stronger(entry.handling, !screens.isEmpty ? .screen : isUnwritten ? .nothing : .unknown)
    entries[key.type, default: [:]][key.name] = entry
  }

  /// Handlers that show nothing but routes of mappings, for which tabs stand.
  private mutating func addSelected(_ flow: SinkFlow) {
    for type in flow.handled.enums {
      for (name, entry) in entries[type] ?? [:] where entry.screens.isEmpty {
        let key = RouteKey(type: type, name: name)
        for route in flow.handled.routesShown(for: key) {
          if let screens = entries[route.type]?[route.name]?.screens, !screens.isEmpty { addHandled(key, screens, isUnwritten: false) }
        }
      }
    }
  }

  /// Cases that carry an alert's or a dialog's state are no screens, nor are those that are mapped to alerts alone.
  private mutating func findAlerts(_ linkage: Linkage) {
    alerts = alerts.filter { entry($0.type, $0.name).screens.isEmpty }
    for (index, type) in linkage.declarations.types.enumerated() where type.kind == .enumeration {
      for info in type.cases {
        for parameter in linkage.program.children(info.node) where linkage.program[parameter].kind == .parameter {
          guard let node = linkage.program.children(parameter).first(where: { linkage.program[$0].kind.isType }) else { continue }
          let name = linkage.program[node].name
          if linkage.isDialogState(name) || linkage.text(name) == "UIAlertController" { alerts.insert(RouteKey(type: TypeID(index), name: info.name)) }
        }
      }
    }
  }
}
