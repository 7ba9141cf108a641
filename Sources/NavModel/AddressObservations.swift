import NavSource

/// What does not fit between the ways an app can be called from outside and the code that answers. Each array is sorted by place.
public struct AddressObservations: Sendable, Hashable {
  /// Declared schemes, where no code takes a URL at all.
  public var unhandledSchemes: [Address] = []
  /// Schemes that code waits for and no property list declares.
  public var undeclaredSchemes: [Address] = []
  /// Types of shortcuts that no code says.
  public var unhandledShortcuts: [Address] = []
  /// URLs of a declared scheme whose host no code says.
  public var unhandledLinks: [Address] = []
  /// The hosts that code compares with, sorted; empty where there are no such URLs.
  public var hosts: [String] = []
  /// The declared schemes, sorted.
  public var schemes: [String] = []

  public init() {}
}

/// A scheme, a type or a URL, and where it stands.
public struct Address: Sendable, Hashable {
  public var text: String
  public var place: Place

  public init(text: String, place: Place) {
    self.text = text
    self.place = place
  }
}
