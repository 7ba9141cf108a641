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
  /// Some way ends in a column that others follow: a link there shows its destination in the next one.
  var hasLeadingColumn = false
  /// Some way ends in a stack, or in the last of several columns.
  var hasLastColumn = false
  /// Some way goes through what leads there, and was not followed.
  var isLedTo = false
  /// Some way goes through a list with a selection, which takes the values of links.
  var hasSelection = false
  /// Some way begins in a hosting controller, which another framework may have put into a stack.
  var isHosted = false
  /// Some way begins in a scene: a window of its own.
  var hasScene = false
  /// Some way could not be followed, or none was found.
  var isUnknown = false
  /// Declarations whose own surroundings are around the place too; none once an answer is complete.
  fileprivate var next: Set<WayIn> = []

  mutating func join(_ other: StackWays) {
    stacks.formUnion(other.stacks)
    hasOutside = hasOutside || other.hasOutside
    hasColumn = hasColumn || other.hasColumn
    hasLeadingColumn = hasLeadingColumn || other.hasLeadingColumn
    hasLastColumn = hasLastColumn || other.hasLastColumn
    isLedTo = isLedTo || other.isLedTo
    hasSelection = hasSelection || other.hasSelection
    isHosted = isHosted || other.isHosted
    hasScene = hasScene || other.hasScene
    isUnknown = isUnknown || other.isUnknown
  }
}

/// A declaration through which content comes onto a screen.
private enum WayIn: Hashable {
  case function(FunctionID)
  case property(PropertyID)
  case type(TypeID)
}

/// Goes up from a place through closures, views, helper functions and their callers to the stacks around it.
final class StackFinder {
  let linkage: Linkage
  let flow: SinkFlow
  /// Whether only what stands in a place from the start is asked for, and not what a link or a destination shows there.
  private let staysAtLinks: Bool
  /// What each declaration adds by itself. Whole answers are not kept: views show each other in circles.
  private var steps: [WayIn: StackWays] = [:]
  /// What is around each parameter and content property, and whether it comes out of its function or view.
  private var passages: [NodeRef: (ways: StackWays, passes: Bool)] = [:]
  /// Inside one view: what has been looked at.
  private var visited: Set<WayIn> = []
  private var depth = 0

  init(_ linkage: Linkage, flow: SinkFlow, staysAtLinks: Bool = false) {
    self.linkage = linkage
    self.flow = flow
    self.staysAtLinks = staysAtLinks
  }

  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// - Complexity: linear in the declarations above.
  func ways(to ref: NodeRef) -> StackWays {
    var ways = StackWays()
    climb(ref, &ways, boundary: nil)
    var seen = ways.next
    var open = Array(seen)
    ways.next = []
    while let way = open.popLast() {
      let step = step(way)
      ways.join(step)
      for above in step.next where seen.insert(above).inserted { open.append(above) }
    }
    return ways
  }

  private func step(_ way: WayIn) -> StackWays {
    if let known = steps[way] { return known }
    var found = StackWays()
    switch way {
    case .function(let id): callers(of: id, &found)
    case .property(let id): _ = uses(of: id, &found, nil)
    case .type(let id): constructions(of: id, &found)
    }
    steps[way] = found
    return found
  }

  /// Where a climb that looks into one view or function ends.
  private enum Boundary: Equatable {
    case type(TypeID)
    case function(FunctionID)
  }

