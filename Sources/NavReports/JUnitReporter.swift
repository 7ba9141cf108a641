import NavFindings
import NavSource

extension Reporter {
  /// A suite for each rule, so that a clean run has passed tests and is not an empty one.
  ///
  /// Errors and warnings are failed tests, notes are passed ones with their text, and what could not be done is a test with an
  /// error. Names hold no lines, so that hosts know a test again when code above it moves.
  static let junit = Reporter(id: "junit", summary: "JUnit's XML: one test for each finding") { report, rendering in
    let byRule = Dictionary(grouping: report.findings, by: \.rule)
    var suites = RuleIndex(report).cards.map { JUnitSuite($0.id, byRule[$0.id] ?? [], rendering) }
    if !report.problems.isEmpty || suites.isEmpty { suites.append(JUnitSuite(report.problems, rendering)) }
    var out = Markup.xmlHead
    let sum = { (count: KeyPath<JUnitSuite, Int>) in String(suites.map { $0[keyPath: count] }.reduce(0, +)) }
    out += Markup.opened(
      "testsuites",
      ["name": ToolIdentity.name, "tests": sum(\.tests), "failures": sum(\.failures), "errors": sum(\.errors)])
    return out + ">\n" + suites.map(\.text).joined() + "</testsuites>\n"
  }
}

private struct JUnitSuite {
  private let name: String
  private(set) var tests = 0
  private(set) var failures = 0
  private(set) var errors = 0
  private var cases = ""
  /// How often a name was given; hosts take equal names for one test.
  private var met: [String: Int] = [:]

  /// What a rule found. One that found nothing is a passed test.
  init(_ rule: String, _ findings: [Finding], _ rendering: Rendering) {
    name = rule
    if findings.isEmpty { add(["classname": ToolIdentity.name, "name": rule], "") }
    for finding in findings {
      let file = rendering.path(finding.place.file)
      let lines = [LogLine.finding(finding, rendering)] + finding.related.map { LogLine.related($0, rendering) }
      let body = Markup.escaped(lines[0]) + lines.dropFirst().map { "\n" + Markup.escaped($0) }.joined()
      let isFailure = finding.severity > .info
      if isFailure { failures += 1 }
      let outcome = isFailure
        ? Markup.opened("failure", ["type": finding.severity.word, "message": finding.message]) + ">\(body)</failure>"
        : "<system-out>\(body)</system-out>"
      add(["classname": rule, "name": numbered("\(finding.subject) in \(file)"), "file": file], outcome)
    }
  }

  /// What could not be done; without problems, a passed test that says the run took place.
  init(_ problems: [Problem], _ rendering: Rendering) {
    name = "run"
    if problems.isEmpty { add(["classname": ToolIdentity.name, "name": "run"], "") }
    for problem in problems {
      let title = numbered(problem.file.map { "\(problem.what) in \(rendering.path($0))" } ?? problem.what)
      let line = Markup.escaped(LogLine.problem(problem, rendering))
      if problem.isFatal { errors += 1 }
      add(
        ["classname": ToolIdentity.name, "name": title],
        problem.isFatal
          ? Markup.opened("error", ["type": "problem", "message": problem.what]) + ">\(line)</error>"
          : "<system-out>\(line)</system-out>")
    }
  }

  var text: String {
    "  "
      + Markup.opened(
        "testsuite",
        ["name": name, "tests": String(tests), "failures": String(failures), "errors": String(errors), "skipped": "0"])
      + ">\n\(cases)  </testsuite>\n"
  }

  private mutating func add(_ attributes: KeyValuePairs<String, String>, _ outcome: String) {
    tests += 1
    let opened = "    " + Markup.opened("testcase", attributes)
    cases += outcome.isEmpty ? "\(opened)/>\n" : "\(opened)>\n      \(outcome)\n    </testcase>\n"
  }

  private mutating func numbered(_ name: String) -> String {
    let count = met[name, default: 0] + 1
    met[name] = count
    return count == 1 ? name : "\(name) (\(count))"
  }
}
