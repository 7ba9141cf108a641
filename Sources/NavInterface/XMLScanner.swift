/// Walks the tags of an XML document that a machine wrote: a storyboard, a xib, a property list.
///
/// Own code, because these files are a narrow part of XML and many: 9 MB of them take libxml2 50 ms and Foundation's parser 150,
/// which also says only where a tag ends, and either brings libraries that cost a run of `--version` more than its limit. It
/// checks that tags nest and that the text is XML at all. Document types are passed over, so no entity is ever expanded; but the
/// five of XML and character references stay as they are written.
///
/// - Complexity: O(*bytes*), in memory O(*depth*).
struct XMLScanner {
  enum Event { case start, end, text, comment, finish }

  struct Attribute {
    var name: Range<Int>
    /// Between the quotes.
    var value: Range<Int>
  }

  /// Why a text is no XML.
  struct Fault: Error {
    /// Zero-based offset at which it was noticed.
    var offset: Int
    /// Present tense, no full stop.
    var what: String
  }

  /// Deeper nesting is a fault: real files stay below a hundred.
  static let maxDepth = 1_000
  /// Further attributes of one tag are left out: real ones have some thirty.
  static let mostAttributes = 256

  let bytes: [UInt8]
  private(set) var position = 0
  /// Of the tag last met.
  private(set) var name = 0..<0
  private(set) var attributes: [Attribute] = []
  /// The offset of the tag's, text's or comment's first byte.
  private(set) var start = 0
  /// Of the text or comment last met, without its marks.
  private(set) var content = 0..<0
  /// How many elements are open.
  var depth: Int { open.count }

  private var open: [Range<Int>] = []
  private var closesNext = false
  private var hasRoot = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// Goes on to the next tag, text or comment. A tag that closes itself is a start and then an end.
  mutating func next() throws(Fault) -> Event {
    if closesNext {
      closesNext = false
      open.removeLast()
      return .end
    }
    while position < bytes.count {
      if bytes[position] != UInt8(ascii: "<") {
        if try text() { return .text }
        continue
      }
      start = position
      switch byte(1) {
      case UInt8(ascii: "!"):
        if has("<!--") {
          content = (position + 4)..<(try end(of: "-->", from: position + 4, "a comment is not closed"))
          position = content.upperBound + 3
          return .comment
        }
        if has("<![CDATA[") {
          content = (position + 9)..<(try end(of: "]]>", from: position + 9, "a CDATA section is not closed"))
          position = content.upperBound + 3
          return .text
        }
        try passDocumentType()
      case UInt8(ascii: "?"):
        position = try end(of: "?>", from: position + 2, "a processing instruction is not closed") + 2
      case UInt8(ascii: "/"):
        try closeTag()
        return .end
      default:
        try openTag()
        return .start
      }
    }
    if let last = open.last { throw Fault(offset: last.lowerBound, what: "'\(shown(last))' is not closed") }
    if !hasRoot { throw Fault(offset: 0, what: "there is no element in it") }
    return .finish
  }

  // MARK: Text

