import Testing

/// States that modals and destinations are bound to, and who sets them.
struct PresentationFlowTests {
  @Test func aRoutersSheetIsPresentedByAnExtension() {
    expectFlow(
      """
      import SwiftUI
      enum Sheet: Identifiable { case tickets, floorPlan; var id: Self { self } }
      @Observable final class MuseumRouter { var sheet: Sheet? }
      extension View {
        func withSheets(_ sheet: Binding<Sheet?>) -> some View {
          self.sheet(item: sheet) { sheet in
            switch sheet {
            case .tickets: TicketsView()
            case .floorPlan: FloorPlanView()
            }
          }
        }
      }
      @main struct MuseumApp: App {
        var body: some Scene { WindowGroup { HallView() } } // nav: (entry) -> HallView [root]
      }
      struct HallView: View {
        @State private var router = MuseumRouter()
        var body: some View {
          VStack {
            Button("Tickets") { router.sheet = .tickets } // nav: HallView -> TicketsView [sheet] Sheet.tickets
            ArtworkRow()
          }
          .withSheets($router.sheet)
          .environment(router)
        }
      }
      struct ArtworkRow: View {
        @Environment(MuseumRouter.self) private var router
        var body: some View {
          Button("Where?") { router.sheet = .floorPlan } // nav: HallView -> FloorPlanView [sheet] Sheet.floorPlan
        }
      }
      struct TicketsView: View { var body: some View { Text("Tickets") } }
      struct FloorPlanView: View { var body: some View { Text("Plan") } }
      """)
  }

  @Test func aChildSetsItsParentsState() {
    expectFlow(
      """
      import SwiftUI
      @main struct CinemaApp: App {
        var body: some Scene { WindowGroup { FilmView() } } // nav: (entry) -> FilmView [root]
      }
      struct FilmView: View {
        @State private var choosesSeats = false
        var body: some View {
          SeatsButton(isOpen: $choosesSeats)
            .sheet(isPresented: $choosesSeats) { SeatsView() }
        }
      }
      struct SeatsButton: View {
        @Binding var isOpen: Bool
        var body: some View {
          Button("Seats") { isOpen = true } // nav: FilmView -> SeatsView [sheet]
        }
      }
      struct SeatsView: View { var body: some View { Text("Seats") } }
      """)
  }

  @Test func aFlagIsToggledOrSet() {
    expectFlow(
      """
      import SwiftUI
      @main struct JournalApp: App {
        var body: some Scene { WindowGroup { TripsView() } } // nav: (entry) -> TripsView [root]
      }
      struct TripsView: View {
        @State private var showsMap = false
        @State private var showsHelp = false
        @State private var showsEditor = false
        var body: some View {
          NavigationStack {
            List {
              Button("Map") { showsMap.toggle() } // nav: TripsView -> TripMapView [fullScreenCover]
              Button("Help") { showsHelp = true } // nav: TripsView -> HelpView [popover]
              Button("New") { showsEditor = true } // nav: TripsView -> TripEditor [push]
              Button("Not now") { showsHelp = false }
            }
            .navigationDestination(isPresented: $showsEditor) { TripEditor() }
          }
          .fullScreenCover(isPresented: $showsMap) { TripMapView() }
          .popover(isPresented: $showsHelp) { HelpView() }
        }
      }
      struct TripMapView: View { var body: some View { Text("Map") } }
      struct HelpView: View { var body: some View { Text("Help") } }
      struct TripEditor: View { var body: some View { Text("Edit") } }
      """)
  }

