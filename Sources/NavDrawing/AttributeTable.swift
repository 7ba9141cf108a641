import NavDiagrams

/// Every attribute that may reach the library, and what its value may be.
///
/// Rows and not trust, because single values end the process or never end it (`minlen=100000`, `pad=1e9`, a label of a million
/// characters) and some are written into SVG unescaped (`fontname`, `href`).
public enum AttributeTable {
  enum Values: Sendable {
    /// Already escaped text of so many UTF-8 bytes at most.
    case text(Int)
    case words(Set<String>)
    /// `#RRGGBB`.
    case colour
    /// Between the two, in plain digits with at most one point.
    case number(ClosedRange<Double>)
    /// Two such numbers with a comma, or one.
    case numbers(ClosedRange<Double>)
    /// Letters, digits, `_` and `-`, at most 100; with spaces between in a `class`.
    case identifier
    case fonts
  }

  struct Row: Sendable {
    var name: String
    var values: Values
  }

  private static let styles: Values = .words([
    "solid", "dashed", "dotted", "rounded", "filled", "rounded,filled", "filled,dashed", "filled,dotted", "rounded,filled,dashed",
    "invis",
  ])

  static let graph: [Row] = [
    Row(name: "rankdir", values: .words(["LR", "TB"])), Row(name: "bgcolor", values: .colour), Row(name: "fontname", values: .fonts),
    Row(name: "nodesep", values: .number(0.02...2)), Row(name: "ranksep", values: .number(0.02...4)),
    Row(name: "pad", values: .number(0...2)), Row(name: "pack", values: .words(["true", "false"])),
    Row(name: "nslimit", values: .number(0...10)), Row(name: "label", values: .text(2_000)),
    Row(name: "labelloc", values: .words(["t", "b"])), Row(name: "labeljust", values: .words(["l", "c", "r"])),
    Row(name: "fontsize", values: .number(4...40)), Row(name: "fontcolor", values: .colour), Row(name: "style", values: styles),
    Row(name: "fillcolor", values: .colour), Row(name: "color", values: .colour), Row(name: "margin", values: .numbers(0...40)),
    Row(name: "id", values: .identifier), Row(name: "tooltip", values: .text(20_000)),
  ]

  static let node: [Row] = [
    // Forty lines of at most 180 scalars.
    Row(name: "label", values: .text(24_000)), Row(name: "fontname", values: .fonts), Row(name: "fontsize", values: .number(4...40)),
    Row(name: "fontcolor", values: .colour), Row(name: "margin", values: .numbers(0...2)), Row(name: "height", values: .number(0...4)),
    Row(name: "width", values: .number(0...6)),
    Row(
      name: "shape",
      values: .words([
        "box", "tab", "component", "cds", "circle", "note", "box3d", "point", "plaintext", "ellipse", "folder",
      ])), Row(name: "style", values: styles), Row(name: "fillcolor", values: .colour), Row(name: "color", values: .colour),
    Row(name: "penwidth", values: .number(0...10)), Row(name: "peripheries", values: .number(0...3)),
    Row(name: "id", values: .identifier), Row(name: "class", values: .identifier), Row(name: "tooltip", values: .text(20_000)),
  ]

  static let edge: [Row] = [
    Row(name: "fontname", values: .fonts), Row(name: "fontsize", values: .number(4...40)), Row(name: "fontcolor", values: .colour),
    Row(name: "arrowsize", values: .number(0.1...4)), Row(name: "style", values: styles), Row(name: "penwidth", values: .number(0...10)),
    Row(name: "arrowhead", values: .words(["normal", "onormal", "vee", "dot", "odot", "box", "obox", "diamond", "odiamond", "none"])),
    Row(name: "color", values: .colour), Row(name: "constraint", values: .words(["true", "false"])),
    // No `label`: it ends the 2.42 library with a double free.
    Row(name: "headlabel", values: .text(2_000)), Row(name: "labeldistance", values: .number(0...40)),
    Row(name: "labelangle", values: .number(0...180)), Row(name: "labelfontcolor", values: .colour), Row(name: "id", values: .identifier), Row(name: "class", values: .identifier),
    Row(name: "tooltip", values: .text(20_000)),
  ]

  /// Throws at the first value that is not allowed, and at parallel edges, shared nodes and repeated ids, which the library
  /// answers with failed assertions or with a different picture.
  public static func check(_ drawing: DOTGraph) throws(RequestError) {
    try check(drawing.attributes, graph, "graph")
    try check(drawing.nodeDefaults, node, "node")
    try check(drawing.edgeDefaults, edge, "edge")
    var ids: Set<String> = []
    for some in drawing.nodes {
      try check(some.attributes, node, "node")
      guard isIdentifier(some.id, allowsSpaces: false), ids.insert(some.id).inserted else { throw .refused("the node id '\(some.id.prefix(40))'") }
    }
    var taken: Set<Int> = []
    for some in drawing.clusters {
      try check(some.attributes, graph, "cluster")
      guard some.id.hasPrefix("cluster_"), isIdentifier(some.id, allowsSpaces: false), ids.insert(some.id).inserted else {
        throw .refused("the cluster id '\(some.id.prefix(40))'")
      }
      for index in some.nodes where !taken.insert(index).inserted { throw .refused("a node in two clusters") }
    }
    var pairs: Set<[Int]> = []
    for some in drawing.edges {
      try check(some.attributes, edge, "edge")
      guard pairs.insert([some.tail, some.head]).inserted else { throw .refused("two edges between the same nodes") }
    }
  }

  private static func check(_ attributes: [DOTGraph.Attribute], _ rows: [Row], _ object: String) throws(RequestError) {
    var seen: Set<String> = []
    for attribute in attributes {
      guard let row = rows.first(where: { $0.name == attribute.name }) else {
        throw .refused("the \(object) attribute '\(attribute.name.prefix(40))'")
      }
      guard allows(attribute.value, row.values), seen.insert(attribute.name).inserted else {
        throw .refused("'\(attribute.value.prefix(40))' as \(object) attribute '\(attribute.name)'")
      }
    }
  }

  private static func allows(_ value: String, _ values: Values) -> Bool {
    // The library takes C strings.
    if value.utf8.contains(0) { return false }
    switch values {
    case .text(let limit): return value.utf8.count <= limit
    case .words(let words): return words.contains(value)
    case .colour: return value.utf8.count == 7 && value.utf8.first == UInt8(ascii: "#") && value.utf8.dropFirst().allSatisfy(isHexDigit)
    case .number(let range): return number(Substring(value)).map(range.contains) ?? false
    case .numbers(let range):
      let parts = value.split(separator: ",", omittingEmptySubsequences: false)
      return (1...2).contains(parts.count) && parts.allSatisfy { number($0).map(range.contains) ?? false }
    case .identifier: return isIdentifier(value, allowsSpaces: true)
    case .fonts: return value == Theme.font
    }
  }

  private static func number(_ text: Substring) -> Double? {
    guard (1...8).contains(text.utf8.count), text.utf8.allSatisfy({ isDigit($0) || $0 == UInt8(ascii: ".") }) else { return nil }
    return Double(text)
  }

  private static func isIdentifier(_ text: String, allowsSpaces: Bool) -> Bool {
    (1...100).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
          || byte == UInt8(ascii: "-") || (allowsSpaces && byte == UInt8(ascii: " "))
      }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }
}
