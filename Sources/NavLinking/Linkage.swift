import NavDialects
import NavFacts
import NavModel
import NavSource

/// The state of one link: the program, its declarations, and what the steps have learned so far.
///
/// One object for the length of `Linker.link`, never shared; its parts stand in extensions, one idea a file.
final class Linkage {
  let program: Program
  let names: Names
  let declarations: Declarations
  let dialects: DialectIndex
  let traits: NameTraits

  // MARK: Memory of questions already answered
  var externalBasesMemo: [TypeID: Set<Symbol>] = [:]
  var supertypesMemo: [TypeID: [TypeRef]] = [:]
  var conformersMemo: [TypeID: [TypeID]]?
  var callTargetsMemo: [NodeRef: CallTargets] = [:]
  var projectBasesMemo: [TypeID: [TypeID]] = [:]
  var resolvedMemo: [NodeRef: TypeRef] = [:]
  var resolving: Set<NodeRef> = []
  var typeMemo: [NodeRef: TypeRef] = [:]
  var typesInProgress: Set<NodeRef> = []
  var writesMemo: [PropertyID: [SlotWrite]] = [:]
  var propertySitesMemo: [PropertyUse: [Symbol: PropertySites]] = [:]
  var bindingsBelowMemo: [PropertyID: [PropertyID]]?
  /// Only of enums that are mapped; emptied while mappings are looked for.
  var spokenMemo: [TypeID: Set<TypeID>] = [:]
  var constructionSitesMemo: [RouteKey: [NodeRef]] = [:]
  var holdersMemo: [TypeID: [TypeID]] = [:]
  var propertiesByType: [TypeID: [TypeID]]?
  var retroactiveMemo: [Symbol: [TypeID]]?
  var constructionsMemo: [TypeID: [NodeRef]] = [:]
  var initialisationsMemo: [TypeID: [NodeRef]]?
  var madeMemo: [NodeRef: MadeCase] = [:]
  var stackMentionsMemo: [NodeRef: Bool] = [:]

  // MARK: Storyboards
  var storyboards: StoryboardScenes
  let storyboardWords: StoryboardWords
  /// Takes what becomes of calls that make scenes; nil while nobody asks.
  var sceneNotes: Set<SceneNote>?

  // MARK: Learned by the steps
  var sites = SiteIndex()
  /// The switches that turn an enum into screens, with the enum.
  var mappings: [NodeRef: TypeID] = [:]
  /// The locals that mappings assign instead of giving a value, by the `switch`.
  var localChoices: [NodeRef: NodeRef] = [:]
  var mappedEnums: Set<TypeID> = []
  /// The enums that are mapped, by the names of their cases.
  var mappedByCase: [Symbol: [TypeID]] = [:]

  init(
    program: Program, names: Names, dialects: [Dialect], storyboards: StoryboardScenes, storyboardWords: StoryboardWords
  ) {
    self.program = program
    self.names = names
    self.storyboards = storyboards
    self.storyboardWords = storyboardWords
    declarations = DeclarationCollector.collect(program)
    self.dialects = DialectIndex(dialects, symbols: program.symbols)
    traits = NameTraits(program.symbols, presentableSuffixes: self.dialects.presentableSuffixes)
    self.storyboards.findTypes(self)
  }

  func text(_ symbol: Symbol) -> String { program.symbols[symbol] }

  /// `Outer.Inner`, without the module.
  func path(of id: TypeID) -> String { declarations.path(of: id, program.symbols) }
}

/// The rows of the dialects in force, by the symbols of their names.
struct DialectIndex: Sendable {
  var calls: [Symbol: [CallRow]] = [:]
  var presentations: [Symbol: [PresentationRow]] = [:]
  var registrations: [Symbol: [RegistrationRow]] = [:]
  var containers: [Symbol: ContainerRow] = [:]
  var selections: [(name: Symbol, row: SelectionRow)] = []
  var links: [Symbol: LinkRow] = [:]
  var assignments: [Symbol: AssignmentRow] = [:]
  var wrappers: [Symbol: WrapperRow] = [:]
  var storyboards: [Symbol: StoryboardRow] = [:]
  var scenes: [Symbol: [SceneRow]] = [:]
  var presentableSuffixes: [String] = []
  var viewControllerBases: Set<Symbol> = []
  var viewProtocols: Set<Symbol> = []
  /// Every name that some row speaks of.
  var names: Set<Symbol> = []

  init(_ dialects: [Dialect], symbols: SymbolTable) {
    for dialect in dialects {
      presentableSuffixes += dialect.presentableSuffixes
      for row in dialect.calls { if let name = symbols.find(row.name) { calls[name, default: []].append(row) } }
      for row in dialect.presentations { if let name = symbols.find(row.name) { presentations[name, default: []].append(row) } }
      for row in dialect.registrations { if let name = symbols.find(row.name) { registrations[name, default: []].append(row) } }
      for row in dialect.containers { if let name = symbols.find(row.name) { containers[name] = row } }
      for row in dialect.selections { if let name = symbols.find(row.name) { selections.append((name, row)) } }
      for row in dialect.links { if let name = symbols.find(row.name) { links[name] = row } }
      for row in dialect.assignments { if let name = symbols.find(row.name) { assignments[name] = row } }
      for row in dialect.wrappers { if let name = symbols.find(row.name) { wrappers[name] = row } }
      for row in dialect.storyboards { if let name = symbols.find(row.name) { storyboards[name] = row } }
      for row in dialect.scenes { if let name = symbols.find(row.name) { scenes[name, default: []].append(row) } }
      viewControllerBases.formUnion(dialect.viewControllerBases.compactMap { symbols.find($0) })
      viewProtocols.formUnion(dialect.viewProtocols.compactMap { symbols.find($0) })
    }
    names = Set(calls.keys).union(presentations.keys).union(registrations.keys).union(containers.keys).union(links.keys)
      .union(wrappers.keys).union(selections.map(\.name)).union(storyboards.keys).union(scenes.keys)
  }
}

