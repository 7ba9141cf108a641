import Testing

/// Tab bars of the program's own, and states of several cases that callers set.
@Suite struct BarSelectionTests {
  @Test func aBarBesideWhatItSelectsHasTabs() {
    expectFlow(
      """
      import SwiftUI
      @main struct ZooApp: App { var body: some Scene { WindowGroup { ZooView() } } } // nav: (entry) -> ZooView [root]
      enum Area: Hashable { case map, feeding }
      final class Visit: ObservableObject {
        @Published var area: Area = .map
        func go(to area: Area) { self.area = area }
      }
      struct ZooView: View {
        @StateObject var visit = Visit()
        var body: some View {
          VStack {
            switch visit.area {
            case .map: MapPage()
            case .feeding: feeding
            }
            AreaBar(area: $visit.area)
          }
          .environmentObject(visit)
        }
        private var feeding: some View { NavigationView { FeedingPage() } }
      }
      struct AreaBar: View {
        @Binding var area: Area
        var body: some View {
          HStack {
            AreaButton(own: .map, area: $area) // nav: ZooView -> MapPage [tab] Area.map
            AreaButton(own: .feeding, area: $area) // nav: ZooView -> FeedingPage [tab] Area.feeding
          }
        }
      }
      struct AreaButton: View {
        let own: Area
        @Binding var area: Area
        var body: some View { Button("Go") { area = own } }
      }
      struct MapPage: View {
        @EnvironmentObject var visit: Visit
        var body: some View { Button("Feeding") { visit.go(to: .feeding) } } // nav: MapPage -> FeedingPage [tab] Area.feeding
      }
      struct FeedingPage: View { var body: some View { Text("seals at two") } }
      """)
  }

  /// The bar has an item for every case: each tab is shown where it is built.
  @Test func aBarAndWhatItSelectsMayBePartsOfTheirView() {
    expectFlow(
      """
      import SwiftUI
      @main struct OrchardApp: App { var body: some Scene { WindowGroup { OrchardView() } } } // nav: (entry) -> OrchardView [root]
      enum Row: String, CaseIterable { case apples, pears }
      struct OrchardView: View {
        @State private var row: Row = .apples
        var body: some View { VStack { bar; page } }
        private var bar: some View { RowBar(row: $row) }
        private var page: some View { ZStack { chosen(in: 2); Text("Open until six") } }
        @ViewBuilder private func chosen(in season: Int) -> some View {
          switch row {
          case .apples: ApplePage() // nav: OrchardView -> ApplePage [tab] Row.apples
          case .pears: PearPage() // nav: OrchardView -> PearPage [tab] Row.pears
          }
        }
      }
      struct RowBar: View {
        @Binding var row: Row
        var body: some View { HStack { ForEach(Row.allCases, id: \\.self) { one in Button(one.rawValue) { row = one } } } }
      }
      struct ApplePage: View { var body: some View { Text("apples") } }
      struct PearPage: View { var body: some View { Text("pears") } }
      """)
  }

  @Test func aTaggedLinkIsTriggeredByWhatCallersPass() {
    expectFlow(
      """
      import SwiftUI
      @main struct TrainApp: App { var body: some Scene { WindowGroup { StationView() } } } // nav: (entry) -> StationView [root]
      enum Board: Hashable { case arrivals, departures }
      final class Station: ObservableObject {
        @Published var board: Board?
        func show(_ board: Board) { self.board = board }
      }
      struct StationView: View {
        @StateObject var station = Station()
        var body: some View {
          NavigationView {
            VStack {
              Button("Arrivals") { station.show(.arrivals) } // nav: StationView -> ArrivalsView [push] Board.arrivals
              Button("Departures") { station.show(.departures) } // nav: StationView -> DeparturesView [push] Board.departures
              NavigationLink(destination: ArrivalsView(), tag: Board.arrivals, selection: $station.board) { EmptyView() }
              NavigationLink(destination: DeparturesView(), tag: Board.departures, selection: $station.board) { EmptyView() }
            }
          }
        }
      }
      struct ArrivalsView: View { var body: some View { Text("in") } }
      struct DeparturesView: View { var body: some View { Text("out") } }
      """)
  }

