import Testing

/// States that say which of several screens fills the window.
struct RootFlagTests {
  @Test func whoSetsAStateOfTheRootExchangesTheScreen() {
    expectFlow(
      """
      import SwiftUI
      @main struct HarbourApp: App {
        @StateObject private var watch = Watch()
        var body: some Scene {
          WindowGroup { HarbourRoot().environmentObject(watch) } // nav: (entry) -> HarbourRoot [root]
        }
      }
      final class Watch: ObservableObject {
        @Published var isOnDuty = false
        func begin() { isOnDuty = true } // nav: DockView -> BridgeView [root]
        func end() { isOnDuty = false } // nav: BridgeView -> DockView [root]
      }
      struct HarbourRoot: View {
        @EnvironmentObject var watch: Watch
        @AppStorage("isTold") private var isTold = false
        var body: some View {
          ZStack {
            Color.blue
            if !isTold {
              RulesView()
            } else if watch.isOnDuty == true {
              BridgeView()
            } else {
              DockView()
            }
          }
        }
      }
      struct RulesView: View {
        @AppStorage("isTold") var hasRead = false
        var body: some View {
          Button("Read") { hasRead = true } // nav: RulesView -> BridgeView [root]; RulesView -> DockView [root]
        }
      }
      struct BridgeView: View {
        @EnvironmentObject var watch: Watch
        @AppStorage("isTold") var isTold = true
        @AppStorage("isLoud") var isLoud = true
        var body: some View {
          Button("End") { watch.end() }
          Button("Rules") { isTold = false } // nav: BridgeView -> RulesView [root]
          Button("Quiet") { isLoud = false }
        }
      }
      struct DockView: View {
        @EnvironmentObject var watch: Watch
        var body: some View { Button("Begin") { watch.begin() } }
      }
      """)
  }

  @Test func theFirstOfSeveralStatesDecidesWhereTheOthersHold() {
    expectFlow(
      """
      import SwiftUI
      @main struct MillApp: App {
        @State private var isOpen = false
        @State private var isSunday = false
        var body: some Scene {
          WindowGroup {
            if isOpen && !isSunday {
              MillView(isOpen: $isOpen, isSunday: $isSunday)
            } else {
              GateView(isOpen: $isOpen, isSunday: $isSunday) // nav: (entry) -> GateView [root]
            }
          }
        }
      }
      struct MillView: View {
        @Binding var isOpen: Bool
        @Binding var isSunday: Bool
        var body: some View {
          Button("Close") { isOpen.toggle() } // nav: MillView -> GateView [root]
          Button("Rest") { isSunday = true } // nav: MillView -> GateView [root]
        }
      }
      struct GateView: View {
        @Binding var isOpen: Bool
        @Binding var isSunday: Bool
        var body: some View {
          Button("Open") { isOpen = true } // nav: GateView -> MillView [root]
          Button("Monday") { isSunday = false }
        }
      }
      """)
  }

  @Test func theViewThatChoosesLeavesWhatItShowed() {
    expectFlow(
      """
      import SwiftUI
      @main struct TowerApp: App { var body: some Scene { WindowGroup { TowerRoot() } } } // nav: (entry) -> TowerRoot [root]
      struct TowerRoot: View {
        @State private var isRising = true
        var body: some View {
          Group {
            if isRising {
              LiftView() // nav: TowerRoot -> LiftView [root]
            } else {
              RoofView()
            }
          }
          .task { isRising = false } // nav: LiftView -> RoofView [root]
        }
      }
      struct LiftView: View { var body: some View { Text("Lift") } }
      struct RoofView: View { var body: some View { Text("Roof") } }
      """)
  }

