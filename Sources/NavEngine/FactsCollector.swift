import NavExtraction
import NavFacts
import NavSource
import Synchronization

/// Reads files on several workers into one bundle of facts. The number of workers shows in the numbers of names, and nowhere else.
enum FactsCollector {
  /// What one file contributes.
  private struct Part: Sendable {
    /// Index in the list of files.
    var index: Int
    var facts: FileFacts
    /// Index of the worker's forest that has its tree.
    var forest: Int
  }

  /// What one worker has read; files ascend, because the counter does.
  private struct Harvest: Sendable {
    /// Several, so that one can be given back while others are still needed.
    var forests = [Forest()]
    var parts: [Part] = []
    var problems: [Problem] = []
  }

  /// How many nodes a worker's forest takes before the next one is begun: half a megabyte.
  private static let forestSize = 1 << 16

  /// The facts of texts that are in memory, for tests and editors. Same result as for files of these paths.
  static func collect(_ sources: [SourceText]) -> FactsBundle {
    var reader = FactsReader()
    var bundle = FactsBundle()
    for source in sources.sorted(by: { $0.path < $1.path }) {
      reader.read(path: source.path, source: source.bytes.span, into: &bundle)
      bundle.files[bundle.files.count - 1].module = source.module
    }
    return bundle
  }

  /// - Parameters:
  ///   - files: sorted by path.
  ///   - jobs: at least 1; more than there is work for are not started.
  /// - Returns: the facts of every file that could be read, in the order of `files`, and a problem for each other one.
  static func collect(_ files: [FoundFile], jobs: Int) -> (bundle: FactsBundle, problems: [Problem]) {
    Allocation.giveLargeBlocksBack()
    let workers = max(1, min(jobs, (files.count + Workers.draw - 1) / Workers.draw))
    let counter = DrawCounter(end: files.count)
    let symbols = SharedSymbols()
    let harvests = Workers.run(workers) { _ in
      var harvest = Harvest()
      var reader = FactsReader()
      var buffer = ReadBuffer()
      harvest.forests[0].reserve(nodes: forestSize, offsetBytes: forestSize, trees: 256)
      while let range = counter.draw() {
        for index in range { read(files[index], index, with: &buffer, &reader, symbols, into: &harvest) }
      }
      return harvest
    }
    var problems = harvests.flatMap(\.problems)
    let bundle = join(harvests, symbols.take())
    if bundle.symbols.isFull {
      problems.append(
        Problem(
          "the sources have more than \(SymbolTable.capacity) different names; some were left out, and so may findings be",
          mend: "Analyse fewer folders at once, or exclude generated ones."))
    }
    return (bundle, problems.sorted())
  }

  /// The trees of all workers in one forest, in the order of the files.
  private static func join(_ harvests: consuming [Harvest], _ symbols: SymbolTable) -> FactsBundle {
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

  private static func read(
    _ file: FoundFile, _ index: Int, with buffer: inout ReadBuffer, _ reader: inout FactsReader, _ symbols: SharedSymbols,
    into harvest: inout Harvest
  ) {
    let role = FileRole(path: file.pathInRoot)
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
    var forest = harvest.forests.count - 1
    if harvest.forests[forest].count > forestSize * 3 / 4 {
      harvest.forests.append(Forest())
      forest += 1
      harvest.forests[forest].reserve(nodes: forestSize, offsetBytes: forestSize, trees: 256)
    }
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
    harvest.parts.append(Part(index: index, facts: facts, forest: forest))
  }

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
private final class SharedSymbols: Sendable {
  private let table = Mutex(SymbolTable())

  func withLock(_ body: (inout SymbolTable) -> Void) { table.withLock { body(&$0) } }

  /// The table, which is empty afterwards.
  func take() -> SymbolTable {
    table.withLock { held in
      defer { held = SymbolTable() }
      return held
    }
  }
}
