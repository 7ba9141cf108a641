/// A file, or a bundle of files, that makes a project of the folder it lies in.
enum ManifestKind {
  private static let names: [StaticString] = [
    "Package.swift", "Project.swift", "Workspace.swift", "Tuist.swift", "Tuist", "project.yml", "project.yaml", "WORKSPACE",
    "WORKSPACE.bazel", "MODULE.bazel", ".buckconfig", "Podfile", "Cartfile",
  ]

  /// Whether a name is that of a manifest.
  static func isManifest(_ name: [UInt8]) -> Bool {
    // Almost all names end in `.swift`, and few of these begin so.
    guard let first = name.first, let last = name.last else { return false }
    switch (first, last) {
    case (UInt8(ascii: "P"), _), (UInt8(ascii: "W"), _), (UInt8(ascii: "T"), _), (UInt8(ascii: "p"), UInt8(ascii: "l")),
      (UInt8(ascii: "M"), UInt8(ascii: "l")), (UInt8(ascii: "."), UInt8(ascii: "g")), (UInt8(ascii: "C"), UInt8(ascii: "e")):
      if names.contains(where: { isEqual(name, $0) }) { return true }
    default: break
    }
    switch last {
    case UInt8(ascii: "j"): return FileFinder.ends(name, ".xcodeproj")
    case UInt8(ascii: "e"): return FileFinder.ends(name, ".xcworkspace")
    case UInt8(ascii: "c"): return FileFinder.ends(name, ".podspec")
    default: return false
    }
  }

  private static func isEqual(_ name: [UInt8], _ text: StaticString) -> Bool {
    text.utf8CodeUnitCount == name.count && text.withUTF8Buffer { $0.elementsEqual(name) }
  }

  /// The file that holds what a manifest says, from the folder it lies in; nil where nothing is to be read.
  static func text(of name: String) -> String? {
    if name.hasSuffix(".xcodeproj") { return name + "/project.pbxproj" }
    if name.hasSuffix(".xcworkspace") { return name + "/contents.xcworkspacedata" }
    return name == "Tuist" ? nil : name
  }

  /// The manifest that a file belongs to, both from the folder that it makes a project of: the opposite of `text(of:)`; nil where
  /// it belongs to none.
  static func manifest(ofText path: String) -> (folder: String, name: String)? {
    let name = PathText.lastPart(path)
    let folder = path.contains("/") ? PathText.parent(path) : ""
    if name == "project.pbxproj" || name == "contents.xcworkspacedata" {
      let bundle = PathText.lastPart(folder)
      guard text(of: bundle) == bundle + "/" + name else { return nil }
      return (folder.contains("/") ? PathText.parent(folder) : "", bundle)
    }
    return isManifest(Array(name.utf8)) ? (folder, name) : nil
  }
}
