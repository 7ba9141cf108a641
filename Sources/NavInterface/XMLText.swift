import NavSource

extension XMLScanner {
  /// Longer names are no names: nothing that a person gave one has so many bytes.
  static let longestName = 1_000

  /// Whether a name in the document is this one.
  func isNamed(_ range: Range<Int>, _ name: StaticString) -> Bool {
    guard range.count == name.utf8CodeUnitCount else { return false }
    for index in 0..<range.count where bytes[range.lowerBound + index] != name.utf8Start[index] { return false }
    return true
  }

  /// The raw value of an attribute of the tag last met.
  func attribute(_ name: StaticString) -> Range<Int>? { attributes.first { isNamed($0.name, name) }?.value }

  /// The value of an attribute of the tag last met; nil where it has none, or an empty or endless one.
  func value(_ name: StaticString) -> String? { attribute(name).flatMap(text) }

  /// A part of the document as text; nil where it is empty or endless.
  func text(_ range: Range<Int>) -> String? {
    guard !range.isEmpty, range.count <= Self.longestName else { return nil }
    guard bytes[range].contains(UInt8(ascii: "&")) else { return String(decoding: bytes[range], as: UTF8.self) }
    return Self.unescaped(bytes[range])
  }

  /// Puts characters in place of the five entities of XML and of character references; others stay as they are.
  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    var text = ""
    var rest = bytes
    while let mark = rest.firstIndex(of: UInt8(ascii: "&")) {
      text += String(decoding: rest[..<mark], as: UTF8.self)
      rest = rest[mark...]
      // The longest are `&#x10FFFF;` and `&#1114111;`.
      guard let end = rest.prefix(10).firstIndex(of: UInt8(ascii: ";")),
        let scalar = scalar(String(decoding: rest[(mark + 1)..<end], as: UTF8.self))
      else {
        text += "&"
        rest = rest.dropFirst()
        continue
      }
      text.unicodeScalars.append(scalar)
      rest = rest[(end + 1)...]
    }
    return text + String(decoding: rest, as: UTF8.self)
  }

  private static func scalar(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    case _ where name.hasPrefix("#x"): UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    case _ where name.hasPrefix("#"): UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
    default: nil
    }
  }
}

/// Turns offsets into places. Quick where they ascend, as those of a walk do.
struct PlaceCounter {
  private let file: String
  private var offset = 0
  private var line = 1
  private var lineStart = 0

  init(file: String) { self.file = file }

  /// - Parameter range: zero-based offsets of `bytes`. Lines end as `LineTable` counts them.
  mutating func place(_ range: Range<Int>, in bytes: [UInt8]) -> Place {
    if range.lowerBound < offset { (offset, line, lineStart) = (0, 1, 0) }
    while offset < min(range.lowerBound, bytes.count) {
      let byte = bytes[offset]
      offset += 1
      if byte == 0x0A || (byte == 0x0D && !(offset < bytes.count && bytes[offset] == 0x0A)) {
        line += 1
        lineStart = offset
      }
    }
    return Place(file: file, line: line, column: range.lowerBound - lineStart + 1, length: max(1, range.count))
  }
}
