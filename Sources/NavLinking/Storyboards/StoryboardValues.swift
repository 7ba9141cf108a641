import NavDialects
import NavFacts

/// A storyboard as a value.
enum StoryboardRef: Hashable, Sendable {
  /// By its name; the call that names it stands in the sources that it belongs to.
  case named(Symbol, at: NodeRef, isMac: Bool)
  /// The one that a scene of the file is in: `self.storyboard`.
  case file(Int)
}

/// What became of a call that makes a scene, or of one that leads to such a call.
struct SceneNote: Hashable {
  enum Outcome: Hashable {
    case made(SceneID)
    /// None of these files has a scene of that identifier; no files: no file at all has. By the argument that names it.
    case missing(Symbol, files: [Int], NodeRef)
    /// There is no storyboard of that name.
    case noStoryboard(Symbol)
    /// The identifier cannot be told; the storyboard's files where that can.
    case unknown(files: [Int])
  }
  var call: NodeRef
  var outcome: Outcome
}

/// Storyboards and what is made of them, as values.
extension Walk {
  private var program: Program { linkage.program }
  private var scenes: StoryboardScenes { linkage.storyboards }

  /// The scene that a call makes, or a name that stands for one; nil where the call is something else or cannot be told.
  mutating func valuesOfSceneCall(_ call: NodeRef, _ callee: NodeRef, _ frame: Frame?) -> [Value]? {
    guard !scenes.isEmpty else { return nil }
    guard let rows = linkage.dialects.scenes[program[callee].name] else { return namesOfCall(call, callee, frame) }
    guard let row = rows.first(where: { row in row.label.map { linkage.argument($0, of: call) != nil } ?? true }) else { return nil }
    var boards: [StoryboardRef] = []
    if program[callee].kind == .member, let base = program.firstChild(callee) {
      // A factory of the program's own that is called like the framework's.
      let generated = valuesGenerated(base)
      if generated == nil, case .project = linkage.typeOf(base) { return nil }
      boards = (generated ?? values(of: base, frame)).compactMap(\.storyboard)
    } else if let receiver = frame?.receiver?.storyboard {
      boards = [receiver]
    } else if linkage.enclosingType(call) != nil {
      return nil
    }
    var found: [Value] = []
    for outcome in outcomes(row, call, boards, frame, &found) {
      linkage.sceneNotes?.insert(SceneNote(call: call, outcome: outcome))
      if case .made(let scene) = outcome { found.append(contentsOf: created(by: call, frame) ?? [scenes.value(of: scene, madeBy: call)]) }
    }
    return found.isEmpty ? created(by: call, frame) : found
  }

  /// - Parameter open: gets identifiers that only callers know.
  private mutating func outcomes(
    _ row: SceneRow, _ call: NodeRef, _ boards: [StoryboardRef], _ frame: Frame?, _ open: inout [Value]
  ) -> [SceneNote.Outcome] {
    var all: [SceneNote.Outcome] = []
    for case .named(let name, _, _) in boards where scenes.filesByName[name] == nil { all.append(.noStoryboard(name)) }
    let files = linkage.files(of: boards)
    if !boards.isEmpty, files.isEmpty { return all }
    guard let label = row.label, let argument = linkage.argument(label, of: call) else {
      if boards.isEmpty { return [.unknown(files: [])] }
      return all + files.compactMap { scenes.initial(of: $0).map { .made($0) } }
    }
    for value in values(of: argument, frame) {
      if let identifier = linkage.names(of: value) {
        let isCertain = identifier.isCertain && identifier.names.count == 1
        for name in identifier.names { all += linkage.scenes(of: name, isCertain: isCertain, in: files, at: argument) }
      } else if linkage.namesConformers(value) {
        continue
      } else if case .listed(_, let list) = value, let elements = linkage.orderedElements(of: list) {
        // Which of them it is, callers tell; others are not asked for.
        open.append(.scene(value, in: boards))
        for element in elements {
          for named in values(of: element, nil).map({ linkage.names(of: $0) }) {
            let asked = named.map { one in one.names.flatMap { linkage.scenes(of: $0, isCertain: one.isCertain, in: files, at: element) } }
            for outcome in asked ?? [.unknown(files: files)] { linkage.sceneNotes?.insert(SceneNote(call: call, outcome: outcome)) }
          }
        }
      } else if value.isOpen {
        open.append(.scene(value, in: boards))
        all.append(.unknown(files: files))
      } else {
        all.append(.unknown(files: files))
      }
    }
    return all
  }

