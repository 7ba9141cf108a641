import Testing

/// Data that has to be there for one of the screens that fill the window.
struct RootDataTests {
  @Test func whoFetchesTheDataOfTheRootExchangesTheScreen() {
    expectFlow(
      """
      import SwiftUI
      @main struct GardenApp: App {
        var body: some Scene {
          WindowGroup { GardenRoot() } // nav: (entry) -> GardenRoot [root]
        }
      }
      struct Key {}
      struct Gardener { let rulesRead: Date? }
      final class Shed: ObservableObject {
        static let shared = Shed()
        @Published var key: Key?
        @Published var gardener: Gardener? = nil
        @Published var notes: [String] = []
        func open(_ key: Key) async {
          self.key = key // nav: GateView -> WaitView [root]
          gardener = await gardener(of: key) // nav: WaitView -> BedsView [root]; WaitView -> RulesView [root]
        }
        func close() {
          gardener = nil
          key = nil // nav: BedsView -> GateView [root]
        }
        private func gardener(of key: Key) async -> Gardener { Gardener(rulesRead: nil) }
      }
      struct GardenRoot: View {
        @ObservedObject private var shed = Shed.shared
        var body: some View {
          ZStack {
            if shed.key != nil {
              if let gardener = shed.gardener {
                if gardener.rulesRead != nil {
                  BedsView()
                } else {
                  RulesView()
                }
              } else {
                WaitView()
              }
            } else {
              GateView() // nav: GardenRoot -> GateView [root]
            }
            VStack { ForEach(shed.notes, id: \\.self) { NoteRow(text: $0) } }
          }
        }
      }
      struct NoteRow: View {
        let text: String
        var body: some View { Text(text) }
      }
      struct BedsView: View { var body: some View { Button("Close") { Shed.shared.close() } } }
      struct RulesView: View { var body: some View { Text("Rules") } }
      struct WaitView: View { var body: some View { ProgressView() } }
      struct GateView: View { var body: some View { Button("Open") { Task { await Shed.shared.open(Key()) } } } }
      """)
  }

  @Test func whatACallbackGivesMayBeMissing() {
    expectFlow(
      """
      import SwiftUI
      import Cards
      @main struct LibraryApp: App {
        @StateObject private var desk = Desk()
        var body: some Scene {
          WindowGroup {
            if let card = desk.card {
              HallView(card: card, desk: desk) // nav: (entry) -> HallView [root]
            } else {
              DoorView() // nav: (entry) -> DoorView [root]
            }
          }
        }
      }
      final class Desk: ObservableObject {
        @Published var card: Card?
        func renew() {
          CardReader.shared.read { card in
            self.card = card // nav: HallView -> DoorView [root]
          }
        }
      }
      struct HallView: View {
        let card: Card
        let desk: Desk
        var body: some View { Button("Renew") { desk.renew() } }
      }
      struct DoorView: View { var body: some View { Text("Door") } }
      """)
  }

  @Test func aViewAroundTheFirstScreenLetsItIn() {
    expectFlow(
      """
      import SwiftUI
      @main struct CellarApp: App {
        var body: some Scene {
          WindowGroup {
            Gate { // nav: (entry) -> Gate [root]
              CellarView()
            }
          }
        }
      }
      struct Gate<Content: View>: View {
        let content: () -> Content
        @State private var isOpen = false
        @State private var isAsked = false
        init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
        var body: some View {
          if isOpen {
            content()
          } else {
            VStack { if isAsked { Text("Closed") } }
              .onAppear {
                Locks.ask { answer in
                  if answer { isOpen.toggle() } else { isAsked.toggle() } // nav: Gate -> CellarView [root]
                }
              }
          }
        }
      }
      struct CellarView: View { var body: some View { Text("Cellar") } }
      """)
  }

  /// A text that is empty is not there; a list that is empty is a page that shows nothing yet.
  @Test func anEmptyTextIsNotThere() {
    expectFlow(shed("String?", asked: "shed.name?.isEmpty ?? true", none: "nil"))
    expectFlow(shed("String", asked: "shed.name.isEmpty", none: "\"\""))
    expectFlow(
      """
      import SwiftUI
      @main struct GardenApp: App { var body: some Scene { WindowGroup { GardenRoot() } } } // nav: (entry) -> GardenRoot [root]
      final class Shed: ObservableObject { @Published var tools: [String] = [] }
      struct GardenRoot: View {
        @StateObject private var shed = Shed()
        var body: some View {
          // nav: GardenRoot -> BedsView [root]; GardenRoot -> GateView [root]
          if shed.tools.isEmpty { GateView(shed: shed) } else { BedsView() }
        }
      }
      struct GateView: View {
        let shed: Shed
        var body: some View { Button("Take") { shed.tools = ["Spade"] } }
      }
      struct BedsView: View { var body: some View { Text("Beds") } }
      """)
  }

  /// The choice stands in the stack of a view that another one is nothing but, in one of its builds.
  private func shed(_ type: String, asked: String, none: String) -> String {
    """
    import SwiftUI
    @main struct GardenApp: App { var body: some Scene { WindowGroup { GardenRoot() } } } // nav: (entry) -> GardenRoot [root]
    final class Shed: ObservableObject { @Published var name: \(type) = stored() }
    struct GardenRoot: View {
      var body: some View {
        Group {
    #if os(iOS)
          GardenView()
    #else
          BedsView()
    #endif
        }
        .padding()
      }
    }
    struct GardenView: View {
      @EnvironmentObject var shed: Shed
      var body: some View {
        NavigationStack {
          Group {
            // nav: GardenRoot -> BedsView [root]; GardenRoot -> GateView [root]
            if \(asked) { GateView() } else { BedsView() }
          }
        }
      }
    }
    struct GateView: View {
      @EnvironmentObject var shed: Shed
      var body: some View { Button("Enter") { enter(as: "Ada") } }
      private func enter(as name: String) { shed.name = name } // nav: GateView -> BedsView [root]
    }
    struct BedsView: View {
      @EnvironmentObject var shed: Shed
      var body: some View { Button("Leave") { shed.name = \(none) } } // nav: BedsView -> GateView [root]
    }
    """
  }
}
