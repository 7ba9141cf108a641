import NavExtraction
import NavFacts
import NavSource
import Synchronization

/// What one worker has read of a program; files ascend, because workers draw them in order.
struct FactsHarvest: Sendable {
  /// What one file contributes.
  fileprivate struct Part: Sendable {
    /// Index in the list of files.
    var index: Int
    var facts: FileFacts
    /// Index of the forest that has its tree.
    var forest: Int
  }

  /// How many nodes a forest takes before the next one is begun: little enough memory that the allocator keeps it for others when
  /// it is given back. What the system gives anew it has to clear first, which costs as much as reading.
  fileprivate static let forestSize = 1 << 14

  /// Several, so that one can be given back while others are still needed.
  fileprivate var forests = [Forest()]
  fileprivate var parts: [Part] = []
  fileprivate var problems: [Problem] = []

  init() { forests[0].reserve(nodes: Self.forestSize, offsetBytes: Self.forestSize, trees: 256) }

  /// The index of a forest that has room for a tree.
  fileprivate mutating func forestWithRoom() -> Int {
    let last = forests.count - 1
    guard forests[last].count > Self.forestSize * 3 / 4 else { return last }
    forests.append(Forest())
    forests[last + 1].reserve(nodes: Self.forestSize, offsetBytes: Self.forestSize, trees: 256)
    return last + 1
  }

  /// What several workers have read of one program.
  ///
  /// - Returns: the facts of every file that could be read, in order, and a problem for each other one, sorted.
  static func join(_ harvests: consuming [FactsHarvest], _ symbols: SymbolTable) -> (bundle: FactsBundle, problems: [Problem]) {
    var problems = harvests.flatMap(\.problems)
    let bundle = joinTrees(harvests, symbols)
    if bundle.symbols.isFull { problems.append(tooManyNames) }
    return (bundle, problems.sorted())
  }

  static let tooManyNames = Problem(
    "the sources have more than \(SymbolTable.capacity) different names; some were left out, and so may findings be",
    mend: "Analyse fewer folders at once, or exclude generated ones.")

  /// The trees of all workers in one forest, in the order of the files.
  private static func joinTrees(_ harvests: consuming [FactsHarvest], _ symbols: SymbolTable) -> FactsBundle {
    var harvests = harvests
    var order: [(index: Int, worker: Int, part: Int)] = []
    var (nodes, offsetBytes) = (0, 0)
    for worker in harvests.indices {
      for part in harvests[worker].parts.indices { order.append((harvests[worker].parts[part].index, worker, part)) }
      for forest in harvests[worker].forests.indices {
        nodes += harvests[worker].forests[forest].count
        offsetBytes += harvests[worker].forests[forest].offsetByteCount
      }
    }
    order.sort { $0.index < $1.index }
    var bundle = FactsBundle(symbols: symbols)
    bundle.forest.reserve(nodes: nodes, offsetBytes: offsetBytes, trees: order.count)
    bundle.files.reserveCapacity(order.count)
    for (_, worker, index) in order {
      let part = harvests[worker].parts[index]
      var facts = part.facts
      facts.root = bundle.forest.count
      bundle.forest.append(harvests[worker].forests[part.forest], root: part.facts.root)
      bundle.files.append(facts)
      // What is copied is given back at once: a second copy of all nodes would be the peak of memory.
      let isLast = index + 1 == harvests[worker].parts.count || harvests[worker].parts[index + 1].forest != part.forest
      if isLast { harvests[worker].forests[part.forest] = Forest() }
    }
    return bundle
  }
}

/// What a worker keeps from file to file: storage that is used again.
struct FactsHand {
  private var reader = FactsReader()
  private var buffer = ReadBuffer()

  /// Reads one file.
  ///
  /// - Parameters:
  ///   - index: in the list of the program's files.
  ///   - symbols: the program's.
  mutating func read(_ file: FoundFile, _ index: Int, _ symbols: SharedSymbols, into harvest: inout FactsHarvest) {
    Self.read(file, index, with: &buffer, &reader, symbols, into: &harvest)
  }

  private static func read(
    _ file: FoundFile, _ index: Int, with buffer: inout ReadBuffer, _ reader: inout FactsReader, _ symbols: SharedSymbols,
    into harvest: inout FactsHarvest
  ) {
    let role = file.isCompiled ? file.role : .manifest
    let isTest = role == .test
    let failure: ReadBuffer.Failure? =
      if isTest {
        nil
      } else if let raw = file.rawPath {
        raw.withUnsafeBufferPointer { bytes in
          bytes.withMemoryRebound(to: CChar.self) { $0.baseAddress.flatMap { buffer.read($0) } }
        }
      } else {
        file.path.withCString { buffer.read($0) }
      }
    if let failure {
      harvest.problems.append(problem(failure, path: file.path))
      return
    }
    if !isTest, let reason = buffer.binaryReason() {
      harvest.problems.append(Problem("this file \(reason); it is skipped", file: file.path, isFatal: false))
      return
    }
    let forest = harvest.forestWithRoom()
    let count = buffer.count
    var facts =
      if isTest {
        FactsReader.test(path: file.path, forest: &harvest.forests[forest])
      } else {
        buffer.withPaddedText { text in
          reader.facts(path: file.path, role: role, padded: text, count: count, forest: &harvest.forests[forest]) { body in
            symbols.withLock(body)
          }
        }
      }
    facts.module = file.module
    harvest.parts.append(FactsHarvest.Part(index: index, facts: facts, forest: forest))
    // What a giant has needed is not kept for all the others.
    if count > Self.giant { (buffer, reader) = (ReadBuffer(), FactsReader()) }
  }

  /// In bytes: few files of a program are larger, if any.
  private static let giant = 512 << 10

  private static func problem(_ failure: ReadBuffer.Failure, path: String) -> Problem {
    switch failure {
    case .system(let error):
      Problem("this file cannot be read: \(error.message)", file: path, mend: error.mend)
    case .notAFile:
      Problem("this is neither a file nor a folder; it is skipped", file: path, isFatal: false)
    case .tooLarge(let bytes):
      Problem(
        "this file has \(bytes) bytes, and source of more than \(ReadBuffer.largestFile) is not read", file: path,
        mend: "Exclude it in '\(Settings.fileName)'.")
    }
  }
}

/// The table of names that workers share. A file's different names are looked up at once, so that a worker seldom waits.
final class SharedSymbols: Sendable {
  private let table: Mutex<SymbolTable>

  /// - Parameter files: how many will be read.
  init(files: Int) { table = Mutex(SymbolTable(expecting: files * Self.namesPerFile)) }

  /// How many names a file has that the files before it have not: about the least in an app.
  private static let namesPerFile = 12

  func withLock(_ body: (inout SymbolTable) -> Void) { table.withLock { body(&$0) } }

  /// The table, which is empty afterwards.
  func take() -> SymbolTable {
    table.withLock { held in
      defer { held = SymbolTable() }
      return held
    }
  }
}
