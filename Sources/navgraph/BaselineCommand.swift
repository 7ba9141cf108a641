import ArgumentParser
import NavEngine
import NavReports
import NavSource

struct BaselineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline", abstract: "Looks after a file of known findings.", subcommands: [PruneCommand.self])

  struct PruneCommand: VoicedCommand {
    static let configuration = CommandConfiguration(
      commandName: "prune", abstract: "Takes out of a baseline what is mended. Adds nothing: new findings stay new.")

    @Argument(
      help: ArgumentHelp(
        "The baseline; that of the settings if left out, or '\(BaselineFile.standardName)' in the current folder.", valueName: "file"),
      completion: .file(extensions: ["yml"]))
    var file: String?

    @OptionGroup var analysis: AnalysisOptions

    var voice: VoiceOptions { analysis.voice }

    func run() throws {
      let done = try analysis.analyse()
      try done.throwIfIncomplete()
      let name = file ?? done.scope.baseline ?? BaselineFile.standardName
      guard let known = try BaselineOptions.read(name, done.scope.currentFolder) else {
        throw Problem("there is no such baseline", file: name, mend: "'navgraph lint --write-baseline \(name)' writes it.")
      }
      let check = BaselineCheck(done, against: known)
      if check.undecided != nil {
        throw Problem(
          "nothing in it can be called stale, because only a part of the app was analysed", file: name,
          mend: "Analyse the baseline's folder, or the one with the app's entry point.")
      }
      let pruned = known.pruned(of: check.stale)
      let shown = Visible.text(known.shown)
      if check.stale.isEmpty { return Console.note("navgraph: nothing in '\(shown)' is stale") }
      if let problem = pruned.write() { throw problem }
      Console.note("navgraph: took \(known.count - pruned.count) of \(known.count) known findings out of '\(shown)'")
    }
  }
}
