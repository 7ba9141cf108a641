import NavDialects
import NavFacts

/// What is around a place, over all ways in which it comes onto a screen.
struct StackWays {
  /// Calls of stack containers.
  var stacks: Set<NodeRef> = []
  /// Some way begins without a stack: a scene, a sheet, a hosting controller.
  var hasOutside = false
  /// Some way goes through a column of a split view, which takes destinations as a stack does.
  var hasColumn = false
  /// Some way goes through a list with a selection, which takes the values of links.
  var hasSelection = false
  /// Some way could not be followed, or none was found.
  var isUnknown = false

  mutating func join(_ other: StackWays) {
    stacks.formUnion(other.stacks)
    hasOutside = hasOutside || other.hasOutside
    hasColumn = hasColumn || other.hasColumn
    hasSelection = hasSelection || other.hasSelection
    isUnknown = isUnknown || other.isUnknown
  }
}

/// Goes up from a place through closures, views, helper functions and their callers to the stacks around it.
final class StackFinder {
  let linkage: Linkage
  let flow: SinkFlow
  let sites: ObservedSites
  private var typeMemo: [TypeID: StackWays] = [:]
  private var functionMemo: [FunctionID: StackWays] = [:]
  private var propertyMemo: [PropertyID: StackWays] = [:]
  private var depth = 0

  init(_ linkage: Linkage, flow: SinkFlow, sites: ObservedSites) {
    self.linkage = linkage
    self.flow = flow
    self.sites = sites
  }

  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  func ways(to ref: NodeRef) -> StackWays {
    var ways = StackWays()
    climb(ref, &ways, boundary: nil)
    return ways
  }

  /// - Parameter boundary: a view inside whose body the climb stays.
  /// - Returns: whether the climb came out of the boundary's body with nothing in between.
  @discardableResult
  private func climb(_ start: NodeRef, _ ways: inout StackWays, boundary: TypeID?) -> Bool {
    var child = start
    var at = program.parent(start)
    while let here = at {
      switch program[here].kind {
      case .call:
        if program.firstChild(here) != child, !pass(child, here, &ways) { return false }
      case .funcDecl:
        guard let id = declarations.functionOfNode[here] else { ways.isUnknown = true; return false }
        return leave(function: id, &ways, boundary)
      case .varDecl:
        if let id = declarations.propertyOfNode[here] { return leave(property: id, &ways, boundary) }
        return climbUses(of: here, &ways, boundary)
      case .initDecl, .assign, .parameter, .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl, .extensionDecl, .file:
        ways.isUnknown = true
        return false
      default: break
      }
      child = here
      at = program.parent(here)
    }
    ways.isUnknown = true
    return false
  }

  // MARK: Calls

  /// Whether the way goes on above the call that has `argument`.
  private func pass(_ argument: NodeRef, _ call: NodeRef, _ ways: inout StackWays) -> Bool {
    switch linkage.enclosure(of: argument, in: call) {
    case .same: return true
    case .selection:
      ways.hasSelection = true
      return true
    case .tab: return true
    case .stack:
      ways.stacks.insert(call)
      return false
    case .column:
      ways.hasColumn = true
      return false
    case .fresh:
      ways.hasOutside = true
      return false
    case .wrapper(let id): return passWrapper(argument, call, id, &ways)
    case .unknown:
      ways.isUnknown = true
      return false
    }
  }

  /// A view of the program around content that it is given: whatever stands around the place where it shows it.
  private func passWrapper(_ argument: NodeRef, _ call: NodeRef, _ id: TypeID, _ ways: inout StackWays) -> Bool {
    guard depth < 12, let property = linkage.contentProperty(argument, call, id) else {
      ways.isUnknown = true
      return false
    }
    depth += 1
    defer { depth -= 1 }
    var passes = false
    var isUsed = false
    for index in program.subtree(declarations[id].node) {
      let ref = NodeRef(Int(declarations[id].node.file), index)
      guard program[ref].name == declarations[property].name, program[ref].kind == .name || program[ref].kind == .member,
        linkage.propertyWritten(by: ref) == property, !isWritten(ref)
      else { continue }
      isUsed = true
      if climb(ref, &ways, boundary: id) { passes = true }
    }
    if !isUsed { ways.isUnknown = true }
    return passes
  }

  /// Whether a view of the program shows what it is given where it stands itself, and with no stack of its own around.
  func keepsSurroundings(_ argument: NodeRef, of call: NodeRef, _ id: TypeID) -> Bool {
    var ways = StackWays()
    return passWrapper(argument, call, id, &ways) && ways.stacks.isEmpty && !ways.hasOutside && !ways.isUnknown
  }

