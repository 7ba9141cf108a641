/// The number of a declaration among those of its kind.
protocol DeclarationNumber: Hashable {
  var index: Int32 { get }
}

extension TypeID: DeclarationNumber {}
extension FunctionID: DeclarationNumber {}
extension PropertyID: DeclarationNumber {}

/// The answers to one question about every declaration of a kind, as far as it was asked.
///
/// For questions that are asked hundreds of thousands of times, where a dictionary's look-up would cost more than the answer.
struct AnswerTable<ID: DeclarationNumber, Answer> {
  private var answers: [Answer?]

  /// - Parameter count: how many declarations of the kind there are.
  init(count: Int) { answers = [Answer?](repeating: nil, count: count) }

  /// nil until the answer is known.
  subscript(id: ID) -> Answer? {
    @inline(__always) get { answers[Int(id.index)] }
    @inline(__always) set { answers[Int(id.index)] = newValue }
  }
}
