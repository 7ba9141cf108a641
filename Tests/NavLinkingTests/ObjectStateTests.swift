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
}