  @Test func noStateLeadsOnWhereDataHasToBeThereToo() {
    expectFlow(
      """
      import SwiftUI
      struct Pilot { var name = "" }
      final class Session: ObservableObject {
        @Published var isKnown = false
        @Published var isChecked = false
        @Published var pilot: Pilot?
        func check() { isChecked = true }
        func enter() { isKnown = true }
        func leave() { isKnown = false } // nav: DeckView -> EnterView [root]
      }
      @main struct PortApp: App {
        @StateObject private var session = Session()
        var body: some Scene {
          WindowGroup {
            if !session.isChecked {
              WaitView() // nav: (entry) -> WaitView [root]
            } else if session.isKnown, let pilot = session.pilot {
              DeckView(pilot: pilot, session: session) // nav: (entry) -> DeckView [root]
            } else {
              EnterView(session: session)
            }
          }
        }
      }
      struct WaitView: View { var body: some View { Text("Wait") } }
      struct DeckView: View {
        let pilot: Pilot
        let session: Session
        var body: some View { Button("Leave") { session.leave() } }
      }
      struct EnterView: View {
        let session: Session
        var body: some View { Button("Enter") { session.enter() } }
      }
      """)
  }

  @Test func aSceneChoosesByACase() {
    expectFlow(
      """
      import SwiftUI
      enum Stage { case curtain, scene, bow }
      @Observable final class Play {
        var stage: Stage = .curtain // nav: (entry) -> CurtainView [root] Stage.curtain
        func begin() { stage = .scene } // nav: CurtainView -> ActView [root] Stage.scene
      }
      @main struct TheatreApp: App {
        @State private var play = Play()
        var body: some Scene {
          WindowGroup {
            switch play.stage {
            case .curtain: CurtainView(play: play)
            case .scene: ActView()
            case .bow: BowView() // nav: (entry) -> BowView [root]
            }
          }
        }
      }
      struct CurtainView: View {
        let play: Play
        var body: some View { Button("Begin") { play.begin() } }
      }
      struct ActView: View { var body: some View { Text("Act") } }
      struct BowView: View { var body: some View { Text("Bow") } }
      """)
  }

  /// A stack around the view at the window's root changes nothing.
  @Test func flagsChooseBelowTheWindowsStack() {
    expectFlow(
      """
      import SwiftUI
      @main struct ClubApp: App {
        @StateObject private var session = Session()
        var body: some Scene {
          WindowGroup {
            NavigationView {
              RootView().environmentObject(session) // nav: (entry) -> RootView [root]
            }
            .navigationViewStyle(.stack)
          }
        }
      }
      final class Session: ObservableObject {
        @Published var isOpen = false
        @Published var isLoading = false
      }
      struct RootView: View {
        @EnvironmentObject var session: Session
        var body: some View {
          ZStack {
            if session.isLoading {
              WaitView() // nav: RootView -> WaitView [root]
            } else if session.isOpen {
              ClubView()
            } else {
              SignInView() // nav: RootView -> SignInView [root]
            }
          }
        }
      }
      struct WaitView: View { @EnvironmentObject var session: Session; var body: some View { Text("") } }
      struct ClubView: View { @EnvironmentObject var session: Session; var body: some View { Button("Out") { session.isOpen = false } } } // nav: ClubView -> SignInView [root]
      struct SignInView: View { @EnvironmentObject var session: Session; var body: some View { Button("In") { session.isOpen = true } } } // nav: SignInView -> ClubView [root]
      """)
  }

