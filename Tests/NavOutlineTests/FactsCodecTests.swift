import NavExtraction
import NavFacts
import Testing

@Suite struct FactsCodecTests {
  static let bundle: FactsBundle = {
    var reader = FactsReader()
    let sources: [(path: String, source: String)] = [
      ("App/Shop.swift", DamageTests.shop), ("App/Empty.swift", ""), ("Tests/A.swift", "// navgraph:disable:this a - ü\nlet a = 1"),
      ("App/Long.swift", "let text = \"" + String(repeating: "long ", count: 100) + "\""),
    ]
    var bundle = FactsBundle()
    for (path, source) in sources { reader.read(path: path, source: Array(source.utf8).span, into: &bundle) }
    return bundle
  }()

  @Test func whatIsWrittenIsReadBack() throws {
    let bytes = FactsCodec.encode(Self.bundle)
    let read = try FactsCodec.decode(bytes.span)
    #expect(read.files.count == Self.bundle.files.count)
    for (a, b) in zip(read.files, Self.bundle.files) {
      #expect(a.path == b.path)
      #expect(a.role == b.role)
      #expect(a.byteCount == b.byteCount)
      #expect(a.lines == b.lines)
      #expect(a.directives == b.directives)
      #expect(read.forest.dump(a.root, symbols: read.symbols) == Self.bundle.forest.dump(b.root, symbols: Self.bundle.symbols))
      #expect(brokenLaw(read.forest, a) == nil)
    }
    #expect(FactsCodec.encode(read) == bytes)
  }

  @Test func anEmptyBundle() throws {
    let read = try FactsCodec.decode(FactsCodec.encode(FactsBundle()).span)
    #expect(read.files.isEmpty)
    #expect(read.symbols.count == 1)
  }

  @Test func otherBytesAreNoFacts() {
    var bytes = FactsCodec.encode(Self.bundle)
    #expect(throws: FactsCodec.Failure.notFacts) { try FactsCodec.decode([UInt8]().span) }
    #expect(throws: FactsCodec.Failure.notFacts) { try FactsCodec.decode(Array("{\"facts\": []}".utf8).span) }
    bytes[4] = 99
    #expect(throws: FactsCodec.Failure.otherVersion(99)) { try FactsCodec.decode(bytes.span) }
  }

  @Test func aShortenedFileIsDamaged() {
    let bytes = FactsCodec.encode(Self.bundle)
    for count in stride(from: 5, to: bytes.count, by: 7) {
      #expect(throws: FactsCodec.Failure.self) { try FactsCodec.decode(Array(bytes[..<count]).span) }
    }
    #expect(throws: FactsCodec.Failure.self) { try FactsCodec.decode((bytes + [0]).span) }
  }

  /// Either an error, or facts whose laws hold.
  @Test(arguments: 0..<30 as Range<UInt64>)
  func damage(_ seed: UInt64) {
    var random = Seeded(state: seed)
    let bytes = FactsCodec.encode(Self.bundle)
    for _ in 0..<60 {
      var copy = bytes
      for _ in 0..<random.below(3) + 1 {
        let index = 5 + random.below(copy.count - 5)
        switch random.below(3) {
        case 0: copy[index] = UInt8(random.below(256))
        case 1: copy.remove(at: index)
        default: copy.insert(UInt8(random.below(256)), at: index)
        }
      }
      guard let read = try? FactsCodec.decode(copy.span) else { continue }
      for file in read.files {
        // Every node can be walked to, and every name looked up.
        #expect(!read.forest.dump(file.root, symbols: read.symbols).isEmpty)
        for index in file.root..<file.root + read.forest.size(file.root) { _ = read.forest.parent(index) }
      }
    }
  }
}