  @Test func theFirstValueOfAStateIsSetOnce() {
    expectFlow(
      """
      import SwiftUI
      @main struct HotelApp: App { var body: some Scene { WindowGroup { HotelView() } } } // nav: (entry) -> HotelView [root]
      enum Stay { case booking, room }
      final class Desk: ObservableObject {
        @Published private(set) var stay: Stay
        init(first: Stay = .room) { stay = first }
        func go(_ stay: Stay) { self.stay = stay }
      }
      struct HotelView: View {
        @StateObject var desk = Desk(first: .booking) // nav: HotelView -> BookingView [root] Stay.booking
        var body: some View {
          Group {
            switch desk.stay {
            case .booking: BookingView()
            case .room: RoomView()
            }
          }
          .environmentObject(desk)
        }
      }
      struct BookingView: View {
        @EnvironmentObject var desk: Desk
        var body: some View { Button("Check in") { desk.go(.room) } } // nav: BookingView -> RoomView [root] Stay.room
      }
      struct RoomView: View { var body: some View { Text("room") } }
      """)
  }

  /// What a closure is called with is of the type that it is declared to take.
  @Test func aPartAsksForATabByAClosure() {
    expectFlow(
      """
      import SwiftUI
      @main struct ScoutApp: App {
        @StateObject var camp = Camp()
        var body: some Scene { WindowGroup { MainView().environmentObject(camp) } } // nav: (entry) -> MainView [root]
      }
      enum Place: Hashable { case tent, fire, lake }
      @MainActor final class Camp: ObservableObject {
        @Published var place: Place = .tent
        func go(to place: Place) { withAnimation { self.place = place } }
      }
      struct MainView: View {
        @EnvironmentObject var camp: Camp
        var body: some View {
          TabView(selection: $camp.place) {
            TentView().tabItem { Text("Tent") }.tag(Place.tent) // nav: MainView -> TentView [tab]
            FireView().tabItem { Text("Fire") }.tag(Place.fire) // nav: MainView -> FireView [tab]
            LakeView().tabItem { Text("Lake") }.tag(Place.lake) // nav: MainView -> LakeView [tab]
          }
        }
      }
      struct TentView: View {
        @EnvironmentObject var camp: Camp
        var body: some View {
          VStack {
            Header(onMore: camp.go)
            Footer(onMore: { camp.go(to: $0) })
          }
        }
      }
      struct Header: View {
        let onMore: (Place) -> Void
        var body: some View { Button("Fire") { onMore(.fire) } } // nav: TentView -> FireView [tab] Place.fire
      }
      struct Footer: View {
        let onMore: (Place) -> Void
        var body: some View { Button("Lake") { onMore(.lake) } } // nav: TentView -> LakeView [tab] Place.lake
      }
      struct FireView: View { var body: some View { Text("Fire") } }
      struct LakeView: View { var body: some View { Text("Lake") } }
      """)
  }

  /// What is chosen there fills no screen: rows by a filter, one frame around lists.
  @Test func aPickerAboveListsHasNoTabs() {
    expectFlow(
      """
      import SwiftUI
      @main struct MossApp: App { var body: some Scene { WindowGroup { MossView() } } } // nav: (entry) -> MossView [root]
      enum Kind: CaseIterable, Identifiable { case all, dry, wet; var id: Self { self } }
      struct MossView: View {
        @State private var kind = Kind.all
        @State private var isHelping = false
        var body: some View {
          VStack {
            PillRow(options: Kind.allCases, selected: $kind)
            switch kind {
            case .all: VStack { Text("All"); MossRow(name: "a") { isHelping = true } } // nav: MossView -> HelpView [sheet]
            case .dry: FramedList { MossRow(name: "b") { isHelping = true } } // nav: MossView -> HelpView [sheet]
            case .wet: FramedList { MossRow(name: "c") {} }
            }
          }
          .sheet(isPresented: $isHelping) { HelpView() }
        }
      }
      struct PillRow: View {
        let options: [Kind]
        @Binding var selected: Kind
        var body: some View { HStack { ForEach(options) { option in Text("a").onTapGesture { selected = option } } } }
      }
      struct FramedList<Content: View>: View { @ViewBuilder let content: () -> Content; var body: some View { VStack { Text("List"); content() } } }
      struct MossRow: View { let name: String; let onHelp: () -> Void; var body: some View { Button(name) { onHelp() } } }
      struct HelpView: View { var body: some View { Text("Help") } }
      """)
  }

