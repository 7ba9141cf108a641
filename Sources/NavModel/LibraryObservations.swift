import NavSource

/// An arm of a handler, which a library calls with a route, that does nothing for routes which no other arm answers.
public struct HandlerGap: Sendable, Hashable {
  /// The arm.
  public var place: Place
  /// The handler's name: `prepareTransition`.
  public var handler: String
  /// What holds it.
  public var owner: String?
  public var isDefault: Bool
  /// In declaration order.
  public var routes: [Route]

  public struct Route: Sendable, Hashable {
    /// `RouteCase.id`
    public var id: String
    public var place: Place
    /// Where code hands it to the library, sorted.
    public var triggers: [Place]

    public init(id: String, place: Place, triggers: [Place]) {
      self.id = id
      self.place = place
      self.triggers = triggers
    }
  }

  public init(place: Place, handler: String, owner: String?, isDefault: Bool, routes: [Route]) {
    self.place = place
    self.handler = handler
    self.owner = owner
    self.isDefault = isDefault
    self.routes = routes
  }
}

/// A path of text that a router is told, under which nothing stands. Said only where all that stands under paths was read.
public struct UnknownPath: Sendable, Hashable {
  public var place: Place
  public var path: String
  /// The id of the router's dialect.
  public var library: String
  /// The paths and patterns that there are, sorted.
  public var known: [String]

  public init(place: Place, path: String, library: String, known: [String]) {
    self.place = place
    self.path = path
    self.library = library
    self.known = known
  }
}

/// A modal that a library puts up without a stack in it, though what it shows pushes.
public struct StacklessModal: Sendable, Hashable {
  /// The call that presents.
  public var place: Place
  public var screen: String
  /// Where the screen pushes, sorted.
  public var pushes: [Place]
  /// The label of the flag that brings a stack.
  public var flag: String
  /// What is presented, where the flag can be written behind it.
  public var argument: CodePiece?

  public init(place: Place, screen: String, pushes: [Place], flag: String, argument: CodePiece? = nil) {
    self.place = place
    self.screen = screen
    self.pushes = pushes
    self.flag = flag
    self.argument = argument
  }
}

/// A call that attaches a child to a router which detaches none.
public struct LastingChild: Sendable, Hashable {
  public var place: Place
  /// The router's type.
  public var router: String
  /// The function that holds the call.
  public var function: String
  /// Whether it is attached only where none is kept, so that there is one at most.
  public var isFirstAsked: Bool

  public init(place: Place, router: String, function: String, isFirstAsked: Bool = false) {
    self.place = place
    self.router = router
    self.function = function
    self.isFirstAsked = isFirstAsked
  }
}
