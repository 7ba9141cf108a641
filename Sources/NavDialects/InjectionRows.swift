/// `container.name(P.self) { … Implementation(…) }`: what a container gives to those who ask it for a P, by any call that names the type.
public struct ProvisionRow: Sendable {
  public var name: String
  /// The label of the text that tells several of one type apart, there and where it is asked for.
  public var nameLabel: String

  public init(_ name: String, name label: String) {
    self.name = name
    nameLabel = label
  }
}

/// A generic type whose values make something when they are called: `var menu: Name<Menu> { self { Menu() } }` and `container.menu()`.
/// What they make is of the last generic argument.
public struct FactoryRow: Sendable {
  public var type: String
  /// Methods that do the same as the call itself.
  public var calls: [String]

  public init(_ type: String, calls: [String]) {
    self.type = type
    self.calls = calls
  }
}
