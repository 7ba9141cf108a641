/// Forms in which the same code must mean the same, or nothing at all. None moves code to another line.
public enum Disguise: String, CaseIterable, Sendable {
  case none
  /// Lines end in `\r\n`.
  case windowsNewlines
  /// Each line starts with a comment whose characters need many bytes.
  case afterEmoji
  /// All of it is one comment.
  case inComment
  /// All of it is one string literal.
  case inString

  /// Whether the code must mean nothing in this form.
  public var silences: Bool { self == .inComment || self == .inString }

  /// - Parameter code: Swift source without multi-line string literals and without `*/`.
  public func worn(by code: String) -> String {
    switch self {
    case .none: code
    case .windowsNewlines: lines(of: code).joined(separator: "\r\n")
    case .afterEmoji: lines(of: code).map { $0.isEmpty ? $0 : "/* 👩‍👩‍👧‍👦 지도 */ " + $0 }.joined(separator: "\n")
    case .inComment: "/* " + code + "\n*/"
    case .inString: "let sample = ####\"\"\"\n" + code + "\n\"\"\"####\n"
    }
  }

  private func lines(of code: String) -> [String] {
    code.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }
}
