import Testing

/// Subjects that coordinators watch, and the screens from which is sent into them.
@Suite struct FedSubjectTests {
  /// Two screens hold objects of the same model; only one of them sends this event.
  @Test func aSubjectIsWatchedFromWhereIsSent() {
    expectFlow(
      """
      import Combine
      import SwiftUI
      import UIKit
      final class MillModel: ObservableObject {
        let grinds = PassthroughSubject<Void, Never>()
        let bakes = PassthroughSubject<Void, Never>()
        func grind() { grinds.send() }
        func bake() { bakes.send() }
      }
      final class MillFlow {
        private let stack: UINavigationController
        private var bag = Set<AnyCancellable>()
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let model = MillModel()
          stack.pushViewController(UIHostingController(rootView: MillView(model: model)), animated: false) // nav: (entry) -> MillView [root]
          model.grinds.sink { [weak self] in self?.showFlour() }.store(in: &bag)
        }
        private func showFlour() {
          let model = MillModel()
          stack.pushViewController(UIHostingController(rootView: FlourView(model: model)), animated: true) // nav: MillView -> FlourView [push]
          model.bakes.sink { [weak self] in self?.showBread() }.store(in: &bag)
        }
        private func showBread() {
          stack.pushViewController(UIHostingController(rootView: BreadView()), animated: true) // nav: FlourView -> BreadView [push]
        }
      }
      struct MillView: View {
        @StateObject var model: MillModel
        var body: some View { VStack { Text("Mill"); MillMenu(model: model) } }
      }
      struct MillMenu: View {
        @ObservedObject var model: MillModel
        var body: some View { Button("Grind") { model.grind() } }
      }
      struct FlourView: View {
        @ObservedObject var model: MillModel
        var body: some View { Button("Bake") { model.bake() } }
      }
      struct BreadView: View { var body: some View { Text("Bread") } }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        private var flow: MillFlow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let stack = UINavigationController()
          window?.rootViewController = stack // nav: (entry) -> MillView [root]
          flow = MillFlow(stack: stack)
          flow?.start()
        }
      }
      """)
  }

  /// The second coordinator is begun once the first has ended, in the same navigation controller.
  @Test func whatIsBegunOnceAnotherHasEndedIsNoRoot() {
    expectFlow(
      """
      import Combine
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        private var app: AppFlow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          guard let window else { return }
          app = AppFlow(window: window)
          app?.start()
        }
      }
      final class AppFlow {
        private let stack = UINavigationController()
        private var bag = Set<AnyCancellable>()
        init(window: UIWindow) {
          window.rootViewController = stack // nav: (entry) -> GateController [root]
        }
        func start() { showGate() }
        private func showGate() {
          let gate = GateFlow(stack: stack)
          gate.start()
          gate.ended.sink { [weak self] in self?.showGarden() }.store(in: &bag)
        }
        private func showGarden() {
          let garden = GardenFlow(stack: stack)
          garden.start()
        }
      }
      final class GateFlow {
        let ended = PassthroughSubject<Void, Never>()
        private let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let gate = GateController()
          gate.onOpen = { [weak self] in self?.ended.send() }
          stack.pushViewController(gate, animated: false) // nav: (entry) -> GateController [root]
        }
      }
      final class GardenFlow {
        private let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() { stack.pushViewController(GardenController(), animated: true) } // nav: GateController -> GardenController [push]
      }
      final class GateController: UIViewController {
        var onOpen: (() -> Void)?
        @objc func open() { onOpen?() }
      }
      final class GardenController: UIViewController {}
      """)
  }

