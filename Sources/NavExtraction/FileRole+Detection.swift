import NavFacts
import NavLexing

extension FileRole {
  /// What a file is for, by its path alone: `app` where the path says nothing.
  ///
  /// - Parameter path: relative to the analysed root, `/` as separator.
  /// - Complexity: O(*bytes*); makes no strings, because every file is asked.
  public init(path: String) {
    var path = path
    self = path.withUTF8 { path in
      var isManifest = false
      var isTest = false
      var isGenerated = false
      var isSources = false
      var start = 0
      for end in path.indices where path[end] == UInt8(ascii: "/") {
        let folder = path[start..<end]
        start = end + 1
        if Self.isManifestFolder(folder) { isManifest = true }
        if folder.reads("Sources") { isSources = true }
        if folder.reads("Testing") || folder.ends(in: "Tests") && (!isSources || Self.namesKindOfTests(folder)) { isTest = true }
        if folder.reads("Generated") || folder.reads("DerivedSources") { isGenerated = true }
      }
      let file = path[start...]
      if isManifest || Self.isManifestFile(file) { return .manifest }
      if isTest { return .test }
      return isGenerated || file.reads("R.swift") || file.ends(in: ".generated.swift") ? .generated : .app
    }
  }

  /// What a file is for, by its path, its first comment and its imports.
  ///
  /// - Parameter byPath: what its path alone says.
  init(byPath: FileRole, source: Span<UInt8>, tokens: borrowing TokenBuffer) {
    self = byPath
    if self == .manifest { return }
    let imports = TellingImports(source, tokens)
    let header = Header(source, end: tokens.count > 0 ? Int(tokens.starts[0]) : 0)
    if imports.contains(.manifest) || header.hasPlaceholder {
      self = .manifest
    } else if imports.contains(.test) {
      self = .test
    } else if self == .app, header.isGenerated {
      self = .generated
    }
  }

  /// Whether a folder of tests says what tests: below a module's sources, others are called after what their code is about, such as
  /// `Sources/KnowledgeTests`.
  private static func namesKindOfTests(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let kinds: [StaticString] = [
      "UITests", "UnitTests", "AccessibilityTests", "SnapshotTests", "IntegrationTests", "PerformanceTests", "AcceptanceTests",
    ]
    return name.reads("Tests") || kinds.contains { name.ends(in: $0) }
  }

  private static func isManifestFile(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    name.reads("Package.swift") || name.begins(with: "Package@swift-") && name.ends(in: ".swift")
  }

  private static func isManifestFolder(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    name.ends(in: ".xctemplate") || name.reads("Tuist") || name.reads("ProjectDescriptionHelpers")
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  fileprivate func reads(_ text: StaticString) -> Bool {
    count == text.utf8CodeUnitCount && begins(with: text)
  }

  fileprivate func begins(with text: StaticString) -> Bool {
    guard count >= text.utf8CodeUnitCount else { return false }
    for i in 0..<text.utf8CodeUnitCount where self[startIndex + i] != text.utf8Start[i] { return false }
    return true
  }

  fileprivate func ends(in text: StaticString) -> Bool {
    count >= text.utf8CodeUnitCount && self[(endIndex - text.utf8CodeUnitCount)...].begins(with: text)
  }
}

/// Modules whose import says what a file is for.
private struct TellingImports: OptionSet {
  let rawValue: UInt8
  static let test = TellingImports(rawValue: 1)
  /// Of the package manager or Tuist: `Project.swift` alone may as well be an app's model.
  static let manifest = TellingImports(rawValue: 2)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Asked of the tokens, before there is an outline: of a test only the outline's shell is wanted.
  init(_ source: Span<UInt8>, _ tokens: borrowing TokenBuffer) {
    var found: Self = []
    tokens.kinds.withUnsafeBufferPointer { kinds in
      for index in 0..<max(kinds.count - 1, 0) where kinds[index] == .kwImport {
        // `import class Quick.QuickSpec`
        let isDetailed = kinds[index + 1] != .identifier && index + 2 < kinds.count
        found.formUnion(Self.of(source, tokens, index + (isDetailed ? 2 : 1)))
      }
    }
    self = found
  }

  private static func of(_ source: Span<UInt8>, _ tokens: borrowing TokenBuffer, _ index: Int) -> Self {
    let (from, to) = (Int(tokens.starts[index]), Int(tokens.ends[index]))
    for (name, telling) in names where name.utf8CodeUnitCount == to - from && source.holds(name, at: from, end: to) { return telling }
    return []
  }

  private static let names: [(StaticString, Self)] = [
    ("XCTest", .test), ("Testing", .test), ("Quick", .test), ("Nimble", .test), ("SnapshotTesting", .test),
    ("PackageDescription", .manifest), ("ProjectDescription", .manifest),
  ]
}

extension Span<UInt8> {
  /// Whether a text stands at `index`, all of it before `end`.
  fileprivate func holds(_ text: StaticString, at index: Int, end: Int, ignoringCase: Bool = false) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= end else { return false }
    for i in 0..<count {
      let byte = self[index + i]
      let isUpper = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      if (isUpper && ignoringCase ? byte | 0x20 : byte) != text.utf8Start[i] { return false }
    }
    return true
  }
}

extension Span<UInt8> {
  fileprivate func hasCapital(at index: Int) -> Bool { self[index] >= UInt8(ascii: "A") && self[index] <= UInt8(ascii: "Z") }
}

/// What the comments before a file's first token say, their first 2,000 bytes.
private struct Header {
  /// `@generated`, `Generated using`, `generated by`
  var isGenerated = false
  /// `___FILENAME___` and the like; no line of underscores, and no name of the program's own.
  var hasPlaceholder = false

  init(_ source: Span<UInt8>, end: Int) {
    let end = min(end, 2000, source.count)
    var i = 0
    while i < end {
      let byte = source[i]
      if byte == UInt8(ascii: "_") {
        if source.holds("___", at: i, end: end), i + 4 < end, source.hasCapital(at: i + 3), source.hasCapital(at: i + 4) { hasPlaceholder = true }
      } else if byte | 0x20 == UInt8(ascii: "g"), source.holds("generated", at: i, end: end, ignoringCase: true) {
        let behind = i + 9
        if i > 0 && source[i - 1] == UInt8(ascii: "@") || source.holds(" using", at: behind, end: end, ignoringCase: true)
          || source.holds(" by", at: behind, end: end, ignoringCase: true)
        {
          isGenerated = true
        }
      }
      i += 1
    }
  }
}
