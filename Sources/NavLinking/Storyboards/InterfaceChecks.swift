import NavDialects
import NavFacts
import NavModel
import NavSource

/// Holds code and storyboards against each other. Says nothing where either cannot be told for certain.
struct InterfaceChecks {
  private let linkage: Linkage
  private let flow: SinkFlow
  private let builder: GraphBuilder

  static func all(
    _ linkage: Linkage, _ flow: SinkFlow, _ builder: GraphBuilder, isLive: (NodeRef) -> Bool
  ) -> InterfaceObservations {
    var found = InterfaceObservations()
    if linkage.storyboards.facts.files.isEmpty { return found }
    let checks = InterfaceChecks(linkage: linkage, flow: flow, builder: builder)
    let notes = linkage.notesOfSceneCalls()
    let isLive = { isLive($0) && !checks.isUnread($0) }
    found.unknownSegues = checks.unknownSegues(isLive) + checks.comparedSegues()
    found.unknownStoryboards = checks.unknownStoryboards(isLive)
    found.unknownIdentifiers = checks.unknownIdentifiers(notes, isLive)
    found.unknownClasses = ClassChecks(linkage).unknown()
    if !found.unknownClasses.isEmpty { found.classes = checks.classes }
    found.lostScenes = SceneUses(linkage, notes).lost.map(checks.lost)
    found.unknownSegues = Set(found.unknownSegues).sorted { ($0.place, $0.identifier, $0.performer) < ($1.place, $1.identifier, $1.performer) }
    found.unknownStoryboards = Set(found.unknownStoryboards).sorted { ($0.place, $0.name, $0.key ?? "") < ($1.place, $1.name, $1.key ?? "") }
    found.unknownIdentifiers = Set(found.unknownIdentifiers).sorted {
      ($0.place, $0.identifier, $0.storyboard ?? "") < ($1.place, $1.identifier, $1.storyboard ?? "")
    }
    found.lostScenes.sort { ($0.place, $0.screen) < ($1.place, $1.screen) }
    return found
  }

  private init(linkage: Linkage, flow: SinkFlow, builder: GraphBuilder) {
    self.linkage = linkage
    self.flow = flow
    self.builder = builder
  }

  private var program: Program { linkage.program }
  private var scenes: StoryboardScenes { linkage.storyboards }
  private var isWhole: Bool { scenes.facts.files.allSatisfy(\.isWhole) }

  private func sorted(_ names: some Sequence<String?>) -> [String] { Set(names.compactMap(\.self)).sorted() }

  private var classes: [String] {
    sorted(linkage.declarations.types.lazy.filter { $0.kind == .class }.map { linkage.text($0.name) })
  }

  private func lost(_ id: SceneID) -> LostScene {
    LostScene(
      place: scenes[id].facts.place, screen: builder.id(linkage.screen(id)), storyboard: scenes.file(of: id).name,
      identifier: scenes[id].facts.identifier)
  }

  /// Whether code stands in a computed static property that nothing names: `extension UIStoryboard { static var old: UIStoryboard { … } }`.
  private func isUnread(_ ref: NodeRef) -> Bool {
    guard case .property(let id) = linkage.enclosingBody(ref) else { return false }
    let property = linkage.declarations[id]
    guard property.isStatic, property.getter != nil, !property.hasAttributes, property.modifiers.isDisjoint(with: [.public, .open, .override])
    else { return false }
    return linkage.mentions(of: property.name).allSatisfy { program.isInside($0, property.node) }
  }

  // MARK: Segues

  private func unknownSegues(_ isLive: (NodeRef) -> Bool) -> [UnknownSegue] {
    guard isWhole else { return [] }
    return flow.segueCalls.compactMap { call in
      guard call.isCertain, isLive(call.site) else { return nil }
      return unknown(call.identifier, .performed, at: call.site, call.performers, call.scenes)
    }
  }

  /// - Parameters:
  ///   - performers: the classes that the code belongs to.
  ///   - all: the scenes of these and of the classes below.
  private func unknown(
    _ identifier: Symbol, _ use: UnknownSegue.Use, at site: NodeRef, _ performers: [TypeID], _ all: [SceneID]
  ) -> UnknownSegue? {
    guard let performer = performers.first, performers.count == 1, !all.isEmpty else { return nil }
    let name = linkage.text(identifier)
    func has(_ scene: SceneID) -> Bool { scenes[scene].facts.segues.contains { $0.identifier == name } }
    let with = all.filter(has)
    // Where a class of one name stands for another, its scenes do too.
    let namesakes = scenes.all.indices.map { SceneID($0) }.filter { id in
      scenes[id].facts.customClass.map { $0 == linkage.text(linkage.declarations[performer].name) } ?? false
    }
    let without: [SceneID]
    if with.isEmpty {
      if namesakes.contains(where: has) { return nil }
      without = all
    } else {
      // A base class performs segues of the classes below it, each of which may have its own.
      let own = all.filter { scenes[$0].type == performer }
      guard use == .performed, own.contains(where: has) else { return nil }
      without = own.filter { !has($0) }
      if without.isEmpty { return nil }
    }
    return UnknownSegue(
      place: program.place(site), identifier: name, performer: builder.id(performer), use: use,
      scenes: without.map { scenes[$0].facts.place }.sorted(), isElsewhere: !with.isEmpty,
      known: sorted(without.flatMap { scenes[$0].facts.segues.map(\.identifier) }))
  }

