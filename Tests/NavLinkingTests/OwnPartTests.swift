import Testing

/// What a view declares inside itself and puts into its own stack is a part of it.
struct OwnPartTests {
  @Test func aPartInTheStackOfItsOwnViewIsNoScreen() {
    expectFlow(
      """
      // file: Orchard/Orchard.swift
      import SwiftUI
      @main struct OrchardApp: App {
        var body: some Scene { WindowGroup { OrchardView() } } // nav: (entry) -> OrchardView [root]
      }
      enum OrchardRoute: Hashable { case tree, press }
      struct OrchardView: View {
        @State private var path: [OrchardRoute] = []
        var body: some View {
          NavigationStack(path: $path) {
            GeometryReader { _ in
              VStack {
                Spacer()
                Rows(path: $path)
              }
            }
            .navigationDestination(for: OrchardRoute.self) { route in
              switch route {
              case .tree: TreeView()
              case .press: PressView()
              }
            }
          }
        }
        struct Rows: View {
          @Binding var path: [OrchardRoute]
          var body: some View {
            Button("Tree") { path.append(.tree) } // nav: OrchardView -> TreeView [push] OrchardRoute.tree
            Button("Press") { path.append(.press) } // nav: OrchardView -> PressView [push] OrchardRoute.press
          }
        }
      }
      struct TreeView: View { var body: some View { Text("") } }
      struct PressView: View { var body: some View { Text("") } }
      """)
  }

  /// A view that nobody speaks of shows nothing, though all that it is leads on.
  @Test func aViewThatNothingMakesIsNoPlaceToComeFrom() {
    let source = """
      import SwiftUI
      @main struct OrchardApp: App { var body: some Scene { WindowGroup { OrchardView() } } } // nav: (entry) -> OrchardView [root]
      struct OrchardView: View {
        @State private var isPicking = false
        var body: some View {
          Button("Pick") { isPicking = true } // nav: OrchardView -> BasketView [sheet]
            .sheet(isPresented: $isPicking) { BasketView() }
        }
      }
      struct OldBasketView: View { var body: some View { BasketView() } }
      struct BasketView: View { var body: some View { NavigationStack { NavigationLink("Tree") { TreeView() } } } } // nav: BasketView -> TreeView [push]
      struct TreeView: View { var body: some View { Text("Tree") } }
      """
    expectFlow(source)
  }

  /// Links that nobody sees leave the first screen of a stack as it is, in a property of the flow's view too.
  @Test func hiddenLinksInAPropertyArePartsOfNoScreen() {
    expectFlow(
      """
      import SwiftUI
      @main struct VisitApp: App { var body: some Scene { WindowGroup { VisitFlow(model: VisitModel()) } } } // nav: (entry) -> VisitFlow [root]
      struct Flow<Next: View>: View {
        @Binding var next: Bool
        @ViewBuilder var content: () -> Next
        var body: some View { NavigationLink(isActive: $next, destination: content) { EmptyView() } }
      }
      final class VisitModel: ObservableObject {
        @Published var toPatient = false
        func makePhone() -> PhoneModel {
          let phone = PhoneModel()
          phone.onDone = { [weak self] in
            self?.toPatient = true // nav: PhoneView -> PatientView [push]
          }
          return phone
        }
      }
      struct VisitFlow: View {
        @StateObject var model: VisitModel
        private var first: some View { PhoneView(model: model.makePhone()) }
        private var next: some View { Flow(next: $model.toPatient) { PatientView() } }
        var body: some View {
          NavigationView {
            VStack { first; next } // nav: VisitFlow -> PhoneView [root]
          }
        }
      }
      final class PhoneModel: ObservableObject { var onDone: (() -> Void)? }
      struct PhoneView: View {
        @ObservedObject var model: PhoneModel
        var body: some View { Button("Done") { model.onDone?() } }
      }
      struct PatientView: View { var body: some View { Text("Patient") } }
      """)
  }

  /// What a view shows in its stack is the view, if it is named as its content.
  @Test func contentsOfAStackAreTheirView() {
    expectFlow(
      """
      import SwiftUI
      @main struct OrchardApp: App { var body: some Scene { WindowGroup { FarmView() } } } // nav: (entry) -> FarmView [root]
      struct FarmView: View {
        var body: some View {
          TabView {
            OrchardView(trees: []) // nav: FarmView -> OrchardView [tab]
            PressView() // nav: FarmView -> PressView [tab]
          }
        }
      }
      struct OrchardView: View {
        let trees: [String]
        @State private var isPlanting = false
        var body: some View {
          NavigationStack {
            ZStack {
              if trees.isEmpty { BareContent(isPlanting: $isPlanting) } else { GrownContent() }
            }
            .sheet(isPresented: $isPlanting) { PlantView() }
          }
        }
      }
      struct PressView: View { var body: some View { NavigationStack { PressContent() } } }
      struct PressContent: View { var body: some View { NavigationLink("Juice") { JuiceView() } } } // nav: PressView -> JuiceView [push]
      struct JuiceView: View { var body: some View { Text("Juice") } }
      struct BareContent: View {
        @Binding var isPlanting: Bool
        var body: some View { Button("Plant") { isPlanting = true } } // nav: OrchardView -> PlantView [sheet]
      }
      struct GrownContent: View { var body: some View { Text("Trees") } }
      struct PlantView: View { var body: some View { Text("Plant") } }
      """)
  }

  /// Frames around rows that are written in place, one in another or in what measures the screen.
  @Test func framesAroundRowsAreTheirView() {
    expectFlow(
      """
      import SwiftUI
      @main struct GiftApp: App { var body: some Scene { WindowGroup { GiftTabs() } } } // nav: (entry) -> GiftTabs [root]
      struct GiftTabs: View {
        var body: some View {
          TabView {
            PeopleScreen(people: []) // nav: GiftTabs -> PeopleScreen [tab]
            GiftScreen(gifts: []) // nav: GiftTabs -> GiftScreen [tab]
          }
        }
      }
      struct PeopleScreen: View {
        let people: [String]
        var body: some View {
          NavigationView {
            Backdrop {
              PlainList { ForEach(people, id: \\.self) { name in NavigationLink(name) { PersonView() } } } // nav: PeopleScreen -> PersonView [push]
            }
            .navigationTitle("People")
          }
        }
      }
      struct GiftScreen: View {
        let gifts: [String]
        var body: some View {
          NavigationView {
            GeometryReader { _ in
              Backdrop {
                HStack { Text("Who"); Text("When") }
                GiftRows(gifts: gifts)
              }
            }
          }
        }
      }
      struct GiftRows: View {
        let gifts: [String]
        var body: some View {
          PlainList { ForEach(gifts, id: \\.self) { gift in NavigationLink(gift) { GiftView() } } } // nav: GiftScreen -> GiftView [push]
        }
      }
      struct PlainList<Content: View>: View {
        let content: Content
        init(@ViewBuilder _ content: () -> Content) { self.content = content() }
        var body: some View { List { content }.listStyle(.plain) }
      }
      struct Backdrop<Content: View>: View {
        let content: () -> Content
        init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
        var body: some View { ZStack { Color.red; VStack { content() } } }
      }
      struct PersonView: View { var body: some View { Text("Person") } }
      struct GiftView: View { var body: some View { Text("Gift") } }
      """)
  }
}
