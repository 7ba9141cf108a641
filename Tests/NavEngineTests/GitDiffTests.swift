import TestSupport
import Testing

@testable import NavEngine

@Suite struct GitDiffTests {
  private let old = String(repeating: "a", count: 40)
  private let none = String(repeating: "0", count: 40)

  private func entries(_ fields: [String]) -> [GitDiff.Entry] { GitDiff.entries(Array((fields.joined(separator: "\0") + "\0").utf8)) }

  @Test func everyStatusIsRead() {
    #expect(
      entries([
        ":100644 100644 \(old) \(none) M", "a.swift", ":000000 100644 \(none) \(none) A", "new\nline.swift",
        ":100644 000000 \(old) \(none) D", "gone.swift", ":100644 100755 \(old) \(none) R087", "from.swift", "to.swift",
        ":100644 100644 \(old) \(none) C100", "kept.swift", "copy.swift", ":100644 120000 \(old) \(none) T", "link.swift",
        ":120000 100644 \(old) \(none) T", "file.swift", ":000000 000000 \(none) \(none) U", "merged.swift",
      ]) == [
        .init(old: "a.swift", new: "a.swift", blob: old), .init(old: nil, new: "new\nline.swift", blob: nil),
        .init(old: "gone.swift", new: nil, blob: old), .init(old: "from.swift", new: "to.swift", blob: old),
        .init(old: nil, new: "copy.swift", blob: nil), .init(old: "link.swift", new: nil, blob: old),
        .init(old: nil, new: "file.swift", blob: nil),
      ])
    #expect(entries([]) == [])
  }

  @Test func hunksGiveTheLinesThatAreNew() {
    let patch = #"""
      diff --git a/App/My Home.swift b/App/My Home.swift
      index 1..2 100644
      --- a/App/My Home.swift	
      +++ b/App/My Home.swift	
      @@ -1 +1 @@ struct
      -a
      +++ b/looks like a header
      @@ -5,2 +4,0 @@
      -diff --git a/x b/x
      -@@ -1 +1 @@
      @@ -9,0 +8,3 @@
      +a
      +@@ -1 +100 @@
      +c
      \ No newline at end of file
      diff --git "a/\355\231\224 \"q\"\t.swift" "b/\355\231\224 \"q\"\t.swift"
      --- "a/\355\231\224 \"q\"\t.swift"
      +++ "b/\355\231\224 \"q\"\t.swift"
      @@ -0,0 +1,2 @@
      +a
      +b
      diff --git a/gone.swift b/gone.swift
      --- a/gone.swift
      +++ /dev/null
      @@ -1 +0,0 @@
      -a
      diff --git a/mode.swift b/mode.swift
      old mode 100644
      new mode 100755
      """#
    #expect(
      GitDiff.changedLines(Array(patch.utf8)) == ["App/My Home.swift": [1...1, 8...10], "화 \"q\"\t.swift": [1...2]])
  }

  @Test func blobsHoldAnyBytes() {
    let ids = ["1", "2", "3"].map { String(repeating: $0, count: 40) }
    let bytes = Array("\(ids[0]) blob 3\na\nb\n\(ids[1]) blob 0\n\n\(ids[2]) blob 2\n\0\u{7F}\n".utf8)
    #expect(GitDiff.blobs(bytes, named: ids) == [ids[0]: Array("a\nb".utf8), ids[1]: [], ids[2]: [0, 0x7F]])
    #expect(GitDiff.blobs(Array("\(ids[0]) missing\n".utf8), named: [ids[0]]) == nil)
    #expect(GitDiff.blobs(Array(bytes.dropLast(4)), named: ids) == nil)
  }

  @Test func anyBytesAreNoCrash() {
    var random = SplitMix64(seed: 20_261_126)
    let parts = [":100644 100644 a b M", "\0", "a.swift", "\n", "diff --git ", "+++ b/x", "+++ \"b/\\3", "@@ -1,9999999999999999999 +1 @@",
      "@@ -1 +9223372036854775807,9223372036854775807 @@", "@@ -", "+", "-", "\\", "1111 blob -1\n", "1111 blob 5\n"]
    for _ in 0..<3_000 {
      let text = (0..<Int.random(in: 0...9, using: &random)).compactMap { _ in parts.randomElement(using: &random) }.joined()
      let bytes = Array(text.utf8)
      _ = GitDiff.entries(bytes)
      for lines in GitDiff.changedLines(bytes).values.joined() { #expect(lines.lowerBound >= 0) }
      _ = GitDiff.blobs(bytes, named: ["1111"])
    }
  }
}

/// Where a file would be found that is not there.
@Suite struct SingleFileTests {
  private func file(_ folder: TemporaryFolder, _ name: String, _ paths: [String], _ settings: Settings = Settings()) -> FoundFile? {
    FileFinder.file(at: folder.path + "/" + name, in: paths, settings: settings, currentFolder: folder.path)
  }

  /// The finder itself says what is right: every file that it finds is described as it is found, and no other.
  @Test func itSaysWhatTheFinderFinds() throws {
    let names = [
      "A.swift", "Package.swift", "Sources/Shop/Cart/Cart.swift", "Tests/ShopTests/T.swift", "App/Main.swift", "Pods/P.swift",
      ".hidden/H.swift", "App/.h.swift", "App/Assets.xcassets/X.swift", "Packages/Design/Package.swift",
      "Packages/Design/Sources/Design/Button.swift", "ios/Museum/Hall.swift", "ios/MuseumTests/T.swift", "Old/O.swift", "Old/Keep/K.swift",
      "Projects/Bank/Project.swift", "Projects/Bank/Sources/Home/Home.swift", "notes.txt",
    ]
    let folder = try TemporaryFolder(names.reduce(into: ["ios/Museum.xcodeproj/project.pbxproj": ""]) { $0[$1] = "" })
    let pattern = { Sourced(PathPattern($0, in: folder.path)) }
    let all = [
      Settings(), Settings(exclude: [pattern("Old")]), Settings(include: [pattern("App"), pattern("Old/Keep")]),
      Settings(modules: [Sourced(.init(module: "Own", pattern: PathPattern("Sources/**", in: folder.path)))]),
    ]
    for settings in all {
      for paths in [["."], ["Sources"], ["ios", "App"], ["Pods"], ["Sources/Shop/Cart/Cart.swift"]] {
        let absolute = paths.map { PathText.absolute($0, from: folder.path) }
        let found = FileFinder.find(absolute, settings: settings, currentFolder: "/nowhere").files
        let described = names.sorted().compactMap { name in
          FileFinder.file(at: folder.path + "/" + name, in: absolute, settings: settings, currentFolder: "/nowhere")
        }
        #expect(described == found, "\(paths)")
      }
    }
  }

  @Test func aFileThatIsGoneHasTheModuleOfItsFolder() throws {
    let folder = try TemporaryFolder(["Package.swift": "", "Sources/Shop/A.swift": ""])
    #expect(file(folder, "Sources/Gone/B.swift", ["."])?.module == "Gone")
    #expect(file(folder, "Sources/Gone/B.swift", ["."])?.path == "Sources/Gone/B.swift")
    #expect(file(folder, "Sources/Gone/B.swift", ["Sources/Shop"]) == nil)
  }
}
