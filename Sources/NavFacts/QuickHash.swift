/// Hashing of small integers that the program itself numbers.
///
/// A link asks dictionaries and sets some ten million times; the standard library's hash, made to withstand chosen keys, was a
/// fifth of its time. Nobody chooses these keys: they count symbols, nodes and declarations.
public enum QuickHash {
  /// One multiplication by an odd constant, with the high bits folded into the low ones, which a table looks at.
  ///
  /// - Parameter seed: the table's own; without it, copying one table into another in its order would be quadratic.
  @inlinable @inline(__always) public static func value(_ key: UInt64, seed: Int) -> Int {
    let mixed = (key ^ UInt64(truncatingIfNeeded: seed)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed ^ (mixed >> 32))
  }
}
