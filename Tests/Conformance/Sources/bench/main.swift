import Foundation

// Prints how fast the stages are over the Swift files of some folders, beside anchors measured in the same run:
//   swift run -c release bench [--stages] [--tool NAVGRAPH] FOLDER …
// With `--stages`, the whole runs are left out; with `--tool`, processes of that program are measured as well: take one as it is
// installed, built with `--static-swift-stdlib`. Folders of apps are to be clones, with their `.git`: without it, an app that has no
// manifest makes one program of all that lie beside it, and the figures are of that.
// Then says which of the goals hold, each by figures of this run.
// Rounds are interleaved, so that a machine that is busy for a while slows all rows; each figure is a median.

var arguments = Array(CommandLine.arguments.dropFirst())
var tool: String?
if let option = arguments.firstIndex(of: "--tool"), option + 1 < arguments.count {
  tool = arguments[option + 1]
  arguments.removeSubrange(option...option + 1)
}
let corpus = Corpus(folders: arguments.filter { $0 != "--stages" }, tool: tool)
guard !corpus.paths.isEmpty else {
  print("no Swift files; usage: bench [--stages] [--tool NAVGRAPH] FOLDER …")
  exit(2)
}
var rows = corpus.rows().filter { !($0.isWholeRun && arguments.contains("--stages")) }
for round in 0..<7 {
  for i in rows.indices where !rows[i].isSlow || round % 3 == 0 { rows[i].measure() }
}

print("\(corpus.paths.count) files, \(corpus.lines) lines, \(corpus.bytes) bytes, \(corpus.tokens) tokens")
print("| what | threads | seconds | MB/s | time / \(rows[0].name) |\n| --- | --: | --: | --: | --: |")
for row in rows {
  let speed = Double(row.part?.bytes ?? corpus.bytes) / row.median / 1e6
  let figures = String(format: "%.4f | %.0f | %.2f", row.median, speed, row.median / rows[0].median)
  print("| \(row.name) | \(row.workers) | \(figures) |")
}

print("\n| goal | must | measured | |\n| --- | --: | --: | --- |")
for goal in Goal.all(rows, of: corpus) {
  print("| \(goal.name) | \(goal.limitText) | \(String(format: "%.3f", goal.figure)) | \(goal.holds ? "holds" : "missed") |")
}
