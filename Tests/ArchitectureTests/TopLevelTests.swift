import Foundation
import Testing

/// Who opens the repository sees code, tests, samples, and what to read first; nothing else lies about.
@Suite struct TopLevelTests {
  private static let belongs: Set<String> = ["Package.swift", "Sources", "Tests", "Samples", "README.md", "LICENSE"]

  @Test func theTopLevelIsShort() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: SourceTree.root.path).filter { !$0.hasPrefix(".") }
    #expect(Self.belongs.subtracting(names).sorted() == [])
    let ignored = try Self.ignored()
    #expect(Set(names).subtracting(Self.belongs).subtracting(ignored).sorted() == [])
  }

  /// The versions of dependencies are those of whoever builds with us.
  @Test func theResolvedVersionsAreIgnored() throws { #expect(try Self.ignored().contains("Package.resolved")) }

  private static func ignored() throws -> Set<String> {
    let text = try String(contentsOf: SourceTree.root.appendingPathComponent(".gitignore"), encoding: .utf8)
    return Set(text.split(whereSeparator: \.isNewline).map(String.init))
  }
}
