import NavFacts
import NavFindings
import NavLexing
import NavSource

/// Makes edits of the moves that rules ask for, from the text of one file.
struct MoveWriter {
  private let path: String
  private let bytes: [UInt8]
  private let lines: LineTable
  private var tokens = TokenBuffer()

  init(path: String, bytes: [UInt8], lines: LineTable) {
    self.path = path
    self.bytes = bytes
    self.lines = lines
    Lexer.lex(bytes, into: &tokens)
  }

  /// nil where the text is not what was thought, or where something stands between that would mean something else afterwards: a
  /// condition of compilation, a comment before the dot, a text of several lines.
  func edits(_ move: CodeMove) -> [Edit]? {
    let last: Int
    switch move.target {
    case .behind(let name):
      guard let start = token(at: name), let end = end(ofCall: start) else { return nil }
      last = end
    case .insideLast(let name):
      guard let start = token(at: name), let end = end(ofCall: start), tokens.kinds[end] == .rightBrace, let open = opening(of: end),
        // A closure with a label is another one than the content.
        tokens.kinds[open - 1] != .colon, end - 1 > open
      else { return nil }
      last = end - 1
    }
    guard [.rightBrace, .rightParen, .identifier].contains(tokens.kinds[last]) else { return nil }
    switch move.code {
    case .new(let code): return insertion(code, behind: last).map { [$0] }
    case .modifier(let name): return moved(name, behind: last)
    }
  }

  private func moved(_ name: CodePiece, behind last: Int) -> [Edit]? {
    guard let start = token(at: name), start > 1, tokens.kinds[start - 1] == .period, let end = end(ofCall: start) else { return nil }
    let (first, before) = (start - 1, start - 2)
    let cut = Int(tokens.ends[before])..<Int(tokens.ends[end])
    guard bytes[cut.lowerBound..<Int(tokens.starts[first])].allSatisfy(Self.isBlank), !(first...end).contains(last),
      !(first...end).contains(where: { Self.isFixed(tokens.kinds[$0]) }), isUnconditional(from: min(first, last), to: max(first, last)),
      !tokens.directives.contains(where: { $0.overlaps(cut) }), let code = String(validating: bytes[Int(tokens.starts[first])..<cut.upperBound], as: UTF8.self),
      let added = insertion(code, behind: last, margin: indentation(of: first))
    else { return nil }
    return ([added] + removal(cut)).sorted { $0.piece.offset < $1.piece.offset }
  }

  // MARK: Tokens

  private func token(at piece: CodePiece) -> Int? {
    guard piece.range.upperBound <= bytes.count, bytes[piece.range].elementsEqual(piece.text.utf8) else { return nil }
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(tokens.starts[middle]) < piece.offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0, low < tokens.count, Int(tokens.starts[low]) == piece.offset, Int(tokens.ends[low]) == piece.range.upperBound else { return nil }
    return low
  }

  /// The last token of a call: its parentheses and its trailing closures.
  private func end(ofCall name: Int) -> Int? {
    var last = name
    if tokens.kinds[name + 1] == .leftParen {
      guard let close = closing(of: name + 1) else { return nil }
      last = close
    }
    if tokens.kinds[last + 1] == .leftBrace {
      guard let close = closing(of: last + 1) else { return nil }
      last = close
      while last + 3 < tokens.count, tokens.kinds[last + 1] == .identifier, tokens.kinds[last + 2] == .colon, tokens.kinds[last + 3] == .leftBrace {
        guard let close = closing(of: last + 3) else { return nil }
        last = close
      }
    }
    return last == name ? nil : last
  }

  private func closing(of open: Int) -> Int? {
    var depth = 0
    for index in open..<tokens.count {
      switch tokens.kinds[index] {
      case .leftParen, .leftBrace, .leftSquare: depth += 1
      case .rightParen, .rightBrace, .rightSquare:
        depth -= 1
        if depth == 0 { return index }
      default: continue
      }
    }
    return nil
  }

  private func opening(of close: Int) -> Int? {
    var depth = 0
    for index in stride(from: close, through: 1, by: -1) {
      switch tokens.kinds[index] {
      case .rightParen, .rightBrace, .rightSquare: depth += 1
      case .leftParen, .leftBrace, .leftSquare:
        depth -= 1
        if depth == 0 { return index }
      default: continue
      }
    }
    return nil
  }

  /// What says other things in other places, or loses its margin.
  private static func isFixed(_ kind: TokenKind) -> Bool {
    switch kind {
    case .poundIf, .poundElseif, .poundElse, .poundEndif, .multilineStringQuote: true
    default: false
    }
  }

  /// Whether two tokens are compiled under the same conditions.
  private func isUnconditional(from first: Int, to last: Int) -> Bool {
    var depth = 0
    for index in first..<last {
      switch tokens.kinds[index] {
      case .poundIf: depth += 1
      case .poundEndif: depth -= 1
      case .poundElse, .poundElseif: if depth == 0 { return false }
      default: continue
      }
      if depth < 0 { return false }
    }
    return depth == 0
  }

  // MARK: Text

