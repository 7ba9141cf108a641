/// A function of the program that a library calls with a route: what it does for each case is what the case shows.
public struct HandlerRow: Sendable {
  public var name: String
  /// The label of the route; nil where it has none.
  public var label: String?
  /// Members that the function gives back to say what is shown: `return .push(viewController)`.
  public var shown: [ShownRow]
  /// The member that it gives back to say that nothing is.
  public var nothing: String
  /// Whether the name is that of a type which is made with a closure that does so: `Router { route in … }`.
  public var isMade: Bool

  public init(_ name: String, label: String?, shown: [ShownRow] = [], nothing: String, isMade: Bool = false) {
    self.isMade = isMade
    self.name = name
    self.label = label
    self.shown = shown
    self.nothing = nothing
  }
}

/// `.name(screen)`: what the first argument is, is shown.
public struct ShownRow: Sendable {
  public var name: String
  public var manner: Manner
  public init(_ name: String, _ manner: Manner) {
    self.name = name
    self.manner = manner
  }
}

/// `receiver.name(… route …)`: the route is shown as its handler or its declaration says.
public struct TriggerRow: Sendable {
  public var name: String
  public var argument: ArgumentSelector
  /// How it appears, where the trigger decides that rather than the route.
  public var manner: Manner?
  /// Whether it says what the object around shows first: `super.init(initialRoute: .home)`.
  public var isInitial: Bool
  /// The label of the argument that tells which of several is shown first.
  public var first: String?
  /// Whether nothing is shown by the call itself: whoever shows the object shows it.
  public var isHeld: Bool
  /// Whether the route is handed up to whoever began the flow around.
  public var isForwarded: Bool

  public init(
    _ name: String, _ argument: ArgumentSelector, _ manner: Manner? = nil, isInitial: Bool = false, first: String? = nil, isHeld: Bool = false,
    isForwarded: Bool = false
  ) {
    self.isForwarded = isForwarded
    self.first = first
    self.isHeld = isHeld
    self.name = name
    self.argument = argument
    self.manner = manner
    self.isInitial = isInitial
  }
}

/// `.name(label: shown, from: source)`: what is shown, or a flow that begins, and the object whose routes come to the handler from then on,
/// or the first of which the flow begins with.
public struct HandoverRow: Sendable {
  public var name: String
  public var shown: String
  public var source: String

  public init(_ name: String, _ shown: String, from source: String) {
    self.name = name
    self.shown = shown
    self.source = source
  }
}

/// `receiver.name(label: page)` gives the object that the page's function `maker` makes; the page maps to what that shows first. Where
/// the page is not told, it may be any case of the receiver's generic argument.
public struct PageRow: Sendable {
  public var name: String
  public var label: String
  public var maker: String

  public init(_ name: String, _ label: String, maker: String) {
    self.name = name
    self.label = label
    self.maker = maker
  }
}

/// `@Name(.push) var detail = makeDetail`: the property is a route, shown as the attribute says.
public struct RoutePropertyRow: Sendable {
  public var attribute: String
  public var manner: Manner
  /// Labels of the attribute that tell another manner.
  public var labels: [String: Manner]

  public init(_ attribute: String, _ manner: Manner, labels: [String: Manner] = [:]) {
    self.attribute = attribute
    self.manner = manner
    self.labels = labels
  }
}

/// Screens that stand under a path of text.
public struct TextRouteRow: Sendable {
  public enum Form: Sendable {
    /// `receiver.name("path") { content }`
    case call(name: String)
    /// A type that conforms to `base`, whose property `path` is the text, and whose property `build` makes the screen.
    case type(base: String, path: String, build: String)
    /// `Name(path: "path") { content }`. Where it may have no path, `otherwise` is the pattern that stands in its place; its paths go
    /// on from those of the constructions around.
    case construction(name: String, path: String, otherwise: String? = nil)
    /// `receiver.name("path") { … }`, which answers the path and shows nothing that is known.
    case answer(name: String)
  }
  public var form: Form
  public init(_ form: Form) { self.form = form }
}

/// `receiver.name(label: "path")` shows what stands under the path; of several paths, the last.
public struct TextCallRow: Sendable {
  public var name: String
  /// nil where the path has no label.
  public var label: String?
  public var manner: Manner
  /// The label of the argument whose case tells another manner.
  public var mannerLabel: String?
  /// The types of the objects that take a screen in the place of a path.
  public var screenTakers: [String]

  public init(_ name: String, _ label: String?, _ manner: Manner, mannerLabel: String? = nil, screenTakers: [String] = []) {
    self.screenTakers = screenTakers
    self.name = name
    self.label = label
    self.manner = manner
    self.mannerLabel = mannerLabel
  }
}
