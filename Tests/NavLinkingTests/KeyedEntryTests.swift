import Testing

/// Dictionaries that are filled entry by entry, and asked for what is kept under a key.
struct KeyedEntryTests {
  private static let start = """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        prepare()
        window?.rootViewController = UINavigationController(rootViewController: QuayController()) // nav: (entry) -> QuayController [root]
        return true
      }
    }
    class BerthController: UIViewController {}
    class FerryController: UIViewController {}
    """

  @Test func featuresByNameAreThoseThatWereRegistered() {
    expectFlow(
      """
      \(Self.start)
      protocol Feature { func build() -> UIViewController }
      struct BerthFeature: Feature { func build() -> UIViewController { BerthController() } }
      struct FerryFeature: Feature { func build() -> UIViewController { FerryController() } }
      final class Features {
        static let shared = Features()
        private var features: [String: Feature] = [:]
        func register(_ feature: Feature, for path: String) { features[path] = feature }
        func controller(for path: String) -> UIViewController? { features[path]?.build() }
      }
      func prepare() {
        Features.shared.register(BerthFeature(), for: "berth")
        Features.shared.register(FerryFeature(), for: "ferry")
      }
      class QuayController: UIViewController {
        @objc func moor() {
          guard let next = Features.shared.controller(for: "berth") else { return }
          present(next, animated: true) // nav: QuayController -> BerthController [present]
        }
        @objc func leave() { open("ferry") } // nav: QuayController -> FerryController [push]
        func open(_ path: String) {
          guard let next = Features.shared.controller(for: path) else { return }
          navigationController?.pushViewController(next, animated: true)
        }
      }
      """)
  }

  @Test func buildersThatAreRegisteredForRoutesAreAMapping() {
    expectFlow(
      """
      \(Self.start)
      enum Place { case berth, ferry, island }
      final class Registry {
        private var builders: [Place: () -> UIViewController] = [:]
        func register(_ place: Place, _ builder: @escaping () -> UIViewController) { builders[place] = builder }
        func make(_ place: Place) -> UIViewController? { builders[place]?() }
      }
      final class Pilot {
        static let shared = Pilot()
        let registry = Registry()
        func prepare() {
          registry.register(.berth) { BerthController() }
          registry.register(.ferry) { FerryController() }
        }
        func go(_ place: Place, from sender: UIViewController) {
          guard let next = registry.make(place) else { return }
          sender.navigationController?.pushViewController(next, animated: true)
        }
      }
      func prepare() { Pilot.shared.prepare() }
      class QuayController: UIViewController {
        @objc func moor() { Pilot.shared.go(.berth, from: self) } // nav: QuayController -> BerthController [push] Place.berth
        @objc func leave() { Pilot.shared.go(.ferry, from: self) } // nav: QuayController -> FerryController [push] Place.ferry
        @objc func dream() { Pilot.shared.go(.island, from: self) } // nav: QuayController -> - [push] Place.island
      }
      """)
  }

  @Test func closuresUnderAKeyRunWhereTheKeyIsSaid() {
    expectFlow(
      """
      \(Self.start)
      final class Signals {
        static let shared = Signals()
        var stack: UINavigationController?
        private var handlers: [String: () -> Void] = [:]
        func prepare() {
          handlers["berth"] = { [weak self] in self?.stack?.pushViewController(BerthController(), animated: true) } // nav: QuayController -> BerthController [push]
          handlers["ferry"] = board
        }
        func board() { stack?.present(FerryController(), animated: true) } // nav: BuoyController -> FerryController [present]
        func send(_ name: String) { handlers[name]?() }
      }
      func prepare() { Signals.shared.prepare() }
      class QuayController: UIViewController {
        @objc func moor() { Signals.shared.send("berth") }
        @objc func look() { present(BuoyController(), animated: true) } // nav: QuayController -> BuoyController [present]
      }
      class BuoyController: UIViewController {
        @objc func ring() { Signals.shared.send("ferry") }
      }
      """)
  }

  @Test func whatIsKeptUnderAKeyThatCannotBeReadMayBeAny() {
    expectFlow(
      """
      \(Self.start)
      func prepare() {}
      class QuayController: UIViewController {
        private var pages: [String: UIViewController] = [:]
        func load(_ name: String) {
          pages["berth"] = BerthController()
          pages[UserDefaults.standard.string(forKey: name) ?? ""] = FerryController()
        }
        @objc func moor() {
          guard let next = pages["berth"] else { return }
          present(next, animated: true) // nav: QuayController -> BerthController [present]; QuayController -> FerryController [present]
        }
      }
      """)
  }
}
