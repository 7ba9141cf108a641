/// The vocabulary of values that are sent to whoever receives values of their type: `navigator.send(ShopRoute.cart)`.
public struct MessageRow: Sendable {
  /// Calls whose arguments without a label are sent, one after the other.
  public var senders: [String]
  /// Modifiers that send whatever their binding is set to: `.navigationSend($next)`.
  public var bindings: [String]
  /// Modifiers whose closure receives the values of its first parameter's type, or whose binding under the label is set to them.
  public var receivers: [String]
  public var assigned: String
  /// Modifiers that show the values of a type as these say themselves: `.navigationAutoReceive(ShopRoute.self)`.
  public var shows: [String]

  public init(senders: [String], bindings: [String], receivers: [String], assigned: String, shows: [String]) {
    self.senders = senders
    self.bindings = bindings
    self.receivers = receivers
    self.assigned = assigned
    self.shows = shows
  }
}
