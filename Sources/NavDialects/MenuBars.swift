extension Dialect {
  /// FluidMenuBarExtra: an item of the menu bar that an object shows, rather than a scene of the app.
  public static let fluidMenuBarExtra = Dialect(
    id: "fluid-menu-bar-extra", modules: ["FluidMenuBarExtra"],
    containers: [ContainerRow("FluidMenuBarExtra", .window, isScene: true, isMenu: true)])
}
