import Testing

/// Cells that no code of the app makes: whoever asks a list for one has it among its parts.
@Suite struct AskedCellTests {
  private static func shop(_ asking: String) -> String {
    """
    import UIKit
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: ShelfController()) // nav: (entry) -> ShelfController [root]
      }
    }
    final class ShelfController: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        \(asking)
      }
    }
    final class JarCell: UITableViewCell {
      @objc func labelTapped() {
        window?.rootViewController?.present(LabelController(), animated: true) // nav: ShelfController -> LabelController [present]
      }
    }
    final class LabelController: UIViewController {}
    extension UITableView {
      func cell<Cell: UITableViewCell>(at path: IndexPath) -> Cell { dequeueReusableCell(withIdentifier: "\\(Cell.self)", for: path) as! Cell }
      func cell<Cell: UITableViewCell>(_ type: Cell.Type, at path: IndexPath) -> Cell { dequeueReusableCell(withIdentifier: "\\(type)", for: path) as! Cell }
    }
    """
  }

  @Test(arguments: [
    "return tableView.cell(at: path) as JarCell",
    "return tableView.dequeueReusableCell(withIdentifier: \"jar\", for: path) as! JarCell",
    "guard let cell = tableView.dequeueReusableCell(withIdentifier: \"jar\", for: path) as? JarCell else { return UITableViewCell() }\n    return cell",
    "let cell: JarCell = tableView.cell(at: path)\n    return cell",
    "return tableView.cell(JarCell.self, at: path)",
  ])
  func aCellIsAPartOfWhoeverAsksForIt(_ asking: String) {
    expectFlow(Self.shop(asking))
  }

  /// A cell of several lists runs what it was given: that is the list's that gave it, be it by way of its data source.
  @Test func aClosureGivenToACellIsNotOfOthersThatHaveSuchCells() {
    expectFlow(
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let tabs = UITabBarController()
          // nav: UITabBarController -> ShelfController [tab]; UITabBarController -> CellarController [tab]
          tabs.viewControllers = [ShelfController(), CellarController()]
          window?.rootViewController = tabs // nav: (entry) -> UITabBarController [root]
        }
      }
      enum ShelfAction { case label, smell }
      final class ShelfSource: NSObject, UITableViewDataSource {
        var onAction: ((ShelfAction) -> Void)?
        func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "jar", for: path) as! JarCell
          cell.onTap = { [weak self] in self?.onAction?(.label) }
          return cell
        }
      }
      final class ShelfController: UITableViewController {
        let source = ShelfSource()
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.dataSource = source
          source.onAction = { [weak self] action in self?.handle(action) }
        }
        func handle(_ action: ShelfAction) {
          switch action {
          case .label: present(LabelController(), animated: true) // nav: ShelfController -> LabelController [present]
          case .smell: break
          }
        }
      }
      final class CellarController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "jar", for: path) as! JarCell
        }
      }
      final class JarCell: UITableViewCell {
        var onTap: (() -> Void)?
        @objc func tapped() { onTap?() }
      }
      final class LabelController: UIViewController {}
      """)
  }
}
