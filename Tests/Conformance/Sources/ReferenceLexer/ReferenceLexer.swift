@_spi(RawSyntax) @_spi(Testing) @_spi(ExperimentalLanguageFeatures) import SwiftParser
@_spi(RawSyntax) import SwiftSyntax

import enum NavLexing.TokenKind

/// A token of swift-syntax's own lexer, in navgraph's words.
public struct ReferenceToken: Hashable, Sendable {
  public var kind: NavLexing.TokenKind
  public var start: Int
  public var end: Int
  public var startsLine: Bool

  public init(kind: NavLexing.TokenKind, start: Int, end: Int, startsLine: Bool) {
    self.kind = kind
    self.start = start
    self.end = end
    self.startsLine = startsLine
  }
}

/// swift-syntax's own lexer.
///
/// It is reached by an SPI, so another release of swift-syntax may need other lines here.
public enum ReferenceLexer {
  /// Counts the tokens without keeping them: what a benchmark measures.
  public static func countTokens(_ source: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 0
    forEach(source) { _ in count += 1 }
    return count
  }

  public static func tokens(_ source: [UInt8]) -> [ReferenceToken] {
    source.withUnsafeBufferPointer { source in
      var tokens: [ReferenceToken] = []
      var offset = 0
      forEach(source) { lexeme in
        let range = lexeme.textRange
        tokens.append(
          ReferenceToken(
            kind: kind(of: lexeme), start: offset + range.lowerBound, end: offset + range.upperBound,
            startsLine: lexeme.flags.contains(.isAtStartOfLine)))
        offset += lexeme.byteLength
      }
      return tokens
    }
  }

  private static func forEach(_ source: UnsafeBufferPointer<UInt8>, _ body: (SwiftParser.Lexer.Lexeme) -> Void) {
    let tracker = UnsafeMutablePointer<LookaheadTracker>.allocate(capacity: 1)
    tracker.initialize(to: LookaheadTracker())
    defer { tracker.deallocate() }
    for token in SwiftParser.Lexer.tokenize(source, from: 0, lookaheadTracker: tracker, experimentalFeatures: []) {
      body(token)
      if token.rawTokenKind == .endOfFile { break }
    }
  }

  /// The kind that navgraph gives such a token; see `NavLexing.TokenKind` on where it is finer.
  private static func kind(of lexeme: SwiftParser.Lexer.Lexeme) -> NavLexing.TokenKind {
    let text = lexeme.tokenText
    switch lexeme.rawTokenKind {
    case .keyword:
      guard let keyword = Keyword(text), let kind = keywordKinds[keyword] else { return .unknown }
      return kind
    case .identifier:
      return text.first == UInt8(ascii: "$") ? .dollarIdentifier : .identifier
    case .binaryOperator: return lone(text) ?? .binaryOperator
    case .prefixOperator: return lone(text) ?? .prefixOperator
    case .postfixOperator: return lone(text) ?? .postfixOperator
    case .arrow: return .arrow
    case .atSign: return .atSign
    case .backslash: return .backslash
    case .backtick: return .backtick
    case .colon: return .colon
    case .colonColon: return .colonColon
    case .comma: return .comma
    case .dollarIdentifier: return .dollarIdentifier
    case .ellipsis: return .ellipsis
    case .endOfFile: return .endOfFile
    case .equal: return .equal
    case .exclamationMark: return .exclamationMark
    case .floatLiteral: return .floatLiteral
    case .infixQuestionMark: return .infixQuestionMark
    case .integerLiteral: return .integerLiteral
    case .leftAngle: return .leftAngle
    case .leftBrace: return .leftBrace
    case .leftParen: return .leftParen
    case .leftSquare: return .leftSquare
    case .multilineStringQuote: return .multilineStringQuote
    case .period: return .period
    case .postfixQuestionMark: return .postfixQuestionMark
    case .pound: return .pound
    case .poundAvailable: return .poundAvailable
    case .poundElse: return .poundElse
    case .poundElseif: return .poundElseif
    case .poundEndif: return .poundEndif
    case .poundIf: return .poundIf
    case .poundSourceLocation: return .poundSourceLocation
    case .poundUnavailable: return .poundUnavailable
    case .prefixAmpersand: return .prefixAmpersand
    case .rawStringPoundDelimiter: return .rawStringPoundDelimiter
    case .regexLiteralPattern: return .regexLiteralPattern
    case .regexPoundDelimiter: return .regexPoundDelimiter
    case .regexSlash: return .regexSlash
    case .rightAngle: return .rightAngle
    case .rightBrace: return .rightBrace
    case .rightParen: return .rightParen
    case .rightSquare: return .rightSquare
    case .semicolon: return .semicolon
    case .shebang: return .shebang
    case .singleQuote: return .singleQuote
    case .stringQuote: return .stringQuote
    case .stringSegment: return .stringSegment
    case .unknown: return .unknown
    case .wildcard: return .wildcard
    }
  }

  /// The kind of an operator that stands alone and has one of its own.
  private static func lone(_ text: SyntaxText) -> NavLexing.TokenKind? {
    switch text {
    case "<": .leftAngle
    case ">": .rightAngle
    case "...": .ellipsis
    default: nil
    }
  }

  private static let keywordKinds: [Keyword: NavLexing.TokenKind] = [
    .Any: .kwAny, .as: .kwAs, .associatedtype: .kwAssociatedtype, .break: .kwBreak, .case: .kwCase, .catch: .kwCatch,
    .class: .kwClass, .continue: .kwContinue, .default: .kwDefault, .defer: .kwDefer, .deinit: .kwDeinit, .do: .kwDo,
    .else: .kwElse, .enum: .kwEnum, .extension: .kwExtension, .fallthrough: .kwFallthrough, .false: .kwFalse,
    .fileprivate: .kwFileprivate, .for: .kwFor, .func: .kwFunc, .guard: .kwGuard, .if: .kwIf, .import: .kwImport,
    .in: .kwIn, .`init`: .kwInit, .inout: .kwInout, .internal: .kwInternal, .is: .kwIs, .let: .kwLet, .nil: .kwNil,
    .operator: .kwOperator, .precedencegroup: .kwPrecedencegroup, .private: .kwPrivate, .protocol: .kwProtocol,
    .public: .kwPublic, .repeat: .kwRepeat, .rethrows: .kwRethrows, .return: .kwReturn, .`self`: .kwSelf,
    .Self: .kwSelfType, .static: .kwStatic, .struct: .kwStruct, .subscript: .kwSubscript, .super: .kwSuper,
    .switch: .kwSwitch, .throw: .kwThrow, .throws: .kwThrows, .true: .kwTrue, .try: .kwTry, .typealias: .kwTypealias,
    .var: .kwVar, .where: .kwWhere, .while: .kwWhile,
  ]
}
