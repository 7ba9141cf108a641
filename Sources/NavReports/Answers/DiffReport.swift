import NavAnswers
import NavFindings
import NavModel
import NavSource

/// `navgraph diff`: what changed in a flow.
public enum DiffReport {
  /// - Parameters:
  ///   - old, new: what the two states are called: a revision, a file.
  public static func render(_ diff: GraphDiff, from old: String, to new: String, as form: AnswerForm) -> String {
    switch form {
    case .text: text(DiffRows(diff), from: old, to: new)
    case .markdown: markdown(DiffRows(diff), from: old, to: new)
    case .json: DiffJSON.text(diff, from: old, to: new)
    }
  }

  private static func text(_ rows: DiffRows, from old: String, to new: String) -> String {
    var out = Visible.text("from \(old) to \(new): \(rows.summary)") + "\n"
    for section in rows.sections {
      out += "\n\(section.title)\n"
      for row in section.rows {
        out += "  \(row.mark.rawValue) " + Visible.text(row.text) + (row.place.map { "  " + Visible.text(AnswerText.place($0)) } ?? "") + "\n"
      }
    }
    return out
  }

  /// Longer lists are folded, so that a comment on a pull request stays short.
  private static let longestOpenList = 15

  private static func markdown(_ rows: DiffRows, from old: String, to new: String) -> String {
    var out = "### Navigation flow: \(Markdown.escaped(rows.summary))\n\n"
    out += "From \(Markdown.escaped(old)) to \(Markdown.escaped(new)).\n"
    for section in rows.sections {
      let list = section.rows.map { row in
        let place = row.place.map { " (\(Markdown.escaped(AnswerText.place($0))))" } ?? ""
        return "- \(row.mark.emoji) \(Markdown.escaped(row.text.replacing(" -> ", with: " → ")))\(place)\n"
      }.joined()
      if section.rows.count > longestOpenList {
        out += "\n<details><summary><b>\(section.title)</b> (\(section.rows.count))</summary>\n\n\(list)\n</details>\n"
      } else {
        out += "\n**\(section.title)**\n\n\(list)"
      }
    }
    return out
  }
}

/// A comparison as lines to be read, the same for text and Markdown.
struct DiffRows {
  enum Mark: String {
    case added = "+"
    case removed = "-"
    case changed = "~"
    case warning = "!"

    /// Told apart by shape, too.
    var emoji: String {
      switch self {
      case .added: "➕"
      case .removed: "➖"
      case .changed: "✏️"
      case .warning: "⚠️"
      }
    }
  }

  struct Row {
    var mark: Mark
    var text: String
    var place: Place?
  }

  struct Section {
    var title: String
    var rows: [Row]
  }

  /// Those without rows are left out.
  private(set) var sections: [Section] = []
  /// `2 screens added, 1 transition removed`, or that nothing changed.
  private(set) var summary = ""

  init(_ diff: GraphDiff) {
    add("Screens that lost their last way in", diff.lost.map { Row(mark: .warning, text: Self.name($0), place: $0.place) })
    add("New findings", diff.newFindings.map { Row(mark: .warning, text: Self.said($0), place: $0.place) })
    add("Screens", rows(diff.screens, place: \.place, Self.name, Self.change))
    add("Entry screens", diff.entries.added.map { Row(mark: .added, text: $0) } + diff.entries.removed.map { Row(mark: .removed, text: $0) })
    add("Transitions", rows(diff.ways, place: \.place, Self.said, Self.change))
    add("Routes", rows(diff.routes, place: \.place, Self.said, Self.change))
    add("Screens that users can get to again", diff.regained.map { Row(mark: .added, text: Self.name($0), place: $0.place) })
    add("Findings that are gone", diff.goneFindings.map { Row(mark: .removed, text: Self.said($0)) })
    summary = Self.summary(diff)
  }

  private mutating func add(_ title: String, _ rows: [Row]) {
    if !rows.isEmpty { sections.append(Section(title: title, rows: rows)) }
  }

  /// Places of what is gone are those of old code, so they are not shown.
  private func rows<Element>(
    _ changes: GraphDiff.Changes<Element>, place: (Element) -> Place?, _ said: (Element) -> String,
    _ change: (Element, Element) -> String
  ) -> [Row] {
    changes.added.map { Row(mark: .added, text: said($0), place: place($0)) }
      + changes.removed.map { Row(mark: .removed, text: said($0)) }
      + changes.changed.map { Row(mark: .changed, text: change($0.old, $0.new), place: place($0.new)) }
  }

  private static func name(_ screen: Screen) -> String { screen.id + (screen.module.isEmpty ? "" : " (\(screen.module))") }

  private static func change(_ old: Screen, _ new: Screen) -> String {
    var parts: [String] = []
    if old.module != new.module { parts.append("in module \(new.module), was in \(old.module)") }
    if old.kind != new.kind { parts.append("now of the kind \(new.kind.rawValue), was \(old.kind.rawValue)") }
    return "\(new.id): \(parts.joined(separator: "; "))"
  }

  private static func said(_ route: RouteCase) -> String {
    route.screens.isEmpty ? "\(route.id), without a screen" : "\(route.id) shows \(route.screens.joined(separator: ", "))"
  }

  private static func change(_ old: RouteCase, _ new: RouteCase) -> String {
    if old.screens == new.screens { return "\(new.id): its mapping is '\(new.mapping.rawValue)', was '\(old.mapping.rawValue)'" }
    let was = old.screens.isEmpty ? "was without a screen" : "showed \(old.screens.joined(separator: ", "))"
    return "\(said(new)); \(was)"
  }

  private static func ends(_ way: GraphDiff.Way) -> String {
    "\(way.from ?? (way.isUnknown ? "(unknown screen)" : "(entry)")) -> \(way.to ?? "(no known screen)")"
  }

  private static func means(_ way: GraphDiff.Way) -> String { way.kind.rawValue + (way.route.map { " \($0)" } ?? "") }

  private static func said(_ way: GraphDiff.Way) -> String { "\(ends(way)): \(means(way))" }

  private static func change(_ old: GraphDiff.Way, _ new: GraphDiff.Way) -> String { "\(said(new)), was \(means(old))" }

  private static func said(_ finding: Finding) -> String { "\(finding.severity.rawValue): \(finding.message) [\(finding.rule)]" }

  private static func summary(_ diff: GraphDiff) -> String {
    var parts: [String] = []
    func count(_ number: Int, _ noun: String, _ verb: String) {
      if number > 0 { parts.append("\(AnswerText.counted(number, noun)) \(verb)") }
    }
    func count(_ changes: GraphDiff.Changes<some Hashable & Sendable>, _ noun: String) {
      count(changes.added.count, noun, "added")
      count(changes.removed.count, noun, "removed")
      count(changes.changed.count, noun, "changed")
    }
    count(diff.screens, "screen")
    count(diff.entries, "entry screen")
    count(diff.ways, "transition")
    count(diff.routes, "route")
    count(diff.lost.count, "screen", "lost")
    count(diff.newFindings.count, "new finding", "")
    count(diff.goneFindings.count, "finding", "gone")
    if parts.isEmpty { return diff.isEmpty ? "nothing changed" : "changed" }
    return parts.map { $0.hasSuffix(" ") ? String($0.dropLast()) : $0 }.joined(separator: ", ")
  }
}
