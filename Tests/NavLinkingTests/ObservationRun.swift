import NavExtraction
import NavFacts
import NavLinking
import NavModel

/// Links source text as a program of one file.
enum ObservationRun {
  static func graph(_ source: String) -> NavigationGraph {
    var reader = FactsReader()
    var bundle = FactsBundle()
    reader.read(path: "Example.swift", source: source.utf8.span, into: &bundle)
    return Linker.link(bundle)
  }

  static func observations(_ source: String) -> Observations { graph(source).observations }

  /// An app whose first screen has this body; further declarations follow.
  static func app(_ body: String, state: String = "", _ more: String = "") -> String {
    """
    import SwiftUI
    @main struct ShopApp: App { var body: some Scene { WindowGroup { HomeScreen() } } }
    struct HomeScreen: View {
      \(state)
      var body: some View { \(body) }
    }
    enum ShopRoute: Hashable { case cart, detail(id: Int) }
    struct CartScreen: View { var body: some View { Text("Cart") } }
    \(more)
    """
  }
}
