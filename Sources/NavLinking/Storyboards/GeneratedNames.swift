import NavDialects
import NavFacts

/// The names of generators as symbols.
struct GeneratedNames: Sendable {
  let storyboards, segues: [[Symbol]]
  let initialScenes, makers, identifiers: Set<Symbol>

  init(_ symbols: inout SymbolTable) {
    func all(_ names: [String]) -> Set<Symbol> { Set(names.map { symbols.intern($0) }) }
    storyboards = ResourceNames.storyboards.map { $0.map { symbols.intern($0) } }
    segues = ResourceNames.segues.map { $0.map { symbols.intern($0) } }
    initialScenes = all(ResourceNames.initialScenes)
    makers = all(ResourceNames.makers)
    identifiers = all(ResourceNames.identifiers)
  }
}

/// Storyboards, scenes and segues by the names that a generator gives them: `R.storyboard.shop.cart()`.
extension Walk {
  private var program: Program { linkage.program }
  private var generated: GeneratedNames { linkage.storyboardWords.generated }

  /// What a member, or a call of one, stands for; nil where it is no generated name of something that was read.
  mutating func valuesGenerated(_ ref: NodeRef) -> [Value]? {
    guard !linkage.storyboards.isEmpty else { return nil }
    if program[ref].kind == .call {
      guard let callee = program.firstChild(ref), program[callee].kind == .member else { return nil }
      if generated.makers.contains(program[callee].name), let scene = program.firstChild(callee) { return scenesGenerated(scene, madeBy: ref) }
      return storyboard(callee).map { [.storyboard($0)] } ?? scenesGenerated(callee, madeBy: ref)
    }
    guard program[ref].kind == .member else { return nil }
    if let board = storyboard(ref) { return [.storyboard(board)] }
    if let scenes = scenesGenerated(ref, madeBy: ref) { return scenes }
    return segueGenerated(generated.identifiers.contains(program[ref].name) ? program.firstChild(ref) ?? ref : ref).map { [.text($0)] }
  }

  /// `R.storyboard.shop`, `StoryboardScene.Shop`
  private func storyboard(_ ref: NodeRef) -> StoryboardRef? {
    guard isMember(ref, of: generated.storyboards) else { return nil }
    let wanted = Self.plain(linkage.text(program[ref].name))
    let known = linkage.storyboards.filesByName.keys.filter { Self.plain(linkage.text($0)) == wanted }
    return known.min { linkage.text($0) < linkage.text($1) }.map { .named($0, at: ref, isMac: false) }
  }

  /// `R.storyboard.shop.cart`, `StoryboardScene.Shop.initialScene`
  private func scenesGenerated(_ ref: NodeRef, madeBy call: NodeRef) -> [Value]? {
    guard program[ref].kind == .member, let base = program.firstChild(ref), let board = storyboard(base) else { return nil }
    let files = linkage.files(of: [board])
    let scenes: [SceneID]
    if generated.initialScenes.contains(program[ref].name) {
      scenes = files.compactMap { linkage.storyboards.initial(of: $0) }
    } else {
      let wanted = Self.plain(linkage.text(program[ref].name))
      scenes = files.flatMap { linkage.storyboards.scenes(of: $0).filter { linkage.storyboards[$0].facts.identifier.map(Self.plain) == wanted } }
    }
    if scenes.isEmpty { return nil }
    for scene in scenes { linkage.sceneNotes?.insert(SceneNote(call: call, outcome: .made(scene))) }
    return scenes.map { linkage.storyboards.value(of: $0, madeBy: call) }
  }

  /// `R.segue.shopViewController.cart`, `StoryboardSegue.Shop.cart`: the identifier, of a segue of that storyboard or view controller.
  private func segueGenerated(_ ref: NodeRef) -> Symbol? {
    guard program[ref].kind == .member, let holder = program.firstChild(ref), isMember(holder, of: generated.segues) else { return nil }
    let wanted = Self.plain(linkage.text(program[ref].name))
    let owner = Self.plain(linkage.text(program[holder].name))
    let boards = linkage.storyboards
    var own: Set<String> = []
    var others: Set<String> = []
    for index in boards.all.indices {
      let scene = SceneID(index)
      let names = boards[scene].facts.segues.compactMap(\.identifier).filter { Self.plain($0) == wanted }
      if names.isEmpty { continue }
      let isOwn = Self.plain(boards.file(of: scene).name) == owner || boards[scene].facts.customClass.map(Self.plain) == owner
      if isOwn { own.formUnion(names) } else { others.formUnion(names) }
    }
    // Storyboards may spell it differently: 'ShowCart' here, 'showCart' there.
    let known = own.isEmpty ? others : own
    return known.count == 1 ? known.first.flatMap { program.symbols.find($0) } : nil
  }

  private func isMember(_ ref: NodeRef, of paths: [[Symbol]]) -> Bool {
    guard program[ref].kind == .member else { return false }
    return paths.contains { path in
      var at = program.firstChild(ref)
      for name in path.reversed() {
        guard let here = at, program[here].name == name, program[here].kind == .member || program[here].kind == .name else { return false }
        at = program[here].kind == .member ? program.firstChild(here) : nil
      }
      return at == nil
    }
  }

  /// A name as a generator writes it, without regard to letters' case.
  private static func plain(_ name: String) -> String { String(name.lowercased().filter { $0.isLetter || $0.isNumber }) }
}
