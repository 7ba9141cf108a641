import Testing

/// The one object that a library's type has of itself is asked, and nothing of the program's that has a method of the same name.
struct LibraryObjectTests {
  @Test(arguments: ["Tickets.shared", "Tickets.tickets()", "Tickets.default"])
  func aLibrarysObjectIsNoneOfTheProgram(_ object: String) {
    expectFlow(
      """
      import SwiftUI
      import Tickets
      @main struct FerryApp: App { var body: some Scene { WindowGroup { PierView() } } } // nav: (entry) -> PierView [root]
      final class Crew: ObservableObject {
        @Published var isAboard = false
        func board() { isAboard = true } // nav: PierView -> DeckView [fullScreenCover]
      }
      final class Fares {
        func pay() { \(object).board() }
      }
      struct PierView: View {
        @StateObject private var crew = Crew()
        @State private var showsFares = false
        var body: some View {
          Button("Board") { crew.board() }
          Button("Fares") { showsFares = true } // nav: PierView -> FaresView [sheet]
            .fullScreenCover(isPresented: $crew.isAboard) { DeckView() }
            .sheet(isPresented: $showsFares) { FaresView() }
        }
      }
      struct FaresView: View {
        private let fares = Fares()
        var body: some View { Button("Pay") { fares.pay() } }
      }
      struct DeckView: View { var body: some View { Text("Deck") } }
      """)
  }

  /// Put away first, it is no view controller either, to which a screen is added.
  @Test(arguments: [("", "let tickets = Tickets.current()"), ("private let tickets = Tickets.shared", "")])
  func itIsKnownWhereItWasPutAway(_ property: String, _ local: String) {
    expectFlow(
      """
      import Tickets
      import UIKit
      extension UIViewController {
        func add(_ child: UIViewController) {
          addChild(child)
          view.addSubview(child.view)
          child.didMove(toParent: self)
        }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = PierController() // nav: (entry) -> PierController [root]
        }
      }
      final class PierController: UIViewController {
        \(property)
        override func viewDidLoad() {
          super.viewDidLoad()
          add(FaresController()) // nav: PierController -> FaresController [child]
        }
        @objc func buy() {
          \(local)
          let request = TicketRequest(places: 2)
          tickets.add(request)
        }
      }
      final class FaresController: UIViewController {}
      """)
  }
}
