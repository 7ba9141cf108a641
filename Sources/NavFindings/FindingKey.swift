/// What a finding is about, told without lines and words: two runs that find the same defect give the same key, wherever the code
/// has moved in its file, and on any machine.
public struct FindingKey: Hashable, Comparable, Sendable {
  /// Relative to something that the holder of the key agrees upon; `/` separates.
  public var path: String
  public var rule: String
  /// `Finding.subject`.
  public var subject: String

  public init(path: String, rule: String, subject: String) {
    self.path = path
    self.rule = rule
    self.subject = subject
  }

  /// By path, rule, subject: a total order.
  public static func < (a: Self, b: Self) -> Bool {
    (a.path, a.rule, a.subject) < (b.path, b.rule, b.subject)
  }
}

/// How many findings of each key there are.
public struct FindingCounts: Hashable, Sendable {
  /// Never zero or less.
  public private(set) var counts: [FindingKey: Int]

  public init(_ counts: [FindingKey: Int] = [:]) { self.counts = counts.filter { $0.value > 0 } }

  /// - Parameter key: of a finding.
  public init(of findings: some Sequence<Finding>, key: (Finding) -> FindingKey) {
    counts = [:]
    for finding in findings { counts[key(finding), default: 0] += 1 }
  }

  public subscript(key: FindingKey) -> Int { counts[key] ?? 0 }

  /// The findings that are more than the counts know of. Of a group that has grown, those are left out that `isEarlier` puts
  /// first.
  ///
  /// - Parameters:
  ///   - findings: in any order.
  ///   - isEarlier: a total order; by place if left out.
  /// - Returns: in the order given.
  public func surplus(
    of findings: [Finding], key: (Finding) -> FindingKey, isEarlier: (Finding, Finding) -> Bool = { $0 < $1 }
  ) -> [Finding] {
    var groups: [FindingKey: [Int]] = [:]
    for (index, finding) in findings.enumerated() { groups[key(finding), default: []].append(index) }
    var kept: Set<Int> = []
    for (key, indices) in groups {
      let ordered = indices.sorted { isEarlier(findings[$0], findings[$1]) }
      kept.formUnion(ordered.dropFirst(self[key]))
    }
    return findings.indices.filter(kept.contains).map { findings[$0] }
  }
}
