import NavFacts
import NavModel
import NavSource

/// Finds modals that a navigator of FlowStacks puts up without a stack in them, and whose screens push.
struct StacklessModals {
  let linkage: Linkage
  let graph: NavigationGraph
  /// The stacks that are written in the app.
  let stacks: [StackSite]

  private var program: Program { linkage.program }

  /// The names that the flag has had, the newer one first.
  private static let labels = ["withNavigation", "embedInNavigationView"]

  /// By place.
  var all: [StacklessModal] {
    let modals = ["presentSheet", "presentCover"].flatMap(calls(of:)).filter { call in
      Self.labels.allSatisfy { linkage.argument($0, of: call) == nil }
    }
    if modals.isEmpty { return [] }
    let pushes = Set(calls(of: "push").map(program.place))
    let byPlace = Dictionary(grouping: graph.transitions.filter { $0.isLive && $0.confidence == .certain }, by: \.place)
    // What has a stack of its own pushes onto that.
    let owners = Set(stacks.compactMap(\.owner))
    var inside: [String: [Place]] = [:]
    for place in pushes {
      for transition in byPlace[place] ?? [] where transition.kind == .push {
        if let from = transition.from { inside[from, default: []].append(place) }
      }
    }
    var found: [StacklessModal] = []
    for call in modals {
      for screen in Set((byPlace[program.place(call)] ?? []).compactMap(\.to)) where !owners.contains(screen) {
        guard let pushes = inside[screen] else { continue }
        found.append(StacklessModal(place: program.place(call), screen: screen, pushes: Set(pushes).sorted(), flag: flag, argument: argument(of: call)))
      }
    }
    return found.sorted { ($0.place, $0.screen) < ($1.place, $1.screen) }
  }

  /// Calls on the library's own navigators and arrays of routes.
  private func calls(of name: String) -> [NodeRef] {
    guard let symbol = program.symbol(name) else { return [] }
    return linkage.calls(of: symbol).filter { call in
      guard let callee = program.firstChild(call), program[callee].kind == .member, let base = program.firstChild(callee),
        linkage.callTargets(of: call).functions.isEmpty
      else { return false }
      switch linkage.typeOf(base) {
      case .external(let type, _): return ["FlowNavigator", "FlowPathNavigator", "FlowPath", "Routes"].contains(linkage.text(type))
      case .array(.external(let type, _)): return linkage.text(type) == "Route"
      default: return false
      }
    }
  }

  /// How this app's version of the library calls the flag.
  private var flag: String {
    let isNew = program.symbol("FlowStack").map { !linkage.calls(of: $0).isEmpty } ?? false
    return isNew ? Self.labels[0] : Self.labels[1]
  }

  /// What is presented, where it is written plainly enough to be found again, and is all that the call is given.
  private func argument(of call: NodeRef) -> CodePiece? {
    let arguments = linkage.arguments(of: call)
    guard arguments.count == 1, program.label(arguments[0]).isNone, let code = linkage.plainCode(arguments[0]) else { return nil }
    return program.piece(linkage.leftmost(arguments[0]), code)
  }
}
