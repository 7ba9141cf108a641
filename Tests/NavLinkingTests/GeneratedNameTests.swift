import Testing

/// Storyboards, scenes and segues by the names of generated source.
@Suite struct GeneratedNameTests {
  private static func program(_ list: String, _ item: String, _ segue: String = "nil") -> String {
    """
    // file: App/Orchard.storyboard
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="list">
    <scenes>
    <scene><objects>
    <viewController id="list" customClass="TreesViewController" sceneMemberID="viewController">
    <connections><segue destination="note" kind="show" identifier="show-note"/></connections>
    </viewController>
    </objects></scene>
    <scene><objects>
    <viewController id="item" customClass="AppleViewController" storyboardIdentifier="Apple-Detail" sceneMemberID="viewController"></viewController>
    </objects></scene>
    <scene><objects>
    <viewController id="note" customClass="NoteViewController" sceneMemberID="viewController"></viewController>
    </objects></scene>
    </scenes>
    </document>

    // file: App/App.swift
    import UIKit
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = \(list) // nav: (entry) -> TreesViewController [root]
        return true
      }
    }
    final class TreesViewController: UIViewController {
      func pick() {
        show(\(item), sender: nil) // nav: TreesViewController -> AppleViewController [push]
      }
      func note() {
        performSegue(withIdentifier: \(segue), sender: nil) // nav: TreesViewController -> NoteViewController [push]
      }
    }
    final class AppleViewController: UIViewController {}
    final class NoteViewController: UIViewController {}
    """
  }

  @Test(arguments: [
    ("R.storyboard.orchard().instantiateInitialViewController()!", "R.storyboard.orchard.appleDetail()!", "R.segue.treesViewController.showNote"),
    ("R.storyboard.orchard.instantiateInitialViewController()!", "R.storyboard.orchard.appleDetail()!", "R.segue.treesViewController.showNote.identifier"),
    ("StoryboardScene.Orchard.initialScene.instantiate()", "StoryboardScene.Orchard.appleDetail.instantiate()", "StoryboardSegue.Orchard.showNote.rawValue"),
  ])
  func theNamesAreThoseOfTheFiles(list: String, item: String, segue: String) {
    expectFlow(Self.program(list, item, segue))
  }
}
