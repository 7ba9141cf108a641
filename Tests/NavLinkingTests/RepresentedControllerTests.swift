import Testing

/// View controllers in views of SwiftUI.
struct RepresentedControllerTests {
  @Test func aControllerIsInTheViewThatMakesIt() {
    expectFlow(
      """
      import AVKit
      import SwiftUI
      @main struct KilnApp: App { var body: some Scene { WindowGroup { KilnView() } } } // nav: (entry) -> KilnView [root]
      struct KilnView: View {
        @State private var fires = false
        var body: some View {
          NavigationLink("Glazes") { GlazesScreen() } // nav: KilnView -> GlazesScreen [push]
          Button("Fire") { fires = true } // nav: KilnView -> FiringScreen [sheet]
            .sheet(isPresented: $fires) { FiringScreen() }
          NavigationLink("Film") { FilmScreen() } // nav: KilnView -> FilmScreen [push]
          NavigationLink("Wheel") { WheelScreen() } // nav: KilnView -> WheelScreen [push]
        }
      }
      struct GlazesScreen: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIViewController {
          let controller = GlazesController()
          controller.title = "Glazes"
          return controller // nav: GlazesScreen -> GlazesController [child]
        }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
      }
      final class GlazesController: UIViewController {
        @objc func mix() { navigationController?.pushViewController(MixController(), animated: true) } // nav: GlazesController -> MixController [push]
      }
      final class MixController: UIViewController {}
      struct FiringScreen: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UINavigationController {
          UINavigationController(rootViewController: FiringController()) // nav: FiringScreen -> FiringController [child]
        }
        func updateUIViewController(_ controller: UINavigationController, context: Context) {}
      }
      final class FiringController: UIViewController {}
      // Named after what it shows, or for itself alone.
      struct FilmScreen: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> AVPlayerViewController { AVPlayerViewController() }
        func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {}
      }
      struct WheelScreen: UIViewControllerRepresentable {
        final class Controller: UIViewController {}
        func makeUIViewController(context: Context) -> Controller { Controller() }
        func updateUIViewController(_ controller: Controller, context: Context) {}
      }
      """)
  }

  /// A stack of UIKit's that is filled again from the routes an object keeps: whoever adds one pushes.
  @Test(arguments: [
    "stack.setViewControllers(shelf.path.map { UIHostingController(rootView: $0.view) }, animated: true)",
    "stack.setViewControllers([UIHostingController(rootView: EmptyView())] + shelf.path.map { UIHostingController(rootView: $0.view) }, animated: true)",
    "let all = shelf.path.map { UIHostingController(rootView: $0.view) }\n stack.viewControllers = all",
    "for page in shelf.path.dropFirst(stack.viewControllers.count) { stack.pushViewController(UIHostingController(rootView: page.view), animated: true) }",
  ]) func aStackOfUIKitFollowsARoutePath(_ filling: String) {
    expectFlow(
      """
      import SwiftUI
      enum Page: Hashable { case glaze, kiln(Int) }
      extension Page {
        @ViewBuilder var view: some View {
          switch self { case .glaze: GlazeView(); case .kiln(let number): KilnView(number: number) }
        }
      }
      final class Shelf: ObservableObject {
        @Published var path: [Page] = []
        func open(_ page: Page) { path.append(page) }
      }
      @main struct PotteryApp: App {
        @StateObject private var shelf = Shelf()
        var body: some Scene { WindowGroup { StackView(shelf: shelf) } } // nav: (entry) -> StackView [root]
      }
      struct StackView: UIViewControllerRepresentable {
        @ObservedObject var shelf: Shelf
        func makeUIViewController(context: Context) -> UINavigationController {
          UINavigationController(rootViewController: UIHostingController(rootView: ShelfView(shelf: shelf))) // nav: StackView -> ShelfView [child]
        }
        func updateUIViewController(_ stack: UINavigationController, context: Context) {
          \(filling)
        }
      }
      struct ShelfView: View {
        let shelf: Shelf
        var body: some View {
          Button("Glaze") { shelf.open(.glaze) } // nav: ShelfView -> GlazeView [push] Page.glaze
          Button("Kiln") { shelf.open(.kiln(1)) } // nav: ShelfView -> KilnView [push] Page.kiln
        }
      }
      struct GlazeView: View { var body: some View { Text("Glaze") } }
      struct KilnView: View { let number: Int; var body: some View { Text("Kiln") } }
      """)
  }
}
