import NavFacts

/// A route by whose raw value a screen is looked up, and its enum.
struct ListLookUp {
  var route: NodeRef
  var type: TypeID
}

/// Lists of screens in which a route's number has its place: `pages[page.rawValue]`, with `enum Page: Int`.
extension Linkage {
  /// Takes each element of a list that is looked up by the raw value of an enum, and has as many elements as that has cases, for what
  /// its case shows.
  func findLists(_ hints: ScreenHints) {
    for number in mentions(of: names.rawValue) where program[number].kind == .member {
      guard let lookup = program.parent(number), program[lookup].kind == .subscript, program.secondChild(lookup) == number,
        let list = program.firstChild(lookup), let route = program.firstChild(number), case .project(let type) = typeOf(route),
        let places = places(of: type), let elements = placedElements(of: list), elements.count == places.count,
        places.allSatisfy(elements.indices.contains), hints.mayBuild(elements)
      else { continue }
      var walk = Walk(linkage: self, hints: hints)
      guard elements.contains(where: { walk.content(of: $0, nil).contains(where: isScreenValue) }) else { continue }
      listLookUps[lookup] = ListLookUp(route: route, type: type)
      for (info, place) in zip(declarations[type].cases, places) {
        add(CaseContent(type: type, name: info.name, content: elements[place]), of: elements[place])
      }
    }
  }

  /// The raw values of an enum's cases, which are numbers; nil where they are not, or cannot be read.
  private func places(of type: TypeID) -> [Int]? {
    guard declarations[type].kind == .enumeration, rawType(of: type) == "Int" else { return nil }
    var next = 0
    var places: [Int] = []
    for info in declarations[type].cases {
      if let raw = program.firstChild(info.node) {
        guard program[raw].kind == .number, let written = Int(text(program[raw].name)) else { return nil }
        next = written
      }
      places.append(next)
      next += 1
    }
    return Set(places).count == places.count ? places : nil
  }

  /// The place of each case, where a value tells it of a page: `page.rawValue`, and `page.place` of a property that gives numbers.
  func places(told value: NodeRef, by page: NodeRef) -> [Symbol: Int]? {
    let told = propertySet(around: page).map(declaredType(of:)) ?? typeOf(page)
    guard program[value].kind == .member, case .project(let type) = told, declarations[type].kind == .enumeration else { return nil }
    let names = declarations[type].cases.map(\.name)
    if program[value].name == self.names.rawValue {
      return places(of: type).map { Dictionary(zip(names, $0)) { first, _ in first } }
    }
    var found: [Symbol: Int] = [:]
    for name in names {
      guard case .number(let number)? = answers(of: program[value].name, for: RouteKey(type: type, name: name))?.first else { return nil }
      found[name] = number
    }
    return found.isEmpty ? nil : found
  }

  /// The elements of a list in their order: those of a literal, or what is appended one after the other to a list that begins empty.
  private func placedElements(of list: NodeRef) -> [NodeRef]? {
    orderedElements(of: list) ?? elementsFilled(in: list)
  }

  /// What one body appends, one after the other, to a list that begins empty and is changed by nobody else.
  func elementsFilled(in list: NodeRef) -> [NodeRef]? {
    guard let property = propertyWritten(by: list), declarations[property].getter == nil,
      declarations[property].initial.map(isEmptyList) ?? true
    else { return nil }
    let writes = writes(to: property).filter { $0.means != .initial }
    guard !writes.isEmpty, writes.allSatisfy({ $0.means == .append }) else { return nil }
    if writes.count == 1 { return writes[0].value.flatMap(elementsWalked) }
    let block = program.parent(writes[0].site)
    guard writes.allSatisfy({ program.parent($0.site) == block }) else { return nil }
    return writes.sorted { $0.site < $1.site }.compactMap(\.value)
  }
}

extension Linkage {
  /// Whether a value says which element a list is asked for: a case, whatever a caller passes, or what a property is set to.
  func chooses(_ value: Value) -> Bool {
    switch value {
    case .route, .parameter: true
    case .slot(let id): writes(to: id).contains { $0.means == .assignment }
    default: false
    }
  }
}
