import Testing

/// Properties that are kept equal to a stream.
@Suite struct AssignedStreamTests {
  /// What is fed into the stream is decided where it is fed; what is made on the way, where it is made.
  @Test func aStreamIsWrittenToAProperty() {
    expectFlow(
      """
      import Combine
      import SwiftUI
      @main struct GroveApp: App { var body: some Scene { WindowGroup { GroveView() } } } // nav: (entry) -> GroveView [root]
      enum Tree: String, Identifiable { case oak, elm; var id: String { rawValue } }
      enum Leaflet: String, Identifiable { case care; var id: String { rawValue } }
      final class Ranger: ObservableObject {
        static let shared = Ranger()
        @Published var badge: String?
      }
      final class GroveModel: ObservableObject {
        @Published var tree: Tree?
        @Published var leaflet: Leaflet?
        @Published var asksBadge = false
        let asked = PassthroughSubject<Void, Never>()
        private let chosen = PassthroughSubject<Tree?, Never>()
        private var bag = Set<AnyCancellable>()
        init() {
          chosen.receive(on: DispatchQueue.main).assign(to: &$tree)
          asked.map { Leaflet.care }.assign(to: \\.leaflet, on: self).store(in: &bag) // nav: GroveView -> LeafletView [sheet] Leaflet.care
          Ranger.shared.$badge.map { $0 == nil }.assign(to: &$asksBadge) // nav: GroveView -> BadgeView [fullScreenCover]
        }
        func oak() { chosen.send(.oak) } // nav: GroveView -> OakView [sheet] Tree.oak
        func elm() { chosen.send(.elm) } // nav: GroveView -> ElmView [sheet] Tree.elm
      }
      struct GroveView: View {
        @StateObject private var model = GroveModel()
        var body: some View {
          List {
            Button("Oak") { model.oak() }
            Button("Elm") { model.elm() }
            Button("Care") { model.asked.send() }
          }
          .sheet(item: $model.tree) { tree in
            switch tree { case .oak: OakView(); case .elm: ElmView() }
          }
          .sheet(item: $model.leaflet) { leaflet in
            switch leaflet { case .care: LeafletView() }
          }
          .fullScreenCover(isPresented: $model.asksBadge) { BadgeView() }
        }
      }
      struct OakView: View { var body: some View { List { Text("oak") } } }
      struct ElmView: View { var body: some View { List { Text("elm") } } }
      struct LeafletView: View { var body: some View { List { Text("care") } } }
      struct BadgeView: View { var body: some View { List { Text("badge") } } }
      """)
  }

  @Test func aKeyPathIntoAPartOfTheObjectIsThatPartsProperty() {
    expectFlow(
      """
      import SwiftUI
      import Combine
      final class Brewing: ObservableObject {
        struct Steps { var isTasting = false; var isDone = false }
        @Published var steps = Steps()
        private var bag = Set<AnyCancellable>()
        func kettle() -> Kettle {
          let kettle = Kettle()
          kettle.$isHot.filter { $0 }.assign(to: \\.steps.isTasting, on: self).store(in: &bag)
          return kettle
        }
      }
      final class Kettle: ObservableObject {
        @Published var isHot = false
        func heat() { isHot = true } // nav: KettleView -> TastingView [push]
      }
      struct BrewingView: View {
        @StateObject private var brewing = Brewing()
        var body: some View {
          NavigationView {
            VStack {
              KettleView(kettle: brewing.kettle()) // nav: BrewingView -> KettleView [root]
              NavigationLink(destination: TastingView(), isActive: $brewing.steps.isTasting) { EmptyView() }
            }
          }
        }
      }
      struct KettleView: View { @ObservedObject var kettle: Kettle; var body: some View { VStack { Button("Heat", action: kettle.heat) } } }
      struct TastingView: View { var body: some View { List { Text("Taste") } } }
      @main struct BrewingApp: App { var body: some Scene { WindowGroup { BrewingView() } } } // nav: (entry) -> BrewingView [root]
      """)
  }
}
