import SwiftUI

public enum CartRoute: Hashable {
  case cart, checkout, voucher
}

public struct CartScreens: View {
  let route: CartRoute

  public init(route: CartRoute) { self.route = route }

  public var body: some View {
    switch route {
    case .cart: CartView()
    case .checkout: CheckoutView()
    case .voucher: VoucherView()
    }
  }
}

struct CartView: View {
  var body: some View { NavigationLink("Pay", value: CartRoute.checkout) }
}

struct CheckoutView: View {
  var body: some View { Text("Thank you") }
}

struct VoucherView: View {
  var body: some View { Text("Nothing leads here") }
}
