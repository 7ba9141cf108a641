import Testing

/// Routes of several enums that one stream carries by a protocol of theirs, and watchers that take those of one.
struct TypedStreamTests {
  @Test(arguments: [
    "filterByType(class: GateDeed.self)", "ofType(GateDeed.self)", "compactMap { $0 as? GateDeed }", "filter { $0 is GateDeed }.map { $0 as! GateDeed }",
  ])
  func routesOfOneTypeAreTakenOutOfAStream(_ taking: String) {
    expectFlow(tour(watching: "store.onTour.\(taking).asDriver(onErrorJustReturn: .welcome).drive(showGate).disposed(by: bag)"))
  }

  @Test func aClosureTakesRoutesOfOneTypeOutOfAStream() {
    expectFlow(tour(watching: "store.onTour.compactMap { $0 as? GateDeed }.subscribe(onNext: { [weak self] deed in self?.open(deed) }).disposed(by: bag)"))
  }

  @Test(arguments: ["map { $0.0 }", "map { deed, _ in deed }"])
  func oneOfTheValuesThatComeTogetherIsTaken(_ taking: String) {
    expectFlow(
      tour(watching: """
        Observable.combineLatest(store.onTour, store.isBusy).filter { !$0.1 }.\(taking)
              .filterByType(class: GateDeed.self).asDriver(onErrorJustReturn: .welcome).drive(showGate).disposed(by: bag)
        """))
  }

  /// An app that says its routes to a dispatcher, from which a store takes those of one protocol, and a presenter those of one enum.
  ///
  /// - Parameter watching: how the presenter watches the store.
  private func tour(watching: String) -> String {
    #"""
    import UIKit
    import RxSwift
    import RxCocoa
    protocol Deed {}
    protocol TourDeed: Deed {}
    enum GateDeed: TourDeed { case welcome, ticket, map(id: String) }
    enum SoundDeed: TourDeed { case ticket, map }
    final class Postman {
      static let shared = Postman()
      private let deeds = PublishSubject<Deed>()
      var register: Observable<Deed> { return deeds.asObservable() }
      func dispatch(deed: Deed) { deeds.onNext(deed) }
    }
    extension ObservableType {
      func filterByType<T>(class: T.Type) -> Observable<T> { filter { $0 is T }.map { $0 as! T } }
    }
    final class TourStore {
      static let shared = TourStore()
      let bag = DisposeBag()
      private var state = ReplaySubject<TourDeed>.create(bufferSize: 1)
      private let busy = BehaviorRelay<Bool>(value: false)
      var onTour: Observable<TourDeed> { state.asObservable() }
      var isBusy: Observable<Bool> { busy.asObservable() }
      init(postman: Postman = .shared) {
        postman.register.filterByType(class: TourDeed.self).bind(to: state).disposed(by: bag)
      }
    }
    protocol RootViewProtocol: AnyObject {
      func push(view: UIViewController)
    }
    final class RootPresenter {
      weak var view: RootViewProtocol?
      let store: TourStore
      let bag = DisposeBag()
      init(view: RootViewProtocol, store: TourStore = .shared) { self.view = view; self.store = store }
      func onViewReady() {
        \#(watching)
      }
      lazy private var showGate: AnyObserver<GateDeed> = { [unowned self] in
        return Binder(self) { target, deed in target.open(deed) }.asObserver()
      }()
      private func open(_ deed: GateDeed) {
        switch deed {
        case .welcome: break
        case .ticket: view?.push(view: TicketView())
        case .map: view?.push(view: MapView())
        }
      }
    }
    final class RootView: UIViewController, RootViewProtocol {
      var presenter: RootPresenter?
      private let stack = UINavigationController(rootViewController: WelcomeView())
      init() { super.init(nibName: nil, bundle: nil); presenter = RootPresenter(view: self) }
      override func viewDidLoad() {
        presenter?.onViewReady()
        addChild(stack) // nav: RootView -> WelcomeView [child]
      }
      func push(view: UIViewController) { stack.pushViewController(view, animated: true) }
    }
    final class WelcomeView: UIViewController {
      @objc func tapped() { Postman.shared.dispatch(deed: GateDeed.ticket) } // nav: WelcomeView -> TicketView [push] GateDeed.ticket
    }
    final class TicketView: UIViewController {
      @objc func tapped() { Postman.shared.dispatch(deed: GateDeed.map(id: "a")) } // nav: TicketView -> MapView [push] GateDeed.map
    }
    final class MapView: UIViewController {
      @objc func tapped() { Postman.shared.dispatch(deed: SoundDeed.ticket) }
    }
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = RootView() // nav: (entry) -> RootView [root]
        return true
      }
    }
    """#
  }
}
