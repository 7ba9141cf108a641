import Testing

/// Alerts, which are no screens, and screens that are shown inside them.
struct AlertContentTests {
  private static let start = """
    // file: Garden/Garden.swift
    import UIKit
    @main final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = BedViewController() // nav: (entry) -> BedViewController [root]
      }
    }
    """

  @Test func whatIsInsideAnAlertIsShown() {
    expectFlow(
      """
      \(Self.start)
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

  /// A dialog that a program draws itself asks as the framework's does; a list of alerts is a screen.
  @Test func aDialogOfOurOwnIsNoScreen() {
    expectFlow(
      """
      \(Self.start)
      final class BedViewController: UIViewController {
        @objc func removeTapped() {
          let alert = GardenAlertController(title: "Remove?", onRemove: { [weak self] in self?.showEmpty() })
          present(alert, animated: true)
        }
        @objc func goneTapped() { present(GoneAlert(kind: 1), animated: true) }
        @objc func plainTapped() { present(PlainAlertController(message: "Dry"), animated: true) }
        @objc func wetTapped() { present(WetToast(), animated: true) }
        @objc func nightTapped() { present(NightPickerAlert(), animated: true) } // nav: BedViewController -> NightPickerAlert [present]
        @objc func frostTapped() { show(FrostAlertController(), sender: nil) } // nav: BedViewController -> FrostAlertController [push]
        private func showEmpty() { show(EmptyBedController(), sender: nil) } // nav: BedViewController -> EmptyBedController [push]
      }
      final class GardenAlertController: UIViewController {
        private let onRemove: () -> Void
        init(title: String, onRemove: @escaping () -> Void) {
          self.onRemove = onRemove
          super.init(nibName: nil, bundle: nil)
        }
      }
      final class FrostAlertController: UITableViewController { var nights: [Date] = [] }
      final class GoneAlert: UIViewController {
        private let sayingLabel = UILabel()
        init(kind: Int) { super.init(nibName: nil, bundle: nil) }
      }
      final class WetToast: UIViewController {}
      class SayingAlertController: UIViewController { init(message: String) { super.init(nibName: nil, bundle: nil) } }
      final class PlainAlertController: SayingAlertController {}
      final class NightPickerAlert: UIViewController { private let titleLabel = UILabel() }
      final class EmptyBedController: UIViewController {}
      """)
  }

  /// What covers the screen while something loads is none; what it loads for may be.
  @Test func whatSaysThatSomethingLoadsIsNoScreen() {
    expectFlow(
      """
      import SwiftUI
      @main struct GardenApp: App { var body: some Scene { WindowGroup { GardenView() } } } // nav: (entry) -> GardenView [root]
      struct GardenView: View {
        @State private var isBusy = false
        @State private var isUnloading = false
        var body: some View {
          VStack {
            Button("Sow") { isBusy = true }
            Button("Unload") { isUnloading = true } // nav: GardenView -> UnloadingDockView [fullScreenCover]
          }
          .fullScreenCover(isPresented: $isBusy) { SeedLoadingView(text: "Sowing") }
          .fullScreenCover(isPresented: $isUnloading) { UnloadingDockView() }
        }
      }
      struct SeedLoadingView: View { let text: String; var body: some View { VStack { ProgressView(); Text(text) } } }
      struct UnloadingDockView: View { var body: some View { List { Text("crates") } } }
      """)
  }

  /// The same as a view, alone or in a frame, be what it says in a value of its own; a form that is named so is a screen.
  @Test func aDialogThatIsAViewIsNoScreen() {
    expectFlow(
      """
      import SwiftUI
      @main struct GardenApp: App { var body: some Scene { WindowGroup { BedView() } } } // nav: (entry) -> BedView [root]
      struct Asked: Identifiable { let id: Int; let titleText: String; let contentText: String }
      struct Dialog: View {
        let title: String?
        let subtitle: String?
        var body: some View { VStack { Text(title ?? ""); Text(subtitle ?? "") } }
      }
      struct FrostAlert: View {
        let asked: Asked
        @Binding var isShown: Bool
        var body: some View { VStack { Text(asked.titleText); Button("Close") { isShown = false } } }
      }
      struct NameDialog: View {
        @State private var name = ""
        let title: String
        var body: some View { Form { TextField(title, text: $name) } }
      }
      struct Card<Content: View>: View {
        let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { content.padding() }
      }
      struct BedView: View {
        @State private var asked: Asked?
        @State private var isCold = false
        @State private var isNaming = false
        var body: some View {
          VStack {
            Button("Remove") { asked = Asked(id: 1, titleText: "Remove?", contentText: "The bed is full.") }
            Button("Frost") { isCold = true }
            Button("Name") { isNaming = true } // nav: BedView -> NameDialog [sheet]
          }
          .sheet(item: $asked) { asked in Card { Dialog(title: asked.titleText, subtitle: asked.contentText) } }
          .fullScreenCover(isPresented: $isCold) {
            FrostAlert(asked: Asked(id: 2, titleText: "Frost", contentText: "Tonight"), isShown: $isCold)
          }
          .sheet(isPresented: $isNaming) { NameDialog(title: "Name") }
        }
      }
      """)
  }
}
