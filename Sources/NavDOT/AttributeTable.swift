/// Every attribute that may reach the library, and what its value may be.
///
/// Rows and not trust, because single values end the process or never end it (`minlen=100000`, `pad=1e9`, a label of a million
/// characters) and some are written into SVG unescaped (`fontname`, `href`).
public enum AttributeTable {
  enum Values: Sendable {
    /// Already escaped text of so many UTF-8 bytes at most.
    case text(Int)
    case words([String])
    /// `#RRGGBB`.
    case colour
    /// Between the two, or one of them, in plain digits with at most one point.
    case number(Double, Double)
    /// Two such numbers with a comma, or one.
    case numbers(Double, Double)
    /// Letters, digits, `_` and `-`, at most 100; with spaces between in a `class`.
    case identifier
    case fonts
  }

  struct Row: Sendable {
    var name: String
    var values: Values
  }

  /// The only font name that ever reaches Graphviz: it is written into SVG unescaped.
  public static let font = "Helvetica,Arial,sans-serif"

  private static let styles: Values = .words([
    "solid", "dashed", "dotted", "rounded", "filled", "rounded,filled", "filled,dashed", "filled,dotted", "rounded,filled,dashed",
    "invis",
  ])

  static let graph: [Row] = [
    Row(name: "rankdir", values: .words(["LR", "TB"])), Row(name: "bgcolor", values: .colour), Row(name: "fontname", values: .fonts),
    Row(name: "nodesep", values: .number(0.02, 2)), Row(name: "ranksep", values: .number(0.02, 4)),
    Row(name: "pad", values: .number(0, 2)), Row(name: "pack", values: .words(["true", "false"])),
    Row(name: "nslimit", values: .number(0, 10)), Row(name: "label", values: .text(2_000)),
    Row(name: "labelloc", values: .words(["t", "b"])), Row(name: "labeljust", values: .words(["l", "c", "r"])),
    Row(name: "fontsize", values: .number(4, 40)), Row(name: "fontcolor", values: .colour), Row(name: "style", values: styles),
    Row(name: "fillcolor", values: .colour), Row(name: "color", values: .colour), Row(name: "margin", values: .numbers(0, 40)),
    Row(name: "id", values: .identifier), Row(name: "tooltip", values: .text(20_000)),
  ]

  static let node: [Row] = [
    // Forty lines of at most 180 scalars.
    Row(name: "label", values: .text(24_000)), Row(name: "fontname", values: .fonts), Row(name: "fontsize", values: .number(4, 40)),
    Row(name: "fontcolor", values: .colour), Row(name: "margin", values: .numbers(0, 2)), Row(name: "height", values: .number(0, 4)),
    Row(name: "width", values: .number(0, 6)),
    Row(
      name: "shape",
      values: .words([
        "box", "tab", "component", "cds", "circle", "note", "box3d", "point", "plaintext", "ellipse", "folder",
      ])), Row(name: "style", values: styles), Row(name: "fillcolor", values: .colour), Row(name: "color", values: .colour),
    Row(name: "penwidth", values: .number(0, 10)), Row(name: "peripheries", values: .number(0, 3)),
    Row(name: "id", values: .identifier), Row(name: "class", values: .identifier), Row(name: "tooltip", values: .text(20_000)),
  ]

  static let edge: [Row] = [
    Row(name: "fontname", values: .fonts), Row(name: "fontsize", values: .number(4, 40)), Row(name: "fontcolor", values: .colour),
    Row(name: "arrowsize", values: .number(0.1, 4)), Row(name: "style", values: styles), Row(name: "penwidth", values: .number(0, 10)),
    Row(name: "arrowhead", values: .words(["normal", "onormal", "vee", "dot", "odot", "box", "obox", "diamond", "odiamond", "none"])),
    Row(name: "color", values: .colour), Row(name: "constraint", values: .words(["true", "false"])),
    // No `label`: it ends the 2.42 library with a double free.
    Row(name: "headlabel", values: .text(2_000)), Row(name: "labeldistance", values: .number(0, 40)),
    Row(name: "labelangle", values: .number(0, 180)), Row(name: "labelfontcolor", values: .colour), Row(name: "id", values: .identifier), Row(name: "class", values: .identifier),
    Row(name: "tooltip", values: .text(20_000)),
  ]

