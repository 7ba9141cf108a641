/// Comparing the texts of names.
public enum NameBytes {
  /// Whether two texts are the same, eight bytes at a time.
  @inlinable public static func areEqual(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Bool {
    let (a, b) = (UnsafeRawBufferPointer(a), UnsafeRawBufferPointer(b))
    let count = a.count
    guard count == b.count else { return false }
    if count >= 8 {
      var i = 0
      while i &+ 8 < count {
        if word(a, i) != word(b, i) { return false }
        i &+= 8
      }
      // The last eight, some of which were compared before: quicker than the rest byte by byte.
      return word(a, count &- 8) == word(b, count &- 8)
    }
    for i in 0..<count where a[i] != b[i] { return false }
    return true
  }

  @inlinable @inline(__always) static func word(_ text: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    text.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }
}
