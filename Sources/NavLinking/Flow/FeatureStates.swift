import NavDialects
import NavFacts

/// Views that show one of several features, as the whole state behind a store says: `switch store.state { case .login: … }` over an
/// enum. Whoever gives such a state a value decides what is shown.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Whether a choice is by the state of a feature, and the views of at least two cases have stores of their own.
  func choosesFeatures(_ choice: NodeRef, _ type: TypeID) -> Bool {
    guard linkage.isStateOfFeature(type), !linkage.isMostlyProgress(type) else { return false }
    let arms = linkage.armsOf(choice).compactMap { program.first($0, .block) }
    return features(shownBy: arms + linkage.caseContents.values.filter { $0.type == type }.map(\.content)).count > 1
  }

  /// The views with stores that each of these contents is.
  func features(shownBy contents: [NodeRef]) -> Set<TypeID> {
    var shown: Set<TypeID> = []
    for content in contents {
      var walk = Walk(linkage: linkage)
      let values = program[content].kind == .block ? walk.results(of: content, nil) : walk.content(of: content, nil)
      for case .object(let id, _) in values.flatMap({ [$0] + $0.contained }) where linkage.hasStore(id) { shown.insert(id) }
    }
    return shown
  }

  /// Sends every value that a whole state is given, for what `choice` shows.
  /// - Returns: whether it is seen to be given one.
  func sendWholeState(_ type: TypeID, _ sink: Sink, shownBy choice: NodeRef) -> Bool {
    let writes = linkage.wholeWrites(to: type)
    let parts = linkage.isStateOfFeature(type) ? linkage.partWrites(of: type) : []
    guard !writes.isEmpty || !parts.isEmpty else { return false }
    outcomes += 1
    for write in writes where seenWholeWrites.insert(write).inserted {
      if let value = program.secondChild(write) { sendGiven(value, sink, at: write) }
    }
    for write in parts where seenWholeWrites.insert(write.value).inserted {
      var sink = sink
      // What a state begins with is shown where it is looked at; nobody has left another screen for it.
      if write.isFirst { sink.holder = linkage.enclosingType(choice) }
      send(write.value, sink, at: write.site)
    }
    return true
  }

  /// Sends a value that an event may carry: then whoever makes the event decides.
  private func sendGiven(_ value: NodeRef, _ sink: Sink, at site: NodeRef, depth: Int = 0) {
    let events = depth < 4 ? eventsGiving(value) : []
    if events.isEmpty, !sendMade(byCall: value, sink) { send(value, sink, at: site) }
    for (argument, place) in events { sendGiven(argument, sink, at: place, depth: depth + 1) }
  }

  /// Sends what a function makes of what an event carries: `case .turn(let place): state = made(for: place)`. Whoever makes the event decides.
  /// - Returns: whether the value is such a call.
  private func sendMade(byCall call: NodeRef, _ sink: Sink) -> Bool {
    guard program[call].kind == .call, case let targets = linkage.callTargets(of: call).functions, targets.count == 1,
      let body = declarations[targets[0]].body, case let parameters = declarations.parameters(of: targets[0]),
      let pairs = linkage.match(parameters, linkage.arguments(of: call)), pairs.count == 1
    else { return false }
    let events = eventsGiving(pairs[0].argument)
    for (argument, place) in events {
      let given = linkage.evaluate(argument)
      let frame = Frame(parameters: [parameters[pairs[0].parameter].node: given], selfValue: nil, outer: nil, depth: 1)
      var walk = Walk(linkage: linkage)
      send(walk.results(of: body, frame), sink, at: place, call)
    }
    return !events.isEmpty
  }

  // MARK: Bars

  /// The one choice by the state of a feature among what a view arranges, where the rest is blank or is made with the same store: a bar
  /// that tells the feature what to show.
  func choiceBesideBar(_ statements: [NodeRef]) -> NodeRef? {
    let choices = statements.filter { program[$0].kind == .switchStmt }
    guard choices.count == 1, let type = linkage.mappings[choices[0]], choosesFeatures(choices[0], type), let subject = program.firstChild(choices[0]),
      program[subject].kind == .member, let store = program.firstChild(subject), let held = linkage.propertyWritten(by: store)
    else { return nil }
    let others = statements.filter { $0 != choices[0] && !isBlank($0) }
    let isBar = others.allSatisfy { other in
      viewMade(by: other) != nil
        && linkage.arguments(of: telling(other)).contains { linkage.propertyWritten(by: $0) == held }
    }
    return isBar && !others.isEmpty ? choices[0] : nil
  }

  /// The one of several statements that chooses by the state of a feature, where no other shows a feature: what lies behind it or over it
  /// is the same whatever the state says.
  func choiceOfFeatures(_ statements: [NodeRef], _ depth: Int) -> NodeRef? {
    guard !linkage.dialects.lenses.isEmpty else { return nil }
    let choices = statements.filter { holdsChoice($0, depth) }
    guard choices.count == 1 else { return nil }
    return features(shownBy: statements.filter { $0 != choices[0] }).isEmpty ? choices[0] : nil
  }

  /// Whether a library's view is nothing but what it is around: `WithViewStore(store) { … }`, `SwitchStore(store) { … }`.
  func isAround(_ call: NodeRef) -> Bool {
    linkage.isAroundContent(call) || program.firstChild(call).map { linkage.dialects.wrappers[program[$0].name] != nil } ?? false
  }

  private func holdsChoice(_ statement: NodeRef, _ depth: Int) -> Bool {
    if let type = linkage.mappings[statement] { return choosesFeatures(statement, type) }
    let told = telling(statement)
    guard program[told].kind == .call else { return false }
    if let type = linkage.caseChoice(told) { return choosesFeatures(told, type) }
    guard let content = contentArgument(of: told), program[content].kind == .closure, isAround(told),
      let choice = wholeChoice(content, depth: depth + 1), let type = linkage.mappings[choice] ?? linkage.caseChoice(choice)
    else { return false }
    return choosesFeatures(choice, type)
  }

  /// Whether a choice stands beside more than what is blank.
  func isBesideBar(_ choice: NodeRef) -> Bool {
    guard let around = program.parent(choice), program[around].kind == .closure else { return false }
    return choiceBesideBar(program.members(around).filter { ![.parameter, .varDecl, .funcDecl].contains(program[$0].kind) }) == choice
  }

  /// Sends what events carry that a library hands to a function or closure: nothing in the program is seen to call it, so whoever
  /// makes the event decides.
  func sendEvents(to function: FunctionID, _ index: Int, _ sink: Sink) {
    let type = declarations.parameters(of: function)[index].type
    guard case .payload(let name, let position)? = sink.projections.first, let type, case .project(let event) = linkage.resolve(type),
      let owner = linkage.hasCase(name, event) ? event : linkage.uniqueEnum(name),
      linkage.isEventOfFeature(owner) || (owner == event && isOwnEvent(type, event, of: function))
    else { return }
    var sink = sink
    sink.projections.removeFirst()
    for made in linkage.constructionSites(of: name, in: owner) {
      guard let call = program.parent(made), program[call].kind == .call, program.firstChild(call) == made else { continue }
      let arguments = linkage.arguments(of: call)
      if position < arguments.count { send(arguments[position], sink, at: call) }
    }
  }

  /// Whether an enum is what a type calls so itself, which a library is told about by a protocol of its own: `Mutation` of a reactor.
  private func isOwnEvent(_ written: NodeRef, _ event: TypeID, of function: FunctionID) -> Bool {
    guard case .type(let owner) = declarations[function].owner, !linkage.externalBases(owner).isEmpty else { return false }
    return linkage.nestedType(program[written].name, in: owner) == .project(event)
  }
}

