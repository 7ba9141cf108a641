import NavFacts
import NavModel

/// Answers "from which screen?": up from a call through its function's callers, view models, child views, delegates
/// and closures to the screens that own them.
final class OwnerFinder {
  struct Answer {
    var screens: Set<TypeID> = []
    /// Whether the way up ends at the app itself rather than at a screen.
    var reachesEntry = false
    /// Those of `screens` that only hold the object whose code runs: nothing was seen to call it.
    var holding: Set<TypeID> = []
    /// Whether more code leads there than can be followed: `screens` are only some of those from which it does.
    var isOpen = false
    /// Screens of libraries, which have no types of the program.
    var library: Set<Symbol> = []

    var hasScreens: Bool { !screens.isEmpty || !library.isEmpty }

    func hasMore(than other: Answer) -> Bool { screens.count > other.screens.count || library.count > other.library.count }

    mutating func addScreens(of other: Answer) {
      screens.formUnion(other.screens)
      library.formUnion(other.library)
    }

    mutating func add(_ other: Answer) {
      reachesEntry = reachesEntry || other.reachesEntry
      library.formUnion(other.library)
      isOpen = isOpen || other.isOpen
      if other.screens.isEmpty { return }
      // What is called from somewhere is no guess any more.
      if !holding.isEmpty || !other.holding.isEmpty {
        let called = screens.subtracting(holding).union(other.screens.subtracting(other.holding))
        holding = holding.union(other.holding).subtracting(called)
      }
      screens.formUnion(other.screens)
    }
  }

  let linkage: Linkage
  let flow: SinkFlow
  /// The types at which the way up ends.
  let screens: Set<TypeID>
  /// By views that are parts of others which ask for them by a route, the places that do.
  private let inlineParts: [TypeID: [NodeRef]]
  var decidingMemo: [NodeRef: [Deciding]] = [:]
  var writtenTypesMemo: [WrittenTypes: [TypeID]?] = [:]
  let runningMemo: AnswerTable<FunctionID, [NodeRef]>
  var placesMemo: [Run: [NodeRef]] = [:]
  let keepersMemo: AnswerTable<TypeID, [TypeID]>
  private let madeMemo: AnswerTable<TypeID, Set<TypeID>>
  private let builtMemo: AnswerTable<TypeID, Set<TypeID>>
  /// By a screen that storyboards embed in others, these.
  private(set) lazy var containers = containersByPart
  private(set) lazy var libraryScreens = libraryScreensShown
  private(set) lazy var placesOfDelegates = placesByDelegate
  /// By a type, the library's screens that objects of it are made for.
  var libraryKeepers: [TypeID: Set<Symbol>] = [:]
  /// The transitions that stand in a function, by it.
  private(set) lazy var draftsInside = draftsByFunction
  /// Answers that no circle cut short.
  let answers: AnswerTable<FunctionID, Answer>
  /// The same for code that waits in its function for something else to happen.
  let answersOfWaiting: AnswerTable<FunctionID, Answer>
  /// The states by which something is presented.
  private(set) lazy var statesShown = Set(flow.stateOfPresentation.values.joined().map(\.0))
  /// Who sends an event, as `answers`.
  var senders: [SentEvent: Answer] = [:]
  /// Where code of an object stands to which more leads than can be followed, so that its holders answer.
  private var heldSites: Set<NodeRef> = []
  let tellingMemo: AnswerTable<TypeID, Set<TypeID>>
  /// Who gives objects of some types, as `answers`.
  var kindAnswers: [KindQuestion: KindAnswer] = [:]
  /// The types that would be screens if something showed them.
  lazy var orphans = Set(linkage.screenCandidates)
  /// By a view that is a part of screens, these.
  var partMemo: [TypeID: Set<TypeID>] = [:]
  /// By a class of navigation controllers, the screens that its code begins with.
  var stackContentsMemo: [TypeID: Set<TypeID>] = [:]
  /// The screens that post what some code waits for.
  var postersMemo: [NodeRef: Answer] = [:]
  /// Whether somebody else tells a coordinator's function what to do.
  var toldMemo: [FunctionID: Bool] = [:]
  /// Filled in by `firstScreens`.
  var firstScreensMemo: Set<TypeID>?
  /// Whether it is asked meanwhile who holds an object that watches a stream.
  var isAskingWatcher = false
  /// How many places one question may go through.
  static let limit = 600
  /// The types of the frameworks that the app and its delegates are.
  private let entryBases: Set<Symbol>

