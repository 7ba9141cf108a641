import NavFacts
import NavModel
import NavSource

/// Calls of the time before stacks, in modules that use stacks without asking for the system's version: there the deployment target
/// allows the replacement.
struct OldCalls {
  let linkage: Linkage
  let names: (TypeRef) -> String?

  static let modifiers = ["navigationViewStyle", "navigationBarItems"]
  private static let newer = ["NavigationStack", "NavigationSplitView", "navigationDestination"]

  private var program: Program { linkage.program }

  var uses: [DeprecatedUse] {
    let evidence = evidence
    if evidence.isEmpty { return [] }
    var all: [DeprecatedUse] = []
    for (name, call) in oldCalls {
      guard let proof = evidence[module(of: call)], !isVersioned(call), let replacement = Self.replacements[name] else { continue }
      var use = DeprecatedUse(
        place: program.place(call), name: name, replacement: replacement, evidence: proof,
        owner: linkage.enclosingType(call).flatMap { names(.project($0)) })
      if name == "NavigationView" || name == "navigationViewStyle" { use.edits = edits(of: call) }
      all.append(use)
    }
    return all.sorted { ($0.place, $0.name) < ($1.place, $1.name) }
  }

  /// For a view with `.navigationViewStyle(.stack)` around it, and for that modifier: they are one change.
  private func edits(of call: NodeRef) -> [Edit] {
    var view = call
    while let callee = program.firstChild(view), program[callee].kind == .member, let base = program.firstChild(callee) { view = base }
    guard program[view].kind == .call, let name = program.firstChild(view), linkage.text(program[name].name) == "NavigationView",
      linkage.arguments(of: view).count == 1, let content = linkage.arguments(of: view).first, isOneView(content)
    else { return [] }
    var at = view
    while let member = program.parent(at), program[member].kind == .member, let modifier = program.parent(member),
      program[modifier].kind == .call, program.firstChild(modifier) == member
    {
      at = modifier
      guard linkage.text(program[member].name) == "navigationViewStyle" else { continue }
      guard let style = styleOfStacks(modifier), let stack = program.piece(name, "NavigationView"),
        let removed = program.piece(member, ".navigationViewStyle(\(style))", before: 1)
      else { return [] }
      return [Edit(stack, with: "NavigationStack"), Edit(removed, with: "")]
    }
    return []
  }

  /// Of several views the old call shows the first, and a stack all of them.
  private func isOneView(_ content: NodeRef) -> Bool {
    program[content].kind == .closure
      && program.children(content).filter { program[$0].kind != .parameter && program[$0].kind != .varDecl }.count == 1
  }

  private func styleOfStacks(_ modifier: NodeRef) -> String? {
    let arguments = linkage.arguments(of: modifier)
    guard arguments.count == 1, let style = arguments.first else { return nil }
    switch program[style].kind {
    case .implicitMember: return linkage.text(program[style].name) == "stack" ? ".stack" : nil
    case .call:
      guard program.size(style) == 2, let name = program.firstChild(style) else { return nil }
      return linkage.text(program[name].name) == "StackNavigationViewStyle" ? "StackNavigationViewStyle()" : nil
    default: return nil
    }
  }

  private static let replacements = [
    "NavigationView": "NavigationStack", "NavigationLink(isActive:)": "navigationDestination(isPresented:)",
    "NavigationLink(tag:selection:)": "navigationDestination(item:)", "navigationViewStyle": "NavigationStack",
    "navigationBarItems": "toolbar",
  ]

  private var oldCalls: [(String, NodeRef)] {
    var all: [(String, NodeRef)] = []
    for call in calls("NavigationView", .name) { all.append(("NavigationView", call)) }
    for call in calls("NavigationLink", .name) {
      if linkage.argument("isActive", of: call) != nil {
        all.append(("NavigationLink(isActive:)", call))
      } else if linkage.argument("tag", of: call) != nil, linkage.argument("selection", of: call) != nil {
        all.append(("NavigationLink(tag:selection:)", call))
      }
    }
    for name in Self.modifiers { for call in calls(name, .member) { all.append((name, call)) } }
    return all
  }

