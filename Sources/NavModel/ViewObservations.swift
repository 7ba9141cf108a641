import NavSource

/// A modifier that presents something or takes destinations, by where it hangs in the text of a body.
public struct ModifierSite: Sendable, Hashable {
  public enum Trigger: String, Sendable {
    /// `isPresented:`
    case flag
    /// `item:`
    case item
    /// `for:`
    case type
  }

  public var place: Place
  /// `sheet`, `navigationDestination`, `alert` …
  public var name: String
  public var trigger: Trigger
  /// The state that it is bound to, `HomeView.showsHelp`, or the type that it takes; nil where that could not be read.
  public var subject: String?
  /// The type that holds it.
  public var owner: String?
  /// The view that it hangs on: the same for all modifiers of one chain.
  public var chain: Place
  /// What it stands inside of, innermost first; empty where nothing of interest is seen around it.
  public var holders: [ViewHolder]
  /// What its binding always is, where that is `.constant(…)`.
  public var constant: Bool?
  /// The stacks around a `navigationDestination`; nil where not all are known.
  public var stacks: [Place]?
  /// The state that its content waits for.
  public var awaited: AwaitedState?
  /// What hangs it behind the outermost list or menu in whose content it stands; nil where that might mean something else.
  public var moveOut: CodeMove?

  public init(
    place: Place, name: String, trigger: Trigger, subject: String? = nil, owner: String? = nil, chain: Place, holders: [ViewHolder] = [],
    constant: Bool? = nil, stacks: [Place]? = nil, awaited: AwaitedState? = nil
  ) {
    self.place = place
    self.name = name
    self.trigger = trigger
    self.subject = subject
    self.owner = owner
    self.chain = chain
    self.holders = holders
    self.constant = constant
    self.stacks = stacks
    self.awaited = awaited
  }
}

/// A list, loop or menu around a view.
public struct ViewHolder: Sendable, Hashable {
  public enum Kind: String, Sendable {
    /// Makes its content only when it comes into sight: `List`, `LazyVStack`.
    case lazy
    /// Makes its content many times, with one state for all of them: the modifier is there as often.
    case row
    /// Makes its content apart from the view's own window, and drops it when it closes: `Menu`, `contextMenu`.
    case menu
    /// `swipeActions`
    case swipe
  }

  public var kind: Kind
  /// As written: `LazyVStack`, `ForEach`.
  public var name: String
  public var place: Place
  /// Where a view that has the modifier in its own body is put inside; nil where both stand in one body.
  public var use: Place?

  public init(kind: Kind, name: String, place: Place, use: Place? = nil) {
    self.kind = kind
    self.name = name
    self.place = place
    self.use = use
  }
}

/// A second state without which the content of a presentation is blank.
public struct AwaitedState: Sendable, Hashable {
  /// `HomeView.item`
  public var state: String
  /// Where the content unwraps it.
  public var place: Place
  /// Where it is set together with what presents.
  public var action: Place

  public init(state: String, place: Place, action: Place) {
    self.state = state
    self.place = place
    self.action = action
  }
}

/// A `NavigationLink`.
public struct LinkSite: Sendable, Hashable {
  public var place: Place
  public var owner: String?
  public var holders: [ViewHolder]
  /// Whether a stack or column is around it on some way in; `no` only where every way is known.
  public var isInStack: Tristate
  public var form: Form
  /// The stacks around it; nil where not all are known.
  public var stacks: [Place]?

  public enum Form: String, Sendable {
    /// `NavigationLink(value:)`
    case value
    /// `NavigationLink { destination }`
    case view
    /// `NavigationLink(isActive:)`
    case state
  }

  public init(
    place: Place, owner: String? = nil, holders: [ViewHolder] = [], isInStack: Tristate = .unknown, form: Form = .view, stacks: [Place]? = nil
  ) {
    self.place = place
    self.owner = owner
    self.holders = holders
    self.isInStack = isInStack
    self.form = form
    self.stacks = stacks
  }
}
