import Testing

/// Stacks that an app draws by itself, of entries that hold what they show.
struct LayeredStackTests {
  private static func app(_ drawing: String) -> String {
    """
    import SwiftUI
    enum Page: Equatable { case orchard, tree(Int), fruit(String) }
    struct Entry: Identifiable {
      let id = UUID()
      var isShown = true
      var page: Page?
    }
    final class Trail: ObservableObject {
      @Published var entries: [Entry] = []
      func go(_ entry: Entry) {
        var entry = entry
        entry.isShown = true
        entries.append(entry)
      }
      func back() { entries.removeLast() }
    }
    @main struct OrchardApp: App {
      @StateObject private var trail = Trail()
      var body: some Scene { WindowGroup { TrailView().environmentObject(trail) } } // nav: (entry) -> TrailView [root]
    }
    struct TrailView: View {
      @EnvironmentObject private var trail: Trail
      var body: some View {
        HStack {
          Text("Orchard")
          \(drawing)
        }
        .onAppear { trail.go(Entry(page: .orchard)) } // nav: TrailView -> OrchardView [push] Page.orchard
      }
    }
    struct OrchardView: View {
      @EnvironmentObject private var trail: Trail
      var body: some View { Button("Tree") { trail.go(.init(page: .tree(3))) } } // nav: OrchardView -> TreeView [push] Page.tree
    }
    struct TreeView: View {
      let number: Int
      @EnvironmentObject private var trail: Trail
      var body: some View { Button("Fruit") { trail.go(Entry(isShown: false, page: .fruit("pear"))) } } // nav: TreeView -> FruitView [push] Page.fruit
    }
    struct FruitView: View { let name: String; var body: some View { Text(name) } }
    """
  }

  private static let arms = """
    switch entry.page {
    case .orchard: OrchardView()
    case .tree(let number): TreeView(number: number).opacity(entry.isShown ? 1 : 0)
    case .fruit(let name): FruitView(name: name)
    default: Color.clear
    }
    """

  @Test func entriesThatLieOverOneAnotherAreAStack() {
    expectFlow(Self.app("ZStack { ForEach(trail.entries, id: \\.id) { entry in let isOn = entry.isShown\n\(Self.arms)\n.disabled(!isOn) } }"))
    expectFlow(Self.app("ZStack { if trail.entries.isEmpty { Text(\"Empty\") } else { ForEach(trail.entries) { entry in\n\(Self.arms)\n} } }"))
  }

  @Test func whatTheTopHoldsIsShown() {
    expectFlow(Self.app("if let entry = trail.entries.last {\n\(Self.arms)\n}"))
  }

  /// Rows of a list, however they look, are no stack.
  @Test func rowsAreNoStack() {
    expectFlow(
      """
      import SwiftUI
      enum Kind: Equatable { case text(String), tree(Int) }
      struct Message: Identifiable {
        let id = UUID()
        var kind: Kind
      }
      final class Chat: ObservableObject {
        @Published var messages: [Message] = []
        func say(_ message: Message) { messages.append(message) }
        func unsay() { messages.removeLast() }
      }
      @main struct ChatApp: App {
        @StateObject private var chat = Chat()
        var body: some Scene { WindowGroup { ChatView().environmentObject(chat) } } // nav: (entry) -> ChatView [root]
      }
      struct ChatView: View {
        @EnvironmentObject private var chat: Chat
        var body: some View {
          ZStack {
            VStack {
              ForEach(chat.messages) { message in
                switch message.kind {
                case .text(let text): TextBubble(text: text)
                case .tree(let number): TreeBubble(number: number)
                }
              }
              Button("Say") { chat.say(Message(kind: .text("Hello"))) }
            }
          }
        }
      }
      struct TextBubble: View { let text: String; var body: some View { Text(text) } }
      struct TreeBubble: View { let number: Int; var body: some View { Text("\\(number)") } }
      """)
  }
}
