import NavDialects
import NavFacts
import NavModel

/// What the values are names of that reach a sink.
enum NamedSink {
  /// A segue's identifier, of the view controller on which the call performs it.
  case segue(by: NodeRef)
  /// A scene's identifier, of these storyboards; of none: of whichever has it.
  case scene([StoryboardRef])
  /// The key of an entry that a dictionary keeps.
  case entry(of: PropertyID)
}

/// A place that performs a segue by its identifier.
struct SegueCall {
  var site: NodeRef
  var identifier: Symbol
  /// The classes that perform it; empty where they cannot be told.
  var performers: [TypeID]
  /// Their scenes and those of the classes below, in order.
  var scenes: [SceneID]
  /// Whether the identifier and the way that it took are known for certain.
  var isCertain: Bool
}

/// Follows identifiers to the segues and scenes that they name.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var scenes: StoryboardScenes { linkage.storyboards }

  /// Whether a value that is a name was followed; false where it has to be followed further.
  func sendName(_ value: Value, _ sink: Sink, at site: NodeRef, _ expression: NodeRef) -> Bool {
    guard let named = sink.names else { return false }
    if case .entry(let property) = named { return sendEntry(value, of: property, sink, at: site, expression) }
    if let known = linkage.names(of: value) {
      for name in known.names {
        switch named {
        case .segue(let call): perform(name, isCertain: known.isCertain && known.names.count == 1, call, sink, at: site)
        case .entry: continue
        case .scene(let boards): show(name, isCertain: known.isCertain, boards, sink, at: site, expression)
        }
      }
      return true
    }
    switch value {
    case .parameter, .payload, .part, .listed, .slot, .closure, .closureArgument: return false
    // The name is inside: `case .board(let identifier)`.
    case _ where !sink.projections.isEmpty && value.isKnown: return false
    default:
      leave(site, sink.manner, "the identifier cannot be read")
      return true
    }
  }

  private func show(
    _ name: Symbol, isCertain: Bool, _ boards: [StoryboardRef], _ sink: Sink, at site: NodeRef, _ expression: NodeRef
  ) {
    var sink = sink
    sink.names = nil
    for outcome in linkage.scenes(of: name, isCertain: isCertain, in: linkage.files(of: boards), at: site) {
      if case .made(let scene) = outcome {
        send(scenes.value(of: scene, madeBy: site), sink, at: site, expression)
      } else {
        leave(site, sink.manner, "no storyboard that was read has a scene '\(linkage.text(name))'")
      }
    }
  }

  // MARK: Segues

  /// - Parameter origin: the framework's operation; `site` is where the identifier was chosen.
  private func perform(_ identifier: Symbol, isCertain: Bool, _ origin: NodeRef, _ sink: Sink, at site: NodeRef) {
    outcomes += 1
    if let function = helper(around: site, .segue), !promoting.contains(function) {
      // `extension UIViewController { func showLogin() { performSegue(…) } }`: whoever calls performs it.
      let calls = callers(of: function).filter { $0.confidence != .possible }
      if !calls.isEmpty {
        promoting.insert(function)
        defer { promoting.remove(function) }
        for (call, _) in calls {
          var sink = sink
          sink.note(site, .helps(function))
          perform(identifier, isCertain: isCertain, origin, sink, at: call)
        }
        return
      }
    }
    let performers = performers(of: origin, at: site)
    let starts = scenesPerforming(performers)
    var found: [(scene: SceneID, segue: InterfaceSegue)] = []
    for scene in starts ?? Array(scenes.all.indices.map { SceneID($0) }) {
      for segue in scenes[scene].facts.segues where segue.identifier == linkage.text(identifier) { found.append((scene, segue)) }
    }
    segueCalls.append(
      SegueCall(
        site: site, identifier: identifier, performers: performers, scenes: starts ?? [],
        isCertain: isCertain && sink.confidence == .certain))
    if found.isEmpty {
      leave(
        site, .push,
        scenes.isEmpty ? "no storyboard was read that says where the segue leads" : "no storyboard that was read has this segue")
      return
    }
    // Where nobody knows who performs it, several segues of one name are guesses.
    var confidence = sink.confidence
    if starts == nil { confidence = Set(found.map(\.segue.destination)).count == 1 ? .likely : .possible }
    for (scene, segue) in found where segue.kind != .unwind { draft(segue, of: scene, performers, confidence, sink, at: site) }
  }

  private func draft(
    _ segue: InterfaceSegue, of scene: SceneID, _ performers: [TypeID], _ confidence: Transition.Confidence, _ sink: Sink, at site: NodeRef
  ) {
    let manner = scenes.manner(of: segue, from: scene)
    let targets = linkage.targets(of: segue, from: scene)
    if targets.isEmpty { leave(site, manner, "what the segue leads to cannot be read") }
    for target in targets {
      guard seenDrafts.insert(DraftKey(target: .screen(target), site: site, manner: manner)).inserted else { continue }
      drafts.append(
        TransitionDraft(target: .screen(target), manner: manner, site: site, confidence: confidence, trail: sink.trail, segue: segue.place,
          performers: performers))
    }
  }

  /// The view controllers on which a call performs a segue that was chosen at `site`.
  private func performers(of origin: NodeRef, at site: NodeRef) -> [TypeID] {
    let own = performers(at: origin)
    if origin == site { return own }
    let here = performers(at: site)
    // What extends a class of the framework is performed by whoever calls it.
    if own.isEmpty { return linkage.enclosingType(origin) == nil ? here : [] }
    // A class that calls what it inherits performs it itself.
    let below = here.filter { type in own.contains { $0 == type || linkage.conformers(of: $0).contains(type) } }
    return below.isEmpty ? own : below
  }

  /// The view controllers that run the call at `site`.
  private func performers(at site: NodeRef) -> [TypeID] {
    if program[site].kind == .call, let callee = program.firstChild(site), program[callee].kind == .member,
      let base = program.firstChild(callee), program[base].name != linkage.names.superValue
    {
      let types = linkage.evaluate(base).compactMap { value -> TypeID? in
        switch value {
        case .object(let type, _), .typed(.project(let type)): type
        default: nil
        }
      }
      return types.filter(linkage.isViewController)
    }
    return linkage.enclosingType(site).map { [$0] }?.filter(linkage.isViewController) ?? []
  }

  /// The scenes that may perform what code of these classes performs; nil where there are none, so that the view controller comes
  /// from elsewhere.
  private func scenesPerforming(_ performers: [TypeID]) -> [SceneID]? {
    let all = linkage.scenes(of: performers)
    return all.isEmpty ? nil : all
  }
}

