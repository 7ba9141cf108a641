import NavDialects
import NavFacts
import NavSource

/// One scene of all storyboards that were read, by its number.
struct SceneID: Hashable, Comparable, Sendable {
  var index: Int32
  init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }
  static func < (a: Self, b: Self) -> Bool { a.index < b.index }
}

/// The scenes of all storyboards, with the names that stand for them in the program.
struct StoryboardScenes: Sendable {
  struct Scene: Sendable {
    /// The index in `facts.files`.
    var file: Int
    var facts: InterfaceScene
    /// What the scene is called as a screen where its class is not declared: the class, the identifier, or the long name.
    var name: Symbol
    /// With the storyboard's name before it.
    var longName: Symbol
    /// The class, where the program declares it.
    var type: TypeID?
  }

  let facts: InterfaceFacts
  private(set) var all: [Scene] = []
  /// Of each file, which of `all` are its scenes. Translations of another file have none.
  private(set) var ofFile: [Range<Int>] = []
  private(set) var filesByName: [Symbol: [Int]] = [:]
  private(set) var byName: [Symbol: [SceneID]] = [:]
  private(set) var byType: [TypeID: [SceneID]] = [:]
  /// By file and object id.
  private var byObject: [Int: [String: SceneID]] = [:]

  /// Gives every scene and storyboard its name, which has to happen before anything is asked of the table.
  init(_ facts: InterfaceFacts, _ symbols: inout SymbolTable) {
    self.facts = facts
    var taken: Set<String> = []
    let translations = Self.translations(facts.files)
    for (file, interface) in facts.files.enumerated() {
      let first = all.count
      // A launch screen leads nowhere and has no classes.
      if interface.kind == .storyboard, !interface.isLaunchScreen, !translations.contains(file) {
        filesByName[symbols.intern(interface.name), default: []].append(file)
        for scene in interface.scenes {
          byObject[file, default: [:]][scene.id] = SceneID(all.count)
          let longName = symbols.intern(Self.longName(of: scene, in: interface, &taken))
          let name = (scene.customClass ?? scene.identifier).map { symbols.intern($0) } ?? longName
          all.append(Scene(file: file, facts: scene, name: name, longName: longName))
          if let identifier = scene.identifier { _ = symbols.intern(identifier) }
          for segue in scene.segues { if let identifier = segue.identifier { _ = symbols.intern(identifier) } }
        }
      }
      ofFile.append(first..<all.count)
    }
  }

  /// Whether no storyboard was read.
  var isEmpty: Bool { filesByName.isEmpty }

  @inline(__always) subscript(id: SceneID) -> Scene { all[Int(id.index)] }

  func file(of id: SceneID) -> InterfaceFile { facts.files[self[id].file] }

  func scenes(of file: Int) -> some Sequence<SceneID> { ofFile[file].lazy.map { SceneID($0) } }

  func scene(_ object: String, in file: Int) -> SceneID? { byObject[file]?[object] }

  func initial(of file: Int) -> SceneID? { facts.files[file].initial.flatMap { scene($0, in: file) } }

  /// The files that are translations of another: copies in `.lproj` folders, of which that in `Base.lproj` counts, else the first.
  private static func translations(_ files: [InterfaceFile]) -> Set<Int> {
    var best: [String: Int] = [:]
    var others: Set<Int> = []
    for (index, file) in files.enumerated() {
      let parts = file.path.split(separator: "/")
      guard parts.count >= 2, parts[parts.count - 2].hasSuffix(".lproj") else { continue }
      let place = (parts.dropLast(2) + parts.suffix(1)).joined(separator: "/")
      guard let known = best[place] else {
        best[place] = index
        continue
      }
      let isBase = parts[parts.count - 2] == "Base.lproj"
      others.insert(isBase ? known : index)
      if isBase { best[place] = index }
    }
    return others
  }

