import NavFindings
import NavSource
import TestSupport
import Testing

@testable import NavEngine

/// The file after `lint --fix`; nil where nothing is mended.
func fixedByRule(_ code: String, _ rule: String) throws -> String? {
  let folder = try TemporaryFolder(["A.swift": code])
  let request = Pipeline.Request(paths: [folder.path], settings: Settings(), currentFolder: "/elsewhere")
  func run() -> FixRun {
    FixRun(Pipeline.run(request), wanted: \.report.findings) { texts in
      var again = request
      again.texts = texts
      return Pipeline.run(again)
    }
  }
  let before = Pipeline.run(request).report.findings.filter { $0.rule == rule }
  #expect(!before.isEmpty, "the rule speaks")
  let first = run()
  #expect(first.problems == [])
  guard let file = first.files.first else { return nil }
  #expect(first.mended.contains { $0.rule == rule })
  #expect(first.write() == [])
  // Once mended, always mended.
  #expect(!Pipeline.run(request).report.findings.contains { $0.rule == rule && $0.fix != nil })
  #expect(run().files == [])
  return String(decoding: file.new, as: UTF8.self)
}

/// The fix of a rule changes `old` to `new`, wherever it stands, and nothing else.
func checkFix(_ rule: String, _ code: String, _ old: String, _ new: String) throws {
  #expect(try fixedByRule(code, rule) == code.replacing(old, with: new))
}

/// What a rule says of a file.
func spoken(_ code: String, _ rule: String) throws -> [Finding] {
  let folder = try TemporaryFolder(["A.swift": code])
  let request = Pipeline.Request(paths: [folder.path], settings: Settings(), currentFolder: "/elsewhere")
  return Pipeline.run(request).report.findings.filter { $0.rule == rule }
}
