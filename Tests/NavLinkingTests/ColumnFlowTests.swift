import Testing

/// Columns of split views whose content waits for a state.
@Suite struct ColumnFlowTests {
  @Test func aColumnThatIsGivenItsStateShowsNothingByItself() {
    expectFlow(
      """
      import SwiftUI
      @main struct PostApp: App { var body: some Scene { WindowGroup { Shell() } } } // nav: (entry) -> Shell [root]
      enum Folder: Hashable { case inbox, settings }
      struct Shell: View {
        @State private var selection: Folder? = .inbox
        var body: some View {
          NavigationSplitView {
            Sidebar(selection: $selection) // nav: Shell -> Sidebar [split]
          } detail: {
            Column(selection: $selection) // nav: Shell -> Column [split]
          }
        }
      }
      struct Sidebar: View {
        @Binding var selection: Folder?
        var body: some View {
          List(selection: $selection) {
            NavigationLink(value: Folder.inbox) { Text("Inbox") } // nav: Sidebar -> Inbox [split] Folder.inbox
            NavigationLink(value: Folder.settings) { Text("Settings") } // nav: Sidebar -> SettingsPane [split] Folder.settings
          }
        }
      }
      struct Column: View {
        @Binding var selection: Folder?
        var body: some View {
          switch selection ?? .inbox {
          case .inbox: Inbox()
          case .settings: SettingsPane()
          }
        }
      }
      struct Inbox: View { var body: some View { Text("mails") } }
      struct SettingsPane: View { var body: some View { NavigationStack { Form {} } } }
      """)
  }

  @Test func everyPlaceThatSetsTheStateShowsTheColumn() {
    expectFlow(
      """
      import SwiftUI
      @main struct PostApp: App { var body: some Scene { WindowGroup { MailApp() } } } // nav: (entry) -> MailApp [root]
      struct MailApp: View {
        @State private var selected: Mail.ID?
        @State private var folders: [Mail] = []
        var body: some View {
          NavigationSplitView {
            Sidebar(selected: $selected) // nav: MailApp -> Sidebar [split]
          } detail: {
            detail
          }
          .task { selected = folders.first?.id } // nav: MailApp -> MailView [split]
        }
        @ViewBuilder var detail: some View {
          if let selected {
            let mails = folders
            ZStack {
              MailView(id: selected, mails: mails) // nav: MailApp -> MailView [split]
                .padding()
            }
          } else {
            Text("Nothing chosen")
          }
        }
      }
      struct Sidebar: View {
        @Binding var selected: Mail.ID?
        var mails: [Mail] = []
        var body: some View {
          List(mails, selection: $selected) { mail in // nav: Sidebar -> MailView [split]
            Text(mail.title)
          }
        }
      }
      struct MailView: View {
        let id: Mail.ID
        let mails: [Mail]
        var body: some View { Text("mail") }
      }
      struct Mail: Identifiable { let id: Int; let title: String }
      """)
  }

  @Test func aStateOfOneScreenOnlyTellsThatItIsReady() {
    expectFlow(
      """
      import SwiftUI
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView() } } } // nav: (entry) -> ShopView [root]
      struct ShopView: View {
        @StateObject var loader = Loader()
        var body: some View {
          NavigationSplitView {
            Group {
              switch loader.state {
              case .loading: ProgressView()
              case .ready: AisleList() // nav: ShopView -> AisleList [split]
              }
            }
          } detail: {
            Text("Choose an aisle")
          }
        }
      }
      final class Loader: ObservableObject {
        enum State { case loading, ready }
        @Published var state = State.loading
        func load() { state = .ready }
      }
      struct AisleList: View { var body: some View { Text("aisles") } }
      """)
  }


  @Test func whatIsArrangedAroundAListInAColumnIsNoScreen() {
    expectFlow(
      """
      import SwiftUI
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView() } } } // nav: (entry) -> ShopView [root]
      struct ShopView: View {
        var body: some View {
          NavigationSplitView {
            VStack {
              ShopSign()
              List { Text("Fruit"); Text("Bread") }.listStyle(.sidebar)
            }
          } detail: {
            VStack { // nav: ShopView -> AisleView [split]
              AisleView()
              Spacer()
            }
          }
        }
      }
      struct ShopSign: View { var body: some View { Text("Open") } }
      struct AisleView: View { var body: some View { Text("Aisle") } }
      """)
  }
}