  /// What the closure behind `instantiateViewController(identifier:creator:)` makes, where it can be told.
  private mutating func created(by call: NodeRef, _ frame: Frame?) -> [Value]? {
    guard let closure = linkage.arguments(of: call).last(where: { program[$0].kind == .closure }) else { return nil }
    let known = results(of: closure, frame).filter { if case .object = $0 { true } else { false } }
    return known.isEmpty ? nil : known
  }

  /// `UIStoryboard(name: "Main", bundle: nil)`
  mutating func storyboards(_ row: StoryboardRow, by call: NodeRef, _ frame: Frame?) -> [Value] {
    guard let argument = linkage.argument(row.label, of: call) else { return [] }
    let told = values(of: argument, frame).map { linkage.names(of: $0) }
    // One of several names that cannot be read may be any.
    if told.contains(where: { $0 == nil }) { return [] }
    return told.flatMap { known in (known?.names ?? []).map { .storyboard(.named($0, at: call, isMac: row.isMac)) } }
  }
}

extension StoryboardScenes {
  /// An instance of a scene, with what is in it where it is a container.
  func value(of id: SceneID, madeBy call: NodeRef) -> Value {
    let scene = self[id]
    switch scene.facts.kind {
    case .navigation, .window:
      let inside = roots(of: id)
      if scene.facts.kind == .window, inside.isEmpty { break }
      return .container(scene.name, inside.map { value(of: $0, madeBy: call) }, identity: call)
    default: break
    }
    return scene.type.map { .object($0, nil) } ?? .external(scene.name)
  }
}

extension Value {
  var storyboard: StoryboardRef? { if case .storyboard(let board) = self { board } else { nil } }

  /// Whether whoever calls decides what it is.
  var isOpen: Bool {
    switch self {
    case .parameter, .payload, .part, .listed, .closureArgument: true
    default: false
    }
  }
}

extension Linkage {
  /// The files of storyboards, in ascending order.
  func files(of boards: [StoryboardRef]) -> [Int] {
    var all: Set<Int> = []
    for board in boards {
      switch board {
      case .file(let file): all.insert(file)
      case .named(let name, let call, let isMac):
        all.formUnion(storyboards.files(named: name, isMac: isMac, near: program.files[program.file(call)].path))
      }
    }
    return all.sorted()
  }

  /// The scenes of an identifier.
  ///
  /// - Parameters:
  ///   - files: where they are looked for; empty: everywhere.
  ///   - isCertain: whether the identifier is what it seems to be.
  func scenes(of identifier: Symbol, isCertain: Bool, in files: [Int], at call: NodeRef) -> [SceneNote.Outcome] {
    let wanted = text(identifier)
    var found: [SceneID] = []
    for file in files.isEmpty ? Array(storyboards.ofFile.indices) : files {
      found += storyboards.scenes(of: file).filter { storyboards[$0].facts.identifier == wanted }
    }
    if found.isEmpty { return [isCertain ? .missing(identifier, files: files, call) : .unknown(files: files)] }
    if files.isEmpty, found.count > 1 {
      // Of several storyboards the one that lies nearest.
      let path = program.files[program.file(call)].path
      let shared = found.map { sharedFolders(path, storyboards.file(of: $0).path) }
      let most = shared.max() ?? 0
      found = zip(found, shared).filter { $0.1 == most }.map(\.0)
    }
    return found.map { .made($0) }
  }

  /// The storyboards that have a scene of the class or of one below it.
  func storyboards(of type: TypeID) -> [StoryboardRef] {
    Set(scenes(of: [type]).map { storyboards[$0].file }).sorted().map { .file($0) }
  }
}
