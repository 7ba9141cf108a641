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

  /// What following values has cost so far, and may cost.
  var effort: Effort

  // MARK: Memory of questions already answered
  let externalBasesMemo: AnswerTable<TypeID, Set<Symbol>>
  let supertypesMemo: AnswerTable<TypeID, [TypeRef]>
  let projectSupertypesMemo: AnswerTable<TypeID, [TypeID]>
  let looksMemo: AnswerTable<TypeID, Looks>
  var conformersMemo: [TypeID: [TypeID]]?
  var namesReplacedMemo: [TypeID: String]?
  var readersMemo: [Symbol: [PropertyID]]?
  let callTargetsMemo = NodeAnswers<CallTargets>()
  let projectBasesMemo: AnswerTable<TypeID, [TypeID]>
  let resolvedMemo = NodeAnswers<TypeRef>()
  let meaningMemo = NodeAnswers<NameMeaning>()
  let typeMemo = NodeAnswers<TypeRef>()
  let returnedMemo = NodeAnswers<[NodeRef]>()
  let valuesMemo = NodeAnswers<KeptValues>()
  let cutValuesMemo = NodeAnswers<[Value]>()
  let writesMemo: AnswerTable<PropertyID, [SlotWrite]>
  let writesMadeMemo: AnswerTable<PropertyID, [SlotWrite]>
  var propertySitesMemo: [PropertyUse: [Symbol: PropertySites]] = [:]
  var bindingsBelowMemo: [PropertyID: [PropertyID]]?
  var importsMemo: [String: Set<String>]?
  var storedTwinsMemo: [StorageKey: [PropertyID]]?
  /// Only of enums that are mapped; emptied while mappings are looked for.
  var spokenMemo: [TypeID: Set<TypeID>] = [:]
  var constructionSitesMemo: [RouteKey: [NodeRef]] = [:]
  let holdersMemo: AnswerTable<TypeID, [TypeID]>
  let objectHoldersMemo: AnswerTable<TypeID, [TypeID]>
  var propertiesByType: [TypeID: [TypeID]]?
  var openlyHeld: Set<HeldType> = []
  var takersMemo: [TypeID: [TypeID]]?
  var retroactiveMemo: [Symbol: [TypeID]]?
  let boxesMemo: AnswerTable<TypeID, Bool>
  let setOnceMemo: AnswerTable<PropertyID, Bool>
  let framesMemo: AnswerTable<TypeID, Bool>
  var viewsHostedMemo: [TypeID: [NodeRef]]?
  var ownViewsMemo: Set<TypeID>?
  var superInitialisationsMemo: [TypeID: [NodeRef]]?
  var contentPlacesMemo: [TypeID: ParameterPlace]?
  var erasedMemo: [TypeID: PropertyID?] = [:]
  var screensMadeMemo: [MadeQuestion: Set<TypeID>] = [:]
  var screenMakersMemo: [FunctionID: Bool] = [:]
  var namesScreensMemo: [TypeID: Bool] = [:]
  var contentTypesMemo: [TypeID: [NodeRef]]?
  var typesMadeMemo: [PropertyID: TypeRef?] = [:]
  var givenInitialisersMemo: [TypeID: [NodeRef]]?
  let adoptedByScreensMemo: AnswerTable<TypeID, Bool>
  /// By the call of a wrapper that names its case.
  var caseContents: [NodeRef: CaseContent] = [:]
  /// The dictionaries that turn routes into screens.
  var tables: Set<NodeRef> = []
  /// The dictionaries that are filled with what makes screens, entry by entry.
  var filledTables: Set<PropertyID> = []
  var entriesMemo: [PropertyID: [KeyedEntry]?] = [:]
  /// Asked for when all is learned.
  lazy var closuresKept = findClosuresKept()
  /// By the look-up `pages[page.rawValue]`: what a list of screens is asked for.
  var listLookUps: [NodeRef: ListLookUp] = [:]
  /// Asked for when all mappings are known.
  lazy var choicesByPayload = findChoicesByPayload()
  var carryingArmsMemo: [RouteKey: [(mapping: NodeRef, block: NodeRef)]]?
  var chosenByNameMemo: [TypeID: Bool] = [:]
  var wholeWritesMemo: [TypeID: [NodeRef]]?
  var keepersMemo: [TypeID: [PropertyID]]?
  /// The types that would be screens if something showed them.
  lazy var screenCandidates = OrphanScreens.candidates(self)
  /// By a property of a state that a view cuts out of a feature's, the one that it is made equal to.
  var originalsMemo: [PropertyID: PropertyID] = [:]
  let constructionsMemo: AnswerTable<TypeID, [NodeRef]>
  var initialisationsMemo: [TypeID: [NodeRef]]?
  var givenClosureCallsMemo: [NodeRef: [NodeRef]] = [:]
  let referencesMemo: AnswerTable<FunctionID, [NodeRef]>
  let callsRunningMemo: AnswerTable<FunctionID, [FunctionCall]>
  let callersMemo: AnswerTable<FunctionID, [FunctionCall]>
  var namingsMemo: [Symbol: Namings] = [:]
  var overridesMemo: [OverrideQuestion: [FunctionID]] = [:]
  var propertiesHoldingMemo: [TypeID: [PropertyID]]?
  var payloadsHoldingMemo: [TypeID: [PayloadPlace]]?
  var initialiserCallsMemo: [TypeID: [NodeRef]]?
  var pathEndsMemo: [PathOfNames: PropertyID?] = [:]
  var factoriesMemo: [Symbol: [PropertyID]] = [:]
  var madeMemo: [NodeRef: MadeCase] = [:]
  var askedListsMemo: [NodeRef: Bool] = [:]
  var stackMentionsMemo: [NodeRef: Bool] = [:]
  var initialRoutesMemo: [TypeID: [Value]] = [:]
  var initialTriggersMemo: [TypeID: [(call: NodeRef, route: NodeRef, row: TriggerRow)]]?
  var feedsMemo: [PropertyID: [SlotWrite]]?
  var callsFeedingMemo: [PropertyID: [NodeRef]]?
  var postsAwaitedMemo: [NodeRef: [NodeRef]]?
  /// What posts and what waits by way of functions of the program, known with `postsAwaited`.
  var announcementRelays: [NodeRef: AnnouncementRelay] = [:]
  var keyPathWritesMemo: [PropertyID: [SlotWrite]]?
  var bindingWritesMemo: [PropertyID: [SlotWrite]]?
  var callbackNamesMemo: [Symbol: Bool] = [:]
  var chainsAssignedMemo: [PropertyID: [(chain: NodeRef, row: StreamRow)]]?
  var boundMemo: [(chain: NodeRef, target: NodeRef)]?
  var receivesMemo: [NodeRef: Bool] = [:]
  var messagesMemo: [TypeID: [Message]]?
  var setByMessagesMemo: Set<TypeID>?
  var messagesAssignedMemo: [PropertyID: [SlotWrite]]?
  var provisionsMemo: [TypeRef: [Provision]]?
  var ownContainerMemo: OwnContainer?
  var startNamesMemo: Set<Symbol>?

  // MARK: Storyboards
  var storyboards: StoryboardScenes
  let storyboardWords: StoryboardWords
  /// Takes what becomes of calls that make scenes; nil while nobody asks.
  var sceneNotes: Set<SceneNote>?

  // MARK: Learned by the steps
  var sites = SiteIndex() {
    didSet { hasSites = true }
  }
  private(set) var hasSites = false
  /// The switches that turn an enum into screens, with the enum.
  var mappings: [NodeRef: TypeID] = [:]
  /// Where the arms of those give their screens that give more than one thing, by the `switch`.
  var screenPlaces: [NodeRef: ScreenPlace] = [:]
  /// The chains of `if case … else` that turn a value handed to them into screens, by the outermost `if`.
  var caseChoices: [NodeRef: CaseChoice] = [:]
  /// Those among them that make up a column and ask a state, by the outermost `if` too.
  var caseChains: [NodeRef: CaseChain] = [:]
  /// The functions and closures that compare a value handed to them with its cases to choose a screen, by their bodies.
  var comparedBodies: [NodeRef: CaseChoice] = [:]
  /// The views that do so with what they are made with, by the getters of their bodies.
  var comparedViews: [NodeRef: CaseChoice] = [:]
  /// The locals that mappings assign instead of giving a value, by the `switch`.
  var localChoices: [NodeRef: NodeRef] = [:]
  var mappedEnums: Set<TypeID> = []
  /// Whether all mappings are found, and the views that are nothing but a route.
  var knowsMappings = false
  /// The views that only choose a screen by the route they hold, with the property that holds it.
  var routeViews: [TypeID: PropertyID] = [:]
  /// The enums that are mapped, by the names of their cases.
  var mappedByCase: [Symbol: [TypeID]] = [:]

  init(
    program: Program, names: Names, dialects: [Dialect], storyboards: StoryboardScenes, storyboardWords: StoryboardWords
  ) {
    self.program = program
    effort = Effort(nodes: program.count)
    self.names = names
    self.storyboards = storyboards
    self.storyboardWords = storyboardWords
    self.dialects = DialectIndex(program.spoken(dialects), symbols: program.symbols)
    declarations = DeclarationCollector.collect(program, bases: Set(self.dialects.bases.keys))
      .addingRouteProperties(Set(self.dialects.routeProperties.keys), program)
    traits = NameTraits(program.symbols, dialects: self.dialects)
    let types = declarations.types.count
    externalBasesMemo = AnswerTable(count: types)
    supertypesMemo = AnswerTable(count: types)
    projectSupertypesMemo = AnswerTable(count: types)
    looksMemo = AnswerTable(count: types)
    projectBasesMemo = AnswerTable(count: types)
    holdersMemo = AnswerTable(count: types)
    objectHoldersMemo = AnswerTable(count: types)
    constructionsMemo = AnswerTable(count: types)
    boxesMemo = AnswerTable(count: types)
    framesMemo = AnswerTable(count: types)
    adoptedByScreensMemo = AnswerTable(count: types)
    writesMemo = AnswerTable(count: declarations.properties.count)
    writesMadeMemo = AnswerTable(count: declarations.properties.count)
    setOnceMemo = AnswerTable(count: declarations.properties.count)
    referencesMemo = AnswerTable(count: declarations.functions.count)
    callsRunningMemo = AnswerTable(count: declarations.functions.count)
    callersMemo = AnswerTable(count: declarations.functions.count)
    self.storyboards.findTypes(self)
  }

  /// Whether values are kept: not before all is learned that they depend on, not in the middle of a question about types, where the
  /// answer may be half of one, and not while somebody listens to what becomes of calls.
  var keepsAnswers: Bool { knowsMappings && sceneNotes == nil && keepsTargets }

  /// Whether what calls run and what types are is told for good: in the middle of another question it may be half of it.
  var keepsTargets: Bool { typeMemo.openCount == 0 && !isResolving }

  func text(_ symbol: Symbol) -> String { program.text(symbol) }

  /// `Outer.Inner`, without the module.
  func path(of id: TypeID) -> String { declarations.path(of: id, program.symbols) }
}
