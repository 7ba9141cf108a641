/// The number of a declaration among those of its kind.
protocol DeclarationNumber: Hashable {
  var index: Int32 { get }
  init(_ index: Int)
}

extension TypeID: DeclarationNumber {}
extension FunctionID: DeclarationNumber {}
extension PropertyID: DeclarationNumber {}

/// The answers to one question about every declaration of a kind, as far as it was asked.
///
/// For questions that are asked hundreds of thousands of times, where a dictionary's look-up would cost more than the answer. An
/// object with storage of its own: a table that is a variable of the linkage is guarded against overlapping changes at every look.
final class AnswerTable<ID: DeclarationNumber, Answer> {
  private let answers: UnsafeMutableBufferPointer<Answer?>

  /// - Parameter count: how many declarations of the kind there are.
  init(count: Int) {
    answers = .allocate(capacity: count)
    answers.initialize(repeating: nil)
  }

  deinit {
    answers.deinitialize()
    answers.deallocate()
  }

  /// nil until the answer is known.
  ///
  /// - Precondition: `id` is one of the declarations counted.
  subscript(id: ID) -> Answer? {
    get {
      precondition(answers.indices.contains(Int(id.index)))
      return answers[Int(id.index)]
    }
    set {
      precondition(answers.indices.contains(Int(id.index)))
      answers[Int(id.index)] = newValue
    }
  }
}
