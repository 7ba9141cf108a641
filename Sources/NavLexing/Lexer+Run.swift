extension Lexer {
  /// More parentheses than a file can close: outside of interpolations `)` ends nothing.
  private static let topLevel = 1 << 40
  /// No step of the loop gives more tokens than this.
  private static let mostTokensOfStep = 8
  /// Room is made for at least so many tokens at once.
  private static let chunk = 128
  /// There is a token in so many bytes of source, about.
  private static let bytesOfToken = 6

  /// The loop over all tokens.
  ///
  /// One function with its state in local variables: that is what makes it fast. What is rare is in functions of its
  /// own that are handed values and give values back.
  ///
  /// - Parameters: the source, then the parts of a `TokenBuffer`.
  /// - Returns: how many tokens there are; the arrays may hold more.
  static func run(
    _ s: Span<UInt8>, _ count: Int, _ kindStore: inout [TokenKind], _ startStore: inout [UInt32],
    _ endStore: inout [UInt32], _ lineStore: inout [Bool], _ directives: inout [Range<Int>],
    _ openStrings: inout [OpenString]
  ) -> Int {
    directives.removeAll(keepingCapacity: true)
    openStrings.removeAll(keepingCapacity: true)
    let byteTable = ByteTraits.table
    let byteTraits = byteTable.span
    let keywords = Keywords.all
    let shortWords = keywords.short.span
    let shortKinds = keywords.shortKinds.span
    let longHeads = keywords.longHeads.span
    var memo = Memo()
    /// The byte being looked at.
    var i = 0
    /// The token being written.
    var n = 0
    /// Whether a line break was seen since the last token.
    var newline = false
    /// The kind before by swift-syntax's classes, which knows no lone `<`; `endOfFile` at the start.
    var last = TokenKind.endOfFile
    /// Parentheses open since the interpolation's own.
    var parens = topLevel
    /// Whether the interpolation's string may not contain a line break.
    var endsAtLineBreak = false
    /// Inside of a string literal's text.
    var isInString = false
    var stringKind = StringText.Kind.singleLine
    var stringPounds = 0

    chunks: while true {
      let room = n + chunk + (count - i) / bytesOfToken
      grow(&kindStore, to: room, with: .endOfFile)
      grow(&startStore, to: room, with: 0)
      grow(&endStore, to: room, with: 0)
      grow(&lineStore, to: room, with: false)
      var kinds = kindStore.mutableSpan
      var starts = startStore.mutableSpan
      var ends = endStore.mutableSpan
      var lines = lineStore.mutableSpan
      let limit = kinds.count - mostTokensOfStep

      while n < limit {
        if isInString {
          if i >= count {
            isInString = false
            continue
          }
          let segment = StringText.segment(s, count, from: i, stringKind, pounds: stringPounds)
          put(&kinds, &starts, &ends, &lines, &n, &newline, .stringSegment, i, segment.end)
          last = .stringSegment
          i = segment.end
          switch segment.stop {
          case .closingQuote:
            let kind = quoteKind(stringKind)
            let end = i + (stringKind == .multiLine ? 3 : 1)
            put(&kinds, &starts, &ends, &lines, &n, &newline, kind, i, end)
            last = kind
            i = end
            if stringPounds > 0 {
              let end = poundsEnd(s, from: i)
              put(&kinds, &starts, &ends, &lines, &n, &newline, .rawStringPoundDelimiter, i, end)
              last = .rawStringPoundDelimiter
              i = end
            }
            isInString = false
          case .interpolation:
            put(&kinds, &starts, &ends, &lines, &n, &newline, .backslash, i, i + 1)
            i += 1
            if s[i] == UInt8(ascii: "#") {
              let end = poundsEnd(s, from: i)
              put(&kinds, &starts, &ends, &lines, &n, &newline, .rawStringPoundDelimiter, i, end)
              i = end
            }
            put(&kinds, &starts, &ends, &lines, &n, &newline, .leftParen, i, i + 1)
            last = .leftParen
            i += 1
            openStrings.append(
              OpenString(
                kind: stringKind, pounds: stringPounds, outerParens: parens, outerEndsAtLineBreak: endsAtLineBreak))
            parens = 0
            endsAtLineBreak = stringKind != .multiLine
            isInString = false
          case .line:
            newline = true
          case .escapedLineBreak:
            i = escapedLineBreakEnd(s, from: i)
            newline = true
          case .escapedLineFeed:
            if stringKind != .multiLine && isLineBreak(s[i]) { isInString = false }
          case .lineBreak, .endOfFile:
            isInString = false
          }
          continue
        }

        // Blanks, and then the token that starts at the first other byte. Mostly there is one blank or none.
        var start = i
        var byte = s[i]
        if byte == 0x20 {
          i += 1
          start = i
          byte = s[i]
        }
        let traits = byteTraits[Int(byte)]
        let kind: TokenKind
        switch traits.byteClass {
        case .blank:
          i += 1
          continue

        case .lineBreak:
          if endsAtLineBreak, let string = openStrings.popLast() {
            // An interpolation that its line does not close: it ends here, and its string with it.
            put(&kinds, &starts, &ends, &lines, &n, &newline, .stringSegment, i, i)
            last = .stringSegment
            parens = string.outerParens
            endsAtLineBreak = string.outerEndsAtLineBreak
            continue
          }
          newline = true
          i = Words.skipSpaces(s, from: i + 1)
          continue

        case .word:
          let head = Words.identifierLength(Words.loadSixteen(s, i))
          i += head
          if head == 16 {
            // No keyword is as long.
            while true {
              let length = Words.identifierLength(Words.loadSixteen(s, i))
              i += length
              if length < 16 { break }
            }
            if s[i] >= 0x80 { i = Scalars.identifierEnd(s, count, from: i) }
            kind = .identifier
          } else if s[i] >= 0x80 {
            i = Scalars.identifierEnd(s, count, from: i)
            kind = i - start == head ? Keywords.kind(s, from: start, to: i) : .identifier
          } else {
            // Both tables are asked whatever the length, for the reason given at `identifierLength`.
            let word = Words.load(s, start)
            let text = word & ~0 &>> UInt64(64 - 8 * min(head, 8))
            let slot = Keywords.shortSlot(text)
            let isLong = (head > 8 ? 1 : 0) & (longHeads[Keywords.longSlot(word)] == word ? 1 : 0)
            if isLong != 0 {
              kind = Keywords.longKind(s, from: start, to: i, head: word)
            } else {
              let miss = (head > 8 ? 128 : 0) | (shortWords[slot] == text ? 0 : 128)
              kind = shortKinds[slot | miss]
            }
          }

        case .single:
          if traits.longer & byteTraits[Int(s[i + 1])].lengthens != 0 {
            if byte != UInt8(ascii: ":") { fallthrough }
            kind = .colonColon
            i += 2
          } else {
            kind = traits.kind
            i += 1
            parens += Int(traits.parenStep)
            if parens < 0, let string = openStrings.popLast() {
              put(&kinds, &starts, &ends, &lines, &n, &newline, .rightParen, start, i)
              last = .rightParen
              stringKind = string.kind
              stringPounds = string.pounds
              parens = string.outerParens
              endsAtLineBreak = string.outerEndsAtLineBreak
              isInString = stringKind == .multiLine || !isLineBreak(s[i])
              continue
            }
          }

        case .operatorByte, .slash:
          let next = s[i + 1]
          if byte == UInt8(ascii: "/"), next == byte {
            i = Words.lineEnd(s, count, from: i + 2)
            if Trivia.isDirective(s, at: start) { directives.append(start..<i) }
            continue
          }
          if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
            let comment = Trivia.blockComment(s, count, at: i)
            if let range = Trivia.blockDirective(s, at: start, end: comment.end) { directives.append(range) }
            i = comment.end
            newline = newline || comment.hasLineBreak
            continue
          }
          if next == byte, byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">"),
            let end = Trivia.conflictEnd(s, count, at: i, &memo)
          {
            // swift-syntax starts anew behind a merge conflict. Where its mark follows a NUL byte on the line of the
            // token before, it remembers that.
            if newline || n == 0 { last = .endOfFile }
            openStrings.removeAll(keepingCapacity: true)
            parens = topLevel
            endsAtLineBreak = false
            i = end
            continue
          } else {
            let token = Operators.token(s, count, at: i, last: last, isBehindTry: n >= 2 && kinds[n - 2] == .kwTry, &memo)
            if token.end > start {
              let kind = Operators.given(token.kind, s, from: start, to: token.end)
              put(&kinds, &starts, &ends, &lines, &n, &newline, kind, start, token.end)
              last = token.kind
              i = token.end
            }
            guard let regex = token.regex else { continue }
            i = putRegex(regex, &kinds, &starts, &ends, &lines, &n, &newline, &last)
            continue
          }

        case .questionOrExclamation:
          let isBehindTry = last == .kwTry
          let token = Operators.token(
            s, count, at: i, last: last, isBehindTry: n >= 2 && kinds[n - 2] == .kwTry, &memo)
          i = token.end
          put(&kinds, &starts, &ends, &lines, &n, &newline, token.kind, start, i)
          last = token.kind
          if let regex = token.regex {
            i = putRegex(regex, &kinds, &starts, &ends, &lines, &n, &newline, &last)
          } else if isBehindTry, !openStrings.isEmpty, last == .exclamationMark || last == .postfixQuestionMark {
            // swift-syntax reads the token behind `try?` as outside of the interpolation: line breaks may stand before
            // it even in a string of one line, and its parenthesis does not count.
            let skipped = skip(s, count, from: i, &directives, &memo)
            i = skipped.end
            newline = newline || skipped.hasLineBreak
            if s[i] == UInt8(ascii: "(") || s[i] == UInt8(ascii: ")") {
              last = s[i] == UInt8(ascii: "(") ? .leftParen : .rightParen
              put(&kinds, &starts, &ends, &lines, &n, &newline, last, i, i + 1)
              i += 1
            }
          }
          continue

        case .quote:
          if s[i + 1] == byte, s[i + 2] == byte {
            i += 3
            put(&kinds, &starts, &ends, &lines, &n, &newline, .multilineStringQuote, start, i)
            last = .multilineStringQuote
            isInString = true
            stringKind = .multiLine
            stringPounds = 0
            if isLineBreak(s[i]) {
              i = escapedLineBreakEnd(s, from: i)
              newline = true
            }
            continue
          }
          put(&kinds, &starts, &ends, &lines, &n, &newline, .stringQuote, start, start + 1)
          let end = Words.stringStop(s, count, from: i + 1)
          if s[end] == byte {
            put(&kinds, &starts, &ends, &lines, &n, &newline, .stringSegment, start + 1, end)
            kind = .stringQuote
            i = end + 1
            put(&kinds, &starts, &ends, &lines, &n, &newline, kind, end, i)
            last = kind
            continue
          }
          last = .stringQuote
          i += 1
          isInString = !isLineBreak(s[i])
          stringKind = .singleLine
          stringPounds = 0
          continue

        case .singleQuote:
          i += 1
          put(&kinds, &starts, &ends, &lines, &n, &newline, .singleQuote, start, i)
          last = .singleQuote
          isInString = !isLineBreak(s[i])
          stringKind = .singleQuote
          stringPounds = 0
          continue

        case .digit:
          var end = i + 1
          while Numbers.isDigit(s[end]) { end += 1 }
          let next = s[end]
          if next == UInt8(ascii: ".") || next >= 0x80 || Scalars.isIdentifierByte(next) {
            let number = Numbers.number(s, count, at: i, afterPeriod: last == .period)
            kind = number.kind
            i = number.end
          } else {
            kind = .integerLiteral
            i = end
          }

        case .pound:
          switch pound(s, count, at: i, &memo) {
          case .token(let poundKind, let end):
            kind = poundKind
            i = end
          case .regex(let regex):
            i = putRegex(regex, &kinds, &starts, &ends, &lines, &n, &newline, &last)
            continue
          case .string(let quote, let pounds, let isMultiLine):
            put(&kinds, &starts, &ends, &lines, &n, &newline, .rawStringPoundDelimiter, start, quote)
            last = isMultiLine ? .multilineStringQuote : .stringQuote
            i = quote + (isMultiLine ? 3 : 1)
            put(&kinds, &starts, &ends, &lines, &n, &newline, last, quote, i)
            stringKind = isMultiLine ? .multiLine : .singleLine
            stringPounds = pounds
            isInString = isMultiLine || !isLineBreak(s[i])
            if isMultiLine, isLineBreak(s[i]) {
              i = escapedLineBreakEnd(s, from: i)
              newline = true
            }
            continue
          }

        case .dollar:
          i = Scalars.identifierEnd(s, count, from: i + 1)
          kind = .dollarIdentifier

        case .backtick:
          if let end = backticksEnd(s, count, at: i) {
            kind = .identifier
            i = end
          } else {
            kind = .backtick
            i += 1
          }

        case .nul, .other:
          if i >= count {
            put(&kinds, &starts, &ends, &lines, &n, &newline, .endOfFile, count, count)
            break chunks
          }
          switch Trivia.unusual(s, count, at: i, &memo) {
          case .skipped(let end):
            i = end
            continue
          case .token(let unusualKind, let end):
            kind = unusualKind
            i = end
          case .operatorStart:
            let token = Operators.token(s, count, at: i, last: last, isBehindTry: n >= 2 && kinds[n - 2] == .kwTry, &memo)
            kind = token.kind
            i = token.end
            if let regex = token.regex {
              put(&kinds, &starts, &ends, &lines, &n, &newline, kind, start, i)
              i = putRegex(regex, &kinds, &starts, &ends, &lines, &n, &newline, &last)
              continue
            }
          }
        }
        put(&kinds, &starts, &ends, &lines, &n, &newline, kind, start, i)
        last = kind
      }
    }
    return n
  }
}
