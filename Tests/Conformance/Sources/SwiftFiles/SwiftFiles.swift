import Foundation

/// The Swift files under some folders.
public enum SwiftFiles {
  /// Every file named `.swift` under `folders`, in byte order of the paths; links are not followed.
  public static func paths(under folders: [String]) -> [String] {
    var paths: [String] = []
    for folder in folders {
      let root = URL(fileURLWithPath: folder)
      if !root.hasDirectoryPath, folder.hasSuffix(".swift") { paths.append(folder) }
      guard
        let files = FileManager.default.enumerator(
          at: root, includingPropertiesForKeys: [.isRegularFileKey, .isSymbolicLinkKey])
      else { continue }
      for case let file as URL in files where file.pathExtension == "swift" {
        let values = try? file.resourceValues(forKeys: [.isRegularFileKey, .isSymbolicLinkKey])
        if values?.isRegularFile == true, values?.isSymbolicLink != true { paths.append(file.path) }
      }
    }
    return paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The bytes of a file; nil where it cannot be read.
  public static func bytes(of path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path).map { [UInt8]($0) }
  }
}
