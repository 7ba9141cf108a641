import Testing

/// Wrappers that are given an object with the state which shows their content.
struct ObjectStateTests {
  @Test func eachUseHasAnObjectOfItsOwn() {
    expectFlow(
      """
      import SwiftUI
      final class Passage: ObservableObject {
        @Published var isOpen = false
      }
      struct Door<Content>: View where Content: View {
        @ObservedObject var passage: Passage
        var content: Content
        init(passage: Passage, @ViewBuilder content: () -> Content) {
          self.passage = passage
          self.content = content()
        }
        var body: some View {
          NavigationLink(destination: VStack { content }, isActive: $passage.isOpen) { EmptyView() }
        }
      }
      @main struct HouseApp: App { var body: some Scene { WindowGroup { HouseView() } } } // nav: (entry) -> HouseView [root]
      struct HouseView: View {
        private let toKitchen = Passage()
        private let toCellar = Passage()
        var body: some View {
          NavigationView {
            VStack {
              // nav: HouseView -> HallView [root]
              HallView(onCook: { toKitchen.isOpen = true }, onFetch: { toCellar.isOpen.toggle() }) // nav: HallView -> KitchenView [push]; HallView -> CellarView [push]
              Door(passage: toKitchen) { KitchenView() }
              Door(passage: toCellar) { CellarView() }
            }
          }
        }
      }
      struct HallView: View {
        let onCook: () -> Void
        let onFetch: () -> Void
        var body: some View {
          Button("Cook") { onCook() }
          Button("Fetch") { onFetch() }
        }
      }
      struct KitchenView: View { var body: some View { Text("Kitchen") } }
      struct CellarView: View { var body: some View { Text("Cellar") } }
      """)
  }

  /// An object of the same class, for something else, has a state of its own.
  @Test func theOnlyUseIsNotShownByAnothersObject() {
    expectFlow(
      """
      import SwiftUI
      final class Passage: ObservableObject {
        @Published var isOpen = false
      }
      struct Door<Content: View>: View {
        @ObservedObject var passage: Passage
        let content: Content
        init(passage: Passage, @ViewBuilder content: () -> Content) {
          self.passage = passage
          self.content = content()
        }
        var body: some View { NavigationLink(destination: content, isActive: $passage.isOpen) { EmptyView() } }
      }
      struct Hatch<Content: View>: View {
        @ObservedObject var passage: Passage
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { if passage.isOpen { content() } } }
      }
      @main struct HouseApp: App { var body: some Scene { WindowGroup { HouseView() } } } // nav: (entry) -> HouseView [root]
      struct HouseView: View {
        private let toKitchen = Passage()
        private let toLarder = Passage()
        var body: some View {
          NavigationView {
            VStack {
              Button("Cook") { toKitchen.isOpen = true } // nav: HouseView -> KitchenView [push]
              Button("Fetch") { toLarder.isOpen = true }
              Door(passage: toKitchen) { KitchenView() }
              Hatch(passage: toLarder) { Text("Larder") }
            }
          }
        }
      }
      struct KitchenView: View { var body: some View { Text("Kitchen") } }
      """)
  }

  /// Each tab has a stack, and an object that says what is on it and over it; what these are, both closures tell.
  @Test(arguments: ["made(page)", "if true { made(page) }"]) func aStackOfEachTabShowsWhatItsObjectSays(_ shown: String) {
    expectFlow(
      """
      import SwiftUI
      @main struct FarmApp: App { var body: some Scene { WindowGroup { FarmView() } } } // nav: (entry) -> FarmView [root]
      enum Page: Hashable, Identifiable { case lamb, wool; var id: Self { self } }
      final class Guide: ObservableObject {
        @Published var path: [Page] = []
        @Published var sheet: Page?
        func push(_ page: Page) { path.append(page) }
        func present(_ page: Page) { sheet = page }
      }
      struct Pen<Root: View, Made: View>: View {
        @ObservedObject var guide: Guide
        @ViewBuilder var root: () -> Root
        @ViewBuilder var made: (Page) -> Made
        var body: some View {
          NavigationStack(path: $guide.path) {
            root().navigationDestination(for: Page.self) { page in \(shown) }
          }
          .sheet(item: $guide.sheet) { page in \(shown) }
        }
      }
      struct FarmView: View {
        @StateObject private var meadow = Guide()
        @StateObject private var barn = Guide()
        var body: some View {
          TabView {
            Pen(guide: meadow) { MeadowView(guide: meadow) } made: { page in // nav: FarmView -> MeadowView [tab]
              switch page {
              case .lamb: LambView()
              case .wool: WoolView()
              }
            }
            Pen(guide: barn) { BarnView(guide: barn) } made: { page in // nav: FarmView -> BarnView [tab]
              switch page {
              case .lamb: LambView()
              case .wool: WoolView()
              }
            }
          }
        }
      }
      struct MeadowView: View {
        @ObservedObject var guide: Guide
        var body: some View { Button("Lamb") { guide.push(.lamb) } } // nav: MeadowView -> LambView [push] Page.lamb
      }
      struct BarnView: View {
        @ObservedObject var guide: Guide
        var body: some View { Button("Wool") { guide.present(.wool) } } // nav: BarnView -> WoolView [sheet] Page.wool
      }
      struct LambView: View { var body: some View { Text("Lamb") } }
      struct WoolView: View { var body: some View { Text("Wool") } }
      """)
  }
}
