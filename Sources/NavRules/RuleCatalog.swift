import NavFindings
import NavModel

/// Every rule, one line each.
public enum RuleCatalog {
  /// By id.
  public static let all: [Rule] = [
    .brokenContract,
    .conflictingRouteMapping,
    .constantPresentation,
    .destinationInLazyContainer,
    .destinationOutsideStack,
    .duplicateViewMapping,
    .linkInMenu,
    .linkWithoutStack,
    .multipleBooleanDestinations,
    .multiplePresentations,
    .nestedNavigationStack,
    .neverPresented,
    .noEntryPoint,
    .optionalContentInIspresented,
    .placeholderDestination,
    .presentationInMenu,
    .presentationInRow,
    .swallowedRoute,
    .typedPathMismatch,
    .unguardedRemoveLast,
    .unknownDestination,
    .unmappedDestination,
    .unreachableDestination,
    .unreachableScreen,
    .unregisteredDestination,
  ]

  /// The cards of every rule and of the two about suppression comments, by id: what settings and comments may name.
  public static let cards: [RuleCard] =
    (all.map(\.card) + [.unknownSuppression, .unusedSuppression]).sorted { $0.id < $1.id }

  /// What all rules, or those named, say of a graph; sorted.
  public static func findings(in graph: NavigationGraph, only ids: Set<String>? = nil) -> [Finding] {
    all.filter { ids?.contains($0.id) ?? true }.flatMap { $0.findings(in: graph) }.sorted()
  }
}
