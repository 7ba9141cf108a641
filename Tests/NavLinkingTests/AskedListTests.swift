import Testing

/// Cases that code names to ask whether a value is among them.
struct AskedListTests {
  private func harbour(_ member: String, _ button: String = "") -> String {
    """
    import SwiftUI
    enum Pier: Hashable {
      case ferry, crane, lock
      \(member)
    }
    @main struct HarbourApp: App { var body: some Scene { WindowGroup { QuayView() } } }
    struct QuayView: View {
      @State private var path: [Pier] = []
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            Button("Ferry") { path.append(.ferry) }
            \(button)
          }
          .navigationDestination(for: Pier.self) { pier in
            switch pier {
            case .ferry: FerryView()
            case .crane: CraneView()
            case .lock: LockView()
            }
          }
        }
      }
    }
    struct FerryView: View { var body: some View { Text("ferry") } }
    struct CraneView: View { var body: some View { Text("crane") } }
    struct LockView: View { var body: some View { Text("lock") } }
    """
  }

  private func made(_ source: String) -> [String] {
    let routes = FlowRun.graph(source).routeTypes.flatMap(\.cases)
    return routes.filter { !$0.constructions.isEmpty }.map(\.name).sorted()
  }

  @Test(arguments: [
    ("", "Button(\"Up\") { if path.contains(.crane) { path.removeLast() } }"),
    ("", "Button(\"Up\") { if [.crane, .lock].contains(path.last) { path.removeLast() } }"),
    ("", "Button(\"Up\") { let works: [Pier] = [.crane, .lock]; path = path.filter { !works.contains($0) } }"),
    ("static let works: [Pier] = [.crane, .lock]", "if path.contains(Pier.works) { Text(\"at work\") }"),
    ("static let works: Set<Pier> = Set([.crane, .lock])", "Button(\"Up\") { path = path.filter { !Pier.works.contains($0) } }"),
    ("static var works: [Pier] { [.crane, .lock] }", "Button(\"Up\") { path = path.filter { !Pier.works.contains($0) } }"),
  ])
  func areNotMade(_ member: String, _ button: String) {
    #expect(made(harbour(member, button)) == ["ferry"])
  }

  @Test(arguments: [
    ("static let works: [Pier] = [.crane, .lock]", "ForEach(Pier.works, id: \\.self) { NavigationLink(\"Work\", value: $0) }"),
    ("static let works: [Pier] = [.crane, .lock]", "Button(\"Up\") { if Pier.works.contains(path[0]) { path = Pier.works } }"),
    ("static var works: [Pier] { [.crane, .lock] }", "Button(\"Work\") { path = Pier.works }"),
    ("public static let works: [Pier] = [.crane, .lock]", "if path.contains(Pier.works) { Text(\"at work\") }"),
  ])
  func areMadeWhereTheListIsUsed(_ member: String, _ button: String) {
    #expect(made(harbour(member, button)) == ["crane", "ferry", "lock"])
  }
}
