import NavFacts
import NavModel
import NavSource

/// What becomes of the associated values of routes: whether anything takes them out, and whether `==` heeds them.
struct RoutePayloads {
  let linkage: Linkage
  let routes: Set<TypeID>
  let names: (TypeRef) -> String?

  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  // MARK: Ignored

  var ignored: [IgnoredPayload] {
    var all: [IgnoredPayload] = []
    for type in routes.sorted() {
      guard let typeName = names(.project(type)) else { continue }
      for info in declarations[type].cases {
        let payloads = program.children(info.node).filter { program[$0].kind == .parameter }
        guard !payloads.isEmpty, let used = usedPositions(of: info.name, type, count: payloads.count) else { continue }
        for (position, payload) in payloads.enumerated() where !used.contains(position) {
          all.append(
            IgnoredPayload(route: typeName + "." + linkage.text(info.name), name: label(payload), place: program.place(payload)))
        }
      }
    }
    return all.sorted { ($0.place, $0.route) < ($1.place, $1.route) }
  }

  private func label(_ payload: NodeRef) -> String {
    let label = program.label(payload)
    if !label.isNone { return linkage.text(label) }
    return program.children(payload).first { program[$0].kind.isType }.map { linkage.text(program[$0].name) } ?? ""
  }

  /// The associated values that some pattern binds; nil where that cannot be told, or no pattern names the case.
  private func usedPositions(of name: Symbol, _ type: TypeID, count: Int) -> Set<Int>? {
    var used: Set<Int> = []
    var isNamed = false
    for ref in linkage.mentions(of: name) where program[ref].kind == .member || program[ref].kind == .implicitMember {
      if isInKeyPath(ref) { return nil }
      guard linkage.isInsidePattern(ref) else { continue }
      guard let matched = linkage.enumOfPattern(ref) ?? linkage.uniqueEnum(name) else { return nil }
      guard matched == type else { continue }
      isNamed = true
      guard let call = program.parent(ref), program[call].kind == .call, program.firstChild(call) == ref else { continue }
      let arguments = linkage.arguments(of: call)
      // One name for all of them.
      if arguments.count != count { return nil }
      for (position, argument) in arguments.enumerated() where program[argument].kind != .wildcard { used.insert(position) }
    }
    return isNamed ? used : nil
  }

  private func isInKeyPath(_ ref: NodeRef) -> Bool {
    var at = program.parent(ref)
    while let here = at, [.member, .implicitMember, .unary, .subscript, .keyPath].contains(program[here].kind) {
      // `\Place.cart`, and the older `/Place.cart`
      if program[here].kind == .keyPath || linkage.beginsCasePath(here) { return true }
      at = program.parent(here)
    }
    return false
  }

  // MARK: Dropped

  var dropped: [DroppedPayload] {
    guard let equals = program.symbol("==") else { return [] }
    var all: [DroppedPayload] = []
    for type in routes.sorted() {
      guard let typeName = names(.project(type)) else { continue }
      for function in linkage.findFunctions(equals, in: type) where declarations[function].owner == .type(type) {
        guard let body = declarations[function].body else { continue }
        for index in program.subtree(body) where program[NodeRef(index)].kind == .caseArm {
          let arm = NodeRef(index)
          guard givesTrue(arm) else { continue }
          for pattern in program.children(arm) where program[pattern].kind == .pattern {
            guard let name = droppedCase(pattern), let info = declarations[type].cases.first(where: { $0.name == name }),
              program.children(info.node).contains(where: isComparable)
            else { continue }
            all.append(DroppedPayload(route: typeName + "." + linkage.text(name), place: program.place(pattern)))
          }
        }
      }
    }
    return all.sorted { ($0.place, $0.route) < ($1.place, $1.route) }
  }

  /// `return true`, `true`
  private func givesTrue(_ arm: NodeRef) -> Bool {
    guard let block = program.first(arm, .block) else { return false }
    let statements = program.children(block).map { $0 }
    guard statements.count == 1 else { return false }
    let value = program[statements[0]].kind == .returnStmt ? program.firstChild(statements[0]) : statements[0]
    return value.map { program[$0].kind == .boolean && program[$0].flags.contains(.isTrue) } ?? false
  }

  /// The case of `(.a(_), .a(_))` and `(.a, .a)`.
  private func droppedCase(_ pattern: NodeRef) -> Symbol? {
    guard let tuple = program.firstChild(pattern), program[tuple].kind == .tuple, program.secondChild(pattern) == nil else { return nil }
    let sides = program.children(tuple).map(blindCase)
    guard sides.count == 2, let first = sides[0], sides[1] == first else { return nil }
    return first
  }

  private func blindCase(_ side: NodeRef) -> Symbol? {
    switch program[side].kind {
    case .implicitMember, .member: return program[side].name
    case .call:
      guard let callee = program.firstChild(side), linkage.arguments(of: side).allSatisfy({ program[$0].kind == .wildcard }) else { return nil }
      return program[callee].name
    default: return nil
    }
  }

