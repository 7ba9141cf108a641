import NavFindings
import NavSource

extension Reporter {
  /// SARIF 2.1.0 as GitHub's code scanning wants it: relative addresses, fingerprints, a page of help for each rule.
  static let sarif = Reporter(
    id: "sarif", summary: "SARIF 2.1.0: for GitHub code scanning, Azure DevOps and editors",
    render: { report, rendering in SARIFLog(report, rendering).json.text },
    omission: SARIFLog.omission)
}

private struct SARIFLog {
  /// GitHub refuses a run with more.
  private static let mostResults = 25_000

  private let report: Report
  private let rendering: Rendering
  private let rules: RuleIndex

  init(_ report: Report, _ rendering: Rendering) {
    self.report = report
    self.rendering = rendering
    rules = RuleIndex(report)
  }

  @Sendable static func omission(_ report: Report) -> String? {
    let count = report.findings.count
    if count <= mostResults { return nil }
    return "SARIF holds \(mostResults) of \(count) findings, the gravest, because GitHub takes no more of a run"
  }

  var json: JSON {
    .object([
      "$schema": .string("https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"),
      "version": .string("2.1.0"),
      "runs": .array([
        .object([
          "tool": .object(["driver": driver]),
          "columnKind": .string("utf16CodeUnits"),
          "originalUriBaseIds": .object([
            SARIFURI.base: .object(["description": text("The folder that the paths of this report start from")])
          ]),
          "invocations": .array([
            .object([
              "executionSuccessful": .bool(!report.problems.contains(where: \.isFatal)),
              "toolExecutionNotifications": .array(notifications),
            ])
          ]),
          "results": .array(results),
          "properties": .object([
            "filesAnalysed": .int(report.filesAnalysed), "navigationCalls": .int(report.navigationCalls),
            "unresolvedCalls": .int(report.unresolvedCalls), "silencedFindings": .int(report.suppressed),
          ]),
        ])
      ]),
    ])
  }

  // MARK: Rules

  private var driver: JSON {
    .object([
      "name": .string(ToolIdentity.name), "version": .string(ToolIdentity.version),
      "semanticVersion": .string(ToolIdentity.version), "rules": .array(rules.cards.map(descriptor)),
    ])
  }

  private func descriptor(_ card: RuleCard) -> JSON {
    .present([
      "id": .string(card.id),
      "shortDescription": text(card.summary),
      "fullDescription": text(card.rationale.isEmpty ? card.summary : card.rationale),
      "help": card.bad.isEmpty
        ? nil : .object(["text": .string(RulePages.page(card)), "markdown": .string(RulePages.markdown(card))]),
      "defaultConfiguration": .object(["level": .string(card.severity.level)]),
      "properties": .object([
        "tags": .array([.string("navigation")]),
        "problem.severity": .string(card.severity == .info ? "recommendation" : card.severity.rawValue),
      ]),
    ])
  }

  // MARK: Results

  private var results: [JSON] {
    let fingerprints = Fingerprints.of(report.findings, rendering)
    var kept = Array(report.findings.indices)
    if kept.count > Self.mostResults {
      let gravest = kept.sorted {
        (report.findings[$1].severity, $0) < (report.findings[$0].severity, $1)
      }
      kept = gravest.prefix(Self.mostResults).sorted()
    }
    return kept.map { result(report.findings[$0], fingerprint: fingerprints[$0]) }
  }

  private func result(_ finding: Finding, fingerprint: String) -> JSON {
    .present([
      "ruleId": .string(finding.rule),
      "ruleIndex": rules.index(of: finding.rule).map { .int($0) },
      "level": .string(finding.severity.level),
      "message": message(finding.message),
      "locations": .array([
        .object([
          "physicalLocation": location(finding.place),
          "logicalLocations": .array([.object(["fullyQualifiedName": .string(Visible.text(finding.subject))])]),
        ])
      ]),
      "relatedLocations": finding.related.isEmpty
        ? nil
        : .array(
          finding.related.enumerated().map { index, related in
            .object([
              "id": .int(index + 1), "physicalLocation": location(related.place), "message": message(related.text),
            ])
          }),
      "fixes": finding.fix.map { .array([fix($0)]) },
      // A key of our own: GitHub works out 'primaryLocationLineHash' from the source.
      "partialFingerprints": .object(["navgraph/v1": .string(fingerprint)]),
    ])
  }

  private func fix(_ fix: Fix) -> JSON {
    let files = Dictionary(grouping: fix.edits, by: \.piece.place.file)
    return .object([
      "description": message(fix.title),
      "artifactChanges": .array(
        files.keys.sorted().map { file in
          .object([
            "artifactLocation": SARIFURI.location(rendering.path(file)),
            "replacements": .array((files[file] ?? []).map(replacement)),
          ])
        }),
    ])
  }

  private func replacement(_ edit: Edit) -> JSON {
    let place = edit.piece.place
    let columns = TextColumns(place, rendering)
    // A piece that ends with its line ends where the next one begins.
    let isLine = edit.piece.isLine
    return .object([
      "deletedRegion": .present([
        "startLine": .int(max(place.line, 1)), "startColumn": columns.map { .int($0.start) },
        "endLine": isLine ? .int(max(place.line, 1) + 1) : nil, "endColumn": isLine ? .int(1) : columns.map { .int($0.end) },
      ]),
      "insertedContent": .object(["text": .string(edit.replacement)]),
    ])
  }

  private func location(_ place: Place) -> JSON {
    let columns = TextColumns(place, rendering)
    return .object([
      "artifactLocation": SARIFURI.location(rendering.path(place.file)),
      "region": .present([
        "startLine": .int(max(place.line, 1)), "startColumn": columns.map { .int($0.start) },
        "endColumn": columns.map { .int($0.end) },
      ]),
    ])
  }

  // MARK: Problems

  private var notifications: [JSON] {
    let problems = report.problems.map { problem in
      JSON.present([
        "level": .string(problem.isFatal ? "error" : "warning"),
        "message": message(problem.what + (problem.mend.map { "; \($0)" } ?? "")),
        "locations": problem.file.map { file in
          .array([
            .object([
              "physicalLocation": .present([
                "artifactLocation": SARIFURI.location(rendering.path(file)),
                "region": problem.line.map { .object(["startLine": .int(max($0, 1))]) },
              ])
            ])
          ])
        },
      ])
    }
    let omission = Self.omission(report).map { JSON.object(["level": .string("warning"), "message": text($0)]) }
    return problems + (omission.map { [$0] } ?? [])
  }

  private func text(_ text: String) -> JSON { .object(["text": .string(text)]) }

  /// A name may look like a link, `[text](address)`, which readers of SARIF would follow.
  private func message(_ text: String) -> JSON {
    self.text(Visible.text(text).replacing("](", with: "\\]("))
  }
}

extension Severity {
  fileprivate var level: String { word }
}

/// Paths as the addresses of SARIF: relative to a base that the reader knows, or whole.
private enum SARIFURI {
  /// As GitHub calls the repository's root.
  static let base = "%SRCROOT%"

  static func location(_ path: String) -> JSON {
    path.hasPrefix("/")
      ? .object(["uri": .string("file://" + encoded(path))])
      : .object(["uri": .string(encoded(path)), "uriBaseId": .string(base)])
  }

  /// Percent signs and two digits for every byte that is not unreserved, or the separator.
  private static func encoded(_ path: String) -> String {
    var out = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        out.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        out += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return out
  }
}
