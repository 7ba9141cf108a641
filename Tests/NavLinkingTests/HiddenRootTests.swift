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

  @Test(arguments: [
    (
      "if model.showsDoor { DoorView().environmentObject(model) }",
      "if model.showsGoals { GoalsView().environmentObject(model) }",
      "if model.showsHome { HomeView().environmentObject(model).onAppear { print(1) } }"
    ),
    (
      "(model.showsDoor) ? (DoorView().environmentObject(model)) : nil",
      "model.showsGoals ? GoalsView().environmentObject(model) : nil",
      "model.showsHome ? (HomeView().environmentObject(model).onAppear { print(1) }) : nil"
    ),
  ])
  func layersEachWithAFlagOfItsOwnAreExchangedByWhoSetsTheFlags(door: String, goals: String, home: String) {
    expectFlow(
      """
      import SwiftUI
      @main struct GymApp: App {
        @StateObject private var model = GymModel()
        var body: some Scene {
          WindowGroup {
            NavigationStack {
              ZStack {
                \(door) // nav: (entry) -> DoorView [root]
                \(goals)
                \(home)
              }
            }
            .onAppear { restore() }
          }
        }
        private func restore() {
          if UserDefaults.standard.bool(forKey: "isIn") {
            model.showsHome = true // nav: (entry) -> HomeView [root]
            model.showsDoor = false
          }
        }
      }
      final class GymModel: ObservableObject {
        @Published var showsDoor = true
        @Published var showsGoals = false
        @Published var showsHome = false
      }
      struct DoorView: View {
        @EnvironmentObject var model: GymModel
        var body: some View {
          Button("In") {
            model.showsGoals = true // nav: DoorView -> GoalsView [root]
            model.showsDoor = false
          }
        }
      }
      struct GoalsView: View {
        @EnvironmentObject var model: GymModel
        var body: some View {
          Button("Done") {
            model.showsHome = true // nav: GoalsView -> HomeView [root]
            model.showsGoals = false
          }
        }
      }
      struct HomeView: View {
        @EnvironmentObject var model: GymModel
        var body: some View {
          Button("Out") {
            model.showsHome = false
            model.showsDoor = true // nav: HomeView -> DoorView [root]
          }
        }
      }
      """)
  }
}
