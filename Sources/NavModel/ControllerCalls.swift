import NavSource

/// A call that puts a view controller on screen or takes one off, as it stands in the text.
public struct ControllerCall: Sendable, Hashable {
  public enum Verb: String, Sendable { case push, present, pop, popToRoot, popTo, replace, dismiss }

  /// The view controller that the call is about.
  public enum Subject: Sendable, Hashable {
    /// Made in the call or right before it, and given to nothing else; nil where a storyboard tells its type.
    case made(type: String?)
    /// Held by a property that always holds the same one: `HomeViewController.detail`.
    case held(property: String, place: Place)
    case unknown
  }

  /// When a view controller runs it by itself, before its view is on screen.
  public struct Moment: Sendable, Hashable {
    /// `viewDidLoad`.
    public var method: String
    /// Where that method calls the one that holds the call; nil where it holds the call itself.
    public var through: Place?

    public init(method: String, through: Place? = nil) {
      self.method = method
      self.through = through
    }
  }

  public var place: Place
  /// The type that holds the call.
  public var owner: String?
  public var verb: Verb
  /// As written, without `self` and marks of optionals: `navigationController`; empty for `self`.
  public var receiver: String
  public var isAnimated: Tristate
  public var hasCompletion: Bool
  public var subject: Subject
  /// `UINavigationController` and its like, where what is shown is one.
  public var container: String?
  /// The code that wraps what is pushed, and what it wraps; nil where that is not written in the call, in a few words.
  public var wrapped: Edit?
  /// What makes a call that goes back to something new go back to what is on the stack; empty where that is not written plainly.
  public var search: [Edit] = []
  /// nil where it is called later, by something else, or on another object.
  public var moment: Moment?
  /// The call of this kind that runs right before it in the same straight line.
  public var before: Place?
  /// Whether it may wait: the code around may be asynchronous.
  public var mayWait: Bool
  /// Whether the code around asks what is on the stack.
  public var isGuarded: Bool

  public init(
    place: Place, verb: Verb, receiver: String = "", isAnimated: Tristate = .yes, hasCompletion: Bool = false,
    subject: Subject = .unknown, container: String? = nil, moment: Moment? = nil, before: Place? = nil, mayWait: Bool = false,
    isGuarded: Bool = false
  ) {
    self.place = place
    self.verb = verb
    self.receiver = receiver
    self.isAnimated = isAnimated
    self.hasCompletion = hasCompletion
    self.subject = subject
    self.container = container
    self.moment = moment
    self.before = before
    self.mayWait = mayWait
    self.isGuarded = isGuarded
  }
}

/// A push onto the navigation controller of a view controller that never is in one.
public struct BarePush: Sendable, Hashable {
  public var place: Place
  /// Its screen id.
  public var controller: String
  /// Where it is presented as it is, sorted.
  public var presentations: [Place]

  public init(place: Place, controller: String, presentations: [Place]) {
    self.place = place
    self.controller = controller
    self.presentations = presentations
  }
}
