import NavSource

/// Takes down values as bytes. Numbers are little-endian base-128 digits; texts, lists and whatever may be missing are preceded by
/// how much there is of them.
public struct FactsByteWriter: Sendable {
  public private(set) var bytes: [UInt8] = []

  public init() {}

  public mutating func byte(_ value: UInt8) { bytes.append(value) }

  public mutating func flag(_ value: Bool) { bytes.append(value ? 1 : 0) }

  public mutating func append(_ other: some Sequence<UInt8>) { bytes.append(contentsOf: other) }

  /// A negative number takes ten bytes, and is refused when it is read.
  public mutating func number(_ value: Int) {
    var rest = UInt(bitPattern: value)
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  public mutating func text(_ text: String) {
    number(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  public mutating func list<Element>(_ elements: some Collection<Element>, _ write: (inout Self, Element) -> Void) {
    number(elements.count)
    for element in elements { write(&self, element) }
  }

  public mutating func perhaps<Value>(_ value: Value?, _ write: (inout Self, Value) -> Void) {
    flag(value != nil)
    if let value { write(&self, value) }
  }

  /// A place without its file.
  mutating func position(_ place: Place) {
    number(place.line)
    number(place.column)
    number(place.length)
  }
}

/// The bytes contradict themselves.
public struct FactsDamage: Error, Hashable, Sendable {
  /// Zero-based offset at which it was noticed.
  public var offset: Int
  /// Present tense, no full stop.
  public var what: String
}

/// Reads back what `FactsByteWriter` took down. Any bytes may be given: what is returned is in its bounds, or an error is thrown, and
/// never is more memory asked for than the bytes can fill.
public struct FactsByteReader {
  let bytes: [UInt8]
  public private(set) var position: Int

  /// - Parameter position: where to begin; at most the number of bytes.
  public init(_ bytes: [UInt8], from position: Int = 0) {
    self.bytes = bytes
    self.position = min(max(position, 0), bytes.count)
  }

  public var isAtEnd: Bool { position == bytes.count }

  public func damage(_ what: String) -> FactsDamage { FactsDamage(offset: position, what: what) }

  public mutating func byte() throws(FactsDamage) -> UInt8 {
    guard position < bytes.count else { throw damage("the bytes end too early") }
    position += 1
    return bytes[position - 1]
  }

  public mutating func flag() throws(FactsDamage) -> Bool {
    let value = try byte()
    guard value <= 1 else { throw damage("what is yes or no is neither") }
    return value == 1
  }

  /// At least 0.
  public mutating func number() throws(FactsDamage) -> Int {
    var value: UInt = 0
    var shift: UInt = 0
    while true {
      let byte = try byte()
      value |= UInt(byte & 0x7F) << shift
      if byte & 0x80 == 0 { break }
      shift += 7
      guard shift < 63 else { throw damage("a number is too long") }
    }
    return Int(bitPattern: value)
  }

  /// A number that an offset, a line or a length within a file may be.
  public mutating func small() throws(FactsDamage) -> Int {
    let value = try number()
    guard value <= Int(Int32.max) else { throw damage("a number is too large") }
    return value
  }

  /// How many things of at least so many bytes follow.
  public mutating func count(atLeast size: Int = 1) throws(FactsDamage) -> Int {
    let count = try number()
    guard count <= (bytes.count - position) / size else { throw damage("more is promised than follows") }
    return count
  }

  public mutating func slice() throws(FactsDamage) -> ArraySlice<UInt8> {
    let count = try count()
    position += count
    return bytes[(position - count)..<position]
  }

  /// Invalid UTF-8 is damage: no text is written that is not UTF-8.
  public mutating func text() throws(FactsDamage) -> String {
    guard let text = String(validating: try slice(), as: UTF8.self) else { throw damage("a text is not UTF-8") }
    return text
  }

  public mutating func list<Element>(
    atLeast size: Int = 1, _ read: (inout Self) throws(FactsDamage) -> Element
  ) throws(FactsDamage) -> [Element] {
    let count = try count(atLeast: size)
    var elements: [Element] = []
    for _ in 0..<count { elements.append(try read(&self)) }
    return elements
  }

  public mutating func perhaps<Value>(_ read: (inout Self) throws(FactsDamage) -> Value) throws(FactsDamage) -> Value? {
    try flag() ? try read(&self) : nil
  }

  mutating func position(in file: String) throws(FactsDamage) -> Place {
    let (line, column, length) = (try small(), try small(), try small())
    guard line > 0, column > 0, length > 0 else { throw damage("a place lies before its file") }
    return Place(file: file, line: line, column: column, length: length)
  }
}
