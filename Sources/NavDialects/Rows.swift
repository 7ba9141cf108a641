/// How the screen appears. The linker turns it into the graph's own kind.
public enum Manner: String, Sendable, CaseIterable {
  case push, sheet, fullScreenCover, popover, present, tab, split, root, window, child
  /// As the segue says whose identifier the argument is.
  case segue
}

extension Manner {
  /// What libraries call the ways a screen appears, as cases of their styles.
  public static let words: [String: Manner] = [
    "push": .push, "pushing": .push, "navigation": .push, "show": .push, "sheet": .sheet, "modal": .sheet, "detents": .sheet,
    "sheetConfig": .sheet, "resizableSheet": .sheet, "managedSheet": .sheet, "managedCover": .fullScreenCover,
    "cover": .fullScreenCover, "fullScreenCover": .fullScreenCover,
    "fullScreen": .fullScreenCover, "fullscreen": .fullScreenCover, "fullScreenCoverConfig": .fullScreenCover, "popover": .popover,
    "present": .present, "custom": .present, "root": .root, "setRoot": .root, "tab": .tab, "window": .window,
  ]
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
  /// Bases of the receiver's type, where the name alone would be too weak, `[]` for any array; empty: any receiver.
  public var receivers: [String]
  /// The type that the call makes a value of, where the name alone would be too weak; nil: any.
  public var result: String?
  /// Whether what is shown is a value, for which screens are registered by its type.
  public var byValue: Bool
  /// The argument whose case tells the manner; nil where the call always has the one of the row.
  public var mannerArgument: ArgumentSelector?
  /// All labels of the framework's own method, empty for parameters that have none, where programs like to add a longer one
  /// of its name; nil where they do not.
  public var ownLabels: [String]?
  /// Whether it shows a route in its own manner, whatever the route says of itself.
  public var isFirm: Bool

  public init(
    _ name: String, _ argument: ArgumentSelector, _ manner: Manner, requires: [String] = [], forbids: [String] = [],
    receivers: [String] = [], byValue: Bool = false, mannerArgument: ArgumentSelector? = nil, ownLabels: [String]? = nil,
    isFirm: Bool = false, result: String? = nil
  ) {
    self.result = result
    self.isFirm = isFirm
    self.ownLabels = ownLabels
    self.name = name
    self.argument = argument
    self.manner = manner
    self.requires = requires
    self.forbids = forbids
    self.receivers = receivers
    self.byValue = byValue
    self.mannerArgument = mannerArgument
  }
}

/// `.name(state: $x) { content }` presents its content while the state is true or has a value.
public struct PresentationRow: Sendable {
  /// `bound`: a flag or an item, as the type of what is bound says; of use where the argument is written as a binding, and where the
  /// program has no function of that name which takes it.
  public enum State: Sendable { case isPresented, item, bound }
  public var name: String
  /// The label of the binding; empty where it is the first argument and has none.
  public var label: String
  public var state: State
  public var manner: Manner
  /// The label of what is shown, where it is another than `content` or `destination`.
  public var content: String?
  /// The label of the path to the one case of the state that is shown.
  public var caseLabel: String?
  /// The label of the argument whose case tells the manner, where it is given.
  public var mannerLabel: String?
  /// Whether the item is a view and stands for the content, where none is given: `.sheet(item: $route)`.
  public var showsItem: Bool
  /// Whether a route may say itself how it appears; the framework's own presentations do as they are called.
  public var asRouteSays: Bool

  public init(
    _ name: String, _ label: String, _ state: State, _ manner: Manner, content: String? = nil, caseLabel: String? = nil,
    mannerLabel: String? = nil, showsItem: Bool = false, asRouteSays: Bool = false
  ) {
    self.showsItem = showsItem
    self.asRouteSays = asRouteSays
    self.mannerLabel = mannerLabel
    self.name = name
    self.label = label
    self.state = state
    self.manner = manner
    self.content = content
    self.caseLabel = caseLabel
  }
}

