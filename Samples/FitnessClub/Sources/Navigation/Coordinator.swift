import UIKit

/// Names a screen of one feature.
protocol Route: Hashable {}

/// Owns the navigation controller of one feature.
protocol Coordinator: AnyObject {
    associatedtype R: Route

    var navigationController: UINavigationController { get }

    func start()
    func buildViewController(for route: R) -> UIViewController
}

extension Coordinator {
    func push(_ route: R, animated: Bool = true) {
        navigationController.pushViewController(buildViewController(for: route), animated: animated)
    }

    func present(_ route: R, style: UIModalPresentationStyle = .automatic) {
        let controller = buildViewController(for: route)
        controller.modalPresentationStyle = style
        navigationController.present(controller, animated: true)
    }

    func setRoot(_ route: R) {
        navigationController.setViewControllers([buildViewController(for: route)], animated: false)
    }

    func pop() {
        navigationController.popViewController(animated: true)
    }

    func dismiss() {
        navigationController.dismiss(animated: true)
    }
}
