// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that building navgraph never builds swift-syntax.
let package = Package(
  name: "NavgraphConformance",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "navgraph", path: "../.."),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    .target(
      name: "ReferenceLexer",
      dependencies: [
        .product(name: "NavStages", package: "navgraph"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    .target(name: "SwiftFiles"),
    .executableTarget(
      name: "conformance",
      dependencies: ["ReferenceLexer", "SwiftFiles", .product(name: "NavStages", package: "navgraph")]),
    .executableTarget(
      name: "bench",
      dependencies: ["ReferenceLexer", "SwiftFiles", .product(name: "NavStages", package: "navgraph")]),
  ],
  swiftLanguageModes: [.v6]
)
