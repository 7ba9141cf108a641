import Foundation

struct Cake: Hashable, Identifiable {
    let id: Int
    let name: String
    let priceInCents: Int
    let allergens: [String]
}

final class CakeShop {
    private(set) var cart: [Cake] = []
    private(set) var orderNumbers: [String] = []
    let menu = [
        Cake(id: 1, name: "Plum tart", priceInCents: 420, allergens: ["gluten", "egg"]),
        Cake(id: 2, name: "Poppy roll", priceInCents: 310, allergens: ["gluten", "milk"]),
    ]

    func cake(id: Int) -> Cake? {
        menu.first { $0.id == id }
    }

    func add(_ cake: Cake) {
        cart.append(cake)
    }

    func placeOrder() -> String {
        let number = "B\(orderNumbers.count + 1)"
        orderNumbers.append(number)
        cart.removeAll()
        return number
    }
}
