import Testing

/// Callbacks that a screen is made with and hands on.
struct HandedCallbackTests {
  private func tavern(_ door: String) -> String {
    """
    import SwiftUI
    @main struct TavernApp: App { var body: some Scene { WindowGroup { YardView() } } } // nav: (entry) -> YardView [root]
    struct YardView: View {
      @State private var isAtDoor = false
      @State private var isInside = false
      var body: some View {
        Button("Door") { isAtDoor = true } // nav: YardView -> DoorView [sheet]
          .sheet(isPresented: $isAtDoor) {
            DoorView(onEntered: {
              isInside = true // INSIDE
            })
          }
          .fullScreenCover(isPresented: $isInside) { HallView() }
      }
    }
    \(door)
    struct BellView: View { var onRung: () -> Void; var body: some View { Button("Ring") { onRung() } } }
    struct HallView: View { var body: some View { Text("Hall") } }
    """
  }

  private static let link = """
    struct DoorView: View {
      var onEntered: () -> Void
      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink("Bell") { BellView(onRung: onEntered) } // nav: DoorView -> BellView [push]
            OTHER
          }
        }
      }
    }
    """

  @Test func whatAScreenOnlyHandsOnRunsInTheOther() {
    expectFlow(
      tavern(Self.link.replacing("OTHER", with: "Text(\"Door\")")).replacing("INSIDE", with: "nav: BellView -> HallView [fullScreenCover]"))
  }

  @Test func whatAScreenGivesToAButtonToo() {
    expectFlow(
      tavern(Self.link.replacing("OTHER", with: "Button(\"Push\", action: onEntered)"))
        .replacing("INSIDE", with: "nav: DoorView -> HallView [fullScreenCover]"))
  }

  /// What is shown elsewhere, too, is a part here.
  @Test func whatIsHandedToAPartRunsInTheScreenAround() {
    expectFlow(
      tavern(
        """
        struct DoorView: View {
          var onEntered: () -> Void
          @State private var isRinging = false
          var body: some View {
            VStack {
              Text("Door")
              BellView(onRung: onEntered)
            }
            .sheet(isPresented: $isRinging) { BellView(onRung: {}) }
            .onAppear { isRinging = true } // nav: DoorView -> BellView [sheet]
          }
        }
        """
      ).replacing("INSIDE", with: "nav: DoorView -> HallView [fullScreenCover]"))
  }

  /// Who is given a callback need not hold the object that gives it.
  @Test func aCallbackOfTheObjectThatMakesTheScreen() {
    expectFlow(
      """
      import SwiftUI
      @main struct TavernApp: App {
        @StateObject private var guide = Guide()
        var body: some Scene { WindowGroup { guide.first } }
      }
      final class Guide: ObservableObject {
        enum Part { case yard, door, hall }
        @Published var part: Part = .yard // nav: (entry) -> YardView [root] Guide.Part.yard
        var first: AnyView {
          switch part {
          case .yard: return AnyView(YardView(guide: self))
          case .door: return AnyView(DoorView(onEntered: { Task { await self.enter() } }))
          case .hall: return AnyView(HallView())
          }
        }
        func enter() async {
          part = .hall // nav: DoorView -> HallView [root] Guide.Part.hall; YardView -> HallView [root] Guide.Part.hall
        }
        func knock() { part = .door } // nav: YardView -> DoorView [root] Guide.Part.door
      }
      struct YardView: View {
        let guide: Guide
        var body: some View {
          Button("Knock") { guide.knock() }
          Button("Enter") { Task { await guide.enter() } }
        }
      }
      struct DoorView: View { var onEntered: () -> Void; var body: some View { Button("Ring") { onEntered() } } }
      struct HallView: View { var body: some View { Text("Hall") } }
      """)
  }

