import Testing

/// Screens that take turns as the steps of a flow: each sets the state that shows the next.
struct StepChoiceTests {
  /// A sheet in which `content` is the whole of a stack.
  private func signing(_ content: String) -> String {
    """
    import SwiftUI
    enum Signing { case search, confirm(isHost: Bool), done }
    @main struct ClubApp: App { var body: some Scene { WindowGroup { ClubView() } } } // nav: (entry) -> ClubView [root]
    struct ClubView: View {
      @State private var isJoining = false
      var body: some View {
        Button("Join") { isJoining = true } // nav: ClubView -> JoinView [sheet]
          .sheet(isPresented: $isJoining) { JoinView() }
      }
    }
    struct Searching<Content: View>: View {
      @ViewBuilder var content: (Int) -> Content
      var body: some View { content(1) }
    }
    \(content)
    struct DoneView: View { var body: some View { Text("Done") } }
    """
  }

  private static let steps = """
    struct SearchView: View {
      @Binding var step: Signing
      var body: some View {
        VStack {
          Text("Searching")
          Button("Found") { step = .confirm(isHost: true) } // FOUND
        }
      }
    }
    struct HostView: View {
      @Binding var step: Signing
      var body: some View { Button("Agree") { step = .done } } // AGREE
    }
    struct GuestView: View {
      @Binding var step: Signing
      var body: some View { CancelButton(step: $step) }
    }
    struct CancelButton: View {
      @Binding var step: Signing
      var body: some View { Button("Cancel") { step = .search } } // CANCEL
    }
    """

  private static let told = steps.replacing("FOUND", with: "nav: SearchView -> HostView [root] Signing.confirm; SearchView -> GuestView [root] Signing.confirm")
    .replacing("AGREE", with: "nav: HostView -> DoneView [root] Signing.done")
    .replacing("CANCEL", with: "nav: GuestView -> SearchView [root] Signing.search")

  @Test func stepsThatAreAllOfAScreenReplaceEachOther() {
    expectFlow(
      signing(
        """
        struct JoinView: View {
          var body: some View { NavigationStack { SigningView() } } // nav: JoinView -> SigningView [root]
        }
        struct SigningView: View {
          @State private var step = Signing.search
          var body: some View {
            ZStack {
              switch step {
              case .search: Searching { _ in SearchView(step: $step) } // nav: SigningView -> SearchView [root] Signing.search
              case .confirm(let isHost):
                ZStack {
                  if isHost { HostView(step: $step) } else { GuestView(step: $step) }
                }
              case .done: DoneView()
              }
            }
          }
        }
        \(Self.told)
        """))
  }

  @Test func whatStandsBesideAPictureIsAPartOfTheScreen() {
    expectFlow(
      signing(
        """
        struct JoinView: View {
          @State private var step = Signing.search
          var body: some View {
            VStack {
              Image("Club")
              switch step {
              case .search: SearchView(step: $step)
              case .confirm: HostView(step: $step)
              case .done: DoneView()
              }
            }
          }
        }
        \(Self.steps)
        """))
  }

  @Test func whatOnlyTheScreenItselfChangesIsItsOwnLook() {
    expectFlow(
      signing(
        """
        struct JoinView: View {
          @State private var step = Signing.search
          var body: some View {
            Group {
              switch step {
              case .search: Button("Found") { step = .confirm(isHost: true) }
              case .confirm: AgreeView { step = .done }
              case .done: DoneView()
              }
            }
          }
        }
        struct AgreeView: View { let agree: () -> Void; var body: some View { Button("Agree", action: agree) } }
        """))
  }

  @Test func stepsBelowAHeaderThatTellsWhichOneItIs() {
    expectFlow(
      """
      import SwiftUI
      @main struct GymApp: App { var body: some Scene { WindowGroup { GymView() } } } // nav: (entry) -> GymView [root]
      struct GymView: View {
        @State private var isPlanning = false
        var body: some View {
          Button("Plan") { isPlanning = true } // nav: GymView -> PlanView [sheet]
            .sheet(isPresented: $isPlanning) { PlanView() }
        }
      }
      @Observable final class PlanModel {
        enum Part: Int { case goal = 1, days }
        var part = Part.goal
      }
      struct PlanView: View {
        @Environment(\\.dismiss) private var dismiss
        @State private var model = PlanModel()
        var body: some View {
          VStack {
            HStack { Button(action: goBack) { Image(systemName: model.part == .goal ? "xmark" : "chevron.left") } }
            progress
            switch model.part { // nav: PlanView -> GoalView [child] PlanModel.Part.goal
            case .goal: GoalView(model: model)
            case .days: DaysView(model: model)
            }
            Spacer()
          }
        }
        private var progress: some View { ProgressView(value: Double(model.part.rawValue), total: 2) }
        private func goBack() {
          switch model.part {
          case .goal: dismiss()
          case .days: model.part = .goal
          }
        }
      }
      struct GoalView: View {
        @Bindable var model: PlanModel
        var body: some View { Button("Next") { model.part = .days } } // nav: GoalView -> DaysView [child] PlanModel.Part.days
      }
      struct DaysView: View { @Bindable var model: PlanModel; var body: some View { Text("Days") } }
      """)
  }

