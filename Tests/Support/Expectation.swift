/// What a sample or an example says of itself: on this line, this rule speaks.
public struct Expectation: Hashable, Comparable, Sendable, CustomStringConvertible {
  public var file: String
  /// One-based.
  public var line: Int
  public var rule: String

  public init(file: String, line: Int, rule: String) {
    self.file = file
    self.line = line
    self.rule = rule
  }

  /// Reads `// expect: id, id`, in XML `<!-- expect: id, id -->`. After code it speaks of its own line, alone on a line of the next
  /// one.
  ///
  /// Text behind a second `//` or behind ` - ` is a remark. An id named twice is expected twice.
  public static func read(in text: String, file: String) -> [Expectation] {
    var found: [Expectation] = []
    // Character by character "\r\n" is one newline, so lines count as they do for the compiler.
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      guard let mark = range(of: "// expect:", in: line) ?? range(of: "<!-- expect:", in: line) else { continue }
      let isAlone = line[..<mark.lowerBound].allSatisfy(\.isWhitespace)
      let ids = untilRemark(line[mark.upperBound...]).split(separator: ",").map(trimmed).filter { !$0.isEmpty }
      found += ids.map { Expectation(file: file, line: index + (isAlone ? 2 : 1), rule: $0) }
    }
    return found.sorted()
  }

  private static func untilRemark(_ text: Substring) -> Substring {
    let ends = ["//", " - ", "-->"].compactMap { range(of: $0, in: text)?.lowerBound }
    return text[..<(ends.min() ?? text.endIndex)]
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  private static func range(of needle: String, in text: Substring) -> Range<String.Index>? {
    text.ranges(of: needle).first
  }

  public static func < (a: Self, b: Self) -> Bool { (a.file, a.line, a.rule) < (b.file, b.line, b.rule) }

  /// `file:line rule`.
  public var description: String { "\(file):\(line) \(rule)" }
}
