import NavDialects
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

  /// Whether what is shown this way asks, or says for a while that something is awaited.
  func asksOrWaits(_ id: TypeID, _ manner: Manner) -> Bool {
    isAlert(id) || isLoader(id, manner) || ([.sheet, .fullScreenCover].contains(manner) && linkage.isOwnDialog(id))
  }

  /// A view over the screen that is there while something loads: `.fullScreenCover(isPresented: $isBusy) { LoadingView() }`.
  private func isLoader(_ id: TypeID, _ manner: Manner) -> Bool {
    guard manner == .sheet || manner == .fullScreenCover || manner == .popover, linkage.isView(id) else { return false }
    return !linkage.words(in: linkage.declarations[id].name).isDisjoint(with: ["loading", "spinner"]) && !linkage.startsNavigation(id)
  }

  /// A project's own alert.
  func isAlert(_ id: TypeID) -> Bool { linkage.inherits(id, from: "UIAlertController") || linkage.isOwnAlert(id) }
}

extension Linkage {
  /// Whether a view controller is a dialog of the program's own: it is named as an alert, and is told what it says:
  /// `AlertController(title: "Log out?", message: nil)`, and no list of price alerts, nor one in which something is picked. A toast is one too.
  func isOwnAlert(_ id: TypeID) -> Bool {
    let name = text(declarations[id].name)
    if ["Toast", "ToastViewController", "ToastVC"].contains(where: name.hasSuffix) { return isViewController(id) }
    guard ["Alert", "AlertController", "AlertViewController", "AlertVC"].contains(where: name.hasSuffix), isViewController(id),
      words(in: declarations[id].name).isDisjoint(with: Self.picked)
    else { return false }
    return ([id] + projectBases(of: id)).contains { type in
      let given = declarations[type].functions.filter { declarations[$0].isInit }.flatMap { declarations.parameters(of: $0) }.map(\.name)
      let said = given + declarations[type].properties.filter { declarations[$0].getter == nil }.map { declarations[$0].name }
      return said.contains { !words(in: $0).isDisjoint(with: ["title", "message", "label"]) }
    }
  }

  /// Whether a view is a dialog of the program's own: it is named as one, and says at least two things of a dialog as texts, itself or by a
  /// value that it is made with: `Dialog(title: "Log out?", subtitle: …)`.
  func isOwnDialog(_ id: TypeID) -> Bool {
    let name = text(declarations[id].name)
    guard ["Alert", "AlertView", "Dialog", "DialogView"].contains(where: name.hasSuffix), isView(id),
      words(in: declarations[id].name).isDisjoint(with: Self.picked)
    else { return false }
    let kept = declarations[id].properties.filter { declarations[$0].getter == nil }
    let parts = kept.compactMap { declaredType(of: $0).projectType }.filter { declarations[$0].kind == .structure }
    let said = ([kept] + parts.map { part in declarations[part].properties.filter { declarations[$0].getter == nil } }).map { properties in
      Set(properties.filter(isText).flatMap { words(in: declarations[$0].name) }).intersection(["title", "subtitle", "message", "description", "content"])
    }
    return said.contains { $0.count > 1 }
  }

  private func isText(_ id: PropertyID) -> Bool {
    guard case .external(let name, _) = declaredType(of: id).element else { return false }
    return ["String", "LocalizedStringKey", "LocalizedStringResource", "AttributedString", "Text"].contains(text(name))
  }

  private static let picked: Set<String> = ["picker", "calendar", "date", "time", "list", "select", "selection", "input", "form", "filter"]

  /// Whether a type is what a reducer's state holds of an alert or a dialog: it has no reducer of its own, and is no screen.
  func isDialogState(_ name: Symbol) -> Bool { ["AlertState", "ConfirmationDialogState", "ActionSheetState"].contains(text(name)) }
}
