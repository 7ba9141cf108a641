import Foundation

/// A folder of its own for one test, removed with its last owner.
public final class TemporaryFolder: Sendable {
  /// Absolute, links resolved.
  public let path: String

  public init() throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    let folder = base.appendingPathComponent("navgraph-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.resolvingSymlinksInPath().path
  }

  /// A folder with these files: paths below it, and what they hold.
  public convenience init(_ files: [String: String]) throws {
    try self.init()
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  public func url(_ name: String) -> URL { URL(fileURLWithPath: path).appendingPathComponent(name) }

  public func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

  public func write(_ data: Data, to name: String) throws {
    try FileManager.default.createDirectory(at: url(name).deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url(name))
  }

  /// - Parameter target: as the link is to hold it, so relative to the link's own folder.
  public func link(_ name: String, to target: String) throws {
    try FileManager.default.createDirectory(at: url(name).deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: url(name).path, withDestinationPath: target)
  }

  public func text(_ name: String) throws -> String { try String(contentsOf: url(name), encoding: .utf8) }

  /// The names right in the folder, sorted.
  public func names(in name: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: name.isEmpty ? path : url(name).path).sorted()
  }
}
