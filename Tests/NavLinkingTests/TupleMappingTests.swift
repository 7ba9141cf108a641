import Testing

/// Mappings that give a screen with something else, and routes that come to them by tables and merged streams.
@Suite struct TupleMappingTests {
  private static let app = """
    final class Deck {
      static let shared = Deck()
      @Published var link: Link?
    }
    final class CabinController: UIViewController {
      private var bag: Set<AnyCancellable> = []
      override func viewDidLoad() {
        Deck.shared.$link
          .filter { $0 != nil }
          .sink { [weak self] link in
            guard let self, let link else { return }
            let (screen, isTold): (UIViewController?, Bool) = {
              switch link {
              case .boat(let number): return (BoatController(number: number), false)
              case .crew: return (CrewController(), true)
              case .chart: return (OutsideController(), true)
              }
            }()
            if let screen { self.navigationController?.pushViewController(screen, animated: isTold) }
          }
          .store(in: &bag)
      }
    }
    final class BoatController: UIViewController { init(number: Int) {} }
    final class CrewController: UIViewController {}
    enum Link { case boat(Int), crew, chart }
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = CabinController() // nav: (entry) -> CabinController [root]
        return true
      }
      func application(_ application: UIApplication, open url: URL) -> Bool {
        Scheme.open(url.path)
        return true
      }
    }
    """

  @Test func armsGiveTheScreenBesideAnotherThing() {
    expectFlow(
      """
      import UIKit
      import Combine
      enum Scheme {
        static func open(_ path: String) {
          if path == "boat" { Deck.shared.link = .boat(1) } // nav: (entry) -> BoatController [push] Link.boat
          if path == "crew" { Deck.shared.link = .crew } // nav: (entry) -> CrewController [push] Link.crew
          if path == "chart" { Deck.shared.link = .chart } // nav: (entry) -> OutsideController [push] Link.chart
        }
      }
      \(Self.app)
      """)
  }

  @Test func aTableOfRoutesDecidesEntryByEntry() {
    expectFlow(
      """
      import UIKit
      import Combine
      enum Scheme {
        static func open(_ path: String) {
          let pages: [String: Link] = [
            "boat": .boat(1), // nav: (entry) -> BoatController [push] Link.boat
            "crew": .crew, // nav: (entry) -> CrewController [push] Link.crew
          ]
          if let page = pages[path] {
            Deck.shared.link = page
            return
          }
        }
      }
      \(Self.app)
      """)
  }

  @Test func mergedStreamsGiveTheRoutesOfEach() {
    expectFlow(
      """
      import UIKit
      import Combine
      enum Scheme {
        static var bag: Set<AnyCancellable> = []
        static let names = PassthroughSubject<String, Never>()
        static func open(_ path: String) {
          let boats = names
            .map { Link.boat($0.count) } // nav: (entry) -> BoatController [push] Link.boat
          let crews = names
            .map { _ in Link.crew } // nav: (entry) -> CrewController [push] Link.crew
          Publishers.Merge(boats, crews)
            .receive(on: DispatchQueue.main)
            .sink { Deck.shared.link = $0 }
            .store(in: &bag)
        }
      }
      \(Self.app)
      """)
  }
}
