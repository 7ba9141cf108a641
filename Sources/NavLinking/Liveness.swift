import NavFacts

/// Whether code can run at all: functions and parts of views that nothing names, types that nothing makes, views that nothing names, events that nothing sends,
/// and what only those use.
///
/// Errs towards alive: what a framework may call (an override, an outlet's action, a requirement of a type that is not the
/// program's) is alive with its type, and so is what uses itself in a circle.
final class Liveness {
  private let linkage: Linkage
  /// While an answer is looked for, it is yes.
  private let functions: AnswerTable<FunctionID, Bool>
  private let parts: AnswerTable<PropertyID, Bool>
  private let types: AnswerTable<TypeID, Bool>
  private var unsentArms: [NodeRef: Bool] = [:]
  private var usesMemo: [Symbol: Uses] = [:]
  private var depth = 0
  private lazy var unused = UnusedTypes(linkage, entries: entries)
  private let entries: [String]
  /// The base that asks for nothing.
  private let anyObject: Symbol?

  /// - Parameter entries: the screen types that the settings call entries.
  init(_ linkage: Linkage, entries: [String]) {
    self.linkage = linkage
    self.entries = entries
    anyObject = linkage.program.symbol("AnyObject")
    functions = AnswerTable(count: linkage.declarations.functions.count)
    parts = AnswerTable(count: linkage.declarations.properties.count)
    types = AnswerTable(count: linkage.declarations.types.count)
  }

  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Whether the code at `ref` can run.
  func isLive(_ ref: NodeRef) -> Bool {
    // Chains of callers this long have long met something that a framework calls.
    guard depth < 500 else { return true }
    depth += 1
    defer { depth -= 1 }
    if let type = linkage.enclosingType(ref), !isLive(type) { return false }
    var at = program.parent(ref)
    while let here = at {
      if isFunction(here), let function = declarations.functionOfNode[here], !isLive(function) { return false }
      if program[here].kind == .varDecl, let property = declarations.propertyOfNode[here], !isLive(property) { return false }
      if program[here].kind == .caseArm, handlesUnsentOnly(here) { return false }
      at = program.parent(here)
    }
    return true
  }

  /// Asked before the dictionary is: most nodes above a place are none.
  private func isFunction(_ ref: NodeRef) -> Bool {
    let kind = program[ref].kind
    return kind == .funcDecl || kind == .initDecl
  }

  private func handlesUnsentOnly(_ arm: NodeRef) -> Bool {
    if let known = unsentArms[arm] { return known }
    let answer = linkage.handlesUnsentOnly(arm)
    unsentArms[arm] = answer
    return answer
  }

  // MARK: Functions

  private func isLive(_ id: FunctionID) -> Bool {
    if let known = functions[id] { return known }
    functions[id] = true
    let live = mayBeCalledFromOutside(id) || isUsed(id)
    functions[id] = live
    return live
  }

  /// By name, which is enough to be taken as alive, unless the name is certain to be a method of another type; a function that only
  /// calls itself is not used.
  private func isUsed(_ id: FunctionID) -> Bool {
    let function = declarations[id]
    let uses = uses(of: function.name)
    func isUse(_ ref: NodeRef) -> Bool { program[ref].kind != .typeName && !program.isInside(ref, function.node) && isLive(ref) }
    if uses.open.contains(where: isUse) { return true }
    guard case .type(let owner) = function.owner else { return uses.asked.contains { $0.refs.contains(where: isUse) } }
    // `shop.showHelp()` is none of `showHelp` of the coordinator of another flow.
    return uses.asked.contains { asked, refs in mayRun(owner, askedAs: asked) && refs.contains(where: isUse) }
  }

  /// Whether what is asked of an object of one type, or of a protocol, may run a method that another has.
  private func mayRun(_ owner: TypeID, askedAs asked: TypeID) -> Bool {
    if linkage.fits(asked, owner) || linkage.fits(owner, asked) { return true }
    // A base class may fulfil for those below it what it does not promise itself.
    return declarations[asked].kind == .protocol && linkage.conformers(of: asked).contains { linkage.fits($0, owner) }
  }

  /// Where a name stands.
  private struct Uses {
    /// Asked of what may be of any type.
    var open: [NodeRef] = []
    /// Asked of objects whose type, or protocol, leaves no doubt and has such a method, by that type, in order: what uses itself in a circle
    /// is answered by who is asked first.
    var asked: [(type: TypeID, refs: [NodeRef])] = []
  }