  /// Whether code can run: what nobody calls comes from nowhere.
  let isLive: (NodeRef) -> Bool

  init(
    _ linkage: Linkage, flow: SinkFlow, screens: Set<TypeID>, inlineParts: [TypeID: [NodeRef]], isLive: @escaping (NodeRef) -> Bool
  ) {
    self.linkage = linkage
    self.inlineParts = inlineParts
    self.isLive = isLive
    self.flow = flow
    self.screens = screens
    answers = AnswerTable(count: linkage.declarations.functions.count)
    answersOfWaiting = AnswerTable(count: linkage.declarations.functions.count)
    runningMemo = AnswerTable(count: linkage.declarations.functions.count)
    keepersMemo = AnswerTable(count: linkage.declarations.types.count)
    tellingMemo = AnswerTable(count: linkage.declarations.types.count)
    madeMemo = AnswerTable(count: linkage.declarations.types.count)
    builtMemo = AnswerTable(count: linkage.declarations.types.count)
    entryBases = Set(EntryBuilder.kinds.keys.compactMap { linkage.program.symbol($0) })
  }

  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// What one question has been through, so that recursion ends.
  struct Path {
    var functions: Set<FunctionID> = []
    var types: Set<TypeID> = []
    var cases: Set<RouteKey> = []
    var calls: Set<NodeRef> = []
    /// The value without which nothing is shown: `isShown` of `state.showsCart = isShown`, then what an event gives for it.
    var wanted: NodeRef?
    /// What a part of an event's payload has to be, by its name in the pattern: `"cart"` for `kind` in `case .show(let kind): switch kind { case "cart": … }`.
    var texts: [NodeRef: String] = [:]
    /// Of the part in which the code stands that is asked about, the calls that make it in a way in which that never runs.
    var ruledOut: Set<NodeRef> = []
    /// The call that makes the screen which is shown: `if isOwn { OwnFleet() } else { Fleet() }` in what a link leads to.
    var made: NodeRef?
    var steps = 0
    /// How many steps there may be: fewer inside a function whose object some screens hold, as these tell where it runs.
    var limit = OwnerFinder.limit
    /// The object whose code is gone through, where screens hold it.
    var held: TypeID?
    /// How often something was met again, or the question grew too long: what was answered meanwhile holds for this question only.
    var cuts = 0
    /// Whether more leads there than can be followed.
    var isOpen = false
    /// Whether the way up came out of a closure that runs later than what is around it.
    var waits = false
    /// Whether the way up came by a closure that a view of UIKit's kind was given.
    var isHanded = false

    /// Whether there is no use in going on.
    var isOver: Bool { steps >= limit }

    mutating func stop() {
      isOpen = true
      steps = max(steps, limit)
      cuts += 1
    }
  }

  /// The screens that a user may be on when the code at `site` runs.
  func owners(of site: NodeRef, making made: NodeRef? = nil) -> Answer {
    // A view controller that is told to present is the source, whoever tells it.
    if program[site].kind == .call, let callee = program.firstChild(site), program[callee].kind == .member,
      let base = program.firstChild(callee), !isOfLaunch(base)
    {
      let presenters = presenters(base)
      if !presenters.isEmpty { return Answer(screens: presenters) }
    }
    return climbing(site, making: made)
  }

  /// The screens that a user may be on when a transition is decided. Tabs are on the tab bar controller that they are put into.
  func owners(of draft: TransitionDraft) -> Answer { lookingIntoStacks(holders(of: draft), of: draft) }

