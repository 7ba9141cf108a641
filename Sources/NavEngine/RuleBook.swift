import NavFindings
import NavRules

/// What is written about the rules, for the command line.
public enum RuleBook {
  /// Every rule that settings and comments may name, by id.
  public static var cards: [RuleCard] { RuleCatalog.cards }

  /// The ids of `cards`.
  public static var ids: [String] { cards.map(\.id) }
}
