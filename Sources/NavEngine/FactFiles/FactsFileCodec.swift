import NavFacts
import NavSource

/// The bytes of a `.navfacts` file: a head of 29 bytes and a body.
///
/// The head is `NVGF`, the version in one byte, and, little-endian in eight bytes each, the vocabulary of the facts, the length
/// of the body and its checksum. The body is the roots, the facts of Swift files and where these were found, the side files, the facts of
/// those, where projects begin, what their targets compile, and the problems. Equal units give equal bytes.
enum FactsFileCodec {
  /// Raised whenever the body is written in another way. Other versions are not read.
  static let version: UInt8 = 2
  static let magic: [UInt8] = Array("NVGF".utf8)
  static let headLength = 29

  /// Why bytes could not be read as a unit.
  enum Failure: Error, Hashable {
    /// They do not begin with the magic bytes.
    case notFacts(at: Int)
    /// Of a version that is newer than this program's, or older.
    case otherVersion(UInt8)
    /// Of this version, by a program whose facts speak of other things.
    case otherVocabulary
    case cutOff(at: Int, of: Int)
    case tooLong(at: Int)
    case otherChecksum
    /// - Parameter at: zero-based offset in the whole file.
    case damaged(at: Int, what: String)
  }

  static func encode(_ unit: FactsUnit) -> [UInt8] {
    var body = FactsByteWriter()
    body.list(unit.roots) { $0.text($1) }
    FactsCodec.write(unit.bundle, to: &body)
    for file in unit.files { write(&body, placing: file) }
    body.list(unit.sides) { out, side in
      out.byte(UInt8(truncatingIfNeeded: sideKinds.firstIndex(of: side.kind) ?? sideKinds.count))
      out.text(side.file.path)
      out.text(side.file.module)
      write(&out, placing: side.file)
    }
    InterfaceCodec.write(InterfaceFacts(files: unit.interface.files, mains: unit.interface.mains), to: &body)
    body.list(unit.interface.addresses.sorted { $0.key < $1.key }) { out, list in
      out.text(list.key)
      InterfaceCodec.write(list.value, to: &out)
    }
    body.list(unit.interface.objectiveC.sorted { $0.key < $1.key }) { out, file in
      out.text(file.key)
      for names in [file.value.classes, file.value.texts] { out.list(names.sorted()) { $0.text($1) } }
    }
    body.list(unit.projects.folders) { out, mark in
      out.text(mark.folder)
      out.flag(mark.isProject)
      out.flag(mark.isRepository)
      out.list(mark.names) { $0.text($1) }
    }
    body.list(unit.projects.links) { out, link in
      out.text(link.path)
      out.text(link.target)
    }
    body.list(unit.targets.bundles) { out, bundle in
      out.text(bundle.path)
      out.perhaps(bundle.compiled) { out, paths in out.list(paths.sorted()) { $0.text($1) } }
    }
    body.list(unit.targets.otherTargets.sorted()) { $0.text($1) }
    body.list(unit.problems, write)

    var out = FactsByteWriter()
    out.append(magic)
    out.byte(version)
    for word in [FactsCodec.vocabulary, UInt64(body.bytes.count), checksum(body.bytes)] {
      for byte in 0..<8 { out.byte(UInt8(truncatingIfNeeded: word >> (UInt64(byte) * 8))) }
    }
    out.append(body.bytes)
    return out.bytes
  }

  /// The unit that was written. Any bytes may be given: what is returned is sound, its paths lead out of no folder but by `..` at their
  /// beginning, and its files are sorted.
  static func decode(_ bytes: [UInt8]) throws(Failure) -> FactsUnit {
    for (index, byte) in magic.enumerated() {
      guard index < bytes.count, bytes[index] == byte else { throw .notFacts(at: index) }
    }
    guard bytes.count > magic.count else { throw .cutOff(at: bytes.count, of: headLength) }
    guard bytes[magic.count] == version else { throw .otherVersion(bytes[magic.count]) }
    guard bytes.count >= headLength else { throw .cutOff(at: bytes.count, of: headLength) }
    guard word(0, bytes) == FactsCodec.vocabulary else { throw .otherVocabulary }
    let length = word(1, bytes)
    let there = UInt64(bytes.count - headLength)
    if there < length { throw .cutOff(at: bytes.count, of: headLength &+ Int(clamping: length)) }
    if there > length { throw .tooLong(at: headLength + Int(clamping: length)) }
    guard word(2, bytes) == checksum(bytes[headLength...]) else { throw .otherChecksum }
    do {
      return try unit(bytes)
    } catch {
      throw .damaged(at: error.offset, what: error.what)
    }
  }

  // MARK: Head

