import Testing

/// Routes of several enums that go one way by a protocol of theirs, and part where code asks for their type.
@Suite struct TypeConditionTests {
  private static let garden = """
    import SwiftUI
    import UIKit
    protocol Way {}
    enum BedWay: Way { case beds, bed(Int), seeds(String) }
    protocol Guide: AnyObject { func start(); func go(_ way: Way) }
    final class BedGuide: Guide {
      let stack = UINavigationController()
      func start() { go(BedWay.beds) } // nav: (entry) -> BedsView [root] BedWay.beds
    GO
      func push(_ controller: UIViewController) { stack.pushViewController(controller, animated: true) }
      func host<Content: View>(_ view: Content) -> UIViewController { UIHostingController(rootView: view) }
    }
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let guide = BedGuide()
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        guide.start()
        window?.rootViewController = guide.stack // nav: (entry) -> BedsView [root]
        return true
      }
    }
    struct BedsView: View {
      let guide: Guide
      var body: some View { List { Button("Bed") { guide.go(BedWay.bed(1)) } } } // nav: BedsView -> BedView [push] BedWay.bed
    }
    struct BedView: View {
      let guide: Guide
      var body: some View { List { Button("Seeds") { guide.go(BedWay.seeds("peas")) } } } // nav: BedView -> SeedsView [present] BedWay.seeds
    }
    struct SeedsView: View { let name: String; var body: some View { Form { Text(name) } } }
    """

  private static let arms = """
        case .beds: push(host(BedsView(guide: self)))
        case .bed: push(host(BedView(guide: self)))
        case .seeds(let name): stack.present(host(SeedsView(name: name)), animated: true)
    """

  @Test(arguments: [
    "func go(_ way: Way) { guard let way = way as? BedWay else { return }; switch way {\n\(arms) } }",
    "func go(_ way: Way) { switch way as? BedWay {\ncase nil: break\n\(arms) } }",
    "func go(_ way: Way) { switch way { case let way as BedWay: show(way)\ndefault: break } }\nprivate func show(_ way: BedWay) { switch way {\n\(arms) } }",
    "func go(_ way: Way) { switch way { case let way as BedWay: switch way {\n\(arms) }\ndefault: break } }",
    "func go(_ way: Way) { switch way {\n\(arms.replacing("case .", with: "case BedWay."))\ndefault: break } }",
  ])
  func aFunctionThatAsksForTheTypeNavigatesByIt(go: String) {
    expectFlow(Self.garden.replacing("GO", with: go))
  }

