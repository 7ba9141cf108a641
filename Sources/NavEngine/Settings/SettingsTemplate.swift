import NavFindings

/// The commented settings file that `navgraph init` writes.
public enum SettingsTemplate {
  /// Reads as the defaults: every setting is a comment. Each is a valid file without the `# ` before its lines.
  ///
  /// - Parameter cards: the rules to list, with what they weigh by default.
  public static func text(_ cards: [RuleCard]) -> String {
    let parts = SettingsKey.allCases.map { key in
      comment(wrapped(key.summary)) + comment(key == .rules ? rules(cards) : lines(key.example))
    }
    return """
      # Settings of navgraph for the folder that this file lies in and all below it.
      # Everything here is a comment: take the '#' and the blank behind it away from what you want to set.


      """ + parts.joined(separator: "\n")
  }

  /// What every rule weighs, and an option.
  private static func rules(_ cards: [RuleCard]) -> [String] {
    let width = cards.map(\.id.utf8.count).max() ?? 0
    return ["rules:"] + cards.map { card in
      let blanks = String(repeating: " ", count: width - card.id.utf8.count)
      let options = card.options.map { ", \($0.name): \($0.standard.yaml)" }.joined()
      return "  \(card.id): \(blanks)" + (options.isEmpty ? card.severity.rawValue : "{ severity: \(card.severity.rawValue)\(options) }")
    }
  }

  private static func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }

  private static func comment(_ lines: [String]) -> String { lines.map { "# \($0)\n" }.joined() }

  private static func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.utf8.count + 1 + word.utf8.count <= 118 {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