  /// Throws at the first value that is not allowed, and at parallel edges, shared nodes and repeated ids, which the library
  /// answers with failed assertions or with a different picture.
  public static func check(_ drawing: DOTGraph) throws(RequestError) {
    try check(drawing.attributes, graph, "graph")
    try check(drawing.nodeDefaults, node, "node")
    try check(drawing.edgeDefaults, edge, "edge")
    // Lists that are sorted in the end and no sets: the drawing process is short, and the first use of a set costs more than a few
    // hundred comparisons.
    var ids: [String] = []
    for some in drawing.nodes {
      try check(some.attributes, node, "node")
      guard isIdentifier(some.id, allowsSpaces: false) else { throw .refused("the node id '\(some.id.prefix(40))'") }
      ids.append(some.id)
    }
    var taken = [Bool](repeating: false, count: drawing.nodes.count)
    for some in drawing.clusters {
      try check(some.attributes, graph, "cluster")
      guard some.id.hasPrefix("cluster_"), isIdentifier(some.id, allowsSpaces: false) else {
        throw .refused("the cluster id '\(some.id.prefix(40))'")
      }
      ids.append(some.id)
      for index in some.nodes {
        guard taken.indices.contains(index), !taken[index] else { throw .refused("a cluster's node that is not there or in another one") }
        taken[index] = true
      }
    }
    ids.sort()
    for (id, next) in zip(ids, ids.dropFirst()) where id == next { throw .refused("the id '\(id.prefix(40))' twice") }
    var pairs: [Int] = []
    for some in drawing.edges {
      try check(some.attributes, edge, "edge")
      pairs.append(some.tail * drawing.nodes.count + some.head)
    }
    pairs.sort()
    for (pair, next) in zip(pairs, pairs.dropFirst()) where pair == next { throw .refused("two edges between the same nodes") }
  }

  private static func check(_ attributes: [DOTGraph.Attribute], _ rows: [Row], _ object: String) throws(RequestError) {
    // A bit for each row: this runs for every object of a drawing.
    var seen: UInt64 = 0
    for attribute in attributes {
      guard let row = rows.firstIndex(where: { $0.name == attribute.name }) else {
        throw .refused("the \(object) attribute '\(attribute.name.prefix(40))'")
      }
      let bit: UInt64 = 1 << row
      defer { seen |= bit }
      guard allows(attribute.value, rows[row].values), seen & bit == 0 else {
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
    case .number(let least, let most): return numbers(value, least, most) == 1
    case .numbers(let least, let most):
      let count = numbers(value, least, most)
      return count == 1 || count == 2
    case .identifier: return isIdentifier(value, allowsSpaces: true)
    case .fonts: return value == font
    }
  }

  /// How many numbers with commas between a text is, each in plain digits, no longer than 8 characters and within bounds; 0 where it is
  /// anything else.
  private static func numbers(_ text: String, _ least: Double, _ most: Double) -> Int {
    var (count, length, digits) = (1, 0, 0)
    var (number, scale) = (0.0, 1.0)
    var isFraction = false
    func isAllowed() -> Bool { digits > 0 && length <= 8 && number / scale >= least && number / scale <= most }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: ","):
        guard isAllowed() else { return 0 }
        count += 1
        (length, digits, number, scale, isFraction) = (-1, 0, 0, 1, false)
      case UInt8(ascii: "."):
        guard !isFraction else { return 0 }
        isFraction = true
      default:
        guard isDigit(byte) else { return 0 }
        digits += 1
        number = number * 10 + Double(byte - UInt8(ascii: "0"))
        if isFraction { scale *= 10 }
      }
      length += 1
    }
    return isAllowed() ? count : 0
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
