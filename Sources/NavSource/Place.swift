/// Where something is in an analysed file.
public struct Place: Hashable, Comparable, Sendable {
  /// Relative to the analysed root, `/` as separator.
  public var file: String
  /// One-based.
  public var line: Int
  /// One-based, counted in UTF-8 bytes, as the compiler's diagnostics count.
  public var column: Int
  /// How many UTF-8 bytes to underline; at least 1.
  public var length: Int

  public init(file: String, line: Int, column: Int, length: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
    self.length = length
  }

  /// By file, line, column, length: a total order.
  public static func < (a: Self, b: Self) -> Bool {
    if a.file != b.file { return a.file < b.file }
    return (a.line, a.column, a.length) < (b.line, b.column, b.length)
  }
}

extension Place: CustomStringConvertible {
  /// `file:line:column`.
  public var description: String { "\(file):\(line):\(column)" }
}
