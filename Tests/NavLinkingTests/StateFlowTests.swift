import Testing

/// The ways to set the state that a modal is bound to.
struct StateFlowTests {
  private func trips(_ tap: String, state: String = "@State private var showsMap = false", binding: String = "$showsMap", _ more: String = "") -> String {
    """
    import SwiftUI
    @main struct JournalApp: App {
      var body: some Scene { WindowGroup { TripsView() } } // nav: (entry) -> TripsView [root]
    }
    struct TripsView: View {
      \(state)
      var body: some View {
        VStack {
          \(tap)
        }
        .sheet(isPresented: \(binding)) { TripMapView() }
      }
    }
    struct TripMapView: View { var body: some View { Text("Map") } }
    \(more)
    """
  }

  private static let map = "// nav: TripsView -> TripMapView [sheet]"

  @Test(arguments: [
    "Button(\"Map\") { withAnimation { showsMap = true } }", "Button(\"Map\") { self.showsMap = true }",
    "Button(\"Map\") { Task { @MainActor in showsMap = true } }",
    "Button(\"Map\") { showsMap = !showsMap }", "Text(\"Map\").onTapGesture { showsMap.toggle() }",
    "Button(\"Map\") { _showsMap.wrappedValue = true }",
  ])
  func theStateIsSet(_ tap: String) {
    expectFlow(trips("\(tap) \(Self.map)"))
  }

  @Test func aToggleSetsTheState() {
    withKnownIssue("a binding handed to a control is not seen as a write") {
      expectFlow(trips("Toggle(\"Map\", isOn: $showsMap) \(Self.map)"))
    }
  }

  @Test func whatIsPresentedClosesItselfByAToggle() {
    expectFlow(
      """
      import SwiftUI
      @main struct PierApp: App { var body: some Scene { WindowGroup { PierView() } } } // nav: (entry) -> PierView [root]
      struct PierView: View {
        @State private var showsTide = false
        @State private var showsCrew = false
        var body: some View {
          VStack {
            Button("Tide") { showsTide.toggle() } // nav: PierView -> TideView [sheet]
            CrewButton(isOpen: $showsCrew)
          }
          .sheet(isPresented: $showsTide) { TideView(isOpen: $showsTide) }
          .sheet(isPresented: $showsCrew) { CrewView { showsCrew.toggle() } }
        }
      }
      struct CrewButton: View {
        @Binding var isOpen: Bool
        var body: some View { Button("Crew") { isOpen.toggle() } } // nav: PierView -> CrewView [sheet]
      }
      struct TideView: View {
        @Binding var isOpen: Bool
        var body: some View { Button("Close") { isOpen.toggle() } }
      }
      struct CrewView: View {
        let close: () -> Void
        var body: some View { Button("Close", action: close) }
      }
      """)
  }

  @Test func anObjectsFlagIsSetByItsMethod() {
    expectFlow(
      trips(
        "Button(\"Map\") { model.mapTapped() }", state: "@StateObject private var model = TripsModel()", binding: "$model.showsMap",
        """
        final class TripsModel: ObservableObject {
          @Published var showsMap = false
          func mapTapped() {
            showsMap = true \(Self.map)
          }
        }
        """))
  }

  @Test func aBindingIsMadeOfAFunctionAndASetter() {
    expectFlow(
      trips(
        "Button(\"Map\") { place = \"Lisbon\" } \(Self.map)", state: "@State private var place: String?",
        binding: "Binding(get: { place != nil }, set: { if !$0 { place = nil } })"))
  }

  /// Nothing but what the state begins with says when.
  @Test(arguments: ["true", "!Settings().isEmpty", "Settings().launches == 0"])
  func aFlagThatIsSetFromTheStartIsDecidedThere(_ first: String) {
    expectFlow(
      """
      import SwiftUI
      @main struct JournalApp: App {
        var body: some Scene { WindowGroup { TripsView() } } // nav: (entry) -> TripsView [root]
      }
      struct TripsView: View {
        @State private var showsWelcome = \(first) // nav: TripsView -> WelcomeView [fullScreenCover]
        var body: some View {
          Text("Trips").fullScreenCover(isPresented: $showsWelcome) { WelcomeView() }
        }
      }
      struct WelcomeView: View { var body: some View { Text("Welcome") } }
      """)
  }

