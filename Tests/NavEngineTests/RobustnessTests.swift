import Foundation
import NavFindings
import TestSupport
import Testing

@testable import NavEngine

/// 10,000 settings files and 10,000 comments that people might write, badly: never a crash, always an effect or a message.
@Suite struct RobustnessTests {
  // MARK: Settings

  @Test func everySettingHasAnEffectOrAMessage() throws {
    var random = RandomSettings(seed: 20_261_127, cards: RuleBook.cards)
    var counts = (silent: 0, told: 0, heard: 0)
    for _ in 0..<5_000 {
      let settings = random.settings()
      let text = try RandomSettings.json(settings)
      let reading = SettingsReader.read(text, file: "f", folder: "/app")
      let hasEffect = reading.settings != Settings(files: ["f"]) || reading.parent != nil
      if reading.problems.isEmpty, !hasEffect {
        counts.silent += 1
        #expect(settings.values.allSatisfy(Self.saysNothing), "\(text)")
      } else if reading.problems.isEmpty {
        counts.heard += 1
      } else {
        counts.told += 1
        for problem in reading.problems { #expect(problem.file == "f" && problem.line != nil && problem.isFatal) }
      }
      // Whatever was accepted can be asked and printed.
      _ = SettingsListing.text(reading.settings, currentFolder: "/app")
      let path = SeenPath(absolute: "/app/App/Home.swift", root: "/app")
      _ = reading.settings.isExcluded(path) || !reading.settings.isIncluded(path)
      for card in RuleBook.cards { _ = reading.settings.isOn(card, in: path) }
    }
    #expect(counts.told > 500 && counts.heard > 500, "\(counts)")
  }

  /// Whatever settings are accepted, an app is linked, judged and told about by them: patterns, layers, contracts, dialects and all.
  @Test func everySettingCanBeRun() throws {
    let folder = try TemporaryFolder([
      "App/App.swift": "import SwiftUI\n@main struct ShopApp: App { var body: some Scene { WindowGroup { Screen1() } } }\n",
      "App/Home.swift": Self.screen(1, 4, "// navgraph:disable:this unguarded-remove-last"),
      "Feature/Detail.swift": Self.screen(2, -1, ""),
    ])
    var random = RandomSettings(seed: 20_261_130, cards: RuleBook.cards)
    var runs = 0
    for _ in 0..<2_000 where runs < 80 {
      let reading = SettingsReader.read(try RandomSettings.json(random.settings()), file: "f", folder: folder.path)
      guard reading.problems.isEmpty else { continue }
      runs += 1
      let done = Pipeline.run(Pipeline.Request(paths: [folder.path], settings: reading.settings, jobs: 1, currentFolder: "/elsewhere"))
      #expect(done.report.filesAnalysed <= 3)
      for finding in done.report.findings { #expect(finding.severity != .off) }
    }
    #expect(runs == 80)
  }

  private static func saysNothing(_ value: Any) -> Bool {
    value is NSNull || (value as? [Any])?.isEmpty == true || (value as? [String: Any])?.isEmpty == true
  }

  /// Text that is hardly YAML: damaged examples and heaps of marks.
  @Test func anyTextIsReadOrToldAbout() {
    var random = SplitMix64(seed: 20_261_128)
    let template = Array(SettingsKey.allCases.map(\.example).joined(separator: "\n").utf8)
    let marks = Array(" \n\t:-[]{}#'\"&*!|>%@`,?~\\\0\u{1}é".utf8)
    for round in 0..<5_000 {
      var bytes = template
      if round % 2 == 0 {
        for _ in 0..<Int.random(in: 1...6, using: &random) {
          let index = Int.random(in: bytes.indices, using: &random)
          switch Int.random(in: 0..<3, using: &random) {
          case 0: bytes[index] = marks.randomElement(using: &random) ?? 0
          case 1: bytes.remove(at: index)
          default: bytes.insert(marks.randomElement(using: &random) ?? 0, at: index)
          }
        }
      } else {
        bytes = (0..<Int.random(in: 0...40, using: &random)).compactMap { _ in
          Bool.random(using: &random) ? marks.randomElement(using: &random) : template.randomElement(using: &random)
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      let reading = SettingsReader.read(text, file: "f", folder: "/")
      if reading.problems.isEmpty, reading.settings == Settings(files: ["f"]), reading.parent == nil {
        // Only what has no value behind any key may pass without a word.
        let words = text.split(whereSeparator: \.isNewline).map { $0.split(separator: "#", omittingEmptySubsequences: false).first ?? "" }
        #expect(words.allSatisfy { !$0.contains { $0.isLetter } || $0.contains("~") || $0.contains("null") || $0.contains(":") }, "\(text)")
      }
    }
  }

  // MARK: Comments

  private static let filesPerRun = 100

  /// A screen with an unguarded removal, and places for a comment.
  private static func screen(_ number: Int, _ place: Int, _ comment: String) -> String {
    func slot(_ index: Int) -> String { place == index ? comment : "" }
    return """
      import SwiftUI
      \(slot(0))
      struct Screen\(number): View {
        @State private var path = NavigationPath()
        \(slot(1))
        var body: some View { NavigationStack(path: $path) { Text("\(number)") } } \(slot(2))
        func back() {
          \(slot(3))
          path.removeLast() \(slot(4))
          \(slot(5))
        }
      }
      \(slot(6))
      """
  }

  private func findings(_ comments: [(place: Int, text: String)], _ newline: String) -> [String: [Finding]] {
    let main = SourceText(
      path: "Main.swift", module: "Shop", text: "import SwiftUI\n@main struct ShopApp: App { var body: some Scene { WindowGroup { Screen0() } } }\n")
    let screens = comments.enumerated().map { index, comment in
      let text = Self.screen(index, comment.place, comment.text).split(separator: "\n", omittingEmptySubsequences: false)
      return SourceText(path: "Screen\(index).swift", module: "Shop", text: text.joined(separator: newline))
    }
    return Dictionary(grouping: Pipeline.run([main] + screens).report.findings) { $0.place.file }
  }

  @Test(arguments: [("\n", 1), ("\r\n", 2)]) func everyCommentHasAnEffectOrAMessage(_ newline: String, _ seed: UInt64) {
    var random = SplitMix64(seed: 20_261_129 + seed)
    let plain = findings((0..<Self.filesPerRun).map { _ in (-1, "") }, newline).mapValues(\.count)
    #expect(plain["Screen0.swift"] == 1)
    var told = 0
    var silenced = 0
    for _ in 0..<50 {
      let comments = (0..<Self.filesPerRun).map { _ in (place: Int.random(in: 0...6, using: &random), text: Self.comment(&random)) }
      let found = findings(comments, newline)
      for (index, comment) in comments.enumerated() {
        let file = "Screen\(index).swift"
        let messages = found[file, default: []].filter { $0.rule.hasSuffix("-suppression") }
        let rest = found[file, default: []].count - messages.count
        let hasEffect = rest < plain[file, default: 0]
        #expect(hasEffect || !messages.isEmpty, "\(comment)")
        if hasEffect { silenced += 1 }
        if !messages.isEmpty { told += 1 }
      }
    }
    #expect(told > 1_000 && silenced > 100, "\(told) \(silenced)")
  }

  private static func comment(_ random: inout SplitMix64) -> String {
    func pick(_ words: [String]) -> String { words.randomElement(using: &random) ?? "" }
    let rules = ["unguarded-remove-last", "unreachable-screen", "all", "unused-suppression", "unknown-suppression", "never-presented",
      "unguarded-removelast", "UnguardedRemoveLast", "rule", "🧭", "-", ","]
    let verb = pick(["disable", "disable", "disable", "enable", "disabled", "", "Disable", "ignore"])
    let scope = pick(["", ":this", ":next", ":previous", ":file", ":next", ":this", ":line", ":", "::this"])
    let names = (0..<Int.random(in: 0...3, using: &random)).map { _ in pick(rules) }.joined(separator: pick([", ", ",", " ", " , "]))
    let reason = pick(["", "", " - because", " — because", " because", " //", " - ", " -- a-b - c", "\u{0}", String(repeating: " x", count: 200)])
    let text = pick(["navgraph:", "navgraph: ", "  navgraph:\t"]) + verb + scope + pick([" ", "  ", "\t", ""]) + names + reason
    return pick(["// \(text)", "//\(text)", "/// \(text)", "/* \(text) */", "/** \(text)*/", "// \(text) // swiftlint:disable:this x"])
  }
}
