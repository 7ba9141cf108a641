import NavAnswers
import NavModel
import NavSource

/// What a picture of two states tells apart: what came, what went, and what became something else.
public struct DiagramChanges: Sendable, Hashable {
  public enum Change: String, Sendable, CaseIterable { case added, removed, changed }

  /// Two screens that an arrow joins; nil for what leads in from outside.
  public struct Pair: Sendable, Hashable {
    public var from: String?
    public var to: String

    public init(from: String?, to: String) {
      self.from = from
      self.to = to
    }
  }

  /// By `Screen.id`; what is the same is absent.
  public var screens: [String: Change] = [:]
  public var arrows: [Pair: Change] = [:]
  /// What the two states are called.
  public var old: String
  public var new: String

  public init(old: String, new: String) {
    self.old = old
    self.new = new
  }

  public var isEmpty: Bool { screens.isEmpty && arrows.isEmpty }
}

extension DiagramPlan {
  /// More screens than this are drawn only around what changed.
  static let largestWholeComparison = 60

  /// A picture of what changed: both states in one, with what came, went and changed marked by sign and line as well as by colour.
  ///
  /// In a large app it shows what changed and the screens around it.
  /// - Parameters:
  ///   - old, new: the states that `diff` compares.
  ///   - oldName, newName: what they are called, for the legend.
  public init(
    _ diff: GraphDiff, from old: NavigationGraph, named oldName: String, to new: NavigationGraph, named newName: String,
    options: DiagramOptions = DiagramOptions()
  ) throws(SelectionError) {
    var both = new
    both.screens = (new.screens + diff.screens.removed).sorted { $0.id < $1.id }
    both.transitions += Self.transitions(diff.ways.removed)
    let gone = Set(diff.entries.removed)
    both.entries += old.entries.filter { !gone.isDisjoint(with: $0.screens) }

    var options = options
    let changes = DiagramChanges(diff, new, old: oldName, new: newName)
    options.changes = changes
    for screen in diff.lost { options.marks[screen.id, default: []].insert("lost its last way in", at: 0) }
    var notes: [String] = []
    if options.selection.isEverything, both.screens.count > Self.largestWholeComparison, !changes.isEmpty {
      let known = Set(both.screens.map(\.id))
      let around = Set(changes.screens.keys).union(changes.arrows.keys.flatMap { [$0.from, $0.to].compactMap { $0 } })
      options.selection = DiagramSelection(focus: around.intersection(known).sorted(), depth: 1)
      notes = ["drawn are what changed and the screens around it, of \(both.screens.count)"]
    }
    try self.init(both, options: options)
    self.notes += notes
  }

  private static func transitions(_ ways: [GraphDiff.Way]) -> [Transition] {
    ways.map { way in
      Transition(
        from: way.from, to: way.to, route: way.route, kind: way.kind, place: way.place,
        fromReason: way.isUnknown ? "not told" : nil)
    }
  }
}

extension DiagramChanges {
  init(_ diff: GraphDiff, _ new: NavigationGraph, old oldName: String, new newName: String) {
    self.init(old: oldName, new: newName)
    for screen in diff.screens.added { screens[screen.id] = .added }
    for screen in diff.screens.removed { screens[screen.id] = .removed }
    for change in diff.screens.changed { screens[change.new.id] = .changed }
    let added = Set(diff.ways.added.compactMap(Pair.init))
    let removed = Set(diff.ways.removed.compactMap(Pair.init))
    // An arrow stands for all ways between two screens: it came or went only with the last of them.
    let addedKinds = Set(diff.ways.added.map(Kind.init))
    let kept = Set(new.transitions.lazy.filter(\.isLive).map { GraphDiff.Way($0) }.filter { !addedKinds.contains(Kind($0)) }.compactMap(Pair.init))
    for pair in added { arrows[pair] = kept.contains(pair) || removed.contains(pair) ? .changed : .added }
    for pair in removed where arrows[pair] == nil { arrows[pair] = kept.contains(pair) ? .changed : .removed }
    for change in diff.ways.changed {
      if let pair = Pair(change.new) { arrows[pair] = .changed }
    }
  }
}

/// A way without the place that decides it.
private struct Kind: Hashable {
  var way: GraphDiff.Way

  init(_ way: GraphDiff.Way) {
    self.way = way
    self.way.place = Place(file: "", line: 1, column: 1)
  }
}

extension DiagramChanges.Pair {
  /// nil where no screen is known that it leads to: routes are drawn, but not compared.
  init?(_ way: GraphDiff.Way) {
    guard let to = way.to else { return nil }
    self.init(from: way.from, to: to)
  }
}
