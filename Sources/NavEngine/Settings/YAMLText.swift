import NavFindings

extension OptionValue {
  /// As settings files write it, on one line.
  var yaml: String {
    switch self {
    case .flag(let value): "\(value)"
    case .number(let value): "\(value)"
    case .word(let word): YAMLText.scalar(word)
    case .names(let names): YAMLText.list(names)
    }
  }
}

/// Texts as YAML writes them.
enum YAMLText {
  /// Plain where that is safe, else between double quotes.
  static func scalar(_ text: String) -> String { isPlain(text) ? text : quoted(text) }

  static func list(_ texts: [String]) -> String { "[" + texts.map(scalar).joined(separator: ", ") + "]" }

  /// For comments: as it is, or quoted where it could end the line or confuse a terminal.
  static func visible(_ text: String) -> String {
    let quoted = quoted(text)
    return quoted.utf8.count == text.utf8.count + 2 ? text : quoted
  }

  /// Between double quotes, all on one line, so that nothing in `text` can be taken for anything else.
  static func quoted(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22: out += "\\\""
      case 0x5C: out += "\\\\"
      case 0x0A: out += "\\n"
      case 0x0D: out += "\\r"
      case 0x09: out += "\\t"
      // Controls, line ends of other systems, marks of direction and of byte order: not to be seen, and not allowed.
      case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFFE, 0xFFFF:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out + "\""
  }

  /// Words of ASCII letters that mean nothing else to any reader of YAML.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.utf8.first, first | 0x20 >= UInt8(ascii: "a"), first | 0x20 <= UInt8(ascii: "z") else { return false }
    if ["true", "false", "yes", "no", "on", "off", "null", "y", "n"].contains(text.lowercased()) { return false }
    return text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"):
        true
      default: false
      }
    }
  }
}
