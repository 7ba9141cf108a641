import Testing

/// Code that only runs for one kind of caller has only that one's screens before it.
@Suite struct KindArmTests {
  /// Three flows that end by telling their parent, which shows the next one.
  private func harbour(_ ended: String, base: String = "", kinds: [String] = ["var kind: Kind { .sign }", "let kind = Kind.deck", "var kind: Kind { return .tour }"]) -> String {
    """
    import UIKit
    enum Kind { case port, sign, deck, tour }
    protocol Flow: AnyObject {
      var kind: Kind { get }
      var parent: FlowParent? { get set }
      var flows: [Flow] { get set }
      func start()
    }
    protocol FlowParent: AnyObject { func ended(_ child: Flow) }
    extension Flow {
      func end() {
        flows = []
        parent?.ended(self)
      }
    }
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var port: PortFlow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        port = PortFlow(UINavigationController())
        port?.start()
        return true
      }
    }
    final class SignFlow: Flow {
      \(kinds[0])
      weak var parent: FlowParent?
      var flows: [Flow] = []
      let host: UINavigationController
      init(_ host: UINavigationController) { self.host = host }
      func start() {
        let screen = SignViewController()
        screen.onDone = { [weak self] in self?.end() }
        host.setViewControllers([screen], animated: true) // nav: TourViewController -> SignViewController [root]; DeckViewController -> SignViewController [root]
      }
    }
    final class DeckFlow: Flow {
      \(kinds[1])
      weak var parent: FlowParent?
      var flows: [Flow] = []
      let host: UINavigationController
      init(_ host: UINavigationController) { self.host = host }
      func start() {
        let screen = DeckViewController()
        screen.onDone = { [weak self] in self?.leave() }
        host.setViewControllers([screen], animated: true) // nav: SignViewController -> DeckViewController [root]
      }
      private func leave() { end() }
    }
    final class TourFlow: Flow {
      \(kinds[2])
      weak var parent: FlowParent?
      var flows: [Flow] = []
      let host: UINavigationController
      init(_ host: UINavigationController) { self.host = host }
      func start() {
        let screen = TourViewController()
        screen.onDone = { [weak self] in self?.end() }
        host.setViewControllers([screen], animated: true) // nav: (entry) -> TourViewController [root]
      }
    }
    final class SignViewController: UIViewController { var onDone: (() -> Void)?; @objc func tap() { onDone?() } }
    final class DeckViewController: UIViewController { var onDone: (() -> Void)?; @objc func tap() { onDone?() } }
    final class TourViewController: UIViewController { var onDone: (() -> Void)?; @objc func tap() { onDone?() } }
    final class PortFlow: Flow, FlowParent {
      var kind: Kind { .port }
      weak var parent: FlowParent?
      var flows: [Flow] = []
      let host: UINavigationController
      init(_ host: UINavigationController) { self.host = host }
      func start() { run(TourFlow(host)) }
      private func showSign() { run(SignFlow(host)) }
      private func showDeck() { run(DeckFlow(host)) }
      private func run(_ flow: Flow) {
        flow.parent = self
        flows.append(flow)
        flow.start()
      }
      func ended(_ child: Flow) {
        flows = flows.filter { $0 !== child }
        \(ended)
      }
    }
    """
  }

  @Test func armsForKinds() {
    expectFlow(harbour("switch child.kind { case .tour, .deck: showSign(); case .sign: showDeck(); default: break }"))
    expectFlow(harbour("switch child.kind { case .sign: showDeck(); case .port: break; default: showSign() }"))
  }

  /// What a flow becomes before it ends counts as well.
  @Test func armsForKindsThatAreSetLater() {
    let kinds = ["var kind: Kind { .sign }", "var kind = Kind.port; func settle() { kind = .deck }", "let kind = Kind.tour"]
    expectFlow(harbour("switch child.kind { case .tour, .deck: showSign(); case .sign: showDeck(); default: break }", kinds: kinds))
  }

  /// Nobody who tells the parent is of the kind.
  @Test func armsForNobody() {
    expectFlow(harbour("switch child.kind { case .tour, .deck: showSign(); case .sign: showDeck(); case .port: showDeck() }"))
  }

