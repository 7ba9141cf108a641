import Testing

/// Coordinators that choose their first screen by what they were made with.
@Suite struct StartChoiceTests {
  @Test func whatACoordinatorWasMadeWithTellsItsFirstScreen() {
    expectFlow(
      """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ app: UIApplication) {
          window.rootViewController = HomeViewController(makers: Makers()) // nav: (entry) -> HomeViewController [root]
        }
      }
      protocol Flow: AnyObject { var navigation: UINavigationController { get }; func start() }
      enum NoteStyle { case short, long }
      protocol NoteMakers { func makeNote(style: NoteStyle) -> Flow }
      struct Makers: NoteMakers {
        func makeNote(style: NoteStyle) -> Flow { NoteCoordinator(style: style, navigation: UINavigationController()) }
      }
      class HomeViewController: UIViewController {
        let makers: NoteMakers
        init(makers: NoteMakers) { self.makers = makers }
        func showShort() {
          let note = makers.makeNote(style: .short)
          note.start()
          present(note.navigation, animated: true) // nav: HomeViewController -> ShortViewController [present]
        }
        func showLong() {
          let note = makers.makeNote(style: .long)
          note.start()
          present(note.navigation, animated: true) // nav: HomeViewController -> LongViewController [present]
        }
        func showAny(_ style: NoteStyle) {
          let note = makers.makeNote(style: style)
          note.start()
          present(note.navigation, animated: true) // nav: HomeViewController -> LongViewController [present]; HomeViewController -> ShortViewController [present]
        }
      }
      final class NoteCoordinator: Flow {
        let style: NoteStyle
        let navigation: UINavigationController
        init(style: NoteStyle, navigation: UINavigationController) {
          self.style = style
          self.navigation = navigation
        }
        func start() {
          switch style {
          case .short: navigation.viewControllers = [ShortViewController()] // nav: HomeViewController -> ShortViewController [root]
          case .long: navigation.viewControllers = [LongViewController()] // nav: HomeViewController -> LongViewController [root]
          }
        }
      }
      class ShortViewController: UIViewController {}
      class LongViewController: UIViewController {}
      """)
  }
}
