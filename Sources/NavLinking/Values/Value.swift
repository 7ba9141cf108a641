import NavFacts

/// What an expression may stand for, as far as navigation cares.
enum Value {
  /// An instance of one of the program's types; with the call that made it, where that was seen.
  case object(TypeID, Construction?)
  /// An instance of a type that the program does not declare: `SFSafariViewController`.
  case external(Symbol)
  /// A navigation controller or stack around its content; `identity` tells empty ones apart.
  case container(Symbol, [Value], identity: NodeRef)
  /// A case of an enum; the node is the `case` expression or the call with its payload.
  case route(TypeID, Symbol, NodeRef, Frame?)
  /// What a caller passes.
  case parameter(FunctionID, Int)
  /// The payload of a case that a caller passes: `.push(let route)`.
  indirect case payload(Value, Symbol, Int)
  /// What a property of the program's holds, of a value that a caller passes: `route.content`.
  indirect case part(Value, PropertyID)
  /// One of several that are passed on together: the first of `(route, replaces)`.
  indirect case element(Value, at: Int)
  /// What an object that a caller passes makes for a protocol's requirement: `coordinator.toView()`.
  indirect case made(Value, by: FunctionID)
  /// What a dictionary keeps under the key that a caller passes: `features[path]`.
  indirect case entry(Value, of: PropertyID)
  /// The element of a list at the place that the value tells.
  indirect case listed(Value, in: NodeRef)
  /// What is passed on or held, where it is one of these cases of its enum, or none of them: an arm gives back what it was asked about.
  indirect case asked(Value, [Symbol], isOneOf: Bool)
  /// Whatever a stored property holds.
  case slot(PropertyID)
  /// The same, once its object is made: what initialisers give it is known, or of other objects.
  case later(PropertyID)
  case closure(NodeRef, Frame?)
  /// What whoever calls a closure passes to it, where the closure is given to an object: `Row(onSelect: { path.append($0) })`.
  case closureArgument(NodeRef, Int)
  case text(Symbol)
  /// A number as it is written, where a destination may choose by it.
  case number(Symbol)
  case storyboard(StoryboardRef)
  /// The scene of an identifier that a caller passes, of these storyboards; of none: of whichever has it.
  indirect case scene(Value, in: [StoryboardRef])
  case boolean(Bool)
  /// Several at once; a label is none where there is none.
  indirect case tuple([[Value]], labels: [Symbol])
  case none
  /// Not known, but of this type.
  case typed(TypeRef)
  /// A type as a value: `X.self`.
  case meta(TypeRef)
  case unknown
}

/// One case of an enum, as a route.
struct RouteKey: Hashable {
  var type: TypeID
  var name: Symbol
}

/// What is taken out of a value on its way to a sink.
enum Projection: Hashable {
  /// `.push(let route)`
  case payload(Symbol, Int)
  /// `route.content`
  case part(PropertyID)
  /// The first of `(route, replaces)`.
  case element(Int)
  /// `coordinator.toView()`
  case made(FunctionID)
  /// What an expression gives in a method of the value: `makeScreen()`; and the method that it is asked by, where one of the
  /// value's own may stand in its place.
  case own(NodeRef, by: FunctionID?)
  /// The case of an enum that has the number or text: `Page(rawValue: number)`.
  case numbered(TypeID)
  /// The element of a list that stands at the place.
  case listed(NodeRef)

  /// What an object is asked for by a method of its own.
  var requirement: FunctionID? { if case .made(let function) = self { function } else { nil } }
}

/// The call that made an object, and what its names meant there.
final class Construction {
  let call: NodeRef
  let frame: Frame?
  /// The constant or factory of a type that carries screens by which the object, or one that carries it, was chosen.
  let chosen: RouteKey?

  init(call: NodeRef, frame: Frame?, chosen: RouteKey? = nil) {
    self.call = call
    self.frame = frame
    self.chosen = chosen
  }

  func chosen(by key: RouteKey) -> Construction { Construction(call: call, frame: frame, chosen: key) }
}

/// What parameters and `self` stand for while a function is looked into from one of its calls.
final class Frame {
  let parameters: [NodeRef: [Value]]
  let selfValue: Value?
  let outer: Frame?
  let depth: Int
  /// The call that it is looked into from.
  let call: NodeRef?

  /// - Parameter parameters: by the node of the parameter, of the closure for `$0`, of the property by which a view's body chooses, or of the
  ///   member that reads the state by which it does.
  init(parameters: [NodeRef: [Value]], selfValue: Value?, outer: Frame?, depth: Int, call: NodeRef? = nil) {
    self.parameters = parameters
    self.selfValue = selfValue
    self.outer = outer
    self.depth = depth
    self.call = call
  }

  func value(of parameter: NodeRef) -> [Value]? {
    parameters[parameter] ?? outer?.value(of: parameter)
  }

  var receiver: Value? { selfValue ?? outer?.receiver }
}

/// A place that gives a stored property its value.
struct SlotWrite {
  enum Means {
    case assignment, append, toggle, initial, construction
    /// `index -= 1`: something is done with what was there, and the value is not what becomes of it.
    case change
  }
  /// The assignment or call.
  var site: NodeRef
  /// nil for a toggle.
  var value: NodeRef?
  var means: Means
}
