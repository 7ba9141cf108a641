import Testing

/// Types that a macro of the program's own makes conform to a protocol.
struct MacroConformanceTests {
  private func library(_ attributes: String) -> String {
    """
    // file: Library/Shelving.swift
    import SwiftUI
    protocol Shelved {
      associatedtype Shelf: Hashable
      var librarian: Librarian { get }
    }
    extension Shelved {
      func open(_ shelf: Shelf) { librarian.path.append(shelf) }
    }
    final class Librarian: ObservableObject {
      @Published var path = NavigationPath()
    }
    \(attributes)
    public macro Shelving() = #externalMacro(module: "ShelvingMacros", type: "ShelvingMacro")
    // file: Library/Hall.swift
    import SwiftUI
    @main struct LibraryApp: App {
      @StateObject var librarian = Librarian()
      var body: some Scene {
        WindowGroup {
          NavigationStack(path: $librarian.path) {
            HallView() // nav: (entry) -> HallView [root]
          }
        }
      }
    }
    @Shelving struct HallView: View {
      enum Shelf: Hashable { case novels, maps }
      var body: some View {
        VStack {
          Button("Novels") { open(.novels) } // nav: HallView -> NovelsView [push] HallView.Shelf.novels
          Button("Maps") { open(Shelf.maps) } // nav: HallView -> MapsView [push] HallView.Shelf.maps
        }
        .navigationDestination(for: Shelf.self) { shelf in
          switch shelf {
          case .novels: NovelsView()
          case .maps: MapsView()
          }
        }
      }
    }
    struct NovelsView: View { var body: some View { Text("Novels") } }
    struct MapsView: View { var body: some View { Text("Maps") } }
    """
  }

  @Test(arguments: [
    "@attached(extension, conformances: Shelved)\n@attached(member, names: named(librarian))",
    "@attached(extension, conformances: Sendable, Shelved, names: named(librarian))",
  ])
  func theMethodsOfTheProtocolAreTheirs(_ attributes: String) {
    expectFlow(library(attributes))
  }
}