  private func holders(of draft: TransitionDraft) -> Answer {
    if let begun = draft.begun { return owners(of: begun) }
    if let performing = performers(of: draft) { return Answer(screens: performing) }
    if let holder = draft.holder, screens.contains(holder) || linkage.isPager(holder) { return Answer(screens: [holder]) }
    if draft.manner == .tab, let holder = draft.presenter.map({ presenters($0).union(barsGiven($0)) })?.intersection(screens), !holder.isEmpty { return Answer(screens: holder) }
    if draft.manner == .tab, let asking = askingBar(draft.site) { return asking }
    // A screen that is told to show itself was not there before.
    if case .screen(.project(let shown)) = draft.target, program[draft.site].kind == .call, let callee = program.firstChild(draft.site),
      program[callee].kind == .member, let base = program.firstChild(callee), presenters(base) == [shown],
      !linkage.callTargets(of: draft.site).functions.isEmpty || linkage.frameRow(.project(shown)) != nil || showsReceiver(program[callee].name)
    {
      return climbing(draft.site)
    }
    // A page that tells its container to put another in its place is the one that is left.
    if draft.manner == .child, draft.confidence != .possible, let page = linkage.enclosingType(draft.site), screens.contains(page), linkage.isViewController(page),
      program[draft.site].kind == .call, !linkage.callTargets(of: draft.site).functions.isEmpty
    {
      return climbing(draft.site)
    }
    return owners(of: draft.site, making: draft.made)
  }

  /// Whether a library's method shows the very object that it is called on.
  private func showsReceiver(_ method: Symbol) -> Bool {
    linkage.dialects.calls[method]?.contains { if case .receiver = $0.argument { true } else { false } } ?? false
  }

  func climbing(_ site: NodeRef, making made: NodeRef? = nil) -> Answer {
    var path = Path()
    path.made = made.flatMap { program.isInside($0, site) ? $0 : nil }
    path.wanted = valueWritten(at: site)
    var answer = Answer()
    climb(site, &path, &answer)
    answer.isOpen = path.isOpen
    return answer
  }

  /// Whether the system calls a function to put a first screen up, whoever holds the object: a document's windows.
  private func isOfSystem(_ function: FunctionID) -> Bool {
    declarations[function].modifiers.contains(.override) && linkage.text(declarations[function].name) == "makeWindowControllers"
  }

  /// - Parameter end: the code that is not left upwards.
  func climb(_ ref: NodeRef, _ path: inout Path, _ answer: inout Answer, within end: NodeRef? = nil) {
    path.steps += 1
    guard !path.isOver else { return path.stop() }
    guard let window = Window(around: ref, self, path) else { return follow(ref, &path, &answer, within: end) }
    if heldSites.contains(ref) { return answer.add(Answer(screens: window.holding)) }
    let before = path
    window.open(&path)
    var inner = Answer()
    follow(ref, &path, &inner, within: end)
    if window.close(&path, before) {
      heldSites.insert(ref)
      inner = Answer(screens: window.holding)
    }
    answer.add(inner)
  }

  private func follow(_ ref: NodeRef, _ path: inout Path, _ answer: inout Answer, within end: NodeRef?) {
    let ruledOut = path.ruledOut
    defer { path.ruledOut = ruledOut }
    path.ruledOut = []
    if let type = linkage.enclosingType(ref) {
      // What stands for its own screens runs while they are shown.
      let made = screensMade(by: type)
      if !made.isEmpty {
        var asking = Answer()
        if isAskedByOthers(ref, of: type) { rise(from: ref, &path, &asking, within: end) }
        if asking.hasScreens { answer.add(asking) } else { answer.screens.formUnion(made) }
        return
      }
      if addBuilt(by: type, around: ref, &answer) { return }
      path.ruledOut = constructionsRuledOut(of: type, around: ref)
    }
    rise(from: ref, &path, &answer, within: end)
  }

