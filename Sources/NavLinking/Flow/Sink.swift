import NavDialects
import NavFacts
import NavModel
import NavSource

/// A screen by its type.
enum ScreenRef: Hashable {
  case project(TypeID)
  case external(Symbol)
}

/// A transition before its ends are named: what was decided, where, and why we think so.
struct TransitionDraft {
  enum Target: Hashable {
    case screen(ScreenRef)
    case route(TypeID, Symbol)
  }
  var target: Target
  var manner: Manner
  /// The call or assignment that decides.
  var site: NodeRef
  var confidence: Transition.Confidence
  var trail: Trail?
  /// The expression that presents, where one does: `viewController` in `viewController.present(x, animated: true)`.
  var presenter: NodeRef?
  /// The registration that takes the value, where the stack around decides between several.
  var registration: NodeRef?
  /// Whether the route was passed here; false where only its screen is shown, inside something else.
  var passesRoute = true
  /// Whether no case is named: it is one of a list of all of them. A row without a screen leads nowhere; a tab without one is empty.
  var isOfAll = false
  /// The segue that is performed, where one is.
  var segue: Place?
  /// The view controllers that perform that segue, where code tells them to.
  var performers: [TypeID] = []
  /// Whether it happens in a navigation controller that is never put on screen.
  var isDetached = false
  /// Whether it fills a tab of the framework's own tab bar controller.
  var isInTabBar = false
  /// The type whose object was told to show it, where a method that it inherits does so.
  var starter: TypeID?
  /// The tab bar controller that it is a tab of, where that one says so itself.
  var holder: TypeID?
  /// Whether a call puts it in place, rather than a state that a view chooses its content by.
  var isPlaced = false
  /// The call that puts it in a container, where its view is put in a row of views: it may be a part of the screen around it.
  var row: NodeRef?
  /// The constant or factory whose value carries the screen.
  var chosen: RouteKey?
  /// The type that is the route, where its value makes the screen.
  var routeType: TypeID?
  /// The scene of an app whose content it is; nobody is before it.
  var scene: NodeRef?
  /// Whether it stands where a root shows what its states do not begin with: who sets them decides, where that is seen.
  var yields = false
  /// What of the route's screens is shown here, where one of its handlers is known to be given it.
  var shown: Set<ScreenRef>?
  /// The routes of mappings, of those that a handler shows for it, that are shown so; nil where all are.
  var through: Set<RouteKey>?
  /// Where whoever is before it is asked, if that is not where it is decided.
  var begun: NodeRef?
  /// The call that makes the screen, where only one does: conditions around it hold too.
  var made: NodeRef?
  /// Whether a handler's own arm decides it, since the route is part of a row in a list.
  var isInArm = false
  /// Where a view shows it, if the view was made with it where it is decided.
  var reader: NodeRef?
}

/// What becomes of the values that reach some place.
struct Sink {
  var manner: Manner
  /// What to take out of the value on its way, outermost first.
  var projections: [Projection] = []
  var confidence: Transition.Confidence = .certain
  var trail: Trail?
  /// Whether screens are found by the value's type: `NavigationLink(value:)`, `path.append`.
  var byValue = false
  /// The views whose stacks have the path that takes the value, where it is known which that is.
  var stacks: Set<TypeID> = []
  /// Whether a property's first value counts too: the root of a stack.
  var takesInitial = false
  /// Where whoever is before it is asked, if that is not where it is decided.
  var begun: NodeRef?
  /// The statement of a stack or scene whose root it is, however many functions choose what that shows; what presents it all the time.
  var root: NodeRef?
  var passesRoute = true
  /// Whether no case is named: it is one of a list of all of them.
  var isOfAll = false
  var presenter: NodeRef?
  /// What is shown for values that are messages, whatever is in them.
  var message: SinkFlow.TypedMessage?
  /// What the values are names of, where they are no screens themselves.
  var names: NamedSink?
  /// Whether the call itself tells the manner, whatever the route says of it.
  var isMannerTold = false
  /// Whether a route is shown as its handler says.
  var isTrigger = false
  /// The switch that navigates by what comes here, where others do by the same enum.
  var askedBy: NodeRef?
  /// The type whose object was told to show it, where a method that it inherits does so.
  var starter: TypeID?
  /// The tab bar controller that it is a tab of, where that one says so itself.
  var holder: TypeID?
  /// Whether a call puts it in place, rather than a state that a view chooses its content by.
  var isPlaced = false
  /// The call that puts it in a container, where its view is put in a row of views: it may be a part of the screen around it.
  var row: NodeRef?
  /// Whether nothing but view controllers comes here.
  var takesControllers = false
  /// The constant or factory whose value carries the screen.
  var chosen: RouteKey?
  /// The type that is the route, where its value makes the screen.
  var routeType: TypeID?
  /// Whether one of several is selected, rather than all of them put in place.
  var isSelection = false
  /// Where it is decided, whoever hands over what is shown: the element that names a tab.
  var place: NodeRef?
  /// Where a property is shown that the value is kept in.
  var reading: NodeRef?
  /// The same, where the property is one of the view around, which is made with the value.
  var reader: NodeRef?
  /// What of a route's screens is shown, where one of its handlers is known to be given it.
  var shown: Set<ScreenRef>?
  /// The routes of mappings, of those that a handler shows for a route, that are shown.
  var through: Set<RouteKey>?
  /// Where a part of a row is taken, while it is asked what rows there are.
  var taking: NodeRef?
  /// Whether a handler's own arm decides it, since the route is part of a row in a list.
  var isInArm = false
  /// What has to be so for a value to come here.
  var conditions: [RouteCondition] = []
  /// The call that makes the screen.
  var made: NodeRef?

  /// The same for a tab that an element of a list names.
  func staying(at element: NodeRef) -> Sink {
    var sink = self
    sink.place = place ?? element
    return sink
  }

  /// Adds a step to the way that values take into this sink.
  mutating func note(_ site: NodeRef, _ step: Trail.Step) { trail = Trail(site, step, next: trail) }
}
