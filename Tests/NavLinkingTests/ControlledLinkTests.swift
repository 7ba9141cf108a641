import Testing

/// Links whose label is a control with an action of its own.
struct ControlledLinkTests {
  /// The control takes the tap; what sets the state leads on.
  @Test func theControlTakesTheTap() {
    expectFlow(
      """
      import SwiftUI
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView() } } } // nav: (entry) -> ShopView [root]
      struct ShopView: View {
        @State private var isPaying = false
        @State private var isAsking = false
        @State private var isReading = false
        @State private var isWaiting = false
        @State private var isLooking = false
        var body: some View {
          NavigationView {
            VStack {
              NavigationLink(destination: PayView(), isActive: $isPaying) {
                Button { check() } label: { Text("Pay") }
              }
              NavigationLink(destination: AskView(), isActive: $isAsking) {
                Pill(title: "Ask", action: { isAsking = true }) // nav: ShopView -> AskView [push]
              }
              NavigationLink(destination: WaitView(), isActive: $isWaiting) { Pill(title: "Wait", action: wait) }
              NavigationLink(destination: ReadView(), isActive: $isReading) { Text("Read") } // nav: ShopView -> ReadView [push]
              NavigationLink(destination: LookView(), isActive: $isLooking) { // nav: ShopView -> LookView [push]
                Button("Look") { print("nothing sets the state") }
              }
            }
          }
        }
        private func wait() { isWaiting = true } // nav: ShopView -> WaitView [push]
        private func check() { isPaying = true } // nav: ShopView -> PayView [push]
      }
      struct Pill: View { let title: String; let action: () -> Void; var body: some View { Button(title, action: action) } }
      struct PayView: View { var body: some View { Text("Pay") } }
      struct AskView: View { var body: some View { Text("Ask") } }
      struct WaitView: View { var body: some View { Text("Wait") } }
      struct ReadView: View { var body: some View { Text("Read") } }
      struct LookView: View { var body: some View { Text("Look") } }
      """)
  }
}
