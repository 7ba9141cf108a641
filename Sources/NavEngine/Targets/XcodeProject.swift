import NavSource

/// The Swift files, storyboards and xibs that the targets of an Xcode project compile, from `project.pbxproj`.
struct XcodeProject {
  /// Normalized paths, from the folder that the project lies in.
  private(set) var compiled: Set<String> = []
  /// Folders of which Xcode takes whatever lies there, the same way.
  private(set) var folders: Set<String> = []

  /// - Parameter text: of the file; UTF-8.
  /// - Returns: nil where it cannot be understood, or does not say where a folder lies.
  /// - Complexity: O(*bytes*).
  init?(_ text: [UInt8]) {
    guard let objects = ProjectObjects(text) else { return nil }
    guard let main = objects.mainGroup else { return nil }
    var files = Set(objects.compiled.compactMap { objects.fileOfBuildFile[$0] })
    var pending: [(id: ProjectObjects.ID, folder: String)] = [(main, PathText.normalized(objects.folder ?? ""))]
    var seen: Set<ProjectObjects.ID> = []
    while let (id, folder) = pending.popLast() {
      guard seen.insert(id).inserted, let item = objects.items[id] else { continue }
      let path: String
      switch item.tree {
      case .group: path = item.path.map { PathText.join(folder, $0) } ?? folder
      case .root: path = item.path ?? ""
      case .other: continue
      }
      if item.isSynchronized { folders.insert(PathText.normalized(path)) }
      if files.contains(id) {
        if item.isFolder { folders.insert(PathText.normalized(path)) }
        if Self.endings.contains(where: path.hasSuffix) { compiled.insert(PathText.normalized(path)) }
        // The languages of a storyboard.
        files.formUnion(item.children)
      }
      for child in item.children { pending.append((child, path)) }
    }
    // One that the tree does not lead to may lie anywhere.
    if objects.items.contains(where: { $0.value.isSynchronized && !seen.contains($0.key) }) { return nil }
  }

  private static let endings = [".swift", ".storyboard", ".xib"]
}

/// The objects of a project file that say where its sources lie. Reads no more of the others than where they end.
private struct ProjectObjects {
  /// A hash of what stands there.
  typealias ID = UInt64

  enum Tree { case group, root, other }

  struct Item {
    var path: String?
    var tree = Tree.group
    var children: [ID] = []
    /// A folder whose files are not named. Which of them a target leaves out is not read: all count.
    var isSynchronized = false
    /// A folder that is copied as it is.
    var isFolder = false
  }

  /// Groups and file references.
  var items: [ID: Item] = [:]
  var fileOfBuildFile: [ID: ID] = [:]
  /// The build files of all phases that compile: sources, and resources, as storyboards are.
  var compiled: [ID] = []
  var mainGroup: ID?
  /// Where the project's paths start from, if not from its own folder.
  var folder: String?

  init?(_ text: [UInt8]) {
    var scanner = ProjectScanner(text: text)
    // `{ archiveVersion = 1; … objects = { ID = { isa = …; … }; … }; rootObject = ID; }`
    guard scanner.take("{") else { return nil }
    while let key = scanner.word(), scanner.take("=") {
      if scanner.equals(key, "objects") {
        guard scanner.take("{") else { return nil }
        while let id = scanner.word() {
          guard scanner.take("="), scanner.take("{"), readObject(scanner.identifier(id), &scanner), scanner.take(";") else { return nil }
        }
        guard scanner.take("}") else { return nil }
        return
      }
      guard scanner.skipValue(), scanner.take(";") else { return nil }
    }
    return nil
  }

