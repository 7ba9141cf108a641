import Testing

/// Types that are named with their module.
struct QualifiedNameTests {
  /// What builds the module is not among the files, so that a folder above or below is taken for it.
  @Test func aModuleIsToldByItsFolder() {
    expectFlow(
      """
      // file: Inn/Rooms/Room.swift
      public struct Room: Hashable { public let number: Int }
      // file: Inn/Desk/Desk.swift
      import Rooms
      import SwiftUI
      @main struct InnApp: App { var body: some Scene { WindowGroup { DeskView() } } } // nav: (entry) -> DeskView [root]
      struct DeskView: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            Button("Room") { path.append(Room(number: 1)) } // nav: DeskView -> RoomView [push]
              .navigationDestination(for: Rooms.Room.self) { RoomView(room: $0) }
          }
        }
      }
      struct RoomView: View { let room: Room; var body: some View { Text("Room") } }
      """)
  }
}
