import ArgumentParser
import NavEngine

struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config", abstract: "Prints the settings in force, and where each comes from.")

  @Argument(
    help: ArgumentHelp(
      "The folder whose settings to print, or a Swift file: then what holds for it, overrides heard. The current folder if left out.",
      valueName: "path"),
    completion: .file())
  var path: String?

  @OptionGroup var options: SettingsOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let folder = try CurrentFolder.path()
    let settings = try options.load(for: path.map { [$0] } ?? [], in: folder)
    let file = path.flatMap { $0.hasSuffix(".swift") ? $0 : nil }
    try output.write(SettingsListing.text(settings, for: file, currentFolder: folder))
  }
}
