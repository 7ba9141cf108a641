import NavFacts
import NavModel
import NavSource

/// Pushes of view controllers that are never in a navigation controller: each one that is made is presented as it is.
struct BarePushes {
  let linkage: Linkage
  let calls: [ControllerCall]
  let name: (TypeID) -> String

  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// By place.
  var all: [BarePush] {
    var pushes: [String: [Place]] = [:]
    for call in calls where call.verb == .push && call.receiver == "navigationController" {
      if let owner = call.owner { pushes[owner, default: []].append(call.place) }
    }
    guard !pushes.isEmpty else { return [] }
    var presentations: [String: [Place]] = [:]
    for call in calls where call.verb == .present && call.container == nil {
      if case .made(let type?) = call.subject, pushes[type] != nil { presentations[type, default: []].append(call.place) }
    }
    guard !presentations.isEmpty else { return [] }
    var found: [BarePush] = []
    for index in declarations.types.indices {
      let id = TypeID(index)
      guard declarations[id].kind == .class, let shown = presentations[name(id)], linkage.isViewController(id), isAlwaysBare(id, shown.count)
      else { continue }
      found += (pushes[name(id)] ?? []).map { BarePush(place: $0, controller: name(id), presentations: shown.sorted()) }
    }
    return found.sorted { $0.place < $1.place }
  }

  /// Whether so many presentations are all that is ever done with the class: no storyboard, subclass, or other call makes one.
  private func isAlwaysBare(_ id: TypeID, _ presentations: Int) -> Bool {
    let symbol = declarations[id].name
    if (declarations.typesByName[symbol] ?? []).count != 1 || linkage.storyboards.madeNames(program.symbols).contains(linkage.text(symbol)) {
      return false
    }
    let isBelow = declarations.types.indices.contains { index in
      TypeID(index) != id && linkage.supertypes(TypeID(index)).contains(.project(id))
    }
    if isBelow || overridesNavigation(id) { return false }
    // Whoever names the class makes one, asks for one, or stands in it.
    let mentions = (linkage.sites.named[symbol] ?? []).filter { linkage.enclosingType($0) != id }
    let made = mentions.filter(isConstruction)
    return made.count == presentations && mentions.allSatisfy { isConstruction($0) || isAsked($0) }
  }

  /// `X(…)`
  private func isConstruction(_ mention: NodeRef) -> Bool {
    guard let call = program.parent(mention) else { return false }
    return program[call].kind == .call && program.firstChild(call) == mention
  }

  /// `as? X`, `is X`, and the type of an extension.
  private func isAsked(_ mention: NodeRef) -> Bool {
    guard let parent = program.parent(mention) else { return false }
    return [.cast, .extended, .isPattern].contains(program[parent].kind)
  }

  private func overridesNavigation(_ id: TypeID) -> Bool {
    guard let symbol = program.symbol("navigationController") else { return false }
    return linkage.findProperty(symbol, in: id) != nil
  }
}
