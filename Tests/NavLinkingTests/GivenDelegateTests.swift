import Testing

/// Whom a method that a protocol gives to all may tell, and what a part of a function's value tells of who called it.
@Suite struct GivenDelegateTests {
  /// `finish()` of the protocol runs for coordinators without one of their own; none of these has the app's for a delegate but the gate's.
  @Test func aDefaultMethodTellsTheDelegatesOfThoseThatLackIt() {
    expectFlow(
      """
      import UIKit
      protocol FinishDelegate: AnyObject { func didFinish(_ child: Coordinator) }
      protocol Coordinator: AnyObject {
        var finishDelegate: FinishDelegate? { get set }
        var stack: UINavigationController { get }
        func finish()
      }
      extension Coordinator {
        func finish() { finishDelegate?.didFinish(self) }
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        private var app: AppCoordinator?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let stack = UINavigationController()
          window?.rootViewController = stack
          app = AppCoordinator(stack: stack)
          app?.start()
          return true
        }
      }
      final class AppCoordinator: Coordinator {
        weak var finishDelegate: FinishDelegate?
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let gate = GateCoordinator(stack: stack)
          gate.finishDelegate = self
          gate.start()
        }
      }
      extension AppCoordinator: FinishDelegate {
        func didFinish(_ child: Coordinator) {
          let garden = GardenCoordinator(stack: stack)
          garden.start()
        }
      }
      final class GateCoordinator: Coordinator {
        weak var finishDelegate: FinishDelegate?
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() { stack.viewControllers = [GateController(coordinator: self)] } // nav: (entry) -> GateController [root]
        func finish() { finishDelegate?.didFinish(self) }
      }
      final class GardenCoordinator: Coordinator {
        weak var finishDelegate: FinishDelegate?
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() { stack.pushViewController(GardenController(coordinator: self), animated: true) } // nav: GateController -> GardenController [push]
        func showShed() {
          let shed = ShedCoordinator(stack: stack)
          shed.finishDelegate = self
          shed.start()
        }
      }
      extension GardenCoordinator: FinishDelegate {
        func didFinish(_ child: Coordinator) { stack.popViewController(animated: true) }
      }
      final class ShedCoordinator: Coordinator {
        weak var finishDelegate: FinishDelegate?
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() { stack.pushViewController(ShedController(coordinator: self), animated: true) } // nav: GardenController -> ShedController [push]
      }
      final class GateController: UIViewController {
        private let coordinator: GateCoordinator
        init(coordinator: GateCoordinator) { self.coordinator = coordinator }
        @objc func open() { coordinator.finish() }
      }
      final class GardenController: UIViewController {
        private let coordinator: GardenCoordinator
        init(coordinator: GardenCoordinator) { self.coordinator = coordinator }
        @objc func enter() { coordinator.showShed() }
      }
      final class ShedController: UIViewController {
        private let coordinator: ShedCoordinator
        init(coordinator: ShedCoordinator) { self.coordinator = coordinator }
        @objc func leave() { coordinator.finish() }
      }
      """)
  }

  /// The kind was chosen on one screen, and what is shown for it comes from another one.
  @Test func aPartOfAGivenValueIsNoEvent() {
    expectFlow(
      """
      import UIKit
      enum BoatKind { case sail, oar }
      struct Trip { var kind: BoatKind? }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let stack = UINavigationController()
          window?.rootViewController = stack // nav: (entry) -> ChoiceController [root]
          let harbour = HarbourCoordinator(stack: stack)
          harbour.start()
          return true
        }
      }
      final class HarbourCoordinator {
        private let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() { stack.viewControllers = [ChoiceController(coordinator: self)] } // nav: (entry) -> ChoiceController [root]
        func showPier(_ trip: Trip) {
          stack.pushViewController(PierController(coordinator: self, trip: trip), animated: true) // nav: ChoiceController -> PierController [push]
        }
        func embark(_ trip: Trip?) {
          guard let trip = trip, let kind = trip.kind else { return }
          switch kind {
          case .sail: stack.pushViewController(SailController(), animated: true) // nav: PierController -> SailController [push]
          case .oar: stack.pushViewController(OarController(), animated: true) // nav: PierController -> OarController [push]
          }
        }
      }
      final class ChoiceController: UIViewController {
        private let coordinator: HarbourCoordinator
        init(coordinator: HarbourCoordinator) { self.coordinator = coordinator }
        @objc func sail() { coordinator.showPier(Trip(kind: .sail)) }
        @objc func row() { coordinator.showPier(Trip(kind: .oar)) }
      }
      final class PierController: UIViewController {
        private let coordinator: HarbourCoordinator
        private let trip: Trip
        init(coordinator: HarbourCoordinator, trip: Trip) { self.coordinator = coordinator; self.trip = trip }
        @objc func go() { coordinator.embark(trip) }
      }
      final class SailController: UIViewController {}
      final class OarController: UIViewController {}
      """)
  }


