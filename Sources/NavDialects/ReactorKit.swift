/// What a library's protocol adds to a type of the program, in terms of the types that it declares.
public enum GrantRow: Sendable {
  /// A member that gives values of a nested type, one or a stream of them: `reactor.state` of `Reactor.State`.
  case member(String, of: String)
  /// A method that gives the stream of a part of a nested type, told by a key path: `reactor.pulse(\.$route)`.
  case part(String, of: String)
  /// An associated type that is inferred from the parameter of a method: `Reactor` by `func bind(reactor: ShopReactor)`.
  case type(String, method: String, label: String)
}

extension Dialect {
  /// ReactorKit: views send actions to a reactor, and watch the state that it reduces mutations into.
  public static let reactorKit = Dialect(
    id: "reactorkit", modules: ["ReactorKit"],
    grants: [
      .member("state", of: "State"), .member("currentState", of: "State"), .member("action", of: "Action"), .part("pulse", of: "State"),
      .type("Reactor", method: "bind", label: "reactor"),
    ])
}
