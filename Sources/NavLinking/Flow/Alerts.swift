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

  /// A project's own alert.
  func isAlert(_ id: TypeID) -> Bool { linkage.inherits(id, from: "UIAlertController") }
}

extension Linkage {
  /// Whether a type is what a reducer's state holds of an alert or a dialog: it has no reducer of its own, and is no screen.
  func isDialogState(_ name: Symbol) -> Bool { ["AlertState", "ConfirmationDialogState", "ActionSheetState"].contains(text(name)) }
}
