import NavFacts

extension Walk {
  /// The elements of a list that never changes, which a loop walks: `private let places: [Place] = [.quay, .pier]`; nil of other values.
  mutating func constantElements(of value: Value) -> [Value]? {
    guard case .slot(let id) = value, case let property = linkage.declarations[id], property.getter == nil, openProperties.insert(id).inserted else { return nil }
    defer { openProperties.remove(id) }
    guard let list = property.initial else { return property.isLet ? elementsGiven(to: id) : nil }
    guard linkage.program[list].kind == .array, property.isLet || linkage.writes(to: id).allSatisfy({ $0.means == .initial }) else { return nil }
    return values(of: list, nil)
  }

  /// What a view's list has wherever the view is made, where each place says it: `PlaceRows(places: [.quay, .pier])`.
  private mutating func elementsGiven(to id: PropertyID) -> [Value]? {
    guard case .type(let owner) = linkage.declarations[id].owner, linkage.isView(owner), case .array = linkage.declaredType(of: id),
      case let calls = linkage.constructions(of: owner), !calls.isEmpty, calls.count <= 12
    else { return nil }
    var all: [Value] = []
    for call in calls {
      guard let given = linkage.given(to: id, by: call) else { return nil }
      for value in values(of: given, nil) {
        let elements = constantElements(of: value) ?? [value]
        guard !elements.isEmpty, elements.allSatisfy({ if case .route = $0 { true } else { false } }) else { return nil }
        all += elements
      }
    }
    return all
  }
}

/// Lists that are made of another list, element by element.
extension Linkage {
  /// The elements of the list behind `coordinators.map { $0.root }`, each with what becomes of it; nil where that list is not seen.
  func mappedElements(_ expression: NodeRef) -> [(element: NodeRef, values: [Value])]? {
    let call = initial(of: expression)
    guard program[call].kind == .call, let callee = program.firstChild(call), program[callee].kind == .member,
      ["map", "compactMap"].contains(text(program[callee].name)), let base = program.firstChild(callee), let made = arguments(of: call).first,
      let elements = elements(of: base, depth: 0)
    else { return nil }
    return elements.map { element in
      var walk = Walk(linkage: self)
      let values = walk.values(of: element, nil)
      if program[made].kind == .keyPath { return (element, walk.parts(named: made, of: values, typeOf(element)) ?? values) }
      guard program[made].kind == .closure else { return (element, values) }
      var bound = [made: values]
      if let parameter = program.first(made, .parameter) { bound[parameter] = values }
      return (element, walk.results(of: made, Frame(parameters: bound, selfValue: nil, outer: nil, depth: 1)))
    }
  }

  /// `[]`, `[Coordinator]()`
  func isEmptyList(_ list: NodeRef) -> Bool {
    switch program[list].kind {
    case .array: program.firstChild(list) == nil
    case .call: program.firstChild(list).map { program[$0].kind == .array } ?? false
    default: false
    }
  }

  /// Whether a local begins as a list of its own, which its places are filled of, and not as somebody's whose elements are exchanged.
  func isMadeList(_ local: NodeRef) -> Bool {
    guard let initial = program.first(local, .initializer).flatMap({ program.firstChild($0) }) else { return false }
    return program[initial].kind == .array || program[initial].kind == .call
  }

  /// The elements that a loop's variable or a closure's parameter stands for, one after the other: `child` in
  /// `for child in children { child.start() }`, `$0` in `coordinators.forEach { start($0) }`; nil where the list is not seen.
  func elementsWalked(by name: NodeRef) -> [NodeRef]? {
    guard program[name].kind == .name else { return nil }
    if case .patternBinding(let bind) = meaning(of: program[name].name, at: name) {
      // Parts of a pattern, `for (number, child) in …`, stand for parts of the elements.
      guard let pattern = program.parent(bind), program.subtree(pattern).count(where: { program[NodeRef($0)].kind == .bind }) == 1,
        let loop = program[pattern].kind == .forStmt ? pattern : program.parent(pattern), program[loop].kind == .forStmt,
        program.firstChild(loop).map({ program.isInside(bind, $0) }) ?? false, let list = program.secondChild(loop)
      else { return nil }
      return elements(of: list, depth: 0)
    }
    guard case .closureParameter(let closure, 0) = meaning(of: program[name].name, at: name),
      let call = program.parent(closure), program[call].kind == .call, let callee = program.firstChild(call), program[callee].kind == .member,
      traits[program[callee].name].contains(.isOfSequences), let base = program.firstChild(callee)
    else { return nil }
    return elements(of: base, depth: 0)
  }

  /// What the only call of an initialiser gives to a parameter.
  private func elementsGiven(to function: FunctionID, _ index: Int, depth: Int) -> [NodeRef]? {
    guard declarations[function].isInit, case .type(let owner) = declarations[function].owner else { return nil }
    let given = constructions(of: owner).compactMap { call in
      match(declarations.parameters(of: function), arguments(of: call))?.first { $0.parameter == index }?.argument
    }
    return given.count == 1 ? elements(of: given[0], depth: depth + 1) : nil
  }

