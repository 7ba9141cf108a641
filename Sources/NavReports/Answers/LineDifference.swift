/// Two texts as one column of lines: what goes, what comes, what stays.
struct LineDifference<Line: Hashable & Sendable> {
  enum Mark: UInt8 {
    case same = 0x20
    case removed = 0x2D
    case inserted = 0x2B
  }

  private(set) var rows: [(mark: Mark, line: Line)] = []

  /// How many lines that are the same stand around each change.
  private static var context: Int { 3 }

  /// - Complexity: O((*lines*) × *differences*).
  init(from old: [Line], to new: [Line]) {
    let changes = new.difference(from: old)
    if changes.isEmpty { return }
    let removed = Set(changes.removals.map(Self.offset))
    let inserted = Set(changes.insertions.map(Self.offset))
    var (a, b) = (0, 0)
    while a < old.count || b < new.count {
      if removed.contains(a) {
        rows.append((.removed, old[a]))
        a += 1
      } else if inserted.contains(b) {
        rows.append((.inserted, new[b]))
        b += 1
      } else {
        rows.append((.same, old[a]))
        a += 1
        b += 1
      }
    }
  }

  private static func offset(_ change: CollectionDifference<Line>.Change) -> Int {
    switch change {
    case .remove(let offset, _, _), .insert(let offset, _, _): offset
    }
  }

  /// The rows around changes; hunks that would touch are one.
  var hunks: [Range<Int>] {
    var ranges: [Range<Int>] = []
    for (row, (mark, _)) in rows.enumerated() where mark != .same {
      let range = max(0, row - Self.context)..<min(rows.count, row + Self.context + 1)
      if let last = ranges.last, range.lowerBound <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges
  }

  /// `@@ -3,7 +3,6 @@`
  func head(_ hunk: Range<Int>) -> String { "@@ -\(extent(hunk, without: .inserted)) +\(extent(hunk, without: .removed)) @@" }

  private func extent(_ hunk: Range<Int>, without mark: Mark) -> String {
    let before = rows[..<hunk.lowerBound].count { $0.mark != mark }
    let count = rows[hunk].count { $0.mark != mark }
    // Of no lines, the one before is named.
    return "\(count == 0 ? before : before + 1)" + (count == 1 ? "" : ",\(count)")
  }
}