  /// A strip that asks for the one case it can show is no bar: what the state chooses below it is a part of the page.
  @Test func aStripThatSetsOneCaseIsNoBar() {
    expectFlow(
      """
      import SwiftUI
      @main struct GardenApp: App { var body: some Scene { WindowGroup { GardenView() } } } // nav: (entry) -> GardenView [root]
      enum Shown { case sketch, planted, nothing }
      final class Garden: ObservableObject {
        @Published var shown = Shown.nothing
        func draw() { shown = .sketch }
      }
      struct GardenView: View {
        @StateObject var garden = Garden()
        var body: some View {
          VStack {
            BedStrip(shown: $garden.shown)
            switch garden.shown {
            case .sketch: SketchPart()
            case .planted: PlantedPart()
            case .nothing: EmptyPart().environmentObject(garden)
            }
          }
        }
      }
      struct BedStrip: View {
        @Binding var shown: Shown
        var body: some View { ForEach(0..<4) { bed in Text("Bed").onTapGesture { shown = .planted } } }
      }
      struct SketchPart: View { var body: some View { Text("Sketch") } }
      struct PlantedPart: View { var body: some View { Text("Planted") } }
      struct EmptyPart: View {
        @EnvironmentObject var garden: Garden
        @State private var isPicking = false
        var body: some View {
          VStack {
            Button("Draw") { garden.draw() }
            Button("Pick") { isPicking = true } // nav: GardenView -> SeedPicker [sheet]
          }
          .sheet(isPresented: $isPicking) { SeedPicker() }
        }
      }
      struct SeedPicker: View { var body: some View { Text("Seeds") } }
      """)
  }

  /// The binding tells the bar which button is bright; what selects is a function that the bar hands on to its buttons.
  @Test(arguments: ["change", "{ change($0) }", "{ pier = $0 }"]) func aBarMayBeGivenWhatSelects(_ action: String) {
    expectFlow(
      """
      import SwiftUI
      @main struct HarborApp: App { var body: some Scene { WindowGroup { HarborView() } } } // nav: (entry) -> HarborView [root]
      enum Pier: Hashable { case north, south }
      struct HarborView: View {
        @State private var pier: Pier = .north
        var body: some View {
          VStack {
            page
            PierBar(pier: $pier, action: \(action))
          }
        }
        private var page: some View {
          VStack {
            switch pier {
            case .north: NorthPage()
            case .south: SouthPage()
            }
          }
        }
        func change(_ pier: Pier) {
          if pier == self.pier { return }
          self.pier = pier
        }
      }
      struct PierBar: View {
        @Binding var pier: Pier
        let action: (Pier) -> Void
        var body: some View {
          HStack {
            PierButton(pier: .north, selected: $pier, action: action) // nav: HarborView -> NorthPage [tab] Pier.north
            PierButton(pier: .south, selected: $pier, action: action) // nav: HarborView -> SouthPage [tab] Pier.south
          }
        }
      }
      struct PierButton: View {
        let pier: Pier
        @Binding var selected: Pier
        let action: (Pier) -> Void
        var body: some View { Button { action(pier) } label: { Text("Pier").bold(selected == pier) } }
      }
      struct NorthPage: View { var body: some View { NavigationStack { NavigationLink("Boat") { BoatView() } } } } // nav: NorthPage -> BoatView [push]
      struct SouthPage: View { var body: some View { Text("South") } }
      struct BoatView: View { var body: some View { Text("Boat") } }
      """)
  }
}
