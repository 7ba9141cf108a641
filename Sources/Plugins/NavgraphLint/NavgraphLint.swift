import Foundation
import PackagePlugin

/// Shows findings as warnings of the build: of the target, and of the package's other targets that it is made of.
@main struct NavgraphLint: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let own = Set(context.package.targets.map(\.id))
    let modules = ([target] + target.recursiveTargetDependencies.filter { own.contains($0.id) }).compactMap { $0 as? any SourceModuleTarget }
    let files = modules.flatMap { $0.sourceFiles(withSuffix: ".swift").map(\.url) }
    return try [
      command(
        try context.tool(named: "navgraph").url, modules.map(\.directoryURL), files, root: context.package.directoryURL,
        workFolder: context.pluginWorkDirectoryURL, name: target.name)
    ]
  }

  /// - Parameters:
  ///   - folders: what to analyse.
  ///   - files: what makes the command run again when it changes.
  private func command(
    _ tool: URL, _ folders: [URL], _ files: [URL], root: URL, workFolder: URL, name: String
  ) throws -> Command {
    let settings = [".navgraph.yml", ".navgraph-baseline.yml"].map(root.appendingPathComponent)
      .filter { FileManager.default.fileExists(atPath: $0.path) }
    // A build command must make something; the warnings go to the log.
    let findings = workFolder.appendingPathComponent("findings.json")
    return .buildCommand(
      displayName: "navgraph lint \(name)", executable: tool,
      arguments: ["lint", "--format", "xcode", "--format", "json:\(findings.path)", "--lenient", "--quiet", "--"] + folders.map(\.path),
      inputFiles: files + settings, outputFiles: [findings])
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension NavgraphLint: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let files = target.inputFiles.map(\.url).filter { $0.pathExtension == "swift" }
      return try [
        command(
          try context.tool(named: "navgraph").url, [context.xcodeProject.directoryURL], files, root: context.xcodeProject.directoryURL,
          workFolder: context.pluginWorkDirectoryURL, name: target.displayName)
      ]
    }
  }
#endif
