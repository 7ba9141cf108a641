import NavFacts
import NavModel
import NavSource

/// The scenes that nothing leads to: no segue, no storyboard, and no code that asks for their identifiers.
///
/// Errs towards uses: any text, member or name in the code that is like an identifier may be one.
struct SceneUses {
  private let linkage: Linkage
  /// Scenes that segues lead to or that calls are known to make.
  private var ledTo: Set<SceneID> = []
  /// Storyboards of which some call makes a scene that cannot be told.
  private var openFiles: Set<Int> = []
  /// Whether some call makes a scene of which not even the storyboard is known.
  private var isOpen = false

  init(_ linkage: Linkage, _ notes: [SceneNote]) {
    self.linkage = linkage
    for note in notes {
      switch note.outcome {
      case .made(let scene): ledTo.insert(scene)
      case .unknown(let files):
        openFiles.formUnion(files)
        if files.isEmpty { isOpen = true }
      case .missing, .noStoryboard: break
      }
    }
    for index in scenes.all.indices {
      let scene = SceneID(index)
      if scenes[scene].facts.kind == .reference { ledTo.formUnion(scenes.referenced(by: scene, linkage.program.symbols) ?? []) }
      for segue in scenes[scene].facts.segues where segue.kind != .unwind {
        if let other = scenes.scene(segue.destination, in: scenes[scene].file), other != scene { ledTo.insert(other) }
      }
    }
  }

  private var scenes: StoryboardScenes { linkage.storyboards }

  /// In the order of the files.
  var lost: [SceneID] {
    let open = scenes.all.indices.map { SceneID($0) }.filter { scene in
      let file = scenes.file(of: scene)
      let facts = scenes[scene].facts
      guard file.isWhole, !file.isWatch, facts.kind != .reference, facts.kind != .application, facts.id != file.initial,
        !ledTo.contains(scene)
      else { return false }
      return facts.identifier == nil || !isOpen && !openFiles.contains(scenes[scene].file)
    }
    let names = open.flatMap { [scenes[$0].facts.identifier, scenes[$0].facts.restorationIdentifier].compactMap(\.self) }
    let spoken = linkage.spoken(of: Set(names.map(Linkage.plain)))
    return open.filter { scene in
      let facts = scenes[scene].facts
      return ![facts.identifier, facts.restorationIdentifier].compactMap(\.self).contains {
        spoken.contains(Linkage.plain($0)) || scenes.facts.objectiveC.texts.contains($0)
      }
    }
  }
}

extension Linkage {
  /// Small letters and digits alone, as generated accessors may have them: `showdetail` for `Show Detail`.
  static func plain(_ name: String) -> String { String(name.lowercased().filter { $0.isLetter || $0.isNumber }) }

  /// Those of some plain names that a literal or a name in the code is like.
  ///
  /// Left out is what a type's declaration says by itself, and the raw value of a case that nothing names.
  /// - Complexity: O(*nodes*).
  fileprivate func spoken(of wanted: Set<String>) -> Set<String> {
    if wanted.isEmpty { return [] }
    var plainOf: [Symbol: String] = [:]
    for raw in 1..<max(program.symbols.count, 1) {
      let symbol = Symbol(UInt32(raw))
      // Long texts are no identifiers.
      guard program.symbols.range(symbol).count <= 200 else { continue }
      let plain = Self.plain(text(symbol))
      if wanted.contains(plain) { plainOf[symbol] = plain }
    }
    var spoken: Set<String> = []
    for file in program.files.indices where program.files[file].isRead {
      for index in program.nodes(of: file) {
        let ref = NodeRef(index)
        guard let plain = plainOf[program[ref].name], !program[ref].kind.isMark, !spoken.contains(plain) else { continue }
        if speaks(ref) { spoken.insert(plain) }
      }
    }
    return spoken
  }

  private func speaks(_ ref: NodeRef) -> Bool {
    switch program[ref].kind {
    case .string:
      guard let parent = program.parent(ref), program[parent].kind == .caseDecl else { return true }
      return !mentions(of: program[parent].name).isEmpty || isMadeOfRawValues(parent)
    case .name, .member, .implicitMember, .typeName:
      // A class may stand for the identifier that is called like it; in its own body it always does.
      guard let type = declarations.typesByName[program[ref].name]?.first else { return true }
      return enclosingType(ref) != type
    case .caseDecl: return !mentions(of: program[ref].name).isEmpty || isMadeOfRawValues(ref)
    default: return false
    }
  }

  /// Whether cases of the enum around are made without being named: `allCases`, `E(rawValue:)`.
  private func isMadeOfRawValues(_ declaration: NodeRef) -> Bool {
    guard let type = enclosingType(declaration) else { return true }
    if !sites.rawValueCalls.filter({ typeOf($0) == .project(type) }).isEmpty { return true }
    return mentions(of: names.allCases).contains { program.firstChild($0).map { typeOf($0) == .meta(.project(type)) } ?? true }
  }
}
