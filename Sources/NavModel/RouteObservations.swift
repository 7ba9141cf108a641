import NavSource

/// An associated value of a route that no code ever takes out.
public struct IgnoredPayload: Sendable, Hashable {
  /// `RouteCase.id`
  public var route: String
  /// Its label, or its type where it has none.
  public var name: String
  public var place: Place

  public init(route: String, name: String, place: Place) {
    self.route = route
    self.name = name
    self.place = place
  }
}

/// An arm of a hand-written `==` that takes two routes for equal whatever their associated values are.
public struct DroppedPayload: Sendable, Hashable {
  /// `RouteCase.id`
  public var route: String
  public var place: Place

  public init(route: String, place: Place) {
    self.route = route
    self.place = place
  }
}

/// A value that is pushed onto a path which the app saves, though it cannot be encoded.
public struct UncodablePush: Sendable, Hashable {
  public var type: String
  public var place: Place
  /// Where the path is asked for what to save.
  public var saved: Place
  /// Where the type is declared.
  public var declared: Place
  /// The last type of its inheritance clause, where all that the type holds is certainly Codable.
  public var inheritance: CodePiece?

  public init(type: String, place: Place, saved: Place, declared: Place) {
    self.type = type
    self.place = place
    self.saved = saved
    self.declared = declared
  }
}

/// An old call in a module that uses its replacement elsewhere without asking for the system's version.
public struct DeprecatedUse: Sendable, Hashable {
  public var place: Place
  /// `NavigationView`, `NavigationLink(isActive:)`
  public var name: String
  public var replacement: String
  /// Where the module uses the new calls.
  public var evidence: Place
  public var owner: String?
  /// What makes a view with the style of a stack a stack; empty where it may have columns, and for other calls.
  public var edits: [Edit] = []

  public init(place: Place, name: String, replacement: String, evidence: Place, owner: String?) {
    self.place = place
    self.name = name
    self.replacement = replacement
    self.evidence = evidence
    self.owner = owner
  }
}

/// A title or bar button in content that is only ever presented, with no stack around it to have a bar.
public struct LostChrome: Sendable, Hashable {
  public var place: Place
  /// `navigationTitle`, `ToolbarItem`
  public var name: String
  public var owner: String?

  public init(place: Place, name: String, owner: String?) {
    self.place = place
    self.name = name
    self.owner = owner
  }
}
