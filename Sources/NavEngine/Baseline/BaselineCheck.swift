import NavFindings
import NavSource

/// A run seen against a baseline.
public struct BaselineCheck: Sendable {
  /// An entry that knows more findings than there are.
  public struct Stale: Sendable, Hashable {
    public var key: FindingKey
    /// How many findings it knows, and how many there are.
    public var known: Int
    public var found: Int
    /// Its line in the file, from 1.
    public var line: Int?
  }

  /// The run without what is known; of a group that has grown, the findings that come last by place are left.
  public let analysis: Pipeline.Analysis
  /// How many findings are known and so not reported.
  public let known: Int
  /// By key.
  public let stale: [Stale]
  /// Why nothing can be called stale; nil where it can.
  public let undecided: Undecided?

  public enum Undecided: Sendable, Hashable {
    /// Something could not be read.
    case incomplete
    /// Only a part of the baseline's folder was analysed, and no entry point is in it.
    case part
  }

  public init(_ analysis: Pipeline.Analysis, against file: BaselineFile) {
    let scope = analysis.scope
    let key = { (finding: Finding) in file.key(of: finding, currentFolder: scope.currentFolder) }
    let report = analysis.report
    let fresh = file.known.surplus(of: report.findings, key: key)
    known = report.findings.count - fresh.count
    var rest = analysis
    rest.report = report.with(findings: fresh, suppressed: report.suppressed + known)
    self.analysis = rest

    if report.problems.contains(where: \.isFatal) {
      undecided = .incomplete
    } else if !analysis.graph.hasEntries, !scope.roots.contains(where: { scope.covers(file.folder, from: $0) }) {
      undecided = .part
    } else {
      undecided = nil
    }
    guard undecided == nil else {
      stale = []
      return
    }
    let found = FindingCounts(of: report.findings, key: key)
    stale = file.known.counts.filter { found[$0.key] < $0.value && scope.judges($0.key.rule, in: file.file(of: $0.key)) }.map {
      Stale(key: $0.key, known: $0.value, found: found[$0.key], line: file.lines[$0.key])
    }.sorted { $0.key < $1.key }
  }
}

extension BaselineFile {
  /// The file without what is stale.
  public func pruned(of stale: [BaselineCheck.Stale]) -> BaselineFile {
    var counts = known.counts
    for entry in stale { counts[entry.key] = entry.found }
    var file = self
    file.known = FindingCounts(counts)
    return file
  }

  /// The file with every finding of a run in it. What it knows of files and rules that the run has not judged stays.
  ///
  /// - Parameter analysis: as it was before any baseline was heard.
  public func covering(_ analysis: Pipeline.Analysis) -> BaselineFile {
    let check = BaselineCheck(analysis, against: self)
    var counts = pruned(of: check.stale).known.counts
    let found = FindingCounts(of: analysis.report.findings) { key(of: $0, currentFolder: analysis.scope.currentFolder) }
    for (key, count) in found.counts { counts[key] = max(count, counts[key] ?? 0) }
    var file = self
    file.known = FindingCounts(counts)
    return file
  }
}
