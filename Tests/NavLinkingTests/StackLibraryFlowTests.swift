import Testing

/// Libraries of stacks and presentations whose names are not the framework's.
struct StackLibraryFlowTests {
  @Test func aStackOfAnotherNameIsAStack() {
    expectFlow(
      """
      // file: Library/Library.swift
      import NavigationBackport
      import SwiftUI
      enum LibraryRoute: Hashable { case shelf(String), loans }
      struct Book: Hashable { let title: String }
      @main struct LibraryApp: App {
        var body: some Scene { WindowGroup { LibraryView() } } // nav: (entry) -> LibraryView [root]
      }
      struct LibraryView: View {
        @State private var path = NBNavigationPath()
        @State private var isJoining = false
        @State private var fine: Fine?
        var body: some View {
          NBNavigationStack(path: $path) {
            HallView(onJoin: { isJoining = true }) // nav: LibraryView -> HallView [root]; HallView -> JoinView [push]
              .nbNavigationDestination(for: LibraryRoute.self) { route in
                switch route {
                case .shelf(let name): ShelfView(name: name)
                case .loans: LoansView()
                }
              }
              .nbNavigationDestination(for: Book.self) { BookView(book: $0) }
              .nbNavigationDestination(isPresented: $isJoining) { JoinView() }
          }
        }
      }
      struct Fine: Identifiable, Hashable { let id: Int }
      struct HallView: View {
        let onJoin: () -> Void
        @EnvironmentObject var navigator: PathNavigator
        var body: some View {
          NBNavigationLink(value: LibraryRoute.loans) { Text("Loans") } // nav: HallView -> LoansView [push] LibraryRoute.loans
          // nav: HallView -> ShelfView [push] LibraryRoute.shelf
          Button("Poetry") { navigator.push(LibraryRoute.shelf("Poetry")) }
          Button("Join") { onJoin() }
        }
      }
      struct ShelfView: View {
        @EnvironmentObject var navigator: Navigator<AnyHashable>
        let name: String
        var body: some View {
          Button("First") { navigator.push(Book(title: "Odes")) } // nav: ShelfView -> BookView [push]
          Button("Back") { navigator.popToRoot() }
        }
      }
      struct LoansView: View {
        @State private var fine: Fine?
        var body: some View {
          Button("Pay") { fine = Fine(id: 1) } // nav: LoansView -> FineView [push]
            .nbNavigationDestination(item: $fine) { FineView(fine: $0) }
        }
      }
      struct BookView: View { let book: Book; var body: some View { Text(book.title) } }
      struct JoinView: View { var body: some View { Text("Join") } }
      struct FineView: View { let fine: Fine; var body: some View { Text("Fine") } }
      """)
  }

  @Test func aViewControllerObservesWhatItPresents() {
    expectFlow(
      """
      // file: Garden/Garden.swift
      import SwiftUI
      import UIKitNavigation
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let model = GardenModel()
          // nav: (entry) -> GardenViewController [root]
          window?.rootViewController = NavigationStackController(path: $model.path) {
            GardenViewController(model: model)
          }
          return true
        }
      }
      enum GardenPath: Hashable { case bed(Int), tools }
      @Observable final class GardenModel {
        @CasePathable enum Destination { case watering(WateringModel), alert }
        var path: [GardenPath] = []
        var destination: Destination?
        var isHelpShown = false
        var note: Note?
        // nav: GardenViewController -> WateringViewController [present] GardenModel.Destination.watering
        func waterTapped() { destination = .watering(WateringModel()) }
        func helpTapped() { isHelpShown = true } // nav: GardenViewController -> HelpViewController [present]
        func noteTapped() { note = Note(id: 1) } // nav: GardenViewController -> NoteViewController [push]
      }
      struct Note: Identifiable { let id: Int }
      @Observable final class WateringModel {}
      final class GardenViewController: UIViewController {
        @UIBindable var model: GardenModel
        init(model: GardenModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() {
          super.viewDidLoad()
          present(item: $model.destination.watering) { watering in WateringViewController(model: watering) }
          present(isPresented: $model.isHelpShown) { HelpViewController() }
          navigationDestination(item: $model.note) { NoteViewController(note: $0) }
          navigationDestination(for: GardenPath.self) { path in
            switch path {
            case .bed(let number): BedViewController(number: number)
            case .tools: ToolsViewController()
            }
          }
        }
        // nav: GardenViewController -> BedViewController [push] GardenPath.bed
        @objc func bedTapped() { traitCollection.push(value: GardenPath.bed(1)) }
        // nav: GardenViewController -> ToolsViewController [push] GardenPath.tools
        @objc func toolsTapped() { model.path.append(.tools) }
        @objc func waterTapped() { model.waterTapped() }
        @objc func helpTapped() { model.helpTapped() }
        @objc func noteTapped() { model.noteTapped() }
      }
      final class WateringViewController: UIViewController {
        init(model: WateringModel) { super.init(nibName: nil, bundle: nil) }
      }
      final class HelpViewController: UIViewController {}
      final class NoteViewController: UIViewController { init(note: Note) { super.init(nibName: nil, bundle: nil) } }
      final class BedViewController: UIViewController { init(number: Int) { super.init(nibName: nil, bundle: nil) } }
      final class ToolsViewController: UIViewController {}
      """)
  }

