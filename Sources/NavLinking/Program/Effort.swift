/// How much looking into values one program gets, so that no program takes longer than its size warrants.
///
/// Each question to the evaluator is bounded, but in a program whose functions all call each other with parts of what they were called with,
/// an interpreter or a serialiser, there is no end of questions. Real apps of 300,000 lines take some 70,000 steps, a tenth of what they are
/// given; what runs out of them is answered shortly and for the rest said to be unknown.
struct Effort {
  /// Steps of the evaluator that were not answered from memory.
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
