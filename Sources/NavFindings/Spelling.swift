/// Finds the name that was probably meant.
public enum Spelling {
  /// Longer names are never compared: the cost grows with the product of the lengths.
  static let longest = 80

  /// The candidate nearest to `name` by edit distance, letter case ignored; nil where none is near enough to be meant.
  ///
  /// Equally near candidates: the first in alphabetical order, so that the answer does not depend on their order.
  /// - Parameter share: how much of `name` may differ, from 0 to 1. One letter may always differ.
  /// - Complexity: O(*candidates* × *length*²), names of more than 80 characters left out.
  public static func nearest(to name: String, among candidates: some Sequence<String>, share: Double = 0.34) -> String? {
    let wanted = Array(name.lowercased())
    guard !wanted.isEmpty, wanted.count <= longest else { return nil }
    var limit = max(1, Int(Double(wanted.count) * share))
    var best: String?
    for candidate in candidates {
      // Of plain letters the length is known before they are looked at; and there is never more than one letter in a byte.
      let length = candidate.utf8.count
      if length < wanted.count - limit || (length > wanted.count + limit && candidate.utf8.allSatisfy { $0 < 0x80 }) { continue }
      let letters = Array(candidate.lowercased())
      guard letters.count <= longest, abs(letters.count - wanted.count) <= limit else { continue }
      let distance = distance(wanted, letters)
      guard distance <= limit else { continue }
      if let known = best, distance == limit, known <= candidate { continue }
      best = candidate
      limit = distance
    }
    return best
  }

  /// How many single letters must be added, removed, changed or swapped with their neighbour to make `b` of `a`.
  public static func distance(_ a: [Character], _ b: [Character]) -> Int {
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row = [i] + [Int](repeating: 0, count: b.count)
      for j in 1...b.count {
        let change = a[i - 1] == b[j - 1] ? 0 : 1
        var cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + change)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          cost = min(cost, beforeLast[j - 2] + 1)
        }
        row[j] = cost
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
