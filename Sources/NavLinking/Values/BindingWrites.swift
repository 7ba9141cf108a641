import NavFacts

/// Methods that a program adds to bindings and that write what is bound, `$showsHelp.open()`, and to arrays that grow by them:
/// `path.push(.cart)`.
extension Linkage {
  /// The calls of such methods on a property, or on bindings to it.
  func writesByAddedMethods(of id: PropertyID) -> [SlotWrite] {
    if bindingWritesMemo == nil { bindingWritesMemo = findBindingWrites() }
    return bindingWritesMemo?[id] ?? []
  }

  private func findBindingWrites() -> [PropertyID: [SlotWrite]] {
    bindingWritesMemo = [:]
    var all: [PropertyID: [SlotWrite]] = [:]
    findListWrites(&all)
    findHandedWrites(&all)
    for (name, functions) in declarations.externalFunctions {
      for function in functions where declarations[function].owner == .external(names.binding) {
        guard let body = declarations[function].body, let written = valueWritten(in: body) else { continue }
        for call in calls(of: name) {
          guard let callee = program.firstChild(call), program[callee].kind == .member, let base = program.firstChild(callee),
            program[base].kind == .name || program[base].kind == .member, case .slot(let id, nil) = bindingTarget(base),
            let pairs = match(declarations.parameters(of: function), arguments(of: call))
          else { continue }
          switch written {
          case .toggled: all[id, default: []].append(SlotWrite(site: call, value: nil, means: .toggle))
          case .value(let value): all[id, default: []].append(SlotWrite(site: call, value: value, means: .assignment))
          case .parameter(let index):
            let given = pairs.first { $0.parameter == index }?.argument ?? declarations.parameters(of: function)[index].defaultValue
            all[id, default: []].append(SlotWrite(site: call, value: given, means: .assignment))
          }
        }
      }
    }
    // The names come in no order.
    return all.mapValues { $0.sorted { $0.site < $1.site } }
  }

  /// What functions write through the bindings that they are handed: `func edit(_ draft: Draft, sheet: Binding<Sheet?>) { sheet.wrappedValue =
  /// .draft(draft) }`.
  private func findHandedWrites(_ all: inout [PropertyID: [SlotWrite]]) {
    for whole in sites.named[names.wrappedValue] ?? [] {
      guard program[whole].kind == .member, var base = program.firstChild(whole) else { continue }
      if program[base].kind == .unary { base = program.firstChild(base) ?? base }
      guard program[base].kind == .name, let write = write(of: whole), case .parameter(let function, let index) = meaning(of: program[base].name, at: base),
        !declarations[function].isInit, let type = declarations.parameters(of: function)[index].type, isBindingType(type)
      else { continue }
      for id in Set(statesGiven(by: base, depth: 0)).sorted() { all[id, default: []].append(write) }
    }
  }

  /// `x.wrappedValue = y`, `x.wrappedValue.toggle()`; nil where `x.wrappedValue` is only read.
  private func write(of whole: NodeRef) -> SlotWrite? {
    guard let parent = program.parent(whole), program.firstChild(parent) == whole else { return nil }
    switch program[parent].kind {
    case .assign: return program.secondChild(parent).map { SlotWrite(site: parent, value: $0, means: .assignment) }
    case .member where program[parent].name == names.toggle:
      guard let call = program.parent(parent), program[call].kind == .call else { return nil }
      return SlotWrite(site: call, value: nil, means: .toggle)
    default: return nil
    }
  }

  /// `extension Array { mutating func push(_ new: Element) { append(new) } }`
  private func findListWrites(_ all: inout [PropertyID: [SlotWrite]]) {
    guard let list = program.symbol("Array") else { return }
    for (name, functions) in declarations.externalFunctions {
      for function in functions where declarations[function].owner == .external(list) && !declarations[function].isStatic {
        guard let body = declarations[function].body, let index = parameterAppended(in: body) else { continue }
        for call in calls(of: name) {
          guard let callee = program.firstChild(call), program[callee].kind == .member, let base = program.firstChild(callee),
            let id = propertyWritten(by: base), case .array = declaredType(of: id),
            let given = match(declarations.parameters(of: function), arguments(of: call))?.first(where: { $0.parameter == index })?.argument
          else { continue }
          all[id, default: []].append(SlotWrite(site: call, value: given, means: .append))
        }
      }
    }
  }

  /// The parameter that a body appends to its own list; nil where it appends none.
  private func parameterAppended(in body: NodeRef) -> Int? {
    for index in program.subtree(body) {
      let ref = NodeRef(index)
      guard program[ref].kind == .call, let callee = program.firstChild(ref), program[callee].name == names.append, let value = program.secondChild(ref),
        program[value].kind == .name, program.firstChild(callee).map({ program[$0].name == names.selfValue }) ?? (program[callee].kind == .name),
        case .parameter(_, let index) = meaning(of: program[value].name, at: value)
      else { continue }
      return index
    }
    return nil
  }

  private enum Written {
    case toggled
    case value(NodeRef)
    case parameter(Int)
  }

  /// What a body writes to the bound value; nil where it writes nothing.
  private func valueWritten(in body: NodeRef) -> Written? {
    for index in program.subtree(body) {
      let ref = NodeRef(index)
      guard let left = program.firstChild(ref) else { continue }
      switch program[ref].kind {
      case .assign where text(program[left].name) == "wrappedValue":
        guard let right = program.secondChild(ref) else { continue }
        if program[right].kind == .name, case .parameter(_, let index) = meaning(of: program[right].name, at: right) { return .parameter(index) }
        // `wrappedValue = !wrappedValue`
        return program[right].kind == .unary ? .toggled : .value(right)
      case .call where program[left].kind == .member && program[left].name == names.toggle:
        if let base = program.firstChild(left), text(program[base].name) == "wrappedValue" { return .toggled }
      default: continue
      }
    }
    return nil
  }
}
