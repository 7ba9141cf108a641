import NavLexing
import Testing

@Suite struct LawTests {
  @Test(arguments: 0..<8) func damagedSource(_ part: Int) {
    var buffer = TokenBuffer()
    for seed in part * 400..<(part + 1) * 400 {
      var damage = Damage(seed: UInt64(seed))
      let text = damage.apply(to: Damage.source)
      Lexer.lex(text, into: &buffer)
      if let broken = Laws.broken(text, buffer) { Issue.record("seed \(seed): \(broken)") }
    }
  }

  @Test func noise() {
    var buffer = TokenBuffer()
    for seed in 0..<2000 {
      var damage = Damage(seed: UInt64(seed))
      let text = (0..<damage.next(below: 60)).flatMap { _ in
        damage.next(below: 3) == 0
          ? [UInt8(damage.next(below: 256))] : Damage.pieces[damage.next(below: Damage.pieces.count)]
      }
      Lexer.lex(text, into: &buffer)
      if let broken = Laws.broken(text, buffer) { Issue.record("seed \(seed): \(broken)") }
    }
  }

  /// Every beginning of a text is a text: whatever is open at its end must not read on.
  @Test func everyPrefix() {
    var buffer = TokenBuffer()
    for end in 0...Damage.source.count {
      let text = Array(Damage.source[..<end])
      Lexer.lex(text, into: &buffer)
      if let broken = Laws.broken(text, buffer) { Issue.record("first \(end) bytes: \(broken)") }
    }
  }

  /// A buffer used before, and whatever stands behind the text, leave no trace.
  @Test func nothingElseMatters() {
    var used = TokenBuffer()
    for seed in 0..<300 {
      var damage = Damage(seed: UInt64(seed))
      let text = damage.apply(to: Damage.source)
      Lexer.lex(text.span, into: &used)
      var fresh = TokenBuffer()
      let padded = text + [UInt8](repeating: 0, count: 8) + [UInt8](repeating: UInt8(ascii: "\""), count: Lexer.padding)
      Lexer.lex(padded: padded.span, count: text.count, into: &fresh)
      #expect(used.kinds == fresh.kinds && used.starts == fresh.starts && used.ends == fresh.ends)
      #expect(used.startsLine == fresh.startsLine && used.directives == fresh.directives)
    }
  }

  /// The laws themselves notice what they are for.
  @Test func lawsCanBeBroken() {
    let text = Array("a b // c\nd".utf8)
    var good = TokenBuffer()
    Lexer.lex(text, into: &good)
    #expect(Laws.broken(text, good) == nil)
    var skipped = good
    skipped.starts[1] = 3
    #expect(Laws.broken(text, skipped) != nil)
    var overlapping = good
    overlapping.ends[0] = 3
    #expect(Laws.broken(text, overlapping) != nil)
    var line = good
    line.startsLine[2] = false
    #expect(Laws.broken(text, line) != nil)
    var cut = good
    cut.kinds.removeLast()
    cut.starts.removeLast()
    cut.ends.removeLast()
    cut.startsLine.removeLast()
    #expect(Laws.broken(text, cut) != nil)
  }
}
