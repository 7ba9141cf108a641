import Testing

/// Screens of a list that are picked by the number which a caller gives.
struct ElementByPlaceTests {
  private func tour(_ pages: String, picked: String, shown: String, _ board: String = "", marks: [String]) -> String {
    """
    // file: App/App.swift
    import UIKit
    final class TourController: UIViewController {
      var pages\(pages)
      private let stage: UIViewController = UIApplication.shared.top
      override func viewDidLoad() {
        super.viewDidLoad()
        move(0) // nav: \(marks[0])
      }
      func move(_ page: Int) {
        let next = \(picked)
        \(shown)
      }
    }
    final class GateController: UIViewController {
      weak var tour: TourController?
      @objc func go() {
        tour?.move(1) // nav: \(marks[1])
      }
    }
    final class HallController: UIViewController {
      weak var tour: TourController?
      var isLate = false
      @objc func go() {
        tour?.move(isLate ? 0 : 2) // nav: \(marks[2])
      }
    }
    final class TowerController: UIViewController {}
    final class CryptController: UIViewController {}
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = TourController() // nav: (entry) -> TourController [root]
      }
    }
    \(board)
    """
  }

  /// Whoever says the number decides; a controller that is told to present is the source.
  @Test func theNumberThatACallerGivesPicksTheElement() {
    expectFlow(
      tour(
        ": [UIViewController] = [GateController(), HallController(), TowerController()]", picked: "self.pages[page]",
        shown: "stage.present(next, animated: true)",
        marks: [
          "TourController -> GateController [present]", "TourController -> HallController [present]",
          "TourController -> TowerController [present]; TourController -> GateController [present]",
        ]))
  }

  /// A page that tells the container around it to put another in its place is the one that is left.
  @Test func theNumberPicksTheNameOfAScene() {
    let scenes = ["Gate", "Hall", "Tower", "Crypt"].map { name in
      "<scene><objects><viewController storyboardIdentifier=\"\(name)\" id=\"\(name)\" customClass=\"\(name)Controller\" sceneMemberID=\"viewController\"/></objects></scene>\n"
    }
    let board = """
      // file: App/Main.storyboard
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
      \(scenes.joined())</scenes></document>

      """
    let source = tour(
      " = [\"Gate\", \"Hall\", \"Tower\"]",
      picked: "UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(withIdentifier: self.pages[page])",
      shown: "addChild(next)\n    view.addSubview(next.view)", board,
      marks: [
        "TourController -> GateController [child]", "GateController -> HallController [child]",
        "HallController -> TowerController [child]; HallController -> GateController [child]",
      ])
    expectFlow(source)
    // No name of the list is that of the fourth.
    #expect(FlowRun.graph(source).observations.interface.lostScenes.map(\.identifier) == ["Crypt"])
  }
}
