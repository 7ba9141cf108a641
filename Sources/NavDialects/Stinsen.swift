extension Dialect {
  /// Stinsen: routes are properties of a coordinator, each made by one of its functions, and named by key paths.
  public static let stinsen = Dialect(
    id: "stinsen", modules: ["Stinsen"],
    wrappers: [WrapperRow("NavigationViewCoordinator", nil)],
    routeProperties: [RoutePropertyRow("Route", .push, labels: ["tabItem": .tab]), RoutePropertyRow("Root", .root)],
    triggers: [
      TriggerRow("route", .label("to")),
      TriggerRow("root", .position(0), .root),
      TriggerRow("setRoot", .position(0), .root),
      TriggerRow("focusFirst", .position(0), .tab),
      TriggerRow("NavigationStack", .label("initial"), .root, isInitial: true),
      TriggerRow("TabChild", .label("startingItems"), .tab, isInitial: true),
    ]
  )
}
