import Testing

/// Views that come over a dimmed screen while a state says so, without a modifier that presents.
struct DimmingPopupTests {
  @Test func whatLiesOverADimmedScreenIsPresentedByItsState() {
    expectFlow(
      """
      import SwiftUI
      @main struct OrchardApp: App {
        var body: some Scene { WindowGroup { OrchardView() } } // nav: (entry) -> OrchardView [root]
      }
      struct OrchardView: View {
        @State private var isNaming = false
        @State private var basket: Basket?
        @State private var isWeighing = false
        var body: some View {
          VStack {
            Button("Name") { isNaming = true } // nav: OrchardView -> TreeNameView [present]
            Button("Basket") { basket = Basket() } // nav: OrchardView -> BasketView [present]
            Button("Weigh") { isWeighing.toggle() } // nav: OrchardView -> ScaleView [present]
          }
          .overlay { nameLayer }
          .overlay {
            if let basket {
              Color.black.opacity(0.4)
              BasketView(basket: basket)
            }
          }
          .overlay {
            ZStack {
              Text("Orchard")
              if isWeighing {
                ZStack {
                  Color.black.ignoresSafeArea().onTapGesture { isWeighing = false }
                  ScaleView(isShown: $isWeighing).padding()
                }
              }
            }
          }
        }
        @ViewBuilder private var nameLayer: some View {
          if isNaming {
            ZStack {
              Color.black.opacity(0.5).ignoresSafeArea()
              TreeNameView { isNaming = false }
            }
          }
        }
      }
      struct Basket {}
      struct TreeNameView: View {
        let onDone: () -> Void
        var body: some View { VStack { Text("Name"); Button("Done", action: onDone) } }
      }
      struct BasketView: View {
        let basket: Basket
        var body: some View { Text("Basket") }
      }
      struct ScaleView: View {
        @Binding var isShown: Bool
        var body: some View { VStack { Text("Scale"); Button("Close") { isShown.toggle() } } }
      }
      """)
  }

  @Test func whatSaysSomethingInPassingOrDimsNothingIsNone() {
    expectFlow(
      """
      import SwiftUI
      @main struct OrchardApp: App {
        var body: some Scene { WindowGroup { OrchardView() } } // nav: (entry) -> OrchardView [root]
      }
      struct OrchardView: View {
        @State private var isPressing = false
        var body: some View {
          Button("Press") { isPressing = true } // nav: OrchardView -> PressView [sheet]
            .sheet(isPresented: $isPressing) { PressView() }
        }
      }
      struct PressView: View {
        @State private var isSaving = false
        @State private var isRipe = false
        var body: some View {
          VStack {
            Button("Save") { isSaving = true }
            Button("Wait") { isRipe = true }
          }
          .overlay {
            if isSaving {
              ZStack {
                Color.black.opacity(0.5).ignoresSafeArea()
                SavingIndicatorView()
              }
            }
          }
          .overlay {
            if isRipe {
              ZStack {
                Text("Ripe")
                FruitView()
              }
            }
          }
        }
      }
      struct SavingIndicatorView: View { var body: some View { Text("Saving") } }
      struct FruitView: View { var body: some View { Text("Fruit") } }
      """)
  }
}
