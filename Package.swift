// swift-tools-version: 6.1
import PackageDescription

// One target per stage; a target may import only what stands before it. ArchitectureTests holds this.
let package = Package(
  name: "navgraph",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "navgraph", targets: ["navgraph"]),
    .executable(name: "navgraph-draw", targets: ["navgraph-draw"]),
    .plugin(name: "NavgraphCommand", targets: ["NavgraphCommand"]),
    .plugin(name: "NavgraphLint", targets: ["NavgraphLint"]),
    // For Tests/Conformance and Tests/AnswerBench, packages of their own.
    .library(
      name: "NavStages",
      targets: [
        "NavSource", "NavLexing", "NavFacts", "NavOutline", "NavExtraction", "NavModel", "NavFindings", "NavAnswers", "NavReports",
        "NavEngine",
      ]),
  ],
  traits: [
    .trait(name: "Graphviz", description: "Draw pictures with the Graphviz C library (libgvc)."),
    .default(enabledTraits: ["Graphviz"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    .target(name: "NavSource"),
    .target(name: "NavLexing"),
    .target(name: "NavFacts", dependencies: ["NavSource"]),
    .target(name: "NavOutline", dependencies: ["NavLexing", "NavFacts"]),
    .target(name: "NavInterface", dependencies: ["NavSource", "NavFacts"]),
    .target(name: "NavExtraction", dependencies: ["NavSource", "NavLexing", "NavFacts", "NavOutline"]),
    .target(name: "NavDialects"),
    .target(name: "NavModel", dependencies: ["NavSource"]),
    .target(name: "NavLinking", dependencies: ["NavSource", "NavFacts", "NavDialects", "NavModel"]),
    .target(name: "NavFindings", dependencies: ["NavSource"]),
    .target(name: "NavAnswers", dependencies: ["NavSource", "NavModel", "NavFindings"]),
    .target(name: "NavRules", dependencies: ["NavSource", "NavModel", "NavFindings", "NavAnswers"]),
    .target(name: "NavReports", dependencies: ["NavSource", "NavModel", "NavFindings", "NavAnswers"]),
    // All that navgraph and navgraph-draw share: the less the second one is made of, the sooner it begins.
    .target(name: "NavDOT"),
    .target(name: "NavDiagrams", dependencies: ["NavSource", "NavModel", "NavAnswers", "NavDOT"]),
    // The page's parts are files of their own, for editors and linters, and part of the program.
    .target(
      name: "NavPages", dependencies: ["NavSource", "NavModel", "NavFindings", "NavReports", "NavDOT", "NavDiagrams"],
      resources: ["page.html", "page.css", "flow.js", "picture.js", "panel.js", "page.js"].map { .embedInCode("Page/\($0)") }),
    .target(name: "NavProcess"),
    // Starts navgraph-draw.
    .target(name: "NavDrawing", dependencies: ["NavProcess", "NavDOT", "NavDiagrams"]),
    .target(
      name: "NavEngine",
      dependencies: [
        "NavSource", "NavLexing", "NavFacts", "NavOutline", "NavExtraction", "NavInterface", "NavDialects", "NavModel",
        "NavLinking", "NavFindings", "NavAnswers", "NavRules", "NavProcess", "MemoryShim",
        .product(name: "Yams", package: "Yams"),
      ],
      exclude: ["Settings/navgraph.schema.json"]),
    .target(name: "MemoryShim"),
    .systemLibrary(
      name: "CGraphviz", pkgConfig: "libgvc",
      providers: [.apt(["libgraphviz-dev"]), .brew(["graphviz"])]),
    .target(
      name: "GraphvizShim",
      dependencies: [.target(name: "CGraphviz", condition: .when(traits: ["Graphviz"]))],
      cSettings: [.define("NAVGRAPH_GRAPHVIZ", .when(traits: ["Graphviz"]))]),
    .executableTarget(name: "navgraph-draw", dependencies: ["NavDOT", "GraphvizShim"]),
    .executableTarget(
      name: "navgraph",
      dependencies: [
        "NavSource", "NavModel", "NavFindings", "NavAnswers", "NavReports", "NavDOT", "NavDiagrams", "NavPages", "NavDrawing",
        "NavEngine", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["navgraph.1"]),
    .plugin(
      name: "NavgraphCommand",
      capability: .command(intent: .custom(verb: "navgraph", description: "Runs navgraph in the package's folder.")),
      dependencies: ["navgraph", "navgraph-draw"], path: "Sources/Plugins/NavgraphCommand"),
    .plugin(name: "NavgraphLint", capability: .buildTool(), dependencies: ["navgraph"], path: "Sources/Plugins/NavgraphLint"),
    .target(name: "TestSupport", path: "Tests/Support"),
    .testTarget(name: "NavSourceTests", dependencies: ["NavSource", "TestSupport"]),
    .testTarget(name: "NavLexingTests", dependencies: ["NavLexing", "TestSupport"]),
    .testTarget(
      name: "NavOutlineTests", dependencies: ["NavSource", "NavLexing", "NavFacts", "NavOutline", "NavExtraction", "TestSupport"]),
    .testTarget(name: "NavInterfaceTests", dependencies: ["NavSource", "NavFacts", "NavInterface", "TestSupport"]),
    .testTarget(
      name: "NavLinkingTests",
      dependencies: ["NavFacts", "NavOutline", "NavExtraction", "NavInterface", "NavDialects", "NavModel", "NavLinking", "TestSupport"]),
    .testTarget(
      name: "NavAnswersTests", dependencies: ["NavSource", "NavModel", "NavFindings", "NavAnswers", "TestSupport"]),
    .testTarget(
      name: "NavRulesTests",
      dependencies: ["NavSource", "NavModel", "NavFindings", "NavAnswers", "NavRules", "NavEngine", "TestSupport"]),
    .testTarget(
      name: "NavReportsTests",
      dependencies: ["NavSource", "NavModel", "NavFindings", "NavAnswers", "NavReports", "TestSupport"],
      exclude: ["Snapshots"]),
    .testTarget(
      name: "NavDiagramsTests",
      dependencies: [
        "NavSource", "NavModel", "NavAnswers", "NavProcess", "NavDOT", "NavDiagrams", "NavDrawing", "navgraph-draw", "TestSupport",
      ]),
    .testTarget(
      name: "NavPagesTests",
      dependencies: ["NavSource", "NavModel", "NavFindings", "NavReports", "NavDiagrams", "NavPages", "TestSupport"]),
    .testTarget(name: "NavEngineTests", dependencies: ["NavEngine", "NavFindings", "TestSupport"]),
    .testTarget(
      name: "EndToEndTests", dependencies: ["navgraph", "navgraph-draw", "TestSupport"], exclude: ["Snapshots"]),
    .testTarget(name: "DocumentationTests", dependencies: ["NavFindings", "NavReports", "NavEngine", "TestSupport"]),
    .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
