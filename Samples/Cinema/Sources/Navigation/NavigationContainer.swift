import SwiftUI

/// A stack with its own router; modals get a container of their own.
struct NavigationContainer<Content: View>: View {
    @State private var router: Router
    private let content: Content

    init(parent: Router, tab: TabDestination? = nil, @ViewBuilder content: () -> Content) {
        _router = State(initialValue: parent.child(for: tab))
        self.content = content()
    }

    var body: some View {
        NavigationStack(path: $router.path) {
            content
                .navigationDestination(for: PushDestination.self) { destination in
                    destination.view
                }
        }
        .sheet(item: $router.sheet) { destination in
            NavigationContainer<AnyView>(parent: router) { AnyView(destination.view) }
        }
        .fullScreenCover(item: $router.fullScreen) { destination in
            NavigationContainer<AnyView>(parent: router) { AnyView(destination.view) }
        }
        .environment(router)
    }
}

/// A button that goes somewhere.
struct NavigationButton<Label: View>: View {
    @Environment(Router.self) private var router
    let destination: Destination
    @ViewBuilder let label: () -> Label

    var body: some View {
        Button {
            router.navigate(to: destination)
        } label: {
            label()
        }
    }
}