  /// The calls of the framework's own.
  private func calls(_ name: String, _ kind: NodeKind) -> [NodeRef] {
    guard let symbol = program.symbol(name) else { return [] }
    return linkage.calls(of: symbol).filter { call in
      guard let callee = program.firstChild(call), program[callee].kind == kind else { return false }
      if kind == .member { return linkage.callTargets(of: call).functions.isEmpty }
      guard case .type(.external) = linkage.meaning(of: symbol, at: callee) else { return false }
      return true
    }
  }

  /// Where each module uses a newer call first.
  private var evidence: [String: Place] {
    var found: [String: Place] = [:]
    for name in Self.newer {
      for call in calls(name, name == "navigationDestination" ? .member : .name) where !isVersioned(call) {
        let place = program.place(call)
        let module = module(of: call)
        found[module] = min(found[module] ?? place, place)
      }
    }
    return found
  }

  /// The module; where nobody told, the folder, for two folders may be two apps.
  private func module(of ref: NodeRef) -> String {
    let file = program.file(ref)
    let module = linkage.declarations.modules[Int(linkage.declarations.moduleOfFile[file])]
    if !module.isEmpty { return module }
    let path = program.files[file].path
    return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// Whether a condition or an attribute around it speaks of versions.
  private func isVersioned(_ ref: NodeRef) -> Bool {
    var child = ref
    var at = program.parent(ref)
    while let here = at {
      switch program[here].kind {
      case .ifStmt, .conditional:
        if program[here].kind == .conditional || program.first(here, .available) != nil { return true }
      case .block, .closure:
        for statement in program.children(here) where statement < child && program[statement].kind == .guardStmt {
          if program.first(statement, .available) != nil { return true }
        }
      default:
        if program[here].kind.isDeclaration,
          program.children(here).contains(where: { program[$0].kind == .attribute && linkage.text(program[$0].name) == "available" })
        {
          return true
        }
      }
      child = here
      at = program.parent(here)
    }
    return false
  }
}

/// Titles and bar buttons in presented content without a stack.
struct Chrome {
  let linkage: Linkage
  let finder: StackFinder
  let names: (TypeRef) -> String?

  static let calls = ["navigationTitle", "navigationBarTitleDisplayMode", "ToolbarItem", "ToolbarItemGroup"]
  /// Places in a navigation bar, and in no other.
  private static let placements: Set<String> = ["topBarLeading", "topBarTrailing", "navigationBarLeading", "navigationBarTrailing"]

  private var program: Program { linkage.program }

  /// One for each type.
  var lost: [LostChrome] {
    var all: [LostChrome] = []
    var seen: Set<TypeID> = []
    for name in Self.calls {
      guard let symbol = program.symbol(name) else { continue }
      for call in linkage.calls(of: symbol) {
        guard let callee = program.firstChild(call), linkage.callTargets(of: call).functions.isEmpty,
          program[callee].kind == .member ? linkage.stackUnderModifiers(call) == nil : isBarItem(call), let owner = linkage.enclosingType(call), !seen.contains(owner)
        else { continue }
        let ways = finder.ways(to: call)
        guard ways.stacks.isEmpty, !ways.hasColumn, !ways.isUnknown, ways.hasOutside, !ways.isHosted, !ways.hasScene,
          !isForWatch(call)
        else { continue }
        seen.insert(owner)
        all.append(LostChrome(place: program.place(call), name: name, owner: names(.project(owner))))
      }
    }
    return all.sorted { ($0.place, $0.name) < ($1.place, $1.name) }
  }

  /// A watch shows the title of a sheet without a stack.
  private func isForWatch(_ ref: NodeRef) -> Bool { program.files[program.file(ref)].path.contains("Watch") }

  private func isBarItem(_ call: NodeRef) -> Bool {
    guard let placement = linkage.argument("placement", of: call) else { return false }
    return Self.placements.contains(linkage.text(program[placement].name))
  }
}
