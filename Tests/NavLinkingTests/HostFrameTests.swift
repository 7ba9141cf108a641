import NavModel
import Testing

/// View controllers of the program that frame the view they are made with.
struct HostFrameTests {
  private static func mill(_ frames: String, _ show: String, _ more: String = "") -> String {
    """
    import SwiftUI
    import UIKit
    @main final class AppDelegate: NSObject, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = MillViewController() // nav: (entry) -> MillViewController [root]
        return true
      }
    }
    \(frames)
    final class MillViewController: UIViewController {
      func openFlour() {
        \(show)
      }
    }
    struct FlourView: View { var body: some View { Text("Flour") } }
    struct SackView: View { var body: some View { Text("Sack") } }
    \(more)
    """
  }

  private static let shown = "// nav: MillViewController -> FlourView [present]"

  @Test func aGenericFrameStandsForTheViewThatItIsMadeWith() {
    expectFlow(
      Self.mill(
        """
        class PopupFrame<Content: View>: UIViewController {
          init(content: Content) {
            super.init(nibName: nil, bundle: nil)
            let host = UIHostingController(rootView: content)
            addChild(host)
            view.addSubview(host.view)
            host.didMove(toParent: self)
          }
          required init?(coder: NSCoder) { nil }
        }
        """,
        """
        let frame = PopupFrame(content: FlourView())
        frame.modalPresentationStyle = .overFullScreen
        present(frame, animated: true) \(Self.shown)
        """))
  }

  @Test func itMayKeepTheViewOrItsHostUntilItIsLoaded() {
    expectFlow(
      Self.mill(
        """
        final class Frame: UIViewController {
          let rootView: AnyView
          init(_ rootView: some View) {
            self.rootView = AnyView(rootView)
            super.init(nibName: nil, bundle: nil)
          }
          required init?(coder: NSCoder) { nil }
          override func viewDidLoad() {
            super.viewDidLoad()
            let host = UIHostingController(rootView: rootView)
            addChild(host)
            view.addSubview(host.view)
          }
        }
        final class KeyboardFrame<Content>: UIViewController where Content: View {
          private let host: UIHostingController<Content>
          init(rootView: Content, ignoresKeyboard: Bool = false) {
            host = UIHostingController(rootView: rootView)
            super.init(nibName: nil, bundle: nil)
          }
          required init?(coder: NSCoder) { nil }
          override func viewDidLoad() {
            super.viewDidLoad()
            setUp()
          }
          private func setUp() {
            addChild(host)
            view.addSubview(host.view)
          }
        }
        """,
        """
        present(Frame(FlourView()), animated: true) \(Self.shown)
        let sack = KeyboardFrame(rootView: SackView(), ignoresKeyboard: true)
        navigationController?.pushViewController(sack, animated: true) // nav: MillViewController -> SackView [push]
        """))
  }

  @Test func aFrameMayBeMadeByTheViewItself() {
    expectFlow(
      Self.mill(
        """
        class BaseFrame<Content>: UIViewController where Content: View {
          let controller: UIHostingController<Content>
          init(_ rootView: Content, completion: (() -> Void)? = nil) {
            self.controller = UIHostingController(rootView: rootView)
            super.init(nibName: nil, bundle: nil)
          }
          required init?(coder: NSCoder) { nil }
          override func viewDidLoad() {
            addChild(controller)
            view.addSubview(controller.view)
          }
        }
        extension FlourView {
          static func controller(_ done: (() -> Void)? = nil) -> UIViewController {
            let view = Self.init()
            let controller = BaseFrame.init(view, completion: done)
            return controller
          }
        }
        """,
        "present(FlourView.controller(), animated: true) \(Self.shown)"))
  }

  @Test func aFrameBelowAnotherOnePassesTheViewOn() {
    expectFlow(
      Self.mill(
        """
        class Frame<Content: View>: UIViewController {
          private let content: () -> Content
          init(@ViewBuilder content: @escaping () -> Content) {
            self.content = content
            super.init(nibName: nil, bundle: nil)
          }
          required init?(coder: NSCoder) { nil }
          override func loadView() { view = UIHostingController(rootView: content()).view }
        }
        final class TallFrame<Content: View>: Frame<Content> {
          override var preferredContentSize: CGSize { get { .zero } set {} }
        }
        final class NamedFrame<Content: View>: Frame<Content> {
          convenience init(named name: String, view: Content) { self.init(view: view) }
          init(view: Content) { super.init { view } }
        }
        final class AnyHost: UIHostingController<AnyView> {
          init(content: some View) { super.init(rootView: AnyView(content)) }
        }
        """,
        """
        present(TallFrame { FlourView() }, animated: true) \(Self.shown)
        present(NamedFrame(named: "Sack", view: SackView()), animated: true) // nav: MillViewController -> SackView [present]
        show(AnyHost(content: SackView()), sender: nil) // nav: MillViewController -> SackView [push]
        """))
  }

