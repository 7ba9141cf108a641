import NavExtraction
import NavFacts
import NavSource
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

  private static func encode(_ bundle: FactsBundle) -> [UInt8] {
    var out = FactsByteWriter()
    FactsCodec.write(bundle, to: &out)
    return out.bytes
  }

  private static func decode(_ bytes: [UInt8]) throws -> FactsBundle {
    var reader = FactsByteReader(bytes)
    let bundle = try FactsCodec.read(from: &reader)
    guard reader.isAtEnd else { throw reader.damage("bytes follow") }
    return bundle
  }

  @Test func whatIsWrittenIsReadBack() throws {
    let bytes = Self.encode(Self.bundle)
    let read = try Self.decode(bytes)
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
    #expect(Self.encode(read) == bytes)
  }

  @Test func anEmptyBundle() throws {
    let read = try Self.decode(Self.encode(FactsBundle()))
    #expect(read.files.isEmpty)
    #expect(read.symbols.count == 1)
  }

  /// Facts of another table of names say the same.
  @Test func aTreeIsTheSameUnderOtherNumbers() throws {
    let read = try Self.decode(Self.encode(Self.bundle))
    var symbols = SymbolTable()
    for name in ["zero", "one", "two"] { _ = symbols.intern(name) }
    var joined = FactsBundle(symbols: symbols)
    let first = Renaming(Self.bundle.symbols, in: &joined.symbols)
    for file in Self.bundle.files { joined.forest.append(Self.bundle.forest, root: file.root, renaming: first) }
    let second = Renaming(read.symbols, in: &joined.symbols)
    #expect(joined.symbols.count <= Self.bundle.symbols.count + 3)
    for file in read.files {
      #expect(joined.forest.dump(file.root, symbols: joined.symbols) == read.forest.dump(file.root, symbols: read.symbols))
      #expect(joined.forest.says(file.root, sameAs: read.forest, root: file.root, renaming: second))
      let isOther = file.root != read.files[0].root
      #expect(joined.forest.says(file.root, sameAs: read.forest, root: read.files[0].root, renaming: second) != isOther)
    }
  }

  @Test(arguments: [([0x80], nil), ([0x81, 0x01], 129), ([3, 0], 3), ([0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1], nil), ([], 0)] as [([UInt8], Int?)])
  func theLengthsOfLinesMakeALength(_ lengths: [UInt8], _ sum: Int?) { #expect(LineTable(lengths: lengths).byteCount == sum) }

  @Test func aShortenedFileIsDamaged() {
    let bytes = Self.encode(Self.bundle)
    for count in stride(from: 0, to: bytes.count, by: 7) {
      #expect(throws: FactsDamage.self) { try Self.decode(Array(bytes[..<count])) }
    }
    #expect(throws: FactsDamage.self) { try Self.decode(bytes + [0]) }
  }

  /// Either an error, or facts whose laws hold.
  @Test(arguments: 0..<30 as Range<UInt64>)
  func damage(_ seed: UInt64) {
    var random = Seeded(state: seed)
    let bytes = Self.encode(Self.bundle)
    for _ in 0..<60 {
      var copy = bytes
      for _ in 0..<random.below(3) + 1 {
        let index = random.below(copy.count)
        switch random.below(3) {
        case 0: copy[index] = UInt8(random.below(256))
        case 1: copy.remove(at: index)
        default: copy.insert(UInt8(random.below(256)), at: index)
        }
      }
      guard let read = try? Self.decode(copy) else { continue }
      for file in read.files {
        // Every node can be walked to, and every name looked up.
        #expect(!read.forest.dump(file.root, symbols: read.symbols).isEmpty)
        #expect(file.place(.max).line >= 1)
        for index in file.root..<file.root + read.forest.size(file.root) { _ = read.forest.parent(index) }
      }
    }
  }
}
