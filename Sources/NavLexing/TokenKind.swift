/// What a token is, in one byte. Keywords have kinds of their own; contextual keywords (`some`, `get`, `async`, `open` …) are identifiers.
public enum TokenKind: UInt8, Sendable, CaseIterable {
  case endOfFile = 0
  case identifier
  /// `$0`, `$name`
  case dollarIdentifier
  case integerLiteral
  case floatLiteral
  /// Any run of operator bytes that is none of the punctuation below, spacing told apart as swift-syntax does.
  case binaryOperator, prefixOperator, postfixOperator
  // Punctuation
  case leftParen, rightParen, leftBrace, rightBrace, leftSquare, rightSquare, leftAngle, rightAngle
  case comma, colon, semicolon, period, ellipsis, arrow, equal, atSign, pound, backslash, backtick
  case prefixAmpersand, postfixQuestionMark, infixQuestionMark, exclamationMark
  // Literals in parts, as in swift-syntax
  case stringQuote, multilineStringQuote, rawStringPoundDelimiter, stringSegment, singleQuote
  case regexSlash, regexPoundDelimiter, regexLiteralPattern
  // `#if`, `#elseif`, `#else`, `#endif`
  case poundIf, poundElseif, poundElse, poundEndif, poundAvailable, poundUnavailable, poundSourceLocation
  case wildcard, shebang, unknown
  // Keywords that are reserved everywhere
  case kwAny, kwAs, kwAssociatedtype, kwBreak, kwCase, kwCatch, kwClass, kwContinue, kwDefault, kwDefer, kwDeinit, kwDo
  case kwElse, kwEnum, kwExtension, kwFallthrough, kwFalse, kwFileprivate, kwFor, kwFunc, kwGuard, kwIf, kwImport, kwIn
  case kwInit, kwInout, kwInternal, kwIs, kwLet, kwNil, kwOperator, kwPrecedencegroup, kwPrivate, kwProtocol, kwPublic
  case kwRepeat, kwRethrows, kwReturn, kwSelf, kwSelfType, kwStatic, kwStruct, kwSubscript, kwSuper, kwSwitch
  case kwThrow, kwThrows, kwTrue, kwTry, kwTypealias, kwVar, kwWhere, kwWhile
}
