import Testing

/// Sheets that show one screen for every item, and views further down that choose by it.
struct ItemScreenTests {
  @Test func aSheetWithAStackOfItsOwnIsTheScreenWhateverItsItemIs() {
    expectFlow(
      """
      import SwiftUI
      @main struct ShedApp: App {
        var body: some Scene { WindowGroup { ShedView() } } // nav: (entry) -> ShedView [root]
      }
      enum Tool: String, Identifiable, CaseIterable { case rake, hose; var id: String { rawValue } }
      enum LendingStep: Hashable { case tool(Tool), deposit, receipt(Int) }

      struct ShedView: View {
        @State private var lent: Tool?
        var body: some View {
          VStack {
            ForEach(Tool.allCases, id: \\.self) { tool in Button(tool.rawValue) { lend(tool) } }
            Button("Rake") { lent = .rake } // nav: ShedView -> LendingSheet [sheet]
          }
          .sheet(item: $lent) { tool in LendingSheet(tool: tool).tint(.green) }
        }
        private func lend(_ tool: Tool) {
          lent = tool // nav: ShedView -> LendingSheet [sheet]
        }
      }
      private struct LendingSheet: View {
        let tool: Tool
        @State private var path: [LendingStep] = []
        var body: some View {
          NavigationStack(path: $path) {
            LendingStepView(step: .deposit, onStep: { path.append($0) }) // nav: LendingSheet -> DepositScreen [root] LendingStep.deposit
              .navigationDestination(for: LendingStep.self) { step in
                LendingStepView(step: step, onStep: { path.append($0) })
              }
          }
        }
      }
      struct LendingStepView: View {
        let step: LendingStep
        let onStep: (LendingStep) -> Void
        var body: some View {
          switch step {
          case .tool(let tool): ToolStepView(tool: tool, onStep: onStep)
          case .deposit: DepositScreen(onPaid: { onStep(.receipt($0)) }) // nav: DepositScreen -> ReceiptScreen [push] LendingStep.receipt
          case .receipt(let number): ReceiptScreen(number: number)
          }
        }
      }
      private struct ToolStepView: View {
        let tool: Tool
        let onStep: (LendingStep) -> Void
        var body: some View {
          switch tool {
          case .rake: RakeScreen(onNext: { onStep(.deposit) }) // nav: RakeScreen -> DepositScreen [push] LendingStep.deposit
          case .hose: HoseScreen(onNext: { onStep(.receipt(1)) }) // nav: HoseScreen -> ReceiptScreen [push] LendingStep.receipt
          }
        }
      }
      struct RakeScreen: View {
        let onNext: () -> Void
        var body: some View { Button("Next") { onNext() } }
      }
      struct HoseScreen: View {
        let onNext: () -> Void
        var body: some View { Button("Next") { onNext() } }
      }
      struct DepositScreen: View {
        let onPaid: (Int) -> Void
        var body: some View { Button("Pay") { onPaid(1) } }
      }
      struct ReceiptScreen: View {
        let number: Int
        var body: some View { Text("\\(number)") }
      }
      """)
  }

  @Test func aFlowBeginsWithTheRouteThatItsInitialiserChooses() {
    expectFlow(
      """
      import SwiftUI
      @main struct ShedApp: App {
        var body: some Scene { WindowGroup { ShedView() } } // nav: (entry) -> ShedView [root]
      }
      enum LendingStep: Hashable { case intro, deposit }

      struct ShedView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Lend") { LendingFlow(isMember: true) } // nav: ShedView -> LendingFlow [push]
          }
        }
      }
      struct LendingFlow: View {
        @State private var amount = 0
        private let firstStep: LendingStep
        init(isMember: Bool) {
          if isMember {
            firstStep = .deposit // nav: LendingFlow -> DepositScreen [root] LendingStep.deposit
          } else {
            firstStep = .intro // nav: LendingFlow -> IntroScreen [root] LendingStep.intro
          }
        }
        var body: some View {
          LendingStepView(step: firstStep)
            .environment(\\.amount, amount)
            .navigationDestination(for: LendingStep.self) { step in LendingStepView(step: step) }
        }
      }
      struct LendingStepView: View {
        let step: LendingStep
        var body: some View {
          switch step {
          case .intro: IntroScreen()
          case .deposit: DepositScreen()
          }
        }
      }
      struct IntroScreen: View { var body: some View { Text("Intro") } }
      struct DepositScreen: View { var body: some View { Text("Deposit") } }
      """)
  }

  @Test func aPictureInTheStyleThatAViewIsGivenIsNoScreen() {
    expectFlow(
      """
      import SwiftUI
      @main struct ShedApp: App {
        var body: some Scene { WindowGroup { ShedView() } } // nav: (entry) -> ShedView [root]
      }
      enum Style: CaseIterable { case large, small }
      struct ShedView: View {
        @State private var isShared = false
        var body: some View {
          Button("Share") { isShared = true } // nav: ShedView -> SharingView [sheet]
            .sheet(isPresented: $isShared) { SharingView() }
        }
      }
      struct SharingView: View {
        var body: some View {
          VStack {
            Text("Share")
            TabView { ForEach(Style.allCases, id: \\.self) { style in PictureView(style: style) } }.tabViewStyle(.page)
            Button("Export") { export(MovingPicture(style: .large)) }
          }
        }
        private func export(_ picture: MovingPicture) {}
      }
      struct MovingPicture: View {
        let style: Style
        @State private var angle = 0.0
        var body: some View { PictureView(style: style).rotationEffect(.degrees(angle)) }
      }
      struct PictureView: View {
        let style: Style
        var body: some View {
          ZStack {
            switch style {
            case .large: VStack { Text("Rake"); LogoView() }
            case .small: HStack { Text("Rake"); BadgeView() }
            }
          }
        }
      }
      struct LogoView: View { var body: some View { Text("Shed") } }
      struct BadgeView: View { var body: some View { Text("Shed") } }
      """)
  }

  /// A sheet is made with a route that its own stack begins with or not: it is the sheet's screen that is shown.
  @Test func aSheetWhosePathBeginsWithItsItemIsOneScreen() {
    expectFlow(
      """
      import SwiftUI
      @main struct InnApp: App {
        var body: some Scene { WindowGroup { HallView() } } // nav: (entry) -> HallView [root]
      }
      struct HallView: View {
        @State private var step: CheckInView.Step?
        var body: some View {
          VStack {
            Button("Check in") { step = .start } // nav: HallView -> CheckInView [sheet]
            Button("Sign") { step = .sign("Emma") } // nav: HallView -> CheckInView [sheet]
          }
          .sheet(item: $step) { CheckInView(step: $0) }
        }
      }
      struct CheckInView: View {
        enum Step: Hashable, Identifiable {
          case start
          case sign(String)
          var id: Self { self }
        }
        @State private var path = NavigationPath()
        init(step: Step) {
          if case .sign(let guest) = step {
            var path = NavigationPath()
            path.append(Step.sign(guest)) // nav: CheckInView -> SignView [push] CheckInView.Step.sign
            _path = State(initialValue: path)
          }
        }
        var body: some View {
          NavigationStack(path: $path) {
            Button("Next") { path.append(Step.sign("Ben")) } // nav: CheckInView -> SignView [push] CheckInView.Step.sign
              .navigationDestination(for: Step.self) { step in
                switch step {
                case .sign(let guest): SignView(guest: guest)
                case .start: EmptyView()
                }
              }
          }
        }
      }
      struct SignView: View {
        let guest: String
        var body: some View { Text(guest) }
      }
      """)
  }
}
