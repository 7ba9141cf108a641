extension Dialect {
  /// Routing: a stack's path is an array, kept by `@Router` or by a `Router` object, and its routes are views.
  public static let routing = Dialect(
    id: "routing", modules: ["Routing"], landmarks: ["RoutingView", "Routable"],
    calls: [("navigate", "to"), ("replace", "with"), ("replace", "stack")].map { name, label in
      CallRow(name, .label(label), .push, receivers: ["[]", "Router"], byValue: true)
    },
    presentations: [
      PresentationRow("sheet", "item", .item, .sheet, showsItem: true),
      PresentationRow("navigationDestination", "item", .item, .push, showsItem: true),
    ],
    registrations: [RegistrationRow("navigationDestination", "for", .push, showsValue: true)],
    containers: [ContainerRow("RoutingView", .root, binding: "path", isStack: true)],
    libraryTypes: ["Router", "RoutingView"]
  )
}
