import Testing

/// Loops over streams of values: what is fed into the stream arrives in the loop.
@Suite struct StreamLoopTests {
  @Test func aCoordinatorWatchesItsModel() {
    expectFlow(
      """
      import UIKit
      enum CartEvent { case checkedOut(Int), wantsHelp }
      final class CartModel {
        private let continuation: AsyncStream<CartEvent>.Continuation
        let events: AsyncStream<CartEvent>
        init() { (events, continuation) = AsyncStream.makeStream() }
        func buy() { continuation.yield(.checkedOut(3)) }
        func help() { continuation.yield(.wantsHelp) }
      }
      final class CartController: UIViewController {
        let model: CartModel
        init(model: CartModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        @objc func tapBuy() { model.buy() }
        @objc func tapHelp() { model.help() }
      }
      final class ReceiptController: UIViewController { init(id: Int) { super.init(nibName: nil, bundle: nil) } }
      final class HelpController: UIViewController {}
      final class CartCoordinator {
        let navigation: UINavigationController
        init(_ navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let model = CartModel()
          navigation.setViewControllers([CartController(model: model)], animated: false) // nav: (entry) -> CartController [root]
          Task { [weak self] in
            for await event in model.events {
              switch event {
              case .checkedOut(let id): self?.navigation.pushViewController(ReceiptController(id: id), animated: true) // nav: CartController -> ReceiptController [push]
              case .wantsHelp: self?.navigation.present(HelpController(), animated: true) // nav: CartController -> HelpController [present]
              }
            }
          }
        }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var cart: CartCoordinator?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let navigation = UINavigationController()
          window?.rootViewController = navigation // nav: (entry) -> CartController [root]
          cart = CartCoordinator(navigation)
          cart?.start()
        }
      }
      """)
  }

  @Test func aViewPushesWhatItsModelSends() {
    expectFlow(
      """
      import SwiftUI
      @main struct A: App { var body: some Scene { WindowGroup { ShopView() } } } // nav: (entry) -> ShopView [root]
      enum ShopRoute: Hashable { case item(Int), basket }
      @Observable final class ShopModel {
        let routes: AsyncStream<ShopRoute>
        let send: AsyncStream<ShopRoute>.Continuation
        init() { let (s, c) = AsyncStream<ShopRoute>.makeStream(); routes = s; send = c }
        func open(_ id: Int) { send.yield(.item(id)) } // nav: ShopView -> ItemView [push] ShopRoute.item
        func openBasket() { send.yield(.basket) } // nav: ShopView -> BasketView [push] ShopRoute.basket
      }
      struct ShopView: View {
        @State private var model = ShopModel()
        @State private var path: [ShopRoute] = []
        var body: some View {
          NavigationStack(path: $path) {
            VStack { Button("1") { model.open(1) }; Button("b") { model.openBasket() } }
              .navigationDestination(for: ShopRoute.self) { route in
                switch route { case .item(let id): ItemView(id: id)
                case .basket: BasketView() }
              }
              .task { for await route in model.routes { path.append(route) } }
          }
        }
      }
      struct ItemView: View { let id: Int; var body: some View { Text("") } }
      struct BasketView: View { var body: some View { Text("") } }
      """)
  }

  @Test func aSubjectGivesItsValuesToALoop() {
    expectFlow(
      """
      import SwiftUI
      import Combine
      @main struct LakeApp: App { var body: some Scene { WindowGroup { LakeView() } } } // nav: (entry) -> LakeView [root]
      enum Shore: Hashable { case pier(Int), boathouse }
      final class LakeModel: ObservableObject {
        let shores = PassthroughSubject<Shore, Never>()
        func walk() { shores.send(.pier(2)) } // nav: LakeView -> PierView [push] Shore.pier
        func row() { shores.send(.boathouse) } // nav: LakeView -> BoathouseView [push] Shore.boathouse
      }
      struct LakeView: View {
        @StateObject var model = LakeModel()
        @State private var path: [Shore] = []
        var body: some View {
          NavigationStack(path: $path) {
            VStack { Button("Walk", action: model.walk); Button("Row", action: model.row) }
              .navigationDestination(for: Shore.self) { shore in
                switch shore {
                case .pier(let number): PierView(number: number)
                case .boathouse: BoathouseView()
                }
              }
          }
          .task { for await shore in model.shores.values { path.append(shore) } }
        }
      }
      struct PierView: View { let number: Int; var body: some View { Text("pier") } }
      struct BoathouseView: View { var body: some View { Text("boats") } }
      """)
  }

  @Test func aFunctionMakesTheStream() {
    expectFlow(
      """
      import SwiftUI
      @main struct A: App { var body: some Scene { WindowGroup { ShopView() } } } // nav: (entry) -> ShopView [root]
      enum ShopRoute: Hashable { case item(Int), basket }
      @Observable final class ShopModel {
        private var continuation: AsyncStream<ShopRoute>.Continuation?
        func routes() -> AsyncStream<ShopRoute> { AsyncStream { continuation in self.continuation = continuation } }
        func open(_ id: Int) { continuation?.yield(.item(id)) } // nav: ShopView -> ItemView [push] ShopRoute.item
        func openBasket() { continuation?.yield(.basket) } // nav: ShopView -> BasketView [push] ShopRoute.basket
      }
      struct ShopView: View {
        @State private var model = ShopModel()
        @State private var path: [ShopRoute] = []
        var body: some View {
          NavigationStack(path: $path) {
            VStack { Button("1") { model.open(1) }; Button("b") { model.openBasket() } }
              .navigationDestination(for: ShopRoute.self) { route in
                switch route { case .item(let id): ItemView(id: id)
                case .basket: BasketView() }
              }
              .task { for await route in model.routes() { path.append(route) } }
          }
        }
      }
      struct ItemView: View { let id: Int; var body: some View { Text("") } }
      struct BasketView: View { var body: some View { Text("") } }
      """)
  }
}
