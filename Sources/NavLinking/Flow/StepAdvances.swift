import NavFacts

/// What follows each case of an enum: `step.next()`, `step.next`, `Step(rawValue: step.rawValue + 1)`.
struct StepAdvance {
  /// What is asked for the case that follows it.
  var base: NodeRef
  /// By the present case; a case without an entry has none.
  var following: [Symbol: Set<Symbol>]

  /// Whether it leads to earlier cases only.
  func isBackward(among all: [Symbol]) -> Bool {
    following.allSatisfy { present, next in
      guard let here = all.firstIndex(of: present) else { return false }
      return next.allSatisfy { all.firstIndex(of: $0).map { $0 <= here } ?? false }
    } && following.contains { present, next in next != [present] }
  }
}

extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Reads an expression as the case that follows another; nil where it is no such thing.
  func advance(_ expression: NodeRef, _ type: TypeID, depth: Int = 0) -> StepAdvance? {
    guard depth < 4 else { return nil }
    switch program[expression].kind {
    case .unary: return program.firstChild(expression).flatMap { advance($0, type, depth: depth + 1) }
    case .infix where program[expression].name == linkage.names.coalesce:
      return program.firstChild(expression).flatMap { advance($0, type, depth: depth + 1) }
    case .name:
      switch linkage.meaning(of: program[expression].name, at: expression) {
      case .optionalBinding(let binding): return program.firstChild(binding).flatMap { advance($0, type, depth: depth + 1) }
      case .local(let declaration):
        return program.first(declaration, .initializer).flatMap { program.firstChild($0) }.flatMap { advance($0, type, depth: depth + 1) }
      default: return nil
      }
    case .member:
      guard let base = program.firstChild(expression), linkage.typeOf(base).projectType == type,
        let property = linkage.findProperty(program[expression].name, in: type), let getter = declarations[property].getter
      else { return nil }
      return advance(of: base, by: getter, type)
    case .call:
      if let number = linkage.argument("rawValue", of: expression) {
        guard linkage.typeOf(expression).element.projectType == type, let base = rawValueRead(in: number), let by = distance(in: number)
        else { return nil }
        return StepAdvance(base: base, following: neighbours(of: type, by))
      }
      guard let callee = program.firstChild(expression), program[callee].kind == .member, let base = program.firstChild(callee),
        linkage.typeOf(base).projectType == type, let function = linkage.callTargets(of: expression).functions.first,
        declarations[function].owner == .type(type), let body = declarations[function].body
      else { return nil }
      return advance(of: base, by: body, type)
    default: return nil
    }
  }

  private func advance(of base: NodeRef, by body: NodeRef, _ type: TypeID) -> StepAdvance? {
    if isCounted(body) { return distance(in: body).map { StepAdvance(base: base, following: neighbours(of: type, $0)) } }
    var following: [Symbol: Set<Symbol>] = [:]
    for one in declarations[type].cases {
      var walk = Walk(linkage: linkage)
      let given = walk.results(of: body, Frame(parameters: [:], selfValue: .route(type, one.name, base, nil), outer: nil, depth: 1))
      for case .route(type, let name, _, _) in given { following[one.name, default: []].insert(name) }
    }
    return following.isEmpty ? nil : StepAdvance(base: base, following: following)
  }

  // MARK: Counting

  /// Whether a body finds a case by its number, or by its place among all of them.
  private func isCounted(_ body: NodeRef) -> Bool {
    program.subtree(body).contains { index in
      let ref = NodeRef(index)
      return program[ref].name == linkage.names.allCases || (program[ref].kind == .call && linkage.argument("rawValue", of: ref) != nil)
    }
  }

  /// `+ 1`, `- 1`, `index(after:)`, `index(before:)`; nil where several are said, or none.
  private func distance(in body: NodeRef) -> Int? {
    var found: Set<Int> = []
    for index in program.subtree(body) {
      let ref = NodeRef(index)
      switch program[ref].kind {
      case .infix where program.secondChild(ref).map { program[$0].kind == .number } ?? false:
        switch linkage.text(program[ref].name) {
        case "+": found.insert(1)
        case "-": if !isOfCount(ref) { found.insert(-1) }
        default: continue
        }
      case .call:
        if linkage.argument("after", of: ref) != nil { found.insert(1) }
        if linkage.argument("before", of: ref) != nil { found.insert(-1) }
      default: continue
      }
    }
    return found.count == 1 ? found.first : nil
  }

  /// `allCases.count - 1`
  private func isOfCount(_ infix: NodeRef) -> Bool {
    program.firstChild(infix).map { linkage.text(program[$0].name) == "count" } ?? false
  }

  private func rawValueRead(in number: NodeRef) -> NodeRef? {
    for index in program.subtree(number) {
      let ref = NodeRef(index)
      if program[ref].kind == .member, linkage.text(program[ref].name) == "rawValue" { return program.firstChild(ref) }
    }
    return nil
  }

  private func neighbours(of type: TypeID, _ distance: Int) -> [Symbol: Set<Symbol>] {
    let all = declarations[type].cases.map(\.name)
    var following: [Symbol: Set<Symbol>] = [:]
    for (index, name) in all.enumerated() where all.indices.contains(index + distance) { following[name] = [all[index + distance]] }
    return following
  }
}
