import Testing

/// Pagers whose pages lie in a list, at the places of an enum's numbers.
struct PageListTests {
  @Test func whoSetsTheNumberedStateTurnsThePage() {
    expectFlow(
      """
      import UIKit
      enum Shelf: Int { case novels, maps, comics }
      protocol ShelfBarDelegate: AnyObject { func bar(_ bar: ShelfBar, didSelect shelf: Shelf) }
      final class ShelfBar: UIView {
        weak var delegate: ShelfBarDelegate?
        @objc func novelsTapped() { delegate?.bar(self, didSelect: .novels) } // nav: LibraryViewController -> NovelsViewController [child] Shelf.novels
        @objc func mapsTapped() { delegate?.bar(self, didSelect: .maps) } // nav: LibraryViewController -> MapsViewController [child] Shelf.maps
        @objc func comicsTapped() { delegate?.bar(self, didSelect: .comics) } // nav: LibraryViewController -> ComicsViewController [child] Shelf.comics
      }
      final class LibraryViewController: UIViewController {
        private var current: Shelf = .novels { didSet { turn(from: oldValue, to: current) } }
        private let bar = ShelfBar()
        private let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
        private var pages: [UIViewController] = []
        override func viewDidLoad() {
          super.viewDidLoad()
          bar.delegate = self
          pages.append(NovelsViewController())
          pages.append(MapsViewController())
          pages.append(ComicsViewController())
          addChild(pager)
          guard let first = pages.first else { return }
          pager.setViewControllers([first], direction: .forward, animated: true) // nav: LibraryViewController -> NovelsViewController [child]
        }
        private func turn(from old: Shelf, to new: Shelf) {
          pager.setViewControllers([pages[current.rawValue]], direction: .forward, animated: true, completion: nil)
        }
      }
      extension LibraryViewController: ShelfBarDelegate {
        func bar(_ bar: ShelfBar, didSelect shelf: Shelf) { current = shelf }
      }
      final class NovelsViewController: UIViewController {}
      final class MapsViewController: UIViewController {}
      final class ComicsViewController: UIViewController {}
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = LibraryViewController() // nav: (entry) -> LibraryViewController [root]
        }
      }
      """)
  }
}
