/// Something that could not be done, said to the user: what, where, and how to mend it.
///
/// A problem speaks of the run (a file that cannot be read, a mistake in the settings); a
/// finding speaks of the analysed app.
public struct Problem: Error, Hashable, Comparable, Sendable {
  /// Present tense, the user's own names in quotes, no full stop.
  public var what: String
  /// The file concerned, as the user named it; nil where no file is.
  public var file: String?
  /// One-based line in `file`; nil where the whole file is meant.
  public var line: Int?
  /// One-based column in UTF-8 bytes.
  public var column: Int?
  /// An order that tells how to mend it; nil where nothing can be advised.
  public var mend: String?
  /// Whether the run's result would be wrong or missing because of it (exit status 2).
  public var isFatal: Bool

  public init(
    _ what: String, file: String? = nil, line: Int? = nil, column: Int? = nil, mend: String? = nil,
    isFatal: Bool = true
  ) {
    self.what = what
    self.file = file
    self.line = line
    self.column = column
    self.mend = mend
    self.isFatal = isFatal
  }

  /// A total order: by file, line, column, then text.
  public static func < (a: Self, b: Self) -> Bool {
    if a.file != b.file { return (a.file ?? "") < (b.file ?? "") }
    if a.line != b.line { return (a.line ?? 0) < (b.line ?? 0) }
    if a.column != b.column { return (a.column ?? 0) < (b.column ?? 0) }
    if a.what != b.what { return a.what < b.what }
    return (a.mend ?? "") < (b.mend ?? "")
  }
}

extension Problem: CustomStringConvertible {
  /// `file:line:column: what`, and the mend on a line of its own.
  public var description: String {
    var place = file ?? "navgraph"
    if let line { place += ":\(line)" }
    if line != nil, let column { place += ":\(column)" }
    return place + ": " + what + (mend.map { "\n  " + $0 } ?? "")
  }
}
