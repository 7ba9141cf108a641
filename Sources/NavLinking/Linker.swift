import NavDialects
import NavFacts
import NavModel
import NavSource

/// What a link needs beside the facts.
public struct LinkOptions: Sendable {
  /// Screen types that are entries although no code says so.
  public var entryPoints: [String]
  /// Rows of a project's own dialect.
  public var rows: [DialectRow]
  /// What storyboards, xibs and the files that speak of them say.
  public var interface: InterfaceFacts
  /// How many steps following values may take in all, after which they are said to be unknown; nil for what the program's size warrants.
  package var steps: Int?

  public init(entryPoints: [String] = [], rows: [DialectRow] = [], interface: InterfaceFacts = InterfaceFacts()) {
    self.entryPoints = entryPoints
    self.rows = rows
    self.interface = interface
  }
}

/// Joins the facts of all files into one graph.
public enum Linker {
  /// The graph of a program.
  ///
  /// Never fails: what cannot be told is said so in the graph. The result does not depend on the order in which names
  /// were interned, and equal inputs give equal graphs.
  /// - Complexity: near linear in the number of nodes; each question of flow is bounded on its own.
  public static func link(_ bundle: consuming FactsBundle, options: LinkOptions = LinkOptions()) -> NavigationGraph {
    var bundle = consume bundle
    bundle.leaveOutLibraries(Dialect.all)
    let names = Names(&bundle.symbols)
    let storyboards = StoryboardScenes(options.interface, &bundle.symbols)
    let words = StoryboardWords(&bundle.symbols)
    let program = Program(consume bundle)
    let dialects = Dialect.all + [Dialect(own: options.rows)]
    let linkage = Linkage(program: program, names: names, dialects: dialects, storyboards: storyboards, storyboardWords: words)
    if let steps = options.steps { linkage.effort = Effort(allowed: steps) }
    linkage.sites = SiteIndex(linkage)
    linkage.findMappings()

    let flow = SinkFlow(linkage)
    flow.run()

    let builder = GraphBuilder(linkage, flow)
    let table = MappingTable(linkage, flow: flow, screenID: builder.id)
    let live = Liveness(linkage, entries: options.entryPoints)
    let uses = RouteUses(linkage, flow: flow, table: table, isLive: live.isLive)
    let chosen = ChosenRoutes(linkage, flow, builder, isLive: live.isLive)
    let nested = NamespaceRoutes(linkage, flow, builder, isLive: live.isLive)
    let typed = TypeRoutes(linkage, flow, builder, isLive: live.isLive)
    let drawn = InterfaceLinker.link(linkage, flow, builder)
    var shown = builder.shownScreens(table, uses).union(drawn.screens).union(chosen.screens).union(nested.screens).union(typed.screens)
    let twins = builder.twins(of: shown)
    shown.formUnion(twins.all.map { .project($0) })
    let owners = OwnerFinder(
      linkage, flow: flow, screens: Set(shown.compactMap { if case .project(let id) = $0 { id } else { nil } }),
      inlineParts: builder.inlineParts(table, uses, besides: shown), isLive: live.isLive)

    var graph = NavigationGraph()
    let entries = EntryBuilder(linkage, flow, builder)
    graph.transitions = builder.transitions(table, uses, owners, drawn.transitions, entries, twins, isLive: live.isLive)
    let others = [chosen.routeTypes, nested.routeTypes, typed.routeTypes].joined()
    graph.routeTypes = (builder.routeTypes(uses, table) + others).sorted { ($0.id, $0.place) < ($1.id, $1.place) }
    let otherMappings = [chosen.mappings, nested.mappings, typed.mappings].joined()
    graph.mappings = (builder.mappings(uses, table) + otherMappings).sorted { ($0.place, $0.routeType) < ($1.place, $1.routeType) }
    graph.screens = shown.map(builder.screen)
    graph.unresolved = flow.unresolved.map {
      UnresolvedTransition(place: program.place($0.site), kind: Transition.Kind(rawValue: $0.manner.rawValue) ?? .push, reason: $0.reason)
    }.sorted { ($0.place, $0.reason, $0.kind.rawValue) < ($1.place, $1.reason, $1.kind.rawValue) }
    graph.entries = entries.finish(drawn: drawn.transitions, screens: graph.screens, named: options.entryPoints)
    graph.rootFirstPushes()
    // Made by a storyboard or xib: whatever the code says, it may be shown.
    let outside = linkage.storyboards.madeNames(linkage.program.symbols)
    Reachability.complete(
      &graph, linkage, builder, uses: ScreenUses(linkage, flow: flow, routes: uses, live: live), shown: shown,
      outside: outside, twins: twins)
    ObservationBuilder.complete(&graph, linkage, flow, builder, routes: uses.types, live: live)
    for index in graph.screens.indices where graph.screens[index].reachability == .no {
      let name = graph.screens[index].id.split(separator: ".").last.map(String.init) ?? graph.screens[index].id
      // Where not all was followed, the way there may be among the rest.
      if linkage.effort.isSpent || outside.contains(name) || outside.contains(graph.screens[index].id) { graph.screens[index].reachability = .unknown }
    }
    // Two folders without a module of their own may declare screens of one name.
    graph.screens.sort { ($0.id, $0.place?.file ?? "", $0.place?.line ?? 0) < ($1.id, $1.place?.file ?? "", $1.place?.line ?? 0) }
    return graph
  }
}

extension Dialect {
  /// The rows of a project's settings as a dialect of its own.
  init(own rows: [DialectRow]) {
    self.init(
      id: "settings",
      calls: rows.map { row in
        let argument: ArgumentSelector =
          switch row.argument {
          case .position(let position): .position(position)
          case .label(let label): .label(label)
          }
        return CallRow(
          row.callee, argument, Manner(rawValue: row.kind.rawValue) ?? .push, receivers: row.receiver.map { [$0] } ?? [])
      })
  }
}
