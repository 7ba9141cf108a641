extension Dialect {
  /// NavigationBackport: SwiftUI's stacks for earlier systems, under names of their own.
  public static let navigationBackport = Dialect(
    id: "navigation-backport", modules: ["NavigationBackport"],
    calls: ["push", "append"].map { CallRow($0, .position(0), .push, receivers: ["Navigator", "PathNavigator", "NBNavigationPath"], byValue: true) },
    presentations: [
      PresentationRow("nbNavigationDestination", "isPresented", .isPresented, .push),
      PresentationRow("nbNavigationDestination", "item", .item, .push),
    ],
    registrations: [RegistrationRow("nbNavigationDestination", "for", .push)],
    containers: [ContainerRow("NBNavigationStack", .root, binding: "path", isStack: true)],
    links: [LinkRow("NBNavigationLink", value: "value", destination: nil, states: [])],
    libraryTypes: ["Navigator", "PathNavigator", "NBNavigationPath", "NBNavigationStack"]
  )
}
