import NavFacts
import NavModel

/// Uses of members that a route type does not have.
struct UnknownMembers {
  let linkage: Linkage
  let flow: SinkFlow
  let routes: Set<TypeID>
  let names: (TypeRef) -> String?

  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  var members: [UnknownMember] {
    var all: [UnknownMember] = []
    var seen: Set<NodeRef> = []
    let places = RoutePlaces(linkage, flow)
    var asked: Set<Symbol> = []
    // Many features have an `Action` or a `Destination` each.
    for type in routes.sorted() where asked.insert(declarations[type].name).inserted {
      for ref in linkage.sites.named[declarations[type].name] ?? [] {
        if program[ref].kind == .typeName {
          guard !isArgument(ref) else { continue }
          for value in places.values(whereWritten: ref) {
            var members: [NodeRef] = []
            addImplicitMembers(of: value, to: &members)
            for member in members where seen.insert(member).inserted {
              guard let type = wanted(of: member), lacks(program[member].name, type) else { continue }
              append(member, type, &all)
            }
          }
        } else if let member = program.parent(ref), program[member].kind == .member, program.firstChild(member) == ref,
          case .meta(.project(let type)) = linkage.typeOf(ref), routes.contains(type), !linkage.isInsidePattern(member),
          linkage.traits[program[member].name].contains(.startsLower), lacks(program[member].name, type), seen.insert(member).inserted
        {
          append(member, type, &all)
        }
      }
    }
    return all.sorted { ($0.place, $0.member) < ($1.place, $1.member) }
  }

  /// Whether a type is written as the argument of another one that has members of its own: `Binding<Route>`, `Routes<Route>`.
  private func isArgument(_ ref: NodeRef) -> Bool {
    var at = program.parent(ref)
    while let here = at, program[here].kind.isType {
      if program[here].kind == .typeName, !Self.transparent.contains(linkage.text(program[here].name)) { return true }
      at = program.parent(here)
    }
    return false
  }

  /// Generic types of which `.x` means that of their argument.
  private static let transparent: Set<String> = ["Array", "Optional", "Set"]

  /// A macro may give an enum members that stand nowhere.
  private func hasMacros(_ type: TypeID) -> Bool {
    program.children(declarations[type].node).contains {
      program[$0].kind == .attribute && !Self.plainAttributes.contains(linkage.text(program[$0].name))
    }
  }

  private static let plainAttributes: Set<String> = ["available", "frozen", "objc", "usableFromInline", "MainActor", "preconcurrency"]

  /// The `.x` that an expression may stand for.
  private func addImplicitMembers(of value: NodeRef, to all: inout [NodeRef]) {
    var parts = program.children(value)
    switch program[value].kind {
    case .implicitMember:
      all.append(value)
      return
    case .call:
      guard let callee = parts.next(), program[callee].kind == .implicitMember else { return }
      // `.push(.detail)`: its payloads too; `.root(.home)`: a step of a library around a case.
      if linkage.stepManner(callee) == nil { all.append(callee) }
    case .ternary: _ = parts.next()
    case .array: break
    default: return
    }
    while let part = parts.next() { addImplicitMembers(of: part, to: &all) }
  }

  private func append(_ ref: NodeRef, _ type: TypeID, _ all: inout [UnknownMember]) {
    guard let id = names(.project(type)) else { return }
    all.append(UnknownMember(place: program.place(ref), routeType: id, member: linkage.text(program[ref].name)))
  }

  // MARK: Members

  private func lacks(_ name: Symbol, _ type: TypeID) -> Bool {
    guard !hasMacros(type), !linkage.hasCase(name, type), linkage.findProperty(name, in: type) == nil, linkage.findFunctions(name, in: type).isEmpty,
      linkage.nestedType(name, in: type) == nil, !Self.given.contains(linkage.text(name)),
      linkage.externalBases(type).allSatisfy({ Self.bare.contains(linkage.text($0)) }), !isExtendedByOthers(name, type)
    else { return false }
    // Another type of the same name may be the one that is meant.
    return !(declarations.typesByName[declarations[type].name] ?? []).contains { other in
      other != type && (linkage.hasCase(name, other) || linkage.findProperty(name, in: other) != nil || !linkage.findFunctions(name, in: other).isEmpty)
    }
  }

