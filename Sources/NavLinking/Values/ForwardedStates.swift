import NavFacts

/// Properties that only stand for another one: `var sheet: Sheet? { get { presenter.sheet } set { presenter.sheet = newValue } }`.
extension Linkage {
  /// The property that a getter alone gives back; nil where it gives anything else.
  func forwarded(_ id: PropertyID) -> PropertyID? {
    guard let getter = declarations[id].getter, case let given = returnedExpressions(of: getter), given.count == 1,
      program[given[0]].kind == .name || program[given[0]].kind == .member, let other = propertyWritten(by: given[0]), other != id
    else { return nil }
    return other
  }
}