  /// `Checkout.RegisterConfirm`: the storyboard, and the scene's identifier or title, else the framework's class, as it has none of its own;
  /// numbered where two are alike.
  private static func longName(of scene: InterfaceScene, in file: InterfaceFile, _ taken: inout Set<String>) -> String {
    let title = scene.identifier ?? scene.title.map(word) ?? ""
    let plain = file.name + "." + (title.isEmpty ? frameworkClass(of: scene.element, isMac: file.isMac) : title)
    var name = plain
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(plain)\(number)"
      number += 1
    }
    return name
  }

  /// `UITabBarController` for `tabBarController`; the element itself where it is of no controller.
  private static func frameworkClass(of element: String, isMac: Bool) -> String {
    guard frameworkElements.contains(element), let first = element.first else { return element }
    return (isMac ? "NS" : "UI") + first.uppercased() + element.dropFirst()
  }

  private static let frameworkElements: Set<String> = [
    "viewController", "tableViewController", "collectionViewController", "navigationController", "tabBarController", "tabViewController",
    "splitViewController", "pageViewController", "hostingController", "windowController",
  ]

  /// `RegisterConfirm` for `Register & confirm`; empty where there is no letter, and cut where there are many.
  private static func word(_ title: String) -> String {
    var word = ""
    var isFirst = true
    for character in title.prefix(60) {
      let isWord = character.isLetter || character.isNumber
      if isWord { word += isFirst ? character.uppercased() : String(character) }
      isFirst = !isWord
    }
    return word
  }

  // MARK: Storyboards

  /// The storyboards that a name means at `path`: those of the platform, and of these the ones whose folders are nearest.
  ///
  /// - Parameter isMac: nil where it is not known.
  func files(named name: Symbol, isMac: Bool?, near path: String) -> [Int] {
    let named = filesByName[name] ?? []
    let fitting = named.filter { isMac == nil || facts.files[$0].isMac == isMac }
    if fitting.count < 2 { return fitting.isEmpty ? named : fitting }
    let shared = fitting.map { sharedFolders(path, facts.files[$0].path) }
    let most = shared.max() ?? 0
    return zip(fitting, shared).filter { $0.1 == most }.map(\.0)
  }

  /// What a reference to another storyboard, or to another place of its own, leads to; nil where that storyboard is not here.
  func referenced(by id: SceneID, _ symbols: SymbolTable) -> [SceneID]? {
    let scene = self[id]
    var files = [scene.file]
    if let storyboard = scene.facts.referencedStoryboard {
      let own = facts.files[scene.file]
      guard let name = symbols.find(storyboard), filesByName[name] != nil else { return nil }
      files = self.files(named: name, isMac: own.isMac, near: own.path)
    }
    guard let identifier = scene.facts.referencedIdentifier else { return files.compactMap(initial) }
    return files.flatMap { scenes(of: $0).filter { self[$0].facts.identifier == identifier } }
  }

  /// What the user sees of a scene: where it is a reference, a navigation controller or a window, what is in it.
  ///
  /// - Returns: scenes that are none of these; empty where code fills the container.
  func shown(by id: SceneID, _ symbols: SymbolTable) -> [SceneID] {
    var found: [SceneID] = []
    var seen: Set<SceneID> = []
    var open = [id]
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      switch self[next].facts.kind {
      case .reference: open += (referenced(by: next, symbols) ?? []).reversed()
      case .navigation, .window: open += roots(of: next).reversed()
      default: found.append(next)
      }
    }
    return found
  }

  /// The scenes right inside a navigation controller or window.
  func roots(of id: SceneID) -> [SceneID] {
    self[id].facts.segues.filter(\.isRoot).compactMap { scene($0.destination, in: self[id].file) }
  }

  // MARK: Classes

  /// The names of all that storyboards and xibs make by themselves: classes, and scenes without one.
  func madeNames(_ symbols: SymbolTable) -> Set<String> {
    var names: Set<String> = []
    // A xib is loaded for its owner, whom somebody else makes.
    for file in facts.files { names.formUnion(file.classes.filter(\.isMade).map(\.name)) }
    for scene in all { names.insert(symbols[scene.name]) }
    return names
  }

  /// Finds the scenes' classes among the program's types, and tells scenes of one name apart.
  mutating func findTypes(_ linkage: Linkage) {
    var count: [Symbol: Int] = [:]
    for scene in all where scene.facts.customClass == nil { count[scene.name, default: 0] += 1 }
    for index in all.indices {
      let name = all[index].name
      if all[index].facts.customClass == nil, count[name] != 1 || linkage.declarations.typesByName.has(name) {
        all[index].name = all[index].longName
      }
      byName[all[index].name, default: []].append(SceneID(index))
    }
    for index in all.indices {
      guard let name = all[index].facts.customClass.flatMap({ linkage.program.symbol($0) }) else { continue }
      let path = facts.files[all[index].file].path
      guard let type = linkage.declaredClass(name, near: path) else { continue }
      all[index].type = type
      byType[type, default: []].append(SceneID(index))
    }
  }
}

extension StoryboardScenes {
  /// What a segue does to the screens. Where there is no navigation controller to push on and no split view to show a detail in, one that
  /// shows presents: of a scene that the system opens, and that nothing else leads to.
  func manner(of segue: InterfaceSegue, from scene: SceneID) -> Manner {
    let isMac = file(of: scene).isMac
    return (segue.kind == .show || segue.kind == .showDetail) && !isMac && isOpenedAlone(scene) ? .present : segue.manner(isMac: isMac)
  }

  private func isOpenedAlone(_ id: SceneID) -> Bool {
    let scene = self[id]
    let file = facts.files[scene.file]
    return scene.facts.kind == .controller && initial(of: scene.file) == id && facts.mains.contains { $0.storyboard == file.name }
      && !file.scenes.contains { other in other.segues.contains { $0.destination == scene.facts.id } }
  }
}

extension InterfaceSegue {
  /// Whether it puts the first screen into a navigation controller or window.
  var isRoot: Bool { relationship == "rootViewController" || relationship == "window.shadowedContentViewController" }
}

/// How many folders two paths have in common, from the root on.
func sharedFolders(_ a: String, _ b: String) -> Int {
  zip(a.split(separator: "/").dropLast(), b.split(separator: "/").dropLast()).prefix { $0 == $1 }.count
}

extension Linkage {
  /// The class that a storyboard at `path` means: of several of one name the one whose file shares most folders with it.
  func declaredClass(_ name: Symbol, near path: String) -> TypeID? {
    let candidates = (declarations.typesByName[name] ?? []).filter { declarations[$0].kind == .class }
    guard candidates.count > 1 else { return candidates.first }
    return candidates.max { a, b in
      let (x, y) = (sharedFolders(path, file(of: a)), sharedFolders(path, file(of: b)))
      return x != y ? x < y : a > b
    }
  }

  private func file(of type: TypeID) -> String { program.files[program.file(declarations[type].node)].path }
}
