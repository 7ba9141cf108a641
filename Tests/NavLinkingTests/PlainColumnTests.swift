import Testing

/// Columns that choose what they show by a number or a text.
@Suite struct PlainColumnTests {
  private func museum(_ shell: String) -> String {
    """
    import SwiftUI
    @main struct MuseumApp: App { var body: some Scene { WindowGroup { MuseumView() } } } // nav: (entry) -> MuseumView [root]
    \(shell)
    struct RoomView: View { let name: String; var body: some View { Text(name) } }
    struct CafeView: View { var body: some View { Text("Cafe") } }
    struct ShopView: View { var body: some View { Text("Shop") } }
    """
  }

  @Test func buttonsThatSayANumber() {
    expectFlow(
      museum(
        """
        struct MuseumView: View {
          @State private var page = 1
          var body: some View {
            NavigationSplitView {
              VStack {
                Button("Cafe") { page = 1 } // nav: MuseumView -> CafeView [split]
                Button("Shop") { page = 2 } // nav: MuseumView -> ShopView [split]
              }
            } detail: {
              switch page {
              case 1: CafeView() // nav: MuseumView -> CafeView [split]
              default: ShopView()
              }
            }
          }
        }
        """))
  }

  @Test func columnsOfANavigationView() {
    expectFlow(
      museum(
        """
        struct MuseumView: View {
          @State private var page = "cafe"
          var body: some View {
            NavigationView {
              ScrollView {
                Button("Cafe") { page = "cafe" } // nav: MuseumView -> CafeView [split]
                Button("Shop") { page = "shop" } // nav: MuseumView -> ShopView [split]
              }
              ZStack {
                switch page {
                case "cafe": CafeView() // nav: MuseumView -> CafeView [split]
                case "shop": ShopView()
                default: EmptyView()
                }
              }
            }
          }
        }
        """))
  }

  @Test func rowsWithTags() {
    expectFlow(
      museum(
        """
        struct MuseumView: View {
          @State private var page: String? = "cafe"
          var body: some View {
            NavigationSplitView {
              List(selection: $page) {
                Text("Cafe").tag("cafe") // nav: MuseumView -> CafeView [split]
                Text("Shop").tag("shop") // nav: MuseumView -> ShopView [split]
              }
            } detail: {
              switch page {
              case "cafe": CafeView() // nav: MuseumView -> CafeView [split]
              case "shop": ShopView()
              default: Text("Nothing")
              }
            }
          }
        }
        """))
  }

  /// Before anything is said, what is there for nothing; of a number that a view is given nobody says here what it is at first.
  @Test(arguments: [
    ("@State private var page: Int?", "// nav: MuseumView -> ShopView [split]"),
    ("@State private var page: Int", ""),
  ])
  func whatIsThereAtFirst(_ state: String, _ first: String) {
    expectFlow(
      museum(
        """
        struct MuseumView: View {
          \(state)
          var body: some View {
            NavigationSplitView {
              Button("Cafe") { page = 1 } // nav: MuseumView -> CafeView [split]
            } detail: {
              switch page {
              case 1: CafeView()
              default: ShopView() \(first)
              }
            }
          }
        }
        """))
  }

  /// What a number may become at run time, every arm may show.
  @Test func aNumberThatIsNotSaid() {
    expectFlow(
      museum(
        """
        struct MuseumView: View {
          @State private var page = 1
          let pages: [Int]
          var body: some View {
            NavigationSplitView {
              ForEach(pages, id: \\.self) { number in Button("Page") { page = number } }
            } detail: {
              switch page {
              case 1: CafeView() // nav: MuseumView -> CafeView [split]
              default: ShopView() // nav: MuseumView -> ShopView [split]
              }
            }
          }
        }
        """))
  }
}