  /// What a view hands to the model of another screen runs there, however far it is handed.
  @Test func aModelThatIsMadeForAScreenRunsThere() {
    expectFlow(
      """
      import SwiftUI
      @main struct GuildApp: App { var body: some Scene { WindowGroup { GuildView() } } } // nav: (entry) -> GuildView [root]
      enum Room: Hashable { case oath, feast, cellar }
      protocol Leaving { func leave() }
      final class Helper: Leaving {
        private let onLeave: () -> Void
        init(onLeave: @escaping () -> Void) { self.onLeave = onLeave }
        func leave() { onLeave() }
      }
      final class OathModel {
        let onSworn: () -> Void
        init(onSworn: @escaping () -> Void) { self.onSworn = onSworn }
      }
      final class FeastModel {
        private let helper: Leaving
        init(helper: Leaving) { self.helper = helper }
        func end() { helper.leave() }
      }
      struct GuildView: View {
        @State private var rooms: [Room] = []
        var body: some View {
          NavigationStack(path: $rooms) {
            Button("Join") { rooms.append(.oath) } // nav: GuildView -> OathView [push] Room.oath
              .navigationDestination(for: Room.self) { room in
                switch room {
                case .oath:
                  OathView(model: OathModel(onSworn: { rooms.append(.feast) })) // nav: OathView -> FeastView [push] Room.feast
                case .feast:
                  let helper = Helper(onLeave: { rooms = [.cellar] }) // nav: FeastView -> CellarView [push] Room.cellar
                  let model = FeastModel(helper: helper)
                  FeastView(model: model)
                case .cellar: CellarView()
                }
              }
          }
        }
      }
      struct OathView: View { let model: OathModel; var body: some View { Button("Swear") { model.onSworn() } } }
      struct FeastView: View { let model: FeastModel; var body: some View { Button("End") { model.end() } } }
      struct CellarView: View { var body: some View { Text("Cellar") } }
      """)
  }

  /// The same where the view keeps the model until the screen is made.
  @Test func aModelThatIsKeptForAScreenRunsThere() {
    expectFlow(
      """
      import SwiftUI
      @main struct GuildApp: App { var body: some Scene { WindowGroup { GuildView() } } } // nav: (entry) -> GuildView [root]
      enum Room: Hashable { case oath, feast }
      final class OathModel {
        private let onSworn: () -> Void
        init(onSworn: @escaping () -> Void) { self.onSworn = onSworn }
        func swear() { onSworn() }
      }
      struct GuildView: View {
        @State private var room = Room.oath
        @State private var model: OathModel?
        var body: some View {
          TabView(selection: $room) {
            Group { if let model { OathView(model: model) } }.tag(Room.oath) // nav: GuildView -> OathView [tab]
            FeastView().tag(Room.feast) // nav: GuildView -> FeastView [tab]
          }
          .onAppear {
            model = OathModel(onSworn: { room = .feast }) // nav: OathView -> FeastView [tab] Room.feast
          }
        }
      }
      struct OathView: View { let model: OathModel; var body: some View { Button("Swear") { model.swear() } } }
      struct FeastView: View { var body: some View { Text("Feast") } }
      """)
  }

  /// Of what a library gives nothing is known but the type that the callback takes: that is enough for a stack that goes by types.
  @Test func whatACallbackIsGivenByALibraryIsOfItsType() {
    expectFlow(
      """
      import SwiftUI
      import TavernAPI
      @main struct TavernApp: App { var body: some Scene { WindowGroup { BarView() } } } // nav: (entry) -> BarView [root]
      struct BarView: View {
        let service: any TavernService
        @State private var path = NavigationPath()
        @State private var isOrdering = false
        var body: some View {
          NavigationStack(path: $path) {
            Button("Order") { isOrdering = true } // nav: BarView -> OrderSheet [sheet]
              .navigationDestination(for: Order.self) { OrderView(order: $0) }
              .sheet(isPresented: $isOrdering) {
                OrderSheet(service: service) { order in
                  path.append(order) // nav: OrderSheet -> OrderView [push]
                }
              }
          }
        }
      }
      struct OrderSheet: View {
        let service: any TavernService
        let onOrdered: (Order) -> Void
        var body: some View {
          Button("Order") {
            Task {
              let answer = try await service.order()
              if let order = answer.data { onOrdered(order) }
            }
          }
        }
      }
      struct OrderView: View { let order: Order; var body: some View { Text("Order") } }
      """)
  }

