import SwiftUI

protocol CakeRowHandling: AnyObject {
    func onCakeTapped(id: Int)
}

struct CakeRow: View {
    let cake: Cake
    weak var handler: CakeRowHandling?

    var body: some View {
        Button {
            handler?.onCakeTapped(id: cake.id)
        } label: {
            LabeledContent(cake.name, value: "\(cake.priceInCents) c")
        }
    }
}
