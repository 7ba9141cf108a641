extension Dialect {
  /// SwiftUI's stacks, links, presentations, tabs, columns and scenes.
  public static let swiftUI = Dialect(
    id: "swiftui",
    viewProtocols: [
      "View", "UIViewControllerRepresentable", "NSViewControllerRepresentable", "UIViewRepresentable", "NSViewRepresentable",
    ],
    calls: ["openWindow", "pushWindow", "openImmersiveSpace"].flatMap { name in
      [CallRow(name, .label("value"), .window), CallRow(name, .label("id"), .window, forbids: ["value"])]
    },
    presentations: [
      PresentationRow("sheet", "isPresented", .isPresented, .sheet),
      PresentationRow("sheet", "item", .item, .sheet),
      PresentationRow("fullScreenCover", "isPresented", .isPresented, .fullScreenCover),
      PresentationRow("fullScreenCover", "item", .item, .fullScreenCover),
      PresentationRow("popover", "isPresented", .isPresented, .popover),
      PresentationRow("popover", "item", .item, .popover),
      PresentationRow("navigationDestination", "isPresented", .isPresented, .push),
      PresentationRow("navigationDestination", "item", .item, .push),
      PresentationRow("inspector", "isPresented", .isPresented, .sheet),
    ],
    registrations: [RegistrationRow("navigationDestination", "for", .push)],
    containers: [
      ContainerRow("NavigationStack", .root, binding: "path", isStack: true),
      ContainerRow("NavigationView", .root, isStack: true, hasColumns: true),
      ContainerRow("TabView", .tab, eachChild: true),
      ContainerRow("NavigationSplitView", .split),
      ContainerRow("WindowGroup", .root, isScene: true),
      ContainerRow("Window", .window, isScene: true),
      ContainerRow("Settings", .window, isScene: true),
      ContainerRow("UtilityWindow", .window, isScene: true),
      ContainerRow("MenuBarExtra", .window, isScene: true, isMenu: true),
      ContainerRow("ImmersiveSpace", .window, isScene: true),
      ContainerRow("WKNotificationScene", .window, isScene: true),
      ContainerRow("DocumentGroup", .root, isScene: true),
    ],
    openers: ["openSettings": "Settings", "SettingsLink": "Settings"],
    actions: ["openWindow": "OpenWindowAction", "pushWindow": "PushWindowAction", "openImmersiveSpace": "OpenImmersiveSpaceAction"],
    selections: [SelectionRow("TabView", "selection", .tab), SelectionRow("List", "selection", .split)],
    links: [
      LinkRow("NavigationLink", value: "value", destination: "destination", states: ["isActive", "selection"], tag: "tag")
    ],
    wrappers: [WrapperRow("AnyView", nil), WrapperRow("Group", nil), WrapperRow("LazyView", nil), WrapperRow("AnyHashable", nil)],
    storages: ["AppStorage", "SceneStorage"]
  )
}
