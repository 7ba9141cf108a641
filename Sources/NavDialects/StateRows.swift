/// A type whose members are those of the state that it is made around: `StoreOf<Feature>` has what `Feature.State` has.
public struct LensRow: Sendable {
  public var name: String
  /// The type nested in the first generic argument that holds the state; the argument itself is the state where it has none.
  public var nested: String
  /// Members that stand for the whole state: `store.state`, `store.case`.
  public var whole: [String]
  /// Methods that look at a part, told by a key path, with its label: `store.scope(state: \.detail)`.
  public var parts: [PartRow]
  /// Methods that send an event, which is of the nested type of this name.
  public var sends: [String]
  /// Types whose values are made with the event that they send, labelled `value`: `Effect(value: .saved)`.
  public var effects: [String]
  public var event: String
  /// The attribute of a view that sends events of one nested type by a function of its own, with the label of the feature's type:
  /// `@ViewAction(for: Feature.self)` sends those of `Feature.Action.View`.
  public var sender: SenderRow
  /// The label of the state that a lens is made with: `Store(initialState: …)`.
  public var first: String
  /// Methods that run a closure when the part that they are called on gets a value: `store.scope(state: \.detail).ifLet { … }`.
  public var arrivals: [String]

  public init(
    _ name: String, nested: String, whole: [String], parts: [PartRow], sends: [String], effects: [String] = [], event: String, sender: SenderRow,
    first: String, arrivals: [String] = []
  ) {
    self.effects = effects
    self.sender = sender
    self.first = first
    self.arrivals = arrivals
    self.name = name
    self.nested = nested
    self.whole = whole
    self.parts = parts
    self.sends = sends
    self.event = event
  }
}

/// `@Attribute(label: Feature.self)` on a view, whose own events are of the type `event` nested in the feature's events.
public struct SenderRow: Sendable {
  public var attribute: String
  public var label: String
  public var event: String

  public init(_ attribute: String, _ label: String, event: String) {
    self.attribute = attribute
    self.label = label
    self.event = event
  }
}

/// `lens.name(label: \.part)`.
public struct PartRow: Sendable {
  public var name: String
  public var label: String
  /// How the content of `if let part = lens.name(label: \.destination?.case)` appears.
  public var manner: Manner
  /// Whether the method gives a binding to the part, and no lens: `viewStore.binding(get: \.page, send: …)`.
  public var isBinding: Bool

  public init(_ name: String, _ label: String, _ manner: Manner, isBinding: Bool = false) {
    self.name = name
    self.label = label
    self.manner = manner
    self.isBinding = isBinding
  }
}

/// A library's event that carries one of a child: `.name(label: event)` of `Type<…>`.
public struct CarrierRow: Sendable {
  public var type: String
  public var name: String
  /// Empty where it has none.
  public var label: String
  /// Which generic argument the event is; where there is none at that position, it is what the first one calls its events.
  public var argument: Int

  public init(_ type: String, _ name: String, _ label: String, argument: Int) {
    self.type = type
    self.name = name
    self.label = label
    self.argument = argument
  }
}

/// A macro on an enum that writes nested types with the enum's own cases.
public struct WrittenTypeRow: Sendable {
  public var attribute: String
  public var members: [String]

  public init(_ attribute: String, _ members: [String]) {
    self.attribute = attribute
    self.members = members
  }
}

/// `Name(…) { a, b in … }` where the library declares the closure's parameters.
public struct ClosureRow: Sendable {
  public enum Parameter: Sendable {
    /// The generic argument that is written at the call, or else the type of this name nested in the type around.
    case nested(String)
    /// What the argument at this position is.
    case argument(Int)
    /// The lens at this position, on the part of its state that the argument of this label picks.
    case narrowed(Int, by: String)
    /// What the lens at this position looks at.
    case seen(Int)
    /// The values of the path that the argument at this position is bound to, behind a lens where it is one.
    case element(Int)
    /// What the object takes that the call makes, as whoever wants the object says.
    case taken
  }
  public var name: String
  /// The label of the closure; nil where any will do.
  public var label: String?
  public var parameters: [Parameter]

  public init(_ name: String, label: String? = nil, _ parameters: [Parameter]) {
    self.name = name
    self.label = label
    self.parameters = parameters
  }
}

/// `@Presents var x` or `var path: StackState<…>` in a reducer's state works once `.ifLet(\.$x, …)` or its like joins the child.
public struct ScopedStateRow: Sendable {
  public enum Mark: Sendable, Hashable {
    /// An attribute of the property.
    case attribute(String)
    /// The property's type.
    case type(String)
    /// The type of what the property's list holds.
    case element(String)
  }
  public var mark: Mark
  /// The operators that join the child's reducer.
  public var joins: [String]
  /// Types of the events that come from what the property holds: while there is one, it is not empty.
  public var events: [String]
  public init(_ mark: Mark, joins: [String], events: [String] = []) {
    self.mark = mark
    self.joins = joins
    self.events = events
  }
  /// The name that it is found by.
  public var name: String {
    switch mark {
    case .attribute(let name), .type(let name), .element(let name): name
    }
  }
}

/// What a library's protocol adds to a type of the program, in terms of the types that it declares.
public enum GrantRow: Sendable {
  /// A member that gives values of a nested type, one or a stream of them: `reactor.state` of `Reactor.State`.
  case member(String, of: String)
  /// A method that gives the stream of a part of a nested type, told by a key path: `reactor.pulse(\.$route)`.
  case part(String, of: String)
  /// An associated type that is inferred from the parameter of a method: `Reactor` by `func bind(reactor: ShopReactor)`.
  case type(String, method: String, label: String)
}
