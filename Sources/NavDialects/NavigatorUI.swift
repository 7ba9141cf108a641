extension Dialect {
  /// Navigator: routes are views, and say by their `method` how they appear; a navigator of the environment is told them.
  public static let navigatorUI = Dialect(
    id: "navigator-ui", modules: ["NavigatorUI", "Navigator"], landmarks: ["ManagedNavigationStack", "NavigationDestination"],
    viewProtocols: ["NavigationDestination", "NavigationProvidedDestination"],
    calls: [
      CallRow("navigate", .label("to"), .push, mannerArgument: .label("method")),
      CallRow("push", .position(0), .push, isFirm: true),
      CallRow("destination", .position(0), .push, result: "FlowResult"),
      CallRow("present", .label("sheet"), .sheet, isFirm: true), CallRow("present", .label("cover"), .fullScreenCover, isFirm: true),
    ],
    presentations: [
      PresentationRow("navigate", "to", .item, .push, mannerLabel: "method", showsItem: true, asRouteSays: true),
      PresentationRow("navigate", "trigger", .isPresented, .push, content: "destination", mannerLabel: "method", asRouteSays: true),
    ],
    registrations: ["navigationDestination", "navigationDestinationAutoReceive"].map { RegistrationRow($0, "", .push, showsValue: true) }
      + [RegistrationRow("onNavigationProvidedView", "", .push, needsStack: false)],
    containers: [ContainerRow("ManagedNavigationStack", .root, isStack: true)],
    links: [LinkRow("NavigationLink", value: "to", destination: nil, states: [], byValue: false)],
    wrappers: [WrapperRow("ManagedPresentationView", "content")],
    libraryTypes: ["Navigator", "ManagedNavigationStack", "NavigationRouting", "NavigationRouter"],
    genericMembers: [GenericMemberRow("FlowResult", "destination", argument: 0, nested: "Destination")],
    closures: [ClosureRow("NavigationRouter", [.taken])],
    handlers: [HandlerRow("route", label: "to", nothing: "none"), HandlerRow("NavigationRouter", label: nil, nothing: "none", isMade: true)],
    manners: ["method"],
    triggers: [TriggerRow("perform", .label("route")), TriggerRow("route", .label("to"))],
    messages: [
      MessageRow(
        senders: ["send"], bindings: ["navigationSend"], receivers: ["onNavigationReceive"], assigned: "assign", shows: ["navigationAutoReceive"])
    ],
    replacements: ["navigationMap"],
    runs: ["start": "start", "next": "next"]
  )
}
