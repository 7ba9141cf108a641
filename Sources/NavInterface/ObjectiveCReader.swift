import NavFacts

/// Looks for some names in Objective-C sources: classes that they declare, and texts that they hold.
public enum ObjectiveCReader {
  /// - Parameters:
  ///   - wanted: what is looked for, as classes and as texts; nil: everything.
  ///   - names: what is found is added to them.
  /// - Complexity: O(*bytes*).
  public static func read(_ source: Span<UInt8>, wanted: Set<String>?, into names: inout ObjectiveCNames) {
    source.withUnsafeBufferPointer { bytes in
      var at = 0
      while at < bytes.count {
        guard bytes[at] == UInt8(ascii: "@"), at + 1 < bytes.count else {
          at += 1
          continue
        }
        at += 1
        if bytes[at] == UInt8(ascii: "\"") {
          let text = literal(bytes, from: at + 1)
          at = text.upperBound
          keep(bytes, text, wanted, in: &names.texts)
        } else if let behind = keyword(bytes, at: at) {
          let name = word(bytes, from: behind)
          at = name.upperBound
          keep(bytes, name, wanted, in: &names.classes)
        }
      }
    }
  }

  private static func keep(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ wanted: Set<String>?, in kept: inout Set<String>) {
    guard !range.isEmpty, range.count <= XMLScanner.longestName else { return }
    let text = String(decoding: bytes[range], as: UTF8.self)
    if wanted?.contains(text) ?? true { kept.insert(text) }
  }

  /// The offset behind `interface` or `implementation`; nil where neither stands there.
  private static func keyword(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
    for word in ["interface ", "implementation "] {
      let end = offset + word.utf8.count
      if end <= bytes.count, bytes[offset..<end].elementsEqual(word.utf8) { return end }
    }
    return nil
  }

  private static func word(_ bytes: UnsafeBufferPointer<UInt8>, from offset: Int) -> Range<Int> {
    var start = offset
    while start < bytes.count, bytes[start] == 0x20 { start += 1 }
    var end = start
    while end < bytes.count, isWord(bytes[end]) { end += 1 }
    return start..<end
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// Up to the closing quote or the line's end, whichever comes first.
  private static func literal(_ bytes: UnsafeBufferPointer<UInt8>, from offset: Int) -> Range<Int> {
    var end = offset
    while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] != 0x0A {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return offset..<min(end, bytes.count)
  }
}
