import NavFindings

/// What is shown of rules, in a terminal and beside findings.
public enum RulePages {
  private static let columns = 90

  /// One row for each rule: id, severity, summary.
  public static func table(_ cards: [RuleCard]) -> String {
    let rows = cards.sorted { $0.id < $1.id }.map { [$0.id, $0.severity.rawValue, $0.summary] }
    return TextTable(header: ["RULE", "SEVERITY", "SPEAKS WHERE"], rows: rows).text
  }

  /// A rule's page: what it says, why, and the code of its examples.
  public static func page(_ card: RuleCard, isColoured: Bool = false) -> String {
    let paint = Paint(isOn: isColoured)
    var out = "\(paint.bold(card.id)) (\(paint.severity(card.severity)))\n\n"
    out += wrapped(card.summary) + "\n\n"
    out += card.rationale.split(separator: "\n", omittingEmptySubsequences: false).map { wrapped(String($0)) }
      .joined(separator: "\n") + "\n"
    for (word, examples) in [("Bad", card.bad), ("Good", card.good)] {
      for example in examples {
        out += "\n\(paint.bold("\(word): \(example.title)"))\n\n"
        if let settings = example.settings { out += code("# .navgraph.yml\n" + settings) + "\n" }
        out += code(example.code)
        for interface in example.interfaces { out += "\n" + code(interface.heading + "\n" + interface.text) }
      }
    }
    if !card.options.isEmpty {
      out += "\n\(paint.bold("Options"))\n\n"
      for option in card.options { out += wrapped("\(option.name): \(option.summary) (\(option.values)).") + "\n" }
    }
    out += "\n\(paint.bold("Silence it"))\n\n"
    out += "    // navgraph:disable:this \(card.id) - why it is right here\n"
    return out
  }

  /// A rule's page as an article of the documentation.
  public static func article(_ card: RuleCard) -> String {
    """
    # \(card.id)

    \(card.summary).

    ## Overview

    Severity: `\(card.severity.rawValue)`, unless the settings give another.

    \(markdown(card))
    **Silence it**

    ```swift
    // navgraph:disable:this \(card.id) - why it is right here
    ```

    """
  }

  /// The article that leads to those of all rules.
  public static func articleOfRules(_ cards: [RuleCard]) -> String {
    """
    # Rules

    What each rule speaks about, why, and how to mend it.

    ## Overview

    `navgraph rules` prints this list, and `navgraph rules ID` the page of a rule. A rule is turned off or given another severity
    under `rules` in `.navgraph.yml`.

    ## Topics

    ### All rules

    \(cards.map(\.id).sorted().map { "- <doc:\($0)>\n" }.joined())
    """
  }

  /// Why a rule is, and the code of its examples, as Markdown without a title: hosts of findings give their own.
  static func markdown(_ card: RuleCard) -> String {
    var out = "\(card.rationale)\n"
    for (word, examples) in [("Bad", card.bad), ("Good", card.good)] {
      for example in examples {
        out += "\n**\(word)**: \(example.title)\n"
        if let settings = example.settings { out += "\n```yaml\n# .navgraph.yml\n\(lines(of: settings).joined(separator: "\n"))\n```\n" }
        out += "\n```swift\n\(lines(of: example.code).joined(separator: "\n"))\n```\n"
        for interface in example.interfaces {
          let text = lines(of: interface.heading + "\n" + interface.text).joined(separator: "\n")
          out += "\n```\(interface.isSwift ? "swift" : "xml")\n\(text)\n```\n"
        }
      }
    }
    if !card.options.isEmpty {
      out += "\n**Options**\n\n"
      for option in card.options { out += "- `\(option.name)`: \(option.summary) (\(option.values)).\n" }
    }
    return out
  }

  /// Indented code.
  private static func code(_ code: String) -> String {
    lines(of: code).map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
  }

  /// The lines of an example; the marks that tests read become arrows for people.
  private static func lines(of code: String) -> [String] {
    var lines = code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { line in
      let shown = line.split(separator: "// expect: ", maxSplits: 1, omittingEmptySubsequences: false)
      if shown.count == 2 { return "\(shown[0])// <-- \(shown[1])" }
      let marked = line.split(separator: "<!-- expect: ", maxSplits: 1, omittingEmptySubsequences: false)
      return marked.count == 2 ? "\(marked[0])<!-- this one: \(marked[1])" : line
    }
  }

  /// Breaks a paragraph at blanks; indented lines are code and stay.
  private static func wrapped(_ text: String) -> String {
    if text.hasPrefix("    ") { return text }
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, Visible.width(line) + 1 + Visible.width(String(word)) > columns {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    lines.append(line)
    return lines.joined(separator: "\n")
  }
}

extension RuleOption {
  /// What may be given, and what holds where nothing is.
  fileprivate var values: String {
    switch (form, standard) {
    case (.flag, .flag(let value)): "true or false; \(value) by default"
    case (.number(let range), .number(let value)): "\(range.lowerBound) to \(range.upperBound); \(value) by default"
    case (.choice(let words), .word(let word)): "\(words.joined(separator: ", ")); \(word) by default"
    default: "a list of names; none by default"
    }
  }
}
