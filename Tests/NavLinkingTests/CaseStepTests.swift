import Testing

/// Steps that conditions choose by the case of a state.
struct CaseStepTests {
  private func inn(_ content: String) -> String {
    """
    import SwiftUI
    @main struct InnApp: App { var body: some Scene { WindowGroup { InnView() } } } // nav: (entry) -> InnView [root]
    struct InnView: View {
      @State private var isArriving = false
      var body: some View {
        Button("Arrive") { isArriving = true } // nav: InnView -> DoorView [sheet]
          .sheet(isPresented: $isArriving) { DoorView() }
      }
    }
    \(content)
    struct BellView: View {
      var onName: () -> Void
      var onKey: (Int) -> Void
      var body: some View {
        Button("Name") { onName() }
        Button("Key") { onKey(1) }
      }
    }
    struct NameView: View { var onBack: () -> Void; var body: some View { Button("Back") { onBack() } } }
    struct KeyView: View { let number: Int; var onBack: () -> Void; var body: some View { Button("Back") { onBack() } } }
    """
  }

  @Test func conditionsOneBelowTheOtherAreSteps() throws {
    let source = inn(
      """
      struct DoorView: View {
        enum Sign: Equatable { case bell, name, key(number: Int) }
        @State private var sign: Sign = .bell
        var body: some View {
          ZStack {
            if sign == .bell {
              BellView( // nav: DoorView -> BellView [root] DoorView.Sign.bell
                onName: { withAnimation { sign = .name } }, // nav: BellView -> NameView [root] DoorView.Sign.name
                onKey: { number in
                  print(number)
                  sign = .key(number: number) // nav: BellView -> KeyView [root] DoorView.Sign.key
                }
              )
              .transition(.slide)
            }
            if sign == .name {
              NameView(onBack: { sign = .bell }) // nav: NameView -> BellView [root] DoorView.Sign.bell
            }
            if case .key(let number) = sign {
              KeyView(number: number, onBack: { sign = .bell }) // nav: KeyView -> BellView [root] DoorView.Sign.bell
            }
          }
        }
      }
      """)
    expectFlow(source)
    let signs = try #require(FlowRun.graph(source).routeTypes.first)
    #expect(signs.cases.map(\.screens) == [["BellView"], ["NameView"], ["KeyView"]])
  }

  @Test func aChainMayEndWithWhatIsLeft() {
    expectFlow(
      inn(
        """
        final class Reception: ObservableObject {
          enum Sign { case bell, name, key }
          @Published var sign = Sign.bell
          func ask() { sign = .name } // nav: BellView -> NameView [root] Reception.Sign.name
          func give() { sign = .key } // nav: BellView -> KeyView [root] Reception.Sign.key
          func restart() { sign = .bell } // nav: KeyView -> BellView [root] Reception.Sign.bell; NameView -> BellView [root] Reception.Sign.bell
        }
        struct DoorView: View {
          @StateObject private var reception = Reception()
          var body: some View {
            VStack {
              if reception.sign == .bell {
                BellView(onName: { reception.ask() }, onKey: { _ in reception.give() }) // nav: DoorView -> BellView [root] Reception.Sign.bell
              } else if .name == reception.sign {
                NameView(onBack: { reception.restart() })
              } else {
                KeyView(number: 1, onBack: { reception.restart() })
              }
            }
          }
        }
        """))
  }

  /// What alone takes turns at a window's root needs no more evidence, whoever sets the state.
  @Test func whatAWindowShowsIsChosenByTheModel() {
    expectFlow(
      """
      import SwiftUI
      @main struct InnApp: App { var body: some Scene { WindowGroup { RootView() } } } // nav: (entry) -> RootView [root]
      @Observable final class House {
        enum Mode { case closed, open }
        var mode: Mode = .closed
        func listen() async { for await _ in Bells.all { mode = .open } } // nav: RootView -> HallView [root] House.Mode.open
      }
      struct RootView: View {
        @State private var house = House()
        var body: some View {
          Group {
            if house.mode == .open {
              HallView()
            } else {
              NightView() // nav: RootView -> NightView [root] House.Mode.closed
            }
          }
          .task { await house.listen() }
        }
      }
      struct HallView: View { var body: some View { Text("Hall") } }
      struct NightView: View { var body: some View { Text("Night") } }
      """)
  }

  /// A picture above, and a part that looks different by a state, are no steps.
  @Test func partsOfAPageThatTakeTurnsStayOnIt() {
    expectFlow(
      inn(
        """
        struct DoorView: View {
          enum Sign { case bell, name }
          @State private var sign: Sign = .bell
          var body: some View {
            VStack {
              Image("Door")
              if sign == .bell {
                BellView(onName: { sign = .name }, onKey: { _ in })
              } else {
                NameView(onBack: { sign = .bell })
              }
            }
          }
        }
        """))
  }

