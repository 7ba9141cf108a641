import NavDialects
import NavFacts

/// A place in a screen that shows one of several views by the value of a state: `switch section { case .news: NewsView() … }` in a
/// column or an area.
struct ContentChoice {
  /// What stands in the screen: the `switch`, or the expression whose getter switches.
  var node: NodeRef
  var mapping: NodeRef
  var type: TypeID
  /// The expression that reads the state.
  var state: NodeRef
}

/// Screens that show others in a part of themselves, as a state says.
///
/// The cases of such a state are routes, and whoever sets it goes there. A state that says how far one screen has come, or how it
/// looks, is none: two cases at least must show views that are screens by other evidence, or columns that other screens choose.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Sends what sets the states behind the choices; what else shows and navigates is known by then.
  func findContentChoices() {
    let candidates = contentCandidates()
    guard !candidates.isEmpty else { return }
    let evidence = ScreenEvidence(self)
    let (roots, followed) = (windowRoots(), Set(seen.slots.map(\.property)))
    var accepted: [(ContentChoice, ContentPlace)] = []
    // What a tab bar stands beside has been sent.
    for choice in candidates where bars[choice.mapping] == nil && !contentChoices.contains(choice.mapping) {
      guard var place = place(of: choice.node, depth: 0), let id = choosingState(choice.state), isSet(id) else { continue }
      if place.manner != .split, isTabState(id, choice.type) || isInTabs(choice) {
        if choosesTabs(choice, place, evidence) {
          place.manner = .tab
          accepted.append((choice, place))
          continue
        }
      }
      if followed.contains(id) {
        // The stack around has sent what its own screen sets; steps that are given a binding set it too.
        let choosesRoot = choosesAtRoot(choice, evidence, roots) && !linkage.isMostlyProgress(choice.type)
        let isWhole = place.isWhole && place.manner == .root && (choosesRoot || choosesSteps(choice, id, evidence))
        if isWhole || (place.manner == .split && isSetElsewhere(id, than: choice.node)) { accepted.append((choice, place)) }
        continue
      }
      if choosesScreens(choice, place, id, evidence) || (place.isWhole && place.manner == .root && choosesAtRoot(choice, evidence, roots)) {
        accepted.append((choice, place))
      } else if place.isWhole, choosesSteps(choice, id, evidence) {
        place.manner = .root
        accepted.append((choice, place))
      } else {
        rejectedChoices.insert(choice.mapping)
      }
    }
    for (choice, shown) in accepted {
      var place = shown
      // What the choice begins with is shown where it was itself.
      if place.isWhole, place.manner == .root, isShownItself(choice) { place.showsFirst = true }
      rejectedChoices.remove(choice.mapping)
      let before = drafts.count
      if place.manner == .tab { sendTabs(of: choice, evidence) } else { sendWrites(of: choice, place) }
      // Where no value is seen to be set, nothing says that the cases are places to go.
      guard place.manner == .tab || drafts.count > before || isSent(choice, place.manner) else { continue }
      contentChoices.insert(choice.mapping)
      dropChooser(of: choice)
      if place.isWhole, place.manner == .root {
        dropUnread(around: choice.node)
        // Whoever sets the state goes to what the stack around was said to show.
        drafts.removeAll { draft in
          guard draft.manner == .root, case .screen = draft.target else { return false }
          return program.isInside(draft.site, choice.mapping)
        }
      }
    }
    let open = candidates.filter { choice in
      bars[choice.mapping] == nil && !contentChoices.contains(choice.mapping)
        && choosingState(choice.state).map { !followed.contains($0) && isSet($0) } == true
    }
    if !open.isEmpty { findSteps(among: open, accepted.isEmpty ? evidence : ScreenEvidence(self)) }
  }

  /// What a stack was said to show, and could not be read, is what the choice in that property says.
  private func dropUnread(around choice: NodeRef) {
    unresolved.removeAll { one in
      var at = one.site
      while [.call, .member].contains(program[at].kind), let inner = program.firstChild(at) { at = inner }
      guard let property = linkage.propertyWritten(by: at), let getter = declarations[property].getter else { return false }
      return program.isInside(choice, getter)
    }
  }

  /// Whether a choice is all that the stack of a window shows: whatever the state says, its values show screens.
  private func choosesAtRoot(_ choice: ContentChoice, _ evidence: ScreenEvidence, _ roots: Set<TypeID>) -> Bool {
    guard let view = linkage.enclosingType(choice.node), roots.contains(view) else { return false }
    let shown = linkage.armsOf(choice.mapping).map { Set(evidence.steps(shownBy: $0).filter(linkage.isView)) }.filter { !$0.isEmpty }
    return shown.count > 1 && Set(shown.joined()).count > 1
  }

  private func choosesScreens(_ choice: ContentChoice, _ place: ContentPlace, _ state: PropertyID, _ evidence: ScreenEvidence) -> Bool {
    var shown: Set<TypeID> = [], screens: Set<TypeID> = [], covering: Set<TypeID> = []
    for arm in linkage.armsOf(choice.mapping) {
      guard let id = evidence.view(shownBy: arm), shown.insert(id).inserted else { continue }
      if evidence.isScreen(id, outside: choice.mapping) { screens.insert(id) } else if evidence.coversScreen(arm) { covering.insert(id) }
    }
    if place.manner == .split, isSetElsewhere(state, than: choice.node) { return shown.count > 1 }
    guard !linkage.isProgress(choice.type) else { return false }
    // What lies over the screen is one where another case shows one for certain.
    return screens.count > 1 || (!screens.isEmpty && !covering.isEmpty)
  }

  /// Whether what takes turns as the whole of a screen sets the state itself: each step shows another.
  private func choosesSteps(_ choice: ContentChoice, _ state: PropertyID, _ evidence: ScreenEvidence) -> Bool {
    guard !linkage.isProgress(choice.type) else { return false }
    let shown = Set(linkage.armsOf(choice.mapping).flatMap { evidence.steps(shownBy: $0) })
    let setting = slots(behind: state).reduce(into: Set<TypeID>()) { found, slot in
      for write in linkage.writes(to: slot) where write.means == .assignment {
        if let setter = linkage.enclosingType(write.site), shown.contains(setter) { found.insert(setter) }
      }
    }
    return setting.count > 1
  }

  // MARK: Tab bars made by hand

  /// Whether a state is named as the tab that is selected.
  func isTabState(_ id: PropertyID, _ type: TypeID) -> Bool {
    let words = linkage.words(in: declarations[id].name).union(linkage.words(in: declarations[type].name))
    return words.contains("tab") || words.contains("tabs") || words.isSuperset(of: ["bottom", "bar"])
  }

  /// Whether features take turns in what is named as the content of tabs: `struct MainTabView`, `func tabView()`.
  private func isInTabs(_ choice: ContentChoice) -> Bool {
    var names = linkage.enclosingType(choice.node).map { [declarations[$0].name] } ?? []
    switch linkage.enclosingBody(choice.node) {
    case .function(let function): names.append(declarations[function].name)
    case .property(let property): names.append(declarations[property].name)
    case .none: break
    }
    guard names.contains(where: { linkage.words(in: $0).contains("tab") }) else { return false }
    return features(shownBy: linkage.armsOf(choice.mapping).compactMap { program.first($0, .block) }).count > 1
  }

  private func choosesTabs(_ choice: ContentChoice, _ place: ContentPlace, _ evidence: ScreenEvidence) -> Bool {
    let arms = linkage.armsOf(choice.mapping)
    let shown = Set(arms.compactMap(evidence.view))
    let screens = shown.count { evidence.isScreen($0, outside: choice.mapping) }
    return (shown.count > 1 && place.manner == .root) || screens > 1 || (screens > 0 && arms.contains(where: evidence.isStacked))
      || features(shownBy: arms.compactMap { program.first($0, .block) }).count > 1
  }

  private func sendTabs(of choice: ContentChoice, _ evidence: ScreenEvidence) {
    let start = drafts.count
    sendWrites(of: choice, ContentPlace(manner: .tab, showsFirst: false))
    let named = casesSent(of: choice.type, since: start)
    // Until here, the content of a stack that a state chooses.
    drafts.removeAll { draft in
      guard draft.manner == .root, case .route(choice.type, _) = draft.target else { return false }
      return true
    }
    sendWhereBuilt(choice.mapping, choice.type, .tab, besides: named, evidence)
  }

  // MARK: Finding

  private func contentCandidates() -> [ContentChoice] {
    var all: [ContentChoice] = []
    for (mapping, type) in linkage.mappings.sorted(by: { $0.key < $1.key }) {
      guard let subject = program.firstChild(mapping) else { continue }
      if program[subject].kind == .name, program[subject].name == linkage.names.selfValue {
        all += uses(of: mapping, type)
      } else if let given = givenChoice(mapping, type), choosingState(subject) == nil || isWholeRoot(given.node) {
        all.append(given)
      } else if stands(mapping), choosingState(subject) != nil {
        all.append(ContentChoice(node: mapping, mapping: mapping, type: type, state: subject))
      } else {
        all += builtChoices(mapping, type)
      }
    }
    return all
  }

  /// `section.content` in a view, where the enum's own getter switches over itself.
  private func uses(of mapping: NodeRef, _ type: TypeID) -> [ContentChoice] {
    guard let name = linkage.nameOfBody(around: mapping) else { return [] }
    return linkage.mentions(of: name).compactMap { ref in
      guard program[ref].kind == .member, let base = program.firstChild(ref), stands(ref), choosingState(base) != nil,
        linkage.typeOf(base).projectType == type
      else { return nil }
      return ContentChoice(node: ref, mapping: mapping, type: type, state: base)
    }
  }

  /// Whether a node is content of a view.
  func stands(_ ref: NodeRef) -> Bool {
    linkage.enclosingType(ref).map(linkage.isView) == true && linkage.isInBuilder(ref)
  }

  /// A stored property that the program may set; what a view is merely made with has no place that sets it.
  ///
  /// What is there in case of none, `page ?? .start`, is looked past.
  func choosingState(_ expression: NodeRef) -> PropertyID? {
    var expression = expression
    if program[expression].kind == .infix, program[expression].name == linkage.names.coalesce, let told = program.firstChild(expression) { expression = told }
    guard let id = slotRead(by: expression) else { return nil }
    let property = declarations[id]
    guard property.getter == nil, !property.isLet, case .type(let owner) = property.owner else { return nil }
    return linkage.isView(owner) && !property.hasAttributes ? nil : id
  }

  private func slotRead(by expression: NodeRef) -> PropertyID? {
    if case .slot(let id, nil) = linkage.bindingTarget(expression) { return id }
    if let handed = linkage.stateHanded(as: expression) { return handed }
    guard program[expression].kind == .member else { return nil }
    for case .slot(let id) in linkage.evaluate(expression) { return id }
    return nil
  }

  /// Whether anything gives a state another value than its first.
  func isSet(_ id: PropertyID) -> Bool {
    slots(behind: id).contains { linkage.writes(to: $0).contains { $0.means == .assignment && !isInInitialiser($0.site) } }
  }

  /// Whether a view sets a state outside of what looks at it.
  private func isSetElsewhere(_ id: PropertyID, than node: NodeRef) -> Bool {
    slots(behind: id).contains { slot in
      linkage.writes(to: slot).contains { write in
        guard write.means == .assignment, let setter = linkage.enclosingType(write.site), linkage.isView(setter) else { return false }
        return !program.isInside(write.site, node)
      }
    }
  }

  // MARK: Where it stands

  /// Where a choice is in its screen.
  struct ContentPlace {
    var manner: Manner
    /// Whether the first value is shown by the choice itself: no other view or container shows it already.
    var showsFirst: Bool
    /// Whether it is all that a screen or a stack shows.
    var isWhole = false
  }

  private func isWholeRoot(_ node: NodeRef) -> Bool { place(of: node, depth: 0).map { $0.manner == .root && $0.isWhole } ?? false }

  /// Up from a choice to the column, stack or view whose content it is.
  private func place(of node: NodeRef, depth: Int) -> ContentPlace? {
    guard depth < 4 else { return nil }
    var child = node
    var isAlone = true
    while let here = program.parent(child) {
      switch program[here].kind {
      case .block, .clause, .conditional, .accessor:
        if countOfVisible(here) > 1 { isAlone = false }
      case .closure:
        if countOfVisible(here) > 1 { isAlone = false }
        guard let call = program.parent(here), program[call].kind == .call, let callee = program.firstChild(call), program[callee].kind == .name else {
          return nil
        }
        let name = program[callee].name
        if let container = linkage.dialects.containers[name] {
          if container.eachChild || container.isScene { return nil }
          if container.manner == .split { return ContentPlace(manner: isAlone ? .split : .child, showsFirst: !isAlone) }
          if container.hasColumns, countOfVisible(here) > 1 { return ContentPlace(manner: .split, showsFirst: false) }
          return ContentPlace(manner: isAlone ? .root : .child, showsFirst: !isAlone, isWhole: isAlone)
        }
        if linkage.text(name) == "HStack", !isAlone { return ContentPlace(manner: .split, showsFirst: true) }
        // What scrolls together with other content is a section of the page.
        if scrolls(call), !isAlone { return nil }
        guard arrangesOnce(name) || isLayoutKept(callee) || isOwnArrangement(call, callee) || linkage.isAroundContent(call)
          || linkage.stateHanded(to: here, 0) != nil
        else { return nil }
        child = call
        continue
      case .funcDecl:
        guard let id = declarations.functionOfNode[here], let use = callers(of: id).first?.call else { return nil }
        return isAlone ? place(of: use, depth: depth + 1) : ContentPlace(manner: .child, showsFirst: true)
      case .varDecl:
        guard let id = declarations.propertyOfNode[here], case .type(let owner) = declarations[id].owner else { return nil }
        guard isAlone else { return ContentPlace(manner: .child, showsFirst: true) }
        if declarations[id].name == linkage.names.body { return place(of: owner, depth: depth) }
        guard let use = linkage.mentions(of: declarations[id].name).first(where: { linkage.propertyWritten(by: $0) == id }) else { return nil }
        return place(of: use, depth: depth + 1)
      case .ifStmt, .switchStmt, .caseArm, .call, .member, .returnStmt: break
      default: return nil
      }
      child = here
    }
    return nil
  }

  /// Where a view stands whose whole body is a choice.
  private func place(of view: TypeID, depth: Int) -> ContentPlace? {
    var isShown = false
    for draft in drafts where draft.target == .screen(.project(view)) {
      if draft.manner == .split { return ContentPlace(manner: .split, showsFirst: false) }
      isShown = true
    }
    if isShown { return ContentPlace(manner: .child, showsFirst: true, isWhole: true) }
    return linkage.constructions(of: view).first.flatMap { place(of: $0, depth: depth + 1) }
  }

  /// Whether a layout shows its content once, and not for each of many.
  private func arrangesOnce(_ name: Symbol) -> Bool {
    linkage.isLayout(name) || isTransparent(name)
  }

  /// `let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(ZStackLayout())`, called with what it arranges.
  private func isLayoutKept(_ callee: NodeRef) -> Bool {
    guard case .local = linkage.meaning(of: program[callee].name, at: callee), case .external(let name, _) = linkage.typeOf(callee)
    else { return false }
    return linkage.text(name).hasSuffix("Layout")
  }

  /// Whether a view is nothing but its content.
  func isTransparent(_ name: Symbol) -> Bool {
    switch linkage.text(name) {
    case "Group", "AnyView", "LazyView", "EquatableView", "WithViewStore", "WithPerceptionTracking": true
    default: false
    }
  }

  func countOfVisible(_ content: NodeRef) -> Int {
    program.members(content).count { ![.parameter, .varDecl, .funcDecl].contains(program[$0].kind) }
  }

  // MARK: Sending

  func slots(behind id: PropertyID) -> [PropertyID] {
    var all: Set<PropertyID> = []
    collectSlots(.slot(id, case: nil), into: &all, depth: 0)
    return all.sorted()
  }

  private func sendWrites(of choice: ContentChoice, _ place: ContentPlace) {
    guard let id = choosingState(choice.state) else { return }
    for slot in slots(behind: id) {
      for write in linkage.writes(to: slot) {
        guard let value = write.value else { continue }
        switch write.means {
        case .assignment where isSetBefore(write.site, showing: choice.node): continue
        case .assignment where !isInInitialiser(write.site): sendChosen(value, choice.type, place.manner, at: write.site)
        // What its object is made with, be it only told in the initialiser.
        case .initial where place.showsFirst, .assignment where place.showsFirst:
          for case .route(choice.type, let name, let node, let frame) in linkage.evaluate(value) {
            let site = choice.node == choice.mapping ? placeShown(name, by: choice.mapping) : nil
            send(.route(choice.type, name, node, frame), Sink(manner: place.manner), at: site ?? telling(choice.node), value)
          }
        default: continue
        }
      }
    }
  }

  /// Whether a view sets a state that only says how a sheet of its own will look: the sheet is not there yet.
  private func isSetBefore(_ site: NodeRef, showing choice: NodeRef) -> Bool {
    linkage.enclosingType(site) == linkage.enclosingType(choice) && isPresented(choice, depth: 0) && !isPresented(site, depth: 0)
  }

  /// Whether code of a view is content of what it presents, also by its own functions and properties.
  private func isPresented(_ ref: NodeRef, depth: Int) -> Bool {
    if depth == 4 || isInsidePresentation(ref) { return depth < 4 }
    switch linkage.enclosingBody(ref) {
    case .function(let function): return callers(of: function).contains { isPresented($0.call, depth: depth + 1) }
    case .property(let property) where declarations[property].name != linkage.names.body:
      return linkage.uses(of: property).contains { isPresented($0, depth: depth + 1) }
    default: return false
    }
  }

  /// Whether what sets the state behind a choice has been sent by the stack around it.
  private func isSent(_ choice: ContentChoice, _ manner: Manner) -> Bool {
    drafts.contains { draft in
      guard draft.manner == manner, case .route(choice.type, _) = draft.target else { return false }
      return !program.isInside(draft.site, choice.mapping)
    }
  }

  func sendChosen(_ value: NodeRef, _ type: TypeID, _ manner: Manner, at site: NodeRef, depth: Int = 0) {
    guard depth < 4, manner != .tab || !isFallback(value) else { return }
    for one in linkage.evaluate(value) {
      switch one {
      // A bar has an item for each of its tabs.
      case .route(_, _, let node, _) where manner == .tab && linkage.namesNoCase(node): continue
      case .payload(.parameter(let function, _), _, _) where callers(of: function).isEmpty:
        sendEvents(giving: value, type, manner, depth)
      // A bar's button that is given its tab shows it where that is built.
      case .closureArgument where manner == .tab: continue
      case .route, .parameter, .payload, .part, .closureArgument: send(one, Sink(manner: manner), at: site, value)
      case .slot(let id) where linkage.declaredType(of: id).projectType == type:
        // A row that is made with its case, or with any of them.
        let given = linkage.writes(to: id).compactMap(\.value).flatMap { linkage.evaluate($0) }
        let isTold = given.contains { if case .route(_, _, let node, _) = $0 { program[node].name != linkage.names.allCases } else { false } }
        var sink = Sink(manner: manner)
        sink.takesInitial = true
        if isTold { send(one, sink, at: site, value) } else if manner != .tab { send(.typed(.project(type)), sink, at: site, value) }
      case .typed(.project(type)):
        if !sendEvents(giving: value, type, manner, depth), manner != .tab { send(one, Sink(manner: manner), at: site, value) }
      default: continue
      }
    }
  }

  /// `Tab(rawValue: index) ?? .home`: the bar tells the tab; what is there in case of none is not gone to.
  private func isFallback(_ value: NodeRef) -> Bool {
    guard program[value].kind == .infix, program[value].name == linkage.names.coalesce, let told = program.firstChild(value) else { return false }
    return linkage.namesNoCase(told)
  }

  /// - Returns: whether events give the value.
  @discardableResult
  private func sendEvents(giving value: NodeRef, _ type: TypeID, _ manner: Manner, _ depth: Int) -> Bool {
    let events = eventsGiving(value)
    for (argument, place) in events { sendChosen(argument, type, manner, at: place, depth: depth + 1) }
    return !events.isEmpty
  }

  /// `case .show(let section): state.section = section`: what the places that make the event give it.
  func eventsGiving(_ value: NodeRef) -> [(argument: NodeRef, site: NodeRef)] {
    guard program[value].kind == .name, case .patternBinding(let bind) = linkage.meaning(of: program[value].name, at: value) else { return [] }
    var child = bind
    while let here = program.parent(child), program[here].kind != .call {
      guard [.pattern, .unary].contains(program[here].kind) else { return [] }
      child = here
    }
    guard let pattern = program.parent(child), let callee = program.firstChild(pattern),
      let position = linkage.arguments(of: pattern).firstIndex(of: child)
    else { return [] }
    let name = program[callee].name
    let written = linkage.enumOfPattern(callee).flatMap { linkage.hasCase(name, $0) ? $0 : nil }
    guard let type = written ?? linkage.uniqueEnum(name) else { return [] }
    return linkage.constructionSites(of: name, in: type).compactMap { site in
      guard let call = program.parent(site), program[call].kind == .call, program.firstChild(call) == site else { return nil }
      let arguments = linkage.arguments(of: call)
      return position < arguments.count ? (arguments[position], call) : nil
    }
  }
}
