import NavDialects
import NavFacts
import NavModel
import NavSource

/// Makes transitions of what storyboards say by themselves: segues wired to controls, what containers hold, what comes first.
///
/// Segues that only code starts are transitions where the code does.
struct InterfaceLinker {
  private let linkage: Linkage
  private let builder: GraphBuilder
  private var transitions: [Transition] = []
  private var screens: Set<ScreenRef> = []

  private init(_ linkage: Linkage, _ builder: GraphBuilder) {
    self.linkage = linkage
    self.builder = builder
  }

  private var scenes: StoryboardScenes { linkage.storyboards }

  /// The transitions of all storyboards, in no order, and the screens at their ends.
  static func link(_ linkage: Linkage, _ flow: SinkFlow, _ builder: GraphBuilder) -> (transitions: [Transition], screens: Set<ScreenRef>) {
    var linker = InterfaceLinker(linkage, builder)
    guard !linker.scenes.isEmpty else { return ([], []) }
    for index in linker.scenes.all.indices { linker.addSegues(of: SceneID(index)) }
    linker.addMains(hasOtherEntries: flow.drafts.contains { $0.manner == .root })
    return (linker.transitions, linker.screens)
  }

  // MARK: Segues

  private mutating func addSegues(of scene: SceneID) {
    for segue in scenes[scene].facts.segues {
      switch segue.kind {
      case .unwind: continue
      case .relationship where segue.isRoot: continue
      case .relationship: break
      case .embed:
        addEmbedded(segue, of: scene)
        continue
      default: if !segue.isWired { continue }
      }
      add(linkage.targets(of: segue, from: scene), from: scene, scenes.manner(of: segue, from: scene), segue)
    }
  }

  /// A navigation controller in a part of a screen is a stack of its own: its root is shown by what makes it the root.
  private mutating func addEmbedded(_ segue: InterfaceSegue, of scene: SceneID) {
    guard segue.creator == nil, let destination = scenes.scene(segue.destination, in: scenes[scene].file),
      let stack = stack(destination)
    else {
      add(linkage.targets(of: segue, from: scene), from: scene, .child, segue)
      return
    }
    for root in scenes[stack].facts.segues where root.isRoot {
      add(linkage.targets(of: root, from: stack), from: scene, .root, root, embeddedAt: segue.place)
    }
  }

  /// The navigation controller that a scene is or refers to.
  private func stack(_ scene: SceneID) -> SceneID? {
    switch scenes[scene].facts.kind {
    case .navigation: return scene
    case .reference:
      let referenced = scenes.referenced(by: scene, linkage.program.symbols) ?? []
      return referenced.first { scenes[$0].facts.kind == .navigation }
    default: return nil
    }
  }

  private mutating func add(
    _ targets: [ScreenRef], from scene: SceneID, _ manner: Manner, _ segue: InterfaceSegue, embeddedAt: Place? = nil
  ) {
    // A menu is everywhere, so what it leads to is an entry.
    let isMenu = scenes[scene].facts.kind == .application
    let sources = isMenu ? [nil] : scenes.shown(by: scene, linkage.program.symbols).map { linkage.screen($0) as ScreenRef? }
    for source in sources {
      for target in targets where target != source {
        if let source { screens.insert(source) }
        screens.insert(target)
        transitions.append(
          Transition(
            from: source.map(builder.id), to: builder.id(target), route: nil, kind: Transition.Kind(rawValue: manner.rawValue) ?? .push,
            place: segue.place,
            // Whether a part of a screen is a screen of its own nobody can say.
            confidence: segue.isPart ? .possible : .certain,
            evidence: embeddedAt.map { [Evidence(place: $0, text: "embeds the navigation controller")] } ?? []))
      }
    }
  }

  // MARK: Entries

  /// The initial scenes of the storyboards that the system opens.
  ///
  /// - Parameter hasOtherEntries: whether code puts a first screen into a window.
  private mutating func addMains(hasOtherEntries: Bool) {
    var opened: Set<Int> = []
    let isReplaced = hasOtherEntries && linkage.replacesWindow
    for main in scenes.facts.mains where !(isReplaced && main.key.hasPrefix("UI")) {
      guard let name = linkage.program.symbol(main.storyboard) else { continue }
      let isMac: Bool? = main.key.hasPrefix("NSMain") ? true : main.key.hasPrefix("UI") ? false : nil
      for file in scenes.files(named: name, isMac: isMac, near: main.place.file) where opened.insert(file).inserted {
        addEntry(file, confidence: .certain, named: main)
      }
    }
    // Some projects make their property lists while they build; a storyboard called so is hardly anything else.
    guard scenes.facts.mains.allSatisfy({ $0.key == "NSExtensionMainStoryboard" }), !hasOtherEntries else { return }
    for name in ["Main", "MainInterface"] {
      guard let symbol = linkage.program.symbol(name) else { continue }
      for file in scenes.filesByName[symbol] ?? [] { addEntry(file, confidence: .likely, named: nil) }
    }
  }

  private mutating func addEntry(_ file: Int, confidence: Transition.Confidence, named main: MainInterface?) {
    guard let initial = scenes.initial(of: file) else { return }
    let interface = scenes.facts.files[file]
    for shown in scenes.shown(by: initial, linkage.program.symbols) {
      let screen = linkage.screen(shown)
      screens.insert(screen)
      transitions.append(
        Transition(
          from: nil, to: builder.id(screen), route: nil, kind: .root, place: interface.initialPlace, confidence: confidence,
          evidence: main.map { [Evidence(place: $0.place, text: "'\($0.key)' names the storyboard")] } ?? []))
    }
  }
}