  /// Reads the fields up to the closing brace.
  private mutating func readObject(_ id: ID, _ scanner: inout ProjectScanner) -> Bool {
    var item = Item()
    var isItem = false
    var isBuildFile = false
    var isPhase = false
    var isProject = false
    while let key = scanner.word() {
      guard scanner.take("=") else { return false }
      if scanner.equals(key, "isa") {
        guard let kind = scanner.word() else { return false }
        item.isSynchronized = scanner.equals(kind, "PBXFileSystemSynchronizedRootGroup")
        isItem = item.isSynchronized || scanner.equals(kind, "PBXGroup") || scanner.equals(kind, "PBXFileReference") || scanner.equals(kind, "PBXVariantGroup")
        isBuildFile = scanner.equals(kind, "PBXBuildFile")
        isPhase = scanner.equals(kind, "PBXSourcesBuildPhase") || scanner.equals(kind, "PBXResourcesBuildPhase")
        isProject = scanner.equals(kind, "PBXProject")
      } else if isItem, scanner.equals(key, "path") {
        guard let path = scanner.word() else { return false }
        item.path = scanner.string(path)
      } else if isItem, scanner.equals(key, "lastKnownFileType") {
        guard let type = scanner.word() else { return false }
        item.isFolder = scanner.equals(type, "folder")
      } else if isItem, scanner.equals(key, "sourceTree") {
        guard let tree = scanner.word() else { return false }
        item.tree = scanner.equals(tree, "<group>") ? .group : scanner.equals(tree, "SOURCE_ROOT") ? .root : .other
      } else if isItem, scanner.equals(key, "children") {
        guard let children = scanner.list() else { return false }
        item.children = children
      } else if isBuildFile, scanner.equals(key, "fileRef") {
        guard let file = scanner.word() else { return false }
        fileOfBuildFile[id] = scanner.identifier(file)
      } else if isPhase, scanner.equals(key, "files") {
        guard let files = scanner.list() else { return false }
        compiled += files
      } else if isProject, scanner.equals(key, "mainGroup") {
        guard let group = scanner.word() else { return false }
        mainGroup = scanner.identifier(group)
      } else if isProject, scanner.equals(key, "projectDirPath") {
        guard let path = scanner.word() else { return false }
        folder = scanner.string(path)
      } else if !scanner.skipValue() {
        return false
      }
      guard scanner.take(";") else { return false }
    }
    if isItem { items[id] = item }
    return scanner.take("}")
  }
}

/// Reads the old property-list format: words, `{ key = value; }`, `( value, )`, comments.
private struct ProjectScanner {
  let text: [UInt8]
  private var at = 0

  init(text: [UInt8]) { self.text = text }

  private mutating func skipBlanks() {
    // A half of the file stands in comments, so the way through them is short.
    var at = self.at
    let end = text.count
    while at < end {
      switch text[at] {
      case 0x09, 0x0A, 0x0D, 0x20: at += 1
      case UInt8(ascii: "/") where at + 1 < end && text[at + 1] == UInt8(ascii: "*"):
        at += 3
        while at < end, text[at] != UInt8(ascii: "/") || text[at - 1] != UInt8(ascii: "*") { at += 1 }
        at += 1
      case UInt8(ascii: "/") where at + 1 < end && text[at + 1] == UInt8(ascii: "/"):
        while at < end, text[at] != 0x0A { at += 1 }
      default:
        self.at = at
        return
      }
    }
    self.at = at
  }

  /// Takes this one byte, blanks before it left out.
  mutating func take(_ mark: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard at < text.count, text[at] == UInt8(ascii: mark) else { return false }
    at += 1
    return true
  }

  /// The next word, quotes left out; nil where something else stands.
  mutating func word() -> Range<Int>? {
    skipBlanks()
    guard at < text.count else { return nil }
    if text[at] == UInt8(ascii: "\"") {
      let start = at + 1
      at = start
      while at < text.count, text[at] != UInt8(ascii: "\"") { at += text[at] == UInt8(ascii: "\\") ? 2 : 1 }
      guard at < text.count else { return nil }
      at += 1
      return start..<(at - 1)
    }
    let start = at
    var end = start
    while end < text.count, isPlain(text[end]) { end += 1 }
    at = end
    return end > start ? start..<end : nil
  }

  @inline(__always) private func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "$"), UInt8(ascii: "-"), UInt8(ascii: ":"): true
    case UInt8(ascii: "<"), UInt8(ascii: ">"), 0x80...: true
    default: false
    }
  }

  /// `( ID, ID, )`
  mutating func list() -> [UInt64]? {
    guard take("(") else { return nil }
    var all: [UInt64] = []
    while let word = word() {
      all.append(identifier(word))
      if !take(",") { break }
    }
    return take(")") ? all : nil
  }

  /// Goes past a value of any kind.
  mutating func skipValue() -> Bool {
    var depth = 0
    repeat {
      skipBlanks()
      guard at < text.count else { return false }
      switch text[at] {
      case UInt8(ascii: "{"), UInt8(ascii: "("):
        depth += 1
        at += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"):
        guard depth > 0 else { return false }
        depth -= 1
        at += 1
      case UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: ","):
        guard depth > 0 else { return false }
        at += 1
      default: guard word() != nil else { return false }
      }
    } while depth > 0
    return true
  }

  func equals(_ range: Range<Int>, _ text: StaticString) -> Bool {
    guard range.count == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { bytes in
      for index in bytes.indices where bytes[index] != self.text[range.lowerBound + index] { return false }
      return true
    }
  }

  func string(_ range: Range<Int>) -> String {
    var bytes: [UInt8] = []
    var at = range.lowerBound
    while at < range.upperBound {
      if text[at] == UInt8(ascii: "\\"), at + 1 < range.upperBound { at += 1 }
      bytes.append(text[at])
      at += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// FNV-1a over all of it: Xcode's own have 24 digits, other tools write names.
  func identifier(_ range: Range<Int>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text[range] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}
