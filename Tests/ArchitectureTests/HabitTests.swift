import Testing

/// Habits that a compiler does not hold.
@Suite struct HabitTests {
  private static let targets = ImportTests.mayImport.keys.sorted()

  /// One idea each; what grows past this has two.
  static let longestFile = 480

  @Test(arguments: targets) func filesStayShort(_ target: String) throws {
    for file in try SourceTree.files(of: target) {
      #expect(file.lines.count <= Self.longestFile, "\(file.path) has \(file.lines.count) lines")
    }
  }

  /// Input is hostile: nothing in it may end the process.
  @Test(arguments: targets) func nothingTraps(_ target: String) throws {
    for file in try SourceTree.files(of: target) {
      for (index, line) in file.lines.enumerated() {
        let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false).first ?? ""
        for trap in ["try!", "as! ", "fatalError(", "preconditionFailure(", "unsafeBitCast("] where contains(code, trap) {
          Issue.record("\(file.path):\(index + 1): '\(trap)' ends the process")
        }
      }
    }
  }

  /// The same input gives the same output, whenever and wherever: no stage reads a clock, the environment or the current folder.
  @Test(arguments: targets.filter { !ImportTests.callsSystem.contains($0) })
  func stagesArePure(_ target: String) throws {
    for file in try SourceTree.files(of: target) {
      for (index, line) in file.lines.enumerated() {
        for word in ["getenv", "getcwd", "ContinuousClock", "SuspendingClock", "SystemRandomNumberGenerator", "CommandLine."]
        where contains(line, word) {
          Issue.record("\(file.path):\(index + 1): '\(word)' does not belong into a stage")
        }
      }
    }
  }

  private func contains(_ line: Substring, _ word: String) -> Bool {
    // Names of traps that the analysed app may use stand in string literals.
    let outside = line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 0 }.map(\.element).joined(separator: "\"")
    return !outside.ranges(of: word).isEmpty
  }
}
