import Foundation
import TestSupport
import Testing

/// Answers about the samples: golden files, and what a person wrote down of the same flow.
@Suite struct AnswerTests {
  private typealias Sample = SampleTests.Sample

  /// A line of `expected-graph.txt`.
  private struct Arrow: Hashable {
    var from: String
    var to: String
    var kind: String
    var route: String

    /// `from -> to [kind] route  # file:line`.
    init?(_ line: Substring) {
      let words = line.split(separator: "#")[0].split(separator: " ").map(String.init)
      guard words.count == 5 else { return nil }
      (from, to, kind, route) = (words[0], words[2], String(words[3].dropFirst().dropLast()), words[4])
    }
  }

  private func arrows(_ sample: SampleTests.Sample) throws -> [Arrow] {
    let text = try String(contentsOf: sample.folder.appendingPathComponent("expected-graph.txt"), encoding: .utf8)
    let lines = text.split(whereSeparator: \.isNewline)
    let arrows = lines.compactMap(Arrow.init)
    try #require(arrows.count == lines.count)
    return arrows
  }

  /// How far each screen is from the entry, by what is written down.
  private func depths(_ arrows: [Arrow]) -> [String: Int] {
    var depths: [String: Int] = [:]
    for arrow in arrows where arrow.from == "(entry)" { depths[arrow.to] = 0 }
    for depth in 0..<arrows.count {
      for arrow in arrows where depths[arrow.from] == depth && depths[arrow.to] == nil && arrow.to != "-" { depths[arrow.to] = depth + 1 }
    }
    return depths
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test(arguments: SampleTests.samples) func theSnapshotHoldsWhatAPersonReads(_ sample: SampleTests.Sample) throws {
    let run = try sample.navgraph(["snapshot", "-o", "-"])
    #expect(run.status == 0)
    var from = ""
    var found: Set<String> = []
    for line in run.output.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("  -> ") { found.insert(from + line.dropFirst()) } else { from = String(line.split(separator: ",")[0]) }
    }
    let expected = Set(try arrows(sample).map { arrow in
      "\(arrow.from) -> \(arrow.to == "-" ? "(no known screen)" : arrow.to) [\(arrow.kind)]" + (arrow.route == "-" ? "" : " \(arrow.route)")
    })
    let missing = expected.subtracting(found).sorted()
    let surplus = found.subtracting(expected).sorted()
    #expect(missing == [])
    #expect(surplus == [])
    try expectSnapshot(run.output, "\(sample.testDescription).flow.txt")
  }

  @Test(arguments: SampleTests.samples) func depthsAreThoseOfWhatAPersonReads(_ sample: SampleTests.Sample) throws {
    let depths = depths(try arrows(sample))
    let run = try sample.navgraph(["metrics", "--format", "json"])
    let app = try #require(try object(run.output)["app"] as? [String: Any])
    let expected = (0...(depths.values.max() ?? 0)).map { depth in depths.values.count { $0 == depth } }
    #expect(app["screensByDepth"] as? [Int] == expected)
    try expectSnapshot(try sample.navgraph(["metrics"]).output, "\(sample.testDescription).metrics.txt")
  }

  @Test(arguments: SampleTests.samples) func pathsToTheDeepestScreen(_ sample: SampleTests.Sample) throws {
    let depths = depths(try arrows(sample))
    let deepest = try #require(depths.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.first)
    let run = try sample.navgraph(["paths", deepest.key, "--all"])
    #expect(run.status == 0)
    #expect(run.output.contains("to \(deepest.key), \(deepest.value) transition"))
    try expectSnapshot(run.output, "\(sample.testDescription).paths.txt")
    for word in run.output.split(separator: "\n") where word.hasPrefix("  ") {
      // Each hop names a place that there is.
      let place = try #require(word.split(separator: " ").first { $0.contains(".swift") || $0.contains(".storyboard:") })
      #expect(FileManager.default.fileExists(atPath: sample.folder.appendingPathComponent(String(place.split(separator: ":")[0])).path))
    }
  }

