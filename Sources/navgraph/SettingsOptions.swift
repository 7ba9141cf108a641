import ArgumentParser
import NavEngine
import NavSource

/// Which settings hold.
struct SettingsOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Read the settings from this file, not from the nearest '.navgraph.yml'.", valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"]))
  var config: String?

  @Flag(help: "Read no settings file.")
  var noConfig = false

  func validate() throws {
    if config != nil, noConfig { throw ValidationError("'--config' and '--no-config' exclude each other.") }
  }

  /// Tells what is wrong in the settings, and ends the run with it.
  func load(for paths: [String], in currentFolder: String) throws -> Settings {
    let choice: SettingsFile.Choice = noConfig ? .none : config.map { .named($0) } ?? .nearest
    let (settings, problems) = SettingsFile.load(choice, for: paths.isEmpty ? ["."] : paths, currentFolder: currentFolder)
    for problem in problems { Console.say(problem) }
    if problems.contains(where: \.isFatal) { throw ExitStatus.failed }
    return settings
  }
}

enum CurrentFolder {
  /// Absolute and normalized.
  static func path() throws -> String {
    guard let folder = Pipeline.currentFolder() else {
      throw Problem("the current folder is gone", mend: "Change to a folder that exists.")
    }
    return folder
  }
}
