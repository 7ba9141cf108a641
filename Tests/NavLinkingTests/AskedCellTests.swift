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
}
