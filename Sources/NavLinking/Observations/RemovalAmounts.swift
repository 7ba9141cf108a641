import NavFacts
import NavModel

/// Where a `removeLast` can be told to remove no more than there is.
extension RemovalGuards {
  /// nil where `removeLast(min(n, path.count))` would not surely compile and mean the same for a path that is long enough.
  func amount(_ site: NodeRef, _ callee: NodeRef, _ path: NodeRef) -> PathRemoval.Amount? {
    guard let written = chain(path) else { return nil }
    let type = linkage.typeOf(path)
    let isArray = if case .array = type { true } else { false }
    guard isErasedPath(type) || isArray else { return nil }
    let arguments = linkage.arguments(of: site)
    guard let argument = arguments.first else {
      // An array's gives the element back, and with an amount it gives nothing.
      guard !isArray || isDiscarded(site) else { return nil }
      return program.piece(callee, linkage.text(program[callee].name) + "(").map { PathRemoval.Amount(code: $0, written: nil, path: written) }
    }
    let name = linkage.text(program[argument].name)
    guard arguments.count == 1, program[argument].kind == .name || program[argument].kind == .number, !name.isEmpty,
      program.firstChild(argument) == nil, program.label(argument) == .none
    else { return nil }
    return program.piece(argument, name).map { PathRemoval.Amount(code: $0, written: name, path: written) }
  }

  /// A path that is written as names and dots alone, so that writing it twice means it twice.
  private func chain(_ path: NodeRef) -> String? {
    let name = linkage.text(program[path].name)
    guard !program[path].flags.contains(.optionalChain), !name.isEmpty, !name.hasPrefix("$") else { return nil }
    switch program[path].kind {
    case .name: return program.firstChild(path) == nil ? name : nil
    case .member: return program.firstChild(path).flatMap(chain).map { $0 + "." + name }
    default: return nil
    }
  }

  /// Whether nothing takes what a call gives back.
  private func isDiscarded(_ ref: NodeRef) -> Bool {
    guard let parent = program.parent(ref) else { return false }
    switch program[parent].kind {
    case .block:
      // A single expression may be what the body returns.
      guard let owner = program.parent(parent) else { return false }
      if program.children(parent).contains(where: { $0 != ref }) { return true }
      switch program[owner].kind {
      case .funcDecl: return program.first(owner, .result) == nil
      case .initDecl, .deinitDecl, .guardStmt, .forStmt, .whileStmt, .repeatStmt, .deferStmt: return true
      case .accessor: return ["set", "willSet", "didSet"].contains(linkage.text(program[owner].name))
      case .ifStmt, .doStmt: return isDiscarded(owner)
      default: return false
      }
    case .closure:
      if program.children(parent).contains(where: { $0 != ref && program[$0].kind != .parameter }) { return true }
      guard let call = program.parent(parent), program[call].kind == .call, let callee = program.firstChild(call) else { return false }
      return Self.givesNothingBack.contains(linkage.text(program[callee].name))
    default: return false
    }
  }

  /// What takes a closure of no result.
  private static let givesNothingBack: Set<String> = ["Button", "onTapGesture", "onAppear", "onDisappear", "onChange", "onReceive"]
}