  /// The subject is the coordinator's own; the one that it hands it to sends.
  @Test func aSubjectThatIsHandedOnIsFedByWhoeverHasIt() {
    expectFlow(
      """
      import Combine
      import SwiftUI
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        private var app: AppFlow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          guard let window else { return }
          app = AppFlow(window: window)
          app?.start()
        }
      }
      final class AppFlow {
        private let window: UIWindow
        private let hasTicket = CurrentValueSubject<Bool, Never>(false)
        private var bag = Set<AnyCancellable>()
        init(window: UIWindow) { self.window = window }
        func start() {
          hasTicket.sink { [weak self] hasTicket in
            guard let self else { return }
            if hasTicket {
              self.window.rootViewController = FairController() // nav: (entry) -> FairController [root]; BoothView -> FairController [root]
            } else {
              let booth = BoothFlow(hasTicket: self.hasTicket)
              booth.start()
              self.window.rootViewController = booth.root // nav: (entry) -> BoothView [root]; BoothView -> BoothView [root]
            }
          }.store(in: &bag)
        }
      }
      final class BoothFlow {
        var root = UIViewController()
        private let hasTicket: CurrentValueSubject<Bool, Never>
        init(hasTicket: CurrentValueSubject<Bool, Never>) { self.hasTicket = hasTicket }
        func start() {
          root = UIHostingController(rootView: BoothView { [weak self] in self?.hasTicket.send(true) })
        }
      }
      struct BoothView: View {
        let onBuy: () -> Void
        var body: some View { Button("Buy", action: onBuy) }
      }
      final class FairController: UIViewController {}
      """)
  }

  /// The function that watches is given the subject, and what to do.
  @Test(arguments: ["listen(to: model.ended, then: goOn)", "listen(to: model.ended) { [weak self] in self?.goOn() }"])
  func aSubjectMayBeWatchedByAHelper(_ watching: String) {
    expectFlow(
      """
      import Combine
      import SwiftUI
      final class OreModel: ObservableObject {
        let ended = PassthroughSubject<Void, Never>()
        func end() { ended.send() }
      }
      final class Mine: ObservableObject {
        @Published var showsOre = false
        @Published var showsCoal = false
        private var bag = Set<AnyCancellable>()
        func ore() -> OreModel {
          let model = OreModel()
          \(watching)
          return model
        }
        private func listen<T>(to subject: PassthroughSubject<T, Never>, then act: @escaping (T) -> Void) {
          subject.receive(on: DispatchQueue.main).sink(receiveValue: act).store(in: &bag)
        }
        private func goOn() {
          showsCoal = true // nav: OreView -> CoalView [push]
        }
      }
      @main struct MineApp: App {
        var body: some Scene { WindowGroup { MineView(mine: Mine()) } } // nav: (entry) -> MineView [root]
      }
      struct MineView: View {
        @StateObject var mine: Mine
        var body: some View {
          NavigationView {
            VStack {
              Button("Ore") { mine.showsOre = true } // nav: MineView -> OreView [push]
              NavigationLink(isActive: $mine.showsOre) {
                OreView(model: mine.ore())
                NavigationLink(isActive: $mine.showsCoal) { CoalView() } label: { EmptyView() }
              } label: { EmptyView() }
            }
          }
        }
      }
      struct OreView: View { @StateObject var model: OreModel; var body: some View { Button("On", action: model.end) } }
      struct CoalView: View { var body: some View { Text("Coal") } }
      """)
  }

  /// A service that nobody shows anything of answers whoever asks it, although every screen has the box that it is kept in.
  @Test func anAnswerIsFedToWhoeverAsks() {
    expectFlow(
      """
      import Combine
      import SwiftUI
      @main struct MillApp: App {
        @StateObject private var chest = Chest()
        var body: some Scene {
          WindowGroup {
            TabView {
              FlourView(chest: chest) // nav: (entry) -> FlourView [tab]
              WheelView(chest: chest) // nav: (entry) -> WheelView [tab]
            }
          }
        }
      }
      protocol Milling { func grind(_ bags: Int) -> AnyPublisher<Int, Never> }
      final class Mill: Milling { func grind(_ bags: Int) -> AnyPublisher<Int, Never> { Just(bags).eraseToAnyPublisher() } }
      final class Tools { let mill: Milling = Mill() }
      final class Chest: ObservableObject { let tools = Tools() }
      final class FlourModel: ObservableObject {
        let chest: Chest
        @Published var bag: Bag?
        private var kept = Set<AnyCancellable>()
        init(chest: Chest) { self.chest = chest }
        func grind() {
          chest.tools.mill.grind(3).receive(on: RunLoop.main).sink { [weak self] bags in
            self?.bag = Bag(id: bags) // nav: FlourView -> BagView [sheet]
          }.store(in: &kept)
        }
      }
      struct Bag: Identifiable { let id: Int }
      struct FlourView: View {
        let chest: Chest
        @StateObject private var model: FlourModel
        init(chest: Chest) {
          self.chest = chest
          _model = StateObject(wrappedValue: FlourModel(chest: chest))
        }
        var body: some View { Button("Grind") { model.grind() }.sheet(item: $model.bag) { BagView(bag: $0) } }
      }
      struct WheelView: View { let chest: Chest; var body: some View { Text("Wheel") } }
      struct BagView: View { let bag: Bag; var body: some View { Text("Bag") } }
      """)
  }

