import NavModel

/// Modifiers that hang on one view, by the chain that they share; only those whose state is known, one for each state.
struct ModifierChains {
  /// In the order of their first modifiers.
  private(set) var all: [[ModifierSite]] = []

  /// - Complexity: O(*modifiers*).
  init(_ modifiers: [ModifierSite], where isWanted: (ModifierSite) -> Bool) {
    var numbers: [String: Int] = [:]
    for modifier in modifiers where isWanted(modifier) && modifier.subject != nil {
      let key = "\(modifier.chain.file):\(modifier.chain.line):\(modifier.chain.column)"
      if let number = numbers[key] {
        // One state presents one thing: cases of an enum exclude each other, and branches of '#if' follow each other in one chain.
        if !all[number].contains(where: { $0.subject == modifier.subject }) { all[number].append(modifier) }
      } else {
        numbers[key] = all.count
        all.append([modifier])
      }
    }
  }
}
