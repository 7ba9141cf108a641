import Foundation
import TestSupport

/// One run of the built command, as a user would start it.
struct CommandRun {
  var status: Int32
  var output: String
  var errors: String

  /// - Parameters:
  ///   - arguments: what stands behind `navgraph`.
  ///   - folder: the current folder of the run.
  ///   - environment: set beside what the test has.
  static func navgraph(
    _ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:]
  ) throws -> CommandRun {
    try run(executable("navgraph"), arguments, in: folder.path, environment: environment)
  }

  static func run(
    _ executable: URL, _ arguments: [String], in folder: String, environment: [String: String] = [:]
  ) throws -> CommandRun {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = self.environment.merging(environment) { $1 }
    // Files and not pipes: output of any size cannot block the run.
    let results = try TemporaryFolder(["out": "", "err": ""])
    process.standardOutput = try FileHandle(forWritingTo: results.url("out"))
    process.standardError = try FileHandle(forWritingTo: results.url("err"))
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else { throw Crash(arguments: arguments, signal: process.terminationStatus) }
    return CommandRun(
      status: process.terminationStatus, output: String(decoding: try Data(contentsOf: results.url("out")), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: results.url("err")), as: UTF8.self))
  }

  /// What the test has. Tests run on build servers too, and there the command would speak their language; and in hooks of git, whose
  /// repository no test may touch.
  static let environment = ProcessInfo.processInfo.environment.filter {
    !["CI", "XCODE_VERSION_ACTUAL", "GITHUB_ACTIONS", "TF_BUILD", "TEAMCITY_VERSION", "GITLAB_CI"].contains($0.key)
      && !$0.key.hasPrefix("GIT_")
  }

  /// A product of this build: it stands beside the test bundle.
  static func executable(_ name: String) throws -> URL {
    // On Linux the process is the bundle; elsewhere a helper was given the bundle's path.
    for argument in [Bundle.main.executablePath ?? ""] + CommandLine.arguments {
      guard let bundle = argument.range(of: ".xctest") else { continue }
      let url = URL(fileURLWithPath: String(argument[..<bundle.upperBound])).deletingLastPathComponent()
        .appendingPathComponent(name)
      if FileManager.default.isExecutableFile(atPath: url.path) { return url }
    }
    throw NotBuilt(name: name)
  }

  struct Crash: Error { var arguments: [String], signal: Int32 }
  struct NotBuilt: Error { var name: String }
}
