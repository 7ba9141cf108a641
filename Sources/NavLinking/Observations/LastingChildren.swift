import NavFacts
import NavModel
import NavSource

/// Children that a router attaches at some time of its life, where it never detaches one.
struct LastingChildren {
  let linkage: Linkage
  let names: (TypeRef) -> String?
  let isLive: (NodeRef) -> Bool

  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  private static let attach = "attachChild"
  private static let detach = "detachChild"

  /// By place.
  var all: [LastingChild] {
    guard let attach = program.symbol(Self.attach) else { return [] }
    let detachments = program.symbol(Self.detach).map { Array(linkage.calls(of: $0)) } ?? []
    // Who detaches the children of others may detach any.
    if detachments.contains(where: isOnAnother) { return [] }
    return linkage.calls(of: attach).compactMap { call in
      guard !isOnAnother(call), isLive(call), case .function(let function) = linkage.enclosingBody(call), let router = linkage.enclosingType(call),
        isRouter(router), !detaches(router), !isOncePerLife(function, depth: 0), let name = names(.project(router))
      else { return nil }
      let isFirstAsked = isFirstAsked(call, in: function)
      // What stands on the router's own screen is there as long as that.
      if isFirstAsked, !shows(function) { return nil }
      return LastingChild(
        place: program.place(call), router: name, function: linkage.text(declarations[function].name), isFirstAsked: isFirstAsked)
    }.sorted { $0.place < $1.place }
  }

  private func isOnAnother(_ call: NodeRef) -> Bool {
    guard let callee = program.firstChild(call), program[callee].kind == .member, let base = program.firstChild(callee) else { return false }
    return !["self", "super"].contains(linkage.text(program[base].name))
  }

  /// A class of the program over the library's own, with no other library's between.
  private func isRouter(_ id: TypeID) -> Bool {
    let bases = linkage.externalBases(id).map(linkage.text)
    return bases.contains(where: Self.bases.contains) && bases.allSatisfy { Self.bases.contains($0) || $0.hasSuffix("Routing") || $0.hasSuffix("Delegate") }
  }

  private static let bases: Set<String> = ["Router", "ViewableRouter", "LaunchRouter", "NSObject", "AnyObject"]

  /// The class, what is above it, or what is below it.
  private func detaches(_ router: TypeID) -> Bool {
    let family = [router] + linkage.conformers(of: router) + linkage.projectBases(of: router)
    return family.contains { id in
      declarations[id].functions.contains { function in
        guard let body = declarations[function].body else { return false }
        return program.subtree(body).contains { index in
          let node = program[NodeRef(index)]
          return [.name, .member].contains(node.kind) && linkage.text(node.name).lowercased().contains("detach")
        }
      }
    }
  }

  /// Whether only what runs once in the router's life leads to a function: its children are there as long as it is.
  private func isOncePerLife(_ function: FunctionID, depth: Int) -> Bool {
    let info = declarations[function]
    if info.isInit || Self.beginnings.contains(linkage.text(info.name)) { return true }
    guard depth < 4 else { return false }
    let uses = linkage.mentions(of: info.name).filter { !program.isInside($0, info.node) }
    return !uses.isEmpty && uses.allSatisfy { use in
      guard case .function(let caller) = linkage.enclosingBody(use) else { return false }
      return isOncePerLife(caller, depth: depth + 1)
    }
  }

  // MARK: Children that are asked for

  /// Whether the child is attached only while a property that the function fills has none: `guard detail == nil else { return }`.
  private func isFirstAsked(_ call: NodeRef, in function: FunctionID) -> Bool {
    guard let body = declarations[function].body else { return false }
    let filled = Set(
      program.subtree(body).filter { program[NodeRef($0)].kind == .assign }.compactMap { program.firstChild(NodeRef($0)) }
        .compactMap { linkage.propertyWritten(by: $0) })
    guard !filled.isEmpty else { return false }
    return program.subtree(body).contains { index in
      let statement = NodeRef(index)
      guard [.ifStmt, .guardStmt].contains(program[statement].kind), statement < call else { return false }
      return program.children(statement).contains { condition in
        program[condition].kind != .block && program[condition].kind != .ifStmt && asks(condition, about: filled)
      }
    }
  }

  private func asks(_ condition: NodeRef, about filled: Set<PropertyID>) -> Bool {
    program.subtree(condition).contains { index in
      let node = program[NodeRef(index)]
      // `if let detail { … }` names the property and the local at once.
      if node.kind == .optionalBinding { return filled.contains { declarations[$0].name == node.name && !isEmptied($0) } }
      guard [.name, .member].contains(node.kind), let id = linkage.propertyWritten(by: NodeRef(index)) else { return false }
      return filled.contains(id) && !isEmptied(id)
    }
  }

  /// `detail = nil`: then the next child is another one.
  private func isEmptied(_ id: PropertyID) -> Bool {
    linkage.mentions(of: declarations[id].name).contains { mention in
      var left = mention
      if let parent = program.parent(left), program[parent].kind == .member { left = parent }
      guard let parent = program.parent(left), program[parent].kind == .assign, program.firstChild(parent) == left,
        let value = program.secondChild(parent)
      else { return false }
      return program[value].kind == .nil && linkage.propertyWritten(by: left) == id
    }
  }

  /// Whether a function pushes or presents: `viewController.present(detail.viewControllable)`.
  private func shows(_ function: FunctionID) -> Bool {
    guard let body = declarations[function].body else { return false }
    return program.subtree(body).contains { index in
      guard program[NodeRef(index)].kind == .call, let callee = program.firstChild(NodeRef(index)),
        [.name, .member].contains(program[callee].kind)
      else { return false }
      let name = linkage.text(program[callee].name)
      return name.hasPrefix("push") || name.hasPrefix("present")
    }
  }

  private static let beginnings: Set<String> = ["didLoad", "didBecomeActive", "viewDidLoad", "launch", "start", "activate"]
}
