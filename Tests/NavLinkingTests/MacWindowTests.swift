import Testing

/// AppKit: what stands on windows, panels and popovers is shown where these are.
struct MacWindowTests {
  private static let screens = ["Main", "Quick", "Palette", "Export", "Log", "History", "Tool", "Notes", "Add", "Inspector", "Side", "Detail"]
    .map { "final class \($0)Controller: NSViewController {}" }.joined(separator: "\n")

  @Test func aWindowIsShownWhereItIsOrderedToTheFront() {
    expectFlow(
      """
      // file: Studio/Studio.swift
      import AppKit
      import SwiftUI
      \(Self.screens)
      struct AboutView: View { var body: some View { Text("About") } }
      struct HelpView: View { var body: some View { Text("Help") } }
      @main final class AppDelegate: NSObject, NSApplicationDelegate {
        var window: NSWindow!
        var help: NSPanel?
        let popover = NSPopover()
        func applicationDidFinishLaunching(_ note: Notification) {
          window = NSWindow(contentViewController: MainController())
          window.makeKeyAndOrderFront(nil) // nav: (entry) -> MainController [root]
          popover.contentViewController = QuickController()
          help = makeHelp()
        }
        private func makeHelp() -> NSPanel {
          let panel = NSPanel()
          panel.contentView = NSHostingView(rootView: HelpView().frame(width: 300))
          return panel
        }
        // nav: (entry) -> QuickController [popover]
        @objc func toggle(_ sender: NSStatusBarButton) { popover.show(relativeTo: sender.bounds, of: sender, preferredEdge: .minY) }
        @IBAction func showHelp(_ sender: Any?) { help?.orderFront(sender) } // nav: (entry) -> HelpView [window]
        @IBAction func showAbout(_ sender: Any?) {
          let about = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
          about.contentView = NSHostingView(rootView: AboutView())
          let controller = NSWindowController(window: about)
          controller.showWindow(sender) // nav: (entry) -> AboutView [window]
          about.makeKeyAndOrderFront(sender)
        }
      }
      """)
  }

  @Test func sheetsPopoversAndWindowControllers() {
    expectFlow(
      """
      // file: Studio/Studio.swift
      import AppKit
      import SwiftUI
      \(Self.screens)
      struct PreferencesView: View { var body: some View { Text("Preferences") } }
      @main final class AppDelegate: NSObject, NSApplicationDelegate {
        let window = NSWindow()
        func applicationDidFinishLaunching(_ note: Notification) {
          window.contentViewController = DeskController() // nav: (entry) -> DeskController [root]
        }
      }
      final class DeskController: NSViewController {
        var preferences: PreferencesWindowController?
        // nav: DeskController -> InspectorController [popover]
        func inspect() { present(InspectorController(), asPopoverRelativeTo: .zero, of: view, preferredEdge: .maxX, behavior: .transient) }
        func tool() {
          let popover = NSPopover()
          popover.contentViewController = ToolController()
          popover.show(relativeTo: .zero, of: view, preferredEdge: .maxY) // nav: DeskController -> ToolController [popover]
        }
        func export() {
          let sheet = NSWindow(contentViewController: ExportController())
          view.window?.beginSheet(sheet) { _ in } // nav: DeskController -> ExportController [sheet]
        }
        func log() { open(LogController()) } // nav: DeskController -> LogController [window]
        private func open(_ controller: NSViewController) {
          let window = Panel(contentViewController: controller)
          window.orderFrontRegardless()
        }
        func preferences(_ sender: Any?) {
          if preferences == nil { preferences = PreferencesWindowController() }
          preferences?.showWindow(sender) // nav: DeskController -> PreferencesWindowController [window]
        }
        func history() { HistoryWindowController().showWindow(nil) } // nav: DeskController -> HistoryWindowController [window]
      }
      final class Panel: NSPanel { override var canBecomeKey: Bool { true } }
      final class PreferencesWindowController: NSWindowController {
        init() {
          // nav: PreferencesWindowController -> PreferencesView [root]
          let window = NSWindow(contentViewController: NSHostingController(rootView: PreferencesView()))
          super.init(window: window)
        }
        required init?(coder: NSCoder) { nil }
      }
      final class HistoryWindowController: NSWindowController {
        convenience init() {
          self.init(window: NSWindow())
          window?.contentViewController = HistoryController() // nav: HistoryWindowController -> HistoryController [root]
        }
      }
      """)
  }

  @Test func aDocumentPutsItsWindowsUpItself() {
    expectFlow(
      """
      // file: Studio/Studio.swift
      import AppKit
      \(Self.screens)
      final class NotesDocument: NSDocument {
        override func makeWindowControllers() {
          let window = NSWindow(contentViewController: NotesController())
          addWindowController(NSWindowController(window: window)) // nav: (entry) -> NotesController [window]
        }
      }
      final class PagesController: NSViewController {
        let document: NotesDocument? = nil
      }
      """)
  }

  @Test func itemsOfTabAndSplitViewControllers() {
    expectFlow(
      """
      // file: Studio/Studio.swift
      import AppKit
      \(Self.screens)
      @main final class AppDelegate: NSObject, NSApplicationDelegate {
        func applicationDidFinishLaunching(_ note: Notification) {
          let window = NSWindow(contentViewController: DeskController())
          window.makeKeyAndOrderFront(nil) // nav: (entry) -> DeskController [root]
        }
      }
      final class DeskController: NSSplitViewController {
        override func viewDidLoad() {
          // nav: DeskController -> SideController [split]
          addSplitViewItem(NSSplitViewItem(sidebarWithViewController: SideController()))
          let pages = NSSplitViewItem(viewController: PagesController())
          addSplitViewItem(pages) // nav: DeskController -> PagesController [split]
        }
      }
      final class PagesController: NSTabViewController {
        override func viewDidLoad() {
          tabViewItems = [NSTabViewItem(viewController: LogController())] // nav: PagesController -> LogController [tab]
          addTabViewItem(NSTabViewItem(viewController: DetailController())) // nav: PagesController -> DetailController [tab]
        }
      }
      """)
  }

  @Test func aPanelThatIsMadeWithItsContent() {
    expectFlow(
      """
      // file: Studio/Studio.swift
      import AppKit
      import SwiftUI
      struct DeskView: View {
        var body: some View { Button("Search") { FloatingPanel { SearchView() }.makeKeyAndOrderFront(nil) } } // nav: DeskView -> SearchView [window]
      }
      struct SearchView: View { var body: some View { Text("Search") } }
      final class FloatingPanel<Content: View>: NSPanel {
        init(@ViewBuilder content: () -> Content) {
          super.init(contentRect: .zero, styleMask: [.nonactivatingPanel], backing: .buffered, defer: false)
          contentView = NSHostingView(rootView: content())
        }
      }
      @main struct StudioApp: App { var body: some Scene { WindowGroup { DeskView() } } } // nav: (entry) -> DeskView [root]
      """)
  }
}
