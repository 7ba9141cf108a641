import Testing

/// Roots that are chosen by flags, cases and data together.
struct RootTermTests {
  @Test func flagsAndCasesTogether() {
    expectFlow(
      """
      import SwiftUI
      @main struct FerryApp: App {
        var body: some Scene { WindowGroup { FerryRoot() } } // nav: (entry) -> FerryRoot [root]
      }
      final class Crew: ObservableObject {
        @Published private(set) var isAboard = false
        func board(_ name: String?) {
          isAboard = name != nil // nav: SignUpView -> HarborView [root]
        }
      }
      final class Tide: ObservableObject {
        enum Level { case ebb, flood }
        @Published var level: Level = .flood
      }
      final class Desk: ObservableObject {
        enum Form { case signIn, signUp }
        @Published var form: Form = .signUp
      }
      struct FerryRoot: View {
        @StateObject private var crew = Crew()
        @StateObject private var tide = Tide()
        @StateObject private var desk = Desk()
        var body: some View {
          ZStack {
            if crew.isAboard && tide.level != .ebb {
              HarborView().environmentObject(tide)
            } else {
              NavigationView {
                if desk.form == .signIn {
                  SignInView()
                } else {
                  SignUpView() // nav: FerryRoot -> SignUpView [root] Desk.Form.signUp
                }
              }
            }
          }
          .environmentObject(crew).environmentObject(desk)
        }
      }
      struct HarborView: View {
        @EnvironmentObject private var tide: Tide
        var body: some View { Button("Leave") { change(to: .ebb) } } // nav: HarborView -> SignUpView [root]
        private func change(to level: Tide.Level) { tide.level = level }
      }
      struct SignInView: View {
        @EnvironmentObject private var desk: Desk
        var body: some View { Button("New?") { desk.form = .signUp } } // nav: SignInView -> SignUpView [root] Desk.Form.signUp
      }
      struct SignUpView: View {
        @EnvironmentObject private var crew: Crew
        @EnvironmentObject private var desk: Desk
        var body: some View {
          Button("Known?") { desk.form = .signIn } // nav: SignUpView -> SignInView [root] Desk.Form.signIn
          Button("Board") { crew.board("Ada") }
        }
      }
      """)
  }

  @Test func aFlagGoesOnWhereTheDataIsKnownToBeThere() {
    expectFlow(
      """
      import SwiftUI
      @main struct FerryApp: App {
        @State private var isReady = false
        @State private var ticket: Ticket?
        @State private var isNaming = false
        var body: some Scene {
          WindowGroup {
            #if TRIAL
            TrialView() // nav: (entry) -> TrialView [root]
            #else
            Group {
              if isReady, let ticket {
                DeckView(ticket: ticket)
              } else {
                PierView(isReady: $isReady, isNaming: $isNaming, ticket: ticket) // nav: (entry) -> PierView [root]
              }
            }
            .overlay { naming }
            .onAppear { isReady = isReady }
            #endif
          }
        }
        @ViewBuilder private var naming: some View {
          if isNaming {
            ZStack {
              Color.black.opacity(0.5).ignoresSafeArea()
              NamingView(
                onDone: { name in
                  ticket = Ticket(name: name)
                  withAnimation { isReady = true } // nav: NamingView -> DeckView [root]
                },
                onLater: { isReady = true })
            }
          }
        }
      }
      struct Ticket { let name: String }
      struct PierView: View {
        @Binding var isReady: Bool
        @Binding var isNaming: Bool
        let ticket: Ticket?
        var body: some View {
          Button("Board") {
            if ticket == nil {
              isNaming = true // nav: PierView -> NamingView [present]
            } else {
              isReady = true // nav: PierView -> DeckView [root]
            }
          }
        }
      }
      struct NamingView: View {
        let onDone: (String) -> Void
        let onLater: () -> Void
        var body: some View {
          Button("Done") { onDone("Ada") }
          Button("Later", action: onLater)
        }
      }
      struct DeckView: View { let ticket: Ticket; var body: some View { Text("Deck") } }
      struct TrialView: View { var body: some View { Text("Trial") } }
      """)
  }

