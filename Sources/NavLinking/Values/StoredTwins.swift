import NavFacts

/// States that are one because they are kept under the same key: `@AppStorage("isOpen") var isOpen` in a view and in a model.
extension Linkage {
  /// The other properties that are kept under the key of this one.
  func storedTwins(of id: PropertyID) -> [PropertyID] {
    guard !dialects.storages.isEmpty, declarations[id].hasAttributes, let key = storageKey(of: id) else { return [] }
    if storedTwinsMemo == nil {
      var all: [StorageKey: [PropertyID]] = [:]
      for index in declarations.properties.indices {
        let other = PropertyID(index)
        if let key = storageKey(of: other) { all[key, default: []].append(other) }
      }
      storedTwinsMemo = all
    }
    return storedTwinsMemo?[key]?.filter { $0 != id } ?? []
  }

  private func storageKey(of id: PropertyID) -> StorageKey? {
    for attribute in attributes(of: id) where dialects.storages.contains(program[attribute].name) {
      guard let first = program.firstChild(attribute) else { continue }
      for case .text(let key) in evaluate(first) where !key.isNone { return StorageKey(storage: program[attribute].name, key: key) }
    }
    return nil
  }
}

struct StorageKey: Hashable {
  var storage: Symbol
  var key: Symbol
}
