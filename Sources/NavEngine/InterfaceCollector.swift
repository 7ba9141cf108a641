import NavFacts
import NavInterface
import NavSource

/// Reads what lies beside the Swift code: storyboards and xibs, and, only where there are some, the files that speak of them.
enum InterfaceCollector {
  /// What one worker has read.
  private struct Harvest: Sendable {
    var files: [(index: Int, file: InterfaceFile)] = []
    var mains: [(index: Int, mains: [MainInterface])] = []
    var addresses: [(index: Int, facts: AddressFacts)] = []
    var objectiveC = ObjectiveCNames()
    /// Of each file; only where nothing was looked for.
    var everyName: [(path: String, names: ObjectiveCNames)] = []
    var problems: [Problem] = []
  }

  /// The facts of texts that are in memory; those of other files among them are passed over.
  static func collect(_ sources: [SourceText]) -> (facts: InterfaceFacts, problems: [Problem]) {
    let sides = sources.compactMap { source in
      SideFile.Kind(name: Array(PathText.lastPart(source.path).utf8)).map {
        SideFile(kind: $0, file: FoundFile(path: source.path, module: source.module))
      }
    }
    let texts = Dictionary(sources.map { ($0.path, $0.bytes) }) { first, _ in first }
    return collect(sides.sorted { $0.file.path < $1.file.path }, texts: texts, jobs: 1)
  }

  /// - Parameters:
  ///   - files: sorted by path.
  ///   - texts: what stands in place of files, by their paths.
  /// - Returns: the same for every number of jobs, and a problem for each storyboard or xib that cannot be read.
  static func collect(
    _ files: [SideFile], texts: [String: [UInt8]] = [:], jobs: Int
  ) -> (facts: InterfaceFacts, problems: [Problem]) {
    let drawn = run(files.filter { $0.kind == .interface && $0.isOfApp }, texts, jobs: jobs, wanted: [])
    let interfaces = drawn.flatMap(\.files).map(\.file)
    // Without storyboards nobody asks which one is the first, nor what Objective-C says of them.
    let others = files.filter { $0.isOfApp && ($0.kind == .propertyList || ($0.kind != .interface && !interfaces.isEmpty)) }
    var (facts, problems) = joined(drawn + run(others, texts, jobs: jobs, wanted: names(in: interfaces)))
    // A storyboard that is not there may lie elsewhere in the project.
    let around = Set(others.lazy.filter(\.isAround).map(\.file.path))
    facts.mains.removeAll { main in around.contains(main.place.file) && !facts.files.contains { $0.name == main.storyboard } }
    facts.addresses.see(files.filter { !$0.isAround })
    return (facts, problems)
  }

  /// The same for a part of a program: storyboards elsewhere may ask for anything, so all is kept until `asked`.
  ///
  static func collect(
    part files: [SideFile], texts: [String: [UInt8]] = [:], jobs: Int
  ) -> (facts: PartFacts, problems: [Problem]) {
    let ofApp = files.filter(\.isOfApp)
    let harvests = run(ofApp, texts, jobs: jobs, wanted: nil)
    let (facts, problems) = joined(harvests)
    let part = PartFacts(
      files: facts.files, mains: facts.mains, objectiveC: Dictionary(harvests.flatMap(\.everyName)) { first, _ in first },
      addresses: Dictionary(harvests.flatMap(\.addresses).map { (ofApp[$0.index].file.path, $0.facts) }) { first, _ in first })
    return (part, problems)
  }

  /// What the files of a part say, told apart by file.
  struct PartFacts: Sendable, Hashable {
    var files: [InterfaceFile] = []
    var mains: [MainInterface] = []
    /// Of each Objective-C file that has names, by its path.
    var objectiveC: [String: ObjectiveCNames] = [:]
    /// Of each property list that was read, by its path.
    var addresses: [String: AddressFacts] = [:]
  }

  /// What is asked of the facts of all parts, once they are together: what the whole would have given.
  ///
  /// - Parameter sides: whose facts count, sorted by path.
  static func asked(_ part: PartFacts, of sides: [SideFile]) -> InterfaceFacts {
    let kinds = Dictionary(sides.map { ($0.file.path, $0.kind) }) { first, _ in first }
    var facts = InterfaceFacts(files: part.files.filter { kinds[$0.path] != nil })
    let hasInterfaces = !facts.files.isEmpty
    let wanted = names(in: facts.files)
    facts.mains = part.mains.filter { main in
      kinds[main.place.file].map { hasInterfaces || $0 == .propertyList } ?? false
    }
    for side in sides {
      if let list = part.addresses[side.file.path] { facts.addresses.add(list) }
      guard hasInterfaces, let names = part.objectiveC[side.file.path] else { continue }
      facts.objectiveC.classes.formUnion(names.classes.intersection(wanted))
      facts.objectiveC.texts.formUnion(names.texts.intersection(wanted))
    }
    facts.addresses.see(sides)
    return facts
  }

