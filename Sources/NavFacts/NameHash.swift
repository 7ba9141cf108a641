/// Hashes of names, the same in every table, so that a name that goes from one to another is hashed once.
public enum NameHash {
  /// Eight bytes at a time; the same on every machine, though nothing may depend on it.
  @inlinable public static func of(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let raw = UnsafeRawBufferPointer(text)
    let count = raw.count
    var h = UInt64(truncatingIfNeeded: count) &* 0x9E37_79B9_7F4A_7C15
    if count >= 8 {
      var i = 0
      while i &+ 8 < count {
        h = mixed(h ^ UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: i, as: UInt64.self)))
        i &+= 8
      }
      // The last eight, some of which were seen before: quicker than the rest byte by byte.
      return mixed(h ^ UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)))
    }
    if count >= 4 {
      let first = UInt64(UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: 0, as: UInt32.self)))
      let last = UInt64(UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)))
      return mixed(h ^ first ^ last << 32)
    }
    var rest: UInt64 = 0
    for i in 0..<count { rest = rest << 8 | UInt64(raw[i]) }
    return mixed(h ^ rest)
  }

  @inlinable @inline(__always) static func mixed(_ value: UInt64) -> UInt64 {
    let h = value &* 0xBF58_476D_1CE4_E5B9
    return h ^ (h >> 32)
  }
}
