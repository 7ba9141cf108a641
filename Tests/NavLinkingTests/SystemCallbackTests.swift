import Testing

/// What an object of a framework tells a service of the program's, which is its delegate.
@Suite struct SystemCallbackTests {
  private func pier(_ service: String, from screens: [String]) -> String {
    let expected = screens.map { "\($0) -> BoatView [push] Gate.boat" }.joined(separator: "; ")
    return """
      import SwiftUI
      import AVFoundation
      enum Gate: Hashable { case boat }
      final class TicketService: NSObject, ObservableObject, CodeScannerDelegate {
        static let shared = TicketService()
        @Published var path: [Gate] = []
        \(service)
        private func finish() { path.append(.boat) } // nav: \(expected)
      }
      struct PierView: View {
        @ObservedObject var tickets = TicketService.shared
        var body: some View {
          NavigationStack(path: $tickets.path) {
            VStack {
              NavigationLink("Kiosk") { KioskView() } // nav: PierView -> KioskView [push]
              NavigationLink("Map") { MapView() } // nav: PierView -> MapView [push]
            }
            .navigationDestination(for: Gate.self) { gate in
              switch gate {
              case .boat: BoatView()
              }
            }
          }
        }
      }
      struct KioskView: View {
        @ObservedObject var tickets = TicketService.shared
        var body: some View { Button("Scan") { tickets.scan() } }
      }
      struct MapView: View { @ObservedObject var tickets = TicketService.shared; var body: some View { Text("\\(tickets.path.count)") } }
      struct BoatView: View { var body: some View { Text("Boat") } }
      @main struct PierApp: App { var body: some Scene { WindowGroup { PierView() } } } // nav: (entry) -> PierView [root]
      """
  }

  private static let told = "func scanner(_ scanner: CodeScanner, didFind code: String) { finish() }"

  /// Nobody calls it, but somebody had the scanner started.
  @Test func runsWhereTheObjectWasStarted() {
    let service = """
      func scan() {
          let scanner = CodeScanner()
          scanner.delegate = self
          scanner.start()
        }
        \(Self.told)
      """
    expectFlow(pier(service, from: ["KioskView"]))
  }

  @Test func ofAnObjectThatIsKept() {
    let service = """
      private var scanner: CodeScanner?
        func scan() {
          scanner = CodeScanner()
          scanner?.delegate = self
          scanner?.start()
        }
        \(Self.told)
      """
    expectFlow(pier(service, from: ["KioskView"]))
  }

  /// What is there all the time tells of anything, at any time, and so does what is listened to from the start.
  @Test(arguments: [
    """
    func scan() { CodeScanner.shared.delegate = self; CodeScanner.shared.start() }
      \(told)
    """,
    """
    private let scanner = CodeScanner()
      override init() { super.init(); scanner.delegate = self }
      func scan() { scanner.start() }
      \(told)
    """,
  ])
  func whatIsAlwaysThereTellsAllThatHaveTheService(_ service: String) {
    expectFlow(pier(service, from: ["KioskView", "MapView", "PierView"]))
  }
}
