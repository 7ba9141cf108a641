import Foundation
import TestSupport
import Testing

/// The samples are whole apps: what is marked in them is found, nothing else is, and their flow is read as a person reads it.
@Suite struct SampleTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    var folder: URL
    var testDescription: String { folder.lastPathComponent }

    /// Paths below the folder of the files that findings stand in, sorted.
    func files() -> [String] {
      let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
      return names.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".storyboard") }.sorted()
    }

    func navgraph(_ arguments: [String]) throws -> CommandRun {
      try CommandRun.run(CommandRun.executable("navgraph"), arguments, in: folder.path)
    }
  }

  // The testing library has a type of the same name.
  private typealias Mark = TestSupport.Expectation

  static let samples: [Sample] = {
    let folder = package.appendingPathComponent("Samples")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { Sample(folder: folder.appendingPathComponent($0)) }.filter { !$0.files().isEmpty }
  }()

  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private struct Findings: Decodable {
    struct Finding: Decodable {
      var rule: String
      var file: String
      var line: Int
    }
    var findings: [Finding]
  }

  private struct Graph: Decodable {
    struct Screen: Decodable { var id: String }
    struct Transition: Decodable {
      var from: String?
      var to: String?
      var kind: String
      var file: String
      var line: Int
      var live: Bool
      var routes: [String]

      /// As the lines of `expected-graph.txt`, blanks made single; one for each route.
      var lines: [String] {
        (routes.isEmpty ? ["-"] : routes).map { "\(from ?? "(entry)") -> \(to ?? "-") [\(kind)] \($0) # \(file):\(line)" }
      }
    }
    var screens: [Screen]
    var transitions: [Transition]
  }

  @Test func thereIsASampleForEveryShape() { #expect(Self.samples.count == 9) }

  @Test(arguments: samples) func findingsAreThoseMarked(_ sample: Sample) throws {
    let expected = try sample.files().flatMap { name in
      Mark.read(in: try String(contentsOf: sample.folder.appendingPathComponent(name), encoding: .utf8), file: name)
    }
    #expect(!expected.isEmpty)
    let run = try sample.navgraph(["lint", "--format", "json"])
    #expect(run.status == 1)
    let found = try JSONDecoder().decode(Findings.self, from: Data(run.output.utf8)).findings.map {
      Mark(file: $0.file, line: $0.line, rule: $0.rule)
    }
    let missing = Self.difference(expected, found)
    let surplus = Self.difference(found, expected)
    #expect(missing == [], "marked, but not found")
    #expect(surplus == [], "found, but not marked")
  }

  @Test(arguments: samples) func theFlowIsReadAsAPersonReadsIt(_ sample: Sample) throws {
    let text = try String(contentsOf: sample.folder.appendingPathComponent("expected-graph.txt"), encoding: .utf8)
    let expected = text.split(whereSeparator: \.isNewline).map { $0.split(separator: " ").joined(separator: " ") }
    let run = try sample.navgraph(["graph"])
    let found = try JSONDecoder().decode(Graph.self, from: Data(run.output.utf8)).transitions.filter(\.live).flatMap(\.lines)
    let missing = Set(expected).subtracting(found).sorted()
    let surplus = Set(found).subtracting(expected).sorted()
    #expect(missing == [], "written down, but not found")
    #expect(surplus == [], "found, but not written down")
  }

  @Test(arguments: samples) func reportsAndPicturesAreMade(_ sample: Sample) throws {
    let results = try TemporaryFolder()
    #expect(try sample.navgraph(["report"]).status == 0)
    for format in ["svg", "png", "pdf", "dot"] {
      let file = results.path + "/flow." + format
      let run = try sample.navgraph(["diagram", "-o", file])
      #expect(run.status == 0, "\(run.errors)")
      #expect(try Data(contentsOf: URL(fileURLWithPath: file)).count > 1_000)
    }
    let again = try sample.navgraph(["diagram", "--format", "svg", "-o", "-"])
    #expect(try again.output == results.text("flow.svg"))
  }

  @Test func theReadMesPictureShowsTheSampleAsItIs() throws {
    let sample = try #require(Self.samples.first { $0.testDescription == "Cinema" })
    let picture = try String(contentsOf: sample.folder.appendingPathComponent("flow.svg"), encoding: .utf8)
    let graph = try JSONDecoder().decode(Graph.self, from: Data(sample.navgraph(["graph"]).output.utf8))
    #expect(graph.screens.map(\.id).filter { !picture.contains(">\($0)<") } == [])
    let readMe = try String(contentsOf: Self.package.appendingPathComponent("README.md"), encoding: .utf8)
    #expect(readMe.contains("(Samples/Cinema/flow.svg)"))
  }

  /// Each element of `a` as often as it stands there more than in `b`.
  private static func difference(_ a: [Mark], _ b: [Mark]) -> [Mark] {
    var rest = b.sorted()
    return a.sorted().filter { element in
      guard let index = rest.firstIndex(of: element) else { return true }
      rest.remove(at: index)
      return false
    }
  }
}
