import Testing

/// Objects of packages whose source is not at hand, which are made around screens and give them back.
struct AbsentPackageTests {
  private static func kiln(_ type: String, made: String) -> String {
    """
    import SceneKitty
    import UIKit

    protocol GlazeOutput: AnyObject { var didTapFire: (() -> Void)? { get set } }
    final class GlazeModel: GlazeOutput { var didTapFire: (() -> Void)? }
    final class GlazeController: UIViewController {
      let model: GlazeModel
      init(model: GlazeModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
      }
      @objc func fire() { model.didTapFire?() }
    }
    final class FireController: UIViewController {}
    enum GlazeAssembly {
      static func module() -> SceneModule<\(type), GlazeOutput, Void> {
        let model = GlazeModel()
        let controller = GlazeController(model: model)
        return \(made)
      }
    }
    final class KilnCoordinator {
      let stack: UINavigationController
      init(stack: UINavigationController) { self.stack = stack }
      func start() {
        let module = GlazeAssembly.module()
        module.output.didTapFire = { [weak self] in self?.openFire() }
        stack.pushViewController(module.view, animated: false) // nav: (entry) -> GlazeController [root]
      }
      func openFire() { stack.pushViewController(FireController(), animated: true) } // nav: GlazeController -> FireController [push]
    }
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      var coordinator: KilnCoordinator?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let stack = UINavigationController()
        coordinator = KilnCoordinator(stack: stack)
        coordinator?.start()
        window?.rootViewController = stack // nav: (entry) -> GlazeController [root]
        return true
      }
    }
    """
  }

  /// The type that a function says it gives tells, and where it says less, what the object is made with.
  @Test(arguments: ["GlazeController", "UIViewController"])
  func whatAnAbsentTypeIsMadeWithItGives(_ type: String) {
    for made in [".init(view: controller, output: model, input: ())", "SceneModule(view: controller, output: model, input: ())"] {
      expectFlow(Self.kiln(type, made: made))
    }
  }

  /// Views of such packages are screens where one fills a destination.
  @Test func aSceneOfAnAbsentPackageIsAScreenOfADestination() {
    expectFlow(
      """
      import SwiftUI
      import PotteryScenes

      @main struct PotteryApp: App { var body: some Scene { WindowGroup { WheelView() } } } // nav: (entry) -> WheelView [root]
      struct WheelView: View {
        @State private var isGlazing = false
        var body: some View {
          Button("Glaze") { isGlazing = true } // nav: WheelView -> GlazeScene [sheet]
            .sheet(isPresented: $isGlazing) { GlazeScene(colour: .red) }
        }
      }
      """)
  }

  /// A picker of a package fills a sheet, and a view of one a popover; the framework's own pickers are parts.
  @Test func pickersAndPopovers() {
    expectFlow(
      """
      import SwiftUI
      import EmojiShelf
      @main struct ChatApp: App { var body: some Scene { WindowGroup { ChatView() } } } // nav: (entry) -> ChatView [root]
      struct ChatView: View {
        @State private var showsEmoji = false
        @State private var showsDate = false
        @State private var showsHelp = false
        var body: some View {
          VStack {
            Button("Emoji") { showsEmoji = true } // nav: ChatView -> EmojiPicker [sheet]
            Button("Date") { showsDate = true }
            Button("Help") { showsHelp = true } // nav: ChatView -> EmojiHelpView [popover]
          }
          .sheet(isPresented: $showsEmoji) { EmojiPicker() }
          .sheet(isPresented: $showsDate) { DatePicker("Date") }
          .popover(isPresented: $showsHelp) { EmojiHelpView() }
        }
      }
      """)
  }
}
