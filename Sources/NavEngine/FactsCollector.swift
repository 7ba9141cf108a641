import NavExtraction
import NavFacts
import NavSource

/// Reads files on several workers into one bundle of facts. The number of workers shows in the numbers of names, and nowhere else.
enum FactsCollector {
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
    let symbols = SharedSymbols(files: files.count)
    let harvests = Workers.run(workers) { _ in
      var harvest = FactsHarvest()
      var hand = FactsHand()
      while let range = counter.draw() {
        for index in range { hand.read(files[index], index, symbols, into: &harvest) }
      }
      return harvest
    }
    let joined = FactsHarvest.join(harvests, symbols.take())
    if workers > 1 { Allocation.giveHeapsOfWorkersBack() }
    return joined
  }
}
