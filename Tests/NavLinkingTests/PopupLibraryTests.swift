import Testing

/// Libraries whose popups lie over a screen.
struct PopupLibraryTests {
  @Test func aPopupOfAModifier() {
    expectFlow(
      """
      // file: Fair/Fair.swift
      import PopupView
      import SwiftUI
      struct Prize: Identifiable { let id: Int }
      @main struct FairApp: App { var body: some Scene { WindowGroup { FairView() } } } // nav: (entry) -> FairView [root]
      struct FairView: View {
        @State private var isOpen = false
        @State private var prize: Prize?
        var body: some View {
          Button("Rules") { isOpen = true } // nav: FairView -> RulesView [present]
            .popup(isPresented: $isOpen) {
              RulesView()
            } customize: {
              $0.type(.floater()).dragToDismiss(true).closeOnTap(false)
            }
          Button("Draw") { prize = Prize(id: 1) } // nav: FairView -> PrizeView [present]
            .popup(item: $prize, itemView: { PrizeView(prize: $0) }, customize: { $0.autohideIn(2) })
        }
      }
      struct RulesView: View { var body: some View { Text("Rules") } }
      struct PrizeView: View { let prize: Prize; var body: some View { Text("Prize") } }
      """)
  }

  @Test func aPopupThatPresentsItself() {
    expectFlow(
      """
      // file: Fair/Fair.swift
      import MijickPopups
      import SwiftUI
      @main struct FairApp: App { var body: some Scene { WindowGroup { FairView().registerPopups() } } } // nav: (entry) -> FairView [root]
      struct FairView: View {
        var body: some View {
          Button("Rules") { Task { await RulesPopup().present() } } // nav: FairView -> RulesPopup [present]
          Button("Draw") { Task { await draw() } }
        }
        func draw() async {
          await PrizePopup(name: "Bear").setCustomID("prize").dismissAfter(3).present() // nav: FairView -> PrizePopup [present]
        }
      }
      struct RulesPopup: CenterPopup {
        var body: some View {
          Button("Thanks") { Task { await ThanksPopup().present() } } // nav: RulesPopup -> ThanksPopup [present]
          Button("Close") { Task { await dismissLastPopup() } }
        }
        func configurePopup(config: CenterPopupConfig) -> CenterPopupConfig { config.cornerRadius(4) }
      }
      struct ThanksPopup: TopPopup { var body: some View { Text("Thanks") } }
      struct PrizePopup: BottomPopup { let name: String; var body: some View { Text(name) } }
      """)
  }

  @Test func aPopupOfTheEarlierLibrary() {
    expectFlow(
      """
      // file: Fair/Fair.swift
      import MijickPopupView
      import SwiftUI
      @main struct FairApp: App { var body: some Scene { WindowGroup { FairView().implementPopupView() } } } // nav: (entry) -> FairView [root]
      struct FairView: View {
        var body: some View { Button("Rules") { RulesPopup().showAndStack() } } // nav: FairView -> RulesPopup [present]
      }
      struct RulesPopup: CentrePopup {
        func createContent() -> some View { Text("Rules") }
      }
      """)
  }

  /// A message that passes by is no screen.
  @Test func aMessageInAPopupLeadsNowhere() {
    expectFlow(
      """
      // file: Fair/Fair.swift
      import PopupView
      import SwiftUI
      @main struct FairApp: App { var body: some Scene { WindowGroup { FairView() } } } // nav: (entry) -> FairView [root]
      struct FairView: View {
        @State private var hasFailed = false
        @State private var showsRules = false
        var body: some View {
          VStack {
            Button("Draw") { hasFailed = true }
            Button("Rules") { showsRules = true } // nav: FairView -> RulesView [present]
          }
          .popup(isPresented: $hasFailed) {
            FailureToast(text: "Sold out").padding()
          } customize: {
            $0.type(.toast).autohideIn(4)
          }
          .popup(isPresented: $showsRules) { RulesView() }
        }
      }
      struct FailureToast: View { let text: String; var body: some View { Text(text) } }
      struct RulesView: View { var body: some View { Text("Rules") } }
      """)
  }

