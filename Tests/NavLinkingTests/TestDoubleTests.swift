import Testing

/// Types that stand in for others in previews, demos and tests are not what the app runs.
@Suite struct TestDoubleTests {
  private func hotel(_ protocolName: String, _ types: String, desk: String) -> String {
    """
    import UIKit
    import Swinject
    protocol \(protocolName) { func roomController() -> UIViewController }
    \(types)
    class LobbyController: UIViewController {
      let rooms: \(protocolName)
      init(rooms: \(protocolName)) { self.rooms = rooms; super.init(nibName: nil, bundle: nil) }
      @objc func tapRoom() { navigationController?.pushViewController(rooms.roomController(), animated: true) } // nav: \(desk)
    }
    class RoomController: UIViewController {}
    class BlankController: UIViewController {}
    """
  }

  @Test(arguments: ["MockRoomService", "RoomServiceStub", "FakeRoomService"])
  func oneThatStandsInForAnotherIsNotRun(_ name: String) {
    expectFlow(
      hotel(
        "RoomServing",
        """
        final class RoomService: RoomServing { func roomController() -> UIViewController { RoomController() } }
        final class \(name): RoomServing { func roomController() -> UIViewController { BlankController() } }
        """, desk: "LobbyController -> RoomController [push]"))
  }

  @Test func oneThatStandsInForTheProtocolIsNotRun() {
    expectFlow(
      hotel(
        "RoomService",
        """
        final class LiveRooms: RoomService { func roomController() -> UIViewController { RoomController() } }
        final class RoomServiceMock: RoomService { func roomController() -> UIViewController { BlankController() } }
        """, desk: "LobbyController -> RoomController [push]"))
  }

  /// An exam that is a mock one is no stand-in for anything here, and neither is the only one there is.
  @Test func whatStandsInForNothingIsRun() {
    expectFlow(
      hotel(
        "Rooming",
        """
        final class LiveRooms: Rooming { func roomController() -> UIViewController { RoomController() } }
        final class MockExam: Rooming { func roomController() -> UIViewController { BlankController() } }
        """, desk: "LobbyController -> RoomController [push]; LobbyController -> BlankController [push]"))
    expectFlow(
      hotel(
        "RoomServing", "final class MockRoomService: RoomServing { func roomController() -> UIViewController { BlankController() } }",
        desk: "LobbyController -> BlankController [push]"))
  }

  /// Of two registrations for one type, whatever the stand-in is called besides.
  @Test func ofTwoRegistrationsTheAppRunsItsOwn() {
    expectFlow(
      """
      import UIKit
      import Swinject
      protocol RoomInterface { func roomController() -> UIViewController }
      final class RoomInterfaceImpl: RoomInterface { func roomController() -> UIViewController { RoomController() } }
      final class MockHotelRoomModule: RoomInterface { func roomController() -> UIViewController { BlankController() } }
      enum Desk {
        static let container = Container()
        static func register() { container.register(RoomInterface.self) { _ in RoomInterfaceImpl() } }
        static func registerForDemo() { container.register(RoomInterface.self) { _ in MockHotelRoomModule() } }
        static var rooms: RoomInterface {
          guard let rooms = container.resolve(RoomInterface.self) else { fatalError() }
          return rooms
        }
      }
      class LobbyController: UIViewController {
        @objc func tapRoom() {
          let room = Desk.rooms.roomController()
          navigationController?.pushViewController(room, animated: true) // nav: LobbyController -> RoomController [push]
        }
      }
      class RoomController: UIViewController {}
      class BlankController: UIViewController {}
      """)
  }
}
