import NavFacts

/// Elements of a list that whoever calls a function picks by their place: `func show(_ page: Int) { add(pages[page]) }`, `show(2)`.
extension Walk {
  private var program: Program { linkage.program }

  /// The elements of a list that stays what it begins as, at a place that is a parameter; nil where no caller says a number.
  mutating func valuesAtPlace(in ref: NodeRef, _ frame: Frame?) -> [Value]? {
    guard let list = program.firstChild(ref), case let given = linkage.arguments(of: ref), given.count == 1, program[given[0]].kind == .name,
      case .array = linkage.typeOf(list), linkage.isConstantList(list), let elements = linkage.orderedElements(of: list), elements.count > 1
    else { return nil }
    let places = values(of: given[0], frame)
    let isTold = !places.isEmpty && places.allSatisfy { place in
      guard case .parameter(let function, let index) = place else { return false }
      return linkage.argumentsGiven(to: function, index).contains { linkage.program[$0].kind == .number }
    }
    return isTold ? places.map { .listed($0, in: list) } : nil
  }
}
