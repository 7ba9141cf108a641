import NavFacts
import NavModel

/// Up from a function: through those who call it and those who are given it, to the screens that own these.
extension OwnerFinder {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// - Parameter ruledOut: calls after which the code in question does not run.
  func climb(function id: FunctionID, without ruledOut: Set<NodeRef> = [], _ path: inout Path, _ answer: inout Answer) {
    let memo = path.waits ? answersOfWaiting : answers
    if ruledOut.isEmpty, let known = memo[id] {
      if known.isOpen { path.stop() }
      return answer.add(known)
    }
    guard path.functions.insert(id).inserted else {
      path.cuts += 1
      return
    }
    let cuts = path.cuts
    // Of a question that begins here, what a circle cuts short has been counted in already.
    let isFresh = path.functions.count == 1 && path.types.isEmpty && path.cases.isEmpty && path.calls.isEmpty
    let function = declarations[id]
    if case .type(let type) = function.owner, declarations[type].kind != .protocol {
      if linkage.isViewController(type) || screens.contains(type) || linkage.isView(type), !isFactory(function, flow.callers(of: id)) {
        if !climbHanded(id, of: type, &path, &answer) { climb(type: type, &path, &answer) }
        return
      }
    }
    let began = path.steps
    var found = Answer()
    var certain: Set<TypeID> = []
    var isRunning = false
    for call in runningCallers(of: id) where !ruledOut.contains(call) && !path.isOver {
      if climbInherited(function, by: call, &path, &found) || climbConformers(of: id, by: call, &path, &found) { continue }
      for site in places(running: id, by: call) {
        let before = path.cuts
        var asking = Answer()
        climb(site, &path, &asking)
        found.add(asking)
        certain.formUnion(isWithinReachOfAll(call) ? asking.screens : screensKeeping(function.owner, asking: call).intersection(asking.screens))
        if isHeldItself(function.owner, at: site) || isJustMade(function.owner, startedBy: call) { certain.formUnion(asking.screens) }
        // A screen that was given a callback runs it without holding the object.
        if isInCallbackOfScreen(call, of: function.owner) { certain.formUnion(asking.screens) }
        if path.cuts > before, linkage.enclosingBody(site) != .function(id) { isRunning = true }
      }
    }
    for mention in linkage.references(to: id) where !path.isOver {
      var asking = Answer()
      if !climbClosure(mention, &path, &asking) { climb(mention, &path, &asking) }
      found.add(asking)
      if isHeldItself(function.owner, at: mention) { certain.formUnion(asking.screens) }
    }
    if !found.hasScreens, !found.reachesEntry, !isRunning {
      for place in placesDelegating(to: id) where !path.isOver { climb(place, &path, &found) }
      certain.formUnion(found.screens)
    }
    if case .type(let type) = function.owner, declarations[type].kind != .protocol, !(function.isStatic && linkage.isScreenLike(type)) {
      let holding = Set(linkage.holders(of: type))
      if !found.hasScreens {
        if isEntry(type) {
          found.reachesEntry = true
        } else if !found.reachesEntry, !isRunning {
          climb(maker: type, &path, &found)
          found.holding = found.screens.intersection(holding)
        }
      } else if !holding.isEmpty {
        let both = found.screens.intersection(screensHolding(type, holding, besides: found.screens))
        if !both.isEmpty { found.screens = both.union(certain) }
      }
    }
    // Where much had been gone through before, it may be that which was too much.
    found.isOpen = path.isOpen && path.isOver && path.limit == Self.limit && began < Self.limit / 3
    if ruledOut.isEmpty, path.cuts == cuts || (isFresh && !path.isOver) || found.isOpen { memo[id] = found }
    answer.add(found)
  }

  /// Whether code of an object stands in a closure that it makes a screen with: `DoorView(onOpen: { self.enter() })`.
  private func isInCallbackOfScreen(_ call: NodeRef, of owner: Owner) -> Bool {
    guard case .type(let type) = owner, linkage.enclosingType(call) == type else { return false }
    var at = program.parent(call)
    while let here = at, !program[here].kind.isDeclaration || program[here].kind == .varDecl && declarations.propertyOfNode[here] == nil {
      if program[here].kind == .closure, let maker = program.parent(here), program[maker].kind == .call, let callee = program.firstChild(maker),
        linkage.typeMade(by: callee, of: maker).map(screens.contains) ?? false
      {
        return true
      }
      at = program.parent(here)
    }
    return false
  }

  /// The screens among views that hold an object, and those of which such a view is a part.
  private func screensHolding(_ type: TypeID, _ holding: Set<TypeID>, besides found: Set<TypeID>) -> Set<TypeID> {
    var all = holding.intersection(screens)
    // What no screen holds itself narrows nothing.
    if all.isDisjoint(with: found) { return all }
    // Nor do screens hold it alone: the model of another may keep it for that one.
    for keeper in keepers(of: type) { all.formUnion(screens.intersection(linkage.holders(of: keeper))) }
    for part in holding.subtracting(screens).sorted() where holdsItself(part, type) {
      if partMemo[part] == nil {
        // Whoever asks again meanwhile asks in a circle.
        partMemo[part] = []
        var path = Path()
        var answer = Answer()
        climb(type: part, &path, &answer)
        partMemo[part] = answer.screens
      }
      all.formUnion(partMemo[part] ?? [])
    }
    return all
  }

  /// `Section.products(items)`: what a static function of a view makes is part of whoever calls it, and so is its code.
  private func isFactory(_ function: FunctionInfo, _ callers: [(call: NodeRef, confidence: Transition.Confidence)]) -> Bool {
    guard function.isStatic, case .type(let type) = function.owner else { return false }
    return callers.contains { $0.confidence != .possible && linkage.enclosingType($0.call) != type }
  }

  /// `HomeView(openShop: openShop)`: a function of a view that other screens are given runs where these are.
  /// - Returns: whether that is the only way it runs.
  private func climbHanded(_ id: FunctionID, of type: TypeID, _ path: inout Path, _ answer: inout Answer) -> Bool {
    let mentions = linkage.references(to: id)
    let calls = linkage.calls(running: id).map(\.call)
    guard !mentions.isEmpty || !calls.isEmpty else { return false }
    var handed = Answer()
    var isOwn = false
    for call in calls {
      guard let closure = closureAround(call) else {
        isOwn = true
        continue
      }
      guard path.calls.insert(call).inserted else {
        path.cuts += 1
        isOwn = true
        continue
      }
      var inner = Answer()
      if climbClosure(closure, &path, &inner), inner.hasScreens { handed.add(inner) } else { isOwn = true }
    }
    for mention in mentions {
      var inner = Answer()
      if !climbClosure(mention, &path, &inner) || !inner.hasScreens { isOwn = true }
      handed.add(inner)
    }
    guard handed.hasScreens else { return false }
    answer.add(handed)
    return !isOwn
  }
}
