import NavFacts

/// Items of the lists in sections that a library feeds tables and collections with.
extension Linkage {
  /// `dataSource[indexPath]`: an item of one of the sections; `dataSource[2]`: a section.
  func typeOfItem(_ ref: NodeRef) -> TypeRef? {
    guard !dialects.sectionedLists.isEmpty, let list = program.firstChild(ref), case .external(let name, let sections) = typeOf(list),
      dialects.sectionedLists.contains(name), let section = sections.first, let place = program.secondChild(ref)
    else { return nil }
    if program[place].kind == .number { return section }
    if case .external(let number, _) = typeOf(place), text(number) == "Int" { return section }
    return item(of: section)
  }

  private func item(of section: TypeRef) -> TypeRef? {
    switch section {
    case .external(let name, let arguments): dialects.sections.contains(name) && arguments.count == 2 ? arguments[1] : nil
    case .project(let id): program.symbols.find("items").flatMap { findProperty($0, in: id) }.map { declaredType(of: $0).element }
    default: nil
    }
  }
}