  /// Whichever way the message is made and laid out.
  @Test func aMessageThatAMethodMakesLeadsNowhere() {
    expectFlow(
      """
      // file: Fair/Fair.swift
      import PopupView
      import SwiftUI
      @main struct FairApp: App { var body: some Scene { WindowGroup { FairView() } } } // nav: (entry) -> FairView [root]
      struct FairView: View {
        @State private var showsTip = false
        @State private var showsPrize = false
        let isWide: Bool
        var body: some View {
          VStack {
            Button("Tip") { showsTip = true }
            Button("Prize") { showsPrize = true } // nav: FairView -> PrizeView [present]
          }
          .popup(isPresented: $showsTip) {
            if isWide {
              HStack {
                Spacer()
                tip("Draw twice")
              }
            } else {
              tip("Draw once")
            }
          } customize: {
            $0.type(.floater())
          }
          .popup(isPresented: $showsPrize) { prize() }
        }
        private func tip(_ text: String) -> some View { TipNotification(text: text).padding() }
        private func prize() -> some View { PrizeView().padding() }
      }
      struct TipNotification: View { let text: String; var body: some View { Text(text) } }
      struct PrizeView: View { var body: some View { Text("Bear") } }
      """)
  }

  @Test func aViewerThatPresentsItself() {
    expectFlow(
      """
      // file: Fair/Fair.swift
      import Agrume
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = FairViewController() // nav: (entry) -> FairViewController [root]
          return true
        }
      }
      final class FairViewController: UIViewController {
        let stall = Stall()
        func pictureTapped(_ image: UIImage?, at url: URL) {
          let viewer: Agrume
          if let image { viewer = Agrume(image: image) } else { viewer = Agrume(url: url) }
          viewer.show(from: self) // nav: FairViewController -> Agrume [present]
        }
        func stallTapped() { stall.show(from: self) }
      }
      final class Stall { func show(from controller: UIViewController) {} }
      """)
  }

  @Test func whatIsPutIntoAFloatingPanelIsShownWhereThePanelIs() {
    expectFlow(
      """
      import UIKit
      import FloatingPanel

      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = LakeController() // nav: (entry) -> LakeController [root]
          return true
        }
      }
      final class LakeController: UIViewController {
        private var panel: FloatingPanelController?
        private let keeper = PanelKeeper()
        func openBoat() {
          let boat = BoatController()
          let panel = makePanel(around: boat)
          panel.addPanel(toParent: self) // nav: LakeController -> BoatController [sheet]
          self.panel = panel
        }
        func openFish() { show(FishController()) } // nav: LakeController -> FishController [sheet]
        func openReed() { keeper.present(ReedController(), from: self) } // nav: LakeController -> ReedController [sheet]
        func openSwan() {
          let panel = makePanel(around: SwanController())
          present(panel, animated: true) // nav: LakeController -> SwanController [present]
        }
        private func show(_ child: UIViewController) {
          let panel = makePanel(around: child)
          panel.addPanel(toParent: self)
          self.panel = panel
        }
        private func makePanel(around child: UIViewController) -> FloatingPanelController {
          let panel = FloatingPanelController()
          panel.set(contentViewController: child)
          return panel
        }
      }
      final class PanelKeeper {
        func present(_ child: UIViewController, from parent: UIViewController) {
          let navigation = UINavigationController(rootViewController: child)
          let panel = FloatingPanelController(delegate: nil)
          panel.set(contentViewController: navigation)
          panel.addPanel(toParent: parent, animated: true)
        }
      }
      final class BoatController: UIViewController {}
      final class FishController: UIViewController {}
      final class ReedController: UIViewController {}
      final class SwanController: UIViewController {}
      """)
  }
}
