/// Text inside Markdown tables.
enum Markdown {
  /// `text` so that it reads as itself: no markup, no HTML, no mention of a user, no emoji, no new row.
  static func escaped(_ text: String) -> String {
    var out = ""
    let scalars = Visible.text(text).unicodeScalars
    for index in scalars.indices {
      let scalar = scalars[index]
      switch scalar {
      // GitHub and GitLab make a picture of the 'id' in `show(_:id:)`.
      case ":" where beginsEmoji(scalars[scalars.index(after: index)...]): out += "<span>:</span>"
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "@": out += "&#64;"
      case "\\", "`", "*", "_", "|", "[", "]", "~", "#", "!", "$":
        out += "\\"
        out.unicodeScalars.append(scalar)
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }

  /// Whether letters, digits and their like up to a colon follow.
  private static func beginsEmoji(_ rest: String.UnicodeScalarView.SubSequence) -> Bool {
    let name = rest.prefix { $0.isASCII && ($0.properties.isAlphabetic || "0123456789_+-".unicodeScalars.contains($0)) }
    return !name.isEmpty && name.endIndex < rest.endIndex && rest[name.endIndex] == ":"
  }

  /// A cell of several lines, escaped before.
  static func lines(_ texts: [String]) -> String { texts.joined(separator: "<br>") }

  static func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }
}
