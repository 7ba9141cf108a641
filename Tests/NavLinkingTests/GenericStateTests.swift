import Testing

/// States of a type that a base class leaves to the classes below it.
struct GenericStateTests {
  @Test func eachModelShowsTheRoutesOfItsOwn() {
    expectFlow(
      """
      import SwiftUI
      @main struct GardenApp: App { var body: some Scene { WindowGroup { NavigationStack { PlantsView() } } } } // nav: (entry) -> PlantsView [root]
      class Model<Destination>: ObservableObject {
        @Published var destination: Destination?
        func go(to destination: Destination) { self.destination = destination }
      }
      enum PlantsDestination: Identifiable { case seeds, plant(Int); var id: String { "\\(self)" } }
      enum PlantDestination: Identifiable { case water, prune; var id: Self { self } }
      final class PlantsModel: Model<PlantsDestination> {
        func sow() { destination = .seeds } // nav: PlantsView -> SeedsView [sheet] PlantsDestination.seeds
        func open() { go(to: .plant(1)) } // nav: PlantsView -> PlantView [sheet] PlantsDestination.plant
      }
      final class PlantModel: Model<PlantDestination> {
        func water() { destination = .water } // nav: PlantView -> WaterView [push] PlantDestination.water
        func prune() { go(to: .prune) } // nav: PlantView -> PruneView [push] PlantDestination.prune
      }
      struct PlantsView: View {
        @StateObject var model = PlantsModel()
        var body: some View {
          VStack {
            Button("Sow") { model.sow() }
            Button("Open") { model.open() }
          }
          .sheet(item: $model.destination) { destination in
            switch destination {
            case .seeds: SeedsView()
            case .plant(let id): PlantView(id: id)
            }
          }
        }
      }
      struct PlantView: View {
        let id: Int
        @StateObject var model = PlantModel()
        var body: some View {
          VStack {
            Button("Water") { model.water() }
            Button("Prune") { model.prune() }
          }
          .navigationDestination(item: $model.destination) { destination in
            switch destination {
            case .water: WaterView()
            case .prune: PruneView()
            }
          }
        }
      }
      struct SeedsView: View { var body: some View { Text("Seeds") } }
      struct WaterView: View { var body: some View { Text("Water") } }
      struct PruneView: View { var body: some View { Text("Prune") } }
      """)
  }
}
