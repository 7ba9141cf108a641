import Testing

/// Views that keep functions which build what they present, and that are given these by whoever makes the view.
@Suite struct KeptDestinationTests {
  @Test func aViewShowsWhatItIsGivenToBuildItsDestinationsWith() {
    expectFlow(
      """
      import SwiftUI
      @main struct BikeApp: App {
        var body: some Scene { WindowGroup { NavigationStack { Maker().garage() } } } // nav: (entry) -> GarageView [root]
      }
      final class GarageModel: ObservableObject {
        enum Way: Hashable { case bike(String), parts, help }
        @Published var way: Way?
        func bike() { way = .bike("red") } // nav: GarageView -> BikeView [push] GarageModel.Way.bike
        func parts() { way = .parts } // nav: GarageView -> PartsView [push] GarageModel.Way.parts
        func help() { way = .help } // nav: GarageView -> - [push] GarageModel.Way.help
      }
      struct GarageView<Bike: View, Parts: View, Help: View>: View {
        @ObservedObject private var model: GarageModel
        private let bike: (String) -> Bike
        private let parts: () -> Parts
        private let help: () -> Help
        init(model: GarageModel, bike: @escaping (String) -> Bike, parts: @escaping () -> Parts, help: @escaping () -> Help) {
          self.model = model
          self.bike = bike
          self.parts = parts
          self.help = help
        }
        var body: some View {
          VStack {
            Button("Bike") { model.bike() }
            Button("Parts") { model.parts() }
            Button("Help", action: model.help)
          }
          .navigationDestination(item: $model.way) { way in
            switch way {
            case .bike(let name): bike(name)
            case .parts: parts()
            case .help: help()
            }
          }
        }
      }
      final class Maker {
        func garage() -> some View { GarageView(model: GarageModel(), bike: makeBike, parts: { PartsView() }, help: makeHelp) }
        private func makeBike(name: String) -> some View { BikeView(name: name) }
        private func makeHelp() -> some View { Text("Soon") }
      }
      struct BikeView: View { let name: String; var body: some View { Text(name) } }
      struct PartsView: View { var body: some View { Text("Parts") } }
      """)
  }

  /// What a view builds for itself is content of whoever made it.
  @Test func whatAViewBuildsIntoItselfIsNoDestination() {
    expectFlow(
      """
      import SwiftUI
      @main struct BikeApp: App { var body: some Scene { WindowGroup { GarageView() } } } // nav: (entry) -> GarageView [root]
      struct GarageView: View { var body: some View { Framed(content: makeBike) } ; func makeBike() -> some View { BikeView() } }
      struct Framed<Content: View>: View {
        let content: () -> Content
        var body: some View { VStack { content() } }
      }
      struct BikeView: View { var body: some View { Text("Bike") } }
      """)
  }
}
