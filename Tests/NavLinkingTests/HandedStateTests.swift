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

  private static let harbour = """
    import SwiftUI
    @main struct HarbourApp: App { var body: some Scene { WindowGroup { HarbourView() } } } // nav: (entry) -> HarbourView [root]
    enum Berth { case fog, gate, quay(Int) }
    struct FogView: View { var body: some View { Text("Fog") } }
    struct QuayView: View { let number: Int; var body: some View { Text("Quay") } }
    """

  @Test func anObjectOfTheEnvironmentThatIsBoundToTheStateOfTheRootDecides() {
    expectFlow(
      Self.harbour + """

      struct Pilot {
        @Binding private var berth: Berth
        init(berth: Binding<Berth>) { _berth = berth }
        func callAsFunction(_ next: Berth) { berth = next }
      }
      extension EnvironmentValues { @Entry var pilot = Pilot(berth: .constant(.gate)) }
      struct HarbourView: View {
        @State private var berth = Berth.fog // nav: HarbourView -> FogView [root] Berth.fog
        var body: some View {
          ZStack {
            switch berth {
            case .fog: FogView()
            case .gate: GateView()
            case .quay(let number): QuayView(number: number)
            }
          }
          .task { berth = .gate } // nav: HarbourView -> GateView [root] Berth.gate
          .environment(\\.pilot, .init(berth: $berth))
        }
      }
      struct GateView: View {
        @Environment(\\.pilot) private var pilot
        var body: some View { Button("In") { pilot(.quay(4)) } } // nav: GateView -> QuayView [root] Berth.quay
      }
      """)
  }

  @Test func viewsThatAreGivenABindingToTheStateOfTheRootDecide() {
    expectFlow(
      Self.harbour + """

      struct HarbourView: View {
        @State private var berth = Berth.fog // nav: HarbourView -> FogView [root] Berth.fog
        var body: some View {
          switch berth {
          case .fog: FogView().onTapGesture { berth = .gate } // nav: HarbourView -> GateView [root] Berth.gate
          case .gate: GateView(berth: $berth)
          case .quay(let number): QuayView(number: number)
          }
        }
      }
      struct GateView: View {
        @Binding var berth: Berth
        var body: some View { GateButton(next: $berth) }
      }
      struct GateButton: View {
        @Binding var next: Berth
        var body: some View { Button("In") { next = .quay(4) } } // nav: GateView -> QuayView [root] Berth.quay
      }
      """)
  }
}
