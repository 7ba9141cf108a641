import NavExtraction
import NavFacts
import NavSource

/// Reads files on several workers into one bundle of facts, which is the same for any number of workers.
enum FactsCollector {
  /// What one file contributes to the numbering of names: the part of its worker's table that it added.
  struct Part: Sendable {
    /// Index in the list of files.
    var index: Int
    var facts: FileFacts
    var addedNames: Range<Int>
  }

  /// What one worker has read; files ascend, because the counter does.
  struct Harvest: Sendable {
    var symbols = SymbolTable()
    var parts: [Part] = []
    var problems: [Problem] = []
  }

  /// The facts of texts that are in memory, for tests and editors. Same result as for files of these paths.
  static func collect(_ sources: [SourceText]) -> FactsBundle {
    var reader = FactsReader()
    let files = sources.sorted { $0.path < $1.path }.map { source in
      var facts = reader.facts(path: source.path, source: source.bytes.span)
      facts.module = source.module
      return facts
    }
    return FactsBundle(symbols: reader.symbols, files: files)
  }

  /// - Parameters:
  ///   - files: sorted by path.
  ///   - jobs: at least 1; more than there is work for are not started.
  /// - Returns: the facts of every file that could be read, in the order of `files`, and a problem for each other one.
  static func collect(_ files: [FoundFile], jobs: Int) -> (bundle: FactsBundle, problems: [Problem]) {
    let workers = max(1, min(jobs, (files.count + Workers.draw - 1) / Workers.draw))
    let counter = DrawCounter(end: files.count)
    var harvests = Workers.run(workers) { _ in
      var harvest = Harvest()
      var reader = FactsReader()
      var buffer = ReadBuffer()
      while let range = counter.draw() {
        for index in range { read(files[index], index, with: &buffer, &reader, into: &harvest) }
      }
      harvest.symbols = reader.symbols
      return harvest
    }
    let problems = harvests.flatMap(\.problems).sorted()
    // Given away, so that nothing else holds the nodes while they are renumbered.
    return (BundleMerge.merge(exchange(&harvests, with: []), fileCount: files.count), problems)
  }

  private static func read(
    _ file: FoundFile, _ index: Int, with buffer: inout ReadBuffer, _ reader: inout FactsReader,
    into harvest: inout Harvest
  ) {
    let failure =
      if let raw = file.rawPath {
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
    if let reason = buffer.binaryReason() {
      harvest.problems.append(Problem("this file \(reason); it is skipped", file: file.path, isFatal: false))
      return
    }
    let firstNew = reader.symbols.count
    let count = buffer.count
    var facts = buffer.withPaddedText { text in reader.facts(path: file.pathInRoot, padded: text, count: count) }
    facts.path = file.path
    facts.module = file.module
    harvest.parts.append(Part(index: index, facts: facts, addedNames: firstNew..<reader.symbols.count))
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
