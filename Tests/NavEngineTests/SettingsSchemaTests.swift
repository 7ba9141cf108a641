import Foundation
import NavFindings
import TestSupport
import Testing

@testable import NavEngine

/// Editors complete and check settings by the published schema: it and the reader must say the same.
@Suite struct SettingsSchemaTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// `NAVGRAPH_RECORD=1 swift test --filter SettingsSchemaTests` writes it anew.
  @Test func thePublishedSchemaIsUpToDate() throws {
    try expectSnapshot(
      SettingsSchema.text(RuleBook.cards), at: Self.package.appendingPathComponent("Sources/NavEngine/Settings/navgraph.schema.json"),
      isRecording: ProcessInfo.processInfo.environment["NAVGRAPH_RECORD"] != nil)
  }

  @Test(arguments: SettingsKey.allCases) func examplesFollowTheSchema(_ key: SettingsKey) throws {
    #expect(SettingsReader.read(key.example, file: "f", folder: "/").problems == [])
  }

  /// Whatever one accepts, the other accepts; whatever one refuses, the other refuses.
  @Test func schemaAndReaderAgree() throws {
    let checker = SchemaChecker(root: SettingsSchema.schema(sampleCards))
    var random = RandomSettings(seed: 20_261_122, cards: sampleCards)
    var accepted = 0
    for _ in 0..<4_000 {
      let settings = random.settings()
      let text = try RandomSettings.json(settings)
      let problems = SettingsReader.read(text, file: "f", folder: "/", cards: sampleCards).problems
      let isValid = try checker.accepts(settings)
      #expect(isValid == problems.isEmpty, "\(text)\n\(problems)")
      if isValid { accepted += 1 }
    }
    // Both kinds must come up, or nothing was compared.
    #expect(accepted > 400 && accepted < 3_600, "\(accepted)")
  }

  @Test func theCheckerRefusesWhatItDoesNotKnow() {
    #expect(throws: SchemaChecker.UnknownWord.self) { try SchemaChecker(root: ["maxItems": 3]).accepts([]) }
  }
}

/// Settings that are mostly right, as JSON values: every form that is right, and the near misses people write.
struct RandomSettings {
  private var random: SplitMix64
  private let cards: [RuleCard]

  init(seed: UInt64, cards: [RuleCard]) {
    random = SplitMix64(seed: seed)
    self.cards = cards
  }

  static func json(_ value: Any) throws -> String {
    String(
      decoding: try JSONSerialization.data(withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes, .fragmentsAllowed]),
      as: UTF8.self)
  }

  mutating func settings() -> [String: Any] {
    var result: [String: Any] = [:]
    for key in SettingsKey.allCases where chance(3) { result[key.rawValue] = chance(25) ? nonsense() : value(of: key) }
    if chance(25) { result[pick(["rule", "excludes", "", "🧭"])] = nonsense() }
    return result
  }

  private mutating func value(of key: SettingsKey) -> Any {
    switch key {
    case .parent, .baseline: text()
    case .preset: pick(["recommended", "strict", "migration", "architecture", "strickt"])
    case .include, .exclude, .generated, .entryPoints: texts()
    case .modules: Dictionary((0..<count()).map { _ in (text(), texts()) }) { $1 }
    case .rules: rules()
    case .overrides: (0..<count()).map { _ in row(["paths": texts(), "rules": rules()]) }
    case .layers:
      (0..<count()).enumerated().map { number, _ in
        row(["layer": "L\(number)", "paths": texts(), "may-reach": texts(), "doors": texts()])
      }
    case .contracts: (0..<count()).map { _ in contract() }
    case .dialects:
      (0..<count()).map { _ in
        row(["call": pick(["go", "open(_:)", "(", ""]), "kind": pick(["push", "sheet", "pusch"]), "on": text(), "argument": argument()])
      }
    }
  }

  private mutating func contract() -> [String: Any] {
    let form = ContractForm.all[Int.random(in: ContractForm.all.indices, using: &random)]
    var result: [String: Any] = [:]
    for key in form.keys where !form.optional.contains(key) || chance(2) {
      switch key.value {
      case .names: result[key.rawValue] = chance(4) ? texts() : text()
      case .text: result[key.rawValue] = text()
      case .number: result[key.rawValue] = chance(20) ? nonsense() : Int.random(in: -1...101, using: &random)
      }
    }
    if chance(20) { result[ContractKey.allCases[Int.random(in: ContractKey.allCases.indices, using: &random)].rawValue] = text() }
    return row(result)
  }

  private mutating func rules() -> [String: Any] {
    var result: [String: Any] = [:]
    for card in cards where chance(2) { result[card.id] = chance(2) ? severity() : options(card) }
    if chance(30) { result["unreachable-screens"] = severity() }
    return result
  }

  private mutating func options(_ card: RuleCard) -> [String: Any] {
    var result: [String: Any] = [:]
    if chance(2) { result["severity"] = severity() }
    for option in card.options where chance(2) {
      switch option.form {
      case .flag: result[option.name] = chance(15) ? nonsense() : Bool.random(using: &random)
      case .number(let range): result[option.name] = Int.random(in: range.lowerBound - 1...range.upperBound + 1, using: &random)
      case .choice(let words): result[option.name] = pick(words + [words[0] + "x"])
      case .names: result[option.name] = texts()
      }
    }
    if chance(30) { result["severty"] = severity() }
    return result
  }

  private mutating func argument() -> Any { chance(2) ? Int.random(in: -1...2, using: &random) : text() }

  private mutating func severity() -> Any { chance(20) ? nonsense() : pick(["off", "info", "warning", "error"]) }

  private mutating func row(_ keys: [String: Any]) -> [String: Any] {
    var result = keys
    for key in keys.keys.sorted() where chance(12) { result[key] = nil }
    if chance(30) { result["path"] = "x" }
    return result
  }

  private mutating func texts() -> Any {
    if chance(15) { return NSNull() }
    return chance(4) ? text() : (0..<count()).map { _ in text() }
  }

  private mutating func text() -> String {
    chance(30) ? "" : pick(["App/**", "*.swift", "Öffnen", "a b", "# no comment", "- x", "null", "~", "&a", "*", "{", "\"", "x: y", "1", "a/../b", "a..b", "!x"])
  }

  private mutating func nonsense() -> Any {
    let values: [Any] = [NSNull(), "", "x", [Any](), [String: Any](), [[Any]()], ["x": ["y"]], [NSNull()]]
    return values[Int.random(in: values.indices, using: &random)]
  }

  private mutating func count() -> Int { Int.random(in: 0...3, using: &random) }
  private mutating func chance(_ oneOf: Int) -> Bool { Int.random(in: 0..<oneOf, using: &random) == 0 }
  private mutating func pick(_ words: [String]) -> String { words[Int.random(in: words.indices, using: &random)] }
}
