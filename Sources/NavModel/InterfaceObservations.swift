import NavSource

/// What does not fit between the code and the storyboards and xibs beside it. Each array is sorted by place.
public struct InterfaceObservations: Sendable, Hashable {
  public var unknownSegues: [UnknownSegue] = []
  public var unknownStoryboards: [UnknownStoryboard] = []
  public var unknownIdentifiers: [UnknownSceneIdentifier] = []
  public var unknownClasses: [UnknownInterfaceClass] = []
  public var lostScenes: [LostScene] = []
  /// The classes that code declares, sorted; empty where every class is known.
  public var classes: [String] = []

  public init() {}
}

/// A segue's identifier that a scene does not have whose view controller is asked for it.
public struct UnknownSegue: Sendable, Hashable {
  public enum Use: String, Sendable {
    /// `performSegue(withIdentifier:)`
    case performed
    /// `segue.identifier == …` in `prepare(for:)`
    case compared
  }

  public var place: Place
  public var identifier: String
  /// The screen id of the view controller.
  public var performer: String
  public var use: Use
  /// The scenes of the view controller without such a segue.
  public var scenes: [Place]
  /// Whether other scenes of the view controller have it.
  public var isElsewhere: Bool
  /// The identifiers of those scenes' segues, sorted.
  public var known: [String]

  public init(place: Place, identifier: String, performer: String, use: Use, scenes: [Place], isElsewhere: Bool, known: [String]) {
    self.place = place
    self.identifier = identifier
    self.performer = performer
    self.use = use
    self.scenes = scenes
    self.isElsewhere = isElsewhere
    self.known = known
  }
}

/// A storyboard of the app itself that is asked for, and is not there.
public struct UnknownStoryboard: Sendable, Hashable {
  public var place: Place
  public var name: String
  /// The key of a property list that names it; nil where code or a storyboard does.
  public var key: String?
  /// The names of the storyboards that are there, sorted.
  public var known: [String]

  public init(place: Place, name: String, key: String?, known: [String]) {
    self.place = place
    self.name = name
    self.key = key
    self.known = known
  }
}

/// A scene's identifier that the storyboard does not have which is asked for it.
public struct UnknownSceneIdentifier: Sendable, Hashable {
  public var place: Place
  public var identifier: String
  /// The name of the storyboard; nil where it could not be told, and none of all has the identifier.
  public var storyboard: String?
  /// The identifiers of its scenes, sorted.
  public var known: [String]

  public init(place: Place, identifier: String, storyboard: String?, known: [String]) {
    self.place = place
    self.identifier = identifier
    self.storyboard = storyboard
    self.known = known
  }
}

/// A class that a storyboard or xib makes an instance of, and that code does not declare so.
public struct UnknownInterfaceClass: Sendable, Hashable {
  public var place: Place
  public var name: String
  public var module: String?
  /// The class of that name in Swift, which needs its module told to be found; nil where there is none.
  public var declaration: Place?

  public init(place: Place, name: String, module: String?, declaration: Place?) {
    self.place = place
    self.name = name
    self.module = module
    self.declaration = declaration
  }
}

/// A scene of a storyboard that nothing leads to.
public struct LostScene: Sendable, Hashable {
  public var place: Place
  /// Its screen id.
  public var screen: String
  public var storyboard: String
  public var identifier: String?

  public init(place: Place, screen: String, storyboard: String, identifier: String?) {
    self.place = place
    self.screen = screen
    self.storyboard = storyboard
    self.identifier = identifier
  }
}
