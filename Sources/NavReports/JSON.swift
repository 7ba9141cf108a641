/// A JSON value whose objects keep the order of their keys, so that equal values give equal bytes.
package enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case string(String)
  case array([JSON])
  case object([Member])

  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: JSON

    package init(key: String, value: JSON) {
      self.key = key
      self.value = value
    }
  }

  /// An object of the members in the order given; a key given twice is the caller's mistake.
  package static func object(_ members: KeyValuePairs<String, JSON>) -> JSON {
    .object(members.map { Member(key: $0.key, value: $0.value) })
  }

  /// An object of the members that are there, in the order given.
  static func present(_ members: KeyValuePairs<String, JSON?>) -> JSON {
    .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
  }

  package static func string(_ text: String?) -> JSON { text.map { JSON.string($0) } ?? .null }

  package static func strings(_ texts: [String]) -> JSON { .array(texts.map { .string($0) }) }

  /// The value as text with two blanks for each level and a line feed at the end.
  ///
  /// Objects in an array that hold only strings, numbers and lists of them stand on one line each, so a graph's rows read
  /// like a table; where one object of the array does not fit, all are spread.
  package var text: String {
    var out = ""
    write(into: &out, indent: 0, isSpread: true)
    out += "\n"
    return out
  }

  private func write(into out: inout String, indent: Int, isSpread: Bool = false) {
    switch self {
    case .null: out += "null"
    case .bool(let value): out += value ? "true" : "false"
    case .int(let value): out += String(value)
    case .string(let value): Self.quote(value, into: &out)
    case .array(let elements):
      if isFlat {
        out += "["
        for (index, element) in elements.enumerated() {
          if index > 0 { out += ", " }
          element.write(into: &out, indent: indent)
        }
        out += "]"
      } else {
        let areSpread = !elements.allSatisfy(\.isFlat)
        writeRows(elements, "[", "]", into: &out, indent: indent) { element, out in
          element.write(into: &out, indent: indent + 1, isSpread: areSpread)
        }
      }
    case .object(let members):
      if isFlat && !isSpread {
        out += "{"
        for (index, member) in members.enumerated() {
          if index > 0 { out += ", " }
          Self.quote(member.key, into: &out)
          out += ": "
          member.value.write(into: &out, indent: indent)
        }
        out += "}"
      } else {
        writeRows(members, "{", "}", into: &out, indent: indent) { member, out in
          Self.quote(member.key, into: &out)
          out += ": "
          member.value.write(into: &out, indent: indent + 1)
        }
      }
    }
  }

  private func writeRows<Row>(
    _ rows: [Row], _ opening: String, _ closing: String, into out: inout String, indent: Int,
    _ write: (Row, inout String) -> Void
  ) {
    out += opening
    for (index, row) in rows.enumerated() {
      out += index > 0 ? ",\n" : "\n"
      out += String(repeating: "  ", count: indent + 1)
      write(row, &out)
    }
    if !rows.isEmpty {
      out += "\n"
      out += String(repeating: "  ", count: indent)
    }
    out += closing
  }

  /// Whether the value fits on a line: no object inside that holds more than strings and numbers.
  private var isFlat: Bool {
    switch self {
    case .null, .bool, .int, .string: true
    case .array(let elements): elements.allSatisfy(\.isScalar)
    case .object(let members): members.allSatisfy { $0.value.isScalar || $0.value.isScalarList }
    }
  }

  private var isScalar: Bool {
    switch self {
    case .null, .bool, .int, .string: true
    case .array, .object: false
    }
  }

  private var isScalarList: Bool {
    if case .array(let elements) = self { elements.allSatisfy(\.isScalar) } else { false }
  }

  /// Writes `text` as a JSON string.
  ///
  /// Escaped is what JSON demands (quote, backslash, everything below U+0020) and what harms those who read JSON with
  /// other tools: DEL and the C1 controls (terminals), U+2028 and U+2029 (line ends in JavaScript).
  static func quote(_ text: String, into out: inout String) {
    out += "\""
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 < 0x7F }) {
      out += text
    } else {
      for scalar in text.unicodeScalars { escape(scalar, into: &out) }
    }
    out += "\""
  }

  private static func escape(_ scalar: Unicode.Scalar, into out: inout String) {
    switch scalar.value {
    case 0x22: out += "\\\""
    case 0x5C: out += "\\\\"
    case 0x08: out += "\\b"
    case 0x09: out += "\\t"
    case 0x0A: out += "\\n"
    case 0x0C: out += "\\f"
    case 0x0D: out += "\\r"
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029:
      let digits = String(scalar.value, radix: 16)
      out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: out.unicodeScalars.append(scalar)
    }
  }
}