  private static func word(_ number: Int, _ bytes: [UInt8]) -> UInt64 {
    let start = magic.count + 1 + number * 8
    return bytes[start..<start + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// FNV-1a: any one byte that is another one shows.
  private static func checksum(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  // MARK: Body

  private static let sideKinds: [SideFile.Kind] = [.interface, .propertyList, .settings, .objectiveC]

  private static func write(_ out: inout FactsByteWriter, placing file: FoundFile) {
    out.number(file.rootLength)
    out.flag(file.isLinked)
  }

  private static func write(_ out: inout FactsByteWriter, _ problem: Problem) {
    out.text(problem.what)
    out.perhaps(problem.file) { $0.text($1) }
    out.perhaps(problem.line) { $0.number($1) }
    out.perhaps(problem.column) { $0.number($1) }
    out.perhaps(problem.mend) { $0.text($1) }
    out.flag(problem.isFatal)
  }

  private static func unit(_ whole: [UInt8]) throws(FactsDamage) -> FactsUnit {
    var bytes = FactsByteReader(whole, from: headLength)
    var unit = FactsUnit()
    unit.roots = try bytes.list { bytes throws(FactsDamage) in try path(&bytes, mayBeFolder: true) }
    unit.bundle = try FactsCodec.read(from: &bytes)
    var last = ""
    for facts in unit.bundle.files {
      guard isPath(facts.path), last <= facts.path else { throw bytes.damage("the path of a file is none, or out of order") }
      last = facts.path
      unit.files.append(try file(&bytes, path: facts.path, module: facts.module))
    }
    last = ""
    unit.sides = try bytes.list(atLeast: 5) { bytes throws(FactsDamage) in
      let kind = Int(try bytes.byte())
      guard kind < sideKinds.count else { throw bytes.damage("no such kind of file") }
      let path = try path(&bytes)
      guard last < path else { throw bytes.damage("the path of a file is out of order") }
      last = path
      return SideFile(kind: sideKinds[kind], file: try file(&bytes, path: path, module: try bytes.text()))
    }
    let interface = try InterfaceCodec.read(from: &bytes)
    (unit.interface.files, unit.interface.mains) = (interface.files, interface.mains)
    let known = Set(unit.sides.map(\.file.path))
    guard interface.paths.allSatisfy(known.contains) else { throw bytes.damage("a storyboard is none of the files") }
    for _ in 0..<(try bytes.count(atLeast: 7)) {
      let path = try bytes.text()
      guard known.contains(path) else { throw bytes.damage("a property list is none of the files") }
      unit.interface.addresses[path] = try InterfaceCodec.addresses(from: &bytes, in: path)
    }
    for _ in 0..<(try bytes.count(atLeast: 3)) {
      let path = try bytes.text()
      guard known.contains(path) else { throw bytes.damage("an Objective-C file is none of the files") }
      unit.interface.objectiveC[path] = ObjectiveCNames(classes: try names(&bytes), texts: try names(&bytes))
    }
    unit.projects = try projects(&bytes)
    unit.targets = try targets(&bytes)
    unit.problems = try bytes.list(atLeast: 6, problem)
    guard bytes.isAtEnd else { throw bytes.damage("bytes follow the last problem") }
    return unit
  }

  private static func names(_ bytes: inout FactsByteReader) throws(FactsDamage) -> Set<String> {
    Set(try bytes.list { bytes throws(FactsDamage) in try bytes.text() })
  }

  private static func projects(_ bytes: inout FactsByteReader) throws(FactsDamage) -> ProjectFacts {
    let folders = try bytes.list(atLeast: 4) { bytes throws(FactsDamage) in
      let folder = try path(&bytes, mayBeFolder: true)
      let (isProject, isRepository) = (try bytes.flag(), try bytes.flag())
      let names = try bytes.list { bytes throws(FactsDamage) in try bytes.text() }
      return ProjectMark(folder: folder, isProject: isProject, isRepository: isRepository, names: names)
    }
    let links = try bytes.list(atLeast: 2) { bytes throws(FactsDamage) in
      ProjectFacts.Link(path: try path(&bytes), target: try bytes.text())
    }
    return ProjectFacts(folders: folders, links: links)
  }

  private static func targets(_ bytes: inout FactsByteReader) throws(FactsDamage) -> TargetFacts {
    let bundles = try bytes.list(atLeast: 2) { bytes throws(FactsDamage) in
      TargetFacts.Bundle(path: try path(&bytes), compiled: try bytes.perhaps { bytes throws(FactsDamage) in try names(&bytes) })
    }
    return TargetFacts(bundles: bundles, otherTargets: try names(&bytes))
  }

  private static func file(_ bytes: inout FactsByteReader, path: String, module: String) throws(FactsDamage) -> FoundFile {
    let rootLength = try bytes.number()
    guard rootLength <= path.utf8.count else { throw bytes.damage("a root is longer than its file's path") }
    return FoundFile(path: path, module: module, rootLength: rootLength, isLinked: try bytes.flag())
  }

  private static func problem(_ bytes: inout FactsByteReader) throws(FactsDamage) -> Problem {
    var problem = Problem(try bytes.text())
    problem.file = try bytes.perhaps { bytes throws(FactsDamage) in try bytes.text() }
    problem.line = try bytes.perhaps { bytes throws(FactsDamage) in try bytes.small() }
    problem.column = try bytes.perhaps { bytes throws(FactsDamage) in try bytes.small() }
    problem.mend = try bytes.perhaps { bytes throws(FactsDamage) in try bytes.text() }
    problem.isFatal = try bytes.flag()
    return problem
  }

  private static func path(_ bytes: inout FactsByteReader, mayBeFolder: Bool = false) throws(FactsDamage) -> String {
    let path = try bytes.text()
    guard isPath(path) || mayBeFolder && (path == "." || path.hasSuffix("..")) else { throw bytes.damage("a path is none") }
    return path
  }

  /// Whether a text is the path of a file, from the current folder and spelt in the only way.
  private static func isPath(_ path: String) -> Bool {
    path != "." && !path.isEmpty && !path.utf8.contains(0) && !path.hasPrefix("/") && PathText.normalized(path) == path
  }
}
