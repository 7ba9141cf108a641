/// Text inside Markdown tables.
enum Markdown {
  /// `text` so that it reads as itself: no markup, no HTML, no mention of a user, no new row.
  static func escaped(_ text: String) -> String {
    var out = ""
    for scalar in Visible.text(text).unicodeScalars {
      switch scalar {
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

  /// A cell of several lines, escaped before.
  static func lines(_ texts: [String]) -> String { texts.joined(separator: "<br>") }

  static func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }
}
