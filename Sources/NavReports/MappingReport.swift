import NavModel
import NavSource

/// A form of `navgraph report`: every route, its screens, where it is mapped, who goes there.
public struct MappingReport: Sendable {
  /// As typed behind `--format`.
  public var id: String
  /// One line for `--help`, no full stop.
  public var summary: String
  /// The whole output, escaped for its format, a line feed at the end.
  public var render: @Sendable (NavigationGraph) -> String

  /// The first is the default.
  public static let all: [MappingReport] = [.text, .markdown, .json]

  /// The form of that id; nil where there is none.
  public static func named(_ id: String) -> MappingReport? { all.first { $0.id == id } }
}

extension MappingReport {
  static let text = MappingReport(id: "text", summary: "aligned columns, for people") { graph in
    let rows = MappingRows(graph)
    var out = ""
    if rows.routes.isEmpty {
      out += "no routes were found\n"
    } else {
      out += TextTable(
        header: ["ROUTE", "SHOWS", "MAPPED IN", "WHO GOES THERE"],
        rows: rows.routes.map { row in
          [
            Visible.text(row.route.id),
            lines(row.shown.map(Visible.text)),
            lines(row.mappings.map { "\(Visible.text($0.owner)) (\(short($0.place)))\($0.isDefault ? " default" : "")" }),
            row.sources.isEmpty ? Visible.text(row.whyNobody(short)) : lines(row.sources.map(said)),
          ]
        }
      ).text
    }
    if !rows.direct.isEmpty {
      out += "\n"
      out += TextTable(
        header: ["SHOWN WITHOUT A ROUTE", "WHO GOES THERE"],
        rows: rows.direct.map { [Visible.text($0.screen), lines($0.sources.map(said))] }
      ).text
    }
    return out + "\n" + closing(rows) + "\n"
  }

  private static func lines(_ texts: [String]) -> String { texts.joined(separator: "\n") }

  private static func said(_ source: MappingRows.Source) -> String {
    let doubt = source.confidence == .possible ? "?" : ""
    return "\(Visible.text(source.name)) \(source.kind.rawValue)\(doubt) (\(short(source.place)))"
  }

  /// The file's own name: whole paths would make the columns wider than any terminal.
  @Sendable private static func short(_ place: Place) -> String {
    let file = place.file.split(separator: "/").last.map(String.init) ?? place.file
    return Visible.text("\(file):\(place.line)")
  }

  static func closing(_ rows: MappingRows) -> String {
    let shown = rows.routes.count { !$0.route.screens.isEmpty }
    return "\(rows.routes.count) route\(rows.routes.count == 1 ? "" : "s"), \(shown) with a screen; "
      + "\(rows.counts.unresolved) of \(rows.counts.total) navigation call\(rows.counts.total == 1 ? "" : "s") "
      + "could not be read"
  }
}

extension MappingReport {
  static let markdown = MappingReport(id: "markdown", summary: "a Markdown table, for wikis and pull requests") { graph in
    let rows = MappingRows(graph)
    var out = ""
    if !rows.routes.isEmpty {
      out += "| Route | Shows | Mapped in | Who goes there |\n| --- | --- | --- | --- |\n"
      for row in rows.routes {
        let mapped = row.mappings.map {
          Markdown.escaped("\($0.owner) (\($0.place.file):\($0.place.line))\($0.isDefault ? " default" : "")")
        }
        let sources = row.sources.isEmpty ? [Markdown.escaped(row.whyNobody { "\($0.file):\($0.line)" })] : row.sources.map(cell)
        out += Markdown.row([
          Markdown.escaped(row.route.id), Markdown.lines(row.shown.map(Markdown.escaped)), Markdown.lines(mapped),
          Markdown.lines(sources),
        ])
      }
      out += "\n"
    }
    if !rows.direct.isEmpty {
      out += "| Shown without a route | Who goes there |\n| --- | --- |\n"
      for row in rows.direct {
        out += Markdown.row([Markdown.escaped(row.screen), Markdown.lines(row.sources.map(cell))])
      }
      out += "\n"
    }
    return out + Markdown.escaped(closing(rows)) + "\n"
  }

  private static func cell(_ source: MappingRows.Source) -> String {
    let doubt = source.confidence == .possible ? "?" : ""
    return Markdown.escaped("\(source.name) \(source.kind.rawValue)\(doubt) (\(source.place.file):\(source.place.line))")
  }
}

extension MappingReport {
  static let json = MappingReport(id: "json", summary: "one JSON object, for other programs") { graph in
    let rows = MappingRows(graph)
    return JSON.object([
      "schema": .string("navgraph-mapping/1"),
      "routes": .array(
        rows.routes.map { row in
          .object([
            "id": .string(row.route.id), "type": .string(row.type.id), "case": .string(row.route.name),
            "file": .string(row.route.place.file), "line": .int(row.route.place.line),
            "mapping": .string(row.route.mapping.rawValue), "screens": .strings(row.route.screens),
            "openReason": .string(row.type.openReason),
            "mappedIn": .array(
              row.mappings.map {
                .object([
                  "owner": .string($0.owner), "file": .string($0.place.file), "line": .int($0.place.line),
                  "default": .bool($0.isDefault),
                ])
              }),
            "sources": .array(row.sources.map(value)),
          ])
        }),
      "direct": .array(
        rows.direct.map { .object(["screen": .string($0.screen), "sources": .array($0.sources.map(value))]) }),
      "navigationCalls": .int(rows.counts.total),
      "unresolvedCalls": .int(rows.counts.unresolved),
    ]).text
  }

  private static func value(_ source: MappingRows.Source) -> JSON {
    .object([
      "from": .string(source.from), "kind": .string(source.kind.rawValue), "file": .string(source.place.file),
      "line": .int(source.place.line), "column": .int(source.place.column),
      "confidence": .string(source.confidence.rawValue),
    ])
  }
}
