import NavFacts

/// Types that stand in for others in previews, demos and tests: `MockShopService` beside `ShopService`. The app never runs them.
extension Linkage {
  /// Of what fulfils a protocol, what the app runs: a type whose name says that it stands in for the protocol, or for another type that
  /// fulfils it, is left out beside others.
  func withoutDoubles(_ conformers: [TypeID], of id: TypeID) -> [TypeID] {
    guard declarations[id].kind == .protocol, conformers.count > 1, conformers.contains(where: { namesReplaced[$0] != nil }) else { return conformers }
    let names = ([id] + conformers).map { text(declarations[$0].name) }
    let real = conformers.filter { conformer in
      guard let replaced = namesReplaced[conformer] else { return true }
      return !names.contains { $0.hasPrefix(replaced) || replaced.hasPrefix($0) }
    }
    return real.isEmpty ? conformers : real
  }

  /// Of objects for one purpose, those that stand in for none.
  func withoutDoubles(_ values: [Value]) -> [Value] {
    guard values.count > 1 else { return values }
    let real = values.filter { $0.objectType.map { namesReplaced[$0] == nil } ?? true }
    return real.isEmpty ? values : real
  }

  /// Whether a type stands in for others that fulfil a protocol.
  func isDouble(_ id: TypeID, of base: TypeID) -> Bool {
    namesReplaced[id] != nil && declarations[base].kind == .protocol && !conformers(of: base).contains(id)
  }

  /// By a type that is named as a stand-in what it stands in for: `ShopService` by `MockShopService` and `ShopServiceMock`.
  private var namesReplaced: [TypeID: String] {
    if let known = namesReplacedMemo { return known }
    var all: [TypeID: String] = [:]
    for index in declarations.types.indices { all[TypeID(index)] = nameReplaced(by: text(declarations.types[index].name)) }
    namesReplacedMemo = all
    return all
  }

  private func nameReplaced(by name: String) -> String? {
    for word in ["Mock", "Stub", "Fake", "Dummy", "Spy"] {
      if name.hasPrefix(word), case let rest = name.dropFirst(word.count), rest.first?.isUppercase == true { return String(rest) }
      if name.hasSuffix(word), name.count > word.count { return String(name.dropLast(word.count)) }
    }
    return nil
  }
}