  /// What `prepare(for:)` compares a segue's identifier with.
  private func comparedSegues() -> [UnknownSegue] {
    guard isWhole, !scenes.isEmpty else { return [] }
    var found: [UnknownSegue] = []
    for function in linkage.declarations.functionsByName[linkage.storyboardWords.prepare] ?? [] {
      let info = linkage.declarations[function]
      guard case .type(let type) = info.owner, let body = info.body, linkage.isViewController(type),
        let parameter = linkage.declarations.parameters(of: function).first, parameter.label == linkage.storyboardWords.segueParameter
      else { continue }
      let all = linkage.scenes(of: [type])
      if all.isEmpty { continue }
      for index in program.subtree(body) {
        for text in compared(NodeRef(index), of: parameter.name) {
          guard let known = linkage.evaluate(text).first.flatMap({ linkage.names(of: $0) }), known.isCertain, known.names.count == 1 else {
            continue
          }
          if let one = unknown(known.names[0], .compared, at: text, [type], all) { found.append(one) }
        }
      }
    }
    return found
  }

  /// The expressions that a node compares the identifier of a segue with.
  private func compared(_ ref: NodeRef, of segue: Symbol) -> [NodeRef] {
    switch program[ref].kind {
    case .infix where linkage.text(program[ref].name) == "==":
      let sides = program.children(ref).map { $0 }
      guard sides.count == 2, let other = sides.firstIndex(where: { isIdentifier($0, of: segue) }) else { return [] }
      return [sides[1 - other]]
    case .switchStmt:
      guard let subject = program.firstChild(ref), isIdentifier(subject, of: segue) else { return [] }
      return program.children(ref).filter { program[$0].kind == .caseArm }.flatMap { arm in
        program.children(arm).filter { program[$0].kind == .pattern }.compactMap { program.firstChild($0) }
      }
    default: return []
    }
  }

  /// Whether an expression is `segue.identifier`.
  private func isIdentifier(_ ref: NodeRef, of segue: Symbol) -> Bool {
    guard program[ref].kind == .member, program[ref].name == linkage.storyboardWords.identifier, let base = program.firstChild(ref) else {
      return false
    }
    return program[base].kind == .name && program[base].name == segue
  }

  // MARK: Storyboards

  private func unknownStoryboards(_ isLive: (NodeRef) -> Bool) -> [UnknownStoryboard] {
    let known = sorted(scenes.facts.files.lazy.filter { $0.kind == .storyboard }.map { $0.name as String? })
    if known.isEmpty { return [] }
    var found: [UnknownStoryboard] = []
    func add(_ name: String, _ place: Place, key: String? = nil) {
      if !known.contains(name) { found.append(UnknownStoryboard(place: place, name: name, key: key, known: known)) }
    }
    for main in scenes.facts.mains { add(main.storyboard, main.place, key: main.key) }
    for scene in scenes.all where scene.facts.kind == .reference && !scene.facts.namesBundle {
      if let name = scene.facts.referencedStoryboard { add(name, scene.facts.place) }
    }
    for (type, row) in linkage.dialects.inOrder(linkage.dialects.storyboards) {
      for call in linkage.calls(of: type) {
        guard let argument = linkage.argument(row.label, of: call), isOfApp(linkage.argument("bundle", of: call)), isLive(call) else {
          continue
        }
        let values = linkage.evaluate(argument).map { linkage.names(of: $0) }
        guard values.count == 1, let names = values[0], names.isCertain, names.names.count == 1 else { continue }
        add(linkage.text(names.names[0]), program.place(argument))
      }
    }
    return found
  }

  /// Whether a bundle is the app's own: `nil`, `.main`.
  private func isOfApp(_ bundle: NodeRef?) -> Bool {
    guard let bundle else { return false }
    switch program[bundle].kind {
    case .nil: return true
    case .implicitMember: return linkage.text(program[bundle].name) == "main"
    case .member:
      guard linkage.text(program[bundle].name) == "main", let base = program.firstChild(bundle) else { return false }
      return ["Bundle", "NSBundle"].contains(linkage.text(program[base].name))
    default: return false
    }
  }

  // MARK: Identifiers

  private func unknownIdentifiers(_ notes: [SceneNote], _ isLive: (NodeRef) -> Bool) -> [UnknownSceneIdentifier] {
    notes.compactMap { note in
      guard case .missing(let identifier, let files, let argument) = note.outcome, isLive(note.call) else { return nil }
      let searched = files.isEmpty ? Array(scenes.ofFile.indices) : files
      guard searched.allSatisfy({ scenes.facts.files[$0].isWhole }) else { return nil }
      if files.isEmpty, !isStoryboard(note.call) { return nil }
      let known = searched.flatMap { scenes.scenes(of: $0).map { scenes[$0].facts.identifier } }
      return UnknownSceneIdentifier(
        place: program.place(argument), identifier: linkage.text(identifier),
        storyboard: files.first.map { scenes.facts.files[$0].name }, known: sorted(known))
    }
  }

  /// Whether a call is made on what is a storyboard for certain.
  private func isStoryboard(_ call: NodeRef) -> Bool {
    guard let callee = program.firstChild(call), program[callee].kind == .member, let base = program.firstChild(callee),
      case .external(let type, _) = linkage.typeOf(base)
    else { return false }
    return linkage.dialects.storyboards[type] != nil
  }
}

extension Linkage {
  /// What becomes of every call that makes a scene.
  fileprivate func notesOfSceneCalls() -> [SceneNote] {
    sceneNotes = []
    defer { sceneNotes = nil }
    for (name, _) in dialects.inOrder(dialects.scenes) {
      for call in calls(of: name) { _ = evaluate(call) }
    }
    return Array(sceneNotes ?? [])
  }
}
