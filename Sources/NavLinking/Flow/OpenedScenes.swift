import NavDialects
import NavFacts

/// Scenes that code opens: by their ids, by values of a type, or as the one of their kind.
extension SinkFlow {
  private var program: Program { linkage.program }

  func findWindows() {
    for (call, id) in windowOpenings {
      guard let wanted = sceneID(id) else { continue }
      for (name, container) in linkage.dialects.inOrder(linkage.dialects.containers) where container.isScene {
        for scene in linkage.calls(of: name) {
          guard let given = linkage.argument("id", of: scene), sceneID(given) == wanted, let content = contentArgument(of: scene) else { continue }
          send(content, Sink(manner: .window), at: call)
        }
      }
    }
    for (opener, scene) in linkage.dialects.inOrder(linkage.dialects.openers) {
      for call in linkage.calls(of: opener) where linkage.callTargets(of: call).functions.isEmpty && !isMember(call) {
        for scene in linkage.calls(of: scene) {
          if let content = contentArgument(of: scene) { send(content, Sink(manner: .window), at: call) }
        }
      }
    }
  }

  /// `openWindow(value: fish.id)` opens the scene that takes values of the type: `WindowGroup(for: Fish.ID.self) { … }`. An id beside the
  /// value tells which one.
  /// - Returns: whether there is such a scene.
  func sendScenes(taking value: NodeRef, by call: NodeRef) -> Bool {
    let type = linkage.typeOf(value)
    if type.isUnknown { return false }
    let id = linkage.argument("id", of: call).flatMap(sceneID)
    var found = false
    for (name, container) in linkage.dialects.inOrder(linkage.dialects.containers) where container.isScene {
      for scene in linkage.calls(of: name) {
        guard let taken = linkage.argument("for", of: scene), case .meta(type) = linkage.typeOf(taken), let content = contentArgument(of: scene),
          id == nil || linkage.argument("id", of: scene).flatMap(sceneID) == id
        else { continue }
        found = true
        send(content, Sink(manner: .window), at: call)
      }
    }
    return found
  }

  private func isMember(_ call: NodeRef) -> Bool { program.firstChild(call).map { program[$0].kind == .member } ?? false }

  /// What an id says, as a text, a constant or the raw value of a case; nil where that cannot be told.
  private func sceneID(_ expression: NodeRef) -> String? {
    if let literal = linkage.literalText(expression) { return literal }
    guard case .text(let text)? = linkage.evaluate(expression).first, !text.isNone else { return nil }
    return linkage.text(text)
  }
}
