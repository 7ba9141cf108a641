import Foundation

/// Every place that a router can go to, by the way of going there.
enum Destination: Hashable {
    case tab(TabDestination)
    case push(PushDestination)
    case sheet(SheetDestination)
    case fullScreen(FullScreenDestination)
}

enum TabDestination: String, Hashable {
    case films
    case tickets
    case profile
}

enum PushDestination: Hashable {
    case film(id: Int)
    case cast(filmID: Int)
    case comments(filmID: Int) // expect: unreachable-destination
    case seats(Showing)
    case ticket(Ticket)
    case settings
}

enum SheetDestination: Hashable, Identifiable {
    case rating(filmID: Int)
    case showings(filmID: Int)
    case voucher(code: String)

    var id: Self { self }
}

enum FullScreenDestination: Hashable, Identifiable {
    case trailer(filmID: Int)
    case booking(filmID: Int)

    var id: Self { self }
}
