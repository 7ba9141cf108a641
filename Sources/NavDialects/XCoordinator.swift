extension Dialect {
  /// XCoordinator: one enum of routes for each coordinator, turned into transitions by `prepareTransition(for:)`.
  public static let xCoordinator = Dialect(
    id: "xcoordinator", modules: ["XCoordinator"],
    libraryTypes: [
      "StrongRouter", "UnownedRouter", "WeakRouter", "AnyCoordinator", "Router", "BaseCoordinator", "NavigationCoordinator",
      "TabBarCoordinator", "SplitCoordinator", "PageCoordinator", "ViewCoordinator", "BasicCoordinator", "BasicNavigationCoordinator",
      "BasicViewCoordinator", "BasicTabBarCoordinator", "RedirectionRouter",
    ],
    identities: ["strongRouter", "unownedRouter", "weakRouter", "rx", "router", "viewController"],
    handlers: [
      HandlerRow(
        "prepareTransition", label: "for",
        shown: [
          ShownRow("push", .push), ShownRow("present", .present), ShownRow("presentFullScreen", .present),
          ShownRow("presentOnRoot", .present), ShownRow("set", .root), ShownRow("select", .tab), ShownRow("show", .push),
          ShownRow("showDetail", .split), ShownRow("embed", .child), ShownRow("addChild", .push),
        ], nothing: "none")
    ],
    triggers: [
      TriggerRow("trigger", .position(0)),
      TriggerRow("contextTrigger", .position(0)),
      TriggerRow("registerInteractiveTransition", .label("for")),
      TriggerRow("registerPeek", .label("route")),
      TriggerRow("chain", .label("routes")),
      // One route after the other, each of the coordinator that the one before shows.
      TriggerRow("deepLink", .position(0)),
      TriggerRow("deepLink", .position(1)),
      TriggerRow("deepLink", .position(2)),
      TriggerRow("deepLink", .position(3)),
      TriggerRow("init", .label("initialRoute"), .root, isInitial: true),
      TriggerRow("init", .label("root"), .root, isInitial: true),
      TriggerRow("init", .label("tabs"), .tab, isInitial: true, first: "select"),
      TriggerRow("init", .label("pages"), .child, isInitial: true, first: "set"),
      TriggerRow("init", .label("master"), .split, isInitial: true),
      TriggerRow("init", .label("detail"), .split, isInitial: true),
    ]
  )
}
