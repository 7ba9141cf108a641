extension Dialect {
  /// RIBs and ModernRIBs: a router shows the view controller that it was made with; the launch router shows its own.
  public static let ribs = Dialect(
    id: "ribs", presentableSuffixes: ["ViewControllable", "Presentable"],
    calls: [CallRow("launch", .receiver, .root, requires: ["from"])],
    genericMembers: [
      GenericMemberRow("Router", "interactor", argument: 0), GenericMemberRow("ViewableRouter", "interactor", argument: 0),
      GenericMemberRow("ViewableRouter", "viewController", argument: 1), GenericMemberRow("LaunchRouter", "interactor", argument: 0),
      GenericMemberRow("LaunchRouter", "viewController", argument: 1), GenericMemberRow("PresentableInteractor", "presenter", argument: 0),
      GenericMemberRow("Component", "dependency", argument: 0), GenericMemberRow("Builder", "dependency", argument: 0),
    ],
    watched: ["attachChild", "detachChild"],
    templates: [
      "ComponentizedBuilder": "build", "SimpleComponentizedBuilder": "build", "MultiStageComponentizedBuilder": "finalStageBuild",
      "SimpleMultiStageComponentizedBuilder": "finalStageBuild",
    ],
    launchers: ["LaunchRouter"])
}