  @Test func aHelperMayEmbedTheHostAndAnotherMakeTheFrame() {
    expectFlow(
      Self.mill(
        """
        extension UIViewController {
          func embed(_ child: UIViewController) {
            addChild(child)
            view.addSubview(child.view)
          }
        }
        final class Frame<Content: View>: UIViewController {
          private let rootView: Content
          private lazy var host = UIHostingController(rootView: rootView.ignoresSafeArea())
          init(rootView: Content) {
            self.rootView = rootView
            super.init(nibName: nil, bundle: nil)
          }
          required init?(coder: NSCoder) { nil }
          override func viewDidLoad() {
            super.viewDidLoad()
            embed(host)
          }
        }
        extension View {
          func framed() -> UIViewController { Frame(rootView: self) }
        }
        func makeFrame<Shown: View>(_ shown: Shown) -> UIViewController { Frame(rootView: shown) }
        """,
        """
        present(FlourView().framed(), animated: true) \(Self.shown)
        present(makeFrame(SackView()), animated: true) // nav: MillViewController -> SackView [present]
        """))
  }

  @Test func whatTheFramedViewDoesAndWhatTheFrameDoesComesFromTheView() {
    expectFlow(
      Self.mill(
        """
        final class Frame<Content: View>: UIViewController {
          private let host: UIHostingController<Content>
          init(_ content: Content) {
            host = UIHostingController(rootView: content)
            super.init(nibName: nil, bundle: nil)
          }
          required init?(coder: NSCoder) { nil }
          override func viewDidLoad() {
            addChild(host)
            view.addSubview(host.view)
          }
          @objc func helpTapped() {
            present(HelpViewController(), animated: true) // nav: DoughView -> HelpViewController [present]; SackView -> HelpViewController [present]
          }
        }
        """,
        "present(Frame(DoughView(frame: self)), animated: true) // nav: MillViewController -> DoughView [present]",
        """
        final class HelpViewController: UIViewController {}
        struct DoughView: View {
          weak var frame: UIViewController?
          var body: some View {
            Button("Bake") { frame?.present(Frame(SackView()), animated: true) } // nav: DoughView -> SackView [present]
          }
        }
        """))
  }

  private static let frame = """
    final class Frame: UIViewController {
      let content: AnyView
      init(_ content: some View) {
        self.content = AnyView(content)
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() {
        let host = UIHostingController(rootView: content)
        CODE
      }
    }
    """

  @Test func whoShowsMoreThanTheViewIsAScreen() {
    expectFlow(
      Self.mill(
        Self.frame.replacing("CODE", with: "addChild(host)\n    addChild(SumViewController()) // nav: Frame -> SumViewController [child]"),
        "present(Frame(FlourView()), animated: true) // nav: MillViewController -> Frame [present]; MillViewController -> FlourView [child]",
        "final class SumViewController: UIViewController {}"))
  }

  @Test func whoPresentsTheViewIsAScreen() {
    expectFlow(
      Self.mill(
        Self.frame.replacing("CODE", with: "present(host, animated: true)"),
        "present(Frame(FlourView()), animated: true) // nav: MillViewController -> Frame [present]; MillViewController -> FlourView [present]"))
  }

  @Test func whoIsMadeForOneViewIsAScreen() {
    expectFlow(
      Self.mill(
        """
        final class FlourController: UIViewController {
          private let host: UIHostingController<FlourView>
          init(view: FlourView) {
            host = UIHostingController(rootView: view)
            super.init(nibName: nil, bundle: nil)
            addChild(host) // nav: FlourController -> FlourView [child]
          }
          required init?(coder: NSCoder) { nil }
        }
        """,
        "present(FlourController(view: FlourView()), animated: true) // nav: MillViewController -> FlourController [present]"))
  }

  @Test func aHostOfViewsThatAreMadeOfAModelStandsForTheViewOfItsType() {
    expectFlow(
      Self.mill(
        """
        protocol Modelled: View { associatedtype Model; init(model: Model) }
        final class ModelHost<Content: Modelled>: UIHostingController<Content> {
          init(model: Content.Model) { super.init(rootView: Content(model: model)) }
          required init?(coder: NSCoder) { nil }
        }
        """,
        "present(ModelHost<GrainView>(model: Grain()), animated: true) // nav: MillViewController -> GrainView [present]",
        """
        final class Grain { var onSack: (() -> Void)? }
        struct GrainView: Modelled {
          let model: Grain
          init(model: Grain) { self.model = model }
          var body: some View { NavigationStack { NavigationLink("Sack") { SackView() } } } // nav: GrainView -> SackView [push]
        }
        """))
  }
}
