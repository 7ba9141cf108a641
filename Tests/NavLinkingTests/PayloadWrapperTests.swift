import Testing

/// Modifiers of the program's own that keep in a case what they are given to present.
struct PayloadWrapperTests {
  @Test func theCaseOfAModifierHoldsBindingAndContent() {
    expectFlow(
      """
      import SwiftUI
      @main struct BakeryApp: App { var body: some Scene { WindowGroup { BreadView() } } } // nav: (entry) -> BreadView [root]
      struct BreadView: View {
        @State private var showsCrust = false
        @State private var loaf: Loaf?
        var body: some View {
          NavigationStack {
            List {
              Button("Crust") { showsCrust = true } // nav: BreadView -> CrustView [sheet]
              Button("Loaf") { loaf = Loaf(id: 1) } // nav: BreadView -> LoafView [sheet]
            }
            .modifier(modifiers)
          }
        }
        @Stacked private var modifiers: some ViewModifier {
          Cover(isShown: self.$showsCrust) { CrustView() }
          Cover(item: self.$loaf) { loaf in LoafView(loaf: loaf) }
        }
      }
      struct Loaf: Identifiable { var id: Int }
      struct CrustView: View { var body: some View { Text("Crust") } }
      struct LoafView: View { var loaf: Loaf; var body: some View { Text("Loaf") } }
      struct Cover<Item: Identifiable, Shown: View>: ViewModifier {
        private enum Kind {
          case flag(isShown: Binding<Bool>, whenGone: (() -> Void)?, content: () -> Shown)
          case item(item: Binding<Item?>, whenGone: (() -> Void)?, content: (Item) -> Shown)
        }
        private let kind: Kind
        init(item: Binding<Item?>, whenGone: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Shown) {
          self.kind = .item(item: item, whenGone: whenGone, content: content)
        }
        func body(content: Content) -> some View {
          switch self.kind {
          case .flag(let isShown, let whenGone, let shown):
            content.sheet(isPresented: isShown, onDismiss: whenGone, content: shown)
          case .item(let item, let whenGone, let shown):
            content.sheet(item: item, onDismiss: whenGone, content: shown)
          }
        }
      }
      extension Cover where Item == Never {
        init(isShown: Binding<Bool>, whenGone: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Shown) {
          self.kind = .flag(isShown: isShown, whenGone: whenGone, content: content)
        }
      }
      """)
  }
}