  /// The elements of a list, each in its place; nil where that list is not seen.
  func orderedElements(of list: NodeRef) -> [NodeRef]? { elements(of: list, isOrdered: true, depth: 0) }

  /// The elements of the lists that objects are each made with, where a property keeps them; of any other list, its own.
  func elementsGiven(to list: NodeRef) -> [NodeRef]? {
    if let elements = orderedElements(of: list) { return elements }
    guard let property = propertyWritten(by: list), case .type(let owner) = declarations[property].owner else { return nil }
    let all = constructions(of: owner).compactMap { given(to: property, by: $0) }.compactMap { orderedElements(of: $0) }
    return all.isEmpty ? nil : Array(all.joined())
  }

  /// The element at a place of a list that is seen whole: `pages[0]`. Not one that is taken out of a list again, be it the same.
  func elementTaken(by ref: NodeRef) -> NodeRef? {
    guard program[ref].kind == .subscript, let list = program.firstChild(ref), case let given = arguments(of: ref), given.count == 1,
      program[given[0]].kind == .number, let place = Int(text(program[given[0]].name)), case .array = typeOf(list), let elements = orderedElements(of: list),
      elements.indices.contains(place), program[elements[place]].kind != .subscript
    else { return nil }
    return elements[place]
  }

  /// The element at an end of a list that stays what it begins as, or what one body fills it with: `pages.first`.
  func elementAtEnd(by ref: NodeRef) -> NodeRef? {
    let isFirst = program[ref].name == names.first
    guard isFirst || program[ref].name == names.last, let list = program.firstChild(ref), case .array = typeOf(list),
      let elements = isConstantList(list) ? orderedElements(of: list) : elementsFilled(in: list),
      let element = isFirst ? elements.first : elements.last, program[element].kind != .subscript
    else { return nil }
    return element
  }

  func isConstantList(_ list: NodeRef) -> Bool {
    if program[list].kind == .array { return true }
    if let property = propertyWritten(by: list) {
      return declarations[property].getter == nil && declarations[property].initial.map { program[$0].kind == .array } ?? false
        && (declarations[property].isLet || writes(to: property).allSatisfy { $0.means == .initial })
    }
    guard program[list].kind == .name, case .local(let local) = meaning(of: program[list].name, at: list) else { return false }
    return program[initial(of: list)].kind == .array && program[local].kind == .varDecl
  }

  /// The elements of a literal, of what a property is set to, or of what a function gives back.
  private func elements(of list: NodeRef, isOrdered: Bool = false, depth: Int) -> [NodeRef]? {
    guard depth < 6 else { return nil }
    if let listed = listedElements(list), !listed.isEmpty { return listed }
    switch program[list].kind {
    case .name, .member:
      let initial = initial(of: list)
      // What begins empty is filled later.
      if initial != list, !isEmptyList(initial) { return elements(of: initial, isOrdered: isOrdered, depth: depth + 1) }
      if program[list].kind == .name, case .parameter(let function, let index) = meaning(of: program[list].name, at: list) {
        return elementsGiven(to: function, index, depth: depth)
      }
      guard let property = propertyWritten(by: list) else { return nil }
      if let getter = declarations[property].getter {
        let given = returnedExpressions(of: getter)
        return given.count == 1 ? elements(of: given[0], isOrdered: isOrdered, depth: depth + 1) : nil
      }
      if let initial = declarations[property].initial, isConstantList(list), !isEmptyList(initial) { return elements(of: initial, isOrdered: isOrdered, depth: depth + 1) }
      let lists = writes(to: property).filter { $0.means == .assignment }.compactMap(\.value).compactMap {
        elements(of: $0, isOrdered: isOrdered, depth: depth + 1)
      }
      if lists.isEmpty, let made = declarations[property].initial, program[made].kind == .call {
        return elements(of: made, isOrdered: isOrdered, depth: depth + 1)
      }
      return lists.count == 1 ? lists[0] : nil
    case .call:
      // What is left of a list is some of it.
      if !isOrdered, let callee = program.firstChild(list), program[callee].kind == .member, ["filter", "reversed", "sorted"].contains(text(program[callee].name)),
        let base = program.firstChild(callee)
      {
        let all = elements(of: base, depth: depth + 1)
        return text(program[callee].name) == "filter" ? all?.filter { isLeft($0, by: list) } : all
      }
      // `lazy var pages: [UIViewController] = { return [home, cart] }()`
      if let closure = program.firstChild(list), program[closure].kind == .closure, case let given = returnedExpressions(of: closure) {
        return given.count == 1 ? elements(of: given[0], isOrdered: isOrdered, depth: depth + 1) : nil
      }
      let targets = callTargets(of: list).functions
      guard targets.count == 1, let body = declarations[targets[0]].body else { return nil }
      let given = returnedExpressions(of: body)
      return given.count == 1 ? elements(of: given[0], isOrdered: isOrdered, depth: depth + 1) : nil
    default: return nil
    }
  }
}
