import Testing

/// Routes that are made on the way through a chain of operators.
struct StreamedRouteTests {
  @Test func whatIsBoundToTheStepsIsDecidedWhereItIsMade() {
    expectFlow(
      """
      // file: Library/Library.swift
      import RxFlow
      import RxRelay
      import RxSwift
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        private let coordinator = FlowCoordinator()
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          // nav: (entry) -> ShelfViewController [root] LibraryStep.shelf
          coordinator.coordinate(flow: LibraryFlow(window: window!), with: OneStepper(withSingleStep: LibraryStep.shelf))
          return true
        }
      }
      enum LibraryStep: Step { case shelf, book(Int), loan, receipt(isGiven: Bool), rules, back }
      final class LibraryFlow: Flow {
        private let window: UIWindow
        private let controller = UINavigationController()
        var root: Presentable { window }
        init(window: UIWindow) { self.window = window }
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? LibraryStep else { return .none }
          switch step {
          case .shelf:
            let shelf = ShelfViewController(viewModel: ShelfViewModel())
            controller.setViewControllers([shelf], animated: false)
            window.rootViewController = controller
            return .one(flowContributor: .contribute(withNextPresentable: shelf, withNextStepper: shelf.viewModel))
          case .book: return show(BookViewController())
          case .loan: return show(LoanViewController())
          case .receipt:
            controller.present(ReceiptViewController(), animated: true)
            return .none
          case .rules: return show(RulesViewController())
          case .back:
            controller.popViewController(animated: true)
            return .none
          }
        }
        private func show(_ screen: UIViewController) -> FlowContributors {
          controller.pushViewController(screen, animated: true)
          return .none
        }
      }
      final class ShelfViewModel: Stepper {
        let steps = PublishRelay<Step>()
        private let bag = DisposeBag()
        private let loans = LoanService()
        struct Input { let bookTap: Observable<Int>, loanTap: Observable<Void>, returnTap: Observable<Void>, rulesTap: Observable<Void> }
        func transform(_ input: Input) {
          input.bookTap
            .map { number in
              LibraryStep.book(number) // nav: ShelfViewController -> BookViewController [push] LibraryStep.book
            }
            .bind(to: steps)
            .disposed(by: bag)
          input.loanTap
            .flatMap { _ in
              self.loans.lend()
                .andThen(Observable.just(LibraryStep.loan)) // nav: ShelfViewController -> LoanViewController [push] LibraryStep.loan
                .catch { _ in .just(LibraryStep.back) }
            }
            .map { step -> Step in step }
            .bind(to: steps)
            .disposed(by: bag)
          input.returnTap
            .flatMap { _ -> Single<LibraryStep> in
              if self.loans.isEmpty { return .just(.receipt(isGiven: false)) } // nav: ShelfViewController -> ReceiptViewController [present] LibraryStep.receipt
              return self.loans.takeBack().andThen(
                .just(.receipt(isGiven: true))) // nav: ShelfViewController -> ReceiptViewController [present] LibraryStep.receipt
            }
            .subscribe(onNext: { [weak self] in self?.steps.accept($0) })
            .disposed(by: bag)
          input.returnTap
            .map { _ -> Observable<Step> in
              guard self.loans.isEmpty else { return .empty() }
              return Observable.just(LibraryStep.rules) // nav: ShelfViewController -> RulesViewController [push] LibraryStep.rules
            }
            .flatMapLatest { $0 }
            .bind(to: steps)
            .disposed(by: bag)
          input.rulesTap
            .map { RulesEvent.opened }
            .bind(to: loans.events)
            .disposed(by: bag)
        }
      }
      enum RulesEvent { case opened }
      final class LoanService {
        let events = PublishRelay<RulesEvent>()
        var isEmpty: Bool { true }
        func lend() -> Completable { .empty() }
        func takeBack() -> Completable { .empty() }
      }
      final class ShelfViewController: UIViewController {
        let viewModel: ShelfViewModel
        init(viewModel: ShelfViewModel) { self.viewModel = viewModel; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { viewModel.transform(.init(bookTap: .never(), loanTap: .never(), returnTap: .never(), rulesTap: .never())) }
      }
      final class BookViewController: UIViewController {}
      final class LoanViewController: UIViewController {}
      final class ReceiptViewController: UIViewController {}
      final class RulesViewController: UIViewController {}
      """)
  }

