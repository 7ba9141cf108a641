import Testing

/// Views that are handed through an object of the program's own for its modifiers.
@Suite struct CarriedViewTests {
  @Test(arguments: ["Compat(content: self)", ".init(content: self)"])
  func theViewIsWhatIsShown(_ made: String) {
    expectFlow(
      """
      import SwiftUI
      struct Compat<Content> { let content: Content }
      extension View { var compat: Compat<Self> { \(made) } }
      extension Compat where Content: View {
        @ViewBuilder func badge(_ count: Int) -> some View {
          if #available(iOS 15, *) { content.badge(count) } else { content }
        }
      }
      enum Tabs: Int, CaseIterable {
        case friends, camera
        var view: some View {
          switch self {
          case .friends: return AnyView(FriendsPage())
          case .camera: return AnyView(CameraPage())
          }
        }
      }
      struct HomePage: View {
        @State private var isHelping = false
        var body: some View {
          TabView {
            ForEach(Tabs.allCases, id: \\.self) { tab in
              tab.view.tabItem { Text("x") }.compat.badge(1) // nav: HomePage -> FriendsPage [tab] Tabs.friends; HomePage -> CameraPage [tab] Tabs.camera
            }
            AboutPage().tabItem { Text("About") }.compat.badge(2) // nav: HomePage -> AboutPage [tab]
          }
          .sheet(isPresented: $isHelping) { HelpPage().compat.badge(1) }
          .toolbar {
            Button("Help") {
              isHelping = true // nav: HomePage -> HelpPage [sheet]
            }
          }
        }
      }
      struct FriendsPage: View { var body: some View { NavigationLink("Chat") { ChatPage().compat.badge(1) } } } // nav: FriendsPage -> ChatPage [push]
      struct CameraPage: View { var body: some View { Text("Camera") } }
      struct AboutPage: View { var body: some View { Text("About") } }
      struct HelpPage: View { var body: some View { Text("Help") } }
      struct ChatPage: View { var body: some View { Text("Chat") } }
      @main struct ChatApp: App { var body: some Scene { WindowGroup { HomePage().compat.badge(0) } } } // nav: (entry) -> HomePage [root]
      """)
  }
}
