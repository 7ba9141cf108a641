import NavModel
import TestSupport
import Testing

/// The order in which files are read and names are numbered never shows.
struct OrderTests {
  private static let journal = """
    // file: Journal/App.swift
    import SwiftUI
    @main struct JournalApp: App {
      var body: some Scene { WindowGroup { RootView() } } // nav: (entry) -> RootView [root]
    }
    struct RootView: View {
      @State private var tab = JournalTab.trips
      var body: some View {
        TabView(selection: $tab) {
          TripsView().tag(JournalTab.trips) // nav: RootView -> TripsView [tab]
          PlacesView().tag(JournalTab.places) // nav: RootView -> PlacesView [tab]
        }
      }
    }
    // file: Journal/Routes.swift
    import SwiftUI
    enum JournalTab: Hashable { case trips, places }
    enum TripRoute: Hashable { case trip(Int), photos, share }
    protocol TripRouting: AnyObject { func show(_ route: TripRoute) }
    @Observable final class TripRouter: TripRouting {
      var path: [TripRoute] = []
      var sheet: TripRoute?
      func show(_ route: TripRoute) { path.append(route) }
    }
    extension View {
      func tripDestinations() -> some View {
        navigationDestination(for: TripRoute.self) { route in
          switch route {
          case .trip: TripView()
          case .photos: PhotosView()
          case .share: EmptyView()
          }
        }
      }
    }
    // file: Journal/Trips.swift
    import SwiftUI
    struct TripsView: View {
      @State private var router = TripRouter()
      let isNew = false
      var body: some View {
        NavigationStack(path: $router.path) {
          List {
            // nav: TripsView -> TripView [push] TripRoute.trip; TripsView -> PhotosView [push] TripRoute.photos
            Button("Trip") { router.show(isNew ? .photos : .trip(1)) }
          }
          .tripDestinations()
        }
      }
    }
    struct TripView: View { var body: some View { Text("Trip") } }
    struct PhotosView: View { var body: some View { Text("Photos") } }
    // file: Journal/Places.swift
    import SwiftUI
    struct PlacesView: View {
      @State private var showsMap = false
      var body: some View {
        Button("Map") { showsMap = true } // nav: PlacesView -> Journal.MapView [sheet]
          .sheet(isPresented: $showsMap) { MapView() }
      }
    }
    struct MapView: View { var body: some View { Text("Map") } }
    // file: Watch/Watch.swift
    import SwiftUI
    struct MapView: View { var body: some View { Text("Map") } }
    enum TripFilter { case all, own }
    """

  @Test func theJournalIsReadAsWritten() { expectFlow(Self.journal) }

  @Test func neitherFilesNorNamesInAnotherOrderChangeTheGraph() {
    let files = FlowRun.files(Self.journal)
    let graph = FlowRun.graph(files)
    let words = Set(files.flatMap(\.lines).flatMap { $0.split { !$0.isLetter } }.map(String.init)).sorted()
    var random = SplitMix64(seed: 20_260_822)
    for _ in 0..<40 {
      let shuffled = FlowRun.graph(files.shuffled(using: &random), names: words.shuffled(using: &random))
      #expect(shuffled == graph)
    }
  }

  /// A check of the check: the graph does tell programs apart.
  @Test func aLineMoreIsAnotherGraph() {
    var files = FlowRun.files(Self.journal)
    let graph = FlowRun.graph(files)
    files[0].lines.insert("", at: 0)
    #expect(FlowRun.graph(files) != graph)
  }
}
