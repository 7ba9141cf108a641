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

  /// Two storyboards have a segue of the same generated name, spelled differently: each generated name stands for its own.
  @Test func aNameIsThatOfItsStoryboard() {
    expectFlow(
      """
      // file: App/Barn.storyboard
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="hay">
      <scenes>
      <scene><objects>
      <viewController id="hay" customClass="HayViewController" sceneMemberID="viewController">
      <connections><segue destination="seed" kind="show" identifier="ShowSeed"/></connections>
      </viewController>
      </objects></scene>
      <scene><objects>
      <viewController id="seed" customClass="BarnSeedViewController" sceneMemberID="viewController"></viewController>
      </objects></scene>
      </scenes>
      </document>

      // file: App/Field.storyboard
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
      <scenes>
      <scene><objects>
      <viewController id="row" customClass="RowViewController" storyboardIdentifier="row" sceneMemberID="viewController">
      <connections><segue destination="seed" kind="show" identifier="showSeed"/></connections>
      </viewController>
      </objects></scene>
      <scene><objects>
      <viewController id="seed" customClass="FieldSeedViewController" sceneMemberID="viewController"></viewController>
      </objects></scene>
      </scenes>
      </document>

      // file: App/App.swift
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = StoryboardScene.Barn.initialScene.instantiate() // nav: (entry) -> HayViewController [root]
          return true
        }
      }
      final class HayViewController: UIViewController {
        func sow() {
          performSegue(withIdentifier: StoryboardSegue.Barn.showSeed.rawValue, sender: nil) // nav: HayViewController -> BarnSeedViewController [push]
        }
        func walk() {
          show(StoryboardScene.Field.row.instantiate(), sender: nil) // nav: HayViewController -> RowViewController [push]
        }
      }
      final class RowViewController: UIViewController {
        func sow() {
          performSegue(withIdentifier: StoryboardSegue.Field.showSeed.rawValue, sender: nil) // nav: RowViewController -> FieldSeedViewController [push]
        }
      }
      final class BarnSeedViewController: UIViewController {}
      final class FieldSeedViewController: UIViewController {}
      """)
  }
}
