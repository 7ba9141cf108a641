import NavFindings
import NavSource

/// The fixes that can be applied together.
enum FixSelection {
  /// In the order of findings; of fixes whose edits touch, the first is taken, and the others' turn comes when the code is read
  /// anew.
  ///
  /// - Parameter isFit: whether an edit can be made where it says.
  static func choose(_ findings: [Finding], isFit: (Edit) -> Bool) -> [(finding: Finding, fix: Fix)] {
    var taken: [String: [Range<Int>]] = [:]
    return findings.compactMap { finding in
      guard let fix = finding.fix, !fix.edits.isEmpty, fix.edits.allSatisfy(isFit) else { return nil }
      let isFree = fix.edits.allSatisfy { edit in
        taken[edit.piece.place.file, default: []].allSatisfy { !touch($0, edit.piece.range) }
      }
      guard isFree else { return nil }
      for edit in fix.edits { taken[edit.piece.place.file, default: []].append(edit.piece.range) }
      return (finding, fix)
    }
  }

  private static func touch(_ a: Range<Int>, _ b: Range<Int>) -> Bool { a.lowerBound < b.upperBound && b.lowerBound < a.upperBound }

  /// - Parameter edits: of one file, none within another.
  static func apply(_ edits: [Edit], to text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var done = 0
    for edit in edits.sorted(by: { $0.piece.offset < $1.piece.offset }) {
      result += text[done..<edit.piece.range.lowerBound]
      result += edit.replacement.utf8
      done = edit.piece.range.upperBound
      if edit.replacement.isEmpty, !edit.piece.isLine { dropBlankLine(&result, text, &done) }
    }
    return result + text[done...]
  }

  /// Where a cut leaves nothing but blanks of a line, the line goes.
  private static func dropBlankLine(_ result: inout [UInt8], _ text: [UInt8], _ done: inout Int) {
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
    let end = text[done...].firstIndex { !isBlank($0) } ?? text.count
    let begin = (result.lastIndex { !isBlank($0) } ?? -1) + 1
    guard end < text.count, isLineEnd(text[end]), begin > 0, isLineEnd(result[begin - 1]) else { return }
    result.removeSubrange(begin...)
    done = text[end] == 0x0D && end + 1 < text.count && text[end + 1] == 0x0A ? end + 2 : end + 1
  }
}
