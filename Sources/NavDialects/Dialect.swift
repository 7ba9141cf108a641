/// A framework's vocabulary of navigation, as a table. If a framework needs code, the table lacks a column: add the column.
public struct Dialect: Sendable {
  public var id: String
  /// The modules of which a program must import one for the dialect to be spoken in it; empty: it always is.
  public var modules: [String]
  /// Names that the library's own source declares, all of them, where a program may have a module or a folder of the library's name
  /// that is its own; empty: a module of that name, which others import, is the library. A program that declares them all has the
  /// library's source among its own and speaks the dialect without an import.
  public var landmarks: [String]
  /// Types of screens: what their subclasses and conformers show fills a stack level, a modal, a tab or a window.
  public var viewControllerBases: [String]
  /// View controllers that show nothing of their own, but what is put into them.
  public var bareControllers: [String]
  public var viewProtocols: [String]
  /// How the names of a library's protocols end that stand for view controllers.
  public var presentableSuffixes: [String]
  /// Calls whose argument is shown: `pushViewController(vc, animated: true)`.
  public var calls: [CallRow]
  /// Modifiers that present when their state says so: `.sheet(item: $x) { … }`.
  public var presentations: [PresentationRow]
  /// Modifiers that map values to screens: `.navigationDestination(for: T.self) { … }`.
  public var registrations: [RegistrationRow]
  /// Constructors whose content is a screen of its own: `NavigationStack { … }`, `WindowGroup { … }`.
  public var containers: [ContainerRow]
  /// Scenes by the calls and views that open them where no id is asked for: `Settings` by `openSettings()`.
  public var openers: [String: String]
  /// Types of values of the environment that are called as functions are, by the values' names: `openWindow` is an `OpenWindowAction`.
  public var actions: [String: String]
  /// Constructors whose selection says what is shown: `TabView(selection: $tab)`.
  public var selections: [SelectionRow]
  /// Constructors that lead somewhere when tapped: `NavigationLink(value:)`.
  public var links: [LinkRow]
  /// Properties whose assignment shows what is assigned: `window.rootViewController = …`.
  public var assignments: [AssignmentRow]
  /// Types that carry the screen they are made with: `UIHostingController(rootView:)`.
  public var wrappers: [WrapperRow]
  /// Objects that are no screens but have one on them: windows, popovers.
  public var frames: [FrameRow]
  /// Calls that show such an object.
  public var frameCalls: [FrameCallRow]
  /// Types that stand for a storyboard: `UIStoryboard(name:)`.
  public var storyboards: [StoryboardRow]
  /// Calls that make a scene of the storyboard they are called on: `instantiateViewController(withIdentifier:)`.
  public var scenes: [SceneRow]
  /// Generic types of the library that stand for what they are made of: `Route<Screen>`.
  public var wrapperTypes: [String]
  /// Those that hold several values of their first generic argument: `Routes<Screen>`.
  public var sequenceTypes: [String]
  /// Other generic types of the library that rows speak of. The library's own source, where it stands beside an app, does not
  /// say more of them than the rows.
  public var libraryTypes: [String]
  /// Members of the library's objects that are of one of the type's generic arguments: `router.presentedSheet`.
  public var genericMembers: [GenericMemberRow]
  /// Lists that are made of sections, and give an item for the place of one: `dataSource[indexPath]`.
  public var sectionedLists: [String]
  /// Sections whose second generic argument is the type of their items.
  public var sections: [String]
  /// Members that lay a value on a path in one manner: `[.root(.home), .sheet(.help)]`.
  public var steps: [String: Manner]
  /// Types whose members are those of the state they are made around: `StoreOf<Feature>`.
  public var lenses: [LensRow]
  /// Nested types that a macro writes: `Destination.State` of `@Reducer enum Destination`.
  public var writtenTypes: [WrittenTypeRow]
  /// Events that carry those of children: `.element(id: id, action: .deleted)`.
  public var carriers: [CarrierRow]
  /// Closures whose parameters nothing in the program declares: `Reduce { state, action in … }`.
  public var closures: [ClosureRow]
  /// Members of the library's objects that stand for the object itself: `coordinator.strongRouter`.
  public var identities: [String]
  /// Types of the library that are extended by what they are around.
  public var bases: [BaseRow]
  /// Members of a screen that give what is around it: `screen.tabBarController`.
  public var surroundings: [String]
  /// Properties of the library's objects that hold what they show: `root` of a flow.
  public var contents: [String]
  /// Functions that the library calls with a route.
  /// Methods of the library's objects that give a view of what they show: `coordinator.getView()`.
  public var views: [String]
  /// Names of nested types that the library makes as the content of the view that names them: `typealias Content = CartContent`.
  public var contentTypes: [String]
  /// Calls that give what a route's own function makes: `tabs.getCoordinator(with: page)`.
  public var pages: [PageRow]
  /// Methods of data sources that give a pager its pages.
  public var pageSources: [PageSourceRow]
  public var handlers: [HandlerRow]
  /// Calls by which a handler hands over what it has shown, and who says the routes from there.
  public var handovers: [HandoverRow]
  /// Calls that show a route as its handler says.
  public var triggers: [TriggerRow]
  /// Attributes whose properties are routes.
  public var routeProperties: [RoutePropertyRow]
  /// Attributes of a type that name the routes it takes: `@Coordinator(ShopRoute.self)`.
  public var routeMarks: [String]
  /// Properties of a route that say how it appears.
  public var manners: [String]
  public var textRoutes: [TextRouteRow]
  public var textCalls: [TextCallRow]
  /// Values that are sent to whoever receives their type.
  public var messages: [MessageRow]
  /// Modifiers whose closure is given a route and gives back the one that is shown in its place.
  public var replacements: [String]
  /// Calls that lead nowhere themselves, but that rules ask about: `dismiss`.
  public var watched: [String]
  /// Properties of a reducer's state that need an operator of the reducer: `@Presents var x`.
  public var scopedStates: [ScopedStateRow]
  /// Calls that tell a container what to make for a type: `register(P.self) { … }`.
  public var provisions: [ProvisionRow]
  /// Generic types whose values make something: `Factory<Menu>`.
  public var factories: [FactoryRow]
  /// Attributes whose properties hold what the factory makes that a key path names: `@Injected(\.menu) var menu`.
  public var injections: [String]
  /// Attributes whose properties are one state where they name the same key: `@AppStorage("key") var x`.
  public var storages: [String]
  /// Streams of values.
  public var streams: [StreamRow]
  /// Notifications: what posts one, and what waits for it.
  public var announcements: [AnnouncementRow]
  /// What a library's protocols add to the types that conform to them.
  public var grants: [GrantRow]
  /// Base classes with the name of the method that a class below them overrides: all of the library's methods of that name run the
  /// override, with arguments of its own making.
  public var templates: [String: String]
  /// Calls by which the library runs a method of what they are given first: `navigator.start(flow)`.
  public var runs: [String: String]
  /// Base classes of what begins an app: what their objects show on the screen that they were made with lies over the whole app.
  public var launchers: [String]