  /// Whether an associated value could have been compared.
  private func isComparable(_ payload: NodeRef) -> Bool {
    guard program[payload].kind == .parameter, var type = program.children(payload).first(where: { program[$0].kind.isType }) else { return false }
    while program[type].kind == .typeOptional || program[type].kind == .typeArray, let inner = program.firstChild(type) { type = inner }
    switch linkage.resolve(type) {
    case .external(let name, _): return linkage.isPlainValue(name)
    case .project(let id): return ["Hashable", "Equatable", "Identifiable"].contains { linkage.inherits(id, from: $0) }
    default: return false
    }
  }
}

/// Paths that the app saves, and what is pushed onto them though it cannot be encoded.
struct SavedPaths {
  let linkage: Linkage
  let flow: SinkFlow
  let names: (TypeRef) -> String?

  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  var pushes: [UncodablePush] {
    let saved = savedPaths
    if saved.isEmpty { return [] }
    var all: Set<UncodablePush> = []
    for (site, _, value) in flow.pushedTypes {
      guard let path = path(of: site), let place = saved[path] else { continue }
      guard case .project(let type)? = linkage.certainType(of: value), !mayBeCodable(type), let name = names(.project(type)) else { continue }
      var push = UncodablePush(type: name, place: program.place(site), saved: place, declared: program.place(declarations[type].node))
      if isMadeOfCodables(type) { push.inheritance = lastInherited(type) }
      all.insert(push)
    }
    return all.sorted { ($0.place, $0.type) < ($1.place, $1.type) }
  }

  /// The last type behind the colon of the declaration itself.
  private func lastInherited(_ type: TypeID) -> CodePiece? {
    let node = declarations[type].node
    guard let last = program.children(node).filter({ program[$0].kind == .inherited }).last, let named = program.firstChild(last),
      program[named].kind == .typeName, program[named].flags.isEmpty, program.firstChild(named) == nil
    else { return nil }
    return program.piece(named, linkage.text(program[named].name))
  }

  /// Whether the compiler certainly makes the type Codable by itself: plain values are all that its cases or properties hold.
  private func isMadeOfCodables(_ id: TypeID) -> Bool {
    let info = declarations[id]
    guard !info.isGeneric else { return false }
    switch info.kind {
    case .enumeration:
      return info.cases.allSatisfy { item in
        program.children(item.node).allSatisfy { part in
          program[part].kind != .parameter || program.children(part).first { program[$0].kind.isType }.map(isPlain) == true
        }
      }
    case .structure:
      return info.properties.allSatisfy { id in
        let property = declarations[id]
        if property.isStatic || property.getter != nil { return true }
        // A constant with a value is not read back.
        return !property.hasAttributes && !(property.isLet && property.initial != nil) && property.type.map(isPlain) == true
      }
    default: return false
    }
  }

  private func isPlain(_ type: NodeRef) -> Bool {
    if program[type].kind == .typeOptional || program[type].kind == .typeArray { return program.firstChild(type).map(isPlain) == true }
    guard case .external(let name, _) = linkage.resolve(type) else { return false }
    return ["String", "Int", "Bool", "Double", "UUID", "URL", "Date", "Data"].contains(linkage.text(name))
  }

  /// `path.codable`, by the path.
  private var savedPaths: [PropertyID: Place] {
    guard let codable = program.symbol("codable") else { return [:] }
    var saved: [PropertyID: Place] = [:]
    for ref in linkage.mentions(of: codable) where program[ref].kind == .member {
      guard let base = program.firstChild(ref), let path = linkage.propertyWritten(by: base),
        case .external(let type, _) = linkage.declaredType(of: path), type == linkage.names.navigationPath
      else { continue }
      saved[path] = min(saved[path] ?? program.place(ref), program.place(ref))
    }
    return saved
  }

  private func path(of site: NodeRef) -> PropertyID? {
    guard program[site].kind == .call, let callee = program.firstChild(site) else { return nil }
    if program[callee].kind == .member { return program.firstChild(callee).flatMap(linkage.propertyWritten) }
    guard let stack = linkage.lexicalStack(around: site), let binding = linkage.argument("path", of: stack),
      case .slot(let id, _) = linkage.bindingTarget(binding)
    else { return nil }
    return id
  }

  /// Whether a type says so, or something that is not seen may say so: a macro, a protocol of a library.
  private func mayBeCodable(_ type: TypeID) -> Bool {
    let known: Set<String> = [
      "Hashable", "Equatable", "Identifiable", "Sendable", "CaseIterable", "Comparable", "CustomStringConvertible", "String", "Int", "RawRepresentable",
    ]
    let attributes = program.children(declarations[type].node).filter { program[$0].kind == .attribute }
    return !attributes.isEmpty || linkage.externalBases(type).contains { !known.contains(linkage.text($0)) }
  }
}
