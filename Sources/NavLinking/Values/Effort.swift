/// How much looking into values one program gets, so that no program takes longer than its size warrants.
///
/// Each question to the evaluator is bounded, but in a program whose functions all call each other with parts of what they were called with,
/// an interpreter or a serialiser, there is no end of questions. Of thirteen apps with up to 606,000 lines none took more than 69,000 steps,
/// which is less than a seventh of the least that a program is given. Where one runs out of them, its questions are answered shortly, and what
/// that leaves open is said to be unknown.
struct Effort {
  /// Expressions that the evaluator was asked for; what it remembers of those inside them counts once.
  private(set) var taken = 0
  let allowed: Int

  init(allowed: Int) { self.allowed = allowed }

  /// - Parameter nodes: how large the program is.
  init(nodes: Int) { allowed = Self.least + nodes / 4 }

  private static var least: Int { 500_000 }

  /// How many steps a question may take once the program has had its share.
  static var afterwards: Int { 40 }

  var isSpent: Bool { taken >= allowed }

  mutating func step() { taken += 1 }
}
