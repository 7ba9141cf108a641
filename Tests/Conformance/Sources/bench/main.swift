import Foundation
import NavLexing
import ReferenceLexer
import SwiftFiles

// Prints how fast the stages are over the Swift files of a folder, beside anchors measured in the same run:
//   swift run -c release bench FOLDER …
// Rounds are interleaved, so that a machine that is busy for a while slows all rows; each row is a median.

let folders = Array(CommandLine.arguments.dropFirst())
let paths = SwiftFiles.paths(under: folders)
guard !paths.isEmpty else {
  print("no Swift files; usage: bench FOLDER …")
  exit(2)
}

var rows = Rows(paths: paths)
rows.measure(rounds: 7)
rows.printTable()
