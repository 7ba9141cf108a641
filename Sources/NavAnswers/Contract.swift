import NavSource

/// What a team demands of its flow.
public struct Contract: Sendable, Hashable {
  /// A name as it was written, of a screen, a route or a module.
  public struct Name: Sendable, Hashable {
    public var text: String
    /// One-based, in `Contract.file`.
    public var line: Int
    /// One-based, in UTF-8 bytes.
    public var column: Int

    public init(_ text: String, line: Int = 1, column: Int = 1) {
      self.text = text
      self.line = line
      self.column = column
    }
  }

  public enum Demand: Sendable, Hashable {
    /// Every path to each of the targets passes one of the gates; without gates, there is no path. From the entries where no source is
    /// named.
    case passes(from: [Name], to: [Name], gates: [Name])
    /// Each screen is at most so many transitions away from one of `centres`; from an entry where none is named.
    case within(steps: Int, screens: [Name], of: [Name])
    /// What leads into a module from another one, or from any other, leads to one of these screens or takes one of these routes.
    case doors(into: Name, from: Name?, doors: [Name])
    /// No more than so many modals lie over each other.
    case modals(atMost: Int)
  }

  public var demand: Demand
  /// Why it is demanded, in the team's own words.
  public var reason: String?
  /// Where it is written: as the user sees it, with a one-based line.
  public var file: String
  public var line: Int

  public init(_ demand: Demand, reason: String? = nil, file: String, line: Int) {
    self.demand = demand
    self.reason = reason
    self.file = file
    self.line = line
  }

  /// The demand in words, the same wherever it is written: `every path to CheckoutView passes LoginView`.
  public var words: String {
    switch demand {
    case .passes(let from, let to, let gates):
      let origin = from.isEmpty ? "" : " from \(Self.any(from))"
      if gates.isEmpty { return "no path\(origin) to \(Self.any(to))" }
      return "every path\(origin) to \(Self.any(to)) passes \(Self.any(gates))"
    case .within(let steps, let screens, let centres):
      let names = screens.map(\.text).joined(separator: " and ")
      return "\(names) \(screens.count == 1 ? "is" : "are") within \(steps) of \(centres.isEmpty ? "an entry" : Self.any(centres))"
    case .doors(let module, let from, let doors):
      return "\(from.map { $0.text } ?? "every module") enters \(module.text) only through \(Self.any(doors))"
    case .modals(let most):
      return "at most \(most) modal\(most == 1 ? "" : "s") deep"
    }
  }

  private static func any(_ names: [Name]) -> String { names.map(\.text).joined(separator: " or ") }
}

/// A contract that the code does not keep.
public struct Breach: Sendable, Hashable {
  public var contract: Contract
  /// The screen that it is about, where a contract speaks of several; empty where it speaks of none.
  public var subject: String
  /// Present tense, no full stop: `a path to 'CheckoutView' does not pass 'LoginView'`.
  public var what: String
  /// What mends it: an order, no full stop.
  public var mend: String
  /// The path that breaks it, from its beginning; empty where a path is missing.
  public var way: [Hop]
  /// The last transition of the path; else where the screen is declared, or the contract is written.
  public var place: Place
}
