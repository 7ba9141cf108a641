/// What a manifest makes, and what it uses that another one makes.
///
/// A workspace joins projects that do not name each other's places: `Shop.xcodeproj` links `Kit.framework`, and some project beside
/// it makes that. The workspace may lie elsewhere, or not be among what is read, so the names are asked too.
struct ManifestProducts: Sendable, Equatable {
  /// `Kit.framework` of a project, `Kit` of a package.
  private(set) var made: Set<String> = []
  /// The same, made nowhere in this manifest. Of packages that are fetched nothing stands here.
  private(set) var used: Set<String> = []

  /// - Parameters:
  ///   - text: of the manifest.
  ///   - name: of the manifest; of others than projects and packages nothing is read.
  init(_ text: [UInt8], of name: String) {
    if name.hasSuffix(".xcodeproj") {
      readProject(text)
    } else if name == "Package.swift" {
      readPackage(text)
    }
    used.subtract(made)
  }

  private mutating func readProject(_ text: [UInt8]) {
    let own = Set(Self.places(of: "productReference = ", in: text).map { Self.word(text, from: $0) })
    for place in Self.places(of: "BUILT_PRODUCTS_DIR", in: text) {
      guard let start = text[..<place].lastIndex(of: UInt8(ascii: "{")), let path = Self.value(of: "path", in: Self.entry(text, from: start)) else { continue }
      let line = text[..<start].lastIndex(of: 0x0A) ?? -1
      if own.contains(Self.word(text, from: line + 1)) { made.insert(path) } else { used.insert(path) }
    }
    for place in Self.places(of: "isa = XCSwiftPackageProductDependency", in: text) {
      let entry = Self.entry(text, from: place)
      if Self.value(of: "package", in: entry) == nil, let product = Self.value(of: "productName", in: entry) { used.insert(product) }
    }
  }

  /// `.library(name: "Kit", targets: ["Kit"])`
  private mutating func readPackage(_ text: [UInt8]) {
    for place in Self.places(of: ".library(", in: text) {
      let call = String(decoding: text[place..<min(text.count, place + 200)], as: UTF8.self)
      let parts = call.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
      if parts.count == 3, parts[0].contains("name"), !parts[0].contains(")") { made.insert(String(parts[1])) }
    }
  }

  // MARK: Text

  /// Behind each place where some words stand. Such a file is large, so most of it is passed over unread: where a byte stands that is
  /// not in the words, they do not end within the next so many.
  private static func places(of words: StaticString, in text: [UInt8]) -> [Int] {
    words.withUTF8Buffer { words in
      var steps = [Int](repeating: words.count, count: 256)
      for (index, byte) in words.dropLast().enumerated() { steps[Int(byte)] = words.count - 1 - index }
      var found: [Int] = []
      var end = words.count
      while end <= text.count {
        if text[(end - words.count)..<end].elementsEqual(words) { found.append(end) }
        end += steps[Int(text[end - 1])]
      }
      return found
    }
  }

  /// The first word at or behind a place of a line.
  private static func word(_ text: [UInt8], from start: Int) -> String {
    let rest = text[start...].drop { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: rest.prefix { $0 > 0x20 && $0 != UInt8(ascii: ";") }, as: UTF8.self)
  }

  /// From a place up to the brace that ends its entry.
  private static func entry(_ text: [UInt8], from start: Int) -> String {
    String(decoding: text[start...].prefix { $0 != UInt8(ascii: "}") }, as: UTF8.self)
  }

  /// `Kit.framework` of `path = Kit.framework;`, with or without quotes.
  private static func value(of key: String, in entry: String) -> String? {
    for field in entry.split(whereSeparator: { $0 == ";" || $0 == "{" }) {
      let sides = field.split(separator: "=", maxSplits: 1)
      guard sides.count == 2, sides[0].split(whereSeparator: \.isWhitespace).last.map(String.init) == key else { continue }
      return String(sides[1].drop { $0 == " " || $0 == "\"" }.prefix { $0 != "\"" && $0 != "\n" })
    }
    return nil
  }
}
