import NavFacts
import NavSource
import Synchronization

/// Reads several projects, and does with each what is to be done as soon as it is read.
///
/// The largest comes first. Who reads the last file of a project sees to the project, while others read on: so there are never more
/// projects in memory than workers, and one that is being read. Beside a large one, others read small ones as long as there are any:
/// two large ones at once would be the peak of the memory.
enum ProjectReader {
  /// The files of one project.
  struct Project: Sendable {
    /// Sorted by path.
    var files: [FoundFile] = []
    var sides: [SideFile] = []
  }

  /// What was read of one project.
  struct Reading: Sendable {
    var bundle: FactsBundle
    var interface: InterfaceFacts
    var problems: [Problem]
  }

  /// - Parameters:
  ///   - jobs: at least 1.
  ///   - then: gets the number of a project and what was read of it; is called once for each, on any worker.
  /// - Returns: what `then` made, by number.
  static func read<Result: Sendable>(
    _ projects: [Project], jobs: Int, then: @Sendable @escaping (Int, consuming Reading) -> Result
  ) -> [Result] {
    Allocation.giveLargeBlocksBack()
    let board = Board(projects.map(\.files.count))
    let draws = projects.reduce(0) { $0 + $1.files.count / Workers.draw + 1 }
    let results = Workers.run(max(1, min(jobs, draws))) { _ in
      var hand = FactsHand()
      var results: [(number: Int, result: Result)] = []
      while let (number, symbols) = board.enter() {
        var harvest = FactsHarvest()
        let files = projects[number].files
        while let range = board.draw(from: number) {
          for index in range { hand.read(files[index], index, symbols, into: &harvest) }
        }
        guard let all = board.leave(number, harvest) else { continue }
        harvest = FactsHarvest()
        let (bundle, unread) = FactsHarvest.join(all, symbols.take())
        let (interface, damaged) = InterfaceCollector.collect(projects[number].sides, jobs: 1)
        results.append((number, then(number, Reading(bundle: bundle, interface: interface, problems: unread + damaged))))
        board.finish(number)
      }
      return results
    }
    return results.flatMap(\.self).sorted { $0.number < $1.number }.map(\.result)
  }

  /// Which project is being read, and how far.
  private final class Board: Sendable {
    private struct State {
      /// The projects that nobody has begun, the largest last.
      var waiting: [Int]
      /// How many files the projects have that were begun, and are not seen to.
      var held = 0
      /// What workers enter now.
      var open: Int?
      var symbols = SharedSymbols(files: 0)
      /// How many files of the open project are given out.
      var drawn = 0
      var readers: [Int]
      var harvests: [[FactsHarvest]]
    }

    private let counts: [Int]
    /// How many files projects may have together that are in memory at once, where others can be begun instead: as many as the largest has.
    private let room: Int
    private let state: Mutex<State>

    init(_ counts: [Int]) {
      self.counts = counts
      room = counts.max() ?? 0
      let waiting = counts.indices.sorted { (counts[$0], $1) < (counts[$1], $0) }
      state = Mutex(
        State(waiting: waiting, readers: counts.map { _ in 0 }, harvests: counts.map { _ in [] }))
    }

    /// Makes the caller a reader of a project that still has files, or of the next one; nil once all are begun and drawn.
    func enter() -> (number: Int, symbols: SharedSymbols)? {
      state.withLock { state in
        if state.open == nil {
          guard !state.waiting.isEmpty else { return nil }
          // Nobody waits for room: where none of those left fits, the smallest needs least.
          let next = state.waiting.remove(at: state.waiting.lastIndex { state.held + counts[$0] <= room } ?? 0)
          state.held += counts[next]
          state.open = next
          state.symbols = SharedSymbols(files: counts[next])
          state.drawn = 0
        }
        guard let open = state.open else { return nil }
        state.readers[open] += 1
        return (open, state.symbols)
      }
    }

    /// The next files of a project that the caller reads; nil once there are none.
    func draw(from number: Int) -> Range<Int>? {
      state.withLock { state in
        guard state.open == number else { return nil }
        let start = state.drawn
        let end = min(start + Workers.draw, counts[number])
        state.drawn = end
        if end == counts[number] { state.open = nil }
        return start < end ? start..<end : nil
      }
    }

    /// Ends what is done with a project, once nothing of it is in memory.
    func finish(_ number: Int) { state.withLock { $0.held -= counts[number] } }

    /// Ends the caller's reading of a project.
    /// - Returns: what all readers have read, if the caller is the last one.
    func leave(_ number: Int, _ harvest: FactsHarvest) -> [FactsHarvest]? {
      state.withLock { state in
        state.harvests[number].append(harvest)
        state.readers[number] -= 1
        guard state.readers[number] == 0 else { return nil }
        defer { state.harvests[number] = [] }
        return state.harvests[number]
      }
    }
  }
}