  /// What an object's method gives is no value of the property that holds the object: who makes the object shows nothing.
  @Test func anAnswerOfAServiceIsShownByWhoAsked() {
    expectFlow(
      """
      import Combine
      import SwiftUI
      struct Report: Identifiable { let id: Int }
      final class ReportService {
        func report(of id: Int) -> AnyPublisher<Report, Error> { Just(Report(id: id)).setFailureType(to: Error.self).eraseToAnyPublisher() }
      }
      final class Services {
        let reports: ReportService
        init() { self.reports = ReportService() }
      }
      final class ListModel: ObservableObject {
        @Published var report: Report?
        private let services: Services
        private var bag: Set<AnyCancellable> = []
        init(services: Services) { self.services = services }
        func load(_ id: Int) {
          services.reports.report(of: id)
            .sink(receiveCompletion: { _ in }, receiveValue: { [weak self] answer in
              self?.report = answer // nav: ListView -> ReportView [sheet]
            })
            .store(in: &bag)
        }
      }
      @main struct LibraryApp: App { var body: some Scene { WindowGroup { ListView(model: ListModel(services: Services())) } } } // nav: (entry) -> ListView [root]
      struct ListView: View {
        @StateObject var model: ListModel
        var body: some View {
          Button("Load") { model.load(3) }
            .sheet(item: $model.report) { report in ReportView(report: report) }
        }
      }
      struct ReportView: View { let report: Report; var body: some View { Text("Report") } }
      """)
  }

  /// A local constant stands for the stream of the whole state.
  @Test func aLocalConstantIsTheStreamOfAState() {
    expectFlow(
      """
      import UIKit
      import ReactorKit
      final class SongReactor: Reactor {
        enum Action { case lyrics, artist }
        enum Mutation { case way(Way?) }
        enum Way { case lyrics, artist(String), back }
        struct State { @Pulse var way: Way? }
        let initialState = State()
        func mutate(action: Action) -> Observable<Mutation> {
          switch action {
          case .lyrics: return go(.lyrics) // nav: SongViewController -> LyricsViewController [push] SongReactor.Way.lyrics
          case .artist: return go(.artist("Kim")) // nav: SongViewController -> ArtistViewController [present] SongReactor.Way.artist
          }
        }
        func reduce(state: State, mutation: Mutation) -> State {
          var state = state
          switch mutation {
          case .way(let way): state.way = way
          }
          return state
        }
        private func go(_ way: Way) -> Observable<Mutation> { .concat(.just(.way(way)), .just(.way(nil))) }
      }
      final class SongViewController: UIViewController, View {
        var disposeBag = DisposeBag()
        init(reactor: SongReactor) {
          super.init(nibName: nil, bundle: nil)
          self.reactor = reactor
        }
        func bind(reactor: SongReactor) {
          let state = reactor.state.share(replay: 1)
          state.compactMap(\\.way)
            .bind(with: self) { owner, way in
              switch way {
              case .lyrics: owner.showLyrics()
              case .artist(let name): owner.showArtist(name)
              case .back: owner.dismiss(animated: true)
              }
            }
            .disposed(by: disposeBag)
        }
        private func showLyrics() { navigationController?.pushViewController(LyricsViewController(), animated: true) }
        private func showArtist(_ name: String) { present(ArtistViewController(name: name), animated: true) }
      }
      final class LyricsViewController: UIViewController {}
      final class ArtistViewController: UIViewController { init(name: String) { super.init(nibName: nil, bundle: nil) } }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let song = SongViewController(reactor: SongReactor())
          window?.rootViewController = UINavigationController(rootViewController: song) // nav: (entry) -> SongViewController [root]
          return true
        }
      }
      """)
  }
}
