import Testing

/// Flags of presentations that methods are handed, that methods give back, and that are turned round in what they show.
struct HandedFlagTests {
  @Test func whoeverHandsAMethodAFlagDecides() {
    expectFlow(
      """
      import SwiftUI
      @main struct MillApp: App {
        var body: some Scene { WindowGroup { MillView() } } // nav: (entry) -> MillView [root]
      }
      final class MillModel: ObservableObject {
        @Published private var isGrinding = false
        @Published var isStoring = false
        func isGrindingShown() -> Bool { isGrinding }
        func setGrinding(to isOn: Bool) { DispatchQueue.main.async { self.isGrinding = isOn } }
        func setStoring(to isOn: Bool) { isStoring = isOn }
        func grainArrived() { setGrinding(to: true) } // nav: MillView -> GrindView [sheet]
        func grainLeft() { setGrinding(to: false) }
      }
      struct MillView: View {
        @StateObject private var model = MillModel()
        @State private var sacks = 0
        var isFull: Bool { sacks > 12 }
        var body: some View {
          VStack {
            Button("Grind") { model.grainArrived() }
            Button("Stop") { model.grainLeft() }
          }
          .onAppear { model.setStoring(to: isFull) } // nav: MillView -> StoreView [fullScreenCover]
          .sheet(isPresented: .init(get: { model.isGrindingShown() }, set: { new in model.setGrinding(to: new) })) { GrindView() }
          .fullScreenCover(isPresented: .init(get: { model.isStoring }, set: { new in model.setStoring(to: new) })) {
            StoreView(isShown: .init(get: { model.isStoring }, set: { new in model.setStoring(to: new) }))
          }
        }
      }
      struct GrindView: View { var body: some View { Text("Grind") } }
      struct StoreView: View {
        @Binding var isShown: Bool
        var body: some View { Button("Close") { isShown = false } }
      }
      """)
  }

  @Test func whatIsPresentedInTwoPlacesClosesItselfInBoth() {
    expectFlow(
      """
      import SwiftUI
      @main struct MillApp: App {
        var body: some Scene { WindowGroup { MillView() } } // nav: (entry) -> MillView [root]
      }
      struct MillView: View {
        @State private var isShown = false
        var body: some View {
          if #available(iOS 15, *) {
            Button("Sacks") { isShown.toggle() } // nav: MillView -> SackView [sheet]
              .sheet(isPresented: $isShown) { SackView(isShown: $isShown, onDone: { isShown.toggle() }) }
          } else {
            Text("Sacks")
              .background(EmptyView().sheet(isPresented: $isShown) { SackView(isShown: $isShown, onDone: { isShown.toggle() }) })
          }
        }
      }
      struct SackView: View {
        @Binding var isShown: Bool
        let onDone: () -> Void
        var body: some View { Button("Close") { isShown.toggle() } }
      }
      """)
  }
}
