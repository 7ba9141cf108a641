import Testing

/// Screens that are chosen by comparing a route with its cases.
@Suite struct ComparedCaseTests {
  /// - Parameters:
  ///   - member: of the enum.
  ///   - shown: what the destination shows for `$0`.
  ///   - rest: beside the screens.
  private func check(member: String = "", shown: String, rest: String = "", _ location: SourceLocation = #_sourceLocation) {
    expectFlow(
      """
      import SwiftUI
      enum Room: Hashable {
        case attic, cellar, hall(Int)
        \(member)
      }
      @main struct ManorApp: App { var body: some Scene { WindowGroup { GateView() } } } // nav: (entry) -> GateView [root]
      struct GateView: View {
        @State private var path: [Room] = []
        var body: some View {
          NavigationStack(path: $path) {
            VStack {
              Button("Attic") { path.append(.attic) } // nav: GateView -> AtticView [push] Room.attic
              Button("Cellar") { path.append(.cellar) } // nav: GateView -> CellarView [push] Room.cellar
              Button("Hall") { path.append(.hall(2)) } // nav: GateView -> HallView [push] Room.hall
            }
            .navigationDestination(for: Room.self) { \(shown) }
          }
        }
      }
      struct AtticView: View { var body: some View { Text("attic") } }
      struct CellarView: View { var body: some View { Text("cellar") } }
      struct HallView: View { var body: some View { Text("hall") } }
      \(rest)
      """, at: location)
  }

  @Test func aChainInTheDestination() {
    check(shown: "room in if room == .attic { AtticView() } else if Room.cellar == room { CellarView() } else { HallView() }")
  }

  @Test func aChainInAMemberOfTheEnum() {
    check(
      member: "@ViewBuilder var view: some View { if self == .attic { AtticView() } else if case .hall = self { HallView() } else { CellarView() } }",
      shown: "$0.view")
  }

  @Test func betweenAQuestionMarkAndAColon() {
    check(
      member: "func make() -> AnyView { self == .attic ? AnyView(AtticView()) : self != .cellar ? AnyView(HallView()) : AnyView(CellarView()) }",
      shown: "$0.make()")
  }

  @Test func oneAfterTheOtherInAFunction() {
    check(
      shown: "build($0)",
      rest: """
        func build(_ room: Room) -> AnyView {
          guard room != .attic else { return AnyView(AtticView()) }
          if room == .cellar { return AnyView(CellarView()) }
          return AnyView(HallView())
        }
        """)
  }

  @Test func aViewThatIsMadeWithIt() {
    check(
      shown: "RoomView(room: $0)",
      rest: """
        struct RoomView: View {
          let room: Room
          var body: some View { if room == .attic { AtticView() } else if room == .cellar { CellarView() } else { HallView() } }
        }
        """)
  }

  @Test func aSwitchForTheRest() {
    check(
      member: """
        @ViewBuilder var view: some View {
          if self == .attic { AtticView() } else {
            switch self {
            case .attic: EmptyView()
            case .cellar: CellarView()
            case .hall: HallView()
            }
          }
        }
        """,
      shown: "$0.view")
  }

  @Test func howAViewLooksIsNoChoiceOfAScreen() {
    expectFlow(
      """
      import SwiftUI
      enum Mood { case calm, loud }
      @main struct StageApp: App { var body: some Scene { WindowGroup { StageView() } } } // nav: (entry) -> StageView [root]
      struct StageView: View {
        @State private var mood = Mood.calm
        var body: some View {
          NavigationStack {
            VStack {
              Button("Louder") { mood = .loud }
              badge(mood)
              NavigationLink("Crew") { CrewView() } // nav: StageView -> CrewView [push]
            }
          }
        }
        @ViewBuilder func badge(_ mood: Mood) -> some View { if mood == .loud { LoudBadge() } else { CalmBadge() } }
      }
      struct LoudBadge: View { var body: some View { Text("!") } }
      struct CalmBadge: View { var body: some View { Text("-") } }
      struct CrewView: View { var body: some View { Text("crew") } }
      """)
  }
}

/// Destinations that choose by the text or the number that they are given.
@Suite struct ComparedLiteralTests {
  @Test func aSwitchOverATextOrANumber() {
    expectFlow(
      """
      import SwiftUI
      @main struct QuizApp: App { var body: some Scene { WindowGroup { QuizView() } } } // nav: (entry) -> QuizView [root]
      struct QuizView: View {
        @State private var path = NavigationPath()
        let saved: Int
        var body: some View {
          NavigationStack(path: $path) {
            List {
              NavigationLink("Easy", value: 1) // nav: QuizView -> EasyView [push]
              NavigationLink("Hard", value: 2) // nav: QuizView -> HardView [push]
              NavigationLink("Rules", value: "rules") // nav: QuizView -> RulesView [push]
              Button("Own") { path.append(7) } // nav: QuizView -> OwnView [push]
              Button("Score") { path.append("score") } // nav: QuizView -> ScoreView [push]
              Button("Again") { path.append(saved) } // nav: QuizView -> EasyView [push]; QuizView -> HardView [push]; QuizView -> OwnView [push]
            }
            .navigationDestination(for: Int.self) { level in
              switch level {
              case 1: EasyView()
              case 2: HardView()
              default: OwnView()
              }
            }
            .navigationDestination(for: String.self) {
              switch $0 {
              case "rules": RulesView()
              default: ScoreView()
              }
            }
          }
        }
      }
      struct EasyView: View { var body: some View { Text("1") } }
      struct HardView: View { var body: some View { Text("2") } }
      struct OwnView: View { var body: some View { Text("3") } }
      struct RulesView: View { var body: some View { Text("4") } }
      struct ScoreView: View { var body: some View { Text("5") } }
      """)
  }
}
