import Testing

/// Lists of screens in which a route's raw value is a place.
struct RouteListTests {
  @Test func aNumberOfARouteIsAPlaceInAList() {
    let source = """
      import UIKit
      enum Shelf: Int, CaseIterable { case books, maps, globes }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = ShelvesController() // nav: (entry) -> ShelvesController [root]
        }
      }
      final class ShelvesController: UIViewController {
        private let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        private var pages = [UIViewController]()
        private let bar = UISegmentedControl()
        override func viewDidLoad() {
          super.viewDidLoad()
          fill()
          addChild(pager)
          pager.setViewControllers([pages[Shelf.books.rawValue]], direction: .forward, animated: false) // nav: ShelvesController -> BooksController [child] Shelf.books
          bar.addTarget(self, action: #selector(changed), for: .valueChanged)
        }
        private func fill() {
          let books = BooksController()
          let maps = MapsController()
          [books, maps, GlobesController()].forEach { pages.append($0) }
        }
        @objc private func changed() {
          guard let shelf = Shelf(rawValue: bar.selectedSegmentIndex) else { return }
          pager.setViewControllers([pages[shelf.rawValue]], direction: .forward, animated: true) // nav: ShelvesController -> BooksController [child] Shelf.books; ShelvesController -> MapsController [child] Shelf.maps; ShelvesController -> GlobesController [child] Shelf.globes
        }
        @objc private func mapsTapped() {
          show(.maps) // nav: ShelvesController -> MapsController [child] Shelf.maps
        }
        private func show(_ shelf: Shelf) {
          pager.setViewControllers([pages[shelf.rawValue]], direction: .forward, animated: true)
        }
      }
      final class BooksController: UIViewController {}
      final class MapsController: UIViewController {}
      final class GlobesController: UIViewController {}
      """
    expectFlow(source)
    #expect(FlowRun.graph(source).routeTypes.first?.cases.map(\.screens) == [["BooksController"], ["MapsController"], ["GlobesController"]])
  }

  /// Numbers that are written with the cases, and screens that are appended one below the other.
  @Test func writtenNumbersAreThePlaces() {
    let source = """
      import UIKit
      enum Hall: Int { case north = 1, south = 0 }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = HallsController() // nav: (entry) -> HallsController [root]
        }
      }
      final class HallsController: UIViewController {
        private var halls: [UIViewController] = []
        override func viewDidLoad() {
          super.viewDidLoad()
          halls.append(SouthController())
          halls.append(NorthController())
        }
        @objc func tapped() { go(to: .north) } // nav: HallsController -> NorthController [push] Hall.north
        private func go(to hall: Hall) { navigationController?.pushViewController(halls[hall.rawValue], animated: true) }
      }
      final class SouthController: UIViewController {}
      final class NorthController: UIViewController {}
      """
    expectFlow(source)
    #expect(FlowRun.graph(source).routeTypes.first?.cases.map(\.screens) == [["NorthController"], ["SouthController"]])
  }

  /// Four titles beside three screens: the number is some other list's.
  @Test func aListOfAnotherLengthIsNone() {
    let graph = FlowRun.graph(
      """
      import UIKit
      enum Shelf: Int { case books, maps, globes, all }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = ShelvesController()
        }
      }
      final class ShelvesController: UIViewController {
        private let pages = [BooksController(), MapsController()]
        @objc func tapped() { present(pages[Shelf.books.rawValue], animated: true) }
      }
      final class BooksController: UIViewController {}
      final class MapsController: UIViewController {}
      """)
    #expect(graph.routeTypes.isEmpty)
    #expect(Set(graph.transitions.compactMap(\.to)) == ["ShelvesController", "BooksController", "MapsController"])
  }
}
