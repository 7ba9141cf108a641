import Foundation

struct Customer: Equatable {
    let id: Int
    let name: String
}

struct Account: Equatable {
    let iban: String
    let name: String
    let balance: Decimal
    let cards: [Card]
}

struct Card: Equatable {
    let number: String
    let holder: String
    let monthlyLimit: Decimal
}

struct Transfer: Equatable {
    var recipient: String
    var amount: Decimal
}

final class BankService {
    let dailyLimit: Decimal = 2_000

    func login(name: String, password: String) -> Customer? {
        password.count >= 6 ? Customer(id: 1, name: name) : nil
    }

    func accounts(of customer: Customer) -> [Account] {
        let card = Card(number: "•••• 4410", holder: customer.name, monthlyLimit: 1_500)
        return [Account(iban: "XX12 0001", name: "Everyday", balance: 1_204.50, cards: [card])]
    }

    func execute(_ transfer: Transfer) -> String {
        "T-\(transfer.recipient.hashValue.magnitude % 10_000)"
    }
}