extension Linkage {
  /// Whether an enum is the state that stores of a feature look at as a whole.
  func isStateOfFeature(_ type: TypeID) -> Bool {
    guard declarations[type].kind == .enumeration, !dialects.lenses.isEmpty else { return false }
    let name = declarations[type].name
    if let feature = declarations[type].outer, dialects.lenses.values.contains(where: { $0.nested == text(name) }), isFeature(feature) { return true }
    return dialects.lenses.values.contains { row in program.symbol(row.nested).flatMap { writtenType($0, in: type) } != nil }
  }

  /// Whether a view that is known by this type alone is whatever the whole state of a feature says.
  func choosesFeature(_ type: TypeRef) -> Bool {
    guard case .project(let id) = type, mappedEnums.contains(id) else { return false }
    return isStateOfFeature(id)
  }

  /// Whether an enum is what a feature calls its events, or is nested in that: nobody goes anywhere by it alone.
  func isEventOfFeature(_ type: TypeID) -> Bool {
    guard !dialects.lenses.isEmpty else { return false }
    var at: TypeID? = type
    while let here = at {
      let outer = declarations[here].outer
      if let outer, dialects.lenses.values.contains(where: { $0.event == text(declarations[here].name) }), isFeature(outer) { return true }
      at = outer
    }
    return false
  }