  /// Members that every type, or every enum, has.
  private static let given: Set<String> = [
    "init", "self", "none", "some", "allCases", "Type", "Protocol", "allCasePaths", "is", "modify", "hash", "constant",
  ]

  /// Protocols of the standard library and SwiftUI that give a type no static members of its own.
  private static let bare: Set<String> = [
    "Hashable", "Equatable", "Identifiable", "Codable", "Decodable", "Encodable", "CaseIterable", "Sendable", "RawRepresentable",
    "CustomStringConvertible", "CustomDebugStringConvertible", "Comparable", "String", "Int", "Error", "LocalizedError", "View", "Any",
    "AnyObject", "UInt", "Character", "Double",
  ]

  /// An extension of one of its outside protocols that has the member.
  private func isExtendedByOthers(_ name: Symbol, _ type: TypeID) -> Bool {
    let bases = linkage.externalBases(type)
    if (declarations.externalFunctions[name] ?? []).contains(where: {
      if case .external(let owner) = declarations[$0].owner { bases.contains(owner) } else { false }
    }) { return true }
    return (declarations.propertiesByName[name] ?? []).contains {
      if case .external(let owner) = declarations[$0].owner { bases.contains(owner) } else { false }
    }
  }

  // MARK: What is wanted

  /// The route type that must have `.name`; nil where a type checker might see it otherwise.
  private func wanted(of ref: NodeRef) -> TypeID? {
    var at = ref
    if let parent = program.parent(ref), program[parent].kind == .call, program.firstChild(parent) == ref { at = parent }
    guard case .project(let id)? = wantedType(of: at, depth: 0), routes.contains(id) else { return nil }
    return id
  }

  private func wantedType(of ref: NodeRef, depth: Int) -> TypeRef? {
    guard depth < 12, let parent = program.parent(ref) else { return nil }
    switch program[parent].kind {
    case .assign:
      guard let left = program.firstChild(parent), left != ref, program[parent].name == linkage.names.equal else { return nil }
      return linkage.propertyWritten(by: left).flatMap { held(by: $0) }
    case .initializer:
      guard let declaration = program.parent(parent) else { return nil }
      return program.first(declaration, .annotation).flatMap { program.firstChild($0) }.flatMap(linkage.certainType(written:))
    case .call:
      return program.firstChild(parent) == ref ? nil : wantedArgument(ref, of: parent)
    case .array:
      guard case .array(let element)? = wantedType(of: parent, depth: depth + 1) else { return nil }
      return element
    case .ternary:
      return program.firstChild(parent) == ref ? nil : wantedType(of: parent, depth: depth + 1)
    case .returnStmt:
      return result(around: parent)
    case .block:
      guard program.size(parent) == 1 + program.size(ref), let function = program.parent(parent), program[function].kind == .funcDecl else { return nil }
      return result(around: parent)
    default: return nil
    }
  }

  /// The type of a stored property that is what it says: no binding, no publisher.
  private func held(by id: PropertyID) -> TypeRef? {
    guard let type = declarations[id].type, !linkage.isBinding(id) else { return nil }
    return linkage.certainType(written: type)
  }

  private func result(around statement: NodeRef) -> TypeRef? {
    var at = program.parent(statement)
    while let here = at {
      switch program[here].kind {
      case .funcDecl:
        return declarations.functionOfNode[here].flatMap { declarations[$0].result }.flatMap(linkage.certainType(written:))
      case .closure, .initDecl, .varDecl: return nil
      default: at = program.parent(here)
      }
    }
    return nil
  }

