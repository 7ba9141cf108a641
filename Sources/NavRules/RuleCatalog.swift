import NavFindings
import NavModel

/// Every rule, one line each.
public enum RuleCatalog {
  /// By id.
  public static let all: [Rule] = [
    .brokenContract,
    .bypassedRouter,
    .childCoordinatorNotRemoved,
    .childCoordinatorNotRetained,
    .chromeWithoutStack,
    .conflictingRouteMapping,
    .constantPath,
    .constantPresentation,
    .coordinatorNotStarted,
    .deepPath,
    .deprecatedNavigationApi,
    .destinationBelowRoot,
    .destinationInLazyContainer,
    .destinationNotInStack,
    .destinationOutsideStack,
    .doubleTransition,
    .duplicateDestination,
    .duplicateTabTag,
    .duplicateViewMapping,
    .linkInMenu,
    .linkWithoutStack,
    .linknavigatorUnknownPath,
    .mixedPushStyles,
    .modalDepth,
    .multipleBooleanDestinations,
    .multiplePresentations,
    .nestedNavigationStack,
    .neverPresented,
    .noEntryPoint,
    .optionalContentInIspresented,
    .pathNotCodable,
    .placeholderDestination,
    .popToNewInstance,
    .presentAfterDismiss,
    .presentBeforeAppear,
    .presentationInMenu,
    .presentationInRow,
    .pushCycle,
    .pushNavigationController,
    .pushSharedInstance,
    .ribsAttachWithoutDetach,
    .routeIdentityDropsPayload,
    .rxflowUnhandledStep,
    .storyboardSceneUnreachable,
    .stringRoute,
    .strongCoordinatorReference,
    .swallowedRoute,
    .tabTagTypeMismatch,
    .tabWithoutTag,
    .tabviewInStack,
    .tcaMissingForeach,
    .tcaMissingIflet,
    .tcaNeverPresented,
    .tcaUnscopedDestination,
    .tcacoordinatorsMissingForeachroute,
    .tooManyTabs,
    .typedPathMismatch,
    .unguardedRemoveLast,
    .unknownDestination,
    .unknownSegue,
    .unknownStoryboard,
    .unknownStoryboardClass,
    .unknownStoryboardID,
    .unknownWindowId,
    .unknownWindowValue,
    .unmappedDestination,
    .unreachableDestination,
    .unreachableScreen,
    .unregisteredDestination,
    .unshownTab,
    .unstablePathBinding,
    .unusedRoutePayload,
    .urlnavigatorUnregistered,
    .xcoordinatorNoneTransition,
  ]

  /// The cards of every rule and of the two about suppression comments, by id: what settings and comments may name.
  public static let cards: [RuleCard] =
    (all.map(\.card) + [.unknownSuppression, .unusedSuppression]).sorted { $0.id < $1.id }

  /// What all rules, or those named, say of a graph; sorted.
  public static func findings(in graph: NavigationGraph, only ids: Set<String>? = nil) -> [Finding] {
    all.filter { ids?.contains($0.id) ?? true }.flatMap { $0.findings(in: graph) }.sorted()
  }
}
