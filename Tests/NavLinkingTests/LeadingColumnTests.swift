import Testing

/// Links in columns that others follow.
@Suite struct LeadingColumnTests {
  /// Of a computer the next column shows what is chosen, and in the last one a link pushes; a phone has one column.
  @Test(arguments: [("AppKit", "split"), ("UIKit", "push")]) func aLinkInALeadingColumnChoosesTheNext(_ system: String, _ kind: String) {
    expectFlow(
      """
      import SwiftUI
      import \(system)
      @main struct PenApp: App { var body: some Scene { WindowGroup { Desk() } } } // nav: (entry) -> Desk [root]
      struct Desk: View {
        var body: some View {
          NavigationView {
            Drawers() // nav: Desk -> Drawers [split]
            Blotter() // nav: Desk -> Blotter [split]
          }
        }
      }
      struct Drawers: View {
        @State private var ink: String?
        var body: some View {
          List {
            NavigationLink(destination: PenDrawer()) { Text("Pens") } // nav: Drawers -> PenDrawer [\(kind)]
            ForEach(["blue", "red"], id: \\.self) { one in
              NavigationLink(destination: InkDrawer(), tag: one, selection: $ink) { Text(one) } // nav: Drawers -> InkDrawer [\(kind)]
            }
            Button("Blue") { ink = "blue" } // nav: Drawers -> InkDrawer [\(kind)]
          }
        }
      }
      struct Blotter: View {
        var body: some View { NavigationLink(destination: StainView()) { Text("Stains") } } // nav: Blotter -> StainView [push]
      }
      struct PenDrawer: View {
        var body: some View { NavigationLink(destination: NibView()) { Text("Nib") } } // nav: PenDrawer -> NibView [push]
      }
      struct InkDrawer: View { var body: some View { Text("ink") } }
      struct StainView: View { var body: some View { Text("stain") } }
      struct NibView: View { var body: some View { Text("nib") } }
      """)
  }

  /// One column is a stack, whatever stands beside it; so is a column that has one.
  @Test func aLinkPushesInAStack() {
    expectFlow(
      """
      import AppKit
      import SwiftUI
      @main struct PenApp: App { var body: some Scene { WindowGroup { Desk() } } } // nav: (entry) -> Desk [root]
      struct Desk: View {
        var body: some View {
          TabView {
            NavigationView { // nav: Desk -> Drawers [tab]
              Drawers()
              Text("Nothing chosen")
            }
            .navigationViewStyle(.stack)
            Shelf() // nav: Desk -> Shelf [tab]
          }
        }
      }
      struct Drawers: View {
        var body: some View { List { NavigationLink(destination: PenDrawer()) { Text("Pens") } } } // nav: Drawers -> PenDrawer [push]
      }
      struct Shelf: View {
        var body: some View {
          NavigationSplitView {
            NavigationStack { Books() } // nav: Shelf -> Books [split]
          } detail: {
            BookView() // nav: Shelf -> BookView [split]
          }
        }
      }
      struct Books: View {
        var body: some View { List { NavigationLink("Old ones") { OldBooks() } } } // nav: Books -> OldBooks [push]
      }
      struct BookView: View { var body: some View { Text("book") } }
      struct OldBooks: View { var body: some View { Text("old") } }
      struct PenDrawer: View { var body: some View { Text("pens") } }
      """)
  }
}
