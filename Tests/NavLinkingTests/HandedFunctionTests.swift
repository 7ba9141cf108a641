import Testing

/// Functions of one view that other screens are given as callbacks: these are the sources.
@Suite struct HandedFunctionTests {
  @Test func aFunctionGivenToAnotherScreenRunsThere() {
    expectFlow(
      """
      import SwiftUI
      @main struct TrailApp: App { var body: some Scene { WindowGroup { TrailMap() } } } // nav: (entry) -> TrailMap [root]
      enum Stop: Hashable { case lake, hut }
      struct TrailMap: View {
        @State private var path: [Stop] = []
        @State private var help = false
        var body: some View {
          NavigationStack(path: $path) {
            StartView(openLake: openLake) // nav: TrailMap -> StartView [root]
              .navigationDestination(for: Stop.self) { stop in
                switch stop {
                case .lake: TrailComposer.makeLake(openHut: openHut)
                case .hut: HutView()
                }
              }
          }
          .toolbar { HelpButton(action: showHelp) }
          .sheet(isPresented: $help) { HelpView() }
        }
        private func openLake() { path.append(.lake) } // nav: StartView -> LakeView [push] Stop.lake
        private func openHut() { path.append(.hut) } // nav: LakeView -> HutView [push] Stop.hut
        private func showHelp() { help = true } // nav: TrailMap -> HelpView [sheet]
      }
      enum TrailComposer {
        static func makeLake(openHut: @escaping () -> Void) -> LakeView { LakeView(openHut: openHut) }
      }
      struct HelpButton: View {
        let action: () -> Void
        var body: some View { Button("Help") { action() } }
      }
      struct StartView: View {
        let openLake: () -> Void
        var body: some View { Button("Lake") { openLake() } }
      }
      struct LakeView: View {
        let openHut: () -> Void
        var body: some View { Button("Hut") { openHut() } }
      }
      struct HutView: View { var body: some View { Text("hut") } }
      struct HelpView: View { var body: some View { Text("help") } }
      """)
  }
}

/// Closures whose parameters are generic, told by the other arguments of the call.
@Suite struct GenericClosureTests {
  @Test func thePathTellsWhatItsDestinationsAreChosenBy() {
    expectFlow(
      """
      import SwiftUI
      @main struct PondApp: App { var body: some Scene { WindowGroup { PondView() } } } // nav: (entry) -> PondView [root]
      protocol Flow: ObservableObject {
        associatedtype Step: Hashable
        var path: [Step] { get set }
        func push(_ step: Step)
      }
      extension Flow {
        func push(_ step: Step) { path.append(step) }
      }
      final class FishFlow: Flow {
        @Published var path = [Catch]()
        enum Catch: Hashable { case fish(String), gear }
      }
      final class ShopFlow: Flow {
        @Published var path = [Shelf]()
        enum Shelf: Hashable { case gear }
      }
      struct StepStack<Content: View, Step: Hashable>: ViewModifier {
        @Binding var path: [Step]
        @ViewBuilder let shown: (Step) -> Content
        func body(content: Self.Content) -> some View {
          NavigationStack(path: $path) { content.navigationDestination(for: Step.self, destination: shown) }
        }
      }
      extension View {
        func steps<Content: View, Step: Hashable>(path: Binding<[Step]>, @ViewBuilder shown: @escaping (Step) -> Content) -> some View {
          modifier(StepStack(path: path, shown: shown))
        }
      }
      struct PondView: View {
        @StateObject var flow = FishFlow()
        var body: some View {
          VStack {
            Button("Fish") { flow.push(.fish("carp")) } // nav: PondView -> FishView [push] FishFlow.Catch.fish
            Button("Gear") { flow.push(.gear) } // nav: PondView -> GearView [push] FishFlow.Catch.gear
          }
          .steps(path: $flow.path, shown: { step in
            switch step {
            case .fish(let name): FishView(name: name)
            case .gear: GearView()
            }
          })
        }
      }
      struct FishView: View { let name: String; var body: some View { Text(name) } }
      struct GearView: View { var body: some View { Text("gear") } }
      """)
  }

