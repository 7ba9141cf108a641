import NavAnswers
import Testing

@Suite struct NameLookupTests {
  private let lookup = NameLookup("screen", ["Shop.DetailView", "Bank.DetailView", "Shop.CartView", "HomeView"])

  @Test func lastComponentsAndOtherCaseAreTaken() throws {
    #expect(try lookup.id(for: "Shop.DetailView") == "Shop.DetailView")
    #expect(try lookup.id(for: "CartView") == "Shop.CartView")
    #expect(try lookup.id(for: "cartview") == "Shop.CartView")
    #expect(try lookup.id(for: "HOMEVIEW") == "HomeView")
  }

  @Test func severalIsNone() {
    let error = #expect(throws: NameError.self) { try lookup.id(for: "DetailView") }
    #expect(error == .ambiguous(noun: "screen", name: "DetailView", candidates: ["Bank.DetailView", "Shop.DetailView"]))
    #expect(error?.description == "'DetailView' may be any of 2 screens: 'Bank.DetailView', 'Shop.DetailView'; write one in full")
  }

  @Test(arguments: [
    ("Shop.CartVeiw", ["Shop.CartView"]), ("CartVeiw", ["Shop.CartView"]), ("Cart", ["Shop.CartView"]),
    ("HomeVew", ["HomeView"]), ("Detail", ["Bank.DetailView", "Shop.DetailView"]), ("Zebra", []), ("", []),
  ])
  func theNearestAreNamed(_ name: String, _ nearest: [String]) {
    #expect(throws: NameError.unknown(noun: "screen", name: name, nearest: nearest)) { try lookup.id(for: name) }
  }

  @Test func aHostileNameCostsNothing() {
    let long = String(repeating: "View", count: 1_000_000)
    #expect(throws: NameError.unknown(noun: "screen", name: long, nearest: [])) { try lookup.id(for: long) }
  }
}
