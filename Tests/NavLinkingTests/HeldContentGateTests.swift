import Testing

/// Gates that keep the view which they are made with, and not what builds it.
struct HeldContentGateTests {
  private static func kiln(_ content: String, given: String) -> String {
    """
    import SwiftUI

    @main struct KilnApp: App {
      var body: some Scene {
        WindowGroup {
          Splashing\(given) // nav: (entry) -> Splashing [root]
        }
      }
    }
    struct Splashing<Content: View>: View {
      @State private var isSplashing = true
      private let content: Content
      \(content)
      var body: some View {
        Group {
          if isSplashing {
            SplashView { isSplashing = false } // nav: Splashing -> SplashView [root]; SplashView -> FiringView [root]
          } else {
            content
          }
        }
      }
    }
    struct SplashView: View {
      let onDone: () -> Void
      var body: some View { Text("Kiln").onAppear { onDone() } }
    }
    struct FiringView: View { var body: some View { Text("Firing") } }
    """
  }

  @Test(arguments: [
    ("init(@ViewBuilder content: () -> Content) { self.content = content() }", " { FiringView() }"),
    ("init(content: Content) { self.content = content }", "(content: FiringView())"),
  ])
  func whatAGateKeepsIsShownOnceItIsOpen(_ content: String, given: String) {
    expectFlow(Self.kiln(content, given: given))
  }
}
