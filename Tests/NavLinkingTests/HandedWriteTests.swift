import Testing

/// States that are written through bindings which functions and values are handed.
struct HandedWriteTests {
  @Test func whoWritesThroughABindingDecides() {
    expectFlow(
      """
      import SwiftUI
      @main struct MailApp: App { var body: some Scene { WindowGroup { BoxView() } } } // nav: (entry) -> BoxView [root]
      struct Letter: Identifiable { let id = 3 }
      enum Desk {
        static func answer(_ letter: Letter, reply: Binding<Letter?>, pen: Binding<Bool>) {
          reply.wrappedValue = Letter() // nav: BoxView -> ReplyView [sheet]
          pen.wrappedValue.toggle() // nav: BoxView -> PenView [sheet]
        }
      }
      struct Origin {
        private(set) var moving: Binding<[Letter]?>?
        init(moving: Binding<[Letter]?>? = nil) { self.moving = moving }
        static func box(moving: Binding<[Letter]?>? = nil) -> Origin { Origin(moving: moving) }
      }
      enum Deed { case move, drop }
      final class Clerk {
        static let shared = Clerk()
        func perform(_ deed: Deed, on letters: [Letter], from origin: Origin) async throws {
          switch deed {
          case .move:
            Task { @MainActor in
              origin.moving?.wrappedValue = letters // nav: BoxView -> MoveView [sheet]
            }
          case .drop: break
          }
        }
      }
      struct BoxView: View {
        @State private var reply: Letter?
        @State private var moving: [Letter]?
        @State private var showsPen = false
        let clerk: Clerk
        var body: some View {
          VStack {
            Button("Answer") { Desk.answer(Letter(), reply: $reply, pen: $showsPen) }
            Button("Move") { Task { try await clerk.perform(.move, on: [Letter()], from: .box(moving: $moving)) } }
            Button("Drop") { Task { try await clerk.perform(.drop, on: [Letter()], from: .box()) } }
          }
          .sheet(item: $reply) { ReplyView(letter: $0) }
          .sheet(item: $moving) { MoveView(letters: $0) }
          .sheet(isPresented: $showsPen) { PenView() }
        }
      }
      struct ReplyView: View { let letter: Letter; var body: some View { Text("Reply") } }
      struct MoveView: View { let letters: [Letter]; var body: some View { Text("Move") } }
      struct PenView: View { var body: some View { Text("Pen") } }
      """)
  }
}
