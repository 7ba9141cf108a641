extension Dialect {
  /// Point-Free's swift-navigation for UIKit: view controllers observe the state that says what they present.
  public static let swiftNavigation = Dialect(
    id: "swift-navigation", modules: ["UIKitNavigation", "SwiftNavigation", "SwiftUINavigation"],
    calls: [CallRow("push", .label("value"), .push, byValue: true)],
    presentations: [
      PresentationRow("present", "item", .item, .present),
      PresentationRow("present", "isPresented", .isPresented, .present),
      PresentationRow("navigationDestination", "unwrapping", .item, .push),
      PresentationRow("sheet", "unwrapping", .item, .sheet),
      PresentationRow("fullScreenCover", "unwrapping", .item, .fullScreenCover),
      PresentationRow("popover", "unwrapping", .item, .popover),
    ],
    links: [LinkRow("NavigationLink", value: nil, destination: "destination", states: ["unwrapping"])]
  )
}
