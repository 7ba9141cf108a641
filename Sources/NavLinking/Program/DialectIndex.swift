import NavDialects
import NavFacts

/// The rows of the dialects that a program speaks, by the symbols of their names.
struct DialectIndex: Sendable {
  var calls: [Symbol: [CallRow]] = [:]
  var presentations: [Symbol: [PresentationRow]] = [:]
  var registrations: [Symbol: [RegistrationRow]] = [:]
  var containers: [Symbol: ContainerRow] = [:]
  /// Scenes by what opens them.
  var openers: [Symbol: Symbol] = [:]
  /// Types of the environment's values that are called, by the values' names.
  var actions: [Symbol: Symbol] = [:]
  var selections: [(name: Symbol, row: SelectionRow)] = []
  var links: [Symbol: [LinkRow]] = [:]
  var assignments: [Symbol: AssignmentRow] = [:]
  var wrappers: [Symbol: WrapperRow] = [:]
  /// By the name of the type.
  var frames: [Symbol: FrameRow] = [:]
  var frameCalls: [Symbol: FrameCallRow] = [:]
  var storyboards: [Symbol: StoryboardRow] = [:]
  var scenes: [Symbol: [SceneRow]] = [:]
  var presentableSuffixes: [String] = []
  var viewControllerBases: Set<Symbol> = []
  var bareControllers: Set<Symbol> = []
  var viewProtocols: Set<Symbol> = []
  var wrapperTypes: Set<Symbol> = []
  var sequenceTypes: Set<Symbol> = []
  /// Types that a library declares, whether or not its source is seen.
  var libraryTypes: Set<Symbol> = []
  var sectionedLists: Set<Symbol> = []
  var sections: Set<Symbol> = []
  /// By the name of the member.
  var genericMembers: [Symbol: [(type: Symbol, argument: Int, nested: String?)]] = [:]
  var steps: [Symbol: Manner] = [:]
  /// By the name of the type.
  var lenses: [Symbol: LensRow] = [:]
  /// By the name of the method, with the type's name.
  var parts: [Symbol: [PartRow]] = [:]
  var sends: [Symbol: LensRow] = [:]
  /// Types of libraries that are made with the event that they send.
  var effects: [Symbol: LensRow] = [:]
  /// The names of methods that run a closure when a part of a state gets a value.
  var arrivals: Set<Symbol> = []
  /// The attributes that write nested types, by the names of these.
  var writtenTypes: [Symbol: Set<Symbol>] = [:]
  /// By the name of the type.
  var carriers: [Symbol: CarrierRow] = [:]
  var closures: [Symbol: [ClosureRow]] = [:]
  var identities: Set<Symbol> = []
  /// The members that give what a library's type is around, by its generic parameter.
  var bases: [Symbol: Symbol] = [:]
  var surroundings: Set<Symbol> = []
  /// The first that a type has counts.
  var contents: [Symbol] = []
  var views: Set<Symbol> = []
  var contentTypes: Set<Symbol> = []
  var pages: [Symbol: PageRow] = [:]
  var pageSources: [PageSourceRow] = []
  /// The classes whose objects page through others.
  var pagers: Set<Symbol> = []
  /// The functions of pages that make what is shown.
  var pageMakers: Set<Symbol> = []
  var handlers: [(name: Symbol, row: HandlerRow)] = []
  var triggers: [Symbol: [TriggerRow]] = [:]
  var handovers: [Symbol: [HandoverRow]] = [:]
  var routeProperties: [Symbol: RoutePropertyRow] = [:]
  var routeMarks: Set<Symbol> = []
  var manners: [Symbol] = []
  /// The dialects in force that know screens by paths of text.
  var textRouters: [TextRouter] = []
  var scopedStates: [ScopedStateRow] = []
  var provisions: [Symbol: ProvisionRow] = [:]
  /// By the name of the type.
  var factories: [Symbol: FactoryRow] = [:]
  var factoryCalls: Set<Symbol> = []
  var injections: Set<Symbol> = []
  var storages: Set<Symbol> = []
  var streams: [StreamRow] = []
  var announcements: [AnnouncementRow] = []
  var grants: [GrantRow] = []
  /// By the name of the base class, that of the method which a class below overrides.
  var templates: [Symbol: Symbol] = [:]
  var launchers: Set<Symbol> = []
  /// By the name of the call whose closure receives a stream's values.
  var watchers: [Symbol: StreamRow] = [:]
  /// What the elements of a library's paths are wrapped in.
  var stepTypes: Set<Symbol> = []
  /// By the name of the call that runs a method of what it is given, that of the method; and the other way round.
  var runs: [Symbol: Symbol] = [:]
  /// By the name of the call that sends; those by which modifiers send what a binding is set to.
  var messages: [Symbol: MessageRow] = [:]
  var sentBindings: Set<Symbol> = []
  /// By the name of the modifier that receives; those that show what they receive.
  var receivers: [Symbol: MessageRow] = [:]
  var shownMessages: Set<Symbol> = []
  /// Modifiers whose closure puts one route in the place of another.
  var replacements: Set<Symbol> = []
  /// Names that only rules ask about.
  var watched: Set<Symbol> = []
  /// Every name that some row speaks of.
  var names: Set<Symbol> = []
  /// Where each name first stands in the dialects.
  private var order: [Symbol: Int] = [:]

