// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that a build of navgraph builds no benchmark.
let package = Package(
  name: "NavgraphAnswerBench",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "navgraph", path: "../..", traits: [])],
  targets: [
    .executableTarget(name: "answer-bench", dependencies: [.product(name: "NavStages", package: "navgraph")])
  ],
  swiftLanguageModes: [.v6]
)
