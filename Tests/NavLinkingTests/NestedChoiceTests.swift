import Testing

/// What fills a window is chosen by one state after the other: by a flag before an enum, by a flag in a case's own view, and by flags that
/// are worked out of data.
struct NestedChoiceTests {
  @Test func anEnumChoosesWhereAFlagDoesNot() {
    expectFlow(
      """
      import SwiftUI
      @main struct HallApp: App {
        @StateObject private var desk = Desk()
        var body: some Scene { WindowGroup { RootView().environmentObject(desk) } } // nav: (entry) -> RootView [root]
      }
      enum Guest { case loading, nobody, member(String), banned }
      final class Desk: ObservableObject {
        @Published var guest: Guest = .loading
        @Published var isOld = false
        func enter() { guest = .member("Ann") } // nav: DoorView -> HallView [root] Guest.member
        func leave() { guest = .nobody } // nav: HallView -> DoorView [root] Guest.nobody
        func refresh() { isOld = true } // nav: HallView -> OldView [root]
      }
      struct RootView: View {
        @EnvironmentObject var desk: Desk
        var body: some View {
          ZStack {
            if desk.isOld {
              OldView()
            } else {
              switch desk.guest {
              case .loading: Image("icon").id("loading")
              case let .member(name): HallView(name: name).id(name)
              case .nobody, .banned: DoorView()
              }
            }
          }
        }
      }
      struct OldView: View { var body: some View { Text("Old") } }
      struct HallView: View {
        @EnvironmentObject var desk: Desk
        let name: String
        var body: some View {
          Button("Leave") { desk.leave() }
          Button("Refresh") { desk.refresh() }
        }
      }
      struct DoorView: View {
        @EnvironmentObject var desk: Desk
        var body: some View { Button("Enter") { desk.enter() } }
      }
      """)
  }

  @Test func aFlagWorkedOutOfDataChoosesWhereTheDataIsSet() {
    expectFlow(
      """
      import SwiftUI
      @main struct HallApp: App {
        var body: some Scene { WindowGroup { RootView() } } // nav: (entry) -> RootView [root]
      }
      struct Person {}
      @Observable final class Session {
        static let shared = Session()
        private(set) var person: Person?
        var isIn: Bool { person != nil }
        var isOut: Bool { !isIn }
        func enter() async throws { withAnimation { self.person = Person() } } // nav: DoorView -> HallView [root]
        func leave() { person = nil } // nav: HallView -> DoorView [root]
      }
      struct RootView: View {
        var body: some View {
          Group {
            if Session.shared.isOut { DoorView() } else { HallView() } // nav: RootView -> DoorView [root]
          }
        }
      }
      struct HallView: View { var body: some View { Button("Leave") { Session.shared.leave() } } }
      struct DoorView: View { var body: some View { Button("Enter") { Task { try await Session.shared.enter() } } } }
      """)
  }

  /// What is written in the view itself is shown first: no screen, and nobody leads there.
  @Test func aScreenFollowsWhatTheViewItselfShowsInItsStack() {
    expectFlow(
      """
      import SwiftUI
      @main struct HallApp: App {
        var body: some Scene { WindowGroup { SplashView() } } // nav: (entry) -> SplashView [root]
      }
      final class Start: ObservableObject {
        @Published var isReady = false
        func finish() { isReady = true } // nav: SplashView -> HallView [root]
      }
      struct SplashView: View {
        @StateObject private var start = Start()
        var splash: some View {
          VStack {
            Text("Wait").onTapGesture { start.isReady = true } // nav: SplashView -> HallView [root]
          }
        }
        var body: some View {
          NavigationStack {
            if start.isReady { HallView() } else { splash }
          }
          .onAppear { start.finish() }
        }
      }
      struct HallView: View { var body: some View { Text("Hall") } }
      """)
  }

