import NavLexing
import ReferenceLexer

/// A place where the two lexers do not agree.
struct Difference {
  /// What swift-syntax has and navgraph has not, and the other way round; one of them may be missing.
  var reference: ReferenceToken?
  var ours: ReferenceToken?

  var offset: Int { min(reference?.start ?? .max, ours?.start ?? .max) }
}

/// All places where navgraph's lexer gives other tokens for `source` than swift-syntax's.
///
/// - Returns: the differences and the number of tokens of swift-syntax.
func compare(_ source: [UInt8], _ buffer: inout TokenBuffer) -> (differences: [Difference], tokens: Int) {
  Lexer.lex(source, into: &buffer)
  let reference = ReferenceLexer.tokens(source)
  let ours = (0..<buffer.count).map { i in
    ReferenceToken(
      kind: buffer.kinds[i], start: Int(buffer.starts[i]), end: Int(buffer.ends[i]), startsLine: buffer.startsLine[i])
  }
  if ours == reference { return ([], reference.count) }
  var differences: [Difference] = []
  var i = 0
  var j = 0
  while i < reference.count || j < ours.count {
    if i < reference.count, j < ours.count {
      if reference[i] == ours[j] {
        i += 1
        j += 1
        continue
      }
      if reference[i].start == ours[j].start {
        differences.append(Difference(reference: reference[i], ours: ours[j]))
        i += 1
        j += 1
        continue
      }
    }
    if j >= ours.count || (i < reference.count && reference[i].start < ours[j].start) {
      differences.append(Difference(reference: reference[i]))
      i += 1
    } else {
      differences.append(Difference(ours: ours[j]))
      j += 1
    }
  }
  return (differences, reference.count)
}

extension Difference {
  func description(in source: [UInt8], path: String) -> String {
    func text(_ token: ReferenceToken?) -> String {
      guard let token else { return "no token" }
      let range = token.start..<max(token.start, min(token.end, token.start + 60, source.count))
      let line = token.startsLine ? ", starts a line" : ""
      return "\(token.kind) \(token.start)..<\(token.end)\(line) \(String(decoding: source[range], as: UTF8.self).debugDescription)"
    }
    return "\(path): offset \(offset)\n  swift-syntax: \(text(reference))\n  navgraph:     \(text(ours))"
  }
}