  /// Where it is told what a root shows at first, what else it shows stands where the states are set; one of two that have to agree leads
  /// nowhere.
  @Test func compoundConditionsTellWhatIsShownFirst() {
    expectFlow(
      """
      import SwiftUI
      @main struct GymApp: App {
        @StateObject private var session = Session()
        var body: some Scene { WindowGroup { RootView().environmentObject(session) } } // nav: (entry) -> RootView [root]
      }
      final class Session: ObservableObject {
        @Published var isMember = false
        @Published var hasPlan = false
        @Published var isLoading = true
      }
      struct RootView: View {
        @EnvironmentObject var session: Session
        @State private var isWaiting = false
        var body: some View {
          ZStack {
            if isWaiting || session.isLoading {
              WaitView() // nav: RootView -> WaitView [root]
            } else if session.isMember {
              if session.hasPlan { HallView() } else { PlanView() }
            } else {
              JoinView()
            }
          }
        }
      }
      struct WaitView: View { @EnvironmentObject var session: Session; var body: some View { Button("Go") { session.isLoading = false } } }
      struct HallView: View { @EnvironmentObject var session: Session; var body: some View { Button("Leave") { session.isMember = false } } } // nav: HallView -> JoinView [root]
      struct JoinView: View { @EnvironmentObject var session: Session; var body: some View { Button("Join") { session.isMember = true } } } // nav: JoinView -> HallView [root]; JoinView -> PlanView [root]
      struct PlanView: View { @EnvironmentObject var session: Session; var body: some View { Button("Plan") { session.hasPlan = true } } } // nav: PlanView -> HallView [root]
      """)
  }

  /// A view that writes one of two contents itself is the screen there; what only says that something lasts is none.
  @Test func aViewIsItselfWhatABranchShows() {
    expectFlow(
      """
      import SwiftUI
      @main struct ClubApp: App {
        @StateObject private var session = Session()
        var body: some Scene { WindowGroup { DoorView().environmentObject(session) } } // nav: (entry) -> DoorView [root]
      }
      final class Session: ObservableObject {
        @Published var isMember = false
        @Published var isReady = false
      }
      struct DoorView: View {
        @EnvironmentObject var session: Session
        @State private var name = ""
        var body: some View {
          if session.isMember {
            HallView()
          } else {
            NavigationStack {
              VStack {
                TextField("Name", text: $name)
                Button("Enter") { session.isMember = true } // nav: DoorView -> HallView [root]
              }
            }
          }
        }
      }
      struct HallView: View {
        @EnvironmentObject var session: Session
        var body: some View {
          VStack { Button("Leave") { session.isMember = false } } // nav: HallView -> DoorView [root]
        }
      }
      """)
    expectFlow(
      """
      import SwiftUI
      @main struct ClubApp: App {
        @StateObject private var session = Session()
        var body: some Scene { WindowGroup { DoorView().environmentObject(session) } } // nav: (entry) -> DoorView [root]
      }
      final class Session: ObservableObject { @Published var isReady = false }
      struct DoorView: View {
        @EnvironmentObject var session: Session
        var body: some View {
          if session.isReady { HallView() } else {
            VStack { ProgressView(); Text("soon") }
              .task { session.isReady = true } // nav: DoorView -> HallView [root]
          }
        }
      }
      struct HallView: View {
        @EnvironmentObject var session: Session
        var body: some View {
          VStack { Button("Again") { session.isReady = false } }
        }
      }
      """)
  }


  @Test func aFlagThatMayBeMissingIsAskedForTwice() {
    expectFlow(
      """
      import SwiftUI
      @main struct FerryApp: App { var body: some Scene { WindowGroup { FerryRoot() } } } // nav: (entry) -> FerryRoot [root]
      final class Crew: ObservableObject {
        @Published var isAboard: Bool?
        init() { _ = look() }
        func look() -> Bool {
          isAboard = Ledger.shared.name != nil
          return true
        }
        func board() { isAboard = true } // nav: PierView -> DeckView [root]; PierView -> BridgeView [root]
        func leave() { isAboard = false } // nav: DeckView -> PierView [root]; BridgeView -> PierView [root]
      }
      final class Ledger { static let shared = Ledger(); var name: String? }
      struct FerryRoot: View {
        @StateObject private var crew = Crew()
        var body: some View {
          Group {
            if let isAboard = crew.isAboard {
              if isAboard {
                #if os(iOS)
                DeckView(crew: crew) // nav: FerryRoot -> DeckView [root]
                #else
                BridgeView(crew: crew) // nav: FerryRoot -> BridgeView [root]
                #endif
              } else {
                PierView(crew: crew) // nav: FerryRoot -> PierView [root]
              }
            } else {
              ProgressView()
            }
          }
        }
      }
      struct DeckView: View { let crew: Crew; var body: some View { Button("Leave") { crew.leave() } } }
      struct BridgeView: View { let crew: Crew; var body: some View { Button("Leave") { crew.leave() } } }
      struct PierView: View { let crew: Crew; var body: some View { Button("Board") { crew.board() } } }
      """)
  }


