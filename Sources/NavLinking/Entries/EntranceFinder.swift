import NavFacts

/// Finds from a decision the entrances that lead to it: up through the callers of the functions around it.
///
/// Only what runs by itself once the app is entered counts. A callback that is stored, or given to an object that is made, runs
/// when the user does something, so the way up ends there.
final class EntranceFinder {
  private let linkage: Linkage
  private let flow: SinkFlow
  private let entrances: Entrances
  /// By function, property or arm of an event: what is right above.
  private var steps: [NodeRef: Step] = [:]
  private var answers: [NodeRef: [NodeRef]] = [:]
  /// How many functions one question may go through, and how many mentions of a name are looked at.
  private static let limit = 400

  /// What stands over a piece of code.
  private struct Step {
    var entrances: [NodeRef] = []
    /// Functions, properties and arms that are asked next.
    var contexts: [NodeRef] = []
  }

  init(_ linkage: Linkage, flow: SinkFlow, entrances: Entrances) {
    self.linkage = linkage
    self.flow = flow
    self.entrances = entrances
  }

  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// The entrances from which the code at `site` runs, by place in the program.
  /// - Complexity: O(*callers*), at most `limit` functions; answers for one function are kept.
  func entrances(to site: NodeRef) -> [NodeRef] {
    if entrances.kinds.isEmpty { return [] }
    var first = Step()
    climb(site, &first)
    return Set(first.entrances + first.contexts.flatMap(entrances(above:))).sorted()
  }

  private func entrances(above context: NodeRef) -> [NodeRef] {
    if let known = answers[context] { return known }
    var seen: Set<NodeRef> = [context]
    var open = [context]
    var found: Set<NodeRef> = []
    while let next = open.popLast(), seen.count < Self.limit {
      let step = step(next)
      found.formUnion(step.entrances)
      for context in step.contexts where seen.insert(context).inserted { open.append(context) }
    }
    let answer = found.sorted()
    answers[context] = answer
    return answer
  }

  // MARK: Up inside a body

  private func climb(_ site: NodeRef, _ step: inout Step) {
    var child = site
    var at = program.parent(site)
    while let here = at {
      switch program[here].kind {
      case .call:
        if program.firstChild(here) != child, entrances[here] != nil {
          step.entrances.append(here)
          return
        }
      case .closure: if isCallback(here) { return }
      case .caseArm where isEvent(here):
        step.contexts.append(here)
        return
      case .funcDecl:
        if entrances[here] != nil { step.entrances.append(here) } else { step.contexts.append(here) }
        return
      case .initDecl:
        step.contexts.append(here)
        return
      case .varDecl:
        if let property = declarations.propertyOfNode[here] {
          // The body of a view runs whenever it is on screen.
          if declarations[property].name != linkage.names.body { step.contexts.append(here) }
          return
        }
      case .structDecl, .classDecl, .actorDecl, .enumDecl, .extensionDecl, .protocolDecl: return
      default: break
      }
      child = here
      at = program.parent(here)
    }
  }

  private func isCallback(_ closure: NodeRef) -> Bool {
    guard let parent = program.parent(closure) else { return true }
    if program[parent].kind == .assign { return true }
    guard program[parent].kind == .call, let callee = program.firstChild(parent),
      case .meta(.project(let type)) = linkage.typeOf(callee)
    else { return false }
    return !linkage.isView(type)
  }

  /// Whether an arm is run for one value that the function around it is given.
  private func isEvent(_ arm: NodeRef) -> Bool {
    var at = program.parent(arm)
    while let here = at, program[here].kind == .conditional || program[here].kind == .clause { at = program.parent(here) }
    guard let here = at, program[here].kind == .switchStmt, linkage.mappings[here] == nil, let subject = program.firstChild(here),
      program[subject].kind == .name
    else { return false }
    switch linkage.meaning(of: program[subject].name, at: subject) {
    case .parameter, .closureParameter: return true
    default: return false
    }
  }

  // MARK: Up from a function

  private func step(_ context: NodeRef) -> Step {
    if let known = steps[context] { return known }
    var step = Step()
    for site in sites(running: context) { climb(site, &step) }
    if program[context].kind == .caseArm, step.entrances.isEmpty, step.contexts.isEmpty { climb(context, &step) }
    steps[context] = step
    return step
  }

  /// The places that run a function, read a property, or make the value that an arm is for.
  private func sites(running context: NodeRef) -> [NodeRef] {
    switch program[context].kind {
    case .caseArm: return events(of: context)
    case .varDecl:
      guard let property = declarations.propertyOfNode[context] else { return [] }
      let mentions = linkage.mentions(of: declarations[property].name)
      guard mentions.count <= Self.limit else { return [] }
      return mentions.filter { !program.isInside($0, context) && linkage.propertyWritten(by: $0) == property }
    default:
      guard let function = declarations.functionOfNode[context] else { return [] }
      let calls = flow.callers(of: function).filter { $0.confidence != .possible }.map(\.call)
      return calls + (declarations[function].isInit ? [] : linkage.references(to: function))
    }
  }

  private func events(of arm: NodeRef) -> [NodeRef] {
    var sites: [NodeRef] = []
    for pattern in program.children(arm) where program[pattern].kind == .pattern {
      guard let expression = program.firstChild(pattern), let name = linkage.caseName(expression) else { return [] }
      let callee = program[expression].kind == .call ? program.firstChild(expression) ?? expression : expression
      guard let type = linkage.enumOfPattern(callee) ?? linkage.uniqueEnum(name) else { return [] }
      sites += linkage.constructionSites(of: name, in: type).filter { !program.isInside($0, arm) }
    }
    return sites
  }
}
