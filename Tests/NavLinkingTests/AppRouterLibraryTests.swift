import Testing

/// AppRouter: one object with a path, a sheet and a tab, whose types are generic arguments.
struct AppRouterLibraryTests {
  @Test func aRouterOfOneStack() {
    expectFlow(
      """
      // file: Farm/Farm.swift
      import AppRouter
      import SwiftUI
      enum Field: DestinationType { case wheat, help }
      enum Note: SheetType { case help, storm; var id: Int { hashValue } }
      @main struct FarmApp: App { var body: some Scene { WindowGroup { FarmView() } } } // nav: (entry) -> FarmView [root]
      struct FarmView: View {
        @State private var router = SimpleRouter<Field, Note>()
        var body: some View {
          NavigationStack(path: $router.path) {
            YardView() // nav: FarmView -> YardView [root]
              .navigationDestination(for: Field.self) { field in
                switch field {
                case .wheat: WheatView()
                case .help: FieldHelpView()
                }
              }
          }
          .sheet(item: $router.presentedSheet) { note in
            switch note {
            case .help: NoteHelpView()
            case .storm: StormView()
            }
          }
          .environment(router)
        }
      }
      struct YardView: View {
        @Environment(SimpleRouter<Field, Note>.self) private var router
        var body: some View {
          Button("Wheat") { router.navigateTo(.wheat) } // nav: YardView -> WheatView [push] Field.wheat
          Button("Help") { router.navigateTo(.help) } // nav: YardView -> FieldHelpView [push] Field.help
          Button("Note") { router.presentSheet(.help) } // nav: YardView -> NoteHelpView [sheet] Note.help
          Button("Storm") { router.presentedSheet = .storm } // nav: YardView -> StormView [sheet] Note.storm
        }
      }
      struct WheatView: View {
        let gate: Gate
        var body: some View { Button("Shut") { gate.presentedSheet = StormView() } }
      }
      final class Gate { }
      struct FieldHelpView: View { var body: some View { Text("Help") } }
      struct NoteHelpView: View { var body: some View { Text("Help") } }
      struct StormView: View { var body: some View { Text("Storm") } }
      """)
  }

  @Test func aRouterOfTabs() {
    expectFlow(
      """
      // file: Farm/Farm.swift
      import AppRouter
      import SwiftUI
      enum Gate: String, TabType { case yard, barn; var id: Self { self }; var icon: String { "house" } }
      enum Field: DestinationType { case wheat, barn }
      enum Note: SheetType { case barn, storm; var id: Int { hashValue } }
      typealias FarmRouter = Router<Gate, Field, Note>
      @main struct FarmApp: App { var body: some Scene { WindowGroup { FarmView() } } } // nav: (entry) -> FarmView [root]
      struct FarmView: View {
        @State private var router = FarmRouter(initialTab: .yard)
        var body: some View {
          TabView(selection: $router.selectedTab) {
            YardView().tag(Gate.yard) // nav: FarmView -> YardView [tab]
            BarnView().tag(Gate.barn) // nav: FarmView -> BarnView [tab]
          }
          .sheet(item: $router.presentedSheet) { note in
            switch note {
            case .barn: BarnNoteView()
            case .storm: StormView()
            }
          }
          .environment(router)
        }
      }
      struct YardView: View {
        @Environment(FarmRouter.self) private var router
        var body: some View {
          @Bindable var router = router
          NavigationStack(path: $router[.yard]) {
            Button("Wheat") { router.navigateTo(.wheat) } // nav: YardView -> WheatView [push] Field.wheat
            Button("Field") { router.navigateTo(.barn, for: .yard) } // nav: YardView -> BarnFieldView [push] Field.barn
            Button("Barn") { router.selectedTab = .barn } // nav: YardView -> BarnView [tab] Gate.barn
            Button("Note") { router.presentedSheet = .barn } // nav: YardView -> BarnNoteView [sheet] Note.barn
          }
          .navigationDestination(for: Field.self) { field in
            switch field {
            case .wheat: WheatView()
            case .barn: BarnFieldView()
            }
          }
        }
      }
      struct BarnView: View { var body: some View { Text("Barn") } }
      struct WheatView: View { var body: some View { Text("Wheat") } }
      struct BarnFieldView: View { var body: some View { Text("Barn") } }
      struct BarnNoteView: View { var body: some View { Text("Barn") } }
      struct StormView: View { var body: some View { Text("Storm") } }
      """)
  }
}