  @Test func partsOfAPageThatAPickerChoosesStayOnIt() {
    expectFlow(
      """
      import SwiftUI
      @main struct GymApp: App { var body: some Scene { WindowGroup { StatisticsView() } } } // nav: (entry) -> StatisticsView [root]
      enum Part { case week, year }
      struct StatisticsView: View {
        @State private var part = Part.week
        var body: some View {
          VStack {
            Picker("Part", selection: $part) { Text("Week").tag(Part.week); Text("Year").tag(Part.year) }
            switch part {
            case .week: WeekChart(part: $part)
            case .year: YearChart()
            }
          }
        }
      }
      struct WeekChart: View {
        @Binding var part: Part
        var body: some View { Button("All") { part = .year } }
      }
      struct YearChart: View { var body: some View { Text("Year") } }
      """)
  }

  @Test func aPartOfAPageThatTakesTurnsInsideIsNoStep() {
    expectFlow(
      """
      import SwiftUI
      @main struct GymApp: App { var body: some Scene { WindowGroup { GymView() } } } // nav: (entry) -> GymView [root]
      struct GymView: View { var body: some View { ScrollView { Text("Gym"); HintCard() } } }
      enum Size { case small, large }
      struct HintCard: View {
        @State private var size = Size.small
        var body: some View {
          VStack {
            switch size {
            case .small: SmallHint(size: $size)
            case .large: LargeHint(size: $size)
            }
          }
        }
      }
      struct SmallHint: View { @Binding var size: Size; var body: some View { Button("More") { size = .large } } }
      struct LargeHint: View { @Binding var size: Size; var body: some View { Button("Less") { size = .small } } }
      """)
  }

  /// The step that follows is told by the step from which it is asked for.
  @Test func stepsFollowTheOneThatACallNames() {
    expectFlow(
      joining(
        next: """
          func next() -> Stage {
            switch self {
            case .hello: .name
            case .name: .photo
            case .photo: .photo
            }
          }
          func previous() -> Stage? {
            switch self {
            case .photo: .name
            default: nil
            }
          }
          """,
        model: """
          func next(from stage: Stage) {
            guard self.stage == stage else { return }
            self.stage = stage.next()
          }
          func back() { if let previous = stage.previous() { stage = previous } }
          """,
        arms: """
          case .hello: HelloView { model.next(from: .hello) } // nav: HelloView -> NameView [root] Stage.name
          case .name:
            NameView { name in
              model.name = name
              model.next(from: .name) // nav: NameView -> PhotoView [root] Stage.photo
            }
          case .photo: PhotoView { model.back() }
          """))
  }

  @Test func stepsFollowEachOtherInTheOrderOfTheirEnum() {
    expectFlow(
      joining(
        next: """
          var next: Stage? { Stage(rawValue: rawValue + 1) }
          var previous: Stage? { Stage(rawValue: rawValue - 1) }
          """,
        model: """
          func proceed() {
            guard let next = stage.next else { return }
            stage = next
          }
          func back() { stage = stage.previous ?? .hello }
          """,
        arms: """
          case .hello: HelloView { model.proceed() } // nav: HelloView -> NameView [root] Stage.name
          case .name: NameView { _ in model.proceed() } // nav: NameView -> PhotoView [root] Stage.photo
          case .photo: PhotoView { model.back() }
          """))
  }

  @Test func stepsAreFoundByTheirPlaceAmongAll() {
    expectFlow(
      joining(
        next: """
          func following() -> Stage {
            let all = Stage.allCases
            guard let index = all.firstIndex(of: self), index + 1 < all.count else { return self }
            return all[index + 1]
          }
          """,
        model: "func proceed() { stage = stage.following() }",
        arms: """
          case .hello: HelloView { model.proceed() } // nav: HelloView -> NameView [root] Stage.name
          case .name: NameView { _ in model.proceed() } // nav: NameView -> PhotoView [root] Stage.photo
          case .photo: PhotoView {}
          """))
  }

