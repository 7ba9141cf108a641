/// Text for terminals and logs: nothing in it moves the cursor, ends a line, turns the reading direction, or gives an order to
/// the build server that reads the log.
public enum Visible {
  /// `text` with every control character written out as `\n`, `\t` or `\u{1B}`.
  ///
  /// Names come from source text of unknown origin; an escape sequence in one must not reach a terminal, and `##vso[`, `##[`
  /// and `##teamcity[` must not reach Azure Pipelines, GitHub or TeamCity, which hear them anywhere in a line.
  public static func text(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
    var out = ""
    var signs = 0
    for scalar in text.unicodeScalars {
      if let written = written(scalar) {
        out += written
      } else if scalar == "[", signs >= 2 {
        out += "\\u{5B}"
      } else {
        out.unicodeScalars.append(scalar)
      }
      if scalar == "#" { signs += 1 } else if !(signs >= 2 && scalar.properties.isAlphabetic) { signs = 0 }
    }
    return out
  }

  /// Whether nothing that needs to be written out begins with a byte. That do controls themselves, C2 (the C1 controls), D8 (U+061C),
  /// E2 (the marks around U+200E and U+2028), EF (U+FEFF), and the number sign.
  static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != 0x7F && byte != 0xC2 && byte != 0xD8 && byte != 0xE2 && byte != 0xEF && byte != UInt8(ascii: "#")
  }

  /// A path that may begin a line: there a leading `::` is an order to GitHub.
  public static func path(_ path: String) -> String {
    let isOrder = path.unicodeScalars.drop { $0.properties.isWhitespace }.starts(with: "::".unicodeScalars)
    return text(isOrder ? "./" + path : path)
  }

  /// The scalar written out; nil where it may stand as it is.
  static func written(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x0A: "\\n"
    case 0x0D: "\\r"
    case 0x09: "\\t"
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
      "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    default: nil
    }
  }

  /// How many columns a terminal gives to `text`, which must be free of control characters.
  /// - Complexity: O(*characters*).
  static func width(_ text: String) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    return text.reduce(0) { $0 + width($1) }
  }

  static func width(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.isASCII { return character.unicodeScalars.contains { $0.value == 0xFE0F } ? 2 : 1 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if first.properties.isEmojiPresentation || character.unicodeScalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
    return isWide(first) ? 2 : 1
  }

  /// The blocks that East Asian terminals draw over two columns.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
      0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// `text` cut to `limit` columns, with `…` where something was cut.
  static func cut(_ text: String, to limit: Int) -> String {
    if text.utf8.count <= limit { return text }
    var out = ""
    var columns = 0
    for character in text {
      let width = width(character)
      if columns + width > limit { break }
      columns += width
      out.append(character)
    }
    if out.utf8.count == text.utf8.count { return out }
    while columns > limit - 1, let last = out.popLast() { columns -= width(last) }
    return out + "…"
  }

  static func padded(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - width(text)))
  }
}
