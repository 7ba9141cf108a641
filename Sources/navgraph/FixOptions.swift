import ArgumentParser
import NavEngine
import NavFindings
import NavReports
import NavSource

/// Whether findings are to be mended.
struct FixOptions: ParsableArguments {
  @Flag(help: "Mend what can be mended safely, in the files, and report what is left.")
  var fix = false

  @Flag(help: "With '--fix': write no file, and print the changes as a patch for 'git apply'; the exit status is 0.")
  var dryRun = false

  func validate() throws {
    if dryRun, !fix { throw ValidationError("'--dry-run' speaks of '--fix'; add it.") }
  }

  /// Says what is mended, as one sentence.
  ///
  /// - Parameter isDry: no file is written.
  static func say(_ run: FixRun, isDry: Bool) {
    guard !run.mended.isEmpty else { return Console.note("navgraph: note: there is nothing that can be mended safely") }
    let verb = isDry ? "would be" : run.mended.count == 1 ? "is" : "are"
    let findings = (run.mended.count == 1 ? "1 finding" : "\(run.mended.count) findings") + " " + verb
    let files = run.files.count == 1 ? "1 file" : "\(run.files.count) files"
    Console.note("navgraph: note: \(findings) mended in \(files)")
  }
}

extension LintCommand {
  /// Mends the findings that the other options let through.
  ///
  /// - Returns: whether files are others now.
  func mend(_ all: Pipeline.Analysis, reported: [Finding]) throws -> Bool {
    var first = true
    let run = try FixRun(
      all,
      wanted: { analysis in
        defer { first = false }
        if first { return reported }
        return try Console.$voice.withValue(.quiet) { try known.judge(analysis).analysis.report.findings }
      },
      again: { texts in
        try Console.$voice.withValue(.quiet) { try analysis.run.analyse(analysis.paths, texts: texts, sayingProblems: false) }
      },
      // What changed is told from the files, and they are as they were.
      onlyOnce: changes.diffBase != nil)
    let problems = run.problems + (fixes.dryRun ? [] : run.write())
    for problem in problems { Console.say(problem) }
    if fixes.dryRun {
      try formats.output.write(bytes: run.files.flatMap { Patch.text(path: $0.path, from: $0.old, to: $0.new) })
      if problems.isEmpty { FixOptions.say(run, isDry: true) }
    }
    if !problems.isEmpty { throw ExitStatus.failed }
    if !fixes.dryRun { FixOptions.say(run, isDry: false) }
    return !run.files.isEmpty
  }
}