  /// From the root of a window down to the screen that calls it, whatever lies over the root.
  @Test func whatTheRootHandsOnRunsWhereItIsCalled() {
    expectFlow(
      """
      import SwiftUI
      @main struct InnApp: App {
        @StateObject private var desk = Desk()
        var body: some Scene {
          WindowGroup {
            PorchView(desk: desk, onLeave: { Task { desk.leave() } }) // nav: (entry) -> PorchView [root]
          }
        }
      }
      enum Stay { case out, inside }
      final class Desk: ObservableObject {
        @Published var stay: Stay = .out
        func leave() { stay = .out } // nav: BedView -> DoorView [root] Stay.out
        func enter() { stay = .inside } // nav: DoorView -> HallView [root] Stay.inside
      }
      struct PorchView: View {
        @ObservedObject var desk: Desk
        var onLeave: (() -> Void)?
        @State private var isDark = true
        var body: some View {
          ZStack {
            InnView(desk: desk, onLeave: onLeave) // nav: PorchView -> InnView [root]
            if isDark { LampView() } // nav: PorchView -> LampView [root]
          }
          .task { isDark = false }
        }
      }
      struct InnView: View {
        @ObservedObject var desk: Desk
        var onLeave: (() -> Void)?
        var body: some View {
          Group {
            switch desk.stay {
            case .out: DoorView(desk: desk) // nav: InnView -> DoorView [root] Stay.out
            case .inside: HallView(onLeave: onLeave)
            }
          }
        }
      }
      struct HallView: View {
        var onLeave: (() -> Void)?
        @State private var isTired = false
        var body: some View {
          NavigationStack {
            Button("Bed") { isTired = true } // nav: HallView -> BedView [sheet]
              .sheet(isPresented: $isTired) { BedView(onLeave: onLeave) }
          }
        }
      }
      struct BedView: View {
        var onLeave: (() -> Void)?
        var body: some View { List { if onLeave != nil { Button("Leave") { onLeave?() } } } }
      }
      struct LampView: View { var body: some View { List { Text("Lamp") } } }
      struct DoorView: View { @ObservedObject var desk: Desk; var body: some View { Button("Enter") { desk.enter() } } }
      """)
  }

  /// A factory keeps what it is given in the model of the screen that it makes; what a screen has a helper of its own keep, stays its own.
  @Test func aFactoryKeepsACallbackInTheModel() {
    expectFlow(
      """
      import SwiftUI
      import UIKit
      @main final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var flow: InnFlow!
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          flow = InnFlow(factory: RoomFactory())
          flow.start()
          window?.rootViewController = flow.stack // nav: (entry) -> DoorView [root]
        }
      }
      final class InnFlow {
        var stack = UINavigationController(rootViewController: UIViewController())
        private let factory: RoomFactory
        init(factory: RoomFactory) { self.factory = factory }
        func start() { stack = factory.door(onEnter: { [weak self] in self?.showHall() }) }
        private func showHall() { stack.pushViewController(HallController(), animated: true) } // nav: DoorView -> HallController [push]
      }
      final class RoomFactory {
        func door(onEnter: @escaping () -> Void) -> UINavigationController {
          let model = DoorModel()
          model.onEnter = onEnter
          return UINavigationController(rootViewController: UIHostingController(rootView: DoorView(model: model)))
        }
      }
      final class DoorModel: ObservableObject {
        var onEnter: (() -> Void)?
        func enter() { onEnter?() }
      }
      struct DoorView: View {
        @StateObject var model: DoorModel
        var body: some View { Button("Enter") { model.enter() } }
      }
      final class Sign: UIView { var onTap: (() -> Void)? }
      class RoomController: UIViewController {
        func put(_ onTap: @escaping () -> Void) { let sign = Sign(); sign.onTap = onTap }
      }
      final class HallController: RoomController {
        override func viewDidLoad() { put { self.showBed() } }
        func showBed() { show(BedController(), sender: nil) } // nav: HallController -> BedController [push]
      }
      final class BedController: RoomController {
        override func viewDidLoad() { put { self.showLamp() } }
        func showLamp() { show(LampController(), sender: nil) } // nav: BedController -> LampController [push]
      }
      final class LampController: UIViewController {}
      """)
  }
}
