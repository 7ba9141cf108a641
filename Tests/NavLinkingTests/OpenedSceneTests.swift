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
          Button("Open") { pushWindow(id: WindowID.log.rawValue) } // nav: MenuView -> LogView [window] WindowID.log
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

  @Test func theAppsOwnWayToOpenAWindowTakesTheCase() {
    expectFlow(
      """
      // file: Pond/Pond.swift
      import SwiftUI
      enum Panes: String { case tide, nets }
      enum Bait: String { case tide, worm }
      extension OpenWindowAction {
        func callAsFunction(id: Panes) {
          callAsFunction(id: id.rawValue)
        }
      }
      @main struct PondApp: App {
        var body: some Scene {
          WindowGroup { PondView() } // nav: (entry) -> PondView [root]
          Window("Tide", id: Panes.tide.rawValue) { TideView() } // nav: (entry) -> TideView [window]
          Window("Nets", id: Panes.nets.rawValue) { NetsView() } // nav: (entry) -> NetsView [window]
        }
      }
      struct PondView: View {
        @Environment(\\.openWindow) private var openWindow
        var body: some View {
          Button("Tide") { openWindow(id: .tide) } // nav: PondView -> TideView [window] Panes.tide
          Button("Nets") { openWindow(id: .nets) } // nav: PondView -> NetsView [window] Panes.nets
        }
      }
      struct TideView: View { var body: some View { Text("Tide") } }
      struct NetsView: View { var body: some View { Text("Nets") } }
      """)
  }

  @Test func panelsOfTheSystemRunThemselves() {
    expectFlow(
      """
      // file: Pond/Pond.swift
      import AppKit
      import SwiftUI
      @main struct PondApp: App {
        var body: some Scene { WindowGroup { PondView() } } // nav: (entry) -> PondView [root]
      }
      struct PondView: View {
        let window: NSWindow
        var body: some View {
          Button("Chart") { pick() }
          Button("Save") { save() }
          Button("Warn") { warn() }
        }
        private func pick() {
          let panel = NSOpenPanel()
          panel.canChooseFiles = false
          if panel.runModal() == .OK { print("picked") } // nav: PondView -> NSOpenPanel [present]
        }
        private func save() {
          let panel = NSSavePanel()
          panel.beginSheetModal(for: window) { _ in } // nav: PondView -> NSSavePanel [sheet]
        }
        private func warn() {
          let alert = NSAlert()
          alert.runModal()
        }
      }
      """)
  }

  @Test func anItemOfTheMenuBarThatAnObjectShows() {
    expectFlow(
      """
      // file: Pond/Pond.swift
      import FluidMenuBarExtra
      import SwiftUI
      @main struct PondApp: App {
        @NSApplicationDelegateAdaptor private var delegate: PondDelegate
        var body: some Scene {
          Settings { PondSettingsView() } // nav: (entry) -> PondSettingsView [window]
        }
      }
      final class PondDelegate: NSObject, NSApplicationDelegate {
        private var item: FluidMenuBarExtra?
        func applicationDidFinishLaunching(_ notification: Notification) {
          item = FluidMenuBarExtra(title: "Pond", image: "drop", content: { MenuView() }) // nav: (entry) -> MenuView [window]
        }
      }
      struct MenuView: View {
        @Environment(\\.openSettings) private var openSettings
        var body: some View {
          Button("Settings") { openSettings() } // nav: MenuView -> PondSettingsView [window]
        }
      }
      struct PondSettingsView: View { var body: some View { Text("Settings") } }
      """)
  }
}
