import NavModel

/// Modifiers that hang on one view, by the chain that they share.
struct ModifierChains {
  /// In the order of their first modifiers.
  private(set) var all: [[ModifierSite]] = []

  /// - Complexity: O(*modifiers*).
  init(_ modifiers: [ModifierSite], where isWanted: (ModifierSite) -> Bool) {
    var numbers: [String: Int] = [:]
    for modifier in modifiers where isWanted(modifier) {
      let key = "\(modifier.chain.file):\(modifier.chain.line):\(modifier.chain.column)"
      if let number = numbers[key] {
        // Branches of '#if' follow each other in one chain; they present by the same state.
        let isTwin = modifier.subject != nil && all[number].contains { $0.subject == modifier.subject }
        if !isTwin { all[number].append(modifier) }
      } else {
        numbers[key] = all.count
        all.append([modifier])
      }
    }
  }
}