  @Test(arguments: SampleTests.samples) func walksTakeEverything(_ sample: SampleTests.Sample) throws {
    let results = try TemporaryFolder()
    let file = results.path + "/walks.json"
    #expect(try sample.navgraph(["cover", "--format", "json", "-o", file]).status == 0)
    let covered = try object(sample.navgraph(["cover", "--walks", file, "--format", "json"]).output)
    let unreached = try #require(try object(results.text("walks.json"))["unreached"] as? [Any])
    let (taken, total) = (covered["taken"] as? Int ?? 0, covered["transitions"] as? Int ?? 0)
    #expect(taken > 0 && taken + unreached.count == total)
    // As many as there are transitions between two screens in what a person reads.
    #expect(total == (try arrows(sample).count { $0.from != "(entry)" && $0.to != "-" }))
    try expectSnapshot(try sample.navgraph(["cover"]).output, "\(sample.testDescription).cover.txt")
  }

  /// What the README shows of the Bakery is what comes out.
  @Test func theReadMesExamplesHold() throws {
    let bakery = try #require(bakery)
    let readMe = try String(contentsOf: bakery.folder.appendingPathComponent("../../README.md"), encoding: .utf8)
    let blocks = readMe.components(separatedBy: "```console\n$ navgraph ").dropFirst().map { $0.components(separatedBy: "```")[0] }
    var run = 0
    for block in blocks {
      let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
      let arguments = lines[0].split(separator: " ").map(String.init)
      guard ["paths", "why", "entries"].contains(arguments[0]) else { continue }
      let output = try bakery.navgraph(arguments).output
      #expect(output == lines.dropFirst().joined(separator: "\n"), "navgraph \(lines[0])")
      run += 1
    }
    #expect(run == 3)
  }

  // MARK: Statuses

  private let bakery = SampleTests.samples.first { $0.testDescription == "Bakery" }

  @Test func aWayThatIsNotThereIsStatusOne() throws {
    let bakery = try #require(bakery)
    let none = try bakery.navgraph(["paths", "CartView", "MenuView"])
    #expect(none.status == 1 && none.output == "no way leads from 'CartView' to 'MenuView'\n")
    #expect(try bakery.navgraph(["why", "CartView", "MenuView"]).status == 1)
    #expect(try bakery.navgraph(["why", "MenuViewModel.swift:2"]).status == 1)
    let unknown = try bakery.navgraph(["paths", "CartVeiw"])
    #expect(unknown.status == 2 && unknown.output == "")
    #expect(unknown.errors == "navgraph: error: no screen is called 'CartVeiw'\n  Did you mean 'CartView'?\n")
    for wrong in [["paths"], ["paths", "a", "b", "c"], ["paths", "a", "--max", "0"], ["paths", "a", "--only", "jump"], ["why"], ["why", "a", "b", "c"]] {
      #expect(try bakery.navgraph(wrong).status == 2)
    }
  }

  @Test func oneEntryIsAsked() throws {
    let journal = try #require(SampleTests.samples.first { $0.testDescription == "TravelJournal" })
    let all = try journal.navgraph(["entries"])
    #expect(all.status == 0 && all.output.contains("PlacesView.onOpenURL") && all.output.hasSuffix("2 entry points, 15 of 15 screens reached\n"))
    let link = try journal.navgraph(["entries", "--entry", "onOpenURL"])
    #expect(link.status == 0 && link.output.contains("  opens  PlaceDetailView  Sources/Places/"))
    #expect(try journal.navgraph(["paths", "PlaceDetailView", "--entry", "url"]).status == 0)
    #expect(try journal.navgraph(["paths", "RootView", "--entry", "url"]).status == 1)
    let unknown = try journal.navgraph(["entries", "--entry", "onOpenUrls"])
    #expect(unknown.status == 2 && unknown.errors == "navgraph: error: no entry point is called 'onOpenUrls'\n  Did you mean 'PlacesView.onOpenURL'?\n")
    #expect(try journal.navgraph(["paths", "RootView", "PlacesView", "--entry", "url"]).status == 2)
  }

