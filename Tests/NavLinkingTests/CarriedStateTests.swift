import Testing

/// Enums nested by kind: a state whose cases carry the pages and the sheets, each of which something else presents.
@Suite struct CarriedStateTests {
  @Test func propertiesThatGiveWhatOneCaseCarriesPresentTheRoutesInside() {
    expectFlow(model(
      """
        var card: Way.Card? {
          get { if case let .card(card) = way { return card } else { return nil } }
          set { way = newValue.map { .card($0) } }
        }
        var road: Way.Road? {
          get { guard case .road(let road) = way else { return nil }; return road }
          set { way = newValue.map(Way.road) }
        }
        func open() { road = .parts } // nav: GarageView -> PartsView [push] Way.Road.parts
      """,
      """
          .sheet(item: $model.card) { card in
            switch card {
            case .help: HelpView()
            case .rider: RiderView()
            }
          }
          .navigationDestination(item: $model.road) { road in
            switch road {
            case .bike: BikeView()
            case .parts: PartsView()
            }
          }
      """))
  }

  @Test func bindingsThatGiveWhatOneCaseCarriesPresentTheRoutesInside() {
    expectFlow(model(
      """
        func open() { go(to: .parts) } // nav: GarageView -> PartsView [push] Way.Road.parts
      """,
      """
          .sheet(item: Binding(get: { if case let .card(card) = model.way { card } else { nil } }, set: { model.go(to: $0.map(Way.card)) })) { card in
            switch card {
            case .help: HelpView()
            case .rider: RiderView()
            }
          }
          .navigationDestination(item: Binding(get: { model.way?.onRoad }, set: { model.go(to: $0.map { .road($0) }) })) { road in
            switch road {
            case .bike: BikeView()
            case .parts: PartsView()
            }
          }
      """))
  }

  @Test func aLibrarysPresentationOfACaseGivesItsContentWhatTheCaseCarries() {
    expectFlow(model(
      """
        func open() { go(to: .parts) } // nav: GarageView -> PartsView [push] Way.Road.parts
      """,
      """
          .sheet(unwrapping: .init(get: { model.way }, set: { model.go(to: $0) }), case: /Way.card) { card in
            switch card.wrappedValue {
            case .help: HelpView()
            case .rider: RiderView()
            }
          }
          .navigationDestination(unwrapping: $model.way, case: /Way.road, destination: page(of:))
        }
        @ViewBuilder private func page(of road: Binding<Way.Road>) -> some View {
          switch road.wrappedValue {
          case .bike: BikeView()
          case .parts: PartsView()
          }
      """))
  }

  /// A case of a library's own state is presented by its name: `$model.way.card`.
  @Test func bindingsToACasePresentTheRoutesInside() {
    expectFlow(model(
      """
        func open() { go(to: .parts) } // nav: GarageView -> PartsView [push] Way.Road.parts
      """,
      """
          .sheet(item: $model.way.card) { $card in
            switch card {
            case .help: HelpView()
            case .rider: RiderView()
            }
          }
          .navigationDestination(item: $model.way.road) { $road in
            switch road {
            case .bike: BikeView()
            case .parts: PartsView()
            }
          }
      """))
  }

  /// Which page it is cannot be told; that it is one of them can.
  @Test func aPayloadThatIsNotKnownLeavesTheCaseThatCarriesIt() {
    expectFlow(
      """
      import SwiftUI
      @main struct BikeApp: App { var body: some Scene { WindowGroup { GarageView() } } } // nav: (entry) -> GarageView [root]
      enum Way { case card(Card) }
      enum Card: Int, Identifiable { case help, rider; var id: Self { self } }
      struct GarageView: View {
        @State private var way: Way?
        var body: some View {
          Button("Last") { way = .card(Store.last) } // nav: GarageView -> HelpView [sheet] Way.card; GarageView -> RiderView [sheet] Way.card
            .sheet(item: Binding(get: { if case let .card(card) = way { card } else { nil } }, set: { way = $0.map(Way.card) })) { card in
              switch card {
              case .help: HelpView()
              case .rider: RiderView()
              }
            }
        }
      }
      enum Store { static var last: Card { decode() } }
      struct HelpView: View { var body: some View { Text("Help") } }
      struct RiderView: View { var body: some View { Text("Rider") } }
      """)
  }

  private func model(_ members: String, _ modifiers: String) -> String {
    """
    import SwiftUI
    import SwiftUINavigation
    @main struct BikeApp: App { var body: some Scene { WindowGroup { GarageView(model: GarageModel()) } } } // nav: (entry) -> GarageView [root]
    enum Way: Hashable {
      case road(Road)
      case card(Card)
      enum Road: Hashable { case bike(String), parts }
      enum Card: Hashable, Identifiable { case help, rider(name: String); var id: Self { self } }
      var onRoad: Road? { switch self { case .road(let road): road; default: nil } }
    }
    final class GarageModel: ObservableObject {
      @Published private(set) var way: Way?
      func go(to way: Way?) { self.way = way }
      func go(to road: Way.Road) { go(to: .road(road)) }
      func go(to card: Way.Card) { go(to: .card(card)) }
      func help() { way = .card(.help) } // nav: GarageView -> HelpView [sheet] Way.Card.help
      func rider() { go(to: .rider(name: "Ann")) } // nav: GarageView -> RiderView [sheet] Way.Card.rider
      func bike() { go(to: .road(.bike("red"))) } // nav: GarageView -> BikeView [push] Way.Road.bike
    \(members)
    }
    struct GarageView: View {
      @StateObject var model: GarageModel
      var body: some View {
        VStack {
          Button("Help") { model.help() }
          Button("Rider") { model.rider() }
          Button("Bike") { model.bike() }
          Button("Parts") { model.open() }
        }
    \(modifiers)
      }
    }
    struct BikeView: View { var body: some View { Text("Bike") } }
    struct PartsView: View { var body: some View { Text("Parts") } }
    struct HelpView: View { var body: some View { Text("Help") } }
    struct RiderView: View { var body: some View { Text("Rider") } }
    """
  }
}