  private func rise(from ref: NodeRef, _ path: inout Path, _ answer: inout Answer, within end: NodeRef?) {
    var child = ref
    var at = program.parent(ref)
    var isDeferred = false
    var isInArm = false
    var isInLoop = false
    while let here = at, here != end {
      if child == ref, program[child].kind == .name || program[child].kind == .member, program[here].kind == .call, program.firstChild(here) != child {
        if climbClosure(child, &path, &answer) { return }
      }
      switch program[here].kind {
      case .closure:
        if linkage.isLookedAtOnly(here) { return }
        if isInLoop || !isTask(here) { isDeferred = true }
        if climbClosure(here, isInArm: isInArm, &path, &answer) { return }
        // A reducer that belongs to no type runs for the views that look at its state.
        if linkage.enclosingType(here) == nil, let state = linkage.stateHandled(by: here) { return climb(type: state, &path, &answer) }
        let before = shownBefore(here)
        if !before.isEmpty {
          answer.screens.formUnion(before)
          return
        }
      case .call:
        if climbHandedView(child, to: here, &path, &answer) { return }
      case .forStmt:
        isInLoop = true
        if climbLoop(here, from: child, &path, &answer) { return }
      case .caseArm:
        if climbArm(here, around: ref, from: child, &path, &answer) { return }
        isInArm = true
      case .funcDecl:
        if let id = declarations.functionOfNode[here] {
          if isOfSystem(id) {
            answer.reachesEntry = true
          } else if !climbKinds(id, around: ref, &path, &answer) {
            let made = path.made.map { callsRuledOut(by: id, around: $0) } ?? []
            path.made = nil
            let waited = path.waits
            if isDeferred { path.waits = true }
            climb(function: id, without: callsRuledOut(by: id, around: ref).union(made), &path, &answer)
            path.waits = waited
          }
          return
        }
      case .initDecl:
        if let type = linkage.enclosingType(here) {
          if linkage.isScreenLike(type) || screens.contains(type) {
            climb(type: type, &path, &answer)
          } else if isDeferred || !climbConstructions(of: type, &path, &answer) {
            climb(maker: type, &path, &answer)
          }
          return
        }
      case .varDecl:
        if let property = declarations.propertyOfNode[here], let type = linkage.enclosingType(here) {
          // `lazy var openCart: () -> Void = { … }` runs where it is called or handed on.
          if isDeferred, linkage.declaredType(of: property).isFunction, climbKept(in: [property], &path, &answer) { return }
          climb(type: type, &path, &answer)
          return
        }
      case .structDecl, .classDecl, .actorDecl, .enumDecl, .extensionDecl, .protocolDecl:
        if let type = linkage.typeDeclared(by: here) { climb(type: type, &path, &answer) }
        return
      default: break
      }
      child = here
      at = program.parent(here)
    }
  }

  /// Whether a closure runs as soon as the code around it has: `Task { await self.begin() }`.
  private func isTask(_ closure: NodeRef) -> Bool {
    guard let call = program.parent(closure), program[call].kind == .call, let callee = program.firstChild(call), program[callee].kind == .name
    else { return false }
    return linkage.text(program[callee].name) == "Task"
  }

  // MARK: Types

  func climb(type id: TypeID, _ path: inout Path, _ answer: inout Answer) {
    if screens.contains(id) {
      answer.screens.insert(id)
      return
    }
    if !path.ruledOut.isEmpty, case let made = linkage.constructions(of: id), !path.ruledOut.isDisjoint(with: made) {
      return climb(part: id, madeBy: made, &path, &answer)
    }
    guard path.types.insert(id).inserted else {
      path.cuts += 1
      return
    }
    if isEntry(id) {
      answer.reachesEntry = true
      return
    }
    if linkage.inherits(id, from: "UIPageViewController") {
      for call in linkage.constructions(of: id) { climb(call, &path, &answer) }
      return
    }
    if linkage.isViewController(id) {
      // A part is where it was put.
      if let places = flow.arrangedParts[id] {
        for place in places {
          switch place {
          case .screen(let around): climb(type: around, &path, &answer)
          case .site(let site): climb(site, &path, &answer)
          }
        }
        return
      }
      // What a frame does, the views do that it is made with.
      if linkage.framesViews(id), case let framed = linkage.viewsFramed(by: id).intersection(screens), !framed.isEmpty {
        answer.screens.formUnion(framed)
        return
      }
      let below = linkage.conformers(of: id)
      if linkage.constructions(of: id).isEmpty, !below.isEmpty {
        for type in below { climb(type: type, &path, &answer) }
        return
      }
      answer.screens.insert(id)
      return
    }
    if linkage.isView(id) {
      if let places = inlineParts[id] { return places.forEach { climb($0, &path, &answer) } }
      let made = linkage.constructions(of: id) + linkage.initialisersGiven(of: id)
      // What is plainly a screen, and nobody makes, is where its own code would run.
      if made.isEmpty, orphans.contains(id) { answer.screens.insert(id) }
      for site in made { climb(site, &path, &answer) }
      return
    }
    climb(maker: id, &path, &answer)
  }

