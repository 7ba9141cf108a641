import Testing

/// Views that are a part of one screen, and a screen of their own elsewhere.
@Suite struct PartAndScreenTests {
  private static func mill(_ body: String, _ members: String = "") -> String {
    """
    import SwiftUI
    @main struct MillApp: App {
      var body: some Scene { WindowGroup { TabView { MillView(); YardView() } } } // nav: MillApp
    }
    struct MillView: View {
      @State var isOpen = false
      var body: some View {
        VStack { \(body) }
          .sheet(isPresented: $isOpen) { StoneView() }
      }
      \(members)
      func open() { isOpen = true } // nav: MillView -> StoneView [sheet]
    }
    struct YardView: View {
      @State var isScanning = false
      @State var isOpen = false
      var body: some View {
        Button("Scan") { isScanning = true } // nav: YardView -> ScannerView [sheet]
          .sheet(isPresented: $isScanning) {
            ScannerView(onScan: { isOpen = true }) // nav: ScannerView -> WheelView [sheet]
          }
          .sheet(isPresented: $isOpen) { WheelView() }
      }
    }
    struct ScannerView: View {
      let onScan: () -> Void
      var body: some View { Button("Done") { onScan() } }
    }
    struct StoneView: View { var body: some View { Text("Stone") } }
    struct WheelView: View { var body: some View { Text("Wheel") } }
    """
    .replacing(
      "WindowGroup { TabView { MillView(); YardView() } } } // nav: MillApp",
      with: """
        WindowGroup {
            TabView {
              MillView() // nav: (scene) -> MillView [tab]
              YardView() // nav: (scene) -> YardView [tab]
            }
          } }
        """)
    .replacing("(scene)", with: "(entry)")
  }

  @Test func aPartTellsTheScreenAround() { expectFlow(Self.mill("ScannerView(onScan: open)")) }

  @Test func aPartMayStandInAPropertyOfTheScreen() {
    expectFlow(Self.mill("scanner", "@ViewBuilder var scanner: some View { ScannerView { open() } }"))
  }
}

/// Stacks that begin with a view around parts which are written in its closure.
@Suite struct AroundArrangementTests {
  @Test func thePartsAreNoScreens() {
    expectFlow(
      """
      import SwiftUI
      @main struct MillApp: App {
        var body: some Scene { WindowGroup { MillView() } } // nav: (entry) -> MillView [root]
      }
      struct Backdrop<Content: View>: View {
        let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View {
          ZStack {
            Color.brown.ignoresSafeArea()
            content
          }
        }
      }
      struct MillView: View {
        @State var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) {
            Backdrop {
              VStack {
                VStack {
                  Image("mill")
                  Lever(title: "Open", action: open)
                }
              }
            }
            .navigationDestination(for: Int.self) { _ in WheelView() }
          }
        }
        func open() { path.append(1) } // nav: MillView -> WheelView [push]
      }
      struct Lever: View {
        let title: String
        let action: () -> Void
        var body: some View { Button(title) { action() } }
      }
      struct WheelView: View { var body: some View { Text("Wheel") } }
      """)
  }
}
