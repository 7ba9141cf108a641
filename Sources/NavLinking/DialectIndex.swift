import NavDialects
import NavFacts

/// The rows of the dialects in force, by the symbols of their names.
struct DialectIndex: Sendable {
  var calls: [Symbol: [CallRow]] = [:]
  var presentations: [Symbol: [PresentationRow]] = [:]
  var registrations: [Symbol: [RegistrationRow]] = [:]
  var containers: [Symbol: ContainerRow] = [:]
  var selections: [(name: Symbol, row: SelectionRow)] = []
  var links: [Symbol: [LinkRow]] = [:]
  var assignments: [Symbol: AssignmentRow] = [:]
  var wrappers: [Symbol: WrapperRow] = [:]
  var storyboards: [Symbol: StoryboardRow] = [:]
  var scenes: [Symbol: [SceneRow]] = [:]
  var presentableSuffixes: [String] = []
  var viewControllerBases: Set<Symbol> = []
  var viewProtocols: Set<Symbol> = []
  var wrapperTypes: Set<Symbol> = []
  var sequenceTypes: Set<Symbol> = []
  /// Types that a library declares, whether or not its source is seen.
  var libraryTypes: Set<Symbol> = []
  var steps: [Symbol: Manner] = [:]
  /// By the name of the type.
  var lenses: [Symbol: LensRow] = [:]
  /// By the name of the method, with the type's name.
  var parts: [Symbol: [PartRow]] = [:]
  var sends: [Symbol: LensRow] = [:]
  /// The attributes that write nested types, by the names of these.
  var writtenTypes: [Symbol: Set<Symbol>] = [:]
  var closures: [Symbol: [ClosureRow]] = [:]
  var identities: Set<Symbol> = []
  /// The first that a type has counts.
  var contents: [Symbol] = []
  var handlers: [(name: Symbol, row: HandlerRow)] = []
  var triggers: [Symbol: [TriggerRow]] = [:]
  var routeProperties: [Symbol: RoutePropertyRow] = [:]
  var routeMarks: Set<Symbol> = []
  var manners: [Symbol] = []
  /// The dialects in force that know screens by paths of text.
  var textRouters: [TextRouter] = []
  var scopedStates: [ScopedStateRow] = []
  /// Names that only rules ask about.
  var watched: Set<Symbol> = []
  /// Every name that some row speaks of.
  var names: Set<Symbol> = []

  init(_ dialects: [Dialect], symbols: SymbolTable) {
    for dialect in dialects where dialect.modules.isEmpty || dialect.modules.contains(where: { symbols.find($0) != nil }) {
      presentableSuffixes += dialect.presentableSuffixes
      for row in dialect.calls { if let name = symbols.find(row.name) { calls[name, default: []].append(row) } }
      for row in dialect.presentations { if let name = symbols.find(row.name) { presentations[name, default: []].append(row) } }
      for row in dialect.registrations { if let name = symbols.find(row.name) { registrations[name, default: []].append(row) } }
      for row in dialect.containers { if let name = symbols.find(row.name) { containers[name] = row } }
      for row in dialect.selections { if let name = symbols.find(row.name) { selections.append((name, row)) } }
      for row in dialect.links { if let name = symbols.find(row.name) { links[name, default: []].append(row) } }
      for row in dialect.assignments { if let name = symbols.find(row.name) { assignments[name] = row } }
      for row in dialect.wrappers { if let name = symbols.find(row.name) { wrappers[name] = row } }
      for row in dialect.storyboards { if let name = symbols.find(row.name) { storyboards[name] = row } }
      for row in dialect.scenes { if let name = symbols.find(row.name) { scenes[name, default: []].append(row) } }
      wrapperTypes.formUnion(dialect.wrapperTypes.compactMap { symbols.find($0) })
      sequenceTypes.formUnion(dialect.sequenceTypes.compactMap { symbols.find($0) })
      libraryTypes.formUnion(dialect.libraryTypes.compactMap { symbols.find($0) })
      for (step, manner) in dialect.steps { if let name = symbols.find(step) { steps[name] = manner } }
      for row in dialect.lenses {
        guard let name = symbols.find(row.name) else { continue }
        lenses[name] = row
        for part in row.parts {
          if let method = symbols.find(part.name), parts[method]?.contains(where: { $0.label == part.label }) != true {
            parts[method, default: []].append(part)
          }
        }
        for send in row.sends { if let method = symbols.find(send) { sends[method] = row } }
      }
      for row in dialect.writtenTypes {
        guard let attribute = symbols.find(row.attribute) else { continue }
        for member in row.members { if let name = symbols.find(member) { writtenTypes[name, default: []].insert(attribute) } }
      }
      identities.formUnion(dialect.identities.compactMap { symbols.find($0) })
      routeMarks.formUnion(dialect.routeMarks.compactMap { symbols.find($0) })
      manners += dialect.manners.compactMap { symbols.find($0) }
      if !dialect.textCalls.isEmpty { textRouters.append(TextRouter(id: dialect.id, routes: dialect.textRoutes, calls: dialect.textCalls)) }
      contents += dialect.contents.compactMap { symbols.find($0) }
      for row in dialect.handlers { if let name = symbols.find(row.name) { handlers.append((name, row)) } }
      for row in dialect.triggers { if let name = symbols.find(row.name) { triggers[name, default: []].append(row) } }
      for row in dialect.routeProperties { if let name = symbols.find(row.attribute) { routeProperties[name] = row } }
      for row in dialect.closures { if let name = symbols.find(row.name) { closures[name, default: []].append(row) } }
      viewControllerBases.formUnion(dialect.viewControllerBases.compactMap { symbols.find($0) })
      viewProtocols.formUnion(dialect.viewProtocols.compactMap { symbols.find($0) })
      scopedStates += dialect.scopedStates
      for row in dialect.scopedStates { watched.formUnion(([row.name] + row.joins).compactMap { symbols.find($0) }) }
      watched.formUnion(dialect.watched.compactMap { symbols.find($0) })
    }
    names = Set(calls.keys).union(presentations.keys).union(registrations.keys).union(containers.keys).union(links.keys)
      .union(wrappers.keys).union(selections.map(\.name)).union(storyboards.keys).union(scenes.keys).union(parts.keys).union(sends.keys).union(triggers.keys)
      .union(textRouters.flatMap(\.calls).compactMap { symbols.find($0.name) }).union(watched)
    for row in textRouters.flatMap(\.routes) {
      switch row.form {
      case .call(let name), .construction(let name, _), .answer(let name): if let name = symbols.find(name) { names.insert(name) }
      case .type: continue
      }
    }
  }
}

/// One dialect's ways to say which screen stands under a path, and to go to one.
struct TextRouter: Sendable {
  /// The dialect's.
  var id: String
  var routes: [TextRouteRow]
  var calls: [TextCallRow]
}
