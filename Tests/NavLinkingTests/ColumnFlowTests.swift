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
              MailView(id: selected, mails: mails)
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

  private func harbour(_ asking: (buoys: String, berth: String)) -> String {
    """
    import SwiftUI
    @main struct HarbourApp: App { var body: some Scene { WindowGroup { HarbourView() } } } // nav: (entry) -> HarbourView [root]
    enum Place: Hashable { case buoys, berth(Int), log, all }
    final class Tour: ObservableObject {
      @Published var place: Place?
      func moor(_ number: Int) { place = .berth(number) } // nav: MooringView -> BerthView [split] Place.berth
    }
    struct HarbourView: View {
      @Environment(\\.horizontalSizeClass) private var width
      @StateObject var tour = Tour()
      var body: some View {
        NavigationSplitView {
          PlaceList(tour: tour) // nav: HarbourView -> PlaceList [split]
        } detail: {
          NavigationStack {
            VStack {
              if \(asking.buoys) {
                BuoyView()
              } else if \(asking.berth) {
                BerthView()
              } else {
                if width == .compact { header }
                PierView() // nav: HarbourView -> PierView [split]
              }
            }
            .padding()
          }
        }
      }
      private var header: some View { HStack { FlagView(); Spacer() } }
    }
    struct PlaceList: View {
      @ObservedObject var tour: Tour
      @State private var isMooring = false
      var body: some View {
        List(selection: $tour.place) {
          NavigationLink(value: Place.all) { Text("All") } // nav: PlaceList -> PierView [split] Place.all
          NavigationLink(value: Place.buoys) { Text("Buoys") } // nav: PlaceList -> BuoyView [split] Place.buoys
          NavigationLink(value: Place.log) { Text("Log") } // nav: PlaceList -> PierView [split] Place.log
          Button("Moor") { isMooring = true } // nav: PlaceList -> MooringView [sheet]
        }
        .sheet(isPresented: $isMooring) { MooringView(tour: tour) }
      }
    }
    struct MooringView: View { let tour: Tour; var body: some View { Button("Moor") { tour.moor(3) } } }
    struct FlagView: View { var body: some View { Text("Flag") } }
    struct BuoyView: View { var body: some View { Text("Buoys") } }
    struct BerthView: View { var body: some View { Text("Berth") } }
    struct PierView: View { var body: some View { Text("Pier") } }
    """
  }

  /// What a part that may be missing builds beside the screen is none of the column's.
  @Test func conditionsThatAskTheStateOfAColumnForItsCase() {
    expectFlow(harbour(("tour.place == .buoys", "case .berth = tour.place")))
    expectFlow(harbour(("case .buoys = tour.place", "case .berth(let number) = tour.place")))
  }

  @Test func theFirstValueOfAStateThatConditionsAskIsShownByTheColumn() {
    expectFlow(
      """
      import SwiftUI
      @main struct FerryApp: App { var body: some Scene { WindowGroup { FerryView() } } } // nav: (entry) -> FerryView [root]
      enum Deck: Hashable { case sun, cars, engine }
      struct FerryView: View {
        @State private var deck = Deck.sun // nav: FerryView -> SunDeck [split] Deck.sun
        var body: some View {
          NavigationSplitView {
            Button("Cars") { deck = .cars } // nav: FerryView -> CarDeck [split] Deck.cars
            Button("Engine") { deck = .engine } // nav: FerryView -> CarDeck [split] Deck.engine
          } detail: {
            if deck == .cars || deck == .engine { CarDeck() } else { SunDeck() }
          }
        }
      }
      struct SunDeck: View { var body: some View { Text("Sun") } }
      struct CarDeck: View { var body: some View { Text("Cars") } }
      """)
  }

  /// Where the arms of a column's switch wait for something each, the place that gives it a value decides, and not the section.
  @Test func aSectionsColumnWaitsForItsOwnSelection() {
    expectFlow(
      """
      import SwiftUI
      @main struct FarmApp: App { var body: some Scene { WindowGroup { FarmView(model: FarmModel()) } } } // nav: (entry) -> FarmView [root]
      enum Yard { case hens, goats }
      struct Hen: Identifiable { let id = 0 }
      struct Goat: Identifiable { let id = 0 }
      final class FarmModel: ObservableObject {
        @Published var yard: Yard = .hens
        @Published var hen: Hen?
        @Published var goat: Goat?
        func showGoats() {
          yard = .goats // nav: HensView -> GoatsView [split] Yard.goats
        }
      }
      struct FarmView: View {
        @ObservedObject var model: FarmModel
        var body: some View {
          NavigationSplitView {
            Group {
              switch model.yard { // nav: FarmView -> HensView [split] Yard.hens
              case .hens: HensView(model: model)
              case .goats: GoatsView(model: model)
              }
            }
          } detail: {
            switch model.yard {
            case .hens:
              if let hen = model.hen {
                HenView(hen: hen)
              } else {
                Text("No hen")
              }
            case .goats:
              if let goat = model.goat {
                GoatView(goat: goat)
              } else {
                Text("No goat")
              }
            }
          }
        }
      }
      struct HensView: View {
        let model: FarmModel
        var body: some View {
          VStack {
            Button("Goats") { model.showGoats() }
            Button("Hen") {
              model.hen = Hen() // nav: HensView -> HenView [split]
            }
          }
        }
      }
      struct GoatsView: View {
        let model: FarmModel
        var body: some View {
          Button("Goat") {
            model.goat = Goat() // nav: GoatsView -> GoatView [split]
          }
        }
      }
      struct HenView: View { let hen: Hen; var body: some View { List { Text("hen") } } }
      struct GoatView: View { let goat: Goat; var body: some View { List { Text("goat") } } }
      """)
  }

  @Test func rowsOfPartsAndHelpersDecideForTheColumn() {
    expectFlow(
      """
      import SwiftUI
      @main struct DepotApp: App { var body: some Scene { WindowGroup { DepotView() } } } // nav: (entry) -> DepotView [root]
      enum Aid { case map, rules }
      struct DepotView: View {
        @State private var aid: Aid?
        var body: some View {
          NavigationSplitView {
            List(selection: $aid) {
              plan()
              RulesRow()
              Picker("Sort", selection: .constant(Aid.map)) { Text("map").tag(Aid.map) }
            }
          } detail: {
            if let aid { page(of: aid) }
          }
        }
        private func plan() -> some View {
          Text("Map").tag(Aid.map) // nav: DepotView -> DepotMap [split] Aid.map
        }
        @ViewBuilder private func page(of aid: Aid) -> some View {
          switch aid {
          case .map: DepotMap()
          case .rules: RulesPage()
          }
        }
      }
      struct RulesRow: View {
        var body: some View {
          Text("Rules")
            .tag(Aid.rules) // nav: DepotView -> RulesPage [split] Aid.rules
        }
      }
      struct DepotMap: View { var body: some View { Text("map") } }
      struct RulesPage: View { var body: some View { Text("rules") } }
      """)
  }

  @Test func aColumnMayWaitForWhatIsWorkedOutFromAState() {
    expectFlow(
      """
      import SwiftUI
      @main struct DepotApp: App { var body: some Scene { WindowGroup { DepotView(cranes: []) } } } // nav: (entry) -> DepotView [root]
      struct Crane: Identifiable { let id: Int; let name: String; var crew: Crew? }
      struct Crew { let name: String }
      struct DepotView: View {
        let cranes: [Crane]
        @State private var chosenID: Crane.ID?
        @State private var visited: Crane?
        private var chosen: Crane? {
          guard let chosenID else { return nil }
          return cranes.first { $0.id == chosenID }
        }
        var body: some View {
          NavigationSplitView {
            List(selection: $chosenID) { // nav: DepotView -> CraneView [split]
              ForEach(cranes) { crane in Text(crane.name) }
            }
            .toolbar {
              Button("Crew") { visited = cranes.first } // nav: DepotView -> CrewView [split]; DepotView -> NoCrewView [split]
            }
          } content: {
            if let chosen {
              CraneView(crane: chosen)
            } else {
              Text("Choose a crane")
            }
          } detail: {
            if let crew = visited?.crew {
              CrewView(crew: crew)
            } else if let crane = visited {
              NoCrewView(crane: crane)
            }
          }
        }
      }
      struct CraneView: View { let crane: Crane; var body: some View { Text("crane") } }
      struct CrewView: View { let crew: Crew; var body: some View { Text("crew") } }
      struct NoCrewView: View { let crane: Crane; var body: some View { Text("none") } }
      """)
  }
}
