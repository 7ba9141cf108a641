import ArgumentParser
import NavEngine
import NavSource

struct ExtractCommand: VoicedCommand {
  static let configuration = CommandConfiguration(
    commandName: "extract", abstract: "Writes the facts of sources to a file, which every other command takes in their place.",
    discussion: """
      Sources that are too many for one machine, or seldom change, are read apart: each module's facts are written where the module is, and \
      linked where all of them are. The result is the same as that of one run over all sources.

      Paths in facts start from the current folder, and later commands start in that folder too. Nothing is written unless all could be read.
      """)

  @OptionGroup var analysis: AnalysisOptions

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The file to write; '-' for standard output.", valueName: "file.navfacts"),
    completion: .file(extensions: ["navfacts"]))
  var output: String

  @Option(
    help: ArgumentHelp(
      "The folder of the whole program, of which the paths are parts: what is a module or a test is told as in a run over that folder.",
      valueName: "folder"),
    completion: .directory)
  var root: String?

  @Option(
    help: ArgumentHelp("The module that all files belong to, where a build system knows it; told from their folders if left out.", valueName: "name"))
  var module: String?

  var voice: VoiceOptions { analysis.voice }

  func validate() throws {
    if output != "-", !output.hasSuffix(FactsFile.ending) {
      throw ValidationError("'\(output)' does not end in '\(FactsFile.ending)', by which other commands know facts.")
    }
    if module?.isEmpty ?? false { throw ValidationError("'--module' takes the name of a module, and it is empty.") }
  }

  func run() throws {
    if output != "-", let obstacle = WholeFile.obstacle(to: output) { throw obstacle }
    let folder = try CurrentFolder.path()
    let inputs = try analysis.run.inputs(analysis.paths, in: folder)
    let named = root.map { [$0] } ?? inputs.paths + inputs.facts.flatMap(\.roots)
    var part = Pipeline.Part(
      paths: inputs.paths, settings: try analysis.run.settings.load(for: named, in: folder), currentFolder: folder)
    part.facts = inputs.facts
    part.root = root
    part.module = module
    part.jobs = analysis.run.jobs
    let (bytes, problems) = Pipeline.extract(part)
    for problem in problems { Console.say(problem) }
    guard let bytes else { throw ExitStatus.failed }
    if output == "-" { return Console.result(bytes) }
    if let problem = WholeFile.write(bytes, to: output) { throw problem }
  }
}
