import Testing

/// Links whose binding asks the state's enum for the plain one of its cases.
@Suite struct FoldedCaseTests {
  @Test func aLinkShowsTheCasesThatComeOutAsItsTag() {
    expectFlow(
      """
      import SwiftUI
      @main struct MillApp: App { var body: some Scene { WindowGroup { MillView(hub: Hub()) } } } // nav: (entry) -> MillView [root]
      final class Hub: ObservableObject {
        enum Link: Hashable {
          case wheel, wheelOf(size: Int), stones
          var plain: Self {
            switch self {
            case .wheelOf: return .wheel
            default: return self
            }
          }
        }
        @Published var link: Link?
        func makeWheel() -> some View { WheelView() }
      }
      struct HubView<Content: View>: View {
        @ObservedObject var hub: Hub
        let content: () -> Content
        private var link: Binding<Hub.Link?> { Binding { hub.link?.plain } set: { hub.link = $0 } }
        var body: some View {
          NavigationView {
            ZStack {
              content()
              NavigationLink(tag: .wheel, selection: link, destination: hub.makeWheel) { EmptyView() }
              NavigationLink(tag: .stones, selection: link) { StonesView() } label: { EmptyView() }
            }
          }
        }
      }
      struct MillView: View {
        @ObservedObject var hub: Hub
        var body: some View { HubView(hub: hub, content: content) }
        private func content() -> some View {
          VStack {
            Button("Wheel") { hub.link = .wheel } // nav: MillView -> WheelView [push] Hub.Link.wheel
            Button("Large wheel") { hub.link = .wheelOf(size: 3) } // nav: MillView -> WheelView [push] Hub.Link.wheelOf
            Button("Stones") { hub.link = .stones } // nav: MillView -> StonesView [push] Hub.Link.stones
          }
        }
      }
      struct WheelView: View { var body: some View { Text("Wheel") } }
      struct StonesView: View { var body: some View { Text("Stones") } }
      """)
  }
}