  /// - Parameter boundary: a view or function inside whose body the climb stays.
  /// - Returns: whether the climb came out of the boundary's body with nothing in between.
  @discardableResult
  private func climb(_ start: NodeRef, _ ways: inout StackWays, boundary: Boundary?) -> Bool {
    var child = start
    var at = program.parent(start)
    while let here = at {
      switch program[here].kind {
      case .call:
        if program.firstChild(here) == child {
          // A modifier of the program's own may put what it hangs on into a stack.
          if linkage.mayWrapInStack(here) { ways.isUnknown = true }
        } else if !pass(child, here, from: start, &ways) {
          return false
        }
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
  private func pass(_ argument: NodeRef, _ call: NodeRef, from start: NodeRef, _ ways: inout StackWays) -> Bool {
    switch linkage.enclosure(of: argument, in: call) {
    case .same where staysAtLinks && linkage.leads(call):
      ways.isLedTo = true
      return false
    case .same: return true
    case .selection:
      ways.hasSelection = true
      return true
    case .tab: return true
    case .stack:
      ways.stacks.insert(call)
      if linkage.isFollowed(start, in: argument, of: call) { ways.hasLeadingColumn = true } else { ways.hasLastColumn = true }
      return false
    case .column:
      ways.hasColumn = true
      if linkage.arguments(of: call).last == argument { ways.hasLastColumn = true } else { ways.hasLeadingColumn = true }
      return false
    case .fresh:
      ways.hasOutside = true
      // Else it begins in a modifier that presents.
      if let callee = program.firstChild(call), program[callee].kind == .name {
        if linkage.isHosting(call) { ways.isHosted = true } else { ways.hasScene = true }
      }
      return false
    case .wrapper(let id): return passWrapper(argument, call, id, &ways)
    case .function(let id, let index): return passFunction(id, index, &ways)
    case .unknown:
      ways.isUnknown = true
      return false
    }
  }

  /// A function of the program that is given a view: whatever stands around the places where it uses it.
  private func passFunction(_ id: FunctionID, _ index: Int, _ ways: inout StackWays) -> Bool {
    guard let body = declarations[id].body else {
      ways.isUnknown = true
      return false
    }
    let name = declarations.parameters(of: id)[index].name
    return pass(through: .function(id), declarations.parameters(of: id)[index].node, &ways) {
      program.subtree(body).map { NodeRef($0) }.filter { ref in
        guard program[ref].kind == .name, program[ref].name == name, case .parameter(id, index) = linkage.meaning(of: name, at: ref) else { return false }
        return true
      }
    }
  }

  /// A view of the program around content that it is given: whatever stands around the place where it shows it.
  private func passWrapper(_ argument: NodeRef, _ call: NodeRef, _ id: TypeID, _ ways: inout StackWays) -> Bool {
    guard let property = linkage.contentProperty(argument, call, id) else {
      ways.isUnknown = true
      return false
    }
    let (node, name) = (declarations[id].node, declarations[property].name)
    return pass(through: .type(id), declarations[property].node, &ways) {
      program.subtree(node).map { NodeRef($0) }.filter { ref in
        program[ref].name == name && (program[ref].kind == .name || program[ref].kind == .member)
          && linkage.propertyWritten(by: ref) == property && !isWritten(ref)
      }
    }
  }

  /// What a view or function puts around something that it is given, `given`; and whether that may stand by itself too.
  private func pass(through boundary: Boundary, _ given: NodeRef, _ ways: inout StackWays, uses: () -> [NodeRef]) -> Bool {
    if let known = passages[given] {
      ways.join(known.ways)
      ways.next.formUnion(known.ways.next)
      return known.passes
    }
    var found = StackWays()
    found.isUnknown = true
    // One that shows itself inside itself tells nothing.
    passages[given] = (found, false)
    found.isUnknown = false
    let outer = visited
    visited = []
    var passes = false
    let all = uses()
    for ref in all where climb(ref, &found, boundary: boundary) { passes = true }
    if all.isEmpty { found.isUnknown = true }
    visited = outer
    passages[given] = (found, passes)
    ways.join(found)
    ways.next.formUnion(found.next)
    return passes
  }

  /// Whether a view of the program shows what it is given where it stands itself, and with no stack of its own around.
  func keepsSurroundings(_ argument: NodeRef, of call: NodeRef, _ id: TypeID) -> Bool {
    var ways = StackWays()
    return passWrapper(argument, call, id, &ways) && ways.stacks.isEmpty && ways.next.isEmpty && !ways.hasOutside && !ways.isUnknown
  }

  private func isWritten(_ ref: NodeRef) -> Bool {
    guard let parent = program.parent(ref) else { return false }
    return program[parent].kind == .assign && program.firstChild(parent) == ref
  }

  // MARK: Declarations

  private func leave(function id: FunctionID, _ ways: inout StackWays, _ boundary: Boundary?) -> Bool {
    if case .type(let owner) = declarations[id].owner, linkage.inherits(owner, from: "ViewModifier"), declarations[id].name == linkage.names.body {
      return leave(type: owner, &ways, boundary)
    }
    if boundary == .function(id) { return true }
    if case .type(let view)? = boundary {
      // Only from inside the same view.
      guard visited.insert(.function(id)).inserted else { return false }
      var passes = false
      for (call, _) in flow.callers(of: id) where linkage.enclosingType(call) == view {
        if climb(call, &ways, boundary: boundary) { passes = true }
      }
      return passes
    }
    ways.next.insert(.function(id))
    return false
  }

  private func callers(of id: FunctionID, _ found: inout StackWays) {
    let callers = flow.callers(of: id)
    if callers.isEmpty { found.isUnknown = true }
    for (call, confidence) in callers {
      if confidence == .possible { found.isUnknown = true }
      // A modifier of the program's own that hangs on a stack hangs outside of it.
      if case .external = declarations[id].owner, linkage.stackUnderModifiers(call) != nil { found.hasOutside = true }
      climb(call, &found, boundary: nil)
    }
  }

  private func leave(property id: PropertyID, _ ways: inout StackWays, _ boundary: Boundary?) -> Bool {
    let property = declarations[id]
    guard case .type(let owner) = property.owner else {
      ways.isUnknown = true
      return false
    }
    if property.name == linkage.names.body, linkage.isView(owner) { return leave(type: owner, &ways, boundary) }
    if case .type? = boundary {
      guard visited.insert(.property(id)).inserted else { return false }
      return uses(of: id, &ways, boundary)
    }
    ways.next.insert(.property(id))
    return false
  }

  private func uses(of id: PropertyID, _ found: inout StackWays, _ boundary: Boundary?) -> Bool {
    let property = declarations[id]
    var passes = false
    var isUsed = false
    for ref in linkage.mentions(of: property.name) {
      if case .type(let view)? = boundary, linkage.enclosingType(ref) != view { continue }
      guard let meant = linkage.propertyWritten(by: ref) else {
        if program[ref].kind == .member { found.isUnknown = true }
        continue
      }
      guard meant == id || fulfils(id, meant) else { continue }
      isUsed = true
      if climb(ref, &found, boundary: boundary) { passes = true }
    }
    if !isUsed { found.isUnknown = true }
    return passes
  }

  private func fulfils(_ id: PropertyID, _ requirement: PropertyID) -> Bool {
    guard case .type(let above) = declarations[requirement].owner, declarations[above].kind == .protocol,
      case .type(let owner) = declarations[id].owner
    else { return false }
    return linkage.fits(owner, above)
  }

  private func leave(type id: TypeID, _ ways: inout StackWays, _ boundary: Boundary?) -> Bool {
    if boundary == .type(id) { return true }
    ways.next.insert(.type(id))
    return false
  }

  private func constructions(of id: TypeID, _ found: inout StackWays) {
    let calls = linkage.constructions(of: id)
    if calls.isEmpty { found.isUnknown = true }
    for call in calls { climb(call, &found, boundary: nil) }
  }

  /// `let page = Page()`: the places in the same body that name it.
  private func climbUses(of declaration: NodeRef, _ ways: inout StackWays, _ boundary: Boundary?) -> Bool {
    guard let body = program.parent(declaration), depth < 12 else {
      ways.isUnknown = true
      return false
    }
    let name = program[declaration].name
    var passes = false
    var isUsed = false
    depth += 1
    for index in program.subtree(body) where index > declaration.index + program.size(declaration) - 1 {
      let ref = NodeRef(index)
      guard program[ref].kind == .name, program[ref].name == name else { continue }
      isUsed = true
      if climb(ref, &ways, boundary: boundary) { passes = true }
    }
    depth -= 1
    if !isUsed { ways.isUnknown = true }
    return passes
  }
}
