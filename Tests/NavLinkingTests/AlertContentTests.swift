import Testing

/// Screens that are shown inside alerts.
struct AlertContentTests {
  @Test func whatIsInsideAnAlertIsShown() {
    expectFlow(
      """
      // file: Garden/Garden.swift
      import UIKit
      @main final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = BedViewController() // nav: (entry) -> BedViewController [root]
        }
      }
      final class BedViewController: UIViewController {
        @objc func sowTapped() {
          let picker = SeedViewController()
          let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
          alert.setValue(picker, forKey: "contentViewController")
          alert.addAction(UIAlertAction(title: "Sow", style: .default))
          present(alert, animated: true) // nav: BedViewController -> SeedViewController [present]
        }
        @objc func removeTapped() {
          let other = SeedViewController()
          other.setValue(1, forKey: "count")
          let alert = UIAlertController(title: "Remove?", message: nil, preferredStyle: .alert)
          alert.setValue("red", forKey: "titleTextColor")
          present(alert, animated: true)
        }
      }
      final class SeedViewController: UIViewController {}
      """)
  }
}
