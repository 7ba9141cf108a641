/// What a token is, in one byte.
///
/// Boundaries are those of swift-syntax 603's lexer. Kinds differ from its kinds in two places, both finer:
/// `<`, `>` and `...` standing alone have kinds of their own whatever the spacing around them (a longer
/// operator such as `>>`, `<-` or `>?` stays one operator token), and `$name` is a `dollarIdentifier` like `$0`.
/// Contextual keywords (`some`, `get`, `async`, `open` …) are identifiers, editor placeholders too.
public enum TokenKind: UInt8, Sendable, CaseIterable {
  case endOfFile = 0
  /// Also `` `in backticks` ``, the backticks included.
  case identifier
  /// `$0`, `$name`
  case dollarIdentifier
  case integerLiteral
  case floatLiteral
  /// Any run of operator bytes that is none of the punctuation below, told apart by the blanks around it.
  case binaryOperator, prefixOperator, postfixOperator
  // Punctuation
  case leftParen, rightParen, leftBrace, rightBrace, leftSquare, rightSquare
  /// A lone `<`, `>`: angle bracket or operator, the grammar decides.
  case leftAngle, rightAngle
  /// A lone `...`: operator, variadic mark or range, the grammar decides.
  case ellipsis
  case comma, colon, colonColon, semicolon, period, arrow, equal, atSign, pound, backslash, backtick
  case prefixAmpersand, postfixQuestionMark, infixQuestionMark, exclamationMark
  // Literals come in parts. A string is: quote, then segments (possibly empty) and interpolations in turn, then
  // quote. A multi-line string has one segment per line, with its indentation and its line break. An interpolation
  // is: backslash, perhaps rawStringPoundDelimiter, leftParen, any tokens, rightParen.
  case stringQuote, multilineStringQuote, rawStringPoundDelimiter, stringSegment, singleQuote
  case regexSlash, regexPoundDelimiter, regexLiteralPattern
  case poundIf, poundElseif, poundElse, poundEndif, poundAvailable, poundUnavailable, poundSourceLocation
  case wildcard, shebang, unknown
  // Keywords that are reserved everywhere
  case kwAny, kwAs, kwAssociatedtype, kwBreak, kwCase, kwCatch, kwClass, kwContinue, kwDefault, kwDefer, kwDeinit, kwDo
  case kwElse, kwEnum, kwExtension, kwFallthrough, kwFalse, kwFileprivate, kwFor, kwFunc, kwGuard, kwIf, kwImport, kwIn
  case kwInit, kwInout, kwInternal, kwIs, kwLet, kwNil, kwOperator, kwPrecedencegroup, kwPrivate, kwProtocol, kwPublic
  case kwRepeat, kwRethrows, kwReturn, kwSelf, kwSelfType, kwStatic, kwStruct, kwSubscript, kwSuper, kwSwitch
  case kwThrow, kwThrows, kwTrue, kwTry, kwTypealias, kwVar, kwWhere, kwWhile
}
