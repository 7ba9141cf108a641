import Testing

/// Scenes that code opens.
struct OpenedSceneTests {
  @Test func byIdByValueAndAsTheOneOfTheirKind() {
    expectFlow(
      """
      // file: Pond/Pond.swift
      import SwiftUI
      enum WindowID: String { case log, depths = "deep" }
      struct Fish: Identifiable { let id: Int }
      @main struct PondApp: App {
        var body: some Scene {
          WindowGroup { PondView() } // nav: (entry) -> PondView [root]
          Settings { PondSettingsView() } // nav: (entry) -> PondSettingsView [window]
          Window("Log", id: WindowID.log.rawValue) { LogView() } // nav: (entry) -> LogView [window]
          WindowGroup("Fish", for: Fish.ID.self) { $id in FishView(id: id) } // nav: (entry) -> FishView [root]
          ImmersiveSpace(id: "deep") { DepthsView() } // nav: (entry) -> DepthsView [window]
          MenuBarExtra("Pond", systemImage: "drop") { MenuView() } // nav: (entry) -> MenuView [window]
        }
      }
      struct PondView: View {
        @Environment(\\.openWindow) private var openWindow
        @Environment(\\.openSettings) private var openSettings
        @Environment(\\.openImmersiveSpace) private var openImmersiveSpace
        let fish: Fish
        var body: some View {
          Button("Log") { openWindow(id: "log") } // nav: PondView -> LogView [window]
          Button("Fish") { openWindow(value: fish.id) } // nav: PondView -> FishView [window]
          Button("Settings") { openSettings() } // nav: PondView -> PondSettingsView [window]
          // nav: PondView -> DepthsView [window]
          Button("Dive") { Task { await openImmersiveSpace(id: WindowID.depths.rawValue) } }
        }
      }
      struct MenuView: View {
        @Environment(\\.pushWindow) private var pushWindow
        var body: some View {
          Button("Open") { pushWindow(id: WindowID.log.rawValue) } // nav: MenuView -> LogView [window]
          SettingsLink { Text("Settings") } // nav: MenuView -> PondSettingsView [window]
        }
      }
      struct PondSettingsView: View { var body: some View { Text("Settings") } }
      struct LogView: View { var body: some View { Text("Log") } }
      struct DepthsView: View { var body: some View { Text("Depths") } }
      struct FishView: View { let id: Int?; var body: some View { Text("Fish") } }
      """)
  }

  @Test func aFunctionOfTheAppsOwnOpensWhatItDoes() {
    expectFlow(
      """
      // file: Pond/Pond.swift
      import SwiftUI
      @main struct PondApp: App {
        var body: some Scene {
          WindowGroup { PondView() } // nav: (entry) -> PondView [root]
          Settings { PondSettingsView() } // nav: (entry) -> PondSettingsView [window]
        }
      }
      struct PondView: View {
        @State private var isOpen = false
        var body: some View { Button("Settings") { openSettings() }.sheet(isPresented: $isOpen) { SheetView() } }
        private func openSettings() { isOpen = true } // nav: PondView -> SheetView [sheet]
      }
      struct PondSettingsView: View { var body: some View { Text("Settings") } }
      struct SheetView: View { var body: some View { Text("Sheet") } }
      """)
  }
}