  /// What a coordinator shows as it is made comes from whoever makes it, and not from the screens that hold it later.
  /// - Returns: whether that is seen.
  private func climbConstructions(of id: TypeID, _ path: inout Path, _ answer: inout Answer) -> Bool {
    let made = linkage.constructions(of: id)
    // What waits in a function of its runs later.
    let isOfEntry = !path.waits && declarations[id].kind == .class && !made.isEmpty && made.allSatisfy { linkage.enclosingType($0).map(isEntry) ?? false }
    guard isOfEntry || linkage.canStart(id) else { return false }
    var found = Answer()
    for call in made where path.calls.insert(call).inserted { climb(call, &path, &found) }
    answer.add(found)
    return found.hasScreens || found.reachesEntry
  }

  /// Up from an object that is no view: to the screens that hold it, or to those who make it.
  func climb(maker id: TypeID, _ path: inout Path, _ answer: inout Answer) {
    if isEntry(id) {
      answer.reachesEntry = true
      return
    }
    let made = screensMade(by: id)
    if !made.isEmpty {
      answer.screens.formUnion(made)
      return
    }
    let keeping = libraryScreens(keeping: id)
    answer.library.formUnion(keeping)
    // A navigation controller that keeps its coordinator is around the screens that this one shows.
    let holding = linkage.holders(of: id).filter { screens.contains($0) || !linkage.inherits($0, from: "UINavigationController") }
    if !holding.isEmpty {
      for type in holding { climb(type: type, &path, &answer) }
      return
    }
    if !keeping.isEmpty { return }
    let before = answer
    for type in keepers(of: id) {
      if path.types.insert(type).inserted { climb(maker: type, &path, &answer) } else { path.cuts += 1 }
    }
    if answer.hasMore(than: before) { return }
    for type in linkage.takers(of: id) { climb(type: type, &path, &answer) }
    if answer.hasMore(than: before) { return }
    let constructions = linkage.constructions(of: id)
    for call in constructions { climb(call, &path, &answer) }
    guard constructions.isEmpty else { return }
    let askings = linkage.askings(for: id)
    // Whose closure a cell runs says who gave it one, and not who else has such cells.
    if path.isHanded, !askings.isEmpty {
      path.cuts += 1
    } else {
      for place in askings { climb(place, &path, &answer) }
    }
  }

  /// The screens that an object makes of itself.
  private func screensMade(by id: TypeID) -> Set<TypeID> { screensMade(by: id, leftBy: .protocol, madeMemo) }

  /// The screens that an object builds in methods that its base class leaves to it.
  func screensBuilt(by id: TypeID) -> Set<TypeID> { screensMade(by: id, leftBy: .class, builtMemo) }

  /// Asked at every step of every way up.
  private func screensMade(by id: TypeID, leftBy kind: TypeInfo.Kind, _ memo: AnswerTable<TypeID, Set<TypeID>>) -> Set<TypeID> {
    if let known = memo[id] { return known }
    let made = linkage.screensMade(by: id, leftBy: kind).intersection(screens)
    memo[id] = made
    return made
  }

  /// The app, its delegates: nothing is before them.
  func isEntry(_ id: TypeID) -> Bool { !linkage.externalBases(id).isDisjoint(with: entryBases) && !linkage.isScreenLike(id) }
}
