import Foundation
import PackagePlugin

/// `swift package navgraph lint …`: the command line, run in the package's folder.
@main struct NavgraphCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(try context.tool(named: "navgraph").url, arguments, in: context.package.directoryURL)
  }

  private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    // SwiftPM ends with 1 for either.
    switch (process.terminationReason, process.terminationStatus) {
    case (.exit, 0): break
    case (.exit, 1): Diagnostics.error("navgraph ended with exit status 1: see what it printed")
    default: Diagnostics.error("navgraph could not do its work")
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension NavgraphCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode puts the targets chosen in its dialog behind '--target'; the whole project is analysed.
      var rest: [String] = []
      var isTarget = false
      for argument in arguments {
        if isTarget || argument == "--target" { isTarget.toggle() } else { rest.append(argument) }
      }
      try run(try context.tool(named: "navgraph").url, rest.isEmpty ? ["lint", "--format", "xcode"] : rest, in: context.xcodeProject.directoryURL)
    }
  }
#endif
