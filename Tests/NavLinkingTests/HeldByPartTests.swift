import Testing

/// Models that parts of several screens hold.
@Suite struct HeldByPartTests {
  /// A screen that shows an example of a row holds the row's model itself; the others show rows all the same.
  @Test func aScreenThatHoldsTheModelIsNotTheOnlyOne() {
    expectFlow(
      """
      import SwiftUI
      @main struct RadioApp: App {
        var body: some Scene {
          WindowGroup {
            TabView {
              StationsView() // nav: (entry) -> StationsView [tab]
              LookView() // nav: (entry) -> LookView [tab]
            }
          }
        }
      }
      enum Wave: Hashable { case station(Int) }
      @Observable final class Tuner {
        var path: [Wave] = []
        func tune(_ wave: Wave) { path.append(wave) }
      }
      @Observable final class RowModel {
        let tuner: Tuner
        init(tuner: Tuner) { self.tuner = tuner }
        func open() { tuner.tune(.station(1)) } // nav: StationsView -> StationView [push] Wave.station; LookView -> StationView [push] Wave.station
      }
      struct StationRow: View {
        @State var model: RowModel
        var body: some View { Button("Open") { model.open() } }
      }
      struct StationsView: View {
        @State private var tuner = Tuner()
        var body: some View {
          NavigationStack(path: $tuner.path) {
            List { StationRow(model: RowModel(tuner: tuner)) }
              .navigationDestination(for: Wave.self) { wave in
                switch wave { case .station(let id): StationView(id: id) }
              }
          }
        }
      }
      struct LookView: View {
        private let example = RowModel(tuner: Tuner())
        var body: some View { List { StationRow(model: example) } }
      }
      struct StationView: View { let id: Int; var body: some View { Form { Text("station") } } }
      """)
  }

  /// The model of the menu is no splash, whatever the splash inherits.
  @Test func aViewThatMakesAModelItselfHoldsNoneOfTheModelsBelowIt() {
    expectFlow(
      """
      import SwiftUI
      @main struct FairApp: App { var body: some Scene { WindowGroup { SplashView() } } } // nav: (entry) -> SplashView [root]
      class NoticeModel: ObservableObject { @Published var notice = "" }
      final class SplashModel: NoticeModel {
        @Published var showsMenu = false
        func open() { showsMenu = true } // nav: SplashView -> MenuView [sheet]
      }
      struct SplashView: View {
        @StateObject private var model = SplashModel()
        var body: some View {
          Button("Menu") { model.open() }
            .sheet(isPresented: $model.showsMenu) { MenuView() }
        }
      }
      struct MenuView: View {
        @StateObject private var notices = NoticeModel()
        var body: some View { Text(notices.notice) }
      }
      """)
  }

  /// Beside a screen that holds the coordinator itself, one that holds it by its base class asks, too.
  @Test func whatABaseClassHoldsIsHeldBelowIt() {
    expectFlow(
      """
      import UIKit
      protocol ListDelegate: AnyObject {
        func openBoat()
        func openNote(about name: String)
      }
      protocol BoatDelegate: AnyObject { func openNote(about name: String) }
      final class NoteController: UIViewController {}
      class BaseList: UIViewController {
        weak var delegate: ListDelegate?
        func finish() { delegate?.openNote(about: "list") }
      }
      final class BoatList: BaseList {
        override func viewDidAppear(_ animated: Bool) {
          finish()
          delegate?.openBoat()
        }
      }
      final class BoatController: UIViewController {
        weak var delegate: BoatDelegate?
        override func viewDidAppear(_ animated: Bool) { delegate?.openNote(about: "boat") }
      }
      final class HarbourCoordinator: ListDelegate, BoatDelegate {
        let stack = UINavigationController()
        func start() {
          let list = BoatList()
          list.delegate = self
          stack.setViewControllers([list], animated: false) // nav: (entry) -> BoatList [root]
        }
        func openBoat() {
          let boat = BoatController()
          boat.delegate = self
          stack.pushViewController(boat, animated: true) // nav: BoatList -> BoatController [push]
        }
        func openNote(about name: String) { show(name) }
        // nav: BoatController -> NoteController [push]; BoatList -> NoteController [push]
        private func show(_ name: String) { stack.pushViewController(NoteController(), animated: true) }
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let harbour = HarbourCoordinator()
        func applicationDidFinishLaunching(_ application: UIApplication) {
          harbour.start()
          window?.rootViewController = harbour.stack // nav: (entry) -> BoatList [root]
        }
      }
      """)
  }
}