  @Test func whatAViewAroundContentIsGivenIsTheWholeBody() {
    expectFlow(
      """
      import SwiftUI
      @main struct FerryApp: App {
        var body: some Scene { WindowGroup { FerryRoot() } } // nav: (entry) -> FerryRoot [root]
      }
      struct FerryRoot: View {
        @State private var isBusy = false
        var body: some View {
          let label = "Casting off"
          Busy(isShown: $isBusy, label: label) {
            FerryTabs() // nav: FerryRoot -> FerryTabs [root]
          }
        }
      }
      struct Busy<Content: View>: View {
        @Binding var isShown: Bool
        let label: String
        let content: () -> Content
        var body: some View {
          ZStack {
            content()
            if isShown { Text(label) }
          }
        }
      }
      struct FerryTabs: View {
        var body: some View {
          TabView {
            DeckView().tabItem { Text("Deck") } // nav: FerryTabs -> DeckView [tab]
            CabinView().tabItem { Text("Cabin") } // nav: FerryTabs -> CabinView [tab]
          }
        }
      }
      struct DeckView: View { var body: some View { Text("Deck") } }
      struct CabinView: View { var body: some View { Text("Cabin") } }
      """)
  }

  /// A switch that is bound to what is asked of the state sets what its setter says.
  @Test func aSwitchBoundToAnAnswerIsNotTheState() {
    expectFlow(
      """
      import SwiftUI
      enum Lock { case unset, on, off }
      final class Guard: ObservableObject {
        @Published var lock: Lock = .unset
        @Published var isOpen = false
        func turnOn() { lock = .on } // nav: OfferView -> DeckView [root]
      }
      @main struct FerryApp: App {
        @StateObject private var keeper = Guard()
        var body: some Scene { WindowGroup { FerryRoot().environmentObject(keeper) } } // nav: (entry) -> FerryRoot [root]
      }
      struct FerryRoot: View {
        @EnvironmentObject var keeper: Guard
        var body: some View {
          // nav: FerryRoot -> GateView [root]; FerryRoot -> OfferView [root]
          if keeper.lock != .unset, keeper.isOpen { DeckView() } else if keeper.lock != .unset { GateView() } else { OfferView() }
        }
      }
      struct OfferView: View {
        @EnvironmentObject var keeper: Guard
        var body: some View { Button("Lock") { keeper.turnOn() } }
      }
      struct GateView: View { var body: some View { Text("Gate") } }
      struct DeckView: View {
        @EnvironmentObject var keeper: Guard
        @State private var asks = false
        var body: some View { Flap(isOn: Binding(get: { keeper.lock == .on }, set: { _ in asks = true })) }
      }
      struct Flap: View {
        @Binding var isOn: Bool
        var body: some View { Circle().onTapGesture { isOn.toggle() } }
      }
      """)
  }

  /// What shows a choice at all needs not be asked again in it.
  @Test func whatIsAnsweredAroundAChoiceDecidesNothingInIt() {
    expectFlow(
      """
      import SwiftUI
      @main struct LibraryApp: App {
        @StateObject private var desk = Desk()
        var body: some Scene { WindowGroup { RootView().environmentObject(desk) } } // nav: (entry) -> RootView [root]
      }
      final class Desk: ObservableObject {
        @Published var card: String?
        @Published var isKnown = false
        var isIn: Bool { isKnown && card != nil }
        func look() { isKnown = true } // nav: RootView -> DoorView [root]
        func signIn() async { card = await load() } // nav: DoorView -> ShelvesView [root]
        func signOut() { card = nil } // nav: ShelvesView -> DoorView [root]
        func load() async -> String { "" }
      }
      struct RootView: View {
        @EnvironmentObject var desk: Desk
        var body: some View {
          Group {
            if !desk.isKnown { ProgressView() } else if !desk.isIn { DoorView() } else { ShelvesView() }
          }
          .task { desk.look() }
        }
      }
      struct DoorView: View {
        @EnvironmentObject var desk: Desk
        var body: some View { Button("In") { Task { await desk.signIn() } } }
      }
      struct ShelvesView: View {
        @EnvironmentObject var desk: Desk
        var body: some View { Button("Out") { desk.signOut() } }
      }
      """)
  }
}
