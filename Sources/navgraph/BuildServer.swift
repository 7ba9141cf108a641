#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Who runs the command and reads what it prints, as far as the environment tells.
struct BuildServer {
  /// Set to anything but the empty text where this server runs the command.
  var variable: String
  /// What its log understands.
  var format: String
  /// Whether it finds files by their paths from the root of the repository.
  var startsAtRepository = true

  /// The first that is found counts: a build phase of Xcode may run inside a job of GitHub, and then Xcode reads the log.
  static let all = [
    BuildServer(variable: "XCODE_VERSION_ACTUAL", format: "xcode", startsAtRepository: false),
    BuildServer(variable: "GITHUB_ACTIONS", format: "github"),
    BuildServer(variable: "TF_BUILD", format: "azure"),
    BuildServer(variable: "TEAMCITY_VERSION", format: "teamcity"),
    // Its log understands nothing; its report of findings is a file.
    BuildServer(variable: "GITLAB_CI", format: "text"),
  ]

  /// nil where a person, or a server that is not known, runs the command.
  static var current: BuildServer? {
    all.first { server in getenv(server.variable).map { $0.pointee != 0 } ?? false }
  }
}