  /// A sheet whose scrolling content is one of three stages.
  private func joining(next: String, model: String, arms: String) -> String {
    """
    import SwiftUI
    @main struct ClubApp: App { var body: some Scene { WindowGroup { ClubView() } } } // nav: (entry) -> ClubView [root]
    struct ClubView: View {
      @State private var isJoining = false
      var body: some View {
        Button("Join") { isJoining = true } // nav: ClubView -> JoinView [sheet]
          .sheet(isPresented: $isJoining) { JoinView() }
      }
    }
    enum Stage: Int, CaseIterable {
      case hello, name, photo
      \(next)
    }
    @Observable final class JoinModel {
      private(set) var stage: Stage = .hello
      var name = ""
      \(model)
    }
    struct Filling<Content: View>: View {
      @ViewBuilder var content: () -> Content
      var body: some View { ScrollView { content().frame(minHeight: 500) } }
    }
    struct JoinView: View {
      @State private var model = JoinModel()
      var body: some View {
        Filling {
          arranged {
            if model.stage != .hello { Text("Almost there") }
            current.id(model.stage)
          }
        }
      }
      @ViewBuilder private func arranged<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        VStack(spacing: 50) { content() }
      }
      @ViewBuilder private var current: some View {
        switch model.stage { // nav: JoinView -> HelloView [root] Stage.hello
        \(arms)
        }
      }
    }
    struct HelloView: View { let proceed: () -> Void; var body: some View { Button("Next", action: proceed) } }
    struct NameView: View { let done: (String) -> Void; var body: some View { Button("Next") { done("Ann") } } }
    struct PhotoView: View { let back: () -> Void; var body: some View { Button("Back", action: back) } }
    """
  }

  @Test func stepsTakeTurnsInTheStackOfASheet() {
    expectFlow(
      """
      import SwiftUI
      @main struct CookApp: App { var body: some Scene { WindowGroup { HomeView() } } } // nav: (entry) -> HomeView [root]
      enum Step { case pick, amount(item: String) }
      struct HomeView: View {
        @State private var isAdding = false
        var body: some View {
          Button("Add") { isAdding = true } // nav: HomeView -> IngredientSheet [sheet]
            .sheet(isPresented: $isAdding) { IngredientSheet() }
        }
      }
      struct IngredientSheet: View {
        @State private var step = Step.pick // nav: IngredientSheet -> PickView [root] Step.pick
        var body: some View {
          NavigationStack {
            switch step {
            case .pick: PickView(step: $step)
            case .amount(let item): AmountView(item: item, step: $step)
            }
          }
        }
      }
      struct PickView: View {
        @Binding var step: Step
        var body: some View {
          List {
            Button("Flour") { step = .amount(item: "flour") } // nav: PickView -> AmountView [root] Step.amount
          }
        }
      }
      struct AmountView: View {
        let item: String
        @Binding var step: Step
        var body: some View {
          Form {
            Text(item)
            Button("Other") { step = .pick } // nav: AmountView -> PickView [root] Step.pick
          }
        }
      }
      """)
  }

  /// A step with a button of the screen's own below it is the step; before the first one there is none to go back to.
  @Test(arguments: ["Button", "BigButton"]) func aStepWithAButtonBesideIt(_ button: String) {
    expectFlow(
      """
      import SwiftUI
      @main struct FerryApp: App { var body: some Scene { WindowGroup { HomeView() } } } // nav: (entry) -> HomeView [root]
      struct HomeView: View {
        @State private var isScanning = false
        var body: some View {
          Button("Scan") { isScanning = true } // nav: HomeView -> ScanView [sheet]
            .sheet(isPresented: $isScanning) { ScanView() }
        }
      }
      private enum Stage { case file, page, chip, worn }
      struct ScanView: View {
        @State private var stage: Stage = .page
        var body: some View {
          switch stage { // nav: ScanView -> PageView [root] Stage.page
          case .file: FileView()
          case .page:
            VStack(spacing: 8) {
              PageView(onNext: { withAnimation { stage = .chip } }) // nav: PageView -> ChipView [root] Stage.chip
              #if DEBUG
              \(button)("File") { withAnimation { stage = .file } } // nav: PageView -> FileView [root] Stage.file
              #endif
            }
            .padding(.bottom, 16)
          case .chip:
            ChipView(
              onBack: { withAnimation { stage = .page } },
              onError: { withAnimation { stage = .worn } } // nav: ChipView -> WornView [root] Stage.worn
            )
          case .worn: WornView()
          }
        }
      }
      struct BigButton: View {
        let title: String
        let action: () -> Void
        init(_ title: String, action: @escaping () -> Void) {
          self.title = title
          self.action = action
        }
        var body: some View { Button(title, action: action) }
      }
      struct PageView: View { let onNext: () -> Void; var body: some View { VStack { Text("page"); Button("Next") { onNext() } } } }
      struct ChipView: View {
        let onBack: () -> Void
        let onError: () -> Void
        var body: some View {
          Text("chip")
          Button("Back") { onBack() }
          Button("Worn") { onError() }
        }
      }
      struct FileView: View { var body: some View { Text("file") } }
      struct WornView: View { var body: some View { Text("worn") } }
      """)
  }
}
