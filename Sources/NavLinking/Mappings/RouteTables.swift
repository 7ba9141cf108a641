import NavFacts

/// Dictionaries that turn routes into screens: `[.cart: { CartController() }, .help: { HelpController() }]`.
extension Linkage {
  /// Takes each entry of a dictionary whose keys are cases of one enum, and whose values make screens, for what its case shows.
  func findTables(_ hints: ScreenHints) {
    for table in sites.dictionaries {
      let parts = program.children(table).map { $0 }
      guard parts.count > 1, parts.count.isMultiple(of: 2) else { continue }
      let keys = stride(from: 0, to: parts.count, by: 2).map { parts[$0] }
      let values = stride(from: 1, to: parts.count, by: 2).map { parts[$0] }
      guard hints.mayBuild(values), let type = enumOfKeys(keys, table) else { continue }
      let names = keys.compactMap(caseName).filter { hasCase($0, type) }
      guard names.count == keys.count else { continue }
      var walk = Walk(linkage: self, hints: hints)
      guard values.contains(where: { walk.content(of: $0, nil).contains(where: isScreenValue) }) else { continue }
      tables.insert(table)
      for (index, key) in keys.enumerated() { add(CaseContent(type: type, name: names[index], content: values[index]), of: key) }
    }
    findFilledTables(hints)
  }

  /// The same for dictionaries that are filled by whoever registers something: `registry.register(.cart) { CartController() }`.
  private func findFilledTables(_ hints: ScreenHints) {
    for index in declarations.properties.indices {
      let property = PropertyID(index)
      guard let type = declarations[property].type, program.firstChild(type).map({ program[type].kind == .typeDictionary && isEnum(resolve($0)) }) ?? false,
        let entries = keyedEntries(of: property), !entries.contains(where: { caseContents[$0.said] != nil }),
        hints.mayBuild(entries.map(\.value))
      else { continue }
      var walk = Walk(linkage: self, hints: hints)
      guard entries.contains(where: { walk.content(of: $0.value, nil).contains(where: isScreenValue) }) else { continue }
      filledTables.insert(property)
      for entry in entries {
        if case .route(let route) = entry.key { add(CaseContent(type: route.type, name: route.name, content: entry.value), of: entry.said) }
      }
    }
  }

  /// The route that is looked up: `route` of `table[route]`.
  func routeLookedUp(in subscription: NodeRef) -> NodeRef? {
    guard !tables.isEmpty || !filledTables.isEmpty, program[subscription].kind == .subscript, let base = program.firstChild(subscription),
      tables.contains(tableNamed(by: base)) || propertyWritten(by: base).map(filledTables.contains) ?? false
    else { return nil }
    return program.secondChild(subscription)
  }

  private func tableNamed(by base: NodeRef) -> NodeRef {
    if let property = propertyWritten(by: base) {
      let given = writes(to: property).compactMap(\.value)
      return given.count == 1 ? given[0] : base
    }
    return initial(of: base)
  }

  private func enumOfKeys(_ keys: [NodeRef], _ table: NodeRef) -> TypeID? {
    for key in keys {
      guard program[key].kind == .member, let base = program.firstChild(key), case .meta(.project(let id)) = typeOf(base) else { continue }
      return declarations[id].kind == .enumeration ? id : nil
    }
    guard let written = typeWritten(of: table), program[written].kind == .typeDictionary, let key = program.firstChild(written),
      case .project(let id) = resolve(key), declarations[id].kind == .enumeration
    else { return nil }
    return id
  }

  private func typeWritten(of table: NodeRef) -> NodeRef? {
    guard let parent = program.parent(table) else { return nil }
    switch program[parent].kind {
    case .initializer: return program.parent(parent).flatMap { program.first($0, .annotation) }.flatMap { program.firstChild($0) }
    case .assign: return program.firstChild(parent).flatMap(propertyWritten).flatMap { declarations[$0].type }
    default: return nil
    }
  }
}
