/// Hashes of names, the same in every table, so that a name that goes from one to another is hashed once.
public enum NameHash {
  /// Eight bytes at a time; the same on every machine, though nothing may depend on it.
  @inlinable public static func of(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let raw = UnsafeRawBufferPointer(text)
    var h = UInt64(truncatingIfNeeded: text.count) &* 0x9E37_79B9_7F4A_7C15
    var i = 0
    while i &+ 8 <= raw.count {
      h = mixed(h ^ UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: i, as: UInt64.self)))
      i &+= 8
    }
    var rest: UInt64 = 0
    while i < raw.count {
      rest = rest << 8 | UInt64(raw[i])
      i &+= 1
    }
    return mixed(h ^ rest)
  }

  @inlinable @inline(__always) static func mixed(_ value: UInt64) -> UInt64 {
    let h = value &* 0xBF58_476D_1CE4_E5B9
    return h ^ (h >> 32)
  }
}
