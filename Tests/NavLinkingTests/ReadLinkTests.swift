import Testing

/// Links that are read in several steps before a function says what they show.
struct ReadLinkTests {
  @Test func whatALinkShowsIsKnownHoweverLongItTakesToReadIt() {
    expectFlow(
      """
      import SwiftUI
      @main struct HarborApp: App { var body: some Scene { WindowGroup { HarborView() } } } // nav: (entry) -> HarborView [root]
      enum Page: Hashable { case boat(String), pier(String), club, call(String) }
      enum Step { case show(Page), warn(Warning), nothing }
      enum Warning: Identifiable { case lost, busy; var id: Int { 0 } }
      enum LinkReader {
        enum Place { case boat(String), pier(String), club }
        enum Mark { case at(Place), call(String) }
        static func step(for url: URL) async -> Step {
          let mark = decode(url: url)
          switch mark {
          case .at(.boat(let id)): return .show(.boat(id)) // nav: HarborView -> BoatView [push] Page.boat
          case .at(let place):
            guard case .pier(let id) = place else { return .show(.club) } // nav: HarborView -> ClubView [push] Page.club
            return .show(.pier(id)) // nav: HarborView -> PierView [push] Page.pier
          case .call(let number):
            return await call(number)
          case nil: break
          }
          return .warn(.lost) // nav: HarborView -> LostView [sheet] Warning.lost
        }
        static func call(_ number: String) async -> Step {
          if number.isEmpty { return .warn(.busy) } // nav: HarborView -> BusyView [sheet] Warning.busy
          return .show(.call(number)) // nav: HarborView -> CallView [push] Page.call
        }
        static func decode(url: URL) -> Mark? { expanded(url.absoluteString) }
        static func unescaped(_ text: String) -> Mark? {
          guard let mark = spelled(text) else { return nil }
          switch mark {
          case .at(let place):
            switch place {
            case .boat(let id): return .at(.boat(id))
            case .pier(let id): return .at(.pier(id))
            case .club: return .at(.club)
            }
          case .call(let number): return .call(number)
          }
        }
        static func verified(_ text: String) -> Mark? {
          guard let mark = unescaped(text) else { return nil }
          switch mark {
          case .at(let place):
            switch place {
            case .boat(let id): return .at(.boat(id))
            case .pier(let id): return .at(.pier(id))
            case .club: return .at(.club)
            }
          case .call(let number): return .call(number)
          }
        }
        static func expanded(_ text: String) -> Mark? {
          guard let mark = verified(text) else { return nil }
          switch mark {
          case .at(let place):
            switch place {
            case .boat(let id): return .at(.boat(id))
            case .pier(let id): return .at(.pier(id))
            case .club: return .at(.club)
            }
          case .call(let number): return .call(number)
          }
        }
        static func spelled(_ text: String) -> Mark? {
          if text.hasPrefix("boat") { return .at(.boat(text)) }
          if text.hasPrefix("pier") { return .at(.pier(text)) }
          if text.hasPrefix("tel") { return .call(text) }
          return text.isEmpty ? nil : .at(.club)
        }
      }
      struct HarborView: View {
        @State private var path: [Page] = []
        @State private var warning: Warning?
        var body: some View {
          NavigationStack(path: $path) {
            Text("Harbor")
              .navigationDestination(for: Page.self) { page in
                switch page {
                case .boat(let id): BoatView(id: id)
                case .pier(let id): PierView(id: id)
                case .club: ClubView()
                case .call(let number): CallView(number: number)
                }
              }
          }
          .sheet(item: $warning) { warning in
            switch warning {
            case .lost: LostView()
            case .busy: BusyView()
            }
          }
          .onOpenURL { url in
            Task { take(await LinkReader.step(for: url)) }
          }
        }
        private func take(_ step: Step) {
          switch step {
          case .show(let page): path.append(page)
          case .warn(let warning): self.warning = warning
          case .nothing: break
          }
        }
      }
      struct BoatView: View { let id: String; var body: some View { Text(id) } }
      struct PierView: View { let id: String; var body: some View { Text(id) } }
      struct ClubView: View { var body: some View { Text("Club") } }
      struct CallView: View { let number: String; var body: some View { Text(number) } }
      struct LostView: View { var body: some View { Text("Lost") } }
      struct BusyView: View { var body: some View { Text("Busy") } }
      """)
  }
}