  @Test func whatOneCoordinatorDoesNotTakeTheOneAboveDoes() {
    expectFlow(
      """
      import SwiftUI
      import UIKit
      protocol Way {}
      enum BedWay: Way { case beds, bed(Int), tools, map(String) }
      enum PotWay: Way { case pots, pot }
      enum GateWay: Way { case pots, login }
      class Guide {
        weak var above: Guide?
        let stack: UINavigationController
        init(stack: UINavigationController, above: Guide? = nil) { self.stack = stack; self.above = above }
        func start() {}
        func go(_ way: Way) { above?.go(way) }
        func host<Content: View>(_ view: Content) -> UIViewController { UIHostingController(rootView: view) }
      }
      final class BedGuide: Guide {
        override func start() { go(BedWay.beds) } // nav: UITabBarController -> BedsView [root] BedWay.beds
        override func go(_ way: Way) {
          guard let controller = makeController(for: way) else { above?.go(way); return }
          switch way {
          case BedWay.tools, BedWay.map: stack.present(controller, animated: true)
          case BedWay.beds: stack.setViewControllers([controller], animated: false)
          default: stack.pushViewController(controller, animated: true)
          }
        }
        func makeController(for way: Way) -> UIViewController? {
          guard let way = way as? BedWay else { return nil }
          switch way {
          case .beds: return host(BedsView(guide: self))
          case .bed: return host(BedView(guide: self))
          case .tools: return host(ToolsView())
          case .map: return host(MapView())
          }
        }
      }
      final class PotGuide: Guide {
        override func start() { go(PotWay.pots) } // nav: UITabBarController -> PotsView [root] PotWay.pots
        override func go(_ way: Way) {
          switch way {
          case let way as PotWay: show(way)
          default: super.go(way)
          }
        }
        private func show(_ way: PotWay) {
          switch way {
          case .pots: stack.pushViewController(host(PotsView(guide: self)), animated: false)
          case .pot: stack.pushViewController(host(PotView()), animated: true)
          }
        }
      }
      final class GateGuide: Guide {
        let tabs = UITabBarController()
        let window: UIWindow
        init(window: UIWindow) { self.window = window; super.init(stack: UINavigationController()) }
        override func start() {
          let bed = BedGuide(stack: UINavigationController(), above: self)
          let pot = PotGuide(stack: UINavigationController(), above: self)
          bed.start()
          pot.start()
          // nav: UITabBarController -> BedsView [tab]; UITabBarController -> PotsView [tab]
          tabs.viewControllers = [bed.stack, pot.stack]
          window.rootViewController = tabs // nav: (entry) -> UITabBarController [root]
        }
        override func go(_ way: Way) {
          switch way as? GateWay {
          case .pots: tabs.selectedIndex = 1
          case .login: tabs.present(host(LoginView()), animated: true)
          case nil: break
          }
        }
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var guide: GateGuide?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          guide = GateGuide(window: UIWindow())
          guide?.start()
          return true
        }
      }
      struct BedsView: View {
        let guide: Guide
        var body: some View {
          List {
            Button("Bed") { guide.go(BedWay.bed(1)) } // nav: BedsView -> BedView [push] BedWay.bed
            Button("Tools") { guide.go(BedWay.tools) } // nav: BedsView -> ToolsView [present] BedWay.tools
            Button("Log in") { guide.go(GateWay.login) } // nav: BedsView -> LoginView [present] GateWay.login
          }
        }
      }
      struct BedView: View {
        let guide: Guide
        var body: some View {
          List {
            Button("Map") { guide.go(BedWay.map("north")) } // nav: BedView -> MapView [present] BedWay.map
            Button("Pots") { guide.go(GateWay.pots) } // nav: BedView -> PotsView [tab] GateWay.pots
          }
        }
      }
      struct ToolsView: View { var body: some View { List { Text("rake") } } }
      struct MapView: View { var body: some View { List { Text("map") } } }
      struct PotsView: View {
        let guide: Guide
        var body: some View { List { Button("Pot") { guide.go(PotWay.pot) } } } // nav: PotsView -> PotView [push] PotWay.pot
      }
      struct PotView: View { var body: some View { List { Text("pot") } } }
      struct LoginView: View { var body: some View { Form { Text("name") } } }
      """)
  }

  /// What a function takes is asked of itself, and of others that ask it.
  @Test(arguments: [
    "func make(_ way: Way) -> UIViewController? { guard let made = make(way) else { return nil }; return made }",
    "func make(_ way: Way) -> UIViewController? { guard let made = other(way) else { return nil }; return made }\n"
      + "func other(_ way: Way) -> UIViewController? { guard let made = make(way) else { return nil }; return made }",
  ])
  func functionsThatAskThemselvesEnd(functions: String) {
    expectFlow(
      """
      import UIKit
      protocol Way {}
      enum BedWay: Way { case beds, pots }
      final class Guide {
        let stack = UINavigationController()
        func go(_ way: Way) {
          guard let made = make(way) else { return }
          switch way {
          case BedWay.beds: stack.pushViewController(BedController(), animated: true)
          case BedWay.pots: stack.pushViewController(PotController(), animated: true)
          default: stack.present(made, animated: true)
          }
        }
        \(functions)
      }
      final class PotController: UIViewController {}
      final class BedController: UIViewController {
        let guide = Guide()
        @objc func tapped() { guide.go(BedWay.pots) } // nav: BedController -> PotController [push] BedWay.pots
      }
      """)
  }
}
