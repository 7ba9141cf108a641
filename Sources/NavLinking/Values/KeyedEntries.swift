import NavFacts

/// What a dictionary keeps under one key that the code says.
struct KeyedEntry {
  enum Key: Hashable { case text(Symbol), route(RouteKey) }
  var key: Key
  /// Where the key is said, and what is kept under it.
  var said: NodeRef
  var value: NodeRef
}

/// Dictionaries that are filled entry by entry, in place or by whoever registers something: `features["cart"] = CartFeature()`,
/// `func register(_ feature: Feature, for path: String) { features[path] = feature }`. Whoever looks one up gets what was kept under
/// that key.
extension Linkage {
  /// The entries of a dictionary that a property keeps; nil where something is kept there under a key that cannot be read, or by other
  /// means, and where the property keeps no dictionary.
  func keyedEntries(of property: PropertyID) -> [KeyedEntry]? {
    if let known = entriesMemo[property] { return known }
    guard isDictionary(property) else { return nil }
    entriesMemo[property] = .some(nil)
    let found = findEntries(of: property)
    entriesMemo[property] = keepsAnswers ? .some(found) : nil
    return found
  }

  /// The type of the keys of a dictionary that an expression names; nil where it names none, or where that is not written.
  func keyType(of dictionary: NodeRef) -> TypeRef? {
    propertyWritten(by: dictionary).flatMap(dictionaryWritten).flatMap { program.firstChild($0) }.map(resolve)
  }

  private func isDictionary(_ property: PropertyID) -> Bool {
    guard declarations[property].getter == nil else { return false }
    guard let written = dictionaryWritten(property) else {
      return declarations[property].type == nil && declarations[property].initial.map { program[$0].kind == .dictionary } ?? false
    }
    switch program.secondChild(written).map(resolve) {
    case .external(let name, _): return !isPlainValue(name)
    case .project, .function: return true
    default: return false
    }
  }

  /// `[Key: Value]`, as a property's type or of an initial value that is empty: `var builders = [Page: () -> UIViewController]()`.
  private func dictionaryWritten(_ property: PropertyID) -> NodeRef? {
    guard var type = declarations[property].type else { return nil }
    if program[type].kind == .typeOptional, let inner = program.firstChild(type) { type = inner }
    return program[type].kind == .typeDictionary ? type : nil
  }

  private func findEntries(of property: PropertyID) -> [KeyedEntry]? {
    var all: [KeyedEntry] = []
    for write in writes(to: property) {
      guard write.means != .append, write.means != .toggle, let value = write.value else { return nil }
      if write.means == .assignment, let left = program.firstChild(write.site), program[left].kind == .subscript {
        // What is taken out again was put in elsewhere.
        if program[value].kind == .nil { continue }
        guard let key = program.secondChild(left), let entries = entries(key, value, depth: 0) else { return nil }
        all += entries
        continue
      }
      switch program[value].kind {
      case .dictionary:
        let parts = program.children(value).map { $0 }
        for index in stride(from: 0, to: parts.count - 1, by: 2) {
          guard let entries = entries(parts[index], parts[index + 1], depth: 0) else { return nil }
          all += entries
        }
      case .call where program.firstChild(value).map { program[$0].kind == .dictionary } ?? false: continue
      default: return nil
      }
    }
    return all.isEmpty ? nil : all
  }

  /// What is kept under a key; where a function is given the key, under those that its callers say.
  private func entries(_ key: NodeRef, _ value: NodeRef, depth: Int) -> [KeyedEntry]? {
    let keys = evaluate(key)
    guard keys.count == 1, let one = keys.first else { return nil }
    if let said = keySaid(one) { return [KeyedEntry(key: said, said: key, value: value)] }
    guard depth < 3, case .parameter(let function, let index) = one else { return nil }
    var all: [KeyedEntry] = []
    for call in registering(function) {
      guard let pairs = match(declarations.parameters(of: function), arguments(of: call)),
        let given = pairs.first(where: { $0.parameter == index })?.argument
      else { return nil }
      var kept = value
      if program[value].kind == .name, case .parameter(function, let other) = meaning(of: program[value].name, at: value) {
        guard let argument = pairs.first(where: { $0.parameter == other })?.argument else { return nil }
        kept = argument
      }
      guard let entries = entries(given, kept, depth: depth + 1) else { return nil }
      all += entries
    }
    return all.isEmpty ? nil : all
  }

  private func registering(_ function: FunctionID) -> [NodeRef] {
    if declarations[function].isInit, case .type(let owner) = declarations[function].owner {
      return constructions(of: owner).filter { accepts(function, arguments(of: $0)) }
    }
    return calls(running: function).map(\.call)
  }

  /// The key that a value is; nil where it is none that can be told.
  func keySaid(_ value: Value) -> KeyedEntry.Key? {
    switch value {
    case .text(let text): text.isNone ? nil : .text(text)
    case .route(let type, let name, let node, _): program[node].kind == .call ? nil : .route(RouteKey(type: type, name: name))
    default: nil
    }
  }
}

extension Walk {
  /// What a dictionary keeps under the key that is asked for: `features[path]`; nil where its entries cannot be told apart.
  mutating func valuesKept(in ref: NodeRef, _ frame: Frame?) -> [Value]? {
    guard let base = linkage.program.firstChild(ref), let key = linkage.program.secondChild(ref), linkage.program[key].kind != .keyPath,
      let property = linkage.propertyWritten(by: base), let entries = linkage.keyedEntries(of: property)
    else { return nil }
    var all: [Value] = []
    for value in values(of: key, frame) {
      if let said = linkage.keySaid(value) {
        for entry in entries where entry.key == said { all += values(of: entry.value, nil) }
      } else if value.isPassedOn {
        all.append(.entry(value, of: property))
      } else {
        return nil
      }
    }
    return all.isEmpty ? [.typed(linkage.typeOf(ref))] : all
  }
}

extension SinkFlow {
  /// Sends what a dictionary keeps under the key that a value is.
  /// - Returns: whether the value is a key; false where it has to be followed further.
  func sendEntry(_ value: Value, of property: PropertyID, _ sink: Sink, at site: NodeRef, _ expression: NodeRef) -> Bool {
    guard let said = linkage.keySaid(value) else {
      switch value {
      case .parameter, .payload, .part, .closureArgument: return false
      default:
        leave(site, sink.manner, "the key cannot be read")
        return true
      }
    }
    var sink = sink
    sink.names = nil
    let entries = linkage.keyedEntries(of: property) ?? []
    for entry in entries where entry.key == said {
      var walk = Walk(linkage: linkage)
      send(walk.content(of: entry.value, nil), sink, at: site, expression)
    }
    if !entries.contains(where: { $0.key == said }) { leave(site, sink.manner, "nothing is kept under the key") }
    return true
  }
}