  @Test func whyShowsEachLineOfCode() throws {
    let bakery = try #require(bakery)
    let run = try bakery.navgraph(["why", "CakeDetailView", "CartView"])
    #expect(run.status == 0)
    #expect(run.output.contains("coordinator.push(.cartScene)"))
    #expect(run.output.contains("path.append(scene)"))
    let line = try #require(run.output.firstMatch(of: /CakeDetailView\.swift:(\d+):/)?.1)
    #expect(try bakery.navgraph(["why", "CakeDetailView.swift:\(line)"]).output == run.output)
    #expect(try bakery.navgraph(["why", "CakeDetailView.swift:\(line):3"]).output == run.output)
  }

  @Test func unresolvedCallsAreListed() throws {
    let bakery = try #require(bakery)
    let run = try bakery.navgraph(["graph", "--unresolved"])
    let counts = try object(bakery.navgraph(["graph", "--unresolved", "--format", "json"]).output)
    let unresolved = try #require(counts["unresolvedCalls"] as? Int)
    #expect(run.output.split(separator: "\n").count == unresolved + 1)
    #expect(run.output.contains("\(unresolved) of \(counts["navigationCalls"] as? Int ?? 0) navigation calls could not be read"))
  }

  @Test func aSnapshotIsCheckedAgainstTheCode() throws {
    let app = """
      import SwiftUI
      @main struct ShopApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct HomeView: View { var body: some View { NavigationStack { NavigationLink("Cart") { CartView() } } } }
      struct CartView: View { var body: some View { Text("Cart") } }

      """
    let folder = try TemporaryFolder(["App/Shop.swift": app])
    let missing = try CommandRun.navgraph(["snapshot", "--check"], in: folder)
    #expect(missing.status == 2 && missing.output == "" && missing.errors.contains("'navgraph snapshot' writes one."))
    #expect(try CommandRun.navgraph(["snapshot"], in: folder).status == 0)
    #expect(try CommandRun.navgraph(["snapshot", "--check"], in: folder).status == 0)
    // Moved code is the same flow.
    try folder.write("// A line more.\n\n" + app, to: "App/Shop.swift")
    let moved = try CommandRun.navgraph(["snapshot", "--check"], in: folder)
    #expect(moved.status == 0 && moved.output == "")
    try folder.write(app.replacing("NavigationLink(\"Cart\") { CartView() }", with: "Text(\"Closed\")"), to: "App/Shop.swift")
    let other = try CommandRun.navgraph(["snapshot", "--check"], in: folder)
    #expect(other.status == 1)
    #expect(other.output.hasPrefix("--- navgraph-flow.txt\n+++ the code's flow\n@@ "))
    #expect(other.output.contains("-  -> CartView [push]\n"))
    #expect(try CommandRun.navgraph(["snapshot", "--check", "-o", "-"], in: folder).status == 2)
  }

  @Test func graphFilesAreCompared() throws {
    let bakery = try #require(bakery)
    let folder = try TemporaryFolder(["old.json": try bakery.navgraph(["graph"]).output, "broken.json": "{\"schema\": 3}"])
    let same = try CommandRun.navgraph(["diff", "old.json", "old.json", "--exit-code"], in: folder)
    #expect(same.status == 0 && same.output == "from old.json to old.json: nothing changed\n")
    let text = try folder.text("old.json").replacing("\"to\": \"AllergensView\"", with: "\"to\": \"CartView\"")
    try folder.write(text, to: "new.json")
    let changed = try CommandRun.navgraph(["diff", "old.json", "new.json", "-o", "d.txt", "-o", "d.md", "-o", "d.json", "-o", "d.svg"], in: folder)
    #expect(changed.status == 0 && changed.output == "")
    #expect(try folder.text("d.txt").contains("- CakeDetailView -> AllergensView: sheet"))
    #expect(try folder.text("d.md").contains("➖ CakeDetailView"))
    #expect(try object(folder.text("d.json"))["changed"] as? Bool == true)
    let picture = try folder.text("d.svg")
    #expect(picture.contains("－ sheet") && picture.contains("only in old.json"))
    #expect(try CommandRun.navgraph(["diff", "old.json", "new.json", "--exit-code"], in: folder).status == 1)
    for file in ["broken.json", "gone.json"] {
      let failed = try CommandRun.navgraph(["diff", "old.json", file], in: folder)
      #expect(failed.status == 2 && failed.output == "" && failed.errors.hasPrefix(file))
    }
  }
}