  @Test func whatATypeReadsOutOfAnAddressHasNobodySent() {
    expectFlow(
      """
      import SwiftUI
      enum Call {
        case boat(Int), tide
        static func decode(_ url: URL) -> Call? { url.host == "tide" ? .tide : nil }
      }
      extension URL { var call: Call? { nil } }
      enum Slip: Identifiable { case boat(Int), tide; var id: Int { 1 } }
      final class Quay: ObservableObject {
        @Published var slip: Slip?
        func open(_ url: URL) {
          if let call = Call.decode(url) {
            switch call {
            case .boat(let number): slip = .boat(number) // nav: QuayView -> BoatView [sheet] Slip.boat
            case .tide: slip = .tide // nav: QuayView -> TideView [sheet] Slip.tide
            }
          }
        }
        func openAgain(_ url: URL) {
          guard let call = url.call else { return }
          switch call {
          case .boat(let number): slip = .boat(number) // nav: QuayView -> BoatView [sheet] Slip.boat
          case .tide: slip = .tide // nav: QuayView -> TideView [sheet] Slip.tide
          }
        }
        func note(_ url: URL) { if case .tide = Call.decode(url) { print("tide") } }
      }
      @main struct QuayApp: App {
        @StateObject private var quay = Quay()
        var body: some Scene { WindowGroup { QuayView().environmentObject(quay) } } // nav: (entry) -> QuayView [root]
      }
      struct QuayView: View {
        @EnvironmentObject var quay: Quay
        var body: some View {
          NavigationStack {
            NavigationLink("Log") { LogView() } // nav: QuayView -> LogView [push]
          }
          .onOpenURL(perform: quay.open)
          .onOpenURL { quay.openAgain($0) }
          .sheet(item: $quay.slip) {
            switch $0 {
            case .boat(let number): BoatView(number: number)
            case .tide: TideView()
            }
          }
        }
      }
      struct LogView: View {
        @EnvironmentObject var quay: Quay
        let calls: [Call] = [.tide, .boat(1)]
        var body: some View { Text("Log").onOpenURL { quay.note($0) } }
      }
      struct BoatView: View { let number: Int; var body: some View { Text("Boat") } }
      struct TideView: View { var body: some View { Text("Tide") } }
      """)
  }

  /// What a relay keeps says how things stand: who sets its like elsewhere sends nothing.
  @Test func whatIsReadFromARelayIsNoEvent() {
    expectFlow(
      """
      import RxRelay
      import RxSwift
      import UIKit
      enum Grain { case rye, oats }
      final class MillGuide {
        weak var current: UIViewController?
        func show(_ screen: UIViewController) { current?.present(screen, animated: true) }
      }
      final class MillModel {
        private let guide: MillGuide
        let grain = BehaviorRelay<Grain>(value: .rye)
        init(guide: MillGuide) { self.guide = guide }
        func grind(_ grain: Grain, weight: Int) {
          switch grain {
          case .rye: guide.show(RyeController()) // nav: MillController -> RyeController [present]
          case .oats: guide.show(OatsController()) // nav: MillController -> OatsController [present]
          }
        }
      }
      final class MillController: UIViewController {
        var model: MillModel!
        private let button = UIButton()
        private let bag = DisposeBag()
        override func viewDidLoad() {
          button.rx.tap.withUnretained(self).bind { owner, _ in
            owner.model.grind(owner.model.grain.value, weight: 3)
          }
          .disposed(by: bag)
        }
      }
      final class FieldController: UIViewController { var sown = Grain.rye }
      final class YardController: UIViewController {
        @objc func openMill() {
          let mill = MillController()
          mill.model = MillModel(guide: MillGuide())
          navigationController?.pushViewController(mill, animated: true) // nav: YardController -> MillController [push]
        }
        @objc func openField() {
          navigationController?.pushViewController(FieldController(), animated: true) // nav: YardController -> FieldController [push]
        }
      }
      final class RyeController: UIViewController {}
      final class OatsController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = UINavigationController(rootViewController: YardController()) // nav: (entry) -> YardController [root]
        }
      }
      """)
  }
}
