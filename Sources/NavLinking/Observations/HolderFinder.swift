import NavFacts

/// Finds the lists, loops and menus in whose content a view stands: in the same body, in the properties and functions of the same
/// type, and one view further up.
final class HolderFinder {
  enum Kind { case lazy, loop, menu, swipe }

  struct Found {
    var kind: Kind
    var call: NodeRef
    /// The call that makes the view whose body was left; nil inside one type.
    var use: NodeRef?
    /// Whether a `switch` or condition between the two picks some rows.
    var isPicked = false
  }

  private enum Role {
    case transparent
    case holds([Kind])
    /// Content of its own, or something that is not known.
    case stop
  }

  private let linkage: Linkage
  private let flow: SinkFlow
  private let lazyNames, loopNames, menuNames, modifiersOfTheirOwn: Set<Symbol>
  private let contextMenu, swipeActions, label, preview: Symbol?

  init(_ linkage: Linkage, flow: SinkFlow) {
    self.linkage = linkage
    self.flow = flow
    func symbols(_ names: [String]) -> Set<Symbol> { Set(names.compactMap { linkage.program.symbol($0) }) }
    lazyNames = symbols(["List", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Table", "Form"])
    loopNames = symbols(["ForEach"])
    menuNames = symbols(["Menu"])
    modifiersOfTheirOwn = symbols(ModifierSites.presenting)
    contextMenu = linkage.program.symbol("contextMenu")
    swipeActions = linkage.program.symbol("swipeActions")
    label = linkage.program.symbol("label")
    preview = linkage.program.symbol("preview")
  }

  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Innermost first; where ways differ, all of them.
  func holders(of ref: NodeRef) -> [Found] {
    var found: [Found] = []
    climb(ref, hops: 2, use: nil, isPicked: false, into: &found)
    return found
  }

  private func climb(_ start: NodeRef, hops: Int, use: NodeRef?, isPicked before: Bool, into found: inout [Found]) {
    var child = start
    var at = program.parent(start)
    var isPicked = before
    while let here = at {
      switch program[here].kind {
      case .call:
        guard program.firstChild(here) != child else { break }
        switch role(of: child, in: here) {
        case .transparent: break
        case .holds(let kinds): found += kinds.map { Found(kind: $0, call: here, use: use, isPicked: isPicked) }
        case .stop: return
        }
      case .switchStmt, .ternary: isPicked = true
      case .ifStmt:
        if program.children(here).contains(where: picksRow) { isPicked = true }
      case .closure, .block, .caseArm, .conditional, .clause, .returnStmt, .member, .accessor: break
      case .varDecl, .funcDecl: return leave(here, hops: hops, use: use, isPicked: isPicked, into: &found)
      default: return
      }
      child = here
      at = program.parent(here)
    }
  }

  /// Whether a condition may hold for one row only: `tab == .first`. One that only bounds the rows does not: `index < items.count`.
  private func picksRow(_ condition: NodeRef) -> Bool {
    switch program[condition].kind {
    case .optionalBinding, .available, .block, .ifStmt: false
    case .infix: !["<", "<=", ">", ">="].contains(linkage.text(program[condition].name))
    default: true
    }
  }

  /// On to where a property or function of the same type is used, and from a view's body to where the view is made.
  private func leave(_ declaration: NodeRef, hops: Int, use: NodeRef?, isPicked: Bool, into found: inout [Found]) {
    guard hops > 0, let type = linkage.enclosingType(declaration), linkage.isView(type) else { return }
    if let property = declarations.propertyOfNode[declaration] {
      let name = declarations[property].name
      if name == linkage.names.body {
        guard use == nil else { return }
        for call in linkage.constructions(of: type) { climb(call, hops: 1, use: call, isPicked: isPicked, into: &found) }
        return
      }
      for ref in linkage.mentions(of: name) where linkage.enclosingType(ref) == type && linkage.propertyWritten(by: ref) == property {
        climb(ref, hops: hops - 1, use: use, isPicked: isPicked, into: &found)
      }
    } else if let function = declarations.functionOfNode[declaration] {
      for (call, confidence) in flow.callers(of: function) where confidence != .possible && linkage.enclosingType(call) == type {
        climb(call, hops: hops - 1, use: use, isPicked: isPicked, into: &found)
      }
    }
  }

  private func role(of argument: NodeRef, in call: NodeRef) -> Role {
    guard let callee = program.firstChild(call) else { return .stop }
    let name = program[callee].name
    let argumentLabel = program.label(argument)
    switch program[callee].kind {
    case .name:
      guard case .type(.external) = linkage.meaning(of: name, at: callee) else { return .stop }
      if menuNames.contains(name) { return argumentLabel == label && !argumentLabel.isNone ? .transparent : .holds([.menu]) }
      if loopNames.contains(name) { return .holds([.loop]) }
      if lazyNames.contains(name) { return .holds(walksData(call) ? [.loop, .lazy] : [.lazy]) }
      if linkage.dialects.links[name] != nil { return argumentLabel == label && !argumentLabel.isNone ? .transparent : .stop }
      if linkage.dialects.containers[name] != nil || linkage.text(name) == "Tab" { return .stop }
      return linkage.traits[name].contains(.isLayout) ? .transparent : .stop
    case .member:
      if name == contextMenu { return argumentLabel == preview && !argumentLabel.isNone ? .stop : .holds([.menu]) }
      if name == swipeActions { return .holds([.swipe]) }
      if modifiersOfTheirOwn.contains(name) || declarations.functionsByName.has(name) { return .stop }
      return linkage.traits[name].contains(.isModifier) ? .transparent : .stop
    default: return .stop
    }
  }

  /// `List(items) { item in … }`
  private func walksData(_ call: NodeRef) -> Bool {
    guard let first = linkage.arguments(of: call).first else { return false }
    return program[first].kind != .closure && program.label(first).isNone
  }
}
