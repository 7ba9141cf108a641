import NavAnswers
import NavDOT
import NavModel
import NavSource
import Testing

@testable import NavDiagrams

/// Pictures of what changed.
@Suite struct ComparisonTests {
  private var later: NavigationGraph {
    var graph = NavigationGraph.shop
    graph.screens.removeAll { $0.id == "CheckoutView" }
    graph.transitions.removeAll { $0.to == "CheckoutView" || ($0.from == "HomeView" && $0.to == "ProductView") }
    graph.screens.append(Screen(id: "WishListView", module: "App", kind: .view, place: nil, reachability: .yes))
    let place = Place(file: "App/Wish.swift", line: 1, column: 1)
    graph.transitions.append(Transition(from: "CartView", to: "WishListView", route: nil, kind: .push, place: place))
    // A second way between two screens, and one of another kind.
    graph.transitions.append(Transition(from: "RootView", to: "HomeView", route: nil, kind: .sheet, place: place))
    return graph
  }

  private func plan(_ old: NavigationGraph, _ new: NavigationGraph, _ options: DiagramOptions = DiagramOptions()) throws -> DiagramPlan {
    try DiagramPlan(GraphDiff(from: old, to: new), from: old, named: "main", to: new, named: "HEAD", options: options)
  }

  private func arrows(_ plan: DiagramPlan, _ change: DiagramChanges.Change?) -> Set<String> {
    Set(plan.edges.filter { $0.change == change }.map { "\(plan.nodes[$0.tail].name) \(plan.nodes[$0.head].name)" })
  }

  @Test func whatCameWentAndStayedIsToldApart() throws {
    let plan = try plan(.shop, later)
    let changes = Dictionary(plan.nodes.compactMap { node in node.change.map { (node.name, $0) } }) { first, _ in first }
    #expect(changes == ["WishListView": .added, "CheckoutView": .removed])
    #expect(arrows(plan, .added) == ["CartView WishListView"])
    #expect(arrows(plan, .removed) == ["CartView CheckoutView", "HomeView ProductView"])
    #expect(arrows(plan, .changed) == ["RootView HomeView"])
    #expect(arrows(plan, nil).contains("CartView ProductView"))
    #expect(plan.legend.changes.map(\.meaning) == ["＋ only in HEAD", "－ only in main", "～ not the same in both"])
  }

  /// Signs and lines, so that grey is enough.
  @Test func looksDifferWithoutColour() throws {
    #expect(Set(Theme.changes.map(\.sign)).count == Theme.changes.count)
    let graph = DOTGraph(try plan(.shop, later))
    let labels = graph.nodes.compactMap { $0.attributes.first { $0.name == "label" }?.value }
    #expect(labels.contains("＋ WishListView"))
    #expect(labels.contains("－ CheckoutView"))
    let captions = graph.edges.compactMap { $0.attributes.first { $0.name == "headlabel" }?.value }
    #expect(Set(captions).isSuperset(of: ["＋ push", "－ push", "－ sheet", "～ tab sheet"]))
    let pale = graph.nodes.filter { $0.attributes.contains(DOTGraph.Attribute("color", Theme.same.stroke.light)) }
    #expect(!pale.isEmpty)
  }

  @Test func whatLostItsLastWayInIsSaid() throws {
    var new = later
    for index in new.screens.indices where new.screens[index].id == "ProductView" { new.screens[index].reachability = .no }
    let plan = try plan(.shop, new)
    #expect(plan.nodes.first { $0.name == "ProductView" }?.marks == ["lost its last way in"])
  }

  @Test func nothingChangedIsNothingMarked() throws {
    let plan = try plan(.shop, .shop)
    #expect(plan.nodes.allSatisfy { $0.change == nil } && plan.edges.allSatisfy { $0.change == nil })
    #expect(plan.legend.changes.isEmpty && plan.notes.allSatisfy { !$0.contains("around") })
  }

  @Test func ofALargeAppTheSurroundingsAreDrawn() throws {
    let old = NavigationGraph.random(screens: 200, seed: 3)
    var new = old
    new.transitions.append(
      Transition(from: "Screen1View", to: "Screen2View", route: nil, kind: .window, place: Place(file: "A.swift", line: 9_999, column: 1)))
    let plan = try plan(old, new)
    #expect(plan.nodes.count { $0.screen != nil } < 60)
    #expect(plan.notes.contains { $0.hasPrefix("drawn are what changed and the screens around it") })
    #expect(!arrows(plan, .added).union(arrows(plan, .changed)).isEmpty)
  }

  /// A picture of one state has no trace of this.
  @Test func otherPicturesAreAsBefore() throws {
    let plan = try DiagramPlan(.shop)
    #expect(!plan.isComparison && plan.legend.changes.isEmpty)
    #expect(!DOTWriter.text(DOTGraph(plan)).contains("＋"))
  }
}
