import NavSource

/// A look at YAML before it is parsed, for marks that our files never need and that hurt.
///
/// An unquoted `*` begins an alias, so `- *.generated.swift` is a riddle to whoever writes it; and anchors let a few
/// lines expand to more memory than there is; and a tag makes another value of what follows.
enum YAMLMarks {
  /// Every value that begins with an unquoted `*`, `&` or `!`, as a problem.
  static func unquoted(in text: String, file: String) -> [Problem] {
    var problems: [Problem] = []
    var line = 1
    var column = 0
    var quote: UInt8?
    var isEscaped = false
    var isComment = false
    var startsValue = true
    var previous = UInt8(ascii: "\n")
    for byte in text.utf8 {
      column += 1
      defer { previous = byte }
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 0
        isComment = false
        // A quoted text may run on over lines.
        startsValue = quote == nil
        continue
      }
      if isComment { continue }
      if let open = quote {
        if isEscaped {
          isEscaped = false
        } else if open == UInt8(ascii: "\""), byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == open {
          quote = nil
          startsValue = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        // Behind `- `, `: ` and `? ` a value begins.
        if [UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "?")].contains(previous) { startsValue = true }
      case UInt8(ascii: "#"):
        if startsValue || previous == UInt8(ascii: " ") || previous == UInt8(ascii: "\t") { isComment = true }
      case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","):
        startsValue = true
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if startsValue { quote = byte }
        startsValue = false
      case UInt8(ascii: "*") where startsValue:
        problems.append(
          Problem(
            "a value that begins with '*' must be quoted", file: file, line: line, column: column,
            mend: "Write it between double quotes: \"*.generated.swift\"."))
        startsValue = false
      case UInt8(ascii: "!") where startsValue:
        problems.append(
          Problem(
            "there are no tags here", file: file, line: line, column: column, mend: "Quote the value if '!' is part of it."))
        startsValue = false
      case UInt8(ascii: "&") where startsValue:
        problems.append(
          Problem(
            "there are no anchors here", file: file, line: line, column: column,
            mend: "Write the value itself, or quote it if '&' is part of it."))
        startsValue = false
      default:
        startsValue = false
      }
    }
    return problems
  }
}
