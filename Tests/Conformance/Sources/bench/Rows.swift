import Foundation
import NavLexing
import ReferenceLexer
import SwiftFiles

/// The rows of the benchmark's table. A later stage adds its row in `measure` and its name to `names`.
struct Rows {
  private static let names = [
    "read", "read + count newlines", "lex in memory", "read + lex", "swift-syntax lexer in memory",
    // Here: "read + lex + outline", "whole run".
  ]
  private static let anchor = 1

  private let paths: [String]
  private let sources: [[UInt8]]
  private let bytes: Int
  private var seconds: [[Double]]
  private var tokens = 0
  private var lines = 0

  init(paths: [String]) {
    self.paths = paths
    sources = paths.map { (SwiftFiles.bytes(of: $0) ?? []) + [UInt8](repeating: 0, count: Lexer.padding) }
    bytes = sources.reduce(0) { $0 + $1.count - Lexer.padding }
    seconds = Self.names.map { _ in [] }
  }

  mutating func measure(rounds: Int) {
    var buffer = TokenBuffer()
    var reader = Reader()
    for round in 0..<rounds {
      seconds[0].append(Self.time { for path in paths { _ = reader.read(path) } })
      var lines = 0
      let count = Self.time {
        for path in paths {
          let length = reader.read(path)
          lines += Reader.newlines(reader.bytes.span, length)
        }
      }
      var tokens = 0
      let lex = Self.time {
        for source in sources {
          Lexer.lex(padded: source.span, count: source.count - Lexer.padding, into: &buffer)
          tokens += buffer.count
        }
      }
      let readAndLex = Self.time {
        for path in paths {
          let length = reader.read(path)
          Lexer.lex(padded: reader.bytes.span, count: length, into: &buffer)
        }
      }
      seconds[1].append(count)
      seconds[2].append(lex)
      seconds[3].append(readAndLex)
      self.lines = lines
      self.tokens = tokens
      // Slow, and steady enough with fewer rounds.
      if round % 3 == 0 {
        let reference = Self.time {
          for source in sources {
            source.withUnsafeBufferPointer {
              _ = ReferenceLexer.countTokens(UnsafeBufferPointer(rebasing: $0.dropLast(Lexer.padding)))
            }
          }
        }
        seconds[4].append(reference)
      }
    }
  }

  private static func time(_ body: () -> Void) -> Double {
    let start = ContinuousClock.now
    body()
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }

  func printTable() {
    print("\(paths.count) files, \(lines) lines, \(bytes) bytes, \(tokens) tokens")
    let medians = seconds.map { $0.sorted()[$0.count / 2] }
    let anchorTime = medians[Self.anchor]
    print("| what (1 thread) | seconds | MB/s | time / \(Self.names[Self.anchor]) |\n| --- | --: | --: | --: |")
    for (name, median) in zip(Self.names, medians) {
      let speed = Double(bytes) / median / 1e6
      print(
        "| \(name) | \(String(format: "%.4f", median)) | \(String(format: "%.0f", speed)) | "
          + "\(String(format: "%.2f", median / anchorTime)) |")
    }
  }
}
