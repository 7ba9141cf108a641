import NavModel
import NavSource

/// Holds a flow against contracts.
///
/// Only transitions in live code count, and none that is no more than a guess: a contract is broken only where the code surely breaks it.
public struct ContractCheck: Sendable {
  /// In the order of the contracts, then of what they speak of.
  public private(set) var breaches: [Breach] = []
  /// Names that stand for nothing; contracts with one are not checked.
  public private(set) var problems: [Problem] = []

  private let index: FlowIndex
  private let screens: NameLookup
  private let modules: NameLookup
  private let doors: NameLookup

  /// - Complexity: for each contract O(*names* × (*screens* + *transitions*)), and for modals times their number.
  public init(_ contracts: [Contract], in graph: NavigationGraph) {
    index = FlowIndex(graph)
    screens = NameLookup("screen", index.names)
    modules = NameLookup("module", Set(graph.screens.map(\.module)).subtracting([""]).sorted())
    let routes = graph.routeTypes.flatMap { $0.cases.map(\.id) }
    doors = NameLookup("screen or route", Set(index.names + routes).sorted())
    for contract in contracts { check(contract) }
  }

  private mutating func check(_ contract: Contract) {
    // Every name is looked up before any problem ends the check, so that all are told at once.
    switch contract.demand {
    case .passes(let from, let to, let gates):
      let (from, to, gates) = (nodes(from, contract), nodes(to, contract), nodes(gates, contract))
      guard let from, let to, let gates else { return }
      checkPassage(contract, from: from, to: to, gates: gates)
    case .within(let steps, let near, let centres):
      let (near, centres) = (nodes(near, contract), nodes(centres, contract))
      guard let near, let centres else { return }
      checkDistance(contract, near, steps, centres)
    case .doors(let module, let from, let through):
      let into = ids([module], modules, contract)?.first
      let outside = ids(from.map { [$0] } ?? [], modules, contract)
      let through = ids(through, doors, contract)
      guard let into, let outside, let through else { return }
      checkDoors(contract, into, from: outside.first, Set(through))
    case .modals(let most):
      guard hasEntries(contract) else { return }
      checkModals(contract, most)
    }
  }

  // MARK: Names

  /// The ids of names; nil, and problems, where some are unknown.
  private mutating func ids(_ names: [Contract.Name], _ lookup: NameLookup, _ contract: Contract) -> [String]? {
    var ids: [String] = []
    for name in names {
      do {
        ids.append(try lookup.id(for: name.text))
      } catch {
        let mend = error.mend.prefix(1).uppercased() + error.mend.dropFirst() + (error.mend.hasSuffix("?") ? "" : ".")
        problems.append(Problem(error.what, file: contract.file, line: name.line, column: name.column, mend: mend))
      }
    }
    return ids.count == names.count ? ids : nil
  }

  private mutating func nodes(_ names: [Contract.Name], _ contract: Contract) -> [FlowIndex.Node]? {
    ids(names, screens, contract).map { $0.compactMap(index.node) }
  }

  /// Whether there is an entry to begin at; without one the contract can neither hold nor be broken.
  private mutating func hasEntries(_ contract: Contract) -> Bool {
    if !index.entries.isEmpty { return true }
    problems.append(
      Problem(
        "this contract speaks of where users come in, and no entry point was found", file: contract.file, line: contract.line,
        mend: "Analyse the app's folder too, or name the first screens under 'entry-points'."))
    return false
  }

  // MARK: Demands

