extension Dialect {
  /// SwiftfulRouting: a router from the environment is given the screens themselves.
  public static let swiftfulRouting = Dialect(
    id: "swiftful-routing", modules: ["SwiftfulRouting", "SwiftfulRoutingUI"],
    calls: [
      CallRow("showScreen", .label("destination"), .push, mannerArgument: .position(0)),
      CallRow("showScreen", .position(1), .push, mannerArgument: .position(0)),
      CallRow("showScreen", .position(0), .push, mannerArgument: .position(0)),
      CallRow("showModal", .label("destination"), .present), CallRow("showBasicModal", .label("destination"), .present),
      CallRow("showResizableSheet", .label("destination"), .sheet), CallRow("showModule", .label("destination"), .root),
    ],
    containers: [ContainerRow("RouterView", .root, isStack: true)],
    wrappers: [WrapperRow("AnyDestination", "destination")]
  )
}