/// `.name(for: T.self) { value in content }`.
public struct RegistrationRow: Sendable {
  public var name: String
  public var label: String
  public var manner: Manner
  /// Whether the values are views and stand for the content, where none is given: `.navigationDestination(for: Route.self)`.
  public var showsValue: Bool
  /// Whether it must stand in the stack whose values it takes; false where a library keeps it elsewhere.
  public var needsStack: Bool
  public init(_ name: String, _ label: String, _ manner: Manner, showsValue: Bool = false, needsStack: Bool = true) {
    self.needsStack = needsStack
    self.showsValue = showsValue
    self.name = name
    self.label = label
    self.manner = manner
  }
}

/// `Name { content }`: the content is a screen of its own, or several.
public struct ContainerRow: Sendable {
  public var name: String
  public var manner: Manner
  /// The label of the binding to the stack's path or the selection, empty where it is the first argument and has none; nil where
  /// there is none.
  public var binding: String?
  /// Whether each child of the content is a screen (tabs), or the content as a whole is one.
  public var eachChild: Bool
  public var isStack: Bool
  public var isScene: Bool
  /// Whether the content is a menu, unless it is one view of the app's.
  public var isMenu: Bool
  /// Whether the content is what is shown first; false where it only maps the values of the path.
  public var hasRoot: Bool
  /// Whether children behind the first are shown beside it, as the detail of a split view.
  public var hasColumns: Bool
  /// Whether it links what it shows in the stack that it stands in, rather than bringing one.
  public var needsStack: Bool

  public init(
    _ name: String, _ manner: Manner, binding: String? = nil, eachChild: Bool = false, isStack: Bool = false, isScene: Bool = false, isMenu: Bool = false,
    hasRoot: Bool = true, hasColumns: Bool = false, needsStack: Bool = false
  ) {
    self.needsStack = needsStack
    self.hasColumns = hasColumns
    self.hasRoot = hasRoot
    self.name = name
    self.manner = manner
    self.binding = binding
    self.eachChild = eachChild
    self.isStack = isStack
    self.isScene = isScene
    self.isMenu = isMenu
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
  /// The label of the argument whose case tells the manner; a link pushes otherwise.
  public var mannerLabel: String?
  /// Whether the value is shown by its type, for which the stack must have a registration; false where the library shows it by itself.
  public var byValue: Bool
  public init(
    _ name: String, value: String?, destination: String?, states: [String], tag: String? = nil, mannerLabel: String? = nil, byValue: Bool = true
  ) {
    self.byValue = byValue
    self.mannerLabel = mannerLabel
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
  /// The receiver's type, where the name alone would be too weak; empty: any receiver.
  public var receivers: [String]
  public init(_ name: String, _ manner: Manner, isIndex: Bool = false, receivers: [String] = []) {
    self.receivers = receivers
    self.name = name
    self.manner = manner
    self.isIndex = isIndex
  }
}

/// `receiver.member` is of the generic argument of its receiver's type that stands at a place, and so is what a method of the name takes
/// first: `router.presentedSheet = .help` of `SimpleRouter<Destination, Sheet>`.
public struct GenericMemberRow: Sendable {
  public var type: String
  public var member: String
  /// Zero-based.
  public var argument: Int
  /// The type nested in that argument, where it is meant: `.destination(.cart)` of `FlowResult<ShopFlow>` takes a `ShopFlow.Destination`.
  public var nested: String?
  public init(_ type: String, _ member: String, argument: Int, nested: String? = nil) {
    self.nested = nested
    self.type = type
    self.member = member
    self.argument = argument
  }
}

/// A library's generic type that programs extend to add members to an object of theirs: `extension Reactive where Base: CartController`.
public struct BaseRow: Sendable {
  /// The generic parameter that the object's type stands for.
  public var parameter: String
  /// The member that gives the object.
  public var member: String
  public init(parameter: String, member: String) {
    self.parameter = parameter
    self.member = member
  }
}

/// `Name(label: screen)` stands for the screen.
public struct WrapperRow: Sendable {
  public var name: String
  /// The label of the screen's argument; nil for the first or trailing argument.
  public var label: String?
  /// The label of the case path, or the first argument where it has none, where the wrapper stands for one case of a state.
  public var caseLabel: String?
  /// The label of a list of others that it holds beside a screen of its own: the tabs of a group.
  public var members: String?
  public init(_ name: String, _ label: String?, caseLabel: String? = nil, members: String? = nil) {
    self.members = members
    self.name = name
    self.label = label
    self.caseLabel = caseLabel
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
