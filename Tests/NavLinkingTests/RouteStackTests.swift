import Testing

/// Views that put the page of a route into a stack of their own.
@Suite struct RouteStackTests {
  private static let lines = """
    import SwiftUI
    enum Line: String, CaseIterable, Identifiable, Hashable {
      case red, blue, depot
      var id: Self { self }
      static var shown: [Line] { allCases.filter { $0 != .depot } }
      static let first: [Line] = [.red, .blue]
      var isInService: Bool { self != .depot }
      @ViewBuilder var board: some View { switch self { case .red: RedBoard(); case .blue: BlueBoard(); case .depot: DepotBoard() } }
    }
    @main struct TramApp: App {
      var body: some Scene { WindowGroup { TramShell() } } // nav: (entry) -> TramShell [root]
    }
    struct RedBoard: View {
      var body: some View { NavigationLink("Market", value: 1) } // nav: RedBoard -> StopView [push]
    }
    struct BlueBoard: View { var body: some View { Text("Blue") } }
    struct DepotBoard: View { var body: some View { Text("Depot") } }
    struct StopView: View { let number: Int; var body: some View { Text("Stop") } }

    """

  private static let stack = """
    struct LineStack: View {
      let line: Line
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          line.board.navigationDestination(for: Int.self) { StopView(number: $0) }
        }
      }
    }

    """

  @Test func whoShowsTheStackShowsThePage() {
    expectFlow(
      Self.lines + Self.stack + """
        struct TramShell: View {
          @State private var line: Line = .red
          var body: some View {
            TabView(selection: $line) {
              LineStack(line: .red).tag(Line.red) // nav: TramShell -> RedBoard [tab] Line.red
              LineStack(line: .blue).tag(Line.blue) // nav: TramShell -> BlueBoard [tab] Line.blue
            }
          }
        }
        """)
  }

  @Test func theStackMayChooseThePageItself() {
    expectFlow(
      Self.lines + """
        struct LineStack: View {
          let line: Line
          var body: some View {
            NavigationStack {
              Group { switch line { case .red: RedBoard(); case .blue: BlueBoard(); case .depot: DepotBoard() } }
                .navigationDestination(for: Int.self) { StopView(number: $0) }
            }
          }
        }
        struct TramShell: View {
          @State private var line: Line = .red
          var body: some View {
            TabView(selection: $line) {
              ForEach(Line.first) { line in
                LineStack(line: line).tag(line) // nav: TramShell -> RedBoard [tab] Line.red; TramShell -> BlueBoard [tab] Line.blue
              }
            }
          }
        }
        """)
  }

  /// A view that only makes such a stack with the route it is given is the route as well.
  @Test func aViewAroundTheStackShowsThePage() {
    expectFlow(
      Self.lines + Self.stack + """
        struct LineSheet: View {
          let line: Line
          @EnvironmentObject private var timetable: Timetable
          var body: some View {
            LineStack(line: line)
              .environmentObject(timetable)
              .onAppear { timetable.load() }
          }
        }
        final class Timetable: ObservableObject {
          @Published var shown: Line?
          func load() {}
          func open(_ line: Line) { shown = line }
        }
        struct LineModal: ViewModifier {
          @Binding var line: Line?
          @EnvironmentObject private var timetable: Timetable
          private var isShown: Binding<Bool> {
            Binding(get: { line.map { fills($0) } ?? false }, set: { if !$0 { timetable.shown = nil } })
          }
          private func fills(_ line: Line) -> Bool { line.isInService }
          func body(content: Content) -> some View {
            content.fullScreenCover(isPresented: isShown) {
              if let line { LineSheet(line: line) } else { EmptyView() }
            }
          }
        }
        struct TramShell: View {
          @StateObject private var timetable = Timetable()
          var body: some View {
            VStack {
              Button("Red") {
                timetable.open(.red) // nav: TramShell -> RedBoard [fullScreenCover] Line.red
              }
              Button("Depot") {
                timetable.open(.depot) // nav: TramShell -> DepotBoard [fullScreenCover] Line.depot
              }
            }
            .modifier(LineModal(line: $timetable.shown))
          }
        }
        """)
  }

  @Test func aStackWithMoreThanThePageIsAScreen() {
    expectFlow(
      Self.lines + """
        struct LineStack: View {
          let line: Line
          var body: some View {
            VStack {
              Text(line.rawValue)
              NavigationStack { line.board.navigationDestination(for: Int.self) { StopView(number: $0) } }
            }
          }
        }
        struct TramShell: View {
          var body: some View {
            TabView {
              LineStack(line: .red) // nav: TramShell -> LineStack [tab]; TramShell -> RedBoard [root] Line.red
            }
          }
        }
        """)
  }

  @Test(arguments: [
    "Line.allCases.filter { $0 != .depot }", "Line.allCases.filter { line in ![.depot].contains(line) }", "Line.allCases.filter(\\.isInService)",
    "Line.allCases.filter { $0.isInService }", "Line.allCases.filter { $0.isInService && $0 != .red || $0 == .red }", "Line.allCases.prefix(2)", "Line.allCases.dropLast()", "Line.shown",
  ])
  func ofAListThatIsCutShortTheRestIsShown(_ list: String) {
    expectFlow(
      Self.lines + Self.stack + """
        struct TramShell: View {
          @State private var line: Line = .red
          var body: some View {
            TabView(selection: $line) {
              ForEach(\(list)) { line in
                LineStack(line: line).tag(line) // nav: TramShell -> RedBoard [tab] Line.red; TramShell -> BlueBoard [tab] Line.blue
              }
            }
          }
        }
        """)
  }

  @Test func whatAListKeepsMayNotBeKnown() {
    expectFlow(
      Self.lines + Self.stack + """
        struct TramShell: View {
          let known: Set<Line>
          @State private var line: Line = .red
          var body: some View {
            TabView(selection: $line) {
              ForEach(Line.allCases.filter { known.contains($0) }) { line in
                // nav: TramShell -> RedBoard [tab] Line.red; TramShell -> BlueBoard [tab] Line.blue; TramShell -> DepotBoard [tab] Line.depot
                LineStack(line: line).tag(line)
              }
            }
          }
        }
        """)
  }
}
