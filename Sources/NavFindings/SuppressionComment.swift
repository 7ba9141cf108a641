import NavSource

/// A `// navgraph:…` comment as it stands in a file.
public struct SuppressionComment: Sendable, Hashable {
  /// Of the comment's first slash.
  public var place: Place
  /// The text behind `navgraph:`, up to the end of the line.
  public var text: String
  /// Whether there is code on its line.
  public var standsWithCode: Bool
  /// The nearest lines above and below on which code begins; nil where there is none.
  public var previousCode: Int?
  public var nextCode: Int?
  /// What goes if the comment goes, which ends in `text` but for blanks and a line end; nil where that cannot be told.
  public var cut: CodePiece?

  public init(
    place: Place, text: String, standsWithCode: Bool, previousCode: Int?, nextCode: Int?, cut: CodePiece? = nil
  ) {
    self.place = place
    self.text = text
    self.standsWithCode = standsWithCode
    self.previousCode = previousCode
    self.nextCode = nextCode
    self.cut = cut
  }
}

/// What a suppression comment asks for: `disable:this rule, rule - reason`.
struct SuppressionOrder: Hashable {
  enum Verb: String, CaseIterable { case disable, enable }
  enum Scope: String, CaseIterable { case this, next, previous, file }

  var verb: Verb
  /// nil: from here to the matching `enable` or the end of the file.
  var scope: Scope?
  /// As written; `all` stands for every rule. Never empty.
  var rules: [String]
  var reason: String?

  static let everyRule = "all"
  /// What may stand between the rules and the reason; `//` begins another comment.
  static let endsRules: Set<String> = ["-", "--", "–", "—", "//"]

  /// Reads `disable[:scope] rule[, rule] [- reason]`, or says what is wrong with it.
  ///
  /// A reason begins behind a hyphen or dash that stands alone, so the hyphens of rule names do not end them.
  static func read(_ comment: SuppressionComment) -> Result<SuppressionOrder, Malformed> {
    let words = comment.text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let command = words.first else {
      return .failure(Malformed(text: "'navgraph:' gives no order; write 'navgraph:disable:this rule-name - reason'"))
    }
    let parts = command.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard let verb = Verb(rawValue: parts[0]) else {
      let near = Spelling.nearest(to: parts[0], among: Verb.allCases.map(\.rawValue))
      let mend = near.map { "did you mean '\($0)'?" } ?? "write 'disable' or 'enable'"
      return .failure(Malformed(text: "there is no order 'navgraph:\(parts[0])'; \(mend)"))
    }
    var scope: Scope?
    if parts.count > 1 {
      let named = parts[1...].joined(separator: ":")
      scope = Scope(rawValue: named)
      guard scope != nil else {
        let scopes = Scope.allCases.map(\.rawValue)
        let near = Spelling.nearest(to: named, among: scopes)
        let mend = near.map { "did you mean ':\($0)'?" } ?? "write one of ':\(scopes.joined(separator: "', ':"))'"
        return .failure(Malformed(text: "'\(verb.rawValue)' has no scope ':\(named)'; \(mend)"))
      }
    }
    if verb == .enable, scope != nil {
      return .failure(Malformed(text: "'enable' ends a region and has no scope; write 'navgraph:enable' and the rules"))
    }
    if scope == .this, !comment.standsWithCode {
      return .failure(
        Malformed(text: "'disable:this' stands on a line without code, so it silences nothing; write 'disable:next'"))
    }
    var rules: [String] = []
    var rest = words.dropFirst()
    while let word = rest.first, !endsRules.contains(word) {
      for rule in word.split(separator: ",") where !rules.contains(String(rule)) { rules.append(String(rule)) }
      rest.removeFirst()
    }
    let reason = rest.dropFirst().joined(separator: " ")
    guard !rules.isEmpty else {
      return .failure(
        Malformed(text: "'\(command)' names no rule; name the rules, or write 'all'"))
    }
    return .success(
      SuppressionOrder(verb: verb, scope: scope, rules: rules, reason: reason.isEmpty ? nil : reason))
  }

  /// What is wrong with a comment and how to mend it.
  struct Malformed: Error, Hashable { var text: String }
}