  @Test func aHeaderThatFollowsTheStepIsNoStep() {
    expectFlow(
      inn(
        """
        struct DoorView: View {
          enum Sign { case bell, name }
          @State private var sign: Sign = .bell
          var body: some View {
            VStack {
              if sign == .bell { BellHeader(sign: sign) } else { NameHeader(sign: sign) }
              switch sign { // nav: DoorView -> BellView [child] DoorView.Sign.bell
              case .bell: BellView(onName: { sign = .name }, onKey: { _ in }) // nav: BellView -> NameView [child] DoorView.Sign.name
              case .name: NameView(onBack: { sign = .bell })
              }
            }
          }
        }
        struct BellHeader: View { let sign: DoorView.Sign; var body: some View { Text("Bell") } }
        struct NameHeader: View { let sign: DoorView.Sign; var body: some View { Text("Name") } }
        """))
  }

  @Test func whatIsAskedWhileItLoadsIsNoStep() {
    expectFlow(
      inn(
        """
        struct DoorView: View {
          enum Phase { case loading, loaded }
          @State private var phase: Phase = .loading
          var body: some View {
            if phase == .loading {
              BellView(onName: { phase = .loaded }, onKey: { _ in })
            } else {
              NameView(onBack: { phase = .loading })
            }
          }
        }
        """))
  }

  /// A footer beside each form turns to the other one; each form leads on itself.
  @Test func formsWithAFooterTakeTurns() {
    expectFlow(
      """
      import SwiftUI
      @main struct InnApp: App { var body: some Scene { WindowGroup { RootView() } } } // nav: (entry) -> RootView [root]
      struct RootView: View {
        var body: some View {
          if Keys.shared.last.isEmpty {
            GateView() // nav: RootView -> GateView [root]
          } else {
            RoomTabs() // nav: RootView -> RoomTabs [root]
          }
        }
      }
      final class GateModel: ObservableObject {
        enum Form { case guest, member }
        @Published var form: Form = .guest
        func turn() {
          switch form {
          case .guest: form = .member // nav: GuestForm -> MemberForm [root] GateModel.Form.member
          case .member: form = .guest
          }
        }
      }
      struct GateView: View {
        @ObservedObject var model = GateModel()
        var body: some View {
          VStack {
            if model.form == .guest {
              VStack {
                Spacer()
                GuestForm() // nav: GateView -> GuestForm [root] GateModel.Form.guest
                HStack { Text("A member?"); Button("Here") { turn() } }
              }
            } else {
              Spacer()
              MemberForm()
              Button("A guest?") { turn() }
            }
          }
        }
        func turn() { model.turn() }
      }
      final class FormModel: ObservableObject {
        @Published var isIn = false
        func enter() {
          send { isKnown in
            if !isKnown { self.isIn = false } else { self.isIn = true } // nav: GuestForm -> RoomTabs [root]; MemberForm -> RoomTabs [root]
          }
        }
        func send(_ done: @escaping (Bool) -> Void) { done(true) }
      }
      struct GuestForm: View {
        @StateObject private var model = FormModel()
        var body: some View {
          if model.isIn {
            RoomTabs()
          } else {
            ScrollView { VStack { Text("Guest"); Button("Enter") { model.enter() } } }
          }
        }
      }
      struct MemberForm: View {
        @StateObject private var model = FormModel()
        var body: some View {
          if model.isIn {
            RoomTabs()
          } else {
            ScrollView { VStack { Text("Member"); Button("Enter") { model.enter() } } }
          }
        }
      }
      struct RoomTabs: View {
        var body: some View {
          TabView {
            BedView().tabItem { Text("Bed") } // nav: RoomTabs -> BedView [tab]
            BathView().tabItem { Text("Bath") } // nav: RoomTabs -> BathView [tab]
          }
        }
      }
      struct BedView: View { var body: some View { Text("Bed") } }
      struct BathView: View { var body: some View { Text("Bath") } }
      """)
  }

  /// What nothing is shown from is a part, be it the only one beside a button.
  @Test func partsWithAButtonStayOnThePage() {
    expectFlow(
      inn(
        """
        struct DoorView: View {
          enum Look { case shut, ajar }
          @State private var look: Look = .shut
          var body: some View {
            if look == .shut {
              VStack { ShutDoor(); Button("Open") { look = .ajar } }
            } else {
              VStack { AjarDoor(); Button("Close") { look = .shut } }
            }
          }
        }
        struct ShutDoor: View { var body: some View { Text("Shut") } }
        struct AjarDoor: View { var body: some View { Text("Ajar") } }
        """))
  }
}