  /// Whether a type has both the state and the events of a feature.
  private func isFeature(_ type: TypeID) -> Bool {
    dialects.lenses.values.contains { row in
      [row.nested, row.event].allSatisfy { name in program.symbol(name).flatMap { nestedType($0, in: type) } != nil }
    }
  }

  /// Whether a view looks at a store.
  func hasStore(_ view: TypeID) -> Bool {
    declarations[view].properties.contains { !subjects(of: declaredType(of: $0)).isEmpty }
  }

  /// Where a state is given its value as a part of another one.
  struct PartWrite {
    var value: NodeRef
    var site: NodeRef
    /// Whether the other state begins with it.
    var isFirst: Bool
  }

  /// The properties and payloads of other states that hold a whole state of this type, and the stores made with one.
  func partWrites(of type: TypeID) -> [PartWrite] {
    var all: [PartWrite] = []
    for id in properties(holding: type) where declarations[id].getter == nil {
      for write in writes(to: id) {
        guard let value = write.value, write.means != .append else { continue }
        let isFirst = write.means == .initial
        all.append(PartWrite(value: value, site: isFirst ? declarations[id].node : write.site, isFirst: isFirst))
      }
    }
    for place in payloads(holding: type) { all += writes(to: place) }
    for row in dialects.lenses.values.sorted(by: { $0.name < $1.name }) {
      guard let name = program.symbol(row.name) else { continue }
      for call in calls(of: name) {
        guard let value = argument(row.first, of: call),
          evaluate(value).contains(where: { if case .route(type, _, _, _) = $0 { true } else { false } })
        else { continue }
        all.append(PartWrite(value: value, site: value, isFirst: true))
      }
    }
    return all
  }

  private func writes(to place: PayloadPlace) -> [PartWrite] {
    var all: [PartWrite] = []
    if let value = program.first(place.parameter, .initializer).flatMap({ program.firstChild($0) }) {
      all.append(PartWrite(value: value, site: value, isFirst: true))
    }
    for made in constructionSites(of: place.name, in: place.type) {
      guard let call = program.parent(made), program[call].kind == .call, program.firstChild(call) == made else { continue }
      let arguments = arguments(of: call)
      if place.position < arguments.count { all.append(PartWrite(value: arguments[place.position], site: call, isFirst: false)) }
    }
    return all
  }

  /// The enum of which a statement shows one case while it is there: `if let store = store.scope(state: \.login) { … } else if …`.
  func conditionChoice(_ statement: NodeRef) -> TypeID? {
    guard !caseContents.isEmpty else { return nil }
    switch program[statement].kind {
    case .ifStmt: return program.first(statement, .optionalBinding).flatMap { program.firstChild($0) }.flatMap { caseContents[$0]?.type }
    // `IfLetStore(store.scope(state: \.login)) { … }`
    case .call: return program.secondChild(statement).flatMap { caseContents[$0]?.type }
    default: return nil
    }
  }
}
