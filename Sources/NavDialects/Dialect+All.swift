extension Dialect {
  /// Every dialect, in a fixed order.
  public static let all: [Dialect] = [
    swiftUI, unlabelledPresentations, uiKit, appKit, ribs, composableArchitecture, flowStacks, navigationBackport, swiftNavigation,
    xCoordinator,
    rxFlow, stinsen, linkNavigator, urlNavigator, swiftUIRouter, suiCoordinator, swiftfulRouting,
    navigationModels, unidirectionalDataFlow, swinject, factory, streams, reactive, asyncStreams, notificationCenter, reactorKit,
    panModal, floatingPanel, routing, navigatorUI, appRouter, popupView, mijickPopups, agrume, fluidMenuBarExtra, pageboy, rxDataSources,
  ]
}
