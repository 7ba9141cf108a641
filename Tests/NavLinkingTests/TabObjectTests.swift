import Testing

/// Tabs of a tab bar controller as objects that make their view controllers.
struct TabObjectTests {
  private static let screens = ["Home", "Cart", "Search", "Help", "Terms", "More", "Last"]
    .map { "final class \($0)Controller: UIViewController {}" }.joined(separator: "\n")

  @Test func aTabMakesItsController() {
    expectFlow(
      """
      // file: Market/Market.swift
      import UIKit
      \(Self.screens)
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = MarketTabs() // nav: (entry) -> MarketTabs [root]
        }
      }
      final class MarketTabs: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          tabs = [
            // nav: MarketTabs -> HomeController [tab]
            UITab(title: "Home", image: nil, identifier: "home") { _ in UINavigationController(rootViewController: HomeController()) },
            // nav: MarketTabs -> CartController [tab]
            UITab(title: "Cart", image: nil, identifier: "cart", viewControllerProvider: { _ in CartController() }),
            UISearchTab { _ in SearchController() }, // nav: MarketTabs -> SearchController [tab]
            // nav: MarketTabs -> MoreController [tab]
            UITabGroup(title: "More", image: nil, identifier: "more", children: [
              UITab(title: "Help", image: nil, identifier: "help") { _ in HelpController() }, // nav: MarketTabs -> HelpController [tab]
              makeTerms(), // nav: MarketTabs -> TermsController [tab]
            ]) { _ in MoreController() },
          ]
          let last = UITab(title: "Last", image: nil, identifier: "last") { [weak self] _ in
            let controller = LastController()
            controller.title = self?.title
            return controller
          }
          tabs.append(last) // nav: MarketTabs -> LastController [tab]
        }
        private func makeTerms() -> UITab { UITab(title: "Terms", image: nil, identifier: "terms") { _ in TermsController() } }
      }
      """)
  }

  @Test func tabsOfAllCasesAndOfACoordinator() {
    expectFlow(
      """
      // file: Market/Market.swift
      import UIKit
      \(Self.screens)
      enum Stall: String, CaseIterable {
        case home, cart
        var controller: UIViewController {
          switch self {
          case .home: HomeController()
          case .cart: UINavigationController(rootViewController: CartController())
          }
        }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let bar = UITabBarController()
          // nav: UITabBarController -> HomeController [tab] Stall.home; UITabBarController -> CartController [tab] Stall.cart
          bar.tabs = Stall.allCases.map { stall in
            UITab(title: stall.rawValue, image: nil, identifier: stall.rawValue) { _ in stall.controller }
          }
          MoreCoordinator(bar: bar).start()
          window?.rootViewController = bar // nav: (entry) -> UITabBarController [root]
        }
      }
      final class MoreCoordinator {
        let bar: UITabBarController
        init(bar: UITabBarController) { self.bar = bar }
        func start() {
          let help = UITab(title: "Help", image: nil, identifier: "help") { _ in self.makeHelp() }
          bar.setTabs([help], animated: false) // nav: UITabBarController -> HelpController [tab]
        }
        private func makeHelp() -> UIViewController { HelpController() }
      }
      """)
  }

  @Test func tabsOfAnythingElseAreNone() {
    let graph = FlowRun.graph(
      """
      // file: Market/Market.swift
      import UIKit
      \(Self.screens)
      final class Browser { var pages: [UIViewController] = [] }
      final class HomeController2: UIViewController {
        let browser: Chrome
        func add() { browser.tabs = [HelpController()] }
      }
      """)
    #expect(FlowRun.transitions(graph) == [])
  }
}
