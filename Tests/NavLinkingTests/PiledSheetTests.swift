import Testing

/// Sheets that an app piles up by itself: each layer presents the element of its own depth of one list.
struct PiledSheetTests {
  @Test func layersOfAGenericPilePresentWhatIsAddedToIt() {
    expectFlow(
      #"""
      import SwiftUI

      @main struct GardenApp: App {
        @StateObject private var pile = CardPile<GardenCard>(root: .beds) // nav: GardenView -> BedsView [sheet] GardenCard.beds
        var body: some Scene {
          WindowGroup { GardenView(pile: pile, maker: CardMaker()) } // nav: (entry) -> GardenView [root]
        }
      }

      protocol Card: Identifiable, Hashable { var liesOnTop: Bool { get } }

      enum GardenCard: Card {
        case beds, seeds, plant(name: String), tools
        var id: String { "" }
        var liesOnTop: Bool { switch self { case .plant: true; default: false } }
      }

      final class CardPile<Route: Card>: ObservableObject {
        struct Entry: Equatable {
          let route: Route
          var height: Double
        }
        let root: Route
        @Published private(set) var turned: [Route] = []
        @Published private(set) var entries: [Entry] = []
        var current: Route { turned.last ?? root }

        init(root: Route) { self.root = root }

        func push(_ route: Route) {
          if route.liesOnTop {
            entries.append(Entry(route: route, height: 2))
          } else {
            turned.append(route)
          }
        }
        func pop() { if entries.isEmpty { turned.removeLast() } else { entries.removeLast() } }
        func cut(to depth: Int) { entries.removeSubrange(depth...) }
        func entry(at depth: Int) -> Route? { entries.indices.contains(depth) ? entries[depth].route : nil }
      }

      struct CardDeck<Route: Card, Face: View>: ViewModifier {
        @ObservedObject var pile: CardPile<Route>
        let face: (Route) -> Face
        func body(content: Content) -> some View {
          content.sheet(isPresented: .constant(true)) {
            face(pile.current)
              .environmentObject(pile)
              .modifier(CardLayer(pile: pile, depth: 0, face: face))
          }
        }
      }

      private struct CardLayer<Route: Card, Face: View>: ViewModifier {
        @ObservedObject var pile: CardPile<Route>
        let depth: Int
        let face: (Route) -> Face
        private var shown: Binding<Route?> {
          Binding(get: { pile.entry(at: depth) }, set: { newValue in if newValue == nil { pile.cut(to: depth) } })
        }
        func body(content: Content) -> some View {
          content.sheet(item: shown) { route in
            face(route)
              .environmentObject(pile)
              .modifier(CardLayer(pile: pile, depth: depth + 1, face: face))
          }
        }
      }

      extension View {
        func cards<Route: Card, Content: View>(pile: CardPile<Route>, @ViewBuilder content: @escaping (Route) -> Content) -> some View {
          modifier(CardDeck(pile: pile, face: content))
        }
      }

      final class CardMaker {
        @ViewBuilder func view(for card: GardenCard) -> some View {
          switch card {
          case .beds: bedsView()
          case .seeds: SeedsView()
          case .plant(let name): PlantView(name: name)
          case .tools: ToolsView()
          }
        }
        func bedsView() -> BedsView { BedsView() }
      }

      struct GardenView: View {
        @ObservedObject var pile: CardPile<GardenCard>
        let maker: CardMaker
        var body: some View {
          Color.green
            .overlay(Button("Tools") { pile.push(.tools) }) // nav: GardenView -> ToolsView [sheet] GardenCard.tools
            .cards(pile: pile) { card in maker.view(for: card).framed() }
        }
      }
      extension View {
        func framed() -> some View { padding() }
      }

      struct BedsView: View {
        @EnvironmentObject private var pile: CardPile<GardenCard>
        var body: some View {
          Button("Seeds") { pile.push(.seeds) } // nav: BedsView -> SeedsView [sheet] GardenCard.seeds
          Button("Rose") { pile.push(.plant(name: "Rose")) } // nav: BedsView -> PlantView [sheet] GardenCard.plant
        }
      }
      struct SeedsView: View {
        @EnvironmentObject private var pile: CardPile<GardenCard>
        var body: some View {
          Button("Rose") { pile.push(.plant(name: "Rose")) } // nav: SeedsView -> PlantView [sheet] GardenCard.plant
        }
      }
      struct PlantView: View { let name: String; var body: some View { Text(name) } }
      struct ToolsView: View { var body: some View { Text("Tools") } }
      """#)
  }

  @Test func aLayerMayReadItsElementFromWhatTheListsElementsHave() {
    expectFlow(
      #"""
      import SwiftUI

      enum Leaf: String, Identifiable {
        case oak, elm
        var id: String { rawValue }
      }
      struct Turn { let leaf: Leaf; let isLarge: Bool }
      final class Book: ObservableObject {
        @Published var turns: [Turn] = []
        var leaves: [Leaf] { turns.map(\.leaf) }
        func open(_ leaf: Leaf) { turns.append(Turn(leaf: leaf, isLarge: leaf == .oak)) }
      }
      struct BookLayer: ViewModifier {
        @ObservedObject var book: Book
        let depth: Int
        func body(content: Content) -> some View {
          content.sheet(
            item: Binding(
              get: { depth < book.leaves.count ? book.leaves[depth] : nil },
              set: { if $0 == nil { book.turns.removeLast(book.turns.count - depth) } })
          ) { leaf in
            Group {
              switch leaf {
              case .oak: OakView(book: book)
              case .elm: ElmView()
              }
            }
            .modifier(BookLayer(book: book, depth: depth + 1))
          }
        }
      }
      struct WoodView: View {
        @StateObject var book = Book()
        var body: some View {
          Button("Oak") { book.open(.oak) } // nav: WoodView -> OakView [sheet] Leaf.oak
            .modifier(BookLayer(book: book, depth: 0))
        }
      }
      struct OakView: View {
        let book: Book
        var body: some View { Button("Elm") { book.open(.elm) } } // nav: OakView -> ElmView [sheet] Leaf.elm
      }
      struct ElmView: View { var body: some View { Text("Elm") } }
      @main struct WoodApp: App {
        var body: some Scene { WindowGroup { WoodView() } } // nav: (entry) -> WoodView [root]
      }
      """#)
  }
}
