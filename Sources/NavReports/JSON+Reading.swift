/// Why a text is no JSON.
struct JSONError: Error, Hashable {
  /// Present tense, no full stop.
  var what: String
  /// Zero-based, counted in UTF-8 bytes.
  var offset: Int
}

extension JSON {
  /// Deeper text is refused, so that no input exhausts the stack. Documents of ours are five levels deep.
  private static let deepest = 100

  /// Reads a whole text as one value, as RFC 8259 has it.
  ///
  /// Numbers that are no `Int` become `null`: no document that is read back holds any. Of keys given twice, all are kept in order.
  /// - Complexity: O(*bytes*).
  init(reading text: String) throws(JSONError) {
    var reader = Reader(Array(text.utf8))
    self = try reader.document()
  }

  /// The value of an object's first member of that key; nil where there is none, or no object.
  subscript(_ key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  private struct Reader {
    let bytes: [UInt8]
    var at = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func document() throws(JSONError) -> JSON {
      // A mark of byte order, which some editors write.
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
      skipBlanks()
      let value = try value(depth: 0)
      skipBlanks()
      guard at == bytes.count else { throw error("something stands behind the end") }
      return value
    }

    private func error(_ what: String) -> JSONError { JSONError(what: what, offset: min(at, bytes.count)) }

    private var next: UInt8? { at < bytes.count ? bytes[at] : nil }

    private mutating func skipBlanks() {
      while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { at += 1 }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
      guard next == byte else { return false }
      at += 1
      return true
    }

    private mutating func value(depth: Int) throws(JSONError) -> JSON {
      guard depth < JSON.deepest else { throw error("it is nested too deeply") }
      switch next {
      case UInt8(ascii: "{"): return try object(depth: depth)
      case UInt8(ascii: "["): return try array(depth: depth)
      case UInt8(ascii: "\""): return .string(try string())
      case UInt8(ascii: "t"): return try word("true", .bool(true))
      case UInt8(ascii: "f"): return try word("false", .bool(false))
      case UInt8(ascii: "n"): return try word("null", .null)
      case let byte? where byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte): return try number()
      case nil: throw error("it ends too early")
      default: throw error("a value is expected")
      }
    }

    private mutating func object(depth: Int) throws(JSONError) -> JSON {
      at += 1
      var members: [Member] = []
      skipBlanks()
      if take(UInt8(ascii: "}")) { return .object([]) }
      repeat {
        skipBlanks()
        guard next == UInt8(ascii: "\"") else { throw error("a key is expected") }
        let key = try string()
        skipBlanks()
        guard take(UInt8(ascii: ":")) else { throw error("':' is expected") }
        skipBlanks()
        members.append(Member(key: key, value: try value(depth: depth + 1)))
        skipBlanks()
      } while take(UInt8(ascii: ","))
      guard take(UInt8(ascii: "}")) else { throw error("',' or '}' is expected") }
      return .object(members)
    }

    private mutating func array(depth: Int) throws(JSONError) -> JSON {
      at += 1
      var elements: [JSON] = []
      skipBlanks()
      if take(UInt8(ascii: "]")) { return .array([]) }
      repeat {
        skipBlanks()
        elements.append(try value(depth: depth + 1))
        skipBlanks()
      } while take(UInt8(ascii: ","))
      guard take(UInt8(ascii: "]")) else { throw error("',' or ']' is expected") }
      return .array(elements)
    }

    private mutating func word(_ text: StaticString, _ value: JSON) throws(JSONError) -> JSON {
      let matches = text.withUTF8Buffer { bytes[at...].starts(with: $0) }
      guard matches else { throw error("a value is expected") }
      at += text.utf8CodeUnitCount
      return value
    }

    private mutating func number() throws(JSONError) -> JSON {
      let start = at
      _ = take(UInt8(ascii: "-"))
      let first = next
      let digits = takeDigits()
      // Neither nothing nor a zero before other digits.
      guard digits > 0, digits == 1 || first != UInt8(ascii: "0") else { throw error("this is no number") }
      var isWhole = true
      if take(UInt8(ascii: ".")) {
        isWhole = false
        guard takeDigits() > 0 else { throw error("this is no number") }
      }
      if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
        isWhole = false
        if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
        guard takeDigits() > 0 else { throw error("this is no number") }
      }
      return isWhole ? Int(String(decoding: bytes[start..<at], as: UTF8.self)).map { .int($0) } ?? .null : .null
    }

    private mutating func takeDigits() -> Int {
      let start = at
      while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { at += 1 }
      return at - start
    }

    private mutating func string() throws(JSONError) -> String {
      at += 1
      // Most texts hold no escape, and are taken whole.
      var end = at
      while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] != UInt8(ascii: "\\"), bytes[end] >= 0x20 { end += 1 }
      var text = Array(bytes[at..<end])
      at = end
      while let byte = next {
        switch byte {
        case UInt8(ascii: "\""):
          at += 1
          return String(decoding: text, as: UTF8.self)
        case UInt8(ascii: "\\"):
          at += 1
          text += try escape()
        case 0..<0x20: throw error("a control character stands in a text")
        default:
          text.append(byte)
          at += 1
        }
      }
      throw error("a text does not end")
    }

    private mutating func escape() throws(JSONError) -> [UInt8] {
      guard let byte = next else { throw error("a text does not end") }
      at += 1
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
      case UInt8(ascii: "b"): return [0x08]
      case UInt8(ascii: "f"): return [0x0C]
      case UInt8(ascii: "n"): return [0x0A]
      case UInt8(ascii: "r"): return [0x0D]
      case UInt8(ascii: "t"): return [0x09]
      case UInt8(ascii: "u"):
        var unit = try hex()
        // Two escapes make one character beyond the first plane; one of them alone stands for none.
        if (0xD800..<0xDC00).contains(unit), take(UInt8(ascii: "\\")) {
          guard take(UInt8(ascii: "u")) else { throw error("half a character stands in a text") }
          let low = try hex()
          guard (0xDC00..<0xE000).contains(low) else { throw error("half a character stands in a text") }
          unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
        }
        guard let scalar = Unicode.Scalar(unit) else { throw error("half a character stands in a text") }
        return Array(String(scalar).utf8)
      default: throw error("there is no such escape")
      }
    }

    private mutating func hex() throws(JSONError) -> UInt32 {
      guard at + 4 <= bytes.count, let unit = UInt32(String(decoding: bytes[at..<at + 4], as: UTF8.self), radix: 16),
        bytes[at] != UInt8(ascii: "+"), bytes[at] != UInt8(ascii: "-")
      else { throw error("four hexadecimal digits are expected") }
      at += 4
      return unit
    }
  }
}