  @Test func aPresentationIsOfOneCase() {
    expectFlow(
      """
      // file: Garden/Garden.swift
      import SwiftUI
      import SwiftUINavigation
      @main struct GardenApp: App {
        var body: some Scene { WindowGroup { GardenView() } } // nav: (entry) -> GardenView [root]
      }
      final class GardenModel: ObservableObject {
        @CasePathable enum Destination { case watering(WateringModel), bed(Int), help }
        @Published var destination: Destination?
        // nav: GardenView -> WateringView [sheet] GardenModel.Destination.watering; OldGardenView -> WateringView [sheet] GardenModel.Destination.watering
        func waterTapped() { destination = .watering(WateringModel()) }
        func bedTapped(_ bed: Int) { destination = .bed(bed) } // nav: GardenView -> BedView [push] GardenModel.Destination.bed
      }
      final class WateringModel: ObservableObject {}
      struct GardenView: View {
        @ObservedObject var model = GardenModel()
        var body: some View {
          NavigationStack {
            List {
              Button("Water") { model.waterTapped() }
              Button("First bed") { model.bedTapped(1) }
              // nav: GardenView -> HelpView [fullScreenCover] GardenModel.Destination.help
              Button("Help") { model.destination = .help }
              NavigationLink("As it was") { OldGardenView() } // nav: GardenView -> OldGardenView [push]
            }
            .sheet(item: $model.destination.watering) { $watering in WateringView(model: watering) }
            .navigationDestination(item: $model.destination.bed) { $bed in BedView(number: bed) }
            .fullScreenCover(isPresented: Binding($model.destination.help)) { HelpView() }
          }
        }
      }
      struct OldGardenView: View {
        @ObservedObject var model = GardenModel()
        var body: some View {
          List {
            Button("Water") { model.waterTapped() }
          }
          .sheet(unwrapping: $model.destination, case: /GardenModel.Destination.watering) { $watering in WateringView(model: watering) }
          // nav: OldGardenView -> BedView [push]
          NavigationLink(unwrapping: $model.destination, case: /GardenModel.Destination.bed) { isActive in
            model.destination = isActive ? .bed(2) : nil // nav: OldGardenView -> BedView [push] GardenModel.Destination.bed
          } destination: { $bed in
            BedView(number: bed)
          } label: { Text("Bed") }
        }
      }
      struct WateringView: View { let model: WateringModel; var body: some View { Text("Watering") } }
      struct BedView: View { let number: Int; var body: some View { Text("Bed") } }
      struct HelpView: View { var body: some View { Text("Help") } }
      """)
  }

  @Test func aStoreOfRoutesIsAStack() {
    expectFlow(
      """
      // file: Camp/Camp.swift
      import ComposableArchitecture
      import SwiftUI
      import TCACoordinators
      @main struct CampApp: App {
        var body: some Scene {
          // nav: (entry) -> CampCoordinatorView [root]
          WindowGroup { CampCoordinatorView(store: Store(initialState: .initial) { CampCoordinator() }) }
        }
      }
      @Reducer(state: .equatable) enum CampScreen {
        case map(MapFeature)
        case tent(TentFeature)
        case help(HelpFeature)
      }
      @Reducer struct CampCoordinator {
        @ObservableState struct State: Equatable {
          // nav: CampCoordinatorView -> MapView [root] CampScreen.map
          static let initial = Self(routes: [.root(.map(.init()), embedInNavigationView: true)])
          var routes: [Route<CampScreen.State>]
        }
        enum Action { case router(IndexedRouterActionOf<CampScreen>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .router(.routeAction(_, action: .map(.tentTapped))):
              state.routes.push(.tent(.init())) // nav: MapView -> TentView [push] CampScreen.tent
            case .router(.routeAction(_, action: .tent(.helpTapped))):
              state.routes.presentSheet(.help(.init())) // nav: TentView -> HelpView [sheet] CampScreen.help
            case .router(.routeAction(_, action: .help(.closeTapped))):
              state.routes.dismiss()
            default: break
            }
            return .none
          }
          .forEachRoute(\\.routes, action: \\.router)
        }
      }
      struct CampCoordinatorView: View {
        let store: StoreOf<CampCoordinator>
        var body: some View {
          TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in
            switch screen.case {
            case let .map(store): MapView(store: store)
            case let .tent(store): TentView(store: store)
            case let .help(store): HelpView(store: store)
            }
          }
        }
      }
      @Reducer struct MapFeature {
        @ObservableState struct State: Equatable {}
        enum Action { case tentTapped }
      }
      struct MapView: View {
        let store: StoreOf<MapFeature>
        var body: some View { Button("Tent") { store.send(.tentTapped) } }
      }
      @Reducer struct TentFeature {
        @ObservableState struct State: Equatable {}
        enum Action { case helpTapped }
      }
      struct TentView: View {
        let store: StoreOf<TentFeature>
        var body: some View { Button("Help") { store.send(.helpTapped) } }
      }
      @Reducer struct HelpFeature {
        @ObservableState struct State: Equatable {}
        enum Action { case closeTapped }
      }
      struct HelpView: View {
        let store: StoreOf<HelpFeature>
        var body: some View { Button("Close") { store.send(.closeTapped) } }
      }
      """)
  }
}
