import Testing

/// Functions of a program's own around the notification center, which are told by the type of what they are given what it is about.
struct RelayedAnnouncementTests {
  @Test func typedMessagesCarryWhatIsShown() {
    expectFlow(
      """
      import Combine
      import SwiftUI
      @main struct HarborApp: App { var body: some Scene { WindowGroup { HarborView() } } } // nav: (entry) -> HarborView [root]
      protocol Signal {
        associatedtype Payload
        static var name: Notification.Name { get }
        var payload: Payload { get }
      }
      extension Signal {
        static var name: Notification.Name { Notification.Name("\\(Self.self)") }
      }
      struct Signals<T: Signal> {
        let signal: T
        init(_ signal: T) { self.signal = signal }
      }
      struct SignalHandler<T> {}
      func send<T: Signal>(_ signal: Signals<T>) {
        let signal = signal.signal
        DispatchQueue.main.async {
          NotificationCenter.default.post(name: T.name, object: signal.payload)
        }
      }
      func received<T: Signal>(_ handler: SignalHandler<T>) -> AnyPublisher<T.Payload, Never> {
        return NotificationCenter.default.publisher(for: T.name)
          .map { notification in notification.object as! T.Payload }
          .eraseToAnyPublisher()
      }
      struct SheetSignal: Signal {
        typealias Payload = Sheets
        var payload: Payload
      }
      extension SignalHandler { static var sheet: SignalHandler<SheetSignal> { .init() } }
      extension Signals { static func sheet(_ sheet: Sheets) -> Signals<SheetSignal> { .init(.init(payload: sheet)) } }
      struct TideSignal: Signal {
        typealias Payload = Void
        var payload: Void
      }
      extension SignalHandler { static var tide: SignalHandler<TideSignal> { .init() } }
      extension Signals { static var tide: Signals<TideSignal> { .init(.init(payload: ())) } }

      enum Sheets: Identifiable { case boat(String), crew, tides; var id: Int { 0 } }
      func present(_ sheet: Sheets) { send(.sheet(sheet)) }
      struct HarborView: View {
        @State private var sheet: Sheets?
        var body: some View {
          NavigationStack {
            VStack {
              Button("Crew") { present(.crew) } // nav: HarborView -> CrewView [sheet] Sheets.crew
              NavigationLink("Pier") { PierView() } // nav: HarborView -> PierView [push]
            }
          }
          .sheet(item: $sheet) { sheet in
            switch sheet {
            case .boat(let id): BoatView(id: id)
            case .crew: CrewView()
            case .tides: TidesView()
            }
          }
          .onReceive(received(.sheet)) { shown in self.sheet = shown }
          .onReceive(received(.tide)) { _ in self.sheet = .tides } // nav: PierView -> TidesView [sheet] Sheets.tides
        }
      }
      struct PierView: View {
        var body: some View {
          VStack {
            Button("Boat") { present(.boat("a")) } // nav: PierView -> BoatView [sheet] Sheets.boat
            Button("Crew") { send(.sheet(.crew)) } // nav: PierView -> CrewView [sheet] Sheets.crew
            Button("Tide") { send(.tide) }
          }
        }
      }
      struct BoatView: View { let id: String; var body: some View { Text(id) } }
      struct CrewView: View { var body: some View { Text("Crew") } }
      struct TidesView: View { var body: some View { Text("Tides") } }
      """)
  }

  /// `post` is given the name that it posts, and `publisher` the one that it waits for.
  @Test func aHelperMayBeGivenTheName() {
    expectFlow(
      """
      import Combine
      import SwiftUI
      extension Notification.Name {
        static let ebb = Notification.Name("ebb")
        static let flood = Notification.Name("flood")
      }
      enum Notices {
        static func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: nil) }
        static func publisher(of name: Notification.Name) -> AnyPublisher<Notification, Never> {
          NotificationCenter.default.publisher(for: name).eraseToAnyPublisher()
        }
      }
      @main struct HarborApp: App { var body: some Scene { WindowGroup { HarborView() } } } // nav: (entry) -> HarborView [root]
      struct HarborView: View {
        @State private var isEbb = false
        @State private var isFlood = false
        var body: some View {
          NavigationStack {
            List {
              NavigationLink("Pier") { PierView() } // nav: HarborView -> PierView [push]
              NavigationLink("Lock") { LockView() } // nav: HarborView -> LockView [push]
            }
          }
          .sheet(isPresented: $isEbb) { EbbView() }
          .sheet(isPresented: $isFlood) { FloodView() }
          .onReceive(Notices.publisher(of: .ebb)) { _ in isEbb = true } // nav: PierView -> EbbView [sheet]
          .onReceive(Notices.publisher(of: .flood)) { _ in isFlood = true } // nav: LockView -> FloodView [sheet]
        }
      }
      struct PierView: View { var body: some View { Button("Ebb") { Notices.post(.ebb) } } }
      struct LockView: View { var body: some View { Button("Flood") { Notices.post(.flood) } } }
      struct EbbView: View { var body: some View { Text("Ebb") } }
      struct FloodView: View { var body: some View { Text("Flood") } }
      """)
  }
}
