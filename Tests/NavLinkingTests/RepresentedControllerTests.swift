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
}
