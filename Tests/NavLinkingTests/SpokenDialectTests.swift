import Testing

/// Whose words count: a library's only where the program has the library.
@Suite struct SpokenDialectTests {
  /// The transitions to `TillController`, of an app that uses a word of PanModal.
  private func sales(_ head: String, _ tail: String = "") -> [String] {
    let graph = FlowRun.graph(
      """
      // file: Bakery/Bakery.swift
      \(head)
      import SwiftUI
      @main struct BakeryApp: App { var body: some Scene { WindowGroup { BakeryView() } } }
      struct BakeryView: View {
        let host: UIViewController
        var body: some View { Button("Buy") { host.presentPanModal(TillController()) } }
      }
      final class TillController: UIViewController { }
      \(tail)
      """)
    return FlowRun.transitions(graph).filter { $0.contains("TillController") }.map { String($0.prefix { $0 != "@" }) }
  }
  private let sale = "BakeryView -> TillController [present] "

  @Test func aLibraryThatIsImportedIsSpoken() {
    #expect(sales("import PanModal") == [sale])
    #expect(sales("#if canImport(PanModal)\n@_exported import class PanModal.PanModalPresentable\n#endif") == [sale])
  }

  @Test func aWordThatIsCalledLikeALibraryIsNoImport() {
    #expect(sales("enum Style { case PanModal }") == [])
  }

  @Test func aFolderOfTheAppThatImportsWhatItIsCalledLikeIsNoModule() {
    #expect(sales("import PanModal", "// file: PanModal/Style.swift\nimport PanModal\nlet bread = 1") == [sale])
  }

  @Test func aModuleOfTheAppIsNoLibrary() {
    let graph = FlowRun.graph(
      """
      // file: Bakery/Bakery.swift
      import SwiftUI
      import UDF
      @main struct BakeryApp: App { var body: some Scene { WindowGroup { BakeryView(oven: Oven()) } } }
      struct BakeryView: View {
        let oven: Oven
        var body: some View { Button("Buy") { oven.navigate(to: TillView(), with: 1) } }
      }
      struct TillView: View { var body: some View { Text("Till") } }
      // file: UDF/Oven.swift
      public final class Oven { public func navigate(to tray: Any, with heat: Int) { } }
      """)
    #expect(FlowRun.transitions(graph).filter { $0.contains("TillView") } == [])
  }

  @Test func anotherLibraryMayDeclareOneOfTheNames() {
    let graph = FlowRun.graph(
      """
      // file: Bakery/Bakery.swift
      import Ways
      import SwiftUI
      @main struct BakeryApp: App { var body: some Scene { WindowGroup { BakeryView() } } }
      struct BakeryView: View {
        let router: Router
        var body: some View { Button("Buy") { router.navigate(to: TillView()) } }
      }
      struct TillView: View { var body: some View { Text("Till") } }
      // file: Ways/Ways.swift
      public final class Router { public func navigate(to way: Any) { } }
      public struct RoutingView: View { public var body: some View { Text("") } }
      """)
    #expect(FlowRun.transitions(graph).filter { $0.contains("TillView") } == [])
  }

  @Test func theSourceOfALibraryInTheAppsOwnTreeSpeaksForIt() {
    expectFlow(
      """
      // file: Bakery/Bakery.swift
      import SwiftUI
      @main struct BakeryApp: App { var body: some Scene { WindowGroup { Counter().menu() } } } // nav: (entry) -> MenuView [root]
      struct MenuView: View { var body: some View { Text("Menu") } }
      final class Counter: SharedContainer { var menu: Factory<MenuView> { self { MenuView() } } }
      // file: Bakery/Vendor/Factory.swift
      public struct Factory<T> { public func callAsFunction() -> T { registration.make() } }
      public protocol SharedContainer: AnyObject { }
      """)
  }
}