  @Test func theViewOfACaseAtTheRootMayChooseAgain() {
    expectFlow(
      """
      import SwiftUI
      @main struct HallApp: App {
        @StateObject private var desk = Desk()
        var body: some Scene { WindowGroup { RootView().environmentObject(desk) } } // nav: (entry) -> RootView [root]
      }
      enum Guest { case nobody, member }
      final class Desk: ObservableObject {
        @Published var guest: Guest = .nobody
        @Published var knowsRules = false
        func enter() { guest = .member } // nav: DoorView -> MemberView [root] Guest.member
        func agree() { knowsRules = true } // nav: RulesView -> HallView [root]
      }
      struct RootView: View {
        @EnvironmentObject var desk: Desk
        var body: some View {
          switch desk.guest {
          case .member: MemberView()
          case .nobody: DoorView() // nav: RootView -> DoorView [root] Guest.nobody
          }
        }
      }
      struct MemberView: View {
        @EnvironmentObject var desk: Desk
        var body: some View {
          if desk.knowsRules { HallView() } else { RulesView() } // nav: MemberView -> RulesView [root]
        }
      }
      struct HallView: View { var body: some View { Text("Hall") } }
      struct RulesView: View {
        @EnvironmentObject var desk: Desk
        var body: some View { Button("Agree") { desk.agree() } }
      }
      struct DoorView: View {
        @EnvironmentObject var desk: Desk
        var body: some View { Button("Enter") { desk.enter() } }
      }
      """)
  }

  /// Each of the two screens turns the flag into its opposite, and so shows the other.
  @Test(arguments: ["isIn = !isIn", "self.isIn = !self.isIn", "isIn = isIn == false", "isIn = isIn ? false : true", "isIn.toggle()"])
  func aFlagTurnedIntoItsOppositeLeadsToTheOtherScreen(_ turn: String) {
    expectFlow(
      """
      import SwiftUI
      @main struct HallApp: App {
        var body: some Scene { WindowGroup { RootView() } } // nav: (entry) -> RootView [root]
      }
      struct RootView: View {
        @State private var isIn = false
        var body: some View {
          if isIn == false {
            DoorView(isIn: $isIn) // nav: RootView -> DoorView [root]
          } else {
            HallView(isIn: $isIn)
          }
        }
      }
      struct HallView: View {
        @Binding var isIn: Bool
        var body: some View { Button("Leave") { \(turn) } } // nav: HallView -> DoorView [root]
      }
      struct DoorView: View {
        @Binding var isIn: Bool
        var body: some View { Button("Enter") { \(turn) } } // nav: DoorView -> HallView [root]
      }
      """)
  }

  @Test(arguments: [
    "switch mode {\n      case .coarse: CoarseView()\n      case .fine: FineView()\n      }",
    "switch mode {\n      case .coarse: CoarseView()\n      default: FineView()\n      }",
    "if let flour {\n        switch mode {\n        case .coarse: CoarseView()\n        case .fine: FineView()\n        }\n      } else {\n        EmptyView()\n      }",
  ])
  func whatAnotherStateChoosesAmongIsShownForTheCase(choice: String) {
    expectFlow(
      """
      import SwiftUI
      @main struct MillApp: App {
        var body: some Scene { WindowGroup { MillView() } } // nav: (entry) -> MillView [root]
      }
      enum Page: Identifiable { case sack, wheel; var id: Self { self } }
      enum Mode { case coarse, fine }
      struct MillView: View {
        @State var page: Page?
        @State var mode = Mode.coarse
        @State var flour: String?
        var body: some View {
          VStack {
            Button("Fine") { mode = .fine }
            Button("Sack") { page = .sack } // nav: MillView -> CoarseView [sheet] Page.sack; MillView -> FineView [sheet] Page.sack
            Button("Wheel") { page = .wheel } // nav: MillView -> WheelView [sheet] Page.wheel
          }
          .sheet(item: $page) { page in NavigationStack { content(for: page) } }
        }
        @ViewBuilder private func content(for page: Page) -> some View {
          switch page {
          case .sack:
            \(choice)
          case .wheel: WheelView()
          }
        }
      }
      struct CoarseView: View { var body: some View { Text("Coarse") } }
      struct FineView: View { var body: some View { Text("Fine") } }
      struct WheelView: View { var body: some View { Text("Wheel") } }
      """)
  }
}
