import NavSource

/// A finished run: all that a reporter may see. Sorted, so that equal runs give equal bytes.
public struct Report: Sendable, Hashable {
  /// By place, then rule; none twice.
  public private(set) var findings: [Finding]
  /// What could not be done; sorted, none twice.
  public let problems: [Problem]
  /// The cards of the rules that ran, by id.
  public let rules: [RuleCard]
  /// How many files were read.
  public let filesAnalysed: Int
  /// How many places navigate, read or not; at least `unresolvedCalls`.
  public let navigationCalls: Int
  /// How many of them lead where the analysis could not tell.
  public let unresolvedCalls: Int
  /// How many findings were silenced by comments or a baseline.
  public private(set) var suppressed: Int

  /// - Parameters:
  ///   - findings: in any order, with the severities that the settings ask for; those of severity `off` are left out.
  ///   - problems: in any order.
  public init(
    findings: some Sequence<Finding>, problems: some Sequence<Problem> = [], rules: some Sequence<RuleCard> = [],
    filesAnalysed: Int = 0, navigationCalls: Int = 0, unresolvedCalls: Int = 0, suppressed: Int = 0
  ) {
    self.findings = Self.sortedOnce(findings.filter { $0.severity != .off })
    self.problems = Self.sortedOnce(problems)
    self.rules = rules.sorted { $0.id < $1.id }
    self.filesAnalysed = filesAnalysed
    self.navigationCalls = max(navigationCalls, unresolvedCalls)
    self.unresolvedCalls = unresolvedCalls
    self.suppressed = suppressed
  }

  /// The same run, of whose findings only some are to be seen.
  ///
  /// - Parameters:
  ///   - findings: some of the run's, in any order.
  ///   - suppressed: how many are silenced then.
  public func with(findings: some Sequence<Finding>, suppressed: Int) -> Report {
    var report = self
    report.findings = Self.sortedOnce(findings)
    report.suppressed = suppressed
    return report
  }

  private static func sortedOnce<Element: Comparable>(_ elements: some Sequence<Element>) -> [Element] {
    var result: [Element] = []
    for element in elements.sorted() where result.last != element { result.append(element) }
    return result
  }

  /// How many findings have exactly this severity.
  public func count(_ severity: Severity) -> Int {
    findings.count { $0.severity == severity }
  }

  /// The gravest finding's severity; nil where there is none.
  public var gravest: Severity? { findings.map(\.severity).max() }
}
