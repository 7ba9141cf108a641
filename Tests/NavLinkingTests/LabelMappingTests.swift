import Testing

/// Enums with one switch for what a case shows, and another for what a link to it looks like.
@Suite struct LabelMappingTests {
  @Test(arguments: ["NavigationLink(value: room) { room.card }", "RoomLink(room: room) { room.card.padding() }"])
  func whatALinkLooksLikeIsNoScreen(link: String) {
    expectFlow(
      """
      import SwiftUI
      @main struct InnApp: App { var body: some Scene { WindowGroup { InnView() } } } // nav: (entry) -> InnView [root]
      enum Room: String, CaseIterable, Identifiable {
        case attic, cellar
        var id: Room { self }
        @ViewBuilder var card: some View {
          switch self {
          case .attic: AtticCard()
          default: EmptyView()
          }
        }
        @ViewBuilder var page: some View {
          switch self {
          case .attic: AtticPage()
          case .cellar: CellarPage()
          }
        }
      }
      struct RoomLink<Label: View>: View {
        let room: Room
        let label: () -> Label
        init(room: Room, @ViewBuilder label: @escaping () -> Label) { self.room = room; self.label = label }
        var body: some View { NavigationLink(value: room) { label() } }
      }
      struct InnView: View {
        var body: some View {
          NavigationStack {
            List {
              ForEach([Room.attic]) { room in
                \(link) // nav: InnView -> AtticPage [push] Room.attic
              }
              NavigationLink("Cellar", value: Room.cellar) // nav: InnView -> CellarPage [push] Room.cellar
            }
            .navigationDestination(for: Room.self) { room in room.page }
          }
        }
      }
      struct AtticCard: View { var body: some View { Text("Attic") } }
      struct AtticPage: View { var body: some View { Text("Attic") } }
      struct CellarPage: View { var body: some View { Text("Cellar") } }
      """)
  }
}
