import NavFacts

/// What asks or tells something over a screen, and is none.
extension SinkFlow {
  /// Alerts and sheets of actions ask; they are no screens.
  func isAlert(_ name: Symbol) -> Bool { linkage.text(name) == "UIAlertController" }

  func isAlert(_ value: Value) -> Bool {
    switch value {
    case .external(let name), .typed(.external(let name, _)): isAlert(name)
    case .object(let id, _), .typed(.project(let id)): isAlert(id)
    default: false
    }
  }

  /// `alert.setValue(picker, forKey: "contentViewController")`: the screen inside an alert that is presented by the name of a local.
  func sendContent(ofAlert alert: NodeRef, _ sink: Sink, at site: NodeRef) {
    let program = linkage.program
    guard program[alert].kind == .name, case .local(let declaration) = linkage.meaning(of: program[alert].name, at: alert),
      let body = program.parent(declaration)
    else { return }
    for index in program.subtree(body) where index > declaration.index {
      let call = NodeRef(index)
      guard program[call].kind == .call, let callee = program.firstChild(call), program[callee].kind == .member,
        linkage.text(program[callee].name) == "setValue", let base = program.firstChild(callee), program[base].kind == .name,
        program[base].name == program[alert].name, let key = linkage.argument("forKey", of: call), program[key].kind == .string,
        linkage.text(program[key].name) == "contentViewController", let content = program.secondChild(call), content != key
      else { continue }
      send(content, sink, at: site)
    }
  }

  /// A project's own alert.
  func isAlert(_ id: TypeID) -> Bool { linkage.inherits(id, from: "UIAlertController") }
}

extension Linkage {
  /// Whether a type is what a reducer's state holds of an alert or a dialog: it has no reducer of its own, and is no screen.
  func isDialogState(_ name: Symbol) -> Bool { ["AlertState", "ConfirmationDialogState", "ActionSheetState"].contains(text(name)) }
}
