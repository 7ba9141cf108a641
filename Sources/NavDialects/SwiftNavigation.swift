extension Dialect {
  /// Point-Free's swift-navigation: presentations by one case of a state, and view controllers that observe the state which says what
  /// they present.
  public static let swiftNavigation = Dialect(
    id: "swift-navigation", modules: ["UIKitNavigation", "SwiftNavigation", "SwiftUINavigation"],
    calls: [CallRow("push", .label("value"), .push, byValue: true)],
    presentations: [
      PresentationRow("present", "item", .item, .present),
      PresentationRow("present", "isPresented", .isPresented, .present),
      PresentationRow("navigationDestination", "unwrapping", .item, .push, caseLabel: "case"),
      PresentationRow("sheet", "unwrapping", .item, .sheet, caseLabel: "case"),
      PresentationRow("fullScreenCover", "unwrapping", .item, .fullScreenCover, caseLabel: "case"),
      PresentationRow("popover", "unwrapping", .item, .popover, caseLabel: "case"),
    ],
    containers: [ContainerRow("NavigationStackController", .root, binding: "path", isStack: true, hasRoot: false)],
    links: [LinkRow("NavigationLink", value: nil, destination: "destination", states: ["unwrapping", "item"], tag: "case")],
    wrappers: [WrapperRow("NavigationStackController", "root")]
  )
}
