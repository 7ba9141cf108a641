/// Names as they may stand in a picture: cleaned, cut and wrapped, in no format yet.
enum LabelText {
  /// Without control characters, line breaks and what XML 1.0 forbids, at most `limit` scalars long. Cut in the middle,
  /// since names of one family share beginnings and endings alike, and the last word says what it is.
  static func clean(_ name: String, limit: Int) -> String {
    var scalars: [Unicode.Scalar] = []
    // One pass over the kept parts alone: a name may be megabytes long.
    let all = name.unicodeScalars
    if let end = all.index(all.startIndex, offsetBy: limit + 1, limitedBy: all.endIndex), end <= all.endIndex,
      all.distance(from: all.startIndex, to: end) > limit
    {
      let head = limit * 3 / 5
      scalars += all.prefix(head)
      scalars.append("…")
      scalars += all.suffix(limit - head - 1)
    } else {
      scalars += all
    }
    var text = String.UnicodeScalarView()
    for scalar in scalars { text.append(isDrawable(scalar) ? scalar : isBreak(scalar) ? " " : "\u{FFFD}") }
    return String(text)
  }

  /// Lines of at most about `width` columns, broken at dots, underscores, spaces and humps of camel case where there are any.
  /// A wide (Korean, Chinese, Japanese, emoji) character takes two columns.
  static func wrap(_ text: String, width: Int, atHumps: Bool = true) -> [String] {
    var lines: [String] = []
    var line = ""
    var columns = 0
    for word in words(text, atHumps: atHumps) {
      var length = word.unicodeScalars.reduce(0) { $0 + Self.columns($1) }
      if columns > 0, columns + length > width {
        lines.append(line)
        (line, columns) = ("", 0)
      }
      var rest = Substring(word)
      while length > width {
        var taken = 0
        let part = rest.prefix { character in
          taken += character.unicodeScalars.reduce(0) { $0 + Self.columns($1) }
          return taken <= width
        }
        let piece = part.isEmpty ? rest.prefix(1) : part
        lines.append(String(piece))
        rest = rest.dropFirst(piece.count)
        length = rest.unicodeScalars.reduce(0) { $0 + Self.columns($1) }
      }
      line += rest
      columns += length
    }
    if !line.isEmpty { lines.append(line) }
    let trimmed = lines.map { line in String(line.drop { $0 == " " }) }.filter { !$0.isEmpty }
    return trimmed.isEmpty ? ["\u{FFFD}"] : trimmed
  }

  private static func words(_ text: String, atHumps: Bool) -> [String] {
    var words: [String] = []
    var word = ""
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      if atHumps, let last = word.last, character.isUppercase, !last.isUppercase || next?.isLowercase == true {
        words.append(word)
        word = ""
      }
      word.append(character)
      if character == " " || (atHumps && (character == "." || character == "_" || character == "-" || character == "/")) {
        words.append(word)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    guard atHumps else { return words }
    // One word in every reader's mind.
    return words.reduce(into: []) { joined, word in
      if word == "Controller", joined.last == "View" { joined[joined.count - 1] += word } else { joined.append(word) }
    }
  }

  static func columns(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0x1F300...0x1FAFF,
      0x20000...0x3FFFD:
      2
    default: 1
    }
  }

  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Legal in XML 1.0, and neither a line break nor a control that reorders or hides its neighbours.
  private static func isDrawable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}

extension DiagramPlan.Node {
  /// Whether its lines are to be read one by one, and so begin below each other.
  var isList: Bool { role == .list || !rows.isEmpty }

  /// What stands in the box, line by line: clean, cut and wrapped, in no format.
  public var lines: [String] {
    var lines = head
    if rows.isEmpty {
      lines += marks.prefix(4).map { "⚠ \(LabelText.clean($0, limit: 48))" }
      if marks.count > 4 { lines.append("⚠ and \(marks.count - 4) more") }
    } else {
      lines += rows.prefix(Self.longestList).map(\.line)
      if rows.count > Self.longestList { lines.append("and \(rows.count - Self.longestList) more") }
      if isUnreachable, role != .group { lines.append(Theme.unreachable.word) }
    }
    return lines
  }

  /// Which of `lines` a row is; nil for those that the box has no room for.
  public func line(ofRow row: Int) -> Int? { row < Self.longestList ? head.count + row : nil }

  /// The lines before rows and marks: the name, which a list of screens has only if it stands for something, and remarks.
  private var head: [String] {
    guard rows.isEmpty || role == .group || role == .list else { return [] }
    let name = LabelText.clean(title, limit: 72)
    var lines = isList ? [name] : LabelText.wrap(name, width: 24)
    if isFocus { lines[0] = "\(Theme.focus.sign) \(lines[0])" }
    if let change { lines[0] = "\(Theme.change(change).sign) \(lines[0])" }
    return lines + remarks.prefix(24).map { LabelText.clean($0, limit: 56) }
  }

  private static let longestList = 40
}

extension DiagramPlan.Row {
  /// `⚠ 4 · SettingsView  → 7, 9`.
  var line: String {
    let sign = marks.isEmpty ? "" : "⚠ "
    let said = remarks.isEmpty ? "" : "   " + remarks.joined(separator: "  ")
    return sign + LabelText.clean(title, limit: 64) + LabelText.clean(said, limit: 110)
  }
}
