extension Dialect {
  /// FlowStacks, and TCACoordinators on top of it: a stack's path is an array of routes, each of which says how it appears.
  public static let flowStacks = Dialect(
    id: "flow-stacks", modules: ["FlowStacks", "TCACoordinators"],
    calls: [("push", Manner.push), ("presentSheet", .sheet), ("presentCover", .fullScreenCover)].flatMap { name, manner in
      [CallRow(name, .position(0), manner, receivers: ["[]", "FlowNavigator", "FlowPathNavigator", "FlowPath"], byValue: true)]
    },
    presentations: [
      PresentationRow("flowDestination", "isPresented", .isPresented, .push, mannerLabel: "style"),
      PresentationRow("flowDestination", "item", .item, .push, mannerLabel: "style"),
    ],
    registrations: [RegistrationRow("flowDestination", "for", .push)],
    containers: [
      ContainerRow("FlowStack", .root, binding: "", isStack: true),
      ContainerRow("Router", .root, binding: "", isStack: true, hasRoot: false, needsStack: true),
      ContainerRow("TCARouter", .root, binding: "", isStack: true, hasRoot: false, needsStack: true),
    ],
    links: [LinkRow("FlowLink", value: "value", destination: nil, states: [], mannerLabel: "style")],
    wrapperTypes: ["Route"], sequenceTypes: ["Routes"], libraryTypes: ["FlowNavigator", "FlowStack", "Router", "TCARouter"],
    steps: ["root": .root, "push": .push, "sheet": .sheet, "cover": .fullScreenCover],
    closures: [ClosureRow("TCARouter", [.element(0)]), ClosureRow("routeWithDelaysIfUnsupported", [.argument(0)])]
  )
}
