import NavFacts
import NavModel
import NavSource

/// Programs of one project that share files, an app for phones and one for watches, have screens of the same names: what the shared code
/// shows is each program's own.
extension GraphBuilder {
  private var declarations: Declarations { linkage.declarations }

  private struct Namesake: Hashable {
    var path: String
    var module: String
  }

  /// Leaves out what leads from one module to a screen of another, where the same place shows the module's own screen of that name; and
  /// what comes from another module than the screen's, where the same comes from the namesake in the screen's own module.
  ///
  /// A module that imports the other may show whichever it names.
  ///
  /// - Parameter sites: what decides at each place.
  func amongNamesakes(_ all: [Transition], _ sites: [Place: NodeRef]) -> [Transition] {
    if idOfType.isEmpty { return all }
    var namesakes: [String: Namesake] = [:]
    var moduleOf: [String: String] = [:]
    for index in declarations.types.indices {
      let type = TypeID(index)
      guard linkage.isScreenLike(type) else { continue }
      let id = id(type)
      moduleOf[id] = declarations.module(of: type)
      if idOfType[type] != nil { namesakes[id] = Namesake(path: linkage.path(of: type), module: declarations.module(of: type)) }
    }
    func isNamesake(_ id: String?) -> Bool { id.map { namesakes[$0] != nil } ?? false }
    var byPlace: [Place: [Transition]] = [:]
    for one in all where isNamesake(one.from) || isNamesake(one.to) { byPlace[one.place, default: []].append(one) }
    if byPlace.isEmpty { return all }
    let imports = linkage.importsByModule

    func isForeign(_ module: String, to home: String) -> Bool {
      !home.isEmpty && module != home && !(imports[home]?.contains(module) ?? false)
    }
    func isOfAnother(_ one: Transition) -> Bool {
      guard let beside = byPlace[one.place] else { return false }
      let home = one.from.flatMap { moduleOf[$0] } ?? sites[one.place].map(module) ?? ""
      if let shown = one.to.flatMap({ namesakes[$0] }), isForeign(shown.module, to: home) {
        let own = Namesake(path: shown.path, module: home)
        if beside.contains(where: { $0.from == one.from && $0.to.flatMap { namesakes[$0] } == own }) { return true }
      }
      if let left = one.from.flatMap({ namesakes[$0] }), let shown = one.to.flatMap({ moduleOf[$0] }), !shown.isEmpty, isForeign(shown, to: left.module) {
        let own = Namesake(path: left.path, module: shown)
        return beside.contains { $0.to == one.to && $0.from.flatMap { namesakes[$0] } == own }
      }
      return false
    }
    return all.filter { !isOfAnother($0) }
  }

  /// The namesakes of what is shown that nothing makes.
  func twins(of shown: Set<ScreenRef>) -> Twins {
    var twins = Twins()
    for case .project(let type) in shown {
      guard let namesakes = declarations.typesByName[declarations[type].name], namesakes.count > 1 else { continue }
      let path = linkage.path(of: type)
      for other in namesakes where other != type && !shown.contains(.project(other)) && linkage.isScreenLike(other) {
        if linkage.path(of: other) == path, linkage.constructions(of: other).isEmpty { twins.insert(other, of: type) }
      }
    }
    return twins
  }

  private func module(of site: NodeRef) -> String {
    declarations.modules[Int(declarations.moduleOfFile[linkage.program.file(site)])]
  }
}

/// The views and view controllers that have the name of one that is shown, and that nothing makes: code that is compiled for several
/// targets, or for several systems, makes that of its own.
///
///     TripView()  // that of `#if os(macOS)`, or that of a file only the app for watches has
struct Twins {
  private(set) var all: Set<TypeID> = []
  private var byShown: [TypeID: [TypeID]] = [:]

  mutating func insert(_ twin: TypeID, of shown: TypeID) {
    all.insert(twin)
    byShown[shown, default: []].append(twin)
  }

  /// Those that a place shows too, where it shows `screen`: code of the screen's own module means none of another module.
  func shown(with screen: ScreenRef, at site: NodeRef, _ linkage: Linkage) -> [ScreenRef] {
    guard case .project(let type) = screen, let twins = byShown[type] else { return [] }
    let declarations = linkage.declarations
    let isOwn = declarations.moduleOfFile[linkage.program.file(site)] == declarations[type].module
    return twins.filter { !isOwn || declarations[$0].module == declarations[type].module }.map { .project($0) }
  }
}
