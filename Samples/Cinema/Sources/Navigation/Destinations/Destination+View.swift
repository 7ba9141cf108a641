import SwiftUI

extension PushDestination {
    @ViewBuilder
    var view: some View {
        switch self {
        case .film(let id):
            FilmView(filmID: id)
        case .cast(let filmID):
            CastView(filmID: filmID)
        case .comments(let filmID):
            CommentsView(filmID: filmID)
        case .seats(let showing):
            SeatsView(showing: showing)
        case .ticket(let ticket):
            TicketView(ticket: ticket)
        case .settings:
            SettingsView()
        }
    }
}

extension SheetDestination {
    @ViewBuilder
    var view: some View {
        switch self {
        case .rating(let filmID):
            RatingView(filmID: filmID)
        case .showings(let filmID):
            ShowingsView(filmID: filmID)
        default: // expect: swallowed-route
            EmptyView()
        }
    }
}

extension FullScreenDestination {
    @ViewBuilder
    var view: some View {
        switch self {
        case let .trailer(filmID):
            TrailerView(filmID: filmID)
        case let .booking(filmID):
            BookingView(filmID: filmID)
        }
    }
}