  @Test func aFlagThatMayBeMissingIsAskedForAtOnce() {
    for condition in ["let isAboard = crew.isAboard, isAboard", "crew.isAboard ?? false"] {
      expectFlow(
        """
        import SwiftUI
        @main struct FerryApp: App { var body: some Scene { WindowGroup { FerryRoot() } } } // nav: (entry) -> FerryRoot [root]
        final class Crew: ObservableObject {
          @Published var isAboard: Bool?
          func board() { isAboard = true } // nav: PierView -> DeckView [root]
          func leave() { isAboard = false } // nav: DeckView -> PierView [root]
        }
        struct FerryRoot: View {
          @StateObject private var crew = Crew()
          var body: some View {
            if \(condition) {
              DeckView(crew: crew)
            } else {
              PierView(crew: crew) // nav: FerryRoot -> PierView [root]
            }
          }
        }
        struct DeckView: View { let crew: Crew; var body: some View { Button("Leave") { crew.leave() } } }
        struct PierView: View { let crew: Crew; var body: some View { Button("Board") { crew.board() } } }
        """)
    }
  }

  @Test func theSecondQuestionMayAskForMore() {
    expectFlow(
      """
      import SwiftUI
      @main struct CampApp: App { var body: some Scene { WindowGroup { GateView() } } } // nav: (entry) -> GateView [root]
      final class Guard: ObservableObject {
        @Published var isIn: Bool?
        func enter() { isIn = true } // nav: DoorView -> CampView [root]
        func leave() { isIn = false } // nav: CampView -> DoorView [root]
      }
      struct GateView: View {
        @AppStorage("isFirst") private var isFirst = true
        @StateObject private var watch = Guard()
        var body: some View {
          if let isIn = watch.isIn {
            if isIn && !isFirst { CampView(watch: watch) } else { DoorView(watch: watch) }
          } else {
            ProgressView()
          }
        }
      }
      struct CampView: View { let watch: Guard; var body: some View { Button("Leave") { watch.leave() } } }
      struct DoorView: View { let watch: Guard; var body: some View { Button("Enter") { watch.enter() } } }
      """)
  }

  /// The choice stands in a function of the view's own, or of the object that keeps the flag.
  @Test(arguments: [true, false]) func aFunctionChoosesWhatTheRootShows(isOwn: Bool) {
    let choice = """
      @ViewBuilder func root() -> some View {
          if \(isOwn ? "watch.isIn" : "isIn") {
            CampView(watch: \(isOwn ? "watch" : "self"))
          } else {
            DoorView(onEnter: { \(isOwn ? "watch.isIn" : "self.isIn") = true }) // nav: GateView -> DoorView [root]; DoorView -> CampView [root]
          }
        }
      """
    expectFlow(
      """
      import SwiftUI
      @main struct CampApp: App {
        @StateObject private var watch = Guard()
        var body: some Scene { WindowGroup { GateView().environmentObject(watch) } } // nav: (entry) -> GateView [root]
      }
      final class Guard: ObservableObject {
        @Published var isIn = false
        func leave() { isIn = false } // nav: CampView -> DoorView [root]
        \(isOwn ? "" : choice)
      }
      struct GateView: View {
        @EnvironmentObject var watch: Guard
        \(isOwn ? choice : "")
        var body: some View { Group { \(isOwn ? "root()" : "watch.root()") } }
      }
      struct CampView: View { let watch: Guard; var body: some View { Button("Leave") { watch.leave() } } }
      struct DoorView: View { let onEnter: () -> Void; var body: some View { Button("Enter") { onEnter() } } }
      """)
  }
}