  /// Of many methods of one name each asks for those of few types. Where the app is not entered, others may call any of them.
  private func uses(of name: Symbol) -> Uses {
    if let known = usesMemo[name] { return known }
    var uses = Uses()
    var asked: [TypeID: [NodeRef]] = [:]
    for ref in linkage.sites.named[name] ?? [] {
      if unused.isEntered, program[ref].kind == .member, let base = program.firstChild(ref),
        let type = linkage.certainType(of: base)?.projectType ?? linkage.writtenProtocol(of: base), !linkage.findFunctions(name, in: type).isEmpty
      {
        asked[type, default: []].append(ref)
      } else {
        uses.open.append(ref)
      }
    }
    uses.asked = asked.sorted { $0.key < $1.key }.map { (type: $0.key, refs: $0.value) }
    usesMemo[name] = uses
    return uses
  }

  private func mayBeCalledFromOutside(_ id: FunctionID) -> Bool {
    let function = declarations[id]
    if function.isInit || function.body == nil { return true }
    if !function.modifiers.isDisjoint(with: [.override, .open, .dynamic]) { return true }
    if let first = program.firstChild(function.node), program[first].kind == .attribute { return true }
    guard case .type(let owner) = function.owner else { return function.owner != .global }
    // Whoever calls the object names it not: `buy()` of `let buy: BuyTicket`.
    if function.name == linkage.names.callAsFunction { return true }
    if !function.modifiers.isDisjoint(with: [.private, .fileprivate]) { return false }
    // Who calls the requirement names it too.
    if linkage.familyAbove(id).count > 1 { return false }
    // An operator.
    if !linkage.traits[function.name].contains(.startsLetter), linkage.text(function.name).first != "_" { return true }
    // Perhaps a requirement of a protocol, or an overridable method, that is not seen.
    let isOffered = !unused.isEntered || !function.modifiers.isDisjoint(with: [.public, .package])
    return !linkage.externalBases(owner).allSatisfy { !isOffered && $0 == anyObject } || isMarked(owner)
  }

  /// Whether an attribute of a library makes a type conform to what is not seen: `@Coordinator(ShopRoute.self) class Shop`.
  private func isMarked(_ id: TypeID) -> Bool {
    let marks = linkage.dialects.routeMarks
    return !marks.isEmpty && program.children(declarations[id].node).contains { program[$0].kind == .attribute && marks.contains(program[$0].name) }
  }

  // MARK: Parts of views

  /// A computed part of a view, which nobody shows who does not name it: `var footer: some View`.
  private func isLive(_ id: PropertyID) -> Bool {
    let property = declarations[id]
    guard property.getter != nil, property.name != linkage.names.body, case .type(let owner) = property.owner, linkage.isPlainView(owner) else { return true }
    if let known = parts[id] { return known }
    parts[id] = true
    let live = !linkage.isViewLike(linkage.declaredType(of: id)) || (linkage.sites.named[property.name] ?? []).contains { ref in
      program[ref].kind != .typeName && !program.isInside(ref, property.node) && isLive(ref)
    }
    parts[id] = live
    return live
  }

  // MARK: Types

  private func isLive(_ id: TypeID) -> Bool {
    if let known = types[id] { return known }
    types[id] = true
    let live = unused.isView(id) || unused.isOtherApp(id) ? isNamed(id) : mayBeMadeFromOutside(id) || isMade(id)
    types[id] = live
    return live
  }

  private func isMade(_ id: TypeID) -> Bool {
    let made = linkage.constructions(of: id)
    // One that makes itself is asked for by others.
    if made.allSatisfy({ linkage.enclosingType($0) == id }), unused.isClass(id) { return isNamed(id) }
    return made.isEmpty || made.contains { isLive($0) }
  }

  /// A type may be asked for by its name alone.
  private func isNamed(_ id: TypeID) -> Bool { unused.mentions(of: id).contains { isLive($0) } }

  /// Made by the system or by a storyboard, subclassed, or no object at all.
  private func mayBeMadeFromOutside(_ id: TypeID) -> Bool {
    let type = declarations[id]
    guard type.kind == .class, type.modifiers.isDisjoint(with: [.open]), linkage.conformers(of: id).isEmpty else { return true }
    for child in program.children(type.node) {
      // Attributes stand before everything else.
      guard program[child].kind == .attribute else { return false }
      if program[child].name == linkage.names.main { return true }
    }
    return false
  }
}
