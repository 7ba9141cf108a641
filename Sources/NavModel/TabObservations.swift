import NavSource

/// A `TabView` and the tabs that are written in it.
public struct TabGroup: Sendable, Hashable {
  public var place: Place
  public var owner: String?
  /// Whether it has a bar: some tab says how it looks in one, and the style is no other.
  public var hasBar: Bool
  /// Whether its style or a modifier changes or hides the bar, so that the limits of the bar do not hold.
  public var isStyled: Bool
  public var hasSelection: Bool
  /// The state that its selection is bound to: `RootView.tab`; nil where that could not be read.
  public var state: String?
  /// The type of that state, nil where it is not known for certain.
  public var selectionType: String?
  /// In source order.
  public var tabs: [TabItem]
  /// Whether there may be tabs that were not read: those of a loop, or of another view.
  public var isOpen: Bool
  /// The stack around it, where there is one on every way in.
  public var stack: Place?
  /// Cases of the selection's type that code assigns to it.
  public var assigned: [AssignedTab]

  public init(
    place: Place, owner: String? = nil, hasBar: Bool = true, isStyled: Bool = false, hasSelection: Bool = false, state: String? = nil,
    selectionType: String? = nil, tabs: [TabItem] = [], isOpen: Bool = false, stack: Place? = nil, assigned: [AssignedTab] = []
  ) {
    self.place = place
    self.owner = owner
    self.hasBar = hasBar
    self.isStyled = isStyled
    self.hasSelection = hasSelection
    self.state = state
    self.selectionType = selectionType
    self.tabs = tabs
    self.isOpen = isOpen
    self.stack = stack
    self.assigned = assigned
  }
}

/// One tab.
public struct TabItem: Sendable, Hashable {
  public var place: Place
  public var tag: TabTag?
  /// Whether it certainly has no tag.
  public var lacksTag: Bool
  /// A tag inside the tab, where the tab view does not see it.
  public var innerTag: Place?
  /// What moves that tag to the tab itself, in order; empty where that would not surely compile and mean the same.
  public var moves: [Edit] = []
  /// The choices that it stands in, outermost first.
  public var branches: [Branch]

  /// One arm of an `if`, `switch` or `#if`.
  public struct Branch: Sendable, Hashable {
    /// Counted from 0 within the tab view.
    public var choice: Int
    public var arm: Int

    public init(choice: Int, arm: Int) {
      self.choice = choice
      self.arm = arm
    }
  }

  public init(place: Place, tag: TabTag? = nil, lacksTag: Bool = false, innerTag: Place? = nil, branches: [Branch] = []) {
    self.place = place
    self.tag = tag
    self.lacksTag = lacksTag
    self.innerTag = innerTag
    self.branches = branches
  }
}

/// `.tag(x)` or `Tab(value: x)`.
public struct TabTag: Sendable, Hashable {
  public var place: Place
  /// As written, or nearly: `AppTab.home`, `0`.
  public var text: String
  /// Equal for tags that are surely equal.
  public var key: String
  /// The name of the case, where it is one of an enum.
  public var caseName: String?
  /// nil where it is not known for certain.
  public var type: String?

  public init(place: Place, text: String, key: String? = nil, caseName: String? = nil, type: String? = nil) {
    self.place = place
    self.text = text
    self.key = key ?? text
    self.caseName = caseName
    self.type = type
  }
}

/// `tab = .inbox`
public struct AssignedTab: Sendable, Hashable {
  public var place: Place
  public var caseName: String

  public init(place: Place, caseName: String) {
    self.place = place
    self.caseName = caseName
  }
}

/// The scenes of an app, and the calls that open them.
public struct WindowSites: Sendable, Hashable {
  public var scenes: [Scene] = []
  public var openings: [Opening] = []
  /// Whether there may be scenes that were not read, or scenes whose id or type was not.
  public var isOpen = false

  /// `WindowGroup(id: "mail", for: Mail.ID.self)`
  public struct Scene: Sendable, Hashable {
    public var place: Place
    public var id: String?
    public var valueType: String?

    public init(place: Place, id: String? = nil, valueType: String? = nil) {
      self.place = place
      self.id = id
      self.valueType = valueType
    }
  }

  /// `openWindow(id: "mail")`, `openWindow(value: mail.id)`
  public struct Opening: Sendable, Hashable {
    public var place: Place
    /// `openWindow`, `dismissWindow` …
    public var verb: String
    /// nil where none is given, or it could not be read.
    public var id: String?
    /// The type of `value:`; nil where none is given, or it is not known for certain.
    public var valueType: String?

    public init(place: Place, verb: String, id: String? = nil, valueType: String? = nil) {
      self.place = place
      self.verb = verb
      self.id = id
      self.valueType = valueType
    }
  }

  public init() {}
}
