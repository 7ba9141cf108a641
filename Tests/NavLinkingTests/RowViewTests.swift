import Testing

/// Rows that are views of their own: the value that a row is made with is its tag in the list, or data tells where its link leads.
struct RowViewTests {
  private func mill(_ rows: String) -> String {
    """
    import SwiftUI
    @main struct MillApp: App {
      var body: some Scene { WindowGroup { MillView() } } // nav: (entry) -> MillView [root]
    }
    enum Floor: Hashable, CaseIterable { case attic, cellar, yard }
    @Observable final class Guide {
      static let shared = Guide()
      var floor: Floor? = .attic
      var path = NavigationPath()
    }
    struct FloorLabel: View {
      let floor: Floor
      let title: String
      init(floor: Floor) {
        self.floor = floor
        switch floor {
        case .attic: title = "Attic"
        case .cellar: title = "Cellar"
        case .yard: title = "Yard"
        }
      }
      var body: some View { Label(title, systemImage: "circle").tag(floor) }
    }
    struct MillView: View {
      @Bindable var guide: Guide = .shared
      @State private var showsHelp = false
      var body: some View {
        NavigationSplitView {
          List(selection: $guide.floor) {
            \(rows)
            Button("Help") { showsHelp = true } // nav: MillView -> HelpView [sheet]
          }
        } detail: {
          NavigationStack(path: $guide.path) {
            switch guide.floor {
            case .attic: AtticView()
            case .cellar: CellarView()
            case .yard: YardView()
            case .none: Text("Nothing")
            }
          }
        }
        .sheet(isPresented: $showsHelp) { HelpView() }
      }
    }
    struct AtticView: View { var body: some View { List { Text("Attic") } } }
    struct CellarView: View { var body: some View { List { Text("Cellar") } } }
    struct YardView: View { var body: some View { List { Text("Yard") } } }
    struct HelpView: View { var body: some View { List { Text("Help") } } }
    """
  }

  @Test func aRowIsTaggedWithWhatItIsMadeWith() {
    let column = "MillView -> AtticView [split] Floor.attic"
    let source = mill(
      """
      Section("Inside") {
        FloorLabel(floor: .attic) // nav: \(column)
        FloorLabel(floor: .cellar) // nav: MillView -> CellarView [split] Floor.cellar
      }
      FloorLabel(floor: .yard) // nav: MillView -> YardView [split] Floor.yard
      """)
    expectFlow(source.replacing("switch guide.floor {", with: "switch guide.floor { // nav: \(column)"))
  }

  /// Which case it is, the data says: each link that the data is handed to may lead to any of them.
  @Test(arguments: [
    "",
    """
    init(from decoder: Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self)
      name = text
      kind = Kind(rawValue: text) ?? .loaf
    }
    """,
  ])
  func dataMayLeadAnywhere(_ initialiser: String) {
    let both = "ShopView -> LoafView [push] Kind.loaf; ShopView -> CakeView [push] Kind.cake"
    expectFlow(
      """
      import SwiftUI
      @main struct ShopApp: App {
        var body: some Scene { WindowGroup { ShopView(offers: load()) } } // nav: (entry) -> ShopView [root]
      }
      func load() -> [Offer] { try! JSONDecoder().decode([Offer].self, from: Data()) }
      enum Kind: String, Codable { case loaf, cake }
      struct Offer: Decodable {
        let name: String
        let kind: Kind
        \(initialiser)
      }
      final class Guide {
        static let shared = Guide()
        func destination(_ offer: Offer) -> any View {
          switch offer.kind {
          case .loaf: return LoafView()
          case .cake: return CakeView()
          }
        }
      }
      struct ShopView: View {
        let offers: [Offer]
        var body: some View {
          NavigationStack {
            VStack {
              Shelf(offers: offers)
              Table(offers: offers)
            }
          }
        }
      }
      struct Shelf: View {
        let offers: [Offer]
        @State private var guide: Guide = .shared
        var body: some View {
          ForEach(offers.prefix(8)) { offer in
            NavigationLink(destination: AnyView(guide.destination(offer))) { Text(offer.name) } // nav: \(both)
          }
        }
      }
      struct Table: View {
        let offers: [Offer]
        @State private var guide: Guide = .shared
        var body: some View {
          ForEach(Array(offers.prefix(8).enumerated()), id: \\.offset) { _, offer in
            NavigationLink(destination: AnyView(guide.destination(offer))) { Text(offer.name) } // nav: \(both)
          }
        }
      }
      struct LoafView: View { var body: some View { List { Text("Loaf") } } }
      struct CakeView: View { var body: some View { List { Text("Cake") } } }
      """)
  }
}
