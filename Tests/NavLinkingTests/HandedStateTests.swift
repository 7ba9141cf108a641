import Testing

/// Views that hand the state which they are bound to on to the closure that builds their content.
@Suite struct HandedStateTests {
  @Test func aBarThatBuildsItsContentFromItsSelectionHoldsTabs() {
    expectFlow(
      """
      import SwiftUI
      @main struct ShopApp: App { var body: some Scene { WindowGroup { Shell() } } } // nav: (entry) -> Shell [root]
      enum Tabs: CaseIterable { case shop, cart }
      struct WithBar<Content: View>: View {
        @Binding var selection: Tabs
        @ViewBuilder var content: (Tabs) -> Content
        var body: some View {
          VStack {
            content(selection)
            HStack { ForEach(Tabs.allCases, id: \\.self) { tab in Button("Tab") { selection = tab } } }
          }
        }
      }
      struct Shell: View {
        @State private var page = Tabs.shop
        @State private var isNoteShown = false
        var body: some View {
          ZStack {
            WithBar(selection: $page) { shown in
              switch shown {
              case .shop: ShopView() // nav: Shell -> ShopView [tab] Tabs.shop
              case .cart: CartView() // nav: Shell -> CartView [tab] Tabs.cart
              }
            }
            if isNoteShown { Text("Note") }
          }
        }
      }
      struct ShopView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Item") { ItemView() } // nav: ShopView -> ItemView [push]
          }
        }
      }
      struct CartView: View {
        var body: some View { NavigationStack { NavigationLink("Pay") { PayView() } } } // nav: CartView -> PayView [push]
      }
      struct ItemView: View { var body: some View { Text("Item") } }
      struct PayView: View { var body: some View { Text("Pay") } }
      """)
  }
}
