import Testing

/// What stands in the place of a screen's content for a while.
@Suite struct PassingContentTests {
  @Test func whatStandsInForTheContentOfAScreenIsAPartOfIt() {
    expectFlow(
      """
      import SwiftUI
      @main struct ApiaryApp: App {
        var body: some Scene {
          WindowGroup {
            TabView {
              HivesView() // nav: (entry) -> HivesView [tab]
              HoneyView() // nav: (entry) -> HoneyView [tab]
            }
          }
        }
      }
      struct BusyIndicator: View { var body: some View { VStack { ProgressView() } } }
      struct HivesView: View {
        @State private var isBusy = true
        @State private var isMap = false
        var body: some View {
          NavigationStack {
            Group {
              if isBusy { BusyIndicator() } else { VStack { hives } }
            }
            .navigationTitle("Hives")
          }
        }
        @ViewBuilder private var hives: some View {
          if isMap { HiveMap() } else { HiveRows() }
        }
      }
      struct HiveMap: View {
        var body: some View { NavigationLink("Hive") { HiveView() } } // nav: HivesView -> HiveView [push]
      }
      struct HiveRows: View {
        var body: some View { NavigationLink("Hive") { HiveView() } } // nav: HivesView -> HiveView [push]
      }
      struct HoneyView: View {
        @State private var isBusy = true
        var body: some View {
          NavigationStack {
            if isBusy {
              BusyIndicator()
            } else {
              ScrollView { NavigationLink("Hive") { HiveView() } } // nav: HoneyView -> HiveView [push]
            }
          }
        }
      }
      struct HiveView: View { var body: some View { Form { Text("Hive") } } }
      """)
  }
}
