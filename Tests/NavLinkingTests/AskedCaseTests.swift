import Testing

/// Bindings that ask whether a state is one of its cases.
struct AskedCaseTests {
  @Test func aBindingThatComparesShowsOneCase() {
    expectFlow(
      """
      import SwiftUI
      extension Binding where Value == Bool {
        init<Item: Equatable>(_ item: Binding<Item?>, is wanted: Item) {
          self.init {
            if let value = item.wrappedValue, case wanted = value { return true }
            return false
          } set: { isOn in
            if !isOn { item.wrappedValue = nil }
          }
        }
      }
      @main struct KilnApp: App { var body: some Scene { WindowGroup { KilnView() } } } // nav: (entry) -> KilnView [root]
      final class Kiln: ObservableObject {
        enum Panel { case heat, log, hint }
        @Published var panel: Panel? = nil
      }
      struct KilnView: View {
        @StateObject private var kiln = Kiln()
        var body: some View {
          VStack {
            Button("Heat") { kiln.panel = .heat } // nav: KilnView -> HeatView [sheet] Kiln.Panel.heat
            Button("Log") { kiln.panel = .log } // nav: KilnView -> LogView [fullScreenCover] Kiln.Panel.log
            Button("Hint") { kiln.panel = .hint }
            if kiln.panel == .hint { Text("Hint") }
          }
          .sheet(isPresented: Binding($kiln.panel, is: Kiln.Panel.heat)) { HeatView() }
          .fullScreenCover(isPresented: Binding($kiln.panel, is: .log)) { LogView() }
        }
      }
      struct HeatView: View { var body: some View { Text("Heat") } }
      struct LogView: View { var body: some View { Text("Log") } }
      """)
  }

  @Test func aFunctionThatComparesBindsOneCase() {
    expectFlow(
      """
      import SwiftUI
      @main struct LoomApp: App { var body: some Scene { WindowGroup { LoomView() } } } // nav: (entry) -> LoomView [root]
      enum Drawer { case yarn, dye }
      struct LoomView: View {
        @State private var drawer: Drawer?
        var body: some View {
          VStack {
            Button("Yarn") { drawer = .yarn } // nav: LoomView -> YarnView [sheet] Drawer.yarn
            Button("Dye") { drawer = .dye } // nav: LoomView -> DyeView [sheet] Drawer.dye
          }
          .sheet(isPresented: isOpen(.yarn)) { YarnView() }
          .background { Color.clear.sheet(isPresented: isOpen(.dye)) { DyeView() } }
        }
        private func isOpen(_ wanted: Drawer) -> Binding<Bool> {
          Binding(get: { drawer == wanted }, set: { if !$0 { drawer = nil } })
        }
      }
      struct YarnView: View { var body: some View { Text("Yarn") } }
      struct DyeView: View { var body: some View { Text("Dye") } }
      """)
  }

  @Test func aFallbackAsksForNoCase() {
    expectFlow(
      """
      import SwiftUI
      extension Binding {
        func replacing<Wrapped>(_ fallback: Wrapped) -> Binding<Wrapped?> where Value == Wrapped? {
          Binding<Wrapped?>(get: { wrappedValue ?? fallback }, set: { wrappedValue = $0 })
        }
      }
      @main struct DeskApp: App { var body: some Scene { WindowGroup { DeskView() } } } // nav: (entry) -> DeskView [root]
      enum Tray: Identifiable {
        case pens, notes
        var id: Self { self }
      }
      struct DeskView: View {
        @State private var tray: Tray?
        var body: some View {
          Button("Notes") { tray = .notes } // nav: DeskView -> NotesView [sheet] Tray.notes
            .sheet(item: $tray.replacing(.pens)) { tray in
              switch tray {
              case .pens: PensView()
              case .notes: NotesView()
              }
            }
        }
      }
      struct PensView: View { var body: some View { Text("Pens") } }
      struct NotesView: View { var body: some View { Text("Notes") } }
      """)
  }

  @Test func aSheetOfPartsIsNotItsButton() {
    expectFlow(
      """
      import SwiftUI
      @main struct MailApp: App { var body: some Scene { WindowGroup { MailView() } } } // nav: (entry) -> MailView [root]
      struct WideButton: View {
        let title: String
        let action: () -> Void
        var body: some View { Button(action: action) { Text(title) }.padding() }
      }
      struct MailView: View {
        @State private var asks = false
        @State private var shows = false
        var body: some View {
          VStack {
            Button("Ask") { asks = true }
            WideButton(title: "Letter") { shows = true } // nav: MailView -> LetterView [sheet]
          }
          .sheet(isPresented: $asks) {
            VStack {
              Text("Really?")
              WideButton(title: "Yes") { asks = false }
            }
          }
          .sheet(isPresented: $shows) { LetterView() }
        }
      }
      struct LetterView: View { var body: some View { Text("Letter") } }
      """)
  }
}
