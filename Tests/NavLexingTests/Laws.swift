import NavLexing

/// What holds of the tokens of every text; each function returns what is wrong, if anything.
enum Laws {
  /// Tokens in order and without overlap, nothing but trivia between them, the end of file behind all.
  static func broken(_ text: [UInt8], _ buffer: TokenBuffer) -> String? {
    guard buffer.kinds.count == buffer.starts.count, buffer.starts.count == buffer.ends.count,
      buffer.ends.count == buffer.startsLine.count
    else { return "the arrays differ in length" }
    guard buffer.kinds.last == .endOfFile, Int(buffer.starts[buffer.count - 1]) == text.count,
      Int(buffer.ends[buffer.count - 1]) == text.count
    else { return "the end of file does not stand last, at the end" }
    var before = 0
    for i in 0..<buffer.count {
      let start = Int(buffer.starts[i])
      let end = Int(buffer.ends[i])
      let kind = buffer.kinds[i]
      guard before <= start, start <= end, end <= text.count else { return "token \(i) overlaps" }
      if kind == .endOfFile, i != buffer.count - 1 { return "token \(i) ends the file early" }
      if start == end, kind != .stringSegment, kind != .regexLiteralPattern, kind != .endOfFile {
        return "token \(i), \(kind), is empty"
      }
      let gap = text[before..<start]
      guard let trivia = Trivia(gap, in: text) else { return "bytes \(before)..<\(start) are skipped and no trivia" }
      let endsLine = i > 0 && buffer.kinds[i - 1] == .stringSegment && endsLine(text[Int(buffer.starts[i - 1])..<before])
      let breaksLine = trivia.hasLineBreak || endsLine
      // Line breaks inside of a merge conflict do not count, and what they say is not known here.
      if !trivia.hasConflict, buffer.startsLine[i] != breaksLine { return "token \(i) and the line break before it" }
      before = end
    }
    for (a, b) in zip(buffer.directives, buffer.directives.dropFirst()) where a.upperBound > b.lowerBound {
      return "directives overlap"
    }
    return nil
  }

  private static func endsLine(_ text: ArraySlice<UInt8>) -> Bool { text.last == 0x0A || text.last == 0x0D }

  /// A second, slow and plain reading of what may stand between tokens.
  private struct Trivia {
    var hasLineBreak = false
    var hasConflict = false

    init?(_ gap: ArraySlice<UInt8>, in text: [UInt8]) {
      var i = gap.startIndex
      func at(_ word: String) -> Bool { gap[i...].starts(with: word.utf8) }
      func skipLine() { while i < gap.endIndex, gap[i] != 0x0A, gap[i] != 0x0D { i += 1 } }
      while i < gap.endIndex {
        let startsLine = i == 0 || text[i - 1] == 0x0A || text[i - 1] == 0x0D || text[i - 1] == 0
        if at("//") {
          skipLine()
        } else if at("/*") {
          var depth = 0
          repeat {
            if at("/*") {
              depth += 1
              i += 2
            } else if at("*/") {
              depth -= 1
              i += 2
            } else {
              if gap[i] == 0x0A || gap[i] == 0x0D { hasLineBreak = true }
              i += 1
            }
          } while depth > 0 && i < gap.endIndex
        } else if startsLine, at("<<<<<<< ") || at(">>>> ") {
          hasConflict = true
          let end = at("<<<<<<< ") ? ">>>>>>> " : "<<<<\n"
          repeat { i += 1 } while i < gap.endIndex && !(at(end) && (gap[i - 1] == 0x0A || gap[i - 1] == 0x0D))
          i += end.utf8.count
          guard i <= gap.endIndex else { return nil }
          skipLine()
        } else if gap[i] == UInt8(ascii: "\\") {
          // A line break that a multi-line string escapes.
          i += 1
          while i < gap.endIndex, gap[i] == UInt8(ascii: "#") { i += 1 }
          while i < gap.endIndex, gap[i] == 0x20 || gap[i] == 0x09 { i += 1 }
          guard i < gap.endIndex, gap[i] == 0x0A || gap[i] == 0x0D else { return nil }
        } else if gap[i] == 0x0A || gap[i] == 0x0D {
          hasLineBreak = true
          i += 1
        } else if gap[i] <= 0x20 || gap[i] >= 0x7F {
          // Blanks, control bytes, broken UTF-8, and scalars that Swift has no use for.
          i += 1
        } else {
          return nil
        }
      }
    }
  }
}