  /// The blanks that the line of a token begins with.
  private func indentation(of token: Int) -> String {
    let start = lineStart(Int(tokens.starts[token]))
    let end = bytes[start...].firstIndex { !Self.isMargin($0) } ?? bytes.count
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private func lineStart(_ offset: Int) -> Int { (bytes[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D } ?? -1) + 1 }

  private func isFirstOnLine(_ token: Int) -> Bool {
    bytes[lineStart(Int(tokens.starts[token]))..<Int(tokens.starts[token])].allSatisfy(Self.isMargin)
  }

  /// - Parameter margin: what stood before the code's first line, and goes with it where it comes to another one.
  private func insertion(_ code: String, behind last: Int, margin: String = "") -> Edit? {
    guard let piece = piece(Int(tokens.starts[last])..<Int(tokens.ends[last])) else { return nil }
    // What fits on its line as a whole stays on it.
    guard startsOwnLine(last) else { return Edit(piece, with: piece.text + code) }
    let newline = bytes.contains(0x0D) ? (bytes.contains(0x0A) ? "\r\n" : "\r") : "\n"
    let (own, outer) = (indentation(of: last), indentation(of: last + 1))
    let isChain = isFirstOnLine(last) || startsWithDot(last)
    let deeper = own.hasPrefix(outer) && own != outer ? String(own.dropFirst(outer.count)) : "  "
    let new = isChain ? own : own + deeper
    let lines = code.split(separator: newline, omittingEmptySubsequences: false).enumerated().map { index, line in
      index > 0 && line.hasPrefix(margin) ? new + line.dropFirst(margin.count) : String(line)
    }
    return Edit(piece, with: piece.text + newline + new + lines.joined(separator: newline))
  }

  /// Whether no brace is open on a token's line before it: in `{ Menu("More") { … } }` all stays on one line.
  private func startsOwnLine(_ token: Int) -> Bool {
    var depth = 0
    for index in stride(from: token, through: 0, by: -1) {
      switch tokens.kinds[index] {
      case .rightBrace: depth += 1
      case .leftBrace:
        depth -= 1
        if depth < 0 { return lineStart(Int(tokens.starts[index])) != lineStart(Int(tokens.starts[token])) }
      default: continue
      }
      if lineStart(Int(tokens.starts[index])) != lineStart(Int(tokens.starts[token])) { return true }
    }
    return true
  }

  private func startsWithDot(_ token: Int) -> Bool {
    let start = lineStart(Int(tokens.starts[token]))
    return bytes[start...].first { !Self.isMargin($0) } == 0x2E
  }

  /// One edit for each line.
  private func removal(_ range: Range<Int>) -> [Edit] {
    var edits: [Edit] = []
    var start = range.lowerBound
    for index in range where bytes[index] == 0x0A || bytes[index] == 0x0D && (index + 1 == range.upperBound || bytes[index + 1] != 0x0A) {
      if let piece = piece(start..<index + 1) { edits.append(Edit(piece, with: "")) }
      start = index + 1
    }
    if start < range.upperBound, let piece = piece(start..<range.upperBound) { edits.append(Edit(piece, with: "")) }
    return edits
  }

  private func piece(_ range: Range<Int>) -> CodePiece? {
    guard let text = String(validating: bytes[range], as: UTF8.self) else { return nil }
    let (line, column) = lines.lineAndColumn(at: range.lowerBound)
    return CodePiece(place: Place(file: path, line: line, column: column, length: range.count), offset: range.lowerBound, text: text)
  }

  private static func isMargin(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
  private static func isBlank(_ byte: UInt8) -> Bool { isMargin(byte) || byte == 0x0A || byte == 0x0D }
}

extension MoveWriter {
  /// The findings of a run, with edits in the place of moves.
  static func written(_ findings: [Finding], of files: [FileFacts], _ scope: RunScope) -> [Finding] {
    var buffer = ReadBuffer()
    return written(findings) { file in
      guard let lines = files.first(where: { $0.path == file })?.lines else { return nil }
      var bytes = scope.texts[file]
      if bytes == nil, PathText.absolute(file, from: scope.currentFolder).withCString({ buffer.read($0) }) == nil {
        bytes = buffer.withText { text in text.withUnsafeBufferPointer { Array($0) } }
      }
      guard let bytes, LineTable(bytes.span) == lines else { return nil }
      return (bytes, lines)
    }
  }

  /// The findings with edits in the place of moves; without a fix where there are none.
  ///
  /// - Parameter text: of a file as it was analysed; nil where it cannot be had any more.
  static func written(_ findings: [Finding], text: (_ file: String) -> (bytes: [UInt8], lines: LineTable)?) -> [Finding] {
    guard findings.contains(where: { $0.fix?.move != nil }) else { return findings }
    var writers: [String: MoveWriter?] = [:]
    return findings.map { finding in
      guard var fix = finding.fix, let move = fix.move else { return finding }
      let file = finding.place.file
      if writers[file] == nil { writers[file] = .some(text(file).map { MoveWriter(path: file, bytes: $0.bytes, lines: $0.lines) }) }
      var finding = finding
      finding.fix = nil
      if let edits = writers[file]??.edits(move) {
        fix.edits = edits
        fix.move = nil
        finding.fix = fix
      }
      return finding
    }
  }
}