  private mutating func checkPassage(
    _ contract: Contract, from: [FlowIndex.Node], to: [FlowIndex.Node], gates: [FlowIndex.Node]
  ) {
    guard !from.isEmpty || hasEntries(contract) else { return }
    for target in to where !gates.contains(target) {
      // A screen is not on its way to itself, but an entry is where users are without any way.
      let starts = from.isEmpty ? index.entries : from.filter { $0 != target }
      guard let way = Distances(from: starts, in: index, avoiding: gates).path(to: target) else { continue }
      let name = index.name(target)
      let passed = gates.map { "'\(index.name($0))'" }.joined(separator: " or ")
      let what: String
      if gates.isEmpty {
        what = "a path leads from '\(way.first.map { index.name(index.tail($0)) } ?? name)' to '\(name)'"
      } else if way.isEmpty {
        what = "users come in at '\(name)' without passing \(passed)"
      } else {
        what = "a path to '\(name)' does not pass \(passed)"
      }
      add(contract, name, what, mend: gates.isEmpty ? "take one of its transitions away" : "lead it through \(passed)", way, else: target)
    }
  }

  private mutating func checkDistance(_ contract: Contract, _ near: [FlowIndex.Node], _ most: Int, _ centres: [FlowIndex.Node]) {
    guard !centres.isEmpty || hasEntries(contract) else { return }
    let distances = Distances(from: centres.isEmpty ? index.entries : centres, in: index)
    let origin = centres.isEmpty ? "an entry" : centres.map { "'\(index.name($0))'" }.joined(separator: " or ")
    for screen in near {
      let name = index.name(screen)
      let steps = distances.steps(to: screen)
      if let steps, steps <= most { continue }
      let what =
        steps.map { "'\(name)' is \($0) transitions away from \(origin), and is to be within \(most)" }
        ?? "no path leads from \(origin) to '\(name)', which is to be within \(most)"
      add(contract, name, what, mend: "lead there sooner", distances.path(to: screen) ?? [], else: screen)
    }
  }

  /// Each screen that is led to past the doors is told once, by the first transition that does it.
  private mutating func checkDoors(_ contract: Contract, _ module: String, from: String?, _ doors: Set<String>) {
    var told: Set<FlowIndex.Node> = []
    for edge in index.edges {
      let (tail, head) = (index.tail(edge), index.head(edge))
      let outside = index.screen(tail)?.module ?? ""
      guard index.screen(head)?.module == module, outside != module, from == nil || outside == from else { continue }
      let transition = index.transition(edge)
      if doors.contains(index.name(head)) || transition.route.map(doors.contains) ?? false { continue }
      guard told.insert(head).inserted else { continue }
      let of = outside.isEmpty ? "" : " of '\(outside)'"
      add(
        contract, index.name(head), "'\(index.name(tail))'\(of) leads to '\(index.name(head))', which is no door of '\(module)'",
        mend: "lead to a door", exactly: [index.exactHop(edge)], else: head)
    }
  }

  private mutating func checkModals(_ contract: Contract, _ most: Int) {
    let depth = ModalDepth(index, exceeding: most)
    guard let walk = depth.walk, let last = walk.last else { return }
    add(
      contract, "", "\(most + 1) modals can lie over each other, and at most \(most) \(most == 1 ? "is" : "are") to",
      mend: "dismiss one before the next, or push", exactly: walk.map(index.exactHop), else: index.head(last))
  }

  // MARK: Breaches

  private mutating func add(
    _ contract: Contract, _ subject: String, _ what: String, mend: String, _ way: [FlowIndex.Edge], else screen: FlowIndex.Node
  ) {
    add(contract, subject, what, mend: mend, exactly: way.map(index.hop), else: screen)
  }

  private mutating func add(
    _ contract: Contract, _ subject: String, _ what: String, mend: String, exactly way: [Hop], else screen: FlowIndex.Node
  ) {
    let entry = index.graph.startPlaces[index.name(screen)]
    let written = Place(file: contract.file, line: contract.line, column: 1)
    // What is the system's is declared nowhere: then where users come in, for a finding belongs to the app's code.
    let anywhere = index.graph.entries.lazy.flatMap(\.starts).first?.place
    let place = way.last?.transition.place ?? entry ?? index.screen(screen)?.place ?? anywhere ?? written
    breaches.append(Breach(contract: contract, subject: subject, what: what, mend: mend, way: way, place: place))
  }
}
