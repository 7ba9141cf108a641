import Testing

/// Which of several layers is the screen.
@Suite struct LayeredScreenTests {
  /// What is there for a while lies over the screen.
  @Test func aWindowHasAScreenUnderWhatComesAndGoes() {
    expectFlow(
      """
      import SwiftUI
      @main struct InnApp: App {
        @State private var isOpening = true
        var body: some Scene {
          WindowGroup {
            ZStack {
              HallView() // nav: (entry) -> HallView [root]
              if isOpening { CurtainView().transition(.opacity) } // nav: (entry) -> CurtainView [root]
            }
            .onAppear { isOpening = false }
          }
        }
      }
      struct CurtainView: View { var body: some View { Text("Inn") } }
      struct HallView: View {
        @State private var isShown = false
        var body: some View {
          VStack { Button("Keys") { isShown = true } } // nav: HallView -> KeysView [sheet]
            .sheet(isPresented: $isShown) { KeysView() }
        }
      }
      struct KeysView: View { var body: some View { Text("keys") } }
      """)
  }

  /// What begins with tabs fills the window, whatever lies over it.
  @Test func aMenuOverTabsIsNoScreen() {
    expectFlow(
      """
      import SwiftUI
      @main struct InnApp: App {
        @State private var isOpen = false
        var body: some Scene {
          WindowGroup {
            ZStack(alignment: .leading) {
              HouseView() // nav: (entry) -> HouseView [root]
              MenuView(isOpen: $isOpen)
            }
          }
        }
      }
      struct MenuView: View { @Binding var isOpen: Bool; var body: some View { Text("menu") } }
      struct HouseView: View {
        var body: some View {
          TabView {
            RoomsView().tabItem { Text("Rooms") } // nav: HouseView -> RoomsView [tab]
            BarView().tabItem { Text("Bar") } // nav: HouseView -> BarView [tab]
          }
        }
      }
      struct RoomsView: View { var body: some View { Text("rooms") } }
      struct BarView: View { var body: some View { Text("bar") } }
      """)
  }

  /// Over content that is written in place, what comes and goes is no screen.
  @Test func aLayerOverContentIsNoScreen() {
    expectFlow(
      """
      import SwiftUI
      @main struct InnApp: App { var body: some Scene { WindowGroup { DeskView() } } } // nav: (entry) -> DeskView [root]
      struct DeskView: View {
        @State private var isSaving = false
        var body: some View {
          NavigationStack {
            ZStack {
              VStack { Button("Save") { isSaving = true } }
              if isSaving { SavingView() }
            }
          }
        }
      }
      struct SavingView: View { var body: some View { ProgressView() } }
      """)
  }

  /// A view that only frames what is written in its closure is no screen beside the one that writes it.
  @Test func aFrameAroundPartsIsNoScreen() {
    expectFlow(
      """
      import SwiftUI
      @main struct InnApp: App {
        var body: some Scene {
          WindowGroup {
            NavigationStack {
              Frame(count: 1) { focus in DeskView() } // nav: (entry) -> DeskView [root]
            }
          }
        }
      }
      struct DeskView: View {
        @State private var isShown = false
        var body: some View { List { Button("Write") { isShown = true } }.sheet(isPresented: $isShown) { FormView() } } // nav: DeskView -> FormView [sheet]
      }
      struct FormView: View {
        var body: some View {
          NavigationStack {
            Frame(count: 2) { focus in List { Text("name") } }
          }
        }
      }
      struct Frame<Content: View>: View {
        @FocusState private var focus: Int?
        let count: Int
        @ViewBuilder let content: (FocusState<Int?>.Binding) -> Content
        var body: some View { content($focus).toolbar { Button("Done") { focus = nil } } }
      }
      """)
  }

  /// Tabs and stacks under further layers begin what the window shows all the same.
  @Test func tabsUnderLayersAreTheFirstScreen() {
    expectFlow(
      """
      import SwiftUI
      @main struct InnApp: App {
        var body: some Scene {
          WindowGroup {
            ZStack {
              HouseView() // nav: (entry) -> HouseView [root]
              BannerView()
            }
          }
        }
      }
      struct BannerView: View { var body: some View { Text("banner") } }
      struct HouseView: View {
        var body: some View {
          ZStack(alignment: .bottom) {
            TabView {
              RoomsView().tabItem { Text("Rooms") } // nav: HouseView -> RoomsView [tab]
              BarView().tabItem { Text("Bar") } // nav: HouseView -> BarView [tab]
            }
            Text("hint")
          }
        }
      }
      struct RoomsView: View { var body: some View { Text("rooms") } }
      struct BarView: View { var body: some View { Text("bar") } }
      """)
  }

  /// A card around plain content stands beside a header: both are the screen's own.
  @Test func aCardAroundPlainContentIsAPartOfTheScreen() {
    expectFlow(
      """
      import SwiftUI
      @main struct InnApp: App {
        var body: some Scene { WindowGroup { LedgerView() } } // nav: (entry) -> LedgerView [root]
      }
      struct LedgerView: View {
        @State private var path: [Page] = []
        @State private var isReading = false
        var body: some View {
          NavigationStack(path: $path) {
            content.navigationDestination(for: Page.self) { page in
              switch page { case .bill: BillView() }
            }
          }
        }
        private var content: some View {
          Sheet {
            VStack {
              header
              Card {
                VStack {
                  Text("Bills")
                  if isReading { ProgressView() } else {
                    Reloading { ForEach(0..<9) { bill in Text("bill") } }
                  }
                }
              }
            }
          }
        }
        private var header: some View {
          Button("Bill") { path.append(.bill) } // nav: LedgerView -> BillView [push] Page.bill
        }
      }
      enum Page: Hashable { case bill }
      struct Sheet<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { ZStack { content() } }
      }
      struct Card<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { content() }.padding(8) }
      }
      struct Reloading<Content: View>: View {
        @ViewBuilder let content: () -> Content
        @State private var isLoading = false
        var body: some View { ScrollView { content(); if isLoading { ProgressView() } } }
      }
      struct BillView: View { var body: some View { Text("bill") } }
      """)
  }

  /// What turns pages is on the screen whose pages it turns.
  @Test func aSegmentedControlIsNoScreen() {
    expectFlow(
      """
      import SwiftUI
      @main struct InnApp: App {
        var body: some Scene { WindowGroup { DeskView() } } // nav: (entry) -> DeskView [root]
      }
      enum Desk { case guests, rooms }
      struct DeskView: View {
        @State private var desk = Desk.guests
        var body: some View {
          NavigationView { GeometryReader { geometry in
            ZStack {
              switch desk {
              case .guests: GuestsView()
              case .rooms: RoomsView()
              }
              VStack {
                Button("Bell") {}
                HStack { DeskSegmentedControl(selection: $desk) }
                Spacer()
              }
            }
          } }
        }
      }
      struct DeskSegmentedControl: View {
        @Binding var selection: Desk
        var body: some View {
          HStack {
            Button("Guests") { selection = .guests } // nav: DeskView -> GuestsView [tab] Desk.guests
            Button("Rooms") { selection = .rooms } // nav: DeskView -> RoomsView [tab] Desk.rooms
          } }
        }
      }
      struct GuestsView: View {
        @State private var path: [Int] = []
        var body: some View { NavigationStack(path: $path) { Text("guests") } }
      }
      struct RoomsView: View {
        @State private var path: [Int] = []
        var body: some View { NavigationStack(path: $path) { Text("rooms") } }
      }
      
      """)
  }
}
