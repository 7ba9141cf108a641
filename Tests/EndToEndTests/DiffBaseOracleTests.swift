import Foundation
import TestSupport
import Testing

/// What is new is what two whole runs, one over each side, differ in.
@Suite struct DiffBaseOracleTests {
  private struct Key: Hashable { var rule, file, subject: String }

  private struct Findings: Decodable {
    struct Finding: Decodable { var rule, file, subject: String }
    var findings: [Finding]

    var counts: [Key: Int] { Dictionary(findings.map { (Key(rule: $0.rule, file: $0.file, subject: $0.subject), 1) }, uniquingKeysWith: +) }
  }

  private func findings(in folder: String, _ arguments: [String] = []) throws -> [Key: Int] {
    let run = try CommandRun.run(
      CommandRun.executable("navgraph"), ["lint", "--format", "json"] + arguments, in: folder, environment: TestRepository.environment)
    return try JSONDecoder().decode(Findings.self, from: Data(run.output.utf8)).counts
  }

  /// Whole lines are cut, doubled and moved, and files go and come: whatever that does to the code, both sides are read alike.
  @Test(arguments: [("Cinema", 1), ("Bakery", 2), ("Museum", 3), ("Clinic", 4), ("TravelJournal", 5)])
  func newFindingsAreThoseThatTheBaseDoesNotHave(_ sample: String, _ seed: UInt64) throws {
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Samples/\(sample)")
    let names = (FileManager.default.enumerator(atPath: source.path)?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
    try #require(names.count > 3)
    let files = try names.map { ($0, try String(contentsOf: source.appendingPathComponent($0), encoding: .utf8)) }
    let repository = try TestRepository(Dictionary(uniqueKeysWithValues: files))
    let before = try findings(in: repository.folder.path)

    var random = SplitMix64(seed: seed)
    var hasNew = false
    for _ in 0..<4 {
      let name = names.randomElement(using: &random) ?? names[0]
      if Int.random(in: 0..<6, using: &random) == 0 {
        try? FileManager.default.removeItem(at: repository.folder.url(name))
      } else if let text = try? repository.folder.text(name) {
        var lines = text.components(separatedBy: "\n")
        for _ in 0..<3 {
          let line = lines.remove(at: Int.random(in: lines.indices, using: &random))
          if Bool.random(using: &random) { lines.insert(contentsOf: [line, line], at: Int.random(in: 0...lines.count, using: &random)) }
        }
        try repository.folder.write(lines.joined(separator: "\n"), to: name)
      }
      if Bool.random(using: &random) { try repository.commit() }
      try repository.folder.write("struct Fresh\(hasNew ? "Again" : "") {}\n// navgraph:disable:this nonsense\n", to: "Fresh.swift")

      let after = try findings(in: repository.folder.path)
      let reported = try findings(in: repository.folder.path, ["--diff-base", "main"])
      let changed = Set(try repository.git("diff", "--name-only", "main").split(separator: "\n").map(String.init) + ["Fresh.swift"])
      for (key, count) in after {
        let new = max(0, count - before[key, default: 0])
        #expect(reported[key, default: 0] >= new, "\(key)")
        // More than what is new can only stand in changed lines.
        #expect(reported[key, default: 0] == new || changed.contains(key.file), "\(key)")
        if new > 0 { hasNew = true }
      }
      #expect(reported.allSatisfy { after[$0.key, default: 0] >= $0.value })
    }
    #expect(hasNew)
  }
}