extension InterfaceSegue {
  /// What it does to the screens.
  func manner(isMac: Bool) -> Manner {
    switch kind {
    case .show, .custom, .other, .unwind: return isMac ? .window : .push
    case .showDetail: return .split
    case .popover: return .popover
    case .sheet: return .sheet
    case .embed: return .child
    case .present:
      switch presentationStyle {
      case "fullScreen", "overFullScreen": return .fullScreenCover
      case "pageSheet", "formSheet": return .sheet
      case "popover": return .popover
      default: return .present
      }
    case .relationship:
      switch relationship {
      case "viewControllers", "tabItems": return .tab
      case "rootViewController", "window.shadowedContentViewController": return .root
      case "nextPage": return .child
      default: return .split
      }
    }
  }
}

extension Linkage {
  /// The screens that a segue leads to: what its destination shows, or what the code makes that creates the destination.
  func targets(of segue: InterfaceSegue, from scene: SceneID) -> [ScreenRef] {
    if let creator = segue.creator, let made = created(by: creator, of: scene), !made.isEmpty { return made }
    guard let destination = storyboards.scene(segue.destination, in: storyboards[scene].file) else { return [] }
    return storyboards.shown(by: destination, program.symbols).map(screen)
  }

  /// The scenes of classes and of those below them, in order.
  func scenes(of types: [TypeID]) -> [SceneID] {
    Set(types.flatMap { [$0] + conformers(of: $0) }.flatMap { storyboards.byType[$0] ?? [] }).sorted()
  }

  /// A scene as a screen: by its class, or by the name that was made for it.
  func screen(_ id: SceneID) -> ScreenRef {
    let scene = storyboards[id]
    return scene.type.map { .project($0) } ?? .external(scene.name)
  }

  /// What an `@IBSegueAction` gives back.
  private func created(by name: String, of scene: SceneID) -> [ScreenRef]? {
    guard let type = storyboards[scene].type, let symbol = program.symbol(name) else { return nil }
    var all: [ScreenRef] = []
    for function in findFunctions(symbol, in: type) {
      guard let body = declarations[function].body else { continue }
      var walk = Walk(linkage: self)
      let values = walk.results(of: body, nil)
      for value in values.flatMap({ [$0] + $0.contained }) {
        let screen: ScreenRef? =
          switch value {
          case .object(let id, _) where isScreenLike(id): .project(id)
          case .typed(.project(let id)) where isScreenLike(id): .project(id)
          default: nil
          }
        if let screen, !all.contains(screen) { all.append(screen) }
      }
    }
    return all
  }
}
