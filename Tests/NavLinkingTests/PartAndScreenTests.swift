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
