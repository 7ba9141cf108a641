/// Breaks text in ways that a lexer must survive, the same way for the same seed.
struct Damage {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func next(below bound: Int) -> Int {
    // SplitMix64: short, and the same on every machine.
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(bound))
  }

  private static let pieces: [[UInt8]] =
    [
      "\"", "\"\"\"", "#\"", "\"#", "#\"\"\"", "\"\"\"#", "##\"", "\\(", "\\#(", "\\", "\\\n", "\\  \n", "\\n", "\\u{A}", "'",
      ")", "(", "(", "]", "[", "{", "}", "/", "//", "/*", "*/", "#/", "/#", " /", "/ ", "= /", "(/", "\n", "\r\n", "\r", "\0",
      "`", "``", "$", "#", "#!", "#if", "try? ", "try!/", "<#", "#>", "<", ">", ".", "...", "?", "!", "&", "-", "->", "=",
      "0x", "0x1.", "0x1.8p", "1.", "1e", "1_", "0o9", "0b2", ".5", "x.0.1", "::", ":", "\u{FEFF}", "\u{A0}", "\u{201C}",
      "\u{201D}", "é", "한", "\u{301}", "→", "👍", "\u{2028}", "\u{0B}", "\u{7F}", "\n<<<<<<< \n", "\n>>>>>>> \n",
      "\n>>>> \n", "\n<<<<\n", "_", "self", "func /", "operator ", "// navgraph:x\n",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xE2, 0x80], [0xF0, 0x9F], [0x80], [0xED, 0xA0, 0x80], [0xC0, 0x80]]

  /// `source` with a few pieces put in, taken out or doubled.
  mutating func apply(to source: [UInt8]) -> [UInt8] {
    var text = source
    for _ in 0...next(below: 6) {
      let at = next(below: text.count + 1)
      switch next(below: 4) {
      case 0:
        let end = min(text.count, at + 1 + next(below: 8))
        text.removeSubrange(at..<end)
      case 1:
        let end = min(text.count, at + next(below: 40))
        text.insert(contentsOf: Array(text[at..<end]), at: next(below: text.count + 1))
      default:
        text.insert(contentsOf: Self.pieces[next(below: Self.pieces.count)], at: at)
      }
    }
    if next(below: 8) == 0 { text.removeLast(next(below: text.count + 1)) }
    return text
  }

  /// Text made of nothing but pieces.
  mutating func text() -> [UInt8] {
    var text: [UInt8] = []
    for _ in 0..<1 + next(below: 24) {
      text += Self.pieces[next(below: Self.pieces.count)]
      if next(below: 3) == 0 { text += [UInt8](" a b\n x".utf8).prefix(1 + next(below: 7)) }
    }
    return text
  }
}
