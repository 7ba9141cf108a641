extension Dialect {
  /// SUICoordinator: routes are enums that say themselves how they appear; coordinators start with one.
  public static let suiCoordinator = Dialect(
    id: "sui-coordinator", modules: ["SUICoordinator"],
    calls: [
      CallRow("navigate", .label("toRoute"), .push), CallRow("navigate", .label("to"), .push, mannerArgument: .label("presentationStyle")),
      CallRow("setCurrentPage", .position(0), .tab, receivers: ["TabCoordinator"]),
      CallRow("present", .position(0), .sheet, forbids: ["animated", "completion"], receivers: ["Router"]),
    ],
    wrappers: [WrapperRow("DefaultRoute", "content")],
    libraryTypes: ["Router", "Coordinator", "TabCoordinator"],
    views: ["getView", "viewAsAnyView"], pages: [PageRow("getCoordinator", "with", maker: "coordinator")],
    routeMarks: ["Coordinator"], manners: ["presentationStyle"],
    triggers: [
      TriggerRow("startFlow", .label("route"), .root, isInitial: true),
      TriggerRow("init", .label("viewContainer"), .root, isInitial: true, isHeld: true),
    ]
  )
}
