import NavFacts
import NavSource
import TestSupport
import Testing

@testable import NavEngine

@Suite struct BundleMergeTests {
  /// Files whose words become nodes, read by workers in the order that `owners` gives.
  private func merged(_ files: [String], owners: [Int]) -> FactsBundle {
    var harvests = [FactsCollector.Harvest](repeating: .init(), count: (owners.max() ?? 0) + 1)
    for (index, file) in files.enumerated() {
      let owner = owners[index]
      let first = harvests[owner].symbols.count
      var nodes = [Node(.file, offset: 0)]
      for word in file.split(separator: " ") {
        let symbol = harvests[owner].symbols.intern(String(word))
        // A label is a name; on a declaration the same bits are modifiers, which no merge may touch.
        nodes.append(Node(.name, name: symbol, label: symbol, offset: 0))
        var declaration = Node(.funcDecl, name: symbol, offset: 0)
        declaration.modifiers = [.public, .static]
        nodes.append(declaration)
      }
      let facts = FileFacts(path: "\(index).swift", nodes: nodes, lines: LineTable(lengths: []))
      harvests[owner].parts.append(
        FactsCollector.Part(index: index, facts: facts, addedNames: first..<harvests[owner].symbols.count))
    }
    return BundleMerge.merge(harvests, fileCount: files.count)
  }

  @Test func theWorkersDoNotShow() {
    var random = SplitMix64(seed: 20_261_121)
    let words = (0..<40).map { "name\($0)" }
    for _ in 0..<50 {
      let files = (0..<12).map { _ in (0..<10).map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ") }
      let alone = merged(files, owners: [Int](repeating: 0, count: files.count))
      let owners = files.map { _ in Int.random(in: 0..<3, using: &random) }
      let shared = merged(files, owners: owners)
      #expect(shared.symbols.bytes == alone.symbols.bytes)
      #expect(shared.symbols.ends == alone.symbols.ends)
      #expect(shared.files.map(\.path) == alone.files.map(\.path))
      #expect(shared.files.map(\.nodes) == alone.files.map(\.nodes))
    }
  }

  @Test func filesThatCouldNotBeReadLeaveNoGap() {
    var harvests = [FactsCollector.Harvest(), FactsCollector.Harvest()]
    let facts = FileFacts(path: "b.swift", nodes: [Node(.file, offset: 0)], lines: LineTable(lengths: []))
    harvests[1].parts = [FactsCollector.Part(index: 1, facts: facts, addedNames: 1..<1)]
    #expect(BundleMerge.merge(harvests, fileCount: 3).files.map(\.path) == ["b.swift"])
  }
}
