import Testing

/// Streams of ways to go that a model has and its screen watches, with operators of the program's own between.
struct WatchedRouteTests {
  private static func list(_ model: String, arms: String, watching: String = "model.output.route.onMain.withUnretained(self)", more: String = "") -> String {
    """
    import Combine
    import UIKit

    class Model {
      var cancellables = Set<AnyCancellable>()
      init() { bind() }
      func bind() {}
    }
    final class LoomModel: Model {
      struct Input {
        let taps = PassthroughSubject<Int, Never>()
        let presses = PassthroughSubject<Void, Never>()
      }
      struct Output {
        let route = PassthroughSubject<Route, Never>()
        let isBusy = PassthroughSubject<Bool, Never>()
      }
    \(model)
      func makeThread(_ id: Int) -> ThreadModel { ThreadModel() }
    }
    final class ThreadModel: Model {}
    final class LoomController: UIViewController {
      let model: LoomModel
      private var cancellables = Set<AnyCancellable>()
      init(model: LoomModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        \(watching)
          .sink { owner, route in
            \(arms)
          }
          .store(in: &cancellables)
      }
    \(more)
    }
    final class ThreadController: UIViewController {
      init(_ model: ThreadModel) { super.init(nibName: nil, bundle: nil) }
    }
    final class DyeController: UIViewController {}
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = LoomController(model: LoomModel()) // nav: (entry) -> LoomController [root]
        return true
      }
    }
    """
  }

  private static let extensions = """

    extension Publisher {
      var onMain: AnyPublisher<Output, Failure> { receive(on: DispatchQueue.main).eraseToAnyPublisher() }
    }
    """

  private static let model = """
      enum Route { case thread(ThreadModel), dye }
      let input = Input()
      let output = Output()
      override func bind() {
        input.taps
          .withUnretained(self)
          .map { owner, id in
            .thread(owner.makeThread(id)) // nav: LoomController -> ThreadController [push] LoomModel.Route.thread
          }
          .subscribe(output.route)
          .store(in: &cancellables)
        input.presses
          .withUnretained(self)
          .sink { owner, _ in owner.output.route.send(.dye) } // nav: LoomController -> DyeController [present] LoomModel.Route.dye
          .store(in: &cancellables)
      }
    """

  private static let arms = """
    switch route {
            case .thread(let thread): owner.show(ThreadController(thread), sender: nil)
            case .dye: owner.present(DyeController(), animated: true)
            }
    """

  /// What is subscribed to the routes is decided where it is made, and a property between passes it on, be its extension here or not.
  @Test(arguments: ["", extensions])
  func whatIsSubscribedToARouteIsDecidedWhereItIsMade(_ extensions: String) {
    expectFlow(Self.list(Self.model, arms: Self.arms) + extensions)
  }

  @Test func anOperatorOfTheProgramsOwnMayStandAfterTheOwner() {
    expectFlow(Self.list(Self.model, arms: Self.arms, watching: "model.output.route.withUnretained(self).onMain"))
  }

  /// One way may be the only one, and others may lead to no screen, where the enum's name says that its cases are ways.
  @Test func oneWayMayBeTheOnlyOne() {
    expectFlow(
      Self.list(
        """
          enum Route { case dye, complaint(String), busy(Bool), hint(String) }
          let input = Input()
          let output = Output()
          override func bind() {
            input.presses.sink { [weak self] _ in
              self?.output.route.send(.busy(true))
              self?.output.route.send(.dye) // nav: LoomController -> DyeController [present] LoomModel.Route.dye
            }.store(in: &cancellables)
          }
        """, arms: "owner.handle(route)",
        more: """
            private func handle(_ route: LoomModel.Route) {
              switch route {
              case .dye: presentDye()
              case .complaint(let text), .hint(let text): print(text)
              case .busy(let isBusy): view.isUserInteractionEnabled = !isBusy
              }
            }
            private func presentDye() { present(DyeController(), animated: true) }
          """))
  }

  /// What says that something has happened does not say where to go.
  @Test func anEventIsNoWay() {
    expectFlow(
      Self.list(
        """
          enum Event { case dyed, failed(String) }
          let input = Input()
          let output = Output()
          let happened = PassthroughSubject<Event, Never>()
          override func bind() { input.presses.sink { [weak self] _ in self?.happened.send(.dyed) }.store(in: &cancellables) }
        """,
        arms: """
          switch route {
                  case .dyed: owner.present(DyeController(), animated: true) // nav: LoomController -> DyeController [present]
                  case .failed(let text): print(text)
                  }
          """, watching: "model.happened.withUnretained(self)"
      ).replacing("let route = PassthroughSubject<Route, Never>()\n", with: ""))
  }
}
