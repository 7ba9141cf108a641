import TestSupport

/// Swift text, and ways to break it that are the same in every run.
struct Damage {
  private var numbers: SplitMix64

  init(seed: UInt64) { numbers = SplitMix64(seed: seed) }

  mutating func next(below bound: Int) -> Int { Int(numbers.next() % UInt64(bound)) }

  /// `source` with single bytes changed, taken out and doubled, pieces put in, and sometimes its end cut off.
  mutating func apply(to source: [UInt8]) -> [UInt8] {
    var text = source
    for _ in 0...next(below: 12) {
      let at = next(below: text.count + 1)
      switch next(below: 5) {
      case 0 where at < text.count: text[at] = UInt8(next(below: 256))
      case 1: text.removeSubrange(at..<min(text.count, at + 1 + next(below: 8)))
      case 2: text.insert(contentsOf: Array(text[at..<min(text.count, at + 30)]), at: next(below: text.count + 1))
      default: text.insert(contentsOf: Self.pieces[next(below: Self.pieces.count)], at: at)
      }
    }
    if next(below: 4) == 0 { text.removeLast(next(below: text.count + 1)) }
    return text
  }

  /// What starts, ends and breaks tokens. `\r`-only line ends and merge conflicts included.
  static let pieces: [[UInt8]] =
    [
      "\"", "\"\"\"", "#\"", "\"#", "#\"\"\"", "\\(", "\\#(", "\\", "\\\n", "'", ")", "(", "]", "[", "{", "}", "/", "//",
      "/*", "*/", "#/", "/#", "= /", "\n", "\r\n", "\r", "\0", "`", "$", "#", "#!", "try? ", "<#", "#>", "<", ">", ".", "?",
      "0x1.", "1e", "\u{FEFF}", "\u{A0}", "\u{201C}", "\u{201D}", "é", "\u{301}", "→", "👍", "\u{7F}", "\n<<<<<<< \n",
      "\n>>>>>>> \n", "\n>>>> \n", "\n<<<<\n", "// navgraph:x\n",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xE2, 0x80], [0xF0, 0x9F], [0x80], [0xED, 0xA0, 0x80], [0xC0, 0x80]]

  static let source = Array(
    ##"""
    #!/usr/bin/env swift
    import SwiftUI
    // navgraph:disable unmapped-destination - a reason
    /// A screen. /* not nested */
    @MainActor struct Screen<Item: Hashable>: View where Item: Sendable {
      @State private var path: [Route] = []
      let pattern = /(?<year>\d{4})-[/)]+/, other = #/ a/b /#
      let text = "Hello, \(name.first ?? "nobody \(count + 1)")!\n" + #"raw \#(x) \n"# + """
          many \
          lines \(path.map { "\($0)" }.joined(separator: ", "))
        end
        """
      /* a /* nested */ comment
         of two lines */
      var body: some View {
        NavigationStack(path: $path) {
          #if DEBUG
          List(0..<10, id: \.self) { Text("\($0)").tag(0x1F) }
          #else
          if let first = try? load(), first != nil, x<y, !z { 이름(first as! Item) } // trailing
          #endif
        }.navigationDestination(for: Route.self) { $0.view }
      }
      func `default`(_ a: inout Int...) -> Result<Int, any Error> { a &+= 1.5e3; return .success(a >> 2) }
    }

    """##.utf8)
}