  public init(
    id: String, modules: [String] = [], landmarks: [String] = [], viewControllerBases: [String] = [], bareControllers: [String] = [], viewProtocols: [String] = [], presentableSuffixes: [String] = [],
    calls: [CallRow] = [],
    presentations: [PresentationRow] = [], registrations: [RegistrationRow] = [], containers: [ContainerRow] = [], openers: [String: String] = [:],
    actions: [String: String] = [:],
    selections: [SelectionRow] = [], links: [LinkRow] = [], assignments: [AssignmentRow] = [], wrappers: [WrapperRow] = [],
    frames: [FrameRow] = [], frameCalls: [FrameCallRow] = [], storyboards: [StoryboardRow] = [], scenes: [SceneRow] = [],
    wrapperTypes: [String] = [], sequenceTypes: [String] = [], libraryTypes: [String] = [], genericMembers: [GenericMemberRow] = [], sectionedLists: [String] = [], sections: [String] = [], steps: [String: Manner] = [:],
    lenses: [LensRow] = [], writtenTypes: [WrittenTypeRow] = [], carriers: [CarrierRow] = [], closures: [ClosureRow] = [],
    identities: [String] = [], bases: [BaseRow] = [], surroundings: [String] = [], contents: [String] = [], views: [String] = [], contentTypes: [String] = [], pages: [PageRow] = [], pageSources: [PageSourceRow] = [], handlers: [HandlerRow] = [], routeProperties: [RoutePropertyRow] = [],
    routeMarks: [String] = [], manners: [String] = [], handovers: [HandoverRow] = [], triggers: [TriggerRow] = [], textRoutes: [TextRouteRow] = [],
    textCalls: [TextCallRow] = [], messages: [MessageRow] = [], replacements: [String] = [], watched: [String] = [],
    scopedStates: [ScopedStateRow] = [],
    provisions: [ProvisionRow] = [], factories: [FactoryRow] = [], injections: [String] = [], storages: [String] = [], streams: [StreamRow] = [],
    announcements: [AnnouncementRow] = [], grants: [GrantRow] = [], templates: [String: String] = [:], runs: [String: String] = [:], launchers: [String] = []
  ) {
    self.id = id
    self.modules = modules
    self.landmarks = landmarks
    self.viewControllerBases = viewControllerBases
    self.bareControllers = bareControllers
    self.viewProtocols = viewProtocols
    self.presentableSuffixes = presentableSuffixes
    self.calls = calls
    self.presentations = presentations
    self.registrations = registrations
    self.containers = containers
    self.openers = openers
    self.actions = actions
    self.selections = selections
    self.links = links
    self.assignments = assignments
    self.wrappers = wrappers
    self.frames = frames
    self.frameCalls = frameCalls
    self.storyboards = storyboards
    self.scenes = scenes
    self.wrapperTypes = wrapperTypes
    self.sequenceTypes = sequenceTypes
    self.libraryTypes = libraryTypes
    self.sectionedLists = sectionedLists
    self.sections = sections
    self.genericMembers = genericMembers
    self.steps = steps
    self.lenses = lenses
    self.writtenTypes = writtenTypes
    self.carriers = carriers
    self.closures = closures
    self.identities = identities
    self.bases = bases
    self.surroundings = surroundings
    self.contents = contents
    self.views = views
    self.contentTypes = contentTypes
    self.pages = pages
    self.pageSources = pageSources
    self.handlers = handlers
    self.handovers = handovers
    self.triggers = triggers
    self.routeProperties = routeProperties
    self.routeMarks = routeMarks
    self.manners = manners
    self.textRoutes = textRoutes
    self.textCalls = textCalls
    self.messages = messages
    self.replacements = replacements
    self.watched = watched
    self.scopedStates = scopedStates
    self.provisions = provisions
    self.factories = factories
    self.injections = injections
    self.storages = storages
    self.streams = streams
    self.announcements = announcements
    self.grants = grants
    self.templates = templates
    self.runs = runs
    self.launchers = launchers
  }
}
