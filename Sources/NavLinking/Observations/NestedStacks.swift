import NavFacts
import NavModel
import NavSource

/// Stacks inside stacks: in one body's text, and by beginning with or pushing a screen that brings a stack of its own.
struct NestedStacks {
  let linkage: Linkage
  let flow: SinkFlow
  let finder: StackFinder
  let names: (TypeRef) -> String?

  private var program: Program { linkage.program }

  func all(_ graph: NavigationGraph) -> [NestedStack] {
    let own = stacksOfScreens
    var found = lexical + rooted(own) + pushed(graph, own)
    var seen: Set<Place> = []
    found.sort { ($0.place, $0.isLexical ? 0 : 1, $0.outer) < ($1.place, $1.isLexical ? 0 : 1, $1.outer) }
    return found.filter { seen.insert($0.place).inserted }
  }

  private func bringsStack(_ call: NodeRef) -> Bool {
    program.firstChild(call).map { linkage.dialects.containers[program[$0].name]?.needsStack != true } ?? true
  }

  // MARK: In one body

  private var lexical: [NestedStack] {
    linkage.allStacks().filter(bringsStack).compactMap { inner in
      guard let outer = linkage.lexicalStack(around: inner) ?? stackAroundWrappers(inner) else { return nil }
      return NestedStack(
        place: program.place(inner), outer: program.place(outer),
        screen: linkage.enclosingType(inner).flatMap { names(.project($0)) }, isLexical: true)
    }
  }

  /// As `lexicalStack`, through views of the program that show their content in a link: `Flow(next: $next) { … }`.
  private func stackAroundWrappers(_ ref: NodeRef) -> NodeRef? {
    var child = ref
    var at = program.parent(ref)
    while let here = at {
      switch program[here].kind {
      case .call:
        guard program.firstChild(here) != child else { break }
        switch linkage.enclosure(of: child, in: here) {
        case .same, .selection: break
        case .stack: return here
        case .wrapper(let id): guard finder.keepsSurroundings(child, of: here, id) else { return nil }
        default: return nil
        }
      case .closure, .block, .ifStmt, .switchStmt, .caseArm, .conditional, .clause, .returnStmt, .member, .ternary: break
      default: return nil
      }
      child = here
      at = program.parent(here)
    }
    return nil
  }

  // MARK: By what a stack begins with

  /// `NavigationStack { SettingsView() }` of a view that is a stack itself.
  private func rooted(_ own: Set<TypeID>) -> [NestedStack] {
    if own.isEmpty { return [] }
    return linkage.allStacks().filter(bringsStack).flatMap { outer -> [NestedStack] in
      guard let content = flow.rootArgument(of: outer) else { return [] }
      return flow.wholeStatements(content).compactMap { statement in
        guard let view = flow.viewMade(by: statement), own.contains(view), linkage.enclosingType(outer) != view else { return nil }
        return NestedStack(
          place: program.place(flow.telling(statement)), outer: program.place(outer), screen: names(.project(view)), isLexical: false)
      }
    }
  }

  // MARK: By the graph

  /// The views that are nothing but a stack.
  private var stacksOfScreens: Set<TypeID> {
    Set(linkage.declarations.types.indices.lazy.map { TypeID($0) }.filter { self.linkage.isView($0) && self.rootStack(of: $0) != nil })
  }

  private func pushed(_ graph: NavigationGraph, _ own: Set<TypeID>) -> [NestedStack] {
    let stackOfScreen = Set(own.compactMap { names(.project($0)) })
    if stackOfScreen.isEmpty { return [] }
    var sites: [Place: [TransitionDraft]] = [:]
    var presented: Set<Place> = []
    for draft in flow.drafts {
      switch draft.manner {
      case .push: sites[program.place(draft.site), default: []].append(draft)
      // What one place shows in several manners, a condition chooses from, and it may be that which begins a stack.
      case .sheet, .fullScreenCover, .popover, .present: presented.insert(program.place(draft.site))
      default: break
      }
    }
    return graph.transitions.compactMap { transition in
      guard transition.kind == .push, transition.isLive, transition.confidence != .possible, let to = transition.to,
        stackOfScreen.contains(to), !presented.contains(transition.place), let drafts = sites[transition.place], !drafts.contains(where: isForControllers)
      else { return nil }
      let ways = finder.ways(to: drafts[0].site)
      if ways.hasColumn { return nil }
      let outer = ways.stacks.sorted().first
      guard transition.from != nil || outer != nil else { return nil }
      return NestedStack(place: transition.place, outer: outer.map(program.place) ?? transition.place, screen: to, isLexical: false)
    }
  }

  /// UIKit's own stack shows a hosted view without SwiftUI's stack around it.
  private func isForControllers(_ draft: TransitionDraft) -> Bool {
    ([draft.site] + draft.trail.links.map(\.site)).contains { ref in
      guard program[ref].kind == .call, let callee = program.firstChild(ref) else { return false }
      switch linkage.text(program[callee].name) {
      case "pushViewController", "setViewControllers", "show": return true
      default: return false
      }
    }
  }

  /// The stack that is all that a view's body is, its modifiers apart; with several branches, each must be one.
  private func rootStack(of id: TypeID) -> NodeRef? {
    guard let body = linkage.findProperty(linkage.names.body, in: id), let getter = linkage.declarations[body].getter else { return nil }
    let results = linkage.returnedExpressions(of: getter)
    guard !results.isEmpty else { return nil }
    var first: NodeRef?
    for result in results {
      guard let stack = linkage.isStack(result) ? result : linkage.stackUnderModifiers(result), bringsStack(stack) else { return nil }
      first = first ?? stack
    }
    return first
  }
}
