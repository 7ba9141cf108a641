import Testing

/// States that keep an erased view which is all that is seen.
struct ErasedStateTests {
  /// What is kept of what was shown before makes it a stack; what takes its place is its root.
  @Test func aStateBesideAListOfWhatWasShownIsAStack() {
    expectFlow(
      """
      import SwiftUI
      final class Ferry: ObservableObject {
        private var trail: [AnyView] = []
        @Published var page: AnyView
        init(first: AnyView = AnyView(PierView())) {
          page = first
          trail.append(first)
        }
        func go(_ page: AnyView) {
          DispatchQueue.main.async {
            self.trail.append(page)
            self.page = page
          }
        }
        func change(to page: AnyView) {
          trail.popLast()
          trail.append(page)
          self.page = page
        }
        func back() {
          trail.popLast()
          page = trail.last!
        }
      }
      let port = Port().register { Ferry() }
      class Mate { let ferry: Ferry = Port.find() }
      final class PierModel: Mate { func wait() { ferry.change(to: AnyView(DeckView())) } } // nav: PierView -> DeckView [root]
      final class DeckModel: Mate { func climb() { ferry.go(AnyView(BridgeView())) } } // nav: DeckView -> BridgeView [push]
      @main struct FerryApp: App { var body: some Scene { WindowGroup { HarbourView() } } } // nav: (entry) -> HarbourView [root]
      struct HarbourView: View {
        @ObservedObject private var ferry: Ferry = Port.find()
        var body: some View {
          ZStack {
            ferry.page.transition(.opacity) // nav: HarbourView -> PierView [root]
          }
        }
      }
      struct PierView: View { let model = PierModel(); var body: some View { Button("Wait") { model.wait() } } }
      struct DeckView: View { let model = DeckModel(); var body: some View { Button("Climb") { model.climb() } } }
      struct BridgeView: View { let mate = Mate(); var body: some View { Button("Back") { mate.ferry.back() } } }
      """)
  }

  @Test func whoeverSetsTheRootOfAStackDecides() {
    expectFlow(
      """
      import SwiftUI
      final class Gate: ObservableObject {
        @Published var page: AnyView
        init() { page = AnyView(WaitView()) }
        func open(_ guest: String?) {
          guard let guest else {
            page = AnyView(DoorView()) // nav: GateView -> DoorView [root]
            return
          }
          page = AnyView(HallView(guest: guest).environmentObject(self)) // nav: GateView -> HallView [root]
        }
      }
      @main struct GateApp: App { var body: some Scene { WindowGroup { GateView() } } } // nav: (entry) -> GateView [root]
      struct GateView: View {
        @StateObject var gate = Gate()
        var body: some View {
          NavigationView {
            gate.page // nav: GateView -> WaitView [root]
          }
          .onAppear { gate.open(nil) }
        }
      }
      struct WaitView: View { var body: some View { Text("Wait") } }
      struct DoorView: View { var body: some View { Text("Door") } }
      struct HallView: View { let guest: String; var body: some View { Text(guest) } }
      """)
  }

  /// What a view is made with, and nobody sets, is no state: it is shown where it stands.
  @Test func whatAViewIsMadeWithIsNoState() {
    expectFlow(
      """
      import SwiftUI
      @main struct BoxApp: App {
        var body: some Scene {
          WindowGroup {
            BoxView(page: AnyView(LidView())) // nav: (entry) -> BoxView [root]
          }
        }
      }
      struct BoxView: View {
        var page: AnyView
        var body: some View { NavigationView { page } } // nav: BoxView -> LidView [root]
      }
      struct LidView: View { var body: some View { Text("Lid") } }
      """)
  }
}
