import Foundation

struct TicketOrder: Sendable {
    let exhibition: Exhibition
    let count: Int
}

actor TicketOffice {
    static let shared = TicketOffice()
    private var sold: [TicketOrder] = []

    func place(_ order: TicketOrder) -> String {
        sold.append(order)
        return "M-\(1000 + sold.count)"
    }
}
