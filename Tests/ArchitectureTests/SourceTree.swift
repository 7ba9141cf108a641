import Foundation

/// The package's own sources, as text.
enum SourceTree {
  struct File {
    /// Relative to the package, `/` as separator.
    var path: String
    var text: String
    /// Every line, those inside of multi-line string literals empty: the code of others stands there.
    var lines: [Substring] {
      var isInside = false
      return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
        let wasInside = isInside
        if line.ranges(of: "\"\"\"").count % 2 == 1 { isInside.toggle() }
        return wasInside ? "" : line
      }
    }
  }

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The names of the folders under `Sources`, sorted. Plugins are no stage: they run inside of SwiftPM, and with Foundation.
  static func targets() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Sources").path)
      .filter { !$0.hasPrefix(".") && $0 != "Plugins" }.sorted()
  }

  /// The Swift files of a target, sorted by path.
  static func files(of target: String) throws -> [File] {
    let folder = root.appendingPathComponent("Sources/\(target)")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      File(
        path: "Sources/\(target)/\(name)",
        text: try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
    }
  }

  /// The modules that a file imports, in the order of its lines, with the line's one-based number.
  static func imports(of file: File) -> [(line: Int, module: String)] {
    file.lines.enumerated().compactMap { index, line in
      var words = line.split(whereSeparator: \.isWhitespace)[...]
      while let word = words.first, word.hasPrefix("@") || ["public", "package", "internal", "private", "fileprivate"].contains(word) {
        words.removeFirst()
      }
      guard words.first == "import", words.count >= 2 else { return nil }
      let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
      let name = kinds.contains(words[words.startIndex + 1]) && words.count > 2 ? words[words.startIndex + 2] : words[words.startIndex + 1]
      return (index + 1, String(name.prefix { $0 != "." && $0 != ";" }))
    }
  }
}