  private func isWritten(_ ref: NodeRef) -> Bool {
    guard let parent = program.parent(ref) else { return false }
    return program[parent].kind == .assign && program.firstChild(parent) == ref
  }

  // MARK: Declarations

  private func leave(function id: FunctionID, _ ways: inout StackWays, _ boundary: TypeID?) -> Bool {
    if case .type(let owner) = declarations[id].owner, linkage.inherits(owner, from: "ViewModifier"), declarations[id].name == linkage.names.body {
      return leave(type: owner, &ways, boundary)
    }
    if let boundary {
      // Only from inside the same view.
      var passes = false
      for (call, _) in flow.callers(of: id) where linkage.enclosingType(call) == boundary && depth < 12 {
        depth += 1
        if climb(call, &ways, boundary: boundary) { passes = true }
        depth -= 1
      }
      return passes
    }
    if let known = functionMemo[id] {
      ways.join(known)
      return false
    }
    functionMemo[id] = StackWays()
    var found = StackWays()
    let callers = flow.callers(of: id)
    if callers.isEmpty { found.isUnknown = true }
    for (call, confidence) in callers {
      if confidence == .possible { found.isUnknown = true }
      // A modifier of the program's own that hangs on a stack hangs outside of it.
      if case .external = declarations[id].owner, linkage.stackUnderModifiers(call) != nil { found.hasOutside = true }
      climb(call, &found, boundary: nil)
    }
    functionMemo[id] = found
    ways.join(found)
    return false
  }

  private func leave(property id: PropertyID, _ ways: inout StackWays, _ boundary: TypeID?) -> Bool {
    let property = declarations[id]
    guard case .type(let owner) = property.owner else {
      ways.isUnknown = true
      return false
    }
    if property.name == linkage.names.body, linkage.isView(owner) { return leave(type: owner, &ways, boundary) }
    if let known = propertyMemo[id], boundary == nil {
      ways.join(known)
      return false
    }
    if boundary == nil { propertyMemo[id] = StackWays() }
    var found = StackWays()
    var passes = false
    var isUsed = false
    for ref in sites.mentions[property.name] ?? [] where program[ref].kind != .typeName && depth < 24 {
      if let boundary, linkage.enclosingType(ref) != boundary { continue }
      guard let meant = linkage.propertyWritten(by: ref) else {
        if program[ref].kind == .member { found.isUnknown = true }
        continue
      }
      guard meant == id || fulfils(id, meant) else { continue }
      isUsed = true
      depth += 1
      if climb(ref, &found, boundary: boundary) { passes = true }
      depth -= 1
    }
    if !isUsed { found.isUnknown = true }
    if boundary == nil { propertyMemo[id] = found }
    ways.join(found)
    return passes
  }

  private func fulfils(_ id: PropertyID, _ requirement: PropertyID) -> Bool {
    guard case .type(let above) = declarations[requirement].owner, declarations[above].kind == .protocol,
      case .type(let owner) = declarations[id].owner
    else { return false }
    return linkage.fits(owner, above)
  }

  private func leave(type id: TypeID, _ ways: inout StackWays, _ boundary: TypeID?) -> Bool {
    if id == boundary { return true }
    if let known = typeMemo[id] {
      ways.join(known)
      return false
    }
    typeMemo[id] = StackWays()
    var found = StackWays()
    let calls = linkage.constructions(of: id)
    if calls.isEmpty { found.isUnknown = true }
    for call in calls where linkage.enclosingType(call) != id { climb(call, &found, boundary: nil) }
    typeMemo[id] = found
    ways.join(found)
    return false
  }

  /// `let page = Page()`: the places in the same body that name it.
  private func climbUses(of declaration: NodeRef, _ ways: inout StackWays, _ boundary: TypeID?) -> Bool {
    guard let body = program.parent(declaration), depth < 12 else {
      ways.isUnknown = true
      return false
    }
    let name = program[declaration].name
    var passes = false
    var isUsed = false
    depth += 1
    for index in program.subtree(body) where index > Int(declaration.node) + program[declaration].size - 1 {
      let ref = NodeRef(Int(body.file), index)
      guard program[ref].kind == .name, program[ref].name == name else { continue }
      isUsed = true
      if climb(ref, &ways, boundary: boundary) { passes = true }
    }
    depth -= 1
    if !isUsed { ways.isUnknown = true }
    return passes
  }
}
