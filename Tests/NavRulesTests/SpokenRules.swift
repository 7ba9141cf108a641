import NavModel
import NavRules
import TestSupport
import Testing

@testable import NavEngine

/// One rule says of a source what its `// expect:` comments say: no line less, no line more. Other rules may say what they like.
func expectFindings(of rule: String, _ source: String, at location: SourceLocation = #_sourceLocation) {
  let reading = SettingsReader.read("", file: ".navgraph.yml", folder: "/")
  let report = Pipeline.run([SourceText(path: "Example.swift", module: "Example", text: source)], settings: reading.settings).report
  let found = report.findings.filter { $0.rule == rule }.map { "\($0.place.line)" }
  let wanted = Expectation.read(in: source, file: "Example.swift").filter { $0.rule == rule }.map { "\($0.line)" }
  #expect(found == wanted, sourceLocation: location)
}
