import NavFindings
import NavModel
import NavRules
import NavSource

/// Shorthands for small hand-built graphs of a shop.
func at(_ line: Int, _ column: Int = 1, in file: String = "Shop.swift") -> Place {
  Place(file: file, line: line, column: column)
}

func route(
  _ name: String, line: Int, screens: [String] = [], mapping: RouteCase.Handling = .screen, madeAt: [Int] = [99],
  isNotAScreen: Bool = false
) -> RouteCase {
  RouteCase(
    id: "ShopRoute." + name, name: name, place: at(line), screens: screens, mapping: mapping,
    constructions: madeAt.map { at($0) }, isNotAScreen: isNotAScreen)
}

func arm(
  _ cases: [String], line: Int, _ content: Mapping.Content = .screens, screens: [String] = [], isDefault: Bool = false,
  signature: String = ""
) -> Mapping.Arm {
  Mapping.Arm(
    cases: cases, isDefault: isDefault, place: at(line), content: content, screens: screens, signature: signature)
}

func shopMapping(_ arms: [Mapping.Arm], line: Int = 20, owner: String = "ShopCoordinator.view(for:)") -> Mapping {
  Mapping(routeType: "ShopRoute", place: at(line), owner: owner, arms: arms)
}

/// A graph with an entry, one route type and the rest as given.
func shop(
  _ cases: [RouteCase] = [], mappings: [Mapping] = [], screens: [Screen] = [], transitions: [Transition] = [],
  openReason: String? = nil, hasEntry: Bool = true, observe: (inout Observations) -> Void = { _ in }
) -> NavigationGraph {
  var observations = Observations()
  observe(&observations)
  return NavigationGraph(
    screens: screens,
    routeTypes: [RouteType(id: "ShopRoute", module: "Shop", place: at(1), cases: cases, openReason: openReason)],
    transitions: transitions,
    entries: hasEntry ? [EntryPoint(name: "@main ShopApp", place: at(1, in: "App.swift"), screens: ["HomeScreen"])] : [],
    mappings: mappings, observations: observations)
}

func screen(_ id: String, line: Int, _ reachability: Tristate) -> Screen {
  Screen(id: id, module: "Shop", kind: .view, place: at(line), reachability: reachability)
}

/// The findings of one rule; an unknown id gives none, so tests compare with something.
func findings(_ id: String, in graph: NavigationGraph) -> [Finding] {
  RuleCatalog.all.filter { $0.id == id }.flatMap { $0.findings(in: graph) }
}

/// `line subject` of each finding of one rule.
func said(_ id: String, in graph: NavigationGraph) -> [String] {
  findings(id, in: graph).map { "\($0.place.line) \($0.subject)" }
}
