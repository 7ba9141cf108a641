extension Dialect {
  /// LinkNavigator: builders under paths, and a navigator that is told paths.
  public static let linkNavigator = Dialect(
    id: "link-navigator", modules: ["LinkNavigator"],
    wrappers: [WrapperRow("WrappingController", "content"), WrapperRow("WrapperController", "rootView")],
    textRoutes: [
      TextRouteRow(.type(base: "RouteBuilder", path: "matchPath", build: "build")),
      TextRouteRow(.type(base: "RouteBuildeableType", path: "matchPath", build: "build")),
      TextRouteRow(.construction(name: "RouteBuilderOf", path: "matchPath")),
    ],
    textCalls: [
      ("next", Manner.push), ("rootNext", .push), ("backOrNext", .push), ("rootBackOrNext", .push), ("href", .push), ("replace", .root),
      ("rootReplace", .root), ("sheet", .sheet), ("fullSheet", .fullScreenCover), ("customSheet", .sheet),
    ].flatMap { name, manner in
      ["paths", "url", "linkItem"].map { TextCallRow(name, $0, manner, mannerLabel: "target") }
    } + [TextCallRow("LinkNavigationView", "item", .root)]
  )

  /// URLNavigator: view controllers under patterns of URLs.
  public static let urlNavigator = Dialect(
    id: "url-navigator", modules: ["URLNavigator"],
    textRoutes: [TextRouteRow(.call(name: "register")), TextRouteRow(.answer(name: "handle"))],
    textCalls: [
      TextCallRow("push", nil, .push, screenTakers: navigators), TextCallRow("present", nil, .present, screenTakers: navigators),
      TextCallRow("pushURL", nil, .push), TextCallRow("presentURL", nil, .present),
    ]
  )

  private static let navigators = ["Navigator", "NavigatorType", "NavigatorProtocol"]

  /// SwiftUIRouter: views under paths.
  public static let swiftUIRouter = Dialect(
    id: "swiftui-router", modules: ["SwiftUIRouter"],
    wrappers: [WrapperRow("Router", "content")],
    textRoutes: [TextRouteRow(.construction(name: "Route", path: "", otherwise: "*"))],
    textCalls: [TextCallRow("navigate", nil, .push), TextCallRow("NavLink", "to", .push), TextCallRow("Navigate", "to", .root)]
  )
}
