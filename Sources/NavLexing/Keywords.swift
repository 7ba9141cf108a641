/// The reserved words, found by a multiplicative hash of their first eight bytes without a collision.
///
/// `_` stands among them, as the wildcard: to the lexer it is one more word with a kind of its own.
struct Keywords: Sendable {
  /// Words of at most eight bytes, as little-endian numbers; 0 where no word is.
  private(set) var short = [UInt64](repeating: 0, count: 128)
  /// Their kinds, and as many times `identifier` behind them, so that what is no keyword is looked up too and not jumped over.
  private(set) var shortKinds = [TokenKind](repeating: .identifier, count: 256)
  /// First eight bytes, the bytes behind them, and the length of the words longer than that.
  private(set) var long = [(head: UInt64, tail: UInt64, length: Int, kind: TokenKind)](
    repeating: (0, 0, 0, .identifier), count: 16)
  /// The `head` of each of those, alone.
  private(set) var longHeads = [UInt64](repeating: 0, count: 16)

  // Found by search; `init` stops the program when a word is added that makes them collide.
  static let shortMultiplier: UInt64 = 0x6bc3_e2eb_2d8d_ccf5
  static let longMultiplier: UInt64 = 0x63ca_828d_d5f4_b3b3

  static let all = Keywords()

  @inline(__always) static func shortSlot(_ word: UInt64) -> Int { Int((word &* shortMultiplier) >> 57) }
  @inline(__always) static func longSlot(_ word: UInt64) -> Int { Int((word &* longMultiplier) >> 60) }

  private init() {
    for (word, kind) in Self.words {
      let bytes = Array(word.utf8)
      let head = Self.number(bytes.prefix(8))
      if bytes.count <= 8 {
        let slot = Self.shortSlot(head)
        precondition(short[slot] == 0, "two keywords share a slot")
        short[slot] = head
        shortKinds[slot] = kind
      } else {
        let slot = Self.longSlot(head)
        precondition(long[slot].head == 0, "two keywords share a slot")
        longHeads[slot] = head
        long[slot] = (head, Self.number(bytes.dropFirst(8)), bytes.count, kind)
      }
    }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// The kind of a word of at most fifteen bytes.
  @inline(never)
  static func kind(_ s: Span<UInt8>, from start: Int, to end: Int) -> TokenKind {
    let head = Words.load(s, start)
    if end - start > 8 { return longKind(s, from: start, to: end, head: head) }
    let text = head & ~0 &>> UInt64(64 - 8 * (end - start))
    let slot = shortSlot(text)
    return all.short[slot] == text ? all.shortKinds[slot] : .identifier
  }

  /// The kind of a word of nine bytes or more that starts with `head`.
  @inline(never)
  static func longKind(_ s: Span<UInt8>, from start: Int, to end: Int, head: UInt64) -> TokenKind {
    let entry = all.long[longSlot(head)]
    guard entry.head == head, entry.length == end - start else { return .identifier }
    let tail = Words.load(s, start + 8) & (~0 >> UInt64(64 - 8 * (entry.length - 8)))
    return tail == entry.tail ? entry.kind : .identifier
  }

  static let words: [(String, TokenKind)] = [
    ("_", .wildcard), ("Any", .kwAny), ("as", .kwAs), ("associatedtype", .kwAssociatedtype), ("break", .kwBreak),
    ("case", .kwCase), ("catch", .kwCatch), ("class", .kwClass), ("continue", .kwContinue), ("default", .kwDefault),
    ("defer", .kwDefer), ("deinit", .kwDeinit), ("do", .kwDo), ("else", .kwElse), ("enum", .kwEnum),
    ("extension", .kwExtension), ("fallthrough", .kwFallthrough), ("false", .kwFalse),
    ("fileprivate", .kwFileprivate), ("for", .kwFor), ("func", .kwFunc), ("guard", .kwGuard), ("if", .kwIf),
    ("import", .kwImport), ("in", .kwIn), ("init", .kwInit), ("inout", .kwInout), ("internal", .kwInternal),
    ("is", .kwIs), ("let", .kwLet), ("nil", .kwNil), ("operator", .kwOperator),
    ("precedencegroup", .kwPrecedencegroup), ("private", .kwPrivate), ("protocol", .kwProtocol),
    ("public", .kwPublic), ("repeat", .kwRepeat), ("rethrows", .kwRethrows), ("return", .kwReturn),
    ("self", .kwSelf), ("Self", .kwSelfType), ("static", .kwStatic), ("struct", .kwStruct),
    ("subscript", .kwSubscript), ("super", .kwSuper), ("switch", .kwSwitch), ("throw", .kwThrow),
    ("throws", .kwThrows), ("true", .kwTrue), ("try", .kwTry), ("typealias", .kwTypealias), ("var", .kwVar),
    ("where", .kwWhere), ("while", .kwWhile),
  ]
}
