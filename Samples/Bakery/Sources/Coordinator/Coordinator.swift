import SwiftUI

final class Coordinator: ObservableObject, CoordinatorProtocol {
    @Published var path: NavigationPath
    @Published var sheet: AppScene?
    var injector: Injector?
    private let initialScene: AppScene

    init(_ initialScene: AppScene) {
        self.initialScene = initialScene
        self.path = NavigationPath()
    }

    func buildInitialScene() -> some View {
        buildScene(scene: initialScene)
    }

    func push(_ scene: AppScene) {
        path.append(scene)
    }

    func pop() {
        path.removeLast() // expect: unguarded-remove-last
    }

    func popToRoot() {
        path.removeLast(path.count)
    }

    func present(sheet: AppScene) {
        self.sheet = sheet
    }

    @ViewBuilder
    func buildScene(scene: AppScene) -> some View {
        switch scene {
        case .welcomeScene:
            injector?.resolve(WelcomeView.self)
        case .rootTabScene:
            injector?.resolve(RootTabView.self)
                .navigationBarBackButtonHidden()
        case .cakeDetailScene(let id):
            injector?.resolve(CakeDetailView.self, argument: id)
        case .allergensScene(let id):
            injector?.resolve(AllergensView.self, argument: id)
        case .searchScene:
            injector?.resolve(CakeSearchView.self)
        case .cartScene:
            injector?.resolve(CartView.self)
        case .checkoutScene:
            injector?.resolve(CheckoutView.self)
        case .trackingScene(let number):
            injector?.resolve(OrderTrackingView.self, argument: number)
        case .profileScene:
            injector?.resolve(ProfileView.self)
        case .addressScene:
            injector?.resolve(AddressView.self)
        case .loyaltyScene:
            injector?.resolve(LoyaltyView.self)
        }
    }
}
