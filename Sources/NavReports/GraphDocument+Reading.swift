import NavFindings
import NavModel
import NavSource

extension GraphDocument {
  /// What a graph file holds, as far as it is written there: no mappings, observations or evidence.
  public struct Content: Sendable {
    public var graph: NavigationGraph
    public var findings: [Finding]

    public init(graph: NavigationGraph, findings: [Finding]) {
      self.graph = graph
      self.findings = findings
    }
  }

  /// Reads back what `json` has written, of this version or another one of the schema `navgraph/1`.
  ///
  /// Keys that are not known are passed over; those that earlier versions did not write may be missing.
  /// - Parameter file: as the user sees it, for the problem.
  public static func read(_ text: String, file: String) throws(Problem) -> Content {
    let document: JSON
    do {
      document = try JSON(reading: text)
    } catch {
      let before = text.utf8.prefix(error.offset)
      let line = 1 + before.count { $0 == 0x0A }
      let column = error.offset - (before.lastIndex(of: 0x0A).map { text.utf8.distance(from: text.utf8.startIndex, to: $0) + 1 } ?? 0) + 1
      throw Problem("this is no JSON: \(error.what)", file: file, line: line, column: column, mend: mend)
    }
    let schema = document["schema"].flatMap(\.asText)
    guard schema == "navgraph/1" else {
      let what = schema.map { "this is '\($0)', and a graph of the schema 'navgraph/1' is expected" } ?? "this is no graph of navgraph: it names no 'schema'"
      throw Problem(what, file: file, mend: mend)
    }
    do {
      return try GraphReader().content(of: document)
    } catch {
      throw Problem("this is no graph of navgraph: \(error.what)", file: file, mend: mend)
    }
  }

  private static let mend = "'navgraph graph -o graph.json' writes one."
}

extension JSON {
  fileprivate var asText: String? { if case .string(let text) = self { text } else { nil } }
}

private struct ShapeError: Error {
  var what: String
}

/// One row of a list of the document, with its place for errors.
private struct Row {
  var value: JSON
  var name: String

  func text(_ key: String) throws(ShapeError) -> String {
    guard let text = try textIfAny(key) else { throw ShapeError(what: "\(name) has no '\(key)'") }
    return text
  }

  func textIfAny(_ key: String) throws(ShapeError) -> String? {
    switch value[key] {
    case nil, .null?: return nil
    case .string(let text)?: return text
    default: throw ShapeError(what: "'\(key)' of \(name) is no text")
    }
  }

  func texts(_ key: String) throws(ShapeError) -> [String] {
    guard let value = value[key], value != .null else { return [] }
    guard case .array(let elements) = value else { throw ShapeError(what: "'\(key)' of \(name) is no list") }
    let texts = elements.compactMap(\.asText)
    guard texts.count == elements.count else { throw ShapeError(what: "'\(key)' of \(name) holds something that is no text") }
    return texts
  }

  /// One-based; 1 where it is missing.
  func number(_ key: String) throws(ShapeError) -> Int {
    switch value[key] {
    case nil, .null?: return 1
    case .int(let number)? where number >= 1: return number
    default: throw ShapeError(what: "'\(key)' of \(name) is no number from 1")
    }
  }

  func isTrue(_ key: String, otherwise: Bool) throws(ShapeError) -> Bool {
    switch value[key] {
    case nil, .null?: return otherwise
    case .bool(let flag)?: return flag
    default: throw ShapeError(what: "'\(key)' of \(name) is neither true nor false")
    }
  }

  /// One of the words of an enum; nil where the key is missing.
  func word<Word: RawRepresentable>(_ key: String, _: Word.Type) throws(ShapeError) -> Word? where Word.RawValue == String {
    guard let text = try textIfAny(key) else { return nil }
    guard let word = Word(rawValue: text) else { throw ShapeError(what: "'\(key)' of \(name) is '\(text)', which this version does not know") }
    return word
  }

  func place() throws(ShapeError) -> Place {
    Place(file: try text("file"), line: try number("line"), column: try number("column"))
  }
}

private struct GraphReader {
  func content(of document: JSON) throws(ShapeError) -> GraphDocument.Content {
    var graph = NavigationGraph()
    graph.screens = try rows("screens", of: document, reading: screen)
    graph.routeTypes = routeTypes(try rows("routes", of: document, reading: route))
    graph.entries = try rows("entries", of: document, reading: entry)
    graph.unresolved = try rows("unresolved", of: document, reading: unresolved)
    var entered: Set<Entrance> = []
    for entry in graph.entries {
      for start in entry.starts { entered.insert(Entrance(file: start.place.file, line: start.place.line, screen: start.screen)) }
    }
    graph.transitions = try rows("transitions", of: document) { row throws(ShapeError) in try transitions(row, entered) }.flatMap { $0 }
    return GraphDocument.Content(graph: graph, findings: try rows("findings", of: document, reading: finding).sorted())
  }

