import NavDialects
import NavFacts

/// Scenes that code opens: by their ids, by values of a type, or as the one of their kind.
extension SinkFlow {
  private var program: Program { linkage.program }

  func findWindows() {
    let scenes = windowOpenings.isEmpty ? [] : namedScenes
    for (call, id) in windowOpenings {
      if let route = sceneRoute(id), case let named = scenes.filter({ $0.route == route }), !named.isEmpty {
        emit(.route(route.type, route.name), Sink(manner: .window), at: call)
        for scene in named where !sceneContents.contains(where: { $0.content == scene.content }) {
          sceneContents.append((route.type, route.name, scene.content, scene.call))
        }
        continue
      }
      guard let wanted = sceneID(id) else { continue }
      for scene in scenes where scene.id == wanted { send(scene.content, Sink(manner: .window), at: call) }
    }
    for (opener, scene) in linkage.dialects.inOrder(linkage.dialects.openers) {
      for call in linkage.calls(of: opener) where linkage.callTargets(of: call).functions.isEmpty && !isMember(call) {
        for scene in linkage.calls(of: scene) {
          if let content = contentArgument(of: scene) { send(content, Sink(manner: .window), at: call) }
        }
      }
    }
  }

  /// A scene of the program's that has an id.
  private struct NamedScene {
    var call: NodeRef
    var content: NodeRef
    /// What the id says, and the case whose raw value it is.
    var id: String?
    var route: RouteKey?
  }

  private var namedScenes: [NamedScene] {
    linkage.dialects.inOrder(linkage.dialects.containers).filter(\.value.isScene).flatMap { name, _ in
      linkage.calls(of: name).compactMap { call in
        guard let given = linkage.argument("id", of: call), let content = contentArgument(of: call) else { return nil }
        return NamedScene(call: call, content: content, id: sceneID(given), route: sceneRoute(given))
      }
    }
  }

  /// The case of an enum that an id is, or is the raw value of: the program's own way to open a window may take the case itself.
  private func sceneRoute(_ expression: NodeRef) -> RouteKey? {
    var named = expression
    if program[named].kind == .member, program[named].name == linkage.names.rawValue, let base = program.firstChild(named) { named = base }
    guard [.member, .implicitMember].contains(program[named].kind), case let values = linkage.evaluate(named), values.count == 1,
      case .route(let type, let name, _, _) = values[0], linkage.declarations[type].kind == .enumeration
    else { return nil }
    return RouteKey(type: type, name: name)
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
