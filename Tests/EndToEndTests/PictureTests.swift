import Foundation
import TestSupport
import Testing

/// The command that draws, with each of its options.
@Suite struct PictureTests {
  private func shop() throws -> TemporaryFolder {
    try TemporaryFolder([
      "Shop/App.swift": """
      import SwiftUI
      @main struct ShopApp: App { var body: some Scene { WindowGroup { RootView() } } }
      struct RootView: View {
        var body: some View { TabView { HomeView(); CartView() } }
      }
      struct HomeView: View {
        @State private var path = NavigationPath()
        var body: some View { NavigationStack(path: $path) { NavigationLink("Go") { ProductView() } } }
        func back() { path.removeLast() }
      }
      struct CartView: View {
        @State private var pays = false
        var body: some View { Button("Pay") { pays = true }.sheet(isPresented: $pays) { CheckoutView() } }
      }
      struct ProductView: View { var body: some View { Text("Product") } }
      struct CheckoutView: View {
        @State private var asks = false
        var body: some View { Button("Refund") { asks = true }.sheet(isPresented: $asks) { 환불View() } }
      }
      struct 환불View: View { var body: some View { Text("Refund 👩‍👩‍👧") } }
      """
    ])
  }

  private func diagram(_ folder: TemporaryFolder, _ arguments: String...) throws -> CommandRun {
    try CommandRun.navgraph(["diagram"] + arguments + ["Shop"], in: folder)
  }

