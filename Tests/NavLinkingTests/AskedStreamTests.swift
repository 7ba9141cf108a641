import Testing

/// Streams that a coordinator watches by what a protocol asks of its screens.
struct AskedStreamTests {
  private func shelf(stream: String, sent: String, picked: String) -> String {
    """
    import RxCocoa
    import RxSwift
    import UIKit
    protocol Picking: AnyObject { var picked: Observable<String> { get } }
    protocol ShelfViewing: Picking {}
    protocol ScreenFactory { func makeShelf() -> ShelfViewing & Presentable; func makeBox() -> Picking & Presentable; func makeBook() -> Presentable }
    protocol Presentable { func toPresent() -> UIViewController }
    extension UIViewController: Presentable { func toPresent() -> UIViewController { self } }
    final class LiveFactory: ScreenFactory {
      func makeShelf() -> ShelfViewing & Presentable { ShelfController() }
      func makeBox() -> Picking & Presentable { BoxController() }
      func makeBook() -> Presentable { BookController() }
    }
    final class ShelfController: UITableViewController, ShelfViewing {
      private let titles = PublishSubject<String>()
      \(stream)
      private let bag = DisposeBag()
      override func viewDidLoad() {
        super.viewDidLoad()
        \(sent)
      }
      private func pick() { \(picked) }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { pick() }
    }
    final class BoxController: UIViewController, Picking {
      private let subject = PublishSubject<String>()
      var picked: Observable<String> { subject.asObservable() }
      @objc func tapped() { subject.onNext("box") }
    }
    final class BookController: UIViewController {}
    final class ShelfCoordinator {
      private let bag = DisposeBag()
      private let factory: ScreenFactory
      private let stack: UINavigationController
      init(factory: ScreenFactory, stack: UINavigationController) {
        self.factory = factory
        self.stack = stack
      }
      func start() {
        let shelf = factory.makeShelf()
        shelf.picked.subscribe(onNext: { [weak self] _ in self?.showBook() }).disposed(by: bag)
        stack.setViewControllers([shelf.toPresent()], animated: false) // nav: (entry) -> ShelfController [root]
      }
      private func showBook() {
        stack.pushViewController(factory.makeBook().toPresent(), animated: true) // nav: ShelfController -> BookController [push]
      }
    }
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      var coordinator: ShelfCoordinator?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let stack = UINavigationController()
        window?.rootViewController = stack // nav: (entry) -> ShelfController [root]
        coordinator = ShelfCoordinator(factory: LiveFactory(), stack: stack)
        coordinator?.start()
      }
    }
    """
  }

  /// The screen that is asked sends, by whatever it gives as the stream; another one of the same protocol does not.
  @Test func theScreenThatIsAskedSends() {
    let streams = [
      "var picked: Observable<String> { titles.asObservable() }", "lazy var picked: Observable<String> = self.titles.asObservable()",
      "lazy var picked: Observable<String> = { return self.titles.asObservable() }()",
    ]
    for stream in streams { expectFlow(shelf(stream: stream, sent: "", picked: "titles.onNext(\"a\")")) }
  }

  /// What a screen binds of a control is what it sends.
  @Test func aControlThatIsBoundSends() {
    expectFlow(
      shelf(
        stream: "var picked: Observable<String> { titles.asObservable() }",
        sent: "tableView.rx.modelSelected(Book.self).map { $0.title }.bind(to: titles).disposed(by: bag)", picked: ""))
  }
}
