import Combine
import SwiftUI

/// An edge of the flow tree: pushes its content when the flag turns true.
struct Flow<Content>: View where Content: View {
    @Binding var next: Bool
    private let content: Content

    init(next: Binding<Bool>, @ViewBuilder content: () -> Content) {
        _next = next
        self.content = content()
    }

    var body: some View {
        NavigationLink(
            destination: VStack { content },
            isActive: $next
        ) {
            EmptyView()
        }
    }
}

/// A screen's view model tells the flow that the screen is done.
protocol Completable {
    associatedtype Outcome
    var didComplete: PassthroughSubject<Outcome, Never> { get }
}