  @Test func linksThatNobodySeesLeadNowhereThemselves() {
    expectFlow(
      """
      import SwiftUI
      enum Stage { case tent, fire }
      final class Camp: ObservableObject {
        @Published var stage: Stage?
        func go(_ stage: Stage) { self.stage = stage }
        func isOn(_ stage: Stage) -> Binding<Bool> { Binding(get: { self.stage == stage }, set: { if !$0 { self.stage = nil } }) }
      }
      struct CampView: View {
        @StateObject private var camp = Camp()
        var body: some View {
          NavigationView {
            List {
              Button("Tent") { camp.go(.tent) } // nav: CampView -> TentView [push] Stage.tent
              Button("Fire") { camp.go(.fire) } // nav: CampView -> FireView [push] Stage.fire
            }
            .background(links)
          }
        }
        @ViewBuilder private var links: some View {
          NavigationLink("", destination: TentView(), isActive: camp.isOn(.tent))
          NavigationLink("Fire", destination: FireView(), isActive: camp.isOn(.fire)).hidden()
        }
      }
      struct TentView: View { var body: some View { List { Text("Tent") } } }
      struct FireView: View { var body: some View { List { Text("Fire") } } }
      @main struct CampApp: App { var body: some Scene { WindowGroup { CampView() } } } // nav: (entry) -> CampView [root]
      """)
  }

  @Test func aTextThatIsPushedIsWhatTheDestinationComparesItWith() {
    expectFlow(
      """
      import SwiftUI
      struct GateView: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) {
            List {
              Button("Join") { path = ["join"] } // nav: GateView -> JoinView [push]
              Button("Terms") { path.append("terms") } // nav: GateView -> TermsView [push]
            }
            .navigationDestination(for: String.self) { name in
              if name == "join" { JoinView() } else { TermsView() }
            }
          }
        }
      }
      struct JoinView: View { var body: some View { List { Text("Join") } } }
      struct TermsView: View { var body: some View { List { Text("Terms") } } }
      @main struct GateApp: App { var body: some Scene { WindowGroup { GateView() } } } // nav: (entry) -> GateView [root]
      """)
  }

  /// `init(destination:isActive:)` without a title, as the program adds it to the framework's links.
  @Test func aLinkWithoutATitleOfThePrograms() {
    expectFlow(
      """
      import SwiftUI
      extension NavigationLink where Label == EmptyView {
        init(destination: Destination, isActive: Binding<Bool>) {
          self.init(destination: destination, isActive: isActive, label: EmptyView.init)
        }
      }
      extension Binding {
        func asFlag<Wrapped>() -> Binding<Bool> where Value == Wrapped? { Binding<Bool>(of: self) }
      }
      extension Binding<Bool> {
        init(of item: Binding<(some Any)?>) { self.init(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }) }
      }
      struct Boat: Identifiable { let id: Int }
      @main struct QuayApp: App { var body: some Scene { WindowGroup { BoatsView(boats: []) } } } // nav: (entry) -> BoatsView [root]
      struct BoatsView: View {
        let boats: [Boat]
        @State private var boat: Boat?
        var body: some View {
          NavigationView {
            List(boats) { row($0) }
              .background(NavigationLink(destination: boatPage, isActive: $boat.asFlag()))
          }
        }
        @ViewBuilder private var boatPage: some View { if let boat { BoatView(boat: boat) } }
        private func row(_ one: Boat) -> some View {
          Button("Open") { boat = one } // nav: BoatsView -> BoatView [push]
        }
      }
      struct BoatView: View { let boat: Boat; var body: some View { List { Text("boat") } } }
      """)
  }

  /// The form is handed a method of the screen, which turns its flag round once all is done.
  @Test func whatAFormIsHandedClosesIt() {
    expectFlow(
      """
      import SwiftUI
      @main struct QuayApp: App { var body: some Scene { WindowGroup { BoatsView() } } } // nav: (entry) -> BoatsView [root]
      struct BoatsView: View {
        @State private var isNaming = false
        @State private var name = ""
        var body: some View {
          List { Button("New", action: beginNaming) }
            .sheet(isPresented: $isNaming) { nameForm }
        }
        private var nameForm: some View { NameForm(text: $name, onSave: save) }
        private func beginNaming() { isNaming.toggle() } // nav: BoatsView -> NameForm [sheet]
        private func save() {
          Task {
            name = ""
            isNaming.toggle()
          }
        }
      }
      struct NameForm: View {
        @Binding var text: String
        let onSave: () -> Void
        var body: some View { Form { TextField("Name", text: $text); Button("Save", action: onSave) } }
      }
      """)
  }
}