  /// Nobody but the shell holds the session; who opens it finds it where all can reach it.
  @Test func aPublishedStateIsWatchedFromWhereItIsSet() {
    expectFlow(
      """
      import Combine
      import SwiftUI
      final class Session: ObservableObject {
        static let shared = Session()
        @Published var isOpen = false
        func set(_ isOpen: Bool) { self.isOpen = isOpen }
      }
      final class Shell: ObservableObject {
        enum Page { case door, shop }
        @Published var page: Page = .door
        private let session = Session.shared
        private var kept: Set<AnyCancellable> = []
        init() { session.$isOpen.filter { $0 }.sink { [weak self] _ in self?.enter() }.store(in: &kept) }
        private func enter() {
          page = .shop // nav: DoorView -> ShopView [root] Shell.Page.shop
        }
      }
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ShellView() } } } // nav: (entry) -> ShellView [root]
      struct ShellView: View {
        @StateObject private var shell = Shell()
        var body: some View {
          switch shell.page {
          case .door: DoorView() // nav: ShellView -> DoorView [root] Shell.Page.door
          case .shop: ShopView()
          }
        }
      }
      final class DoorModel: ObservableObject { func open() { Session.shared.set(true) } }
      struct DoorView: View {
        @StateObject private var model = DoorModel()
        var body: some View { Button("Open") { model.open() } }
      }
      struct ShopView: View { var body: some View { NavigationStack { TillView() } } } // nav: ShopView -> TillView [root]
      struct TillView: View { var body: some View { Text("Till") } }
      """)
  }

  /// A model watches a subject of its own, and asks a service before it goes on: only the screen that sends is before that.
  @Test func aModelThatWatchesItsOwnSubjectGoesOnFromWhereIsSent() {
    expectFlow(
      """
      import Combine
      import SwiftUI
      @main struct MillApp: App {
        var body: some Scene { WindowGroup { MillView() } } // nav: (entry) -> MillView [root]
      }
      struct MillView: View {
        @StateObject private var model = MillModel(service: LiveService())
        @State private var showsFlour = false
        @State private var showsBran = false
        var body: some View {
          VStack {
            Button("Flour") { showsFlour = true } // nav: MillView -> FlourView [sheet]
            Button("Bran") { showsBran = true } // nav: MillView -> BranView [sheet]
          }
          .sheet(isPresented: $showsFlour) { FlourView(model: model) }
          .sheet(isPresented: $showsBran) { BranView(model: model) }
        }
      }
      struct FlourView: View {
        @ObservedObject var model: MillModel
        var body: some View {
          NavigationView {
            VStack {
              Button("Grind") { model.grinds.send() }
              NavigationLink(destination: SackView(model: model), isActive: $model.isGround) { EmptyView() }
            }
          }
        }
      }
      struct BranView: View {
        @ObservedObject var model: MillModel
        var body: some View { Button("Sweep") { model.sweep() } }
      }
      struct SackView: View {
        @ObservedObject var model: MillModel
        var body: some View { Text("Sack") }
      }
      protocol Service { func grind(_ weight: Int) -> AnyPublisher<Int, Error> }
      final class LiveService: Service {
        func grind(_ weight: Int) -> AnyPublisher<Int, Error> { URLSession.shared.get("grind").eraseToAnyPublisher() }
      }
      final class MillModel: ObservableObject {
        @Published var isGround = false
        let grinds = PassthroughSubject<Void, Never>()
        private let service: Service
        private var bag = Set<AnyCancellable>()
        init(service: Service) {
          self.service = service
          listen()
        }
        func sweep() { bag = [] }
        private func listen() {
          grinds.sink { [weak self] _ in
            guard let self else { return }
            self.service.grind(3)
              .sink(receiveCompletion: { _ in }, receiveValue: { _ in
                DispatchQueue.main.async { self.isGround = true } // nav: FlourView -> SackView [push]
              })
              .store(in: &self.bag)
          }
          .store(in: &bag)
        }
      }
      """)
  }
}
