import Foundation
import NavLexing
import ReferenceLexer
import SwiftFiles

// Compares navgraph's lexer with swift-syntax's, token for token:
//   swift run -c release conformance [--damaged ROUNDS] [FOLDER …]
// over the Swift files of the folders, or of the checkouts of this package's dependencies. With `--damaged`, over so
// many damaged copies of each file and so many made-up texts, too. Exits with 1 when there are differences.

var folders: [String] = []
var rounds = 0
var arguments = CommandLine.arguments.dropFirst().makeIterator()
while let argument = arguments.next() {
  if argument == "--damaged" {
    guard let count = arguments.next().flatMap({ Int($0) }) else {
      print("--damaged wants a number")
      exit(2)
    }
    rounds = count
  } else {
    folders.append(argument)
  }
}
if folders.isEmpty {
  let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  folders = [package.appendingPathComponent(".build/checkouts").path]
}

var buffer = TokenBuffer()
var tokens = 0
var bytes = 0
var differing = 0
var differences = 0

@MainActor func check(_ source: [UInt8], _ name: String) {
  let result = compare(source, &buffer)
  tokens += result.tokens
  bytes += source.count
  if result.differences.isEmpty { return }
  differing += 1
  differences += result.differences.count
  if differing <= 40 {
    for difference in result.differences.prefix(3) { print(difference.description(in: source, path: name)) }
  }
}

let paths = SwiftFiles.paths(under: folders)
var unreadable = 0
for path in paths {
  guard let source = SwiftFiles.bytes(of: path) else {
    unreadable += 1
    continue
  }
  check(source, path)
  for round in 0..<rounds {
    var damage = Damage(seed: UInt64(round) &* 1_000_003 &+ UInt64(source.count))
    check(damage.apply(to: source), "\(path), damaged with seed \(round)")
  }
}
for round in 0..<rounds * 1000 {
  var damage = Damage(seed: UInt64(round))
  let text = damage.text()
  check(text, "made-up text \(round) \(String(decoding: text, as: UTF8.self).debugDescription)")
}
print(
  "\(paths.count) files (\(unreadable) unreadable), \(bytes) bytes, \(tokens) tokens: "
    + "\(differences) differences in \(differing) texts")
exit(paths.isEmpty || differences > 0 ? 1 : 0)
