import NavModel
import Testing

/// Choices that a part makes of what a state carries, inside a stack or beside what only passes.
@Suite struct ContainedChoiceTests {
  private static func mill(_ root: String, _ model: String, _ others: String = "") -> String {
    """
    import SwiftUI
    @main struct MillApp: App {
      var body: some Scene { WindowGroup { RootView() } } // nav: (entry) -> RootView [root]
    }
    enum Page { case wheel, stone(Int), flour }
    final class MillModel: ObservableObject {
      \(model)
    }
    struct RootView: View {
      @StateObject var model = MillModel()
      var body: some View {
        \(root)
      }
    }
    \(others)
    struct WheelView: View {
      @ObservedObject var model: MillModel
      var body: some View {
        VStack {
          Button("Stone") { model.openStone() }
          Button("Flour") { model.openFlour() }
        }
      }
    }
    struct StoneView: View { let number: Int; var body: some View { Text("Stone") } }
    struct FlourView: View { var body: some View { Text("Flour") } }
    """
  }

  private static let status = """
    enum Status { case starting, running(Page) }
      @Published var status = Status.starting
      func start() { status = .running(.wheel) } // nav: RootView -> WheelView [root] Page.wheel
      func openStone() { status = .running(.stone(3)) } // nav: WheelView -> StoneView [root] Page.stone
      func openFlour() { status = .running(.flour) } // nav: WheelView -> FlourView [root] Page.flour
    """

  private static let page = """
    @Published var page = Page.wheel
      @Published var isStarting = true
      func openStone() { page = .stone(3) } // nav: WheelView -> StoneView [root] Page.stone
      func openFlour() { page = .flour } // nav: WheelView -> FlourView [root] Page.flour
    """

  private static let choice = """
    switch page {
        case .wheel: WheelView(model: model)
        case .stone(let number): StoneView(number: number)
        case .flour: FlourView()
        }
    """

  private static let part = """
    struct PageContent: View {
      let page: Page
      let model: MillModel
      var body: some View {
        \(choice)
      }
    }
    """

  @Test func aStackAroundWhatACaseCarriesShowsThatCaseAlone() {
    expectFlow(
      Self.mill(
        """
        switch model.status {
            case .starting: ProgressView().onAppear { model.start() }
            case .running(let page): NavigationStack { PageContent(page: page, model: model) }
            }
        """, Self.status, Self.part))
  }

  @Test func aFunctionThatChoosesByWhatACaseCarriesShowsThatCaseAlone() {
    expectFlow(
      Self.mill(
        """
        switch model.status {
            case .starting: ProgressView().onAppear { model.start() }
            case .running(let page): NavigationStack { content(page) }
            }
          }
          @ViewBuilder func content(_ page: Page) -> some View {
            \(Self.choice)
        """, Self.status))
  }

  @Test func aPartInAStackShowsWhatTheStateBeginsWith() {
    expectFlow(
      Self.mill(
        "NavigationStack { PageContent(page: model.page, model: model) } // nav: RootView -> WheelView [root] Page.wheel", Self.page, Self.part))
  }

  @Test func aPartThatWaitsForSomethingChoosesForTheWindow() {
    expectFlow(
      Self.mill(
        """
        if model.isStarting {
              ProgressView()
            } else {
              PageContent(model: model)
            }
        """, Self.page,
        """
        struct PageContent: View {
          @ObservedObject var model: MillModel
          var body: some View {
            \(Self.choice.replacing("switch page {", with: "switch model.page {").replacing("WheelView(model: model)", with: "WheelView(model: model) // nav: RootView -> WheelView [root] Page.wheel"))
          }
        }
        """))
  }
}
