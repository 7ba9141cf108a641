/// Text inside XML and HTML.
package enum Markup {
  /// `text` as itself between tags and inside quoted attributes; what XML cannot hold is written out.
  package static func escaped(_ text: String) -> String {
    var out = ""
    for scalar in Visible.text(text).unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      // Bare only `]]>` is forbidden.
      case ">": out += "&gt;"
      case "\"": out += "&quot;"
      case "'": out += "&#39;"
      case "\u{FFFE}", "\u{FFFF}": out += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }

  /// `<name key="value" …`, without the closing bracket.
  static func opened(_ name: String, _ attributes: KeyValuePairs<String, String>) -> String {
    "<\(name)" + attributes.map { " \($0)=\"\(escaped($1))\"" }.joined()
  }

  static let xmlHead = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
}
