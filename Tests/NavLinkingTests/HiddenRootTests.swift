import Testing

/// Screens at the root of a window of which all but one are hidden by a modifier of the program's own.
struct HiddenRootTests {
  private func door(_ modifier: String, _ layers: String) -> String {
    """
    import SwiftUI
    @main struct DoorApp: App { var body: some Scene { WindowGroup { DoorView() } } } // nav: (entry) -> DoorView [root]
    final class Guard: ObservableObject {
      @Published var isIn = false
      func knock() async -> Bool { true }
      func leave() { isIn = false } // nav: HallView -> StepView [root]
    }
    extension View {
      \(modifier)
    }
    struct DoorView: View {
      @StateObject private var keeper = Guard()
      var body: some View {
        Group {
          \(layers)
        }
        .onAppear { print("door") }
      }
    }
    struct HallView: View {
      @ObservedObject var keeper: Guard
      var body: some View { Button("Leave") { keeper.leave() } }
    }
    struct StepView: View {
      @ObservedObject var keeper: Guard
      var body: some View {
        Button("Knock") {
          Task {
            keeper.isIn = await keeper.knock() // nav: StepView -> HallView [root]
          }
        }
      }
    }
    """
  }

  @Test func whatIsHiddenWhileAFlagHolds() {
    expectFlow(
      door(
        "@ViewBuilder func hide(_ isHidden: Bool) -> some View { if isHidden {} else { self } }",
        """
        HallView(keeper: keeper).hide(!keeper.isIn)
        StepView(keeper: keeper).hide(keeper.isIn) // nav: DoorView -> StepView [root]
        """))
  }

  @Test func whatIsSeenWhileAFlagHolds() {
    expectFlow(
      door(
        "@ViewBuilder func seen(if isSeen: Bool) -> some View { if isSeen { self } }",
        """
        HallView(keeper: keeper).padding().seen(if: keeper.isIn)
        StepView(keeper: keeper).seen(if: !keeper.isIn) // nav: DoorView -> StepView [root]
        """))
  }
}
