import Observation
import SwiftUI

@Observable
final class SeatsModel {
    var seat: String?
    private let showing: Showing
    private let programme: Programme
    private let router: Router

    init(showing: Showing, programme: Programme, router: Router) {
        self.showing = showing
        self.programme = programme
        self.router = router
    }

    func buy() {
        guard let seat else { return }
        programme.buy(seat: seat, in: showing)
        router.navigate(to: .tab(.tickets))
    }
}

struct SeatsView: View {
    @Environment(Programme.self) private var programme
    @Environment(Router.self) private var router
    @State private var model: SeatsModel?
    let showing: Showing

    var body: some View {
        VStack {
            ForEach(["A1", "A2", "A3"], id: \.self) { seat in
                Button(seat) { model?.seat = seat }
            }
            Button("Buy") { model?.buy() }
        }
        .task {
            model = SeatsModel(showing: showing, programme: programme, router: router)
        }
    }
}