  /// Where the graph file says that users come in.
  private struct Entrance: Hashable {
    var file: String
    var line: Int
    var screen: String
  }

  private func rows<Element>(
    _ key: String, of document: JSON, reading: (Row) throws(ShapeError) -> Element
  ) throws(ShapeError) -> [Element] {
    guard let list = document[key] else { return [] }
    guard case .array(let values) = list else { throw ShapeError(what: "'\(key)' is no list") }
    var elements: [Element] = []
    elements.reserveCapacity(values.count)
    for (number, value) in values.enumerated() {
      guard case .object = value else { throw ShapeError(what: "\(key)[\(number)] is no object") }
      elements.append(try reading(Row(value: value, name: "\(key)[\(number)]")))
    }
    return elements
  }

  private func screen(_ row: Row) throws(ShapeError) -> Screen {
    Screen(
      id: try row.text("id"), module: try row.textIfAny("module") ?? "", kind: try row.word("kind", Screen.Kind.self) ?? .view,
      place: try row.textIfAny("file") == nil ? nil : try row.place(),
      reachability: try row.word("reachable", Tristate.self) ?? .unknown)
  }

  private func route(_ row: Row) throws(ShapeError) -> RouteCase {
    let id = try row.text("id")
    return RouteCase(
      id: id, name: String(id.split(separator: ".").last ?? ""), place: try row.place(), screens: try row.texts("screens"),
      mapping: try row.word("mapping", RouteCase.Handling.self) ?? .unknown)
  }

  /// The file holds cases only; their types are what stands before the last dot.
  private func routeTypes(_ cases: [RouteCase]) -> [RouteType] {
    var types: [RouteType] = []
    for route in cases {
      let id = String(route.id.dropLast(route.name.count + 1))
      if types.last?.id != id { types.append(RouteType(id: id, module: "", place: route.place, cases: [])) }
      types[types.count - 1].cases.append(route)
    }
    return types
  }

  private func entry(_ row: Row) throws(ShapeError) -> EntryPoint {
    let (name, place) = (try row.text("name"), try row.place())
    let kind = try row.word("kind", EntryPoint.Kind.self) ?? .code
    let starts = try arrivals("starts", of: row)
    // Older files tell the screens alone.
    if starts == nil { return EntryPoint(name: name, place: place, screens: try row.texts("screens")) }
    return EntryPoint(name: name, kind: kind, place: place, starts: starts ?? [], opens: try arrivals("opens", of: row) ?? [])
  }

  private func arrivals(_ key: String, of row: Row) throws(ShapeError) -> [EntryPoint.Arrival]? {
    if row.value[key] == nil { return nil }
    return try rows(key, of: row.value) { row throws(ShapeError) in
      EntryPoint.Arrival(screen: try row.text("screen"), place: try row.place())
    }
  }

  private func unresolved(_ row: Row) throws(ShapeError) -> UnresolvedTransition {
    UnresolvedTransition(
      place: try row.place(), kind: try row.word("kind", Transition.Kind.self) ?? .push, reason: try row.textIfAny("reason") ?? "")
  }

  /// One for each route that leads from the place to the screen.
  private func transitions(_ row: Row, _ entered: Set<Entrance>) throws(ShapeError) -> [Transition] {
    guard let kind = try row.word("kind", Transition.Kind.self) else { throw ShapeError(what: "\(row.name) has no 'kind'") }
    let place = try row.place()
    let from = try row.textIfAny("from")
    let to = try row.textIfAny("to")
    let route = try row.textIfAny("route")
    let isEntry = to.map { entered.contains(Entrance(file: place.file, line: place.line, screen: $0)) } ?? false
    let one = Transition(
      from: from, to: to, route: route, kind: kind, place: place,
      confidence: try row.word("confidence", Transition.Confidence.self) ?? .certain,
      fromReason: from == nil && !isEntry ? "the graph file does not tell the screen" : nil,
      isLive: try row.isTrue("live", otherwise: true))
    let others = try row.texts("routes").filter { $0 != route }
    return [one] + others.map { route in
      var other = one
      other.route = route
      return other
    }
  }

  private func finding(_ row: Row) throws(ShapeError) -> Finding {
    Finding(
      rule: try row.text("rule"), severity: try row.word("severity", Severity.self) ?? .warning, place: try row.place(),
      subject: try row.textIfAny("subject") ?? "", message: try row.textIfAny("message") ?? "")
  }
}