  init(_ dialects: [Dialect], symbols: SymbolTable) {
    func find(_ text: String) -> Symbol? {
      guard let name = symbols.find(text) else { return nil }
      if order[name] == nil { order[name] = order.count }
      return name
    }
    for dialect in dialects {
      presentableSuffixes += dialect.presentableSuffixes
      for row in dialect.calls { if let name = find(row.name) { calls[name, default: []].append(row) } }
      for row in dialect.presentations { if let name = find(row.name) { presentations[name, default: []].append(row) } }
      for row in dialect.registrations { if let name = find(row.name) { registrations[name, default: []].append(row) } }
      for row in dialect.containers { if let name = find(row.name) { containers[name] = row } }
      for (opener, scene) in dialect.openers.sorted(by: { $0.key < $1.key }) {
        if let opener = find(opener), let scene = find(scene) { openers[opener] = scene }
      }
      for (value, type) in dialect.actions { if let value = symbols.find(value), let type = symbols.find(type) { actions[value] = type } }
      for row in dialect.selections { if let name = find(row.name) { selections.append((name, row)) } }
      for row in dialect.links { if let name = find(row.name) { links[name, default: []].append(row) } }
      for row in dialect.assignments { if let name = find(row.name) { assignments[name] = row } }
      for row in dialect.wrappers { if let name = find(row.name) { wrappers[name] = row } }
      for row in dialect.frames {
        if let name = find(row.type) { frames[name] = row }
        watched.formUnion([row.type].compactMap(find) + row.shows.compactMap { find($0.name) } + row.frames.compactMap(find))
      }
      for row in dialect.frameCalls {
        if let name = find(row.name) { frameCalls[name] = row }
        watched.formUnion([row.name].compactMap(find))
      }
      for row in dialect.storyboards { if let name = find(row.name) { storyboards[name] = row } }
      for row in dialect.scenes { if let name = find(row.name) { scenes[name, default: []].append(row) } }
      wrapperTypes.formUnion(dialect.wrapperTypes.compactMap(find))
      sequenceTypes.formUnion(dialect.sequenceTypes.compactMap(find))
      libraryTypes.formUnion(dialect.libraryTypes.compactMap(find))
      sectionedLists.formUnion(dialect.sectionedLists.compactMap(find))
      sections.formUnion(dialect.sections.compactMap(find))
      for row in dialect.genericMembers {
        if let member = find(row.member), let type = find(row.type) { genericMembers[member, default: []].append((type, row.argument, row.nested)) }
      }
      for (step, manner) in dialect.steps { if let name = find(step) { steps[name] = manner } }
      for row in dialect.lenses {
        guard let name = find(row.name) else { continue }
        lenses[name] = row
        for part in row.parts {
          if let method = find(part.name), parts[method]?.contains(where: { $0.label == part.label }) != true {
            parts[method, default: []].append(part)
          }
        }
        arrivals.formUnion(row.arrivals.compactMap(find))
        for send in row.sends { if let method = find(send) { sends[method] = row } }
        for effect in row.effects { if let type = find(effect) { effects[type] = row } }
      }
      for row in dialect.writtenTypes {
        guard let attribute = find(row.attribute) else { continue }
        for member in row.members { if let name = find(member) { writtenTypes[name, default: []].insert(attribute) } }
      }
      for row in dialect.carriers { if let name = find(row.type) { carriers[name] = row } }
      identities.formUnion(dialect.identities.compactMap(find))
      for row in dialect.bases { if let parameter = find(row.parameter), let member = find(row.member) { bases[parameter] = member } }
      surroundings.formUnion(dialect.surroundings.compactMap(find))
      routeMarks.formUnion(dialect.routeMarks.compactMap(find))
      manners += dialect.manners.compactMap(find)
      if !dialect.textCalls.isEmpty { textRouters.append(TextRouter(id: dialect.id, routes: dialect.textRoutes, calls: dialect.textCalls)) }
      contents += dialect.contents.compactMap(find)
      for row in dialect.handovers { if let name = find(row.name) { handovers[name, default: []].append(row) } }
      views.formUnion(dialect.views.compactMap(find))
      contentTypes.formUnion(dialect.contentTypes.compactMap(find))
      for row in dialect.pages {
        if let name = find(row.name) { pages[name] = row }
        if let maker = find(row.maker) { pageMakers.insert(maker) }
      }
      for row in dialect.pageSources {
        pageSources.append(row)
        pagers.formUnion(row.pagers.compactMap(find))
      }
      for row in dialect.handlers { if let name = find(row.name) { handlers.append((name, row)) } }
      for row in dialect.triggers { if let name = find(row.name) { triggers[name, default: []].append(row) } }
      for row in dialect.routeProperties { if let name = find(row.attribute) { routeProperties[name] = row } }
      for row in dialect.closures { if let name = find(row.name) { closures[name, default: []].append(row) } }
      viewControllerBases.formUnion(dialect.viewControllerBases.compactMap(find))
      bareControllers.formUnion(dialect.bareControllers.compactMap(find))
      viewProtocols.formUnion(dialect.viewProtocols.compactMap(find))
      for row in dialect.provisions { if let name = find(row.name) { provisions[name] = row } }
      for row in dialect.factories {
        if let name = find(row.type) { factories[name] = row }
        factoryCalls.formUnion(row.calls.compactMap(find))
      }
      injections.formUnion(dialect.injections.compactMap(find))
      storages.formUnion(dialect.storages.compactMap(find))
      for row in dialect.streams {
        streams.append(row)
        for watcher in row.watchers + row.modifiers + row.observers { if let name = find(watcher) { watchers[name] = row } }
        watched.formUnion((row.feeds + row.holders + row.binders + row.assigners).compactMap(find))
      }
      for (call, method) in dialect.runs { if let call = find(call), let method = find(method) { runs[call] = method } }
      for row in dialect.messages {
        for sender in row.senders.compactMap(find) { messages[sender] = row }
        sentBindings.formUnion(row.bindings.compactMap(find))
        for receiver in row.receivers.compactMap(find) { receivers[receiver] = row }
        shownMessages.formUnion(row.shows.compactMap(find))
      }
      for row in dialect.announcements {
        announcements.append(row)
        watched.formUnion(([row.post] + row.observers.map(\.call)).compactMap(find))
      }
      grants += dialect.grants
      launchers.formUnion(dialect.launchers.compactMap(find))
      for (base, method) in dialect.templates { if let base = find(base), let method = find(method) { templates[base] = method } }
      scopedStates += dialect.scopedStates
      for row in dialect.scopedStates { if case .element(let wrapper) = row.mark, let name = find(wrapper) { stepTypes.insert(name) } }
      for row in dialect.scopedStates { watched.formUnion(([row.name] + row.joins).compactMap(find)) }
      watched.formUnion(dialect.watched.compactMap(find))
      replacements.formUnion(dialect.replacements.compactMap(find))
    }
    names = Set(calls.keys).union(openers.keys).union(presentations.keys).union(registrations.keys).union(containers.keys).union(links.keys)
      .union(wrappers.keys).union(selections.map(\.name)).union(storyboards.keys).union(scenes.keys).union(parts.keys).union(sends.keys).union(arrivals).union(lenses.keys).union(triggers.keys).union(handovers.keys).union(provisions.keys)
      .union(textRouters.flatMap(\.calls).compactMap { symbols.find($0.name) }).union(watched).union(replacements)
      .union(messages.keys).union(runs.keys).union(sentBindings).union(receivers.keys).union(shownMessages)
      .union(handlers.filter(\.row.isMade).map(\.name))
    for row in textRouters.flatMap(\.routes) {
      switch row.form {
      case .call(let name), .construction(let name, _, _), .answer(let name): if let name = symbols.find(name) { names.insert(name) }
      case .type: continue
      }
    }
  }

  /// Rows in the order of the dialects. Symbols are numbered as workers come to them, which must not show.
  func inOrder<Row>(_ rows: [Symbol: Row]) -> [(key: Symbol, value: Row)] {
    // Not to hand all of the index to each comparison.
    let order = order
    return rows.sorted { order[$0.key] ?? .max < order[$1.key] ?? .max }
  }
}

/// One dialect's ways to say which screen stands under a path, and to go to one.
struct TextRouter: Sendable {
  /// The dialect's.
  var id: String
  var routes: [TextRouteRow]
  var calls: [TextCallRow]
}
