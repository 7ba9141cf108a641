import Foundation
import NavDiagrams
import NavModel
import NavProcess
import NavSource

@testable import NavDrawing

/// Numbers that are the same in every run.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// A graph in few words.
struct GraphMaker {
  var graph = NavigationGraph()
  private var line = 0

  mutating func place(_ file: String = "App/Flow.swift") -> Place {
    line += 1
    return Place(file: file, line: line, column: 1)
  }

  mutating func screen(
    _ id: String, module: String = "App", kind: Screen.Kind = .view, file: String = "App/Flow.swift", reachability: Tristate = .yes
  ) {
    graph.screens.append(Screen(id: id, module: module, kind: kind, place: place(file), reachability: reachability))
    graph.screens.sort { $0.id < $1.id }
  }

  mutating func go(
    _ from: String?, _ to: String?, _ kind: Transition.Kind = .push, route: String? = nil, reason: String? = nil,
    confidence: Transition.Confidence = .certain, isLive: Bool = true
  ) {
    graph.transitions.append(
      Transition(
        from: from, to: to, route: route, kind: kind, place: place(), confidence: confidence, fromReason: reason, isLive: isLive))
  }

  mutating func enter(_ screens: String..., by name: String = "@main ShopApp") {
    graph.entries.append(EntryPoint(name: name, place: place(), screens: screens))
  }
}

extension NavigationGraph {
  /// A tab bar with two tabs, a sheet, a route without a screen, a caller nobody knows, and a screen no way leads to.
  static var shop: NavigationGraph {
    var maker = GraphMaker()
    for id in ["RootView", "HomeView", "CartView", "ProductView", "CheckoutView"] { maker.screen(id) }
    maker.screen("RefundView", reachability: .no)
    maker.enter("RootView")
    maker.go("RootView", "HomeView", .tab)
    maker.go("RootView", "CartView", .tab)
    maker.go("HomeView", "ProductView", route: "Route.product")
    maker.go("CartView", "ProductView", route: "Route.product")
    maker.go("CartView", "CheckoutView", .sheet)
    maker.go("CartView", nil, route: "Route.coupon")
    maker.go(nil, "ProductView", reason: "no caller of 'open(_:)' was found")
    return maker.graph
  }

  /// Anything at all: loops, parallel arrows of several kinds, islands, several entries.
  static func random(screens count: Int, seed: UInt64) -> NavigationGraph {
    var random = SplitMix64(state: seed)
    var maker = GraphMaker()
    let names = (0..<count).map { "Screen\($0)View" }
    let modules = Int.random(in: 1...5, using: &random)
    for name in names {
      let module = Int.random(in: 0..<modules, using: &random)
      maker.screen(
        name, module: "Module\(module)", kind: [.view, .viewController, .external].randomElement(using: &random) ?? .view,
        file: "App/Folder\(Int.random(in: 0..<6, using: &random))/\(name).swift",
        reachability: [.yes, .yes, .no, .unknown].randomElement(using: &random) ?? .yes)
    }
    func any() -> String? { names.randomElement(using: &random) }
    for _ in 0..<Int.random(in: 0...(count * 2), using: &random) {
      maker.go(
        any(), Int.random(in: 0..<20, using: &random) == 0 ? nil : any(), Transition.Kind.allCases.randomElement(using: &random) ?? .push,
        route: Bool.random(using: &random) ? "Route.case\(Int.random(in: 0..<9, using: &random))" : nil,
        confidence: Int.random(in: 0..<5, using: &random) == 0 ? .possible : .certain)
    }
    for _ in 0..<Int.random(in: 0...4, using: &random) { maker.go(nil, any(), reason: "no caller was found") }
    if let entry = any() { maker.enter(entry) }
    return maker.graph
  }
}

enum Tool {
  /// Whether the package was built with the library; without it there is nothing to draw with.
  #if Graphviz
    static let drawsPictures = true
  #else
    static let drawsPictures = false
  #endif

  /// The one that this test run has built: it stands beside the test bundle.
  static let draw: DrawingTool = {
    var folders = Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
    folders.append(Bundle.main.bundleURL)
    folders.append(URL(fileURLWithPath: DrawingTool.besideThisExecutable().path).deletingLastPathComponent())
    let paths = folders.map { $0.appendingPathComponent(DrawingTool.name).path }
    return DrawingTool(path: paths.first(where: FileManager.default.isExecutableFile) ?? paths[0])
  }()

  /// A shell script in the tool's place, for the time of `body`.
  static func scripted<Result>(_ script: String, _ body: (DrawingTool) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("navgraph-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("tool").path
    // Written by another process: were the file open for writing here while another test starts a child, that child would hold it
    // open too for a moment, and the system does not run a file that somebody may be writing.
    let writer = ["-c", "cat > '\(path)' && chmod +x '\(path)'"]
    let written = try ChildProcess.run("/bin/sh", arguments: writer, input: Array("#!/bin/sh\n\(script)\n".utf8), limit: .seconds(20))
    guard written.end == .exit(0) else { throw CocoaError(.fileWriteUnknown) }
    return try body(DrawingTool(path: path))
  }
}
