import NavFacts

/// Tab bars of the program's own around view controllers: a list of them, of which code puts one at a time into the view, whichever has
/// the number that was tapped. `addChild(pages[index])`, `show(items[sender.tag].controller)`
extension SinkFlow {
  private var program: Program { linkage.program }

  /// Sends each controller of the list where the list names it.
  /// - Returns: whether a number picks what is put in place, and the list is seen.
  func sendSwapped(_ expression: NodeRef, _ sink: Sink) -> Bool {
    guard sink.manner == .child, let (list, member) = listPicked(by: expression, depth: 0), let elements = linkage.orderedElements(of: list),
      elements.count > 1, let holder = linkage.enclosingType(list), linkage.isViewController(holder)
    else { return false }
    var sink = sink
    sink.manner = .tab
    sink.holder = sink.holder ?? holder
    for element in elements {
      if let member {
        var walk = Walk(linkage: linkage)
        let type = linkage.typeOf(element)
        send(walk.values(of: element, nil).flatMap { walk.member(member, of: $0, type: type, nil) }, sink.staying(at: element), at: element, element)
      } else {
        send(element, sink.staying(at: element), at: element)
      }
    }
    return true
  }

  /// `pages` of `pages[index]`, and what is asked of the one that is picked.
  private func listPicked(by expression: NodeRef, depth: Int) -> (list: NodeRef, member: Symbol?)? {
    guard depth < 4 else { return nil }
    switch program[expression].kind {
    case .subscript:
      guard let list = program.firstChild(expression), case .array = linkage.typeOf(list), case let given = linkage.arguments(of: expression), given.count == 1,
        program[given[0]].kind != .number
      else { return nil }
      return (list, nil)
    case .member:
      guard let base = program.firstChild(expression), let picked = listPicked(by: base, depth: depth + 1), picked.member == nil else { return nil }
      return (picked.list, program[expression].name)
    case .unary: return program.firstChild(expression).flatMap { listPicked(by: $0, depth: depth + 1) }
    case .name:
      if case .optionalBinding(let binding) = linkage.meaning(of: program[expression].name, at: expression) {
        return program.firstChild(binding).flatMap { listPicked(by: $0, depth: depth + 1) }
      }
      let initial = linkage.initial(of: expression)
      return initial == expression ? nil : listPicked(by: initial, depth: depth + 1)
    default: return nil
    }
  }
}
