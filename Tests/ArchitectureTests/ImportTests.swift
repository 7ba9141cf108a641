import Foundation
import Testing

/// The stages stand in a line, and each may import only what stands before it.
@Suite struct ImportTests {
  /// Our own modules and those of dependencies; what comes with Swift is in `withSwift`.
  static let mayImport: [String: Set<String>] = [
    "NavSource": [],
    "NavLexing": [],
    "NavFacts": ["NavSource"],
    "NavOutline": ["NavLexing", "NavFacts"],
    "NavExtraction": ["NavSource", "NavLexing", "NavFacts", "NavOutline"],
    "NavInterface": ["NavSource", "NavFacts"],
    "NavDialects": [],
    "NavModel": ["NavSource"],
    "NavLinking": ["NavSource", "NavFacts", "NavDialects", "NavModel"],
    "NavFindings": ["NavSource"],
    // Questions about the graph: no rules, no formats.
    "NavAnswers": ["NavSource", "NavModel", "NavFindings"],
    // Rules see the graph: no facts, no tokens.
    "NavRules": ["NavSource", "NavModel", "NavFindings", "NavAnswers"],
    // Reports see findings: no rules.
    "NavReports": ["NavSource", "NavModel", "NavFindings", "NavAnswers"],
    // Pictures see the graph: what is to be marked in them is handed in, so no findings.
    "NavDiagrams": ["NavSource", "NavModel", "NavAnswers", "NavDOT"],
    // Pictures told as documents.
    "NavPages": ["NavSource", "NavModel", "NavFindings", "NavReports", "NavDOT", "NavDiagrams"],
    "NavProcess": [],
    "NavDOT": [],
    "NavDrawing": ["NavProcess", "NavDOT", "NavDiagrams"],
    "NavEngine": [
      "NavSource", "NavLexing", "NavFacts", "NavOutline", "NavExtraction", "NavInterface", "NavDialects", "NavModel", "NavLinking",
      "NavFindings", "NavAnswers", "NavRules", "NavProcess", "MemoryShim", "Yams",
    ],
    "MemoryShim": [],
    "GraphvizShim": [],
    "CGraphviz": [],
    // The only code that is linked with Graphviz: a crash in it ends a helper process.
    "navgraph-draw": ["NavDOT", "GraphvizShim"],
    "navgraph": [
      "NavSource", "NavModel", "NavFindings", "NavAnswers", "NavReports", "NavDOT", "NavDiagrams", "NavPages", "NavDrawing",
      "NavEngine", "ArgumentParser",
    ],
  ]

  static let system: Set<String> = ["Glibc", "Musl", "Darwin"]
  /// Who may call the operating system: who reads, writes or starts something.
  static let callsSystem: Set<String> = ["NavProcess", "NavEngine", "NavDrawing", "navgraph", "navgraph-draw"]
  static let withSwift: Set<String> = ["Swift", "Synchronization"]

  @Test func theTableSpeaksOfEveryTarget() throws {
    for target in try SourceTree.targets() { #expect(Self.mayImport[target] != nil, "\(target) is not in the table") }
  }

  @Test(arguments: mayImport.keys.sorted())
  func importsPointOneWay(_ target: String) throws {
    guard let own = Self.mayImport[target] else { return }
    let allowed = own.union(Self.withSwift).union(Self.callsSystem.contains(target) ? Self.system : [])
    for file in try SourceTree.files(of: target) {
      for (line, module) in SourceTree.imports(of: file) where !allowed.contains(module) {
        Issue.record("\(file.path):\(line): '\(target)' must not import '\(module)'")
      }
    }
  }

  /// Loading Foundation costs more than a whole run on a small app.
  @Test(arguments: mayImport.keys.sorted())
  func noFoundation(_ target: String) throws {
    for file in try SourceTree.files(of: target) {
      for (line, module) in SourceTree.imports(of: file) where module.hasPrefix("Foundation") {
        Issue.record("\(file.path):\(line): '\(target)' must not import '\(module)'")
      }
    }
  }

  @Test func theManifestAllowsNoMore() throws {
    let manifest = try String(contentsOf: SourceTree.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    // Each target's part runs from its name to the next target or plugin.
    for part in manifest.components(separatedBy: "arget(").dropFirst() {
      let part = part.components(separatedBy: ".plugin(")[0]
      let strings = part.components(separatedBy: "\"").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
      guard let name = strings.first, let allowed = Self.mayImport[name], !name.hasPrefix("C") else { continue }
      let named = Set(strings.dropFirst()).filter { Self.mayImport[$0] != nil }
      #expect(named.subtracting(allowed).subtracting(["CGraphviz"]).sorted() == [], "target \(name)")
    }
  }

  @Test func importsAreRead() {
    let file = SourceTree.File(
      path: "x", text: "import A\n  @testable import B // c\npublic import struct C.D\n// import E\nimportF\n#if x\n import G\r\n#endif\n")
    #expect(SourceTree.imports(of: file).map(\.module) == ["A", "B", "C", "G"])
  }
}
