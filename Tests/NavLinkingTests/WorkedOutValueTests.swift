import Testing

/// What a plain value says of itself is no event that somebody sends: the code runs for whoever asks.
@Suite struct WorkedOutValueTests {
  @Test(arguments: [
    ("let order: Order", "var size: Size? { Size(rawValue: code) }"), ("@Published private(set) var order: Order", "var size: Size? { Size(rawValue: code) }"),
    ("let order: Order", "let size: Size?"),
  ])
  func aRowsModelChoosesByItsOrder(property: String, size: String) {
    let graph = FlowRun.graph(
      """
      import SwiftUI
      enum Size: String { case small, large }
      struct Order { let code: String; \(size) }
      enum ShopRoute: Hashable { case parcel, freight }
      final class RowModel: ObservableObject {
        \(property)
        init(order: Order) { self.order = order }
        var next: ShopRoute? {
          guard let size = order.size else { return nil }
          switch size {
          case .small: return .parcel
          case .large: return .freight
          }
        }
      }
      struct OrderRow: View {
        @StateObject var model: RowModel
        @Binding var path: [ShopRoute]
        var body: some View { Button("Open") { if let next = model.next { path.append(next) } } }
      }
      struct OrdersView: View {
        @State private var path: [ShopRoute] = []
        var body: some View {
          NavigationStack(path: $path) {
            List { OrderRow(model: RowModel(order: Order(code: "")), path: $path) }
              .navigationDestination(for: ShopRoute.self) { route in
                switch route {
                case .parcel: ParcelView()
                case .freight: FreightView()
                }
              }
          }
        }
      }
      struct ParcelView: View {
        let ship: (Size) -> Void
        var body: some View { Button("Ship") { ship(.large) } }
      }
      struct FreightView: View { var body: some View { Text("Freight") } }
      """)
    #expect(Set(graph.transitions.filter { $0.to == "FreightView" }.map(\.from)) == ["OrdersView"])
  }
}
