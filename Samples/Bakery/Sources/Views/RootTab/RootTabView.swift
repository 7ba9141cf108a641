import SwiftUI

struct RootTabView: View {
    private enum Tab: Hashable { case menu, orders }

    @State private var selection = Tab.menu
    private let menuTab: MenuView
    private let loyaltyTab: LoyaltyView
    private let ordersTab: OrdersView

    init(menuTab: MenuView, loyaltyTab: LoyaltyView, ordersTab: OrdersView) {
        self.menuTab = menuTab
        self.loyaltyTab = loyaltyTab
        self.ordersTab = ordersTab
    }

    var body: some View {
        TabView(selection: $selection) {
            menuTab
                .tabItem { Label("Menu", systemImage: "birthday.cake") }
                .tag(Tab.menu)
//            loyaltyTab
//                .tabItem { Label("Stamps", systemImage: "seal") }
//                .tag(Tab.loyalty)
            ordersTab
                .tabItem { Label("Orders", systemImage: "bag") }
                .tag(Tab.orders)
        }
    }
}
