import Testing

/// Stacks whose root an object chooses by a state that it keeps: what that begins with is there first.
@Suite struct KeptRootTests {
  private static let workshop = """
    import SwiftUI
    enum Place: Hashable { case door, bench, tools }
    final class Guide: ObservableObject {
      @Published var path = NavigationPath()
      @Published private(set) var root: Place = .door // nav: (entry) -> DoorView [root] Place.door
      func push(_ place: Place) { path.append(place) }
      func replace(with place: Place) { root = place }
      @ViewBuilder func makeRoot() -> some View { make(root) }
      @ViewBuilder func make(_ place: Place) -> some View {
        switch place {
        case .door: DoorView()
        case .bench: BenchView()
        case .tools: ToolsView()
        }
      }
    }
    @main struct WorkshopApp: App {
      MADE
      var body: some Scene {
        WindowGroup {
          NavigationStack(path: $guide.path) {
            ROOT
              .navigationDestination(for: Place.self) { guide.make($0) }
          }
          .environmentObject(guide)
        }
      }
    }
    struct DoorView: View {
      @EnvironmentObject var guide: Guide
      var body: some View { List { Button("In") { guide.replace(with: .bench) } } } // nav: DoorView -> BenchView [root] Place.bench
    }
    struct BenchView: View {
      @EnvironmentObject var guide: Guide
      var body: some View { List { Button("Tools") { guide.push(.tools) } } } // nav: BenchView -> ToolsView [push] Place.tools
    }
    struct ToolsView: View {
      @EnvironmentObject var guide: Guide
      var body: some View { List { Button("Out") { guide.replace(with: .door) } } } // nav: ToolsView -> DoorView [root] Place.door
    }
    """

  @Test(arguments: [
    ("@StateObject private var guide = Guide()", "guide.makeRoot()"),
    ("@StateObject private var guide = Guide()", "guide.make(guide.root)"),
    ("@StateObject private var guide: Guide\n  init() { let made = Guide(); _guide = StateObject(wrappedValue: made) }", "guide.makeRoot()"),
  ])
  func theFirstRootIsThereFromTheBeginning(made: String, root: String) {
    expectFlow(Self.workshop.replacing("MADE", with: made).replacing("ROOT", with: root))
  }
}
