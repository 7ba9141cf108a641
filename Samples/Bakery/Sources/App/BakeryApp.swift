import SwiftUI

@main
struct BakeryApp: App {
    @StateObject private var coordinator: Coordinator
    private let injector: Injector

    init() {
        let coordinator = Coordinator(.welcomeScene)
        let injector = Injector()
        injector.assemble([DomainAssembly(), PresentationAssembly(coordinator: coordinator)])
        coordinator.injector = injector
        self.injector = injector
        _coordinator = StateObject(wrappedValue: coordinator)
    }

    var body: some Scene {
        WindowGroup {
            NavigationStack(path: $coordinator.path) {
                coordinator.buildInitialScene()
                    .navigationDestination(for: AppScene.self) { scene in
                        coordinator.buildScene(scene: scene)
                    }
                    .sheet(item: $coordinator.sheet) { scene in
                        coordinator.buildScene(scene: scene)
                    }
            }
        }
    }
}
