import Foundation

/// A golden file that does not say what the test got. Thrown, so that the test fails.
public struct SnapshotDifference: Error, CustomStringConvertible {
  public var description: String
}

/// Compares `actual` with the golden file `Snapshots/name` beside the calling test.
///
/// Writes the file where it is missing, or where `NAVGRAPH_RECORD` is set, **and throws**: a recording never passes.
public func expectSnapshot(_ actual: String, _ name: String, file: StaticString = #filePath) throws {
  let folder = URL(fileURLWithPath: "\(file)").deletingLastPathComponent().appendingPathComponent("Snapshots")
  let isRecording = ProcessInfo.processInfo.environment["NAVGRAPH_RECORD"] != nil
  try expectSnapshot(actual, at: folder.appendingPathComponent(name), isRecording: isRecording)
}

/// Compares `actual` with a golden file anywhere; as above.
public func expectSnapshot(_ actual: String, at url: URL, isRecording: Bool = false) throws {
  let name = url.lastPathComponent
  guard let golden = try? Data(contentsOf: url), !isRecording else {
    let folder = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(actual.utf8).write(to: url)
    throw SnapshotDifference(description: "recorded \(name); read it, then run again without NAVGRAPH_RECORD")
  }
  if golden.elementsEqual(actual.utf8) { return }
  let old = String(decoding: golden, as: UTF8.self)
  throw SnapshotDifference(description: "\(name) differs:\n\(difference(old, actual))")
}

/// The first lines that differ, with `-` for the golden file and `+` for what the test got.
func difference(_ golden: String, _ actual: String, shown: Int = 12) -> String {
  let old = golden.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  let new = actual.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  var same = 0
  while same < old.count, same < new.count, old[same] == new[same] { same += 1 }
  var end = 0
  while end < old.count - same, end < new.count - same, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
  let gone = old[same..<(old.count - end)]
  let come = new[same..<(new.count - end)]
  func marked(_ lines: ArraySlice<String>, _ mark: String) -> [String] {
    let hidden = lines.count - shown
    return lines.prefix(shown).map { "\(mark) \($0)" } + (hidden > 0 ? ["\(mark) … \(hidden) more lines"] : [])
  }
  return (["line \(same + 1):"] + marked(gone, "-") + marked(come, "+")).joined(separator: "\n")
}