  @Test(arguments: [
    ("dot", "digraph flow {"), ("gv", "digraph flow {"), ("mmd", "---\ntitle: \"Shop\""), ("mermaid", "---\n"), ("puml", "@startuml\n"),
    ("json", "{\n"),
  ])
  func theFileEndingSaysTheForm(_ ending: String, _ start: String) throws {
    let folder = try shop()
    let run = try diagram(folder, "-o", "flow.\(ending)")
    #expect(run.status == 0 && run.output == "")
    let text = try folder.text("flow.\(ending)")
    #expect(text.hasPrefix(start))
    #expect(text.contains("환불View"))
    // The same, byte for byte, whenever it is asked for.
    _ = try diagram(folder, "-o", "again.\(ending)")
    #expect(try folder.text("again.\(ending)") == text)
    if ending.count < 5, ending != "gv" { #expect(try diagram(folder, "--format", ending).output == text) }
  }

  #if Graphviz
    @Test(arguments: ["svg", "png", "pdf"]) func drawnPicturesAreTheSameInEveryRun(_ ending: String) throws {
      let folder = try shop()
      #expect(try diagram(folder, "-o", "a.\(ending)").status == 0)
      #expect(try diagram(folder, "-o", "b.\(ending)").status == 0)
      let (a, b) = (try Data(contentsOf: folder.url("a.\(ending)")), try Data(contentsOf: folder.url("b.\(ending)")))
      #expect(a == b && a.count > 1_000)
    }

    @Test func aPageIsOneFileAndTheSameInEveryRun() throws {
      let folder = try shop()
      #expect(try diagram(folder, "-o", "flow.html").status == 0)
      #expect(try diagram(folder, "-o", "again.htm").status == 0)
      let page = try folder.text("flow.html")
      #expect(try folder.text("again.htm") == page)
      #expect(page.hasPrefix("<!DOCTYPE html>") && page.contains("<svg ") && page.contains("\"환불View\""))
      #expect(!page.contains(folder.path))
      #expect(try folder.names() == ["Shop", "again.htm", "flow.html"])
    }

    @Test func aComparisonIsNoPage() throws {
      let folder = try shop()
      #expect(try CommandRun.navgraph(["graph", "Shop", "--format", "json", "-o", "a.json"], in: folder).status == 0)
      let run = try CommandRun.navgraph(["diff", "a.json", "a.json", "-o", "flow.html"], in: folder)
      #expect(run.status == 2 && run.errors.hasPrefix("flow.html: error: a comparison is no page"))
    }

    @Test func theThemeReachesTheDrawing() throws {
      let folder = try shop()
      _ = try diagram(folder, "--theme", "dark", "-o", "dark.svg")
      _ = try diagram(folder, "-o", "light.svg")
      let (dark, light) = (try folder.text("dark.svg"), try folder.text("light.svg"))
      #expect(dark.contains("#12181e") && !light.contains("#12181e"))
    }
  #endif

  @Test func partsAreDrawn() throws {
    let folder = try shop()
    func screens(_ arguments: String...) throws -> Set<String> {
      let run = try CommandRun.navgraph(["diagram", "--format", "json"] + arguments + ["Shop"], in: folder)
      #expect(run.status == 0, "\(run.errors)")
      let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
      let nodes = try #require(object["nodes"] as? [[String: Any]])
      return Set(nodes.flatMap { $0["screens"] as? [String] ?? [] })
    }
    let all = try screens()
    #expect(all.count == 6)
    #expect(try screens("--focus", "ProductView", "--depth", "1") == ["HomeView", "ProductView"])
    #expect(try screens("--from", "CartView") == ["CartView", "CheckoutView", "환불View"])
    #expect(try screens("--to", "CheckoutView", "--from", "RootView") == ["RootView", "CartView", "CheckoutView"])
    #expect(try screens("--only", "sheet") == ["CartView", "CheckoutView", "환불View"])
    #expect(try screens("--only", "sheet,push") == ["CartView", "CheckoutView", "환불View", "HomeView", "ProductView"])
    #expect(try screens("--hide", "C*View") == all.subtracting(["CartView", "CheckoutView"]))
  }

  @Test func looksAreChosen() throws {
    let folder = try shop()
    let text = try diagram(folder, "--title", "My \"shop\"", "--direction", "down", "--group", "none", "--no-fold").output
    #expect(text.contains("label=\"My \\\"shop\\\"\"") && text.contains("rankdir=\"TB\""))
    #expect(!text.contains("cluster_c1"))
    #expect(try !diagram(folder, "--title", "").output.contains("fontsize=\"18\", label="))
    let collapsed = try diagram(folder, "--format", "json", "--group", "tab", "--collapse", "*CartView").output
    #expect(collapsed.contains("\"role\": \"group\""))
  }

  @Test func findingsAreMarked() throws {
    let folder = try TemporaryFolder([
      "Shop/App.swift": """
      import SwiftUI
      enum Route: Hashable { case coupon, cart }
      @main struct ShopApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct HomeView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Coupon", value: Route.coupon)
            NavigationLink("Cart", value: Route.cart)
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .cart: CartView()
                case .coupon: EmptyView()
                }
              }
          }
        }
      }
      struct CartView: View { var body: some View { NavigationLink("Back", value: 7) } }
      """
    ])
    let rules = try CommandRun.navgraph(["lint", "--format", "json"], in: folder).output
    let text = try diagram(folder).output
    #expect(rules.contains("\"subject\": \"Route.coupon\""))
    #expect(text.contains("⚠ "), "\(text)")
  }

  @Test(arguments: [
    (["--only", "pish"], "pish"), (["--hide", "CartVeiw"], "did you mean 'CartView'?"), (["--collapse", "Nobody"], "no group is called 'Nobody'"),
    (["--depth=-1"], "'--depth' takes a number from 0"), (["--theme", "pink"], "pink"), (["-o", "flow.bmp"], "'.bmp' is no form of picture"),
    (["-o", "flow"], "does not say what to write"), (["--from", "HomeView", "--to", "CartView"], "nothing leads from 'HomeView' to 'CartView'"),
  ])
  func wrongOptionsEndWithTwoAndSayWhy(_ arguments: [String], _ said: String) throws {
    let run = try CommandRun.navgraph(["diagram"] + arguments + ["Shop"], in: try shop())
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors.contains(said), "\(run.errors)")
  }
}
