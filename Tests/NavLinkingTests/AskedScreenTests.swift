import Testing

/// A screen that an object asks, behind a protocol, to go somewhere.
struct AskedScreenTests {
  private func mill(_ verb: String, _ arms: String) -> String {
    """
    import SwiftUI
    enum Floor { case attic, cellar, yard }
    @main struct MillApp: App {
      private let guide: Guide
      private let view: MillView
      init() {
        let guide = Guide()
        let view = MillView(guide: guide)
        guide.view = view
        self.guide = guide
        self.view = view
      }
      var body: some Scene { WindowGroup { view } } // nav: (entry) -> MillView [root]
    }
    protocol MillViewing { func \(verb)(to floor: Floor) }
    final class Door: ObservableObject { @Published var isOpen = false }
    struct Doorway<Content: View>: View {
      @ObservedObject var door: Door
      let content: Content
      init(_ door: Door, @ViewBuilder content: () -> Content) {
        self.door = door
        self.content = content()
      }
      var body: some View { NavigationLink(destination: VStack { content }, isActive: $door.isOpen) { EmptyView() } }
    }
    final class Guide {
      var view: MillViewing?
      lazy var wheel: WheelModel = {
        .init { [weak self] in
          \(arms)
        }
      }()
    }
    final class WheelModel: ObservableObject {
      let onTurn: () -> Void
      init(onTurn: @escaping () -> Void) { self.onTurn = onTurn }
    }
    struct MillView: View, MillViewing {
      let guide: Guide
      private let attic = Door()
      init(guide: Guide) { self.guide = guide }
      func \(verb)(to next: Floor) {
        switch next {
        case .attic: attic.isOpen = true\(verb == "navigate" ? "" : " // nav: WheelView -> AtticView [push]")
        case .cellar: print("cellar")
        case .yard: break
        }
      }
      var body: some View {
        NavigationView {
          VStack {
            WheelView(model: guide.wheel) // nav: MillView -> WheelView [root]
            Doorway(attic) { AtticView() }
          }
        }
      }
    }
    struct WheelView: View {
      @ObservedObject var model: WheelModel
      var body: some View { Button("Turn") { model.onTurn() } }
    }
    struct AtticView: View { var body: some View { List { Text("attic") } } }
    """
  }

  @Test func whoeverNamesTheCaseDecides() {
    expectFlow(mill("navigate", "self?.view?.navigate(to: .attic) // nav: WheelView -> AtticView [push] Floor.attic"))
  }

  @Test func aStateThatIsToldIsNoWay() {
    expectFlow(mill("change", "self?.view?.change(to: .attic)"))
  }
}
