extension Dialect {
  /// AppRouter: a router holds a path for the stack or for each tab, one sheet, and the tab that is selected.
  public static let appRouter = Dialect(
    id: "app-router", modules: ["AppRouter"], landmarks: ["SimpleRouter", "DestinationType"],
    calls: [
      CallRow("navigateTo", .position(0), .push, receivers: routers, byValue: true),
      CallRow("presentSheet", .position(0), .sheet, receivers: routers),
    ],
    assignments: [
      AssignmentRow("presentedSheet", .sheet, receivers: routers), AssignmentRow("selectedTab", .tab, receivers: routers),
    ],
    libraryTypes: routers,
    genericMembers: [
      GenericMemberRow("SimpleRouter", "navigateTo", argument: 0), GenericMemberRow("Router", "navigateTo", argument: 1),
      GenericMemberRow("SimpleRouter", "presentSheet", argument: 1), GenericMemberRow("Router", "presentSheet", argument: 2),
      GenericMemberRow("SimpleRouter", "presentedSheet", argument: 1), GenericMemberRow("Router", "presentedSheet", argument: 2),
      GenericMemberRow("Router", "selectedTab", argument: 0),
    ]
  )

  private static let routers = ["SimpleRouter", "Router"]
}
