import NavFacts
import NavModel
import NavSource

/// Scenes, and the calls that open and close their windows.
struct Windows {
  let linkage: Linkage
  let names: (TypeRef) -> String?

  static let scenes = ["WindowGroup", "Window", "ImmersiveSpace", "UtilityWindow", "RemoteImmersiveSpace"]
  static let verbs = ["openWindow", "dismissWindow", "pushWindow", "openImmersiveSpace"]
  /// Scenes of the framework that are opened by no id.
  private static let others: Set<String> = [
    "Settings", "DocumentGroup", "DocumentGroupLaunchScene", "MenuBarExtra", "AlertScene", "WKNotificationScene", "AssistiveAccess", "Group",
  ]

  private var program: Program { linkage.program }

  var sites: WindowSites {
    var found = WindowSites()
    for verb in Self.verbs { found.openings += openings(verb) }
    // Without a call there is nothing to ask about scenes.
    if found.openings.isEmpty { return found }
    for name in Self.scenes {
      guard let symbol = program.symbol(name) else { continue }
      for call in linkage.calls(of: symbol) {
        guard let callee = program.firstChild(call), program[callee].kind == .name, case .type(.external) = linkage.meaning(of: symbol, at: callee)
        else { continue }
        add(call, to: &found)
      }
    }
    if hasForeignScenes { found.isOpen = true }
    found.scenes.sort { ($0.place, $0.id ?? "") < ($1.place, $1.id ?? "") }
    found.openings.sort { ($0.place, $0.verb) < ($1.place, $1.verb) }
    return found
  }

  private func add(_ call: NodeRef, to found: inout WindowSites) {
    var scene = WindowSites.Scene(place: program.place(call))
    if let id = linkage.argument("id", of: call) {
      scene.id = linkage.literalText(id)
      if scene.id == nil { found.isOpen = true }
    }
    if let type = linkage.argument("for", of: call) {
      if case .meta(let value) = linkage.typeOf(type), !value.isUnknown, let name = names(value) { scene.valueType = name } else { found.isOpen = true }
    }
    found.scenes.append(scene)
  }

  private func openings(_ verb: String) -> [WindowSites.Opening] {
    guard let symbol = program.symbol(verb) else { return [] }
    return linkage.calls(of: symbol).compactMap { call in
      guard linkage.callTargets(of: call).functions.isEmpty else { return nil }
      let id = linkage.argument("id", of: call).flatMap(linkage.literalText)
      let value = linkage.argument("value", of: call).flatMap { linkage.certainType(of: $0) }.flatMap(names)
      guard id != nil || value != nil else { return nil }
      return WindowSites.Opening(place: program.place(call), verb: verb, id: id, valueType: value)
    }
  }

  /// Whether an app shows scenes that the program does not declare.
  private var hasForeignScenes: Bool {
    for index in linkage.declarations.types.indices {
      let id = TypeID(index)
      guard linkage.inherits(id, from: "App") || linkage.inherits(id, from: "Scene"),
        let body = linkage.findProperty(linkage.names.body, in: id).flatMap({ linkage.declarations[$0].getter })
      else { continue }
      for statement in linkage.returnedExpressions(of: body) {
        var at = statement
        while program[at].kind == .call, let callee = program.firstChild(at), program[callee].kind == .member, let base = program.firstChild(callee) {
          at = base
        }
        guard program[at].kind == .call, let callee = program.firstChild(at), program[callee].kind == .name else { continue }
        if case .type(.external(let name, _)) = linkage.meaning(of: program[callee].name, at: callee) {
          let text = linkage.text(name)
          if !Self.scenes.contains(text), !Self.others.contains(text) { return true }
        }
      }
    }
    return false
  }
}

extension Linkage {
  /// What a text literal, a constant or the raw value of a case is; nil where that cannot be read.
  func literalText(_ ref: NodeRef) -> String? { literalText(ref, depth: 0) }

  private func literalText(_ ref: NodeRef, depth: Int) -> String? {
    if program[ref].kind == .string { return program[ref].flags.contains(.interpolated) ? nil : text(program[ref].name) }
    if depth < 4, program[ref].kind == .name || program[ref].kind == .member, let id = propertyWritten(by: ref), declarations[id].isLet,
      let initial = declarations[id].initial
    {
      return literalText(initial, depth: depth + 1)
    }
    guard program[ref].kind == .member, program[ref].name == names.rawValue, let base = program.firstChild(ref),
      case .project(let id) = typeOf(base), [.member, .implicitMember].contains(program[base].kind), rawType(of: id) == "String",
      let info = declarations[id].cases.first(where: { $0.name == program[base].name })
    else { return nil }
    if let raw = program.children(info.node).first(where: { program[$0].kind == .string }) {
      return program[raw].flags.contains(.interpolated) ? nil : text(program[raw].name)
    }
    return text(info.name)
  }
}
