/// Escaping for Graphviz's `escString`, in which a backslash begins a command and `&` an entity.
enum DOTText {
  enum Justification: String { case centre = "\\n", left = "\\l" }

  /// Each line must be clean of line breaks and control characters (`LabelText.clean`).
  static func label(_ lines: [String], _ justification: Justification = .centre) -> String {
    let escaped = lines.map(escape)
    // `\l` ends a line, `\n` stands between lines.
    return justification == .left ? escaped.map { $0 + "\\l" }.joined() : escaped.joined(separator: "\\n")
  }

  /// Graphviz unescapes a tooltip twice.
  static func tooltip(_ lines: [String]) -> String {
    lines.map { escape(doubled($0)) }.joined(separator: "\\n")
  }

  private static func doubled(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\\" { result.append(scalar) }
      result.append(scalar)
    }
    return String(result)
  }

  private static func escape(_ line: String) -> String {
    var result = ""
    for scalar in line.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "&": result += "&amp;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
