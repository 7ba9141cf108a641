import Testing

/// Views that only choose by a state which the view around them keeps.
struct GivenChoiceTests {
  private func harbour(_ use: String, _ kept: String, _ bar: String, among type: String = "PierTab") -> String {
    """
    import SwiftUI
    @main struct HarbourApp: App { var body: some Scene { WindowGroup { HarbourView() } } } // nav: (entry) -> HarbourView [root]
    enum \(type): Int, CaseIterable { case boats, ropes }
    struct HarbourView: View {
      @State private var selectedTab: \(type) = .boats
      @State private var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) {
          PierContent(selectedTab: \(use), path: $path)
            .safeAreaInset(edge: .bottom) { \(bar) }
            .navigationDestination(for: Int.self) { _ in BoatView() }
        }
      }
    }
    struct PierContent: View {
      \(kept) selectedTab: \(type)
      @Binding var path: NavigationPath
      var body: some View {
        switch selectedTab {
        case .boats: BoatsView(path: $path) // nav: HarbourView -> BoatsView [tab] \(type).boats
        case .ropes: RopesView() // nav: HarbourView -> RopesView [tab] \(type).ropes
        }
      }
    }
    struct NumberBar: View {
      @Binding var number: Int
      var body: some View { ForEach(0..<2, id: \\.self) { index in Button("Go") { withAnimation { number = index } } } }
    }
    struct TabBar: View {
      @Binding var tab: \(type)
      var body: some View { ForEach(\(type).allCases, id: \\.self) { one in Button("Go") { tab = one } } }
    }
    struct BoatsView: View {
      @Binding var path: NavigationPath
      var body: some View { Button("Boat") { path.append(1) } } // nav: BoatsView -> BoatView [push]
    }
    struct RopesView: View { var body: some View { Text("Ropes") } }
    struct BoatView: View { var body: some View { Text("Boat") } }
    """
  }

  @Test func whatIsGivenTheSelectedTabChoosesForTheViewAround() {
    let numbers = "NumberBar(number: Binding(get: { selectedTab.rawValue }, set: { selectedTab = PierTab(rawValue: $0) ?? .boats }))"
    expectFlow(harbour("selectedTab", "let", numbers))
    expectFlow(harbour("selectedTab", "let", "TabBar(tab: $selectedTab)"))
  }

  @Test func aBindingToTheSelectedTabIsNoOther() {
    expectFlow(harbour("$selectedTab", "@Binding var", "TabBar(tab: $selectedTab)"))
  }

  /// A part of a page that looks different by what it is given stays one.
  @Test func aPartThatIsGivenAStateIsNoChoice() {
    expectFlow(
      """
      import SwiftUI
      @main struct HarbourApp: App { var body: some Scene { WindowGroup { HarbourView() } } } // nav: (entry) -> HarbourView [root]
      enum Weather { case calm, storm }
      struct HarbourView: View {
        @State private var weather = Weather.calm
        var body: some View {
          NavigationStack {
            VStack {
              Text("Harbour")
              WeatherCard(weather: weather)
              Button("Look") { weather = .storm }
            }
          }
        }
      }
      struct WeatherCard: View {
        let weather: Weather
        var body: some View {
          switch weather {
          case .calm: CalmCard()
          case .storm: StormCard()
          }
        }
      }
      struct CalmCard: View { var body: some View { Text("Calm") } }
      struct StormCard: View { var body: some View { Text("Storm") } }
      """)
  }

  /// A drawer that the program draws itself, beside the page on a wide screen and over it on a narrow one.
  private func drawer(_ page: String) -> String {
    """
    import SwiftUI
    @main struct HarbourApp: App { var body: some Scene { WindowGroup { HarbourView() } } } // nav: (entry) -> HarbourView [root]
    enum PierTab: CaseIterable { case boats, ropes }
    struct WideReader<Content: View>: View {
      @ViewBuilder var content: (Bool) -> Content
      var body: some View { GeometryReader { content($0.size.width > 600) } }
    }
    struct HarbourView: View {
      @State private var harbour = Harbour()
      @State private var selectedTab: PierTab = .boats
      var body: some View {
        WideReader { isWide in
          let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(ZStackLayout())
          layout {
            if isWide { ZStack { Color.blue; PierContent(harbour: harbour, selectedTab: selectedTab).transition(.opacity) } }
            Drawer(selectedTab: $selectedTab) { selectedTab = $0 }
            if !isWide { ZStack { Color.blue; PierContent(harbour: harbour, selectedTab: selectedTab) } }
          }
        }
      }
    }
    @Observable final class Harbour { var pier: Pier? }
    struct Drawer: View {
      @Binding var selectedTab: PierTab
      var onSelect: (PierTab) -> Void
      var body: some View { ForEach(PierTab.allCases, id: \\.self) { tab in Button("Go") { onSelect(tab) } } }
    }
    struct PierContent: View {
      let harbour: Harbour
      let selectedTab: PierTab
      var body: some View {
    \(page)
      }
    }
    struct BoatsView: View { var body: some View { NavigationStack { NavigationLink("Boat") { BoatView() } } } } // nav: BoatsView -> BoatView [push]
    struct RopesView: View { var body: some View { NavigationStack { Text("Ropes") } } }
    struct BoatView: View { var body: some View { Text("Boat") } }
    """
  }

  @Test func aDrawerOfTheProgramsOwnShowsItsPages() {
    let pages = """
          switch selectedTab {
          case .boats: BoatsView() // nav: HarbourView -> BoatsView [tab] PierTab.boats
          case .ropes: RopesView() // nav: HarbourView -> RopesView [tab] PierTab.ropes
          }
      """
    expectFlow(drawer(pages))
    expectFlow(drawer("if let pier = harbour.pier {\n\(pages)\n} else { Text(\"Loading\") }"))
  }

  /// What a row of a column tells its parent is where the column leads.
  @Test func whatACallbackOfAColumnIsGivenIsChosen() {
    expectFlow(
      """
      import SwiftUI
      @main struct HarbourApp: App { var body: some Scene { WindowGroup { HarbourView() } } } // nav: (entry) -> HarbourView [root]
      enum Pier: CaseIterable { case boats, ropes }
      struct HarbourView: View {
        @State private var pier: Pier = .boats
        var body: some View {
          HStack {
            PierColumn { pier in self.pier = pier }
            PierContent(pier: pier) // nav: HarbourView -> BoatsView [split] Pier.boats
          }
        }
      }
      struct PierColumn: View {
        let onSelect: (Pier) -> Void
        var body: some View {
          // nav: HarbourView -> BoatsView [split] Pier.boats; HarbourView -> RopesView [split] Pier.ropes
          ForEach(Pier.allCases, id: \\.self) { pier in Button("Go") { onSelect(pier) } }
        }
      }
      struct PierContent: View {
        let pier: Pier
        var body: some View {
          switch pier {
          case .boats: BoatsView()
          case .ropes: RopesView()
          }
        }
      }
      struct BoatsView: View { var body: some View { NavigationStack { NavigationLink("Boat") { BoatView() } } } } // nav: BoatsView -> BoatView [push]
      struct RopesView: View { var body: some View { NavigationStack { Text("Ropes") } } }
      struct BoatView: View { var body: some View { Text("Boat") } }
      """)
  }
}
