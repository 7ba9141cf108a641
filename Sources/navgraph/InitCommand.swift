import ArgumentParser
import NavEngine
import NavReports

struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Writes a commented '.navgraph.yml'.")

  @Argument(
    help: ArgumentHelp("The folder to write it to; the current one if left out.", valueName: "folder"),
    completion: .directory)
  var folder: String = "."

  @Flag(help: "Replace the file if it is there.")
  var force = false

  func run() throws {
    let path = folder == "." ? Settings.fileName : folder + (folder.hasSuffix("/") ? "" : "/") + Settings.fileName
    let text = SettingsTemplate.text(RuleBook.cards)
    if let problem = WholeFile.write(Array(text.utf8), to: path, replacing: force) { throw problem }
    Console.note("navgraph: wrote '\(Visible.text(path))'")
  }
}