  private static func run(_ files: [SideFile], _ texts: [String: [UInt8]], jobs: Int, wanted: Set<String>?) -> [Harvest] {
    let workers = max(1, min(jobs, (files.count + Workers.draw - 1) / Workers.draw))
    let counter = DrawCounter(end: files.count)
    return Workers.run(workers) { _ in
      var harvest = Harvest()
      var buffer = ReadBuffer()
      while let range = counter.draw() {
        for index in range {
          let side = files[index]
          let path = side.file.path
          if let text = texts[path] {
            read(side, text, index, wanted, into: &harvest)
          } else if let failure = path.withCString({ buffer.read($0) }) {
            // What is missing of the others is said by the tools that they are for.
            if side.kind == .interface { harvest.problems.append(problem(failure, path: path)) }
          } else {
            let bytes = buffer.withText { text in text.withUnsafeBufferPointer { Array($0) } }
            read(side, bytes, index, wanted, into: &harvest)
          }
        }
      }
      return harvest
    }
  }

  private static func read(
    _ side: SideFile, _ bytes: [UInt8], _ index: Int, _ wanted: Set<String>?, into harvest: inout Harvest
  ) {
    let path = side.file.path
    switch side.kind {
    case .interface:
      let reading = InterfaceReader.read(path: path, module: side.file.module, bytes: bytes)
      if let file = reading.file { harvest.files.append((index, file)) }
      if let problem = reading.problem { harvest.problems.append(problem) }
    case .propertyList:
      guard AddressReader.isOfBundle(path: path, bytes: bytes) else { break }
      harvest.mains.append((index, MainInterfaceReader.propertyList(path: path, bytes: bytes)))
      harvest.addresses.append((index, AddressReader.read(path: path, bytes: bytes)))
    case .settings: harvest.mains.append((index, MainInterfaceReader.settings(path: path, bytes: bytes)))
    case .objectiveC where wanted == nil:
      var names = ObjectiveCNames()
      ObjectiveCReader.read(bytes.span, wanted: nil, into: &names)
      if names != ObjectiveCNames() { harvest.everyName.append((path, names)) }
    case .objectiveC: ObjectiveCReader.read(bytes.span, wanted: wanted, into: &harvest.objectiveC)
    }
  }

  /// Whatever code may ask storyboards for.
  private static func names(in files: [InterfaceFile]) -> Set<String> {
    var names: Set<String> = []
    for file in files {
      names.insert(file.name)
      names.formUnion(file.classes.map(\.name))
      for scene in file.scenes {
        names.formUnion([scene.identifier, scene.restorationIdentifier].compactMap(\.self))
        names.formUnion(scene.segues.compactMap(\.identifier))
      }
    }
    return names
  }

  private static func joined(_ harvests: [Harvest]) -> (facts: InterfaceFacts, problems: [Problem]) {
    var facts = InterfaceFacts()
    facts.files = harvests.flatMap(\.files).sorted { $0.index < $1.index }.map(\.file)
    facts.mains = harvests.flatMap(\.mains).sorted { $0.index < $1.index }.flatMap(\.mains)
    for read in harvests.flatMap(\.addresses).sorted(by: { $0.index < $1.index }) { facts.addresses.add(read.facts) }
    for harvest in harvests {
      facts.objectiveC.classes.formUnion(harvest.objectiveC.classes)
      facts.objectiveC.texts.formUnion(harvest.objectiveC.texts)
    }
    return (facts, harvests.flatMap(\.problems).sorted())
  }

  private static func problem(_ failure: ReadBuffer.Failure, path: String) -> Problem {
    switch failure {
    case .system(let error): Problem("this file cannot be read: \(error.message)", file: path, mend: error.mend)
    case .notAFile: Problem("this is no file; it is skipped", file: path, isFatal: false)
    case .tooLarge(let bytes):
      Problem("this file has \(bytes) bytes, and one of more than \(ReadBuffer.largestFile) is not read", file: path)
    }
  }
}

extension AddressFacts {
  /// Takes notice of files by what they are.
  fileprivate mutating func see(_ files: [SideFile]) {
    for file in files where file.isOfApp {
      if file.kind == .objectiveC, !file.file.path.hasSuffix(".h") { hasObjectiveC = true }
      // A generator's manifest may write property lists.
      if file.kind == .settings, file.file.path.hasSuffix(".yml") { isOpen = true }
    }
  }
}