  @Test func aBindingIsNarrowedToACase() {
    expectFlow(
      """
      import SwiftUI
      @Observable final class TripModel {
        @CasePathable enum Destination { case edit(EditModel), map }
        var destination: Destination?
        func editButtonTapped() {
          destination = .edit(EditModel()) // nav: TripView -> EditView [sheet] TripModel.Destination.edit
        }
        func mapButtonTapped() {
          destination = .map // nav: TripView -> TripMapView [push] TripModel.Destination.map
        }
        func doneButtonTapped() { destination = nil }
      }
      @Observable final class EditModel { var title = "" }
      @main struct JournalApp: App {
        var body: some Scene { WindowGroup { TripView(model: TripModel()) } } // nav: (entry) -> TripView [root]
      }
      struct TripView: View {
        @Bindable var model: TripModel
        var body: some View {
          VStack {
            Button("Edit") { model.editButtonTapped() }
            Button("Map") { model.mapButtonTapped() }
          }
          .sheet(item: $model.destination.edit) { edit in EditView(model: edit) }
          .navigationDestination(item: $model.destination.map) { _ in TripMapView() }
        }
      }
      struct EditView: View { let model: EditModel; var body: some View { Text(model.title) } }
      struct TripMapView: View { var body: some View { Text("Map") } }
      """)
  }

  @Test func aLinksTagIsOfTheSelectionsType() {
    expectFlow(
      """
      import SwiftUI
      @main struct ParkApp: App { var body: some Scene { WindowGroup { ParkView() } } } // nav: (entry) -> ParkView [root]
      struct ParkView: View {
        enum Goal: Hashable { case map, list }
        @State private var goal: Goal?
        var body: some View {
          NavigationView {
            VStack {
              NavigationLink(destination: MapView(), tag: .map, selection: $goal) { EmptyView() }
              NavigationLink(destination: PlantList(), tag: Goal.list, selection: $goal) { EmptyView() }
              Button("Map") { goal = .map } // nav: ParkView -> MapView [push] ParkView.Goal.map
              Button("List") { goal = .list } // nav: ParkView -> PlantList [push] ParkView.Goal.list
            }
          }
        }
      }
      struct MapView: View { var body: some View { Text("map") } }
      struct PlantList: View { var body: some View { Text("list") } }
      """)
  }

  /// A state that its initialiser sets is shown where some maker says so, and not for its default.
  @Test(arguments: [("", ""), ("showsHelp: false", ""), ("showsHelp: true", " // nav: MillView -> HelpView [sheet]")])
  func aFlagThatAnInitialiserSets(given: String, mark: String) {
    expectFlow(
      """
      import SwiftUI
      @main struct MillApp: App { var body: some Scene { WindowGroup { MillView() } } } // nav: (entry) -> MillView [root]
      final class MillModel: ObservableObject {
        @Published var showsHelp: Bool
        init(showsHelp: Bool = false) {
          self.showsHelp = showsHelp\(mark)
        }
        func help() { showsHelp = true } // nav: MillView -> HelpView [sheet]
      }
      struct MillView: View {
        @StateObject private var model = MillModel(\(given))
        var body: some View {
          Button("Help") { model.help() }
            .sheet(isPresented: $model.showsHelp) { HelpView() }
        }
      }
      struct HelpView: View { var body: some View { List { Text("help") } } }
      """)
  }

  /// What a sheet shows closes it by turning the state round, also where the sheet names it by a part of the view.
  @Test func aSheetThatAPartBuildsClosesItself() {
    expectFlow(
      """
      import SwiftUI
      @main struct BakeryApp: App { var body: some Scene { WindowGroup { LoavesView() } } } // nav: (entry) -> LoavesView [root]
      struct LoavesView: View {
        @State private var isSorting = false
        var body: some View {
          List {
            Button("Sort") { isSorting.toggle() } // nav: LoavesView -> SortingView [sheet]
          }
          .sheet(isPresented: $isSorting) { sorting }
        }
        private var sorting: some View { SortingView(isShown: $isSorting).presentationDetents([.medium]) }
      }
      struct SortingView: View {
        @Binding var isShown: Bool
        var body: some View {
          VStack {
            Text("Sort")
            applyButton
          }
        }
        private var applyButton: some View { Button("Apply") { isShown.toggle() } }
      }
      """)
  }
}
