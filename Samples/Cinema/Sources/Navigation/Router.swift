import Observation

/// One router per stack. Routers form a tree: the root holds the tabs, each tab and each modal has a child.
@Observable
final class Router {
    let level: Int
    let tab: TabDestination?
    var selectedTab: TabDestination = .films
    var path: [PushDestination] = []
    var sheet: SheetDestination?
    var fullScreen: FullScreenDestination?

    @ObservationIgnored private weak var parent: Router?

    init(level: Int, tab: TabDestination? = nil, parent: Router? = nil) {
        self.level = level
        self.tab = tab
        self.parent = parent
    }

    func child(for tab: TabDestination? = nil) -> Router {
        Router(level: level + 1, tab: tab ?? self.tab, parent: self)
    }

    func navigate(to destination: Destination) {
        switch destination {
        case .tab(let tab):
            select(tab: tab)
        case .push(let destination):
            push(destination)
        case .sheet(let destination):
            present(sheet: destination)
        case .fullScreen(let destination):
            present(fullScreen: destination)
        }
    }

    func select(tab: TabDestination) {
        if level == 0 {
            selectedTab = tab
        } else {
            reset()
            parent?.select(tab: tab)
        }
    }

    func push(_ destination: PushDestination) {
        path.append(destination)
    }

    func present(sheet destination: SheetDestination) {
        sheet = destination
    }

    func present(fullScreen destination: FullScreenDestination) {
        fullScreen = destination
    }

    func pop() {
        if !path.isEmpty {
            path.removeLast()
        }
    }

    private func reset() {
        path = []
        sheet = nil
        fullScreen = nil
    }
}
