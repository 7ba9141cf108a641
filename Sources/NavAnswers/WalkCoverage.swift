import NavModel

/// How many transitions a list of walks takes that somebody has written: test cases, as a rule.
public struct WalkCoverage: Sendable {
  /// A walk as written: names of screens, and for each what is said of the transition that leads there.
  public struct Written: Sendable, Hashable {
    public var steps: [Step]
    /// One-based line in its file; nil where it has none.
    public var line: Int?

    public init(steps: [Step], line: Int? = nil) {
      self.steps = steps
      self.line = line
    }
  }

  public struct Step: Sendable, Hashable {
    public var screen: String
    /// nil for any kind, and for any route.
    public var kind: Transition.Kind?
    public var route: String?

    public init(_ screen: String, kind: Transition.Kind? = nil, route: String? = nil) {
      self.screen = screen
      self.kind = kind
      self.route = route
    }
  }

  /// A step that no transition is known for.
  public struct UnknownStep: Sendable, Hashable {
    public var from: String
    public var to: Step
    public var line: Int?
  }

  /// A name in a walk that stands for nothing, or for several screens.
  public struct UnknownName: Error, Sendable, Hashable {
    public var error: NameError
    public var line: Int?
  }

  public private(set) var walks: Int
  /// How many transitions between known screens there are, guesses left out.
  public private(set) var total: Int
  public private(set) var taken: Int
  public private(set) var missing: [Hop] = []
  public private(set) var unknownSteps: [UnknownStep] = []

  /// Compares walks with a graph.
  ///
  /// A step that several transitions would do for counts as one of them, so that together the steps count for as many as they can. A
  /// step without a transition to a screen that the walk was on before is the way back, which is no transition.
  public init(_ written: [Written], in graph: NavigationGraph) throws(UnknownName) {
    let index = FlowIndex(graph)
    let lookup = NameLookup("screen", index.names)
    walks = written.count
    total = index.edges.count
    /// By the first edge between two screens: what each step between them allows.
    var asked: [FlowIndex.Edge: [[FlowIndex.Edge]]] = [:]
    for walk in written {
      var nodes: [FlowIndex.Node] = []
      for step in walk.steps {
        do {
          nodes.append(index.node(try lookup.id(for: step.screen)) ?? 0)
        } catch {
          throw UnknownName(error: error, line: walk.line)
        }
      }
      for (number, step) in walk.steps.enumerated().dropFirst() {
        let (from, to) = (nodes[number - 1], nodes[number])
        let ways = index.out(of: from).filter { edge in
          let transition = index.transition(edge)
          return index.head(edge) == to && step.kind.map { $0 == transition.kind } ?? true
            && step.route.map { $0 == transition.route } ?? true
        }
        if let first = index.out(of: from).first(where: { index.head($0) == to }), !ways.isEmpty {
          asked[first, default: []].append(ways)
        } else if !nodes[..<number].contains(to) || step.kind != nil || step.route != nil {
          unknownSteps.append(UnknownStep(from: index.name(from), to: step, line: walk.line))
        }
      }
    }
    var isTaken = [Bool](repeating: false, count: index.edges.count)
    for steps in asked.values {
      for edge in Self.matched(steps) { isTaken[Int(edge)] = true }
    }
    taken = isTaken.count { $0 }
    missing = index.edges.filter { !isTaken[Int($0)] }.map(index.exactHop)
  }

  /// As many transitions as the steps can take, each step one of those that it allows: by augmenting paths.
  private static func matched(_ steps: [[FlowIndex.Edge]]) -> Set<FlowIndex.Edge> {
    var stepOf: [FlowIndex.Edge: Int] = [:]
    func place(_ step: Int, _ tried: inout Set<FlowIndex.Edge>) -> Bool {
      for edge in steps[step] where tried.insert(edge).inserted {
        guard let other = stepOf[edge] else {
          stepOf[edge] = step
          return true
        }
        if place(other, &tried) {
          stepOf[edge] = step
          return true
        }
      }
      return false
    }
    for step in steps.indices {
      var tried: Set<FlowIndex.Edge> = []
      _ = place(step, &tried)
    }
    return Set(stepOf.keys)
  }
}
