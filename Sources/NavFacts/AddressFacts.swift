import NavSource

/// What property lists say an app can be called by from outside.
public struct AddressFacts: Sendable, Hashable {
  /// One text of a property list.
  public struct Entry: Sendable, Hashable {
    public var text: String
    public var place: Place

    public init(text: String, place: Place) {
      self.text = text
      self.place = place
    }
  }

  /// The schemes of URLs that open the app.
  public var schemes: [Entry] = []
  /// The schemes of other apps that it asks for.
  public var foreignSchemes: Set<String> = []
  /// The types of the items in the menu of its icon.
  public var shortcuts: [Entry] = []
  /// How many property lists were read to their end.
  public var lists = 0
  /// Whether something is only known when the app is built, or stands in a file that was not read.
  public var isOpen = false
  /// Whether code of Objective-C stands beside the app's, which may answer too.
  public var hasObjectiveC = false

  public init() {}

  /// With those of another list behind these.
  public mutating func add(_ other: AddressFacts) {
    schemes += other.schemes
    foreignSchemes.formUnion(other.foreignSchemes)
    shortcuts += other.shortcuts
    lists += other.lists
    isOpen = isOpen || other.isOpen
    hasObjectiveC = hasObjectiveC || other.hasObjectiveC
  }
}
