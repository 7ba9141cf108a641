/// A framework's vocabulary of navigation, as a table. If a framework needs code, the table lacks a column: add the column.
public struct Dialect: Sendable {
  public var id: String
  /// Types of screens: what their subclasses and conformers show fills a stack level, a modal, a tab or a window.
  public var viewControllerBases: [String]
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
  /// Constructors whose selection says what is shown: `TabView(selection: $tab)`.
  public var selections: [SelectionRow]
  /// Constructors that lead somewhere when tapped: `NavigationLink(value:)`.
  public var links: [LinkRow]
  /// Properties whose assignment shows what is assigned: `window.rootViewController = …`.
  public var assignments: [AssignmentRow]
  /// Types that carry the screen they are made with: `UIHostingController(rootView:)`.
  public var wrappers: [WrapperRow]
  /// Types that stand for a storyboard: `UIStoryboard(name:)`.
  public var storyboards: [StoryboardRow]
  /// Calls that make a scene of the storyboard they are called on: `instantiateViewController(withIdentifier:)`.
  public var scenes: [SceneRow]

  public init(
    id: String, viewControllerBases: [String] = [], viewProtocols: [String] = [], presentableSuffixes: [String] = [],
    calls: [CallRow] = [],
    presentations: [PresentationRow] = [], registrations: [RegistrationRow] = [], containers: [ContainerRow] = [],
    selections: [SelectionRow] = [], links: [LinkRow] = [], assignments: [AssignmentRow] = [], wrappers: [WrapperRow] = [],
    storyboards: [StoryboardRow] = [], scenes: [SceneRow] = []
  ) {
    self.id = id
    self.viewControllerBases = viewControllerBases
    self.viewProtocols = viewProtocols
    self.presentableSuffixes = presentableSuffixes
    self.calls = calls
    self.presentations = presentations
    self.registrations = registrations
    self.containers = containers
    self.selections = selections
    self.links = links
    self.assignments = assignments
    self.wrappers = wrappers
    self.storyboards = storyboards
    self.scenes = scenes
  }
}

/// How the screen appears. The linker turns it into the graph's own kind.
public enum Manner: String, Sendable, CaseIterable {
  case push, sheet, fullScreenCover, popover, present, tab, split, root, window, child
  /// As the segue says whose identifier the argument is.
  case segue
}

/// Which argument of a call.
public enum ArgumentSelector: Sendable, Hashable {
  /// Zero-based, counted over all arguments.
  case position(Int)
  case label(String)
  /// What the call is made on: `launchRouter.launch(from: window)`.
  case receiver
}

/// `receiver.name(… argument …)` shows its argument.
public struct CallRow: Sendable {
  public var name: String
  public var argument: ArgumentSelector
  public var manner: Manner
  /// Labels that the call must have.
  public var requires: [String]
  /// Labels that it must not have.
  public var forbids: [String]
  /// Bases of the receiver's type, where the name alone would be too weak; empty: any receiver.
  public var receivers: [String]

  public init(
    _ name: String, _ argument: ArgumentSelector, _ manner: Manner, requires: [String] = [], forbids: [String] = [],
    receivers: [String] = []
  ) {
    self.name = name
    self.argument = argument
    self.manner = manner
    self.requires = requires
    self.forbids = forbids
    self.receivers = receivers
  }
}

/// `.name(state: $x) { content }` presents its content while the state is true or has a value.
public struct PresentationRow: Sendable {
  public enum State: Sendable { case isPresented, item }
  public var name: String
  /// The label of the binding.
  public var label: String
  public var state: State
  public var manner: Manner

  public init(_ name: String, _ label: String, _ state: State, _ manner: Manner) {
    self.name = name
    self.label = label
    self.state = state
    self.manner = manner
  }
}

/// `.name(for: T.self) { value in content }`.
public struct RegistrationRow: Sendable {
  public var name: String
  public var label: String
  public var manner: Manner
  public init(_ name: String, _ label: String, _ manner: Manner) {
    self.name = name
    self.label = label
    self.manner = manner
  }
}

/// `Name { content }`: the content is a screen of its own, or several.
public struct ContainerRow: Sendable {
  public var name: String
  public var manner: Manner
  /// The label of the binding to the stack's path or the selection; nil where there is none.
  public var binding: String?
  /// Whether each child of the content is a screen (tabs), or the content as a whole is one.
  public var eachChild: Bool
  public var isStack: Bool
  public var isScene: Bool
  /// Whether children behind the first are shown beside it, as the detail of a split view.
  public var hasColumns: Bool

  public init(
    _ name: String, _ manner: Manner, binding: String? = nil, eachChild: Bool = false, isStack: Bool = false, isScene: Bool = false,
    hasColumns: Bool = false
  ) {
    self.name = name
    self.manner = manner
    self.binding = binding
    self.eachChild = eachChild
    self.isStack = isStack
    self.isScene = isScene
    self.hasColumns = hasColumns
  }
}

/// `Name(selection: $x)` shows what `x` is set to.
public struct SelectionRow: Sendable {
  public var name: String
  public var label: String
  public var manner: Manner
  public init(_ name: String, _ label: String, _ manner: Manner) {
    self.name = name
    self.label = label
    self.manner = manner
  }
}

/// `Name(value: v)`, `Name(destination: …)`, `Name { destination } label: { … }`.
public struct LinkRow: Sendable {
  public var name: String
  public var valueLabel: String?
  public var destinationLabel: String?
  /// Labels of bindings that trigger it: `isActive`, `selection`.
  public var stateLabels: [String]
  /// The label of the value that the state must have.
  public var tagLabel: String?
  public init(_ name: String, value: String?, destination: String?, states: [String], tag: String? = nil) {
    self.name = name
    tagLabel = tag
    valueLabel = value
    destinationLabel = destination
    stateLabels = states
  }
}

/// `receiver.name = value` shows the value.
public struct AssignmentRow: Sendable {
  public var name: String
  public var manner: Manner
  /// Whether the value is an index into the receiver's tabs rather than a screen.
  public var isIndex: Bool
  public init(_ name: String, _ manner: Manner, isIndex: Bool = false) {
    self.name = name
    self.manner = manner
    self.isIndex = isIndex
  }
}

/// `Name(label: screen)` stands for the screen.
public struct WrapperRow: Sendable {
  public var name: String
  /// The label of the screen's argument; nil for the first or trailing argument.
  public var label: String?
  public init(_ name: String, _ label: String?) {
    self.name = name
    self.label = label
  }
}

/// `Name(label: "Main")` stands for the storyboard of that name.
public struct StoryboardRow: Sendable {
  public var name: String
  public var label: String
  /// Whether it holds scenes of the Mac.
  public var isMac: Bool
  public init(_ name: String, _ label: String, isMac: Bool) {
    self.name = name
    self.label = label
    self.isMac = isMac
  }
}

/// `storyboard.name(label: "Detail")` makes the scene of that identifier.
public struct SceneRow: Sendable {
  public var name: String
  /// The label of the identifier; nil where the storyboard's initial scene is made.
  public var label: String?
  public init(_ name: String, _ label: String?) {
    self.name = name
    self.label = label
  }
}