  private func wantedArgument(_ argument: NodeRef, of call: NodeRef) -> TypeRef? {
    let targets = linkage.callTargets(of: call)
    let arguments = linkage.arguments(of: call)
    if !targets.functions.isEmpty {
      guard targets.confidence == .certain, !targets.functions.contains(where: { isNamedLikeCase($0) }) else { return nil }
      // Every function that may be meant wants the same.
      var wanted: TypeRef?
      for target in targets.functions {
        guard let pairs = linkage.match(declarations.parameters(of: target), arguments),
          let index = pairs.first(where: { $0.argument == argument })?.parameter, let type = declarations.parameters(of: target)[index].type,
          let resolved = linkage.certainType(written: type), wanted == nil || wanted == resolved
        else { return nil }
        wanted = resolved
      }
      return wanted
    }
    return payload(argument, of: call, arguments) ?? element(argument, of: call) ?? memberwise(argument, of: call)
  }

  /// Whether the owner of a function also has a case of its name, which the call may mean as well.
  private func isNamedLikeCase(_ function: FunctionID) -> Bool {
    guard case .type(let owner) = declarations[function].owner else { return false }
    return linkage.hasCase(declarations[function].name, owner)
  }

  /// `Row(destination: .detail)` of a structure that writes no initialiser.
  private func memberwise(_ argument: NodeRef, of call: NodeRef) -> TypeRef? {
    guard let callee = program.firstChild(call), case .meta(.project(let id)) = linkage.typeOf(callee), declarations[id].kind == .structure,
      linkage.initialisers(of: id).isEmpty,
      let property = declarations[id].properties.first(where: { declarations[$0].name == program.label(argument) && !declarations[$0].isStatic })
    else { return nil }
    return held(by: property)
  }

  /// `.push(.detail)`: the payload of a case.
  private func payload(_ argument: NodeRef, of call: NodeRef, _ arguments: [NodeRef]) -> TypeRef? {
    guard let callee = program.firstChild(call) else { return nil }
    let owner: TypeID?
    switch program[callee].kind {
    case .implicitMember: owner = payloadOwner(call)
    case .member:
      guard let base = program.firstChild(callee), case .meta(.project(let id)) = linkage.typeOf(base) else { return nil }
      owner = id
    default: return nil
    }
    guard let owner else { return nil }
    let cases = declarations[owner].cases.filter { $0.name == program[callee].name }
    guard cases.count == 1, let index = arguments.firstIndex(of: argument) else { return nil }
    let parameters = program.children(cases[0].node).filter { program[$0].kind == .parameter }
    guard index < parameters.count, parameters.count == arguments.count else { return nil }
    return program.children(parameters[index]).first { program[$0].kind.isType }.flatMap(linkage.certainType(written:))
  }

  private func payloadOwner(_ call: NodeRef) -> TypeID? {
    wantedType(of: call, depth: 1)?.projectType
  }

  /// `path.append(.detail)` of an array.
  private func element(_ argument: NodeRef, of call: NodeRef) -> TypeRef? {
    guard let callee = program.firstChild(call), program[callee].kind == .member, program[callee].name == linkage.names.append,
      program.label(argument).isNone, let base = program.firstChild(callee), let id = linkage.propertyWritten(by: base),
      case .array(let element)? = held(by: id)
    else { return nil }
    return element
  }
}

extension Linkage {
  /// Whether a node is part of a pattern, where it makes nothing.
  func isInsidePattern(_ ref: NodeRef) -> Bool {
    var child = ref
    var at = program.parent(ref)
    while let here = at {
      switch program[here].kind {
      case .pattern, .caseCondition: return program.firstChild(here) == child
      case .keyPath: return true
      case .block, .closure: return false
      default: if program[here].kind.isDeclaration { return false }
      }
      child = here
      at = program.parent(here)
    }
    return false
  }
}
