import NavDialects
import NavFacts

/// Functions that navigate by the case they are given: `func navigate(to route: Route) { switch route { case .cart: … } }`. What they give
/// back, if anything, is no screen: an effect, whether it went well.
///
/// Then the enum is a route: whoever chooses the case decides, and what the arms show is its mapping. The same holds of a screen that
/// watches a stream of its view model's. An event is none, however many of its arms show something: it says what has happened, and
/// whoever handles it decides what follows.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// After every framework's own calls are known, before the routes of handlers are triggered.
  func findRoutingSwitches() {
    let shown = ShownScreens(drafts)
    var found: [(ref: NodeRef, chooser: Value, arms: [(block: NodeRef, names: [Symbol])], type: TypeID)] = []
    for ref in linkage.sites.switches where linkage.mappings[ref] == nil {
      guard let subject = program.firstChild(ref), program[subject].kind == .name, let chooser = chooser(subject),
        case .project(let type) = linkage.typeOf(subject), declarations[type].kind == .enumeration, !linkage.mappedEnums.contains(type),
        !handled.enums.contains(type), !linkage.isNamedAsEvent(type)
      else { continue }
      let arms = linkage.armsOf(ref).compactMap { arm in program.first(arm, .block).map { ($0, linkage.caseNames(of: arm)) } }
      guard tellsScreen(arms.filter { !$0.1.isEmpty }.map { shown.screens(in: reach(of: $0.0, linkage.enclosingType(ref)), program) }) else { continue }
      found.append((ref, chooser, arms, type))
    }
    for (ref, chooser, arms, type) in found {
      handled.enums.insert(type)
      for (block, names) in arms {
        let regions = reach(of: block, linkage.enclosingType(ref))
        for name in names {
          let key = RouteKey(type: type, name: name)
          handled.outcomes[key, default: HandledRoutes.Outcome()].regions += regions
          read(regions, for: key, Self.plainHandler)
        }
      }
      var sink = Sink(manner: .push)
      sink.isTrigger = true
      send([chooser], sink, at: ref, ref)
    }
    // Where nobody is seen to choose a case, a row of a table perhaps does: what the arms show is decided there.
    let chosen = Set(handled.triggered.keys.map(\.type))
    for (_, _, arms, type) in found where !chosen.contains(type) {
      handled.enums.remove(type)
      for name in arms.flatMap(\.names) { handled.outcomes[RouteKey(type: type, name: name)] = nil }
    }
  }

  /// Whether the case tells the screen: most arms show one, and most of these another than the rest. Where several arms do something
  /// else, or show the same, the enum says who asks, or how.
  private func tellsScreen(_ arms: [Set<ScreenRef>]) -> Bool {
    let alone = arms.filter { $0.count == 1 }
    let different = Set(alone)
    return different.count > 1 && arms.filter { !$0.isEmpty }.count * 3 >= arms.count * 2 && different.count * 2 > arms.count
  }

  private static let plainHandler = HandlerRow("", label: nil, nothing: "")

  /// What chooses the case: the parameter of a function that gives back no screen, or the stream that a closure of a screen watches.
  private func chooser(_ subject: NodeRef) -> Value? {
    switch linkage.meaning(of: program[subject].name, at: subject) {
    case .parameter(let function, let index):
      return givesNoScreen(function) && !declarations[function].isInit ? .parameter(function, index) : nil
    case .closureParameter(let closure, let index):
      guard let here = linkage.enclosingType(subject), linkage.isScreenLike(here) else { return nil }
      return linkage.streamWatched(by: closure, index).map { .slot($0) }
    default: return nil
    }
  }

  private func givesNoScreen(_ function: FunctionID) -> Bool {
    guard declarations[function].result != nil else { return true }
    switch linkage.resultType(of: function) {
    case .external(let name, _): return !linkage.holdsScreens(.external(name, [])) && !linkage.isNavigationContainer(name)
    case .project(let id): return !linkage.isScreenLike(id) && linkage.routeEnum(.project(id)) == nil && !linkage.holdsScreens(.project(id))
    default: return false
    }
  }

  /// An arm's block, and the functions of the same type that only it runs.
  private func reach(of block: NodeRef, _ type: TypeID?, depth: Int = 0) -> [NodeRef] {
    var regions = [block]
    guard let type, depth < 4 else { return regions }
    for index in program.subtree(block) where program[NodeRef(index)].kind == .call {
      for target in linkage.callTargets(of: NodeRef(index)).functions.prefix(2) {
        guard declarations[target].owner == .type(type), !declarations[target].isInit, let body = declarations[target].body,
          callers(of: target).allSatisfy({ program.isInside($0.call, block) })
        else { continue }
        regions += reach(of: body, type, depth: depth + 1)
      }
    }
    return regions
  }
}

/// The screens that are shown, in the order of the places.
private struct ShownScreens {
  private let all: [(place: NodeRef, screen: ScreenRef)]

  init(_ drafts: [TransitionDraft]) {
    all = drafts.compactMap { draft in if case .screen(let screen) = draft.target { (draft.site, screen) } else { nil } }.sorted { $0.0 < $1.0 }
  }

  func screens(in regions: [NodeRef], _ program: Program) -> Set<ScreenRef> {
    var found: Set<ScreenRef> = []
    for region in regions {
      let range = program.subtree(region)
      var low = 0
      var high = all.count
      while low < high {
        let middle = (low + high) / 2
        if all[middle].place.index < range.lowerBound { low = middle + 1 } else { high = middle }
      }
      while low < all.count, range.contains(all[low].place.index) {
        found.insert(all[low].screen)
        low += 1
      }
    }
    return found
  }
}