  /// What a protocol gives to all does not run for those that have a method of their own: `SignFlow` tells its parent from another screen.
  @Test func armsForThoseThatEndInAWayOfTheirOwn() {
    let own = """
      var kind: Kind { .sign }
        func end() {
          let ink = InkViewController()
          ink.onDone = { [weak self] in self?.leave() }
          host.pushViewController(ink, animated: true) // nav: SignViewController -> InkViewController [push]
        }
        private func leave() { parent?.ended(self) }
      """
    let ended = "switch child.kind { case .tour, .deck: showSign(); case .sign: showDeck(); default: break }"
    expectFlow(
      harbour(ended, kinds: [own, "let kind = Kind.deck", "let kind = Kind.tour"])
        .replacing("let screen = SignViewController()", with: "let screen = SignViewController()\n      screen.flow = self")
        .replacing("final class SignFlow: Flow {", with: "protocol SignFlowing: Flow {}\nfinal class SignFlow: SignFlowing {")
        .replacing("class SignViewController: UIViewController {", with: "class SignViewController: UIViewController { weak var flow: SignFlowing?; func stop() { flow?.end() };")
        .replacing("SignViewController -> DeckViewController [root]", with: "InkViewController -> DeckViewController [root]")
        + "\nfinal class InkViewController: UIViewController { var onDone: (() -> Void)?; @objc func tap() { onDone?() } }")
  }

  @Test func armsForTypes() {
    expectFlow(harbour("switch child { case is TourFlow, is DeckFlow: showSign(); case let sign as SignFlow: _ = sign; showDeck(); default: break }"))
  }

  @Test func conditions() {
    expectFlow(harbour("if child is SignFlow { showDeck() } else { showSign() }"))
    expectFlow(harbour("if child.kind == .sign { showDeck() } else if let tour = child as? TourFlow { _ = tour; showSign() } else if child.kind != .port { showSign() }"))
    expectFlow(harbour("if case .sign = child.kind { showDeck() } else { DispatchQueue.main.async { self.showSign() } }"))
  }

  /// What lets nothing else come by.
  @Test func ways() {
    expectFlow(harbour("guard let sign = child as? SignFlow else { return showSign() }; _ = sign; showDeck()"))
    expectFlow(harbour("if child is SignFlow { showDeck(); return }; showSign()"))
  }

  /// A base class tells its parent for all that inherit from it.
  @Test func baseClasses() {
    expectFlow(
      """
      import UIKit
      class Flow {
        weak var parent: Flow?
        var flows: [Flow] = []
        let host: UINavigationController
        init(_ host: UINavigationController) { self.host = host }
        func start() {}
        func end() { parent?.ended(self) }
        func ended(_ child: Flow?) { flows.removeAll { $0 === child } }
        func run(_ flow: Flow) {
          flow.parent = self
          flows.append(flow)
          flow.start()
        }
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var port: PortFlow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          port = PortFlow(UINavigationController())
          port?.start()
          return true
        }
      }
      final class SignFlow: Flow {
        override func start() {
          let screen = SignViewController()
          screen.onDone = { [weak self] in self?.end() }
          host.setViewControllers([screen], animated: true) // nav: (entry) -> SignViewController [root]; DeckViewController -> SignViewController [root]
        }
      }
      final class DeckFlow: Flow {
        override func start() {
          let screen = DeckViewController()
          screen.onDone = { [weak self] in self?.end() }
          host.setViewControllers([screen], animated: true) // nav: SignViewController -> DeckViewController [root]
        }
      }
      final class SignViewController: UIViewController { var onDone: (() -> Void)?; @objc func tap() { onDone?() } }
      final class DeckViewController: UIViewController { var onDone: (() -> Void)?; @objc func tap() { onDone?() } }
      final class PortFlow: Flow {
        override func start() { run(SignFlow(host)) }
        override func ended(_ child: Flow?) {
          guard let child else { return }
          super.ended(child)
          if child is SignFlow { run(DeckFlow(host)) }
          if child is DeckFlow { run(SignFlow(host)) }
        }
      }
      """)
  }

  /// A kind that an object is made with may be any of them.
  @Test func unknownKinds() {
    expectFlow(
      harbour(
        "switch child.kind { case .tour, .deck: showSign(); case .sign: showDeck(); default: break }",
        kinds: ["var kind: Kind { .sign }", "var kind: Kind { isDone ? .deck : .deck }; let isDone = false", "var kind: Kind { .tour }"]
      ).replacing("SignViewController -> DeckViewController [root]", with: "SignViewController -> DeckViewController [root]; DeckViewController -> DeckViewController [root]"))
  }
}
