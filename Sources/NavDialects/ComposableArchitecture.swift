extension Dialect {
  /// The Composable Architecture: reducers write destinations into their state, views look at it through stores.
  public static let composableArchitecture = Dialect(
    id: "composable-architecture", modules: ["ComposableArchitecture", "TCACoordinators"],
    presentations: ["sheet", "fullScreenCover", "popover", "navigationDestination"].map { name in
      PresentationRow(name, "store", .item, name == "navigationDestination" ? .push : Manner(rawValue: name) ?? .sheet, caseLabel: "state")
    } + [
      PresentationRow("NavigationLinkStore", "", .item, .push, caseLabel: "state"),
      PresentationRow("IfLetStore", "", .item, .child, content: "then", caseLabel: "state"),
    ],
    containers: [ContainerRow("NavigationStackStore", .root, binding: "", isStack: true)],
    links: [LinkRow("NavigationLink", value: "state", destination: nil, states: [])],
    wrappers: [
      WrapperRow("CaseLet", "then", caseLabel: "state"), WrapperRow("WithViewStore", "content"), WrapperRow("WithPerceptionTracking", "content"),
      WrapperRow("SwitchStore", "content"), WrapperRow("IfLetStore", "then"),
    ],
    lenses: ["StoreOf", "Store", "ViewStoreOf", "ViewStore", "BindableStore", "BindingViewStore"].map { name in
      LensRow(
        name, nested: "State", whole: ["state", "case", "withState"],
        parts: [
          PartRow("scope", "state", .child), PartRow("binding", "get", .child, isBinding: true), PartRow("binding", "", .child, isBinding: true),
        ], sends: ["send"],
        effects: ["Effect", "EffectTask", "EffectPublisher"], event: "Action",
        sender: SenderRow("ViewAction", "for", event: "View"), first: "initialState", arrivals: ["ifLet"])
    },
    writtenTypes: [WrittenTypeRow("Reducer", ["State", "Action", "ID"])],
    carriers: [
      CarrierRow("StackAction", "element", "action", argument: 1), CarrierRow("StackActionOf", "element", "action", argument: 1),
      CarrierRow("IdentifiedAction", "element", "action", argument: 1), CarrierRow("IdentifiedActionOf", "element", "action", argument: 1),
      CarrierRow("PresentationAction", "presented", "", argument: 0),
    ],
    closures: [
      ClosureRow("Reduce", [.nested("State"), .nested("Action")]),
      ClosureRow("Reducer", [.nested("State"), .nested("Action")]),
      ClosureRow("AnyReducer", [.nested("State"), .nested("Action")]),
      ClosureRow("WithViewStore", [.narrowed(0, by: "observe")]),
      ClosureRow("IfLetStore", [.argument(0)]),
      ClosureRow("SwitchStore", [.seen(0)]),
      ClosureRow("NavigationStackStore", label: "destination", [.seen(0)]),
      ClosureRow("NavigationStack", label: "destination", [.element(0)]),
    ],
    scopedStates: [
      ScopedStateRow(.attribute("Presents"), joins: ["ifLet"]),
      ScopedStateRow(.attribute("PresentationState"), joins: ["ifLet"]),
      ScopedStateRow(.type("StackState"), joins: ["forEach"], events: ["StackAction", "StackActionOf"]),
      ScopedStateRow(.element("Route"), joins: ["forEachRoute", "forEachIndexedRoute", "forEachIdentifiedRoute", "withRouteReducer"]),
    ]
  )
}