  /// The text up to the next tag; whether it is more than blanks.
  private mutating func text() throws(Fault) -> Bool {
    start = position
    var isBlank = true
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") {
      if !Self.isBlank(bytes[position]) { isBlank = false }
      position += 1
    }
    content = start..<position
    if isBlank { return false }
    guard !open.isEmpty else { throw Fault(offset: start, what: "text stands outside of all elements") }
    return true
  }

  // MARK: Tags

  private mutating func openTag() throws(Fault) {
    position += 1
    guard let first = word() else { throw Fault(offset: start, what: "'<' begins no tag") }
    name = first
    attributes.removeAll(keepingCapacity: true)
    while true {
      passBlanks()
      switch byte(0) {
      case UInt8(ascii: ">"):
        position += 1
        try enter()
        return
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: ">"):
        position += 2
        try enter()
        closesNext = true
        return
      case nil: throw Fault(offset: start, what: "'\(shown(name))' ends in the middle of its tag")
      default: try attribute()
      }
    }
  }

  private mutating func enter() throws(Fault) {
    guard open.count < Self.maxDepth else { throw Fault(offset: start, what: "elements are nested more than \(Self.maxDepth) deep") }
    if open.isEmpty, hasRoot { throw Fault(offset: start, what: "'\(shown(name))' stands behind the end of the document") }
    hasRoot = true
    open.append(name)
  }

  private mutating func attribute() throws(Fault) {
    guard let name = word() else { throw Fault(offset: position, what: "'\(shown(name))' has something in its tag that is no attribute") }
    passBlanks()
    guard byte(0) == UInt8(ascii: "=") else { throw Fault(offset: position, what: "the attribute '\(shown(name))' has no value") }
    position += 1
    passBlanks()
    guard let quote = byte(0), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw Fault(offset: position, what: "the value of '\(shown(name))' is not quoted")
    }
    position += 1
    let first = position
    while position < bytes.count, bytes[position] != quote {
      if bytes[position] == UInt8(ascii: "<") { throw Fault(offset: first, what: "the value of '\(shown(name))' is not closed") }
      position += 1
    }
    guard position < bytes.count else { throw Fault(offset: first, what: "the value of '\(shown(name))' is not closed") }
    if attributes.count < Self.mostAttributes { attributes.append(Attribute(name: name, value: first..<position)) }
    position += 1
  }

  private mutating func closeTag() throws(Fault) {
    position += 2
    guard let first = word() else { throw Fault(offset: start, what: "'</' names no element") }
    name = first
    passBlanks()
    guard byte(0) == UInt8(ascii: ">") else { throw Fault(offset: start, what: "'</\(shown(name))' is not closed") }
    position += 1
    guard let last = open.popLast() else { throw Fault(offset: start, what: "'</\(shown(name))>' closes nothing") }
    guard bytes[last].elementsEqual(bytes[name]) else {
      throw Fault(offset: start, what: "'</\(shown(name))>' stands where '\(shown(last))' has to be closed")
    }
  }

  /// Passes over `<!DOCTYPE … [ … ]>`, whatever is declared in it.
  private mutating func passDocumentType() throws(Fault) {
    guard open.isEmpty, !hasRoot else { throw Fault(offset: start, what: "'<!' begins no comment") }
    var brackets = 0
    var quote: UInt8?
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: "]"): brackets -= 1
      case UInt8(ascii: ">") where brackets <= 0: return
      default: break
      }
    }
    throw Fault(offset: start, what: "the document type is not closed")
  }

  // MARK: Bytes

  private func byte(_ ahead: Int) -> UInt8? { position + ahead < bytes.count ? bytes[position + ahead] : nil }

  private func has(_ mark: StaticString) -> Bool { has(mark, at: position) }

  private func has(_ mark: StaticString, at offset: Int) -> Bool {
    guard offset + mark.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<mark.utf8CodeUnitCount where bytes[offset + index] != mark.utf8Start[index] { return false }
    return true
  }

  private func end(of mark: StaticString, from first: Int, _ what: String) throws(Fault) -> Int {
    var at = first
    while at < bytes.count {
      if bytes[at] == mark.utf8Start[0], has(mark, at: at) { return at }
      at += 1
    }
    throw Fault(offset: start, what: what)
  }

  /// The name that stands here; nil where none does.
  private mutating func word() -> Range<Int>? {
    let first = position
    while position < bytes.count, Self.isName(bytes[position]) { position += 1 }
    return position > first ? first..<position : nil
  }

  private mutating func passBlanks() { while position < bytes.count, Self.isBlank(bytes[position]) { position += 1 } }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }

  /// A name for a message: not the whole of it where it is endless.
  private func shown(_ range: Range<Int>) -> String { String(decoding: bytes[range.prefix(60)], as: UTF8.self) }
}
