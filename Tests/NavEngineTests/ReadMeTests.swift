import Foundation
import Testing

@testable import NavEngine

@Suite struct ReadMeTests {
  private func text() throws -> String {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: package.appendingPathComponent("README.md"), encoding: .utf8)
  }

  @Test func everyRuleIsNamed() throws {
    let text = try text()
    #expect(RuleBook.ids.filter { !text.contains("`\($0)`") } == [])
  }

  /// `.ci/run` runs the first line that begins so.
  @Test func theTestCommandStandsOnALineOfItsOwn() throws {
    #expect(try text().split(separator: "\n").filter { $0.hasPrefix("swift test") } == ["swift test"])
  }

  @Test func theSettingsShownAreValid() throws {
    let parts = try text().components(separatedBy: "```yaml\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
    try #require(parts.count == 2)
    let readings = parts.map { SettingsReader.read($0, file: "README.md", folder: "/") }
    #expect(readings.flatMap(\.problems) == [])
    #expect(readings.map(\.settings.contracts.count) == [5, 0])
    #expect(readings.map(\.settings.dialects.count) == [0, 1] && readings[1].settings.ruleLayers.count == 2)
  }
}