  @Test func aFunctionInALocalVariableRunsWhereItIsGiven() {
    expectFlow(
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          var showHome: (() -> Void)!
          let showHelp: () -> Void = { [weak self] in
            self?.window?.rootViewController = HelpController() // nav: HomeController -> HelpController [root]
          }
          showHome = {
            self.window?.rootViewController = HomeController(showHelp: showHelp) // nav: SplashController -> HomeController [root]
          }
          window?.rootViewController = SplashController(showHome: showHome) // nav: (entry) -> SplashController [root]
        }
      }
      final class SplashController: UIViewController {
        private let showHome: () -> Void
        init(showHome: @escaping () -> Void) { self.showHome = showHome; super.init(nibName: nil, bundle: nil) }
        override func viewDidAppear(_ animated: Bool) { showHome() }
      }
      final class HomeController: UIViewController {
        private let showHelp: () -> Void
        init(showHelp: @escaping () -> Void) { self.showHelp = showHelp; super.init(nibName: nil, bundle: nil) }
        @objc func helpTapped() { showHelp() }
      }
      final class HelpController: UIViewController {}
      """)
  }

  @Test func aMethodThatOnlyAClosureOfAnotherScreenCallsRunsThere() {
    expectFlow(
      """
      import SwiftUI
      import UIKit
      struct TicketView: View {
        let onRoute: () -> Void
        var body: some View { Button("Route", action: onRoute) }
      }
      final class StationController: UIViewController {
        @objc func tapTicket() {
          let host = UIHostingController(rootView: TicketView(onRoute: { [weak self] in self?.showRoute() }))
          present(host, animated: true) // nav: StationController -> TicketView [present]
        }
        private func showRoute() {
          navigationController?.pushViewController(RouteController(), animated: true) // nav: TicketView -> RouteController [push]
        }
      }
      final class RouteController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = UINavigationController(rootViewController: StationController()) // nav: (entry) -> StationController [root]
        }
      }
      """)
  }

  @Test func aCallbackIsHandedOnToAnotherScreen() {
    expectFlow(
      """
      import UIKit
      final class AppCoordinator {
        let navigation: UINavigationController
        var login: LoginCoordinator?
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let login = LoginCoordinator(navigation: navigation)
          login.onFinish = { [weak self] name in self?.showLibrary() }
          self.login = login
          login.start()
        }
        func showLibrary() { navigation.setViewControllers([LibraryController()], animated: true) } // nav: CodeController -> LibraryController [root]
      }
      final class LoginCoordinator {
        let navigation: UINavigationController
        var onFinish: ((String) -> Void)?
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let controller = LoginController()
          controller.onLogin = { [weak self] name in self?.askForCode(name) }
          navigation.pushViewController(controller, animated: false) // nav: (entry) -> LoginController [root]
        }
        private func askForCode(_ name: String) {
          let controller = CodeController()
          controller.onConfirm = onFinish
          navigation.pushViewController(controller, animated: true) // nav: LoginController -> CodeController [push]
        }
      }
      final class LoginController: UIViewController {
        var onLogin: ((String) -> Void)?
        @objc func tapLogin() { onLogin?("reader") }
      }
      final class CodeController: UIViewController {
        var onConfirm: ((String) -> Void)?
        @objc func tapConfirm() { onConfirm?("1234") }
      }
      final class LibraryController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var coordinator: AppCoordinator?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let navigation = UINavigationController()
          coordinator = AppCoordinator(navigation: navigation)
          coordinator?.start()
        }
      }
      """)
  }

  @Test func aMethodOfAnObjectRunsWhereItIsGiven() {
    expectFlow(
      """
      import SwiftUI
      @main struct OrchardApp: App { var body: some Scene { WindowGroup { OrchardView() } } } // nav: (entry) -> OrchardView [root]
      enum Route: Hashable { case press, cellar(row: Int) }
      protocol Guiding { func lead(to route: Route) }
      @Observable final class Guide {
        var path: [Route] = []
      }
      extension Guide: Guiding {
        func lead(to route: Route) { path.append(route) }
      }
      final class TreeCoordinator {
        private let lead: (Route) -> Void
        init(lead: @escaping (Route) -> Void) { self.lead = lead }
        func showPress() { lead(.press) } // nav: TreesView -> PressView [push] Route.press
      }
      struct OrchardView: View {
        @State private var guide = Guide()
        var body: some View {
          NavigationStack(path: $guide.path) {
            TreesView(coordinator: TreeCoordinator(lead: guide.lead)) // nav: OrchardView -> TreesView [root]
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .press: PressView(open: guide.lead)
                case .cellar(let row): CellarView(row: row)
                }
              }
          }
        }
      }
      struct TreesView: View {
        let coordinator: TreeCoordinator
        var body: some View { Button("Press") { coordinator.showPress() } }
      }
      struct PressView: View {
        let open: (Route) -> Void
        var body: some View { Button("Cellar") { open(.cellar(row: 2)) } } // nav: PressView -> CellarView [push] Route.cellar
      }
      struct CellarView: View { let row: Int; var body: some View { Text("cellar") } }
      """)
  }

  @Test func aMethodOfAllScreensIsHandedToASubscription() {
    expectFlow(
      """
      import UIKit
      import RxSwift
      extension UIViewController {
        func showDetail(_ number: Int) { navigationController?.pushViewController(DetailController(), animated: true) }
      }
      final class ListController: UIViewController {
        let picked = PublishSubject<Int>()
        override func viewDidLoad() {
          super.viewDidLoad()
          _ = picked.distinctUntilChanged()
            .subscribe(onNext: showDetail) // nav: ListController -> DetailController [push]
        }
      }
      final class DetailController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = UINavigationController(rootViewController: ListController()) // nav: (entry) -> ListController [root]
        }
      }
      """)
  }

  /// Nobody who starts the coordinator is before the user when the callback runs.
  @Test(arguments: [
    ("controller.onFilter = showFilter", "var onFilter: (() -> Void)?", "onFilter?()"),
    ("controller.actions = .init(showFilter: showFilter)", "struct Actions { var showFilter: () -> Void }\n  var actions: Actions?", "actions?.showFilter()"),
    ("controller.actions = ListController.Actions(showFilter: { [unowned self] in showFilter() })", "struct Actions { var showFilter: () -> Void }\n  var actions: Actions?", "actions?.showFilter()"),
  ])
  func aMethodGivenAsACallbackRunsWhereThatIsCalled(given: String, kept: String, called: String) {
    expectFlow(
      """
      import UIKit
      protocol Flow: AnyObject { func start() }
      final class ListFlow: Flow {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let controller = ListController()
          \(given)
          stack.setViewControllers([controller], animated: false) // nav: IntroController -> ListController [root]
        }
        func showFilter() {
          let flow = FilterFlow(presenter: stack)
          flow.start()
        }
      }
      final class FilterFlow: Flow {
        let presenter: UIViewController
        init(presenter: UIViewController) { self.presenter = presenter }
        func start() { presenter.present(FilterController(), animated: true) } // nav: ListController -> FilterController [present]
      }
      final class ListController: UIViewController {
        \(kept)
        @objc func filter() { \(called) }
      }
      final class FilterController: UIViewController {}
      final class IntroController: UIViewController {
        var onEnd: (() -> Void)?
        @objc func end() { onEnd?() }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        let stack = UINavigationController()
        lazy var flow: Flow = ListFlow(stack: stack)
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let intro = IntroController()
          intro.onEnd = { [weak self] in self?.flow.start() }
          window?.rootViewController = intro // nav: (entry) -> IntroController [root]
        }
      }
      """)
  }

  @Test func aScreenThatAnArmMakesSendsTheNextEventItself() {
    expectFlow(
      """
      import UIKit
      import SwiftUI
      enum GateEvent { case openGate, pick(Int), card }
      protocol Guide { func handle(_ event: GateEvent); func start() }
      final class GateGuide: Guide {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() { stack.setViewControllers([GateController(guide: self)], animated: false) } // nav: (entry) -> GateController [root]
        func handle(_ event: GateEvent) {
          switch event {
          case .openGate: stack.pushViewController(YardController(guide: self), animated: true) // nav: GateController -> YardController [push]
          case .pick(let number):
            let view = PickView(number: number, onCard: { [weak self] in self?.handle(.card) })
            stack.pushViewController(UIHostingController(rootView: view), animated: true) // nav: YardController -> PickView [push]
          case .card: stack.present(CardController(), animated: true) // nav: PickView -> CardController [present]
          }
        }
      }
      final class GateController: UIViewController {
        let guide: Guide
        init(guide: Guide) { self.guide = guide; super.init(nibName: nil, bundle: nil) }
        @objc func tapped() { guide.handle(.openGate) }
      }
      final class YardController: UIViewController {
        let guide: Guide
        init(guide: Guide) { self.guide = guide; super.init(nibName: nil, bundle: nil) }
        @objc func tapped() { guide.handle(.pick(1)) }
      }
      final class CardController: UIViewController {}
      struct PickView: View {
        let number: Int
        let onCard: () -> Void
        var body: some View { List { Button("Card", action: onCard) } }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let stack = UINavigationController()
          window?.rootViewController = stack // nav: (entry) -> GateController [root]
          GateGuide(stack: stack).start()
        }
      }
      """)
  }


  @Test func aScreenIsHandedTheMethodOfARouterThatOthersHold() {
    expectFlow(
      """
      import SwiftUI
      @main struct TrailApp: App {
        @StateObject private var guide = Guide()
        var body: some Scene { WindowGroup { TrailMap().environmentObject(guide) } } // nav: (entry) -> TrailMap [root]
      }
      enum Stop: Hashable { case hut(Int), huts, lake }
      final class Guide: ObservableObject {
        @Published var path = NavigationPath()
        // nav: HutList -> HutView [push] Stop.hut; LakeView -> HutView [push] Stop.hut
        func openHut(number: Int) { path.append(Stop.hut(number)) }
        func openHuts() { path.append(Stop.huts) } // nav: TrailMap -> HutList [push] Stop.huts
        func openLake() { path.append(Stop.lake) } // nav: HutList -> LakeView [push] Stop.lake
      }
      struct TrailMap: View {
        @EnvironmentObject private var guide: Guide
        var body: some View {
          NavigationStack(path: $guide.path) {
            Button("Huts", action: guide.openHuts)
              .navigationDestination(for: Stop.self) { stop in
                switch stop {
                case .hut(let number): HutView(number: number)
                case .huts: HutList(onHut: guide.openHut, onLake: { guide.openLake() })
                case .lake: LakeView()
                }
              }
          }
        }
      }
      struct HutList: View {
        let onHut: (Int) -> Void
        let onLake: () -> Void
        var body: some View {
          VStack {
            HutRow(onTap: onHut)
            Button("Lake", action: onLake)
          }
        }
      }
      struct HutRow: View {
        let onTap: (Int) -> Void
        var body: some View { Text("Hut").onTapGesture { onTap(1) } }
      }
      struct LakeView: View {
        @EnvironmentObject private var guide: Guide
        var body: some View { HutRow(onTap: guide.openHut) }
      }
      struct HutView: View { let number: Int; var body: some View { Text("Hut") } }
      """)
  }
}
