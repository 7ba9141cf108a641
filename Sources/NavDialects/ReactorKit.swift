extension Dialect {
  /// ReactorKit: views send actions to a reactor, and watch the state that it reduces mutations into.
  public static let reactorKit = Dialect(
    id: "reactorkit", modules: ["ReactorKit"],
    grants: [
      .member("state", of: "State"), .member("currentState", of: "State"), .member("action", of: "Action"), .part("pulse", of: "State"),
      .type("Reactor", method: "bind", label: "reactor"),
    ])
}
