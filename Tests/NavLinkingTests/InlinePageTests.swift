import Testing

/// Pages and sections that are parts of one screen, and tabs that another object selects.
struct InlinePageTests {
  @Test func pagesThatAreWrittenInPlaceAreNoScreens() {
    expectFlow(
      """
      import SwiftUI
      @main struct PotteryApp: App { var body: some Scene { WindowGroup { FormView() } } } // nav: (entry) -> FormView [root]
      enum Step { case clay, glaze, fire }
      struct FormView: View {
        @State private var step: Step = .clay
        var body: some View {
          VStack {
            TabView(selection: $step) {
              clay
              ScrollView { Text("Glaze") }.tag(Step.glaze)
              GlazeChart().tag(Step.fire)
            }
            .tabViewStyle(.page)
            Button("Next") { step = .glaze }
          }
        }
        private var clay: some View {
          VStack { Text("Clay") }.tag(Step.clay)
        }
      }
      struct GlazeChart: View { var body: some View { Text("Chart") } }
      """)
  }

  @Test func pagesOfScreensAreShown() {
    expectFlow(
      """
      import SwiftUI
      @main struct RadioApp: App { var body: some Scene { WindowGroup { RadioView() } } } // nav: (entry) -> RadioView [root]
      enum Band { case short, long }
      struct RadioView: View {
        @State private var band: Band = .short
        var body: some View {
          TabView(selection: $band) {
            ShortView().tag(Band.short) // nav: RadioView -> ShortView [child]
            LongView().tag(Band.long) // nav: RadioView -> LongView [child]
          }
          .tabViewStyle(.page)
          .toolbar { Button("Long") { band = .long } } // nav: RadioView -> LongView [tab] Band.long
        }
      }
      struct ShortView: View { var body: some View { Text("Short") } }
      struct LongView: View { var body: some View { Text("Long") } }
      """)
  }

  @Test func aSectionThatScrollsWithItsHeaderIsNoTab() {
    expectFlow(
      """
      import SwiftUI
      @main struct ChoirApp: App { var body: some Scene { WindowGroup { SingerView() } } } // nav: (entry) -> SingerView [root]
      enum SingerTab { case songs, dates }
      enum ChoirRoute: Hashable { case song, date }
      struct SingerView: View {
        @State private var tab: SingerTab = .songs
        var body: some View {
          NavigationStack {
            ScrollView {
              VStack {
                Text("Singer")
                Button("Dates") { tab = .dates }
                switch tab {
                case .songs: SongsSection()
                case .dates: DatesSection()
                }
              }
            }
            .navigationDestination(for: ChoirRoute.self) { route in
              switch route {
              case .song: SongView()
              case .date: DateView()
              }
            }
          }
        }
      }
      struct SongsSection: View {
        var body: some View { NavigationLink("Song", value: ChoirRoute.song) } // nav: SingerView -> SongView [push] ChoirRoute.song
      }
      struct DatesSection: View {
        var body: some View { NavigationLink("Date", value: ChoirRoute.date) } // nav: SingerView -> DateView [push] ChoirRoute.date
      }
      struct SongView: View { var body: some View { Text("Song") } }
      struct DateView: View { var body: some View { Text("Date") } }
      """)
  }

  @Test func theBindingThatAnObjectMakesForItsTabLeadsToTheState() {
    expectFlow(
      """
      import SwiftUI
      @main struct FarmApp: App { var body: some Scene { WindowGroup { FarmView() } } } // nav: (entry) -> FarmView [root]
      enum Plot: Hashable { case field, barn }
      final class Farm: ObservableObject {
        static let shared = Farm()
        @Published var plot: Plot = .field
        @Published var isTwice = false
        var selection: Binding<Plot> {
          Binding {
            self.plot
          } set: {
            if $0 == self.plot { self.isTwice = true } else { self.plot = $0 }
          }
        }
        func goHome() { plot = .barn } // nav: FieldView -> BarnView [tab] Plot.barn
      }
      struct FarmView: View {
        @ObservedObject private var farm = Farm.shared
        var body: some View {
          TabView(selection: farm.selection) {
            FieldView().tag(Plot.field) // nav: FarmView -> FieldView [tab]
            BarnView().tag(Plot.barn) // nav: FarmView -> BarnView [tab]
          }
        }
      }
      struct FieldView: View { var body: some View { Button("Home") { Farm.shared.goHome() } } }
      struct BarnView: View { var body: some View { Text("Barn") } }
      """)
  }

  @Test func aTableOfClosuresChoosesWhereEachReturns() {
    expectFlow(
      """
      import SwiftUI
      enum IslandRoute: Hashable { case cove, cliff(String) }
      struct Link {
        private let find: (([String]) throws -> IslandRoute)?
        init(find: @escaping ([String]) throws -> IslandRoute) { self.find = find }
        func route(_ parts: [String]) throws -> IslandRoute {
          guard let find else { throw CancellationError() }
          return try find(parts)
        }
      }
      final class Chart: ObservableObject {
        static let links: [String: Link] = [
          "cove": Link(find: { _ in
            return .cove // nav: IslandView -> CoveView [push] IslandRoute.cove
          }),
          "cliff": Link(find: { parts in
            guard let name = parts.first else { throw CancellationError() }
            return IslandRoute.cliff(name) // nav: IslandView -> CliffView [push] IslandRoute.cliff
          }),
        ]
        @Published var path: [IslandRoute] = []
        func open(_ key: String) {
          guard let link = Chart.links[key], let route = try? link.route([]) else { return }
          path.append(route)
        }
      }
      @main struct IslandApp: App { var body: some Scene { WindowGroup { IslandView() } } } // nav: (entry) -> IslandView [root]
      struct IslandView: View {
        @StateObject private var chart = Chart()
        var body: some View {
          NavigationStack(path: $chart.path) {
            Button("Open") { chart.open("cove") }
              .navigationDestination(for: IslandRoute.self) { route in
                switch route {
                case .cove: CoveView()
                case .cliff(let name): CliffView(name: name)
                }
              }
          }
        }
      }
      struct CoveView: View { var body: some View { Text("Cove") } }
      struct CliffView: View {
        let name: String
        var body: some View { Text(name) }
      }
      """)
  }
}
