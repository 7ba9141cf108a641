extension Dialect {
  /// SwiftUINavigation with navigation models: a model is shown by its own `body`, and commands say which one comes next.
  public static let navigationModels = Dialect(
    id: "navigation-models", modules: ["SwiftUINavigation"],
    calls: [
      CallRow("stackAppend", .position(0), .push), CallRow("StackAppendNavigationCommand", .label("appendedModel"), .push),
      CallRow("stackSetRoot", .position(0), .root, requires: ["clear"]), CallRow("switchModel", .position(0), .root),
      CallRow("sheet", .position(0), .sheet), CallRow("fullScreenCover", .position(0), .fullScreenCover),
    ],
    wrappers: [WrapperRow("stacked", nil), WrapperRow("StackNavigationModel", "model"), WrapperRow("RootNavigationView", "rootModel")],
    libraryTypes: [
      "NavigationCommand", "NavigationModel", "PresentedNavigationModel", "StackNavigationModel", "RootNavigationView", "StackAppendNavigationCommand",
    ]
  )
}
