extension Dialect {
  /// RIBs and ModernRIBs: a router shows the view controller that it was made with; the launch router shows its own.
  public static let ribs = Dialect(
    id: "ribs", presentableSuffixes: ["ViewControllable", "Presentable"],
    calls: [CallRow("launch", .receiver, .root, requires: ["from"])],
    watched: ["attachChild", "detachChild"],
    templates: [
      "ComponentizedBuilder": "build", "SimpleComponentizedBuilder": "build", "MultiStageComponentizedBuilder": "finalStageBuild",
      "SimpleMultiStageComponentizedBuilder": "finalStageBuild",
    ],
    launchers: ["LaunchRouter"])
}
