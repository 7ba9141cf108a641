import GraphvizShim
import NavDOT

/// The attributes that objects of one kind set: each must be declared before there is any object.
///
/// A short array and no dictionary, since a picture of few screens is drawn in the time in which a process begins, and there the first
/// use of each generic type counts.
struct Declarations {
  private struct Row {
    var name: String
    /// What an object has that sets nothing.
    var value: String
  }

  private let kind: navdraw_kind
  private var rows: [Row] = []

  init(_ kind: navdraw_kind) {
    self.kind = kind
  }

  /// - Parameter areDefaults: whether objects that set nothing have these values, and not the library's own.
  mutating func note(_ attributes: [DOTGraph.Attribute], areDefaults: Bool = false) {
    for attribute in attributes where index(of: attribute.name) < 0 {
      rows.append(Row(name: attribute.name, value: areDefaults ? attribute.value : Self.fallback(attribute.name)))
    }
  }

  /// Sorted by name, so that the library's own order is the same in each run. Indices hold from here on.
  mutating func declare() -> Bool {
    rows.sort { $0.name < $1.name }
    for (index, row) in rows.enumerated() {
      guard navdraw_declare(kind, row.name, row.value) == Int32(index) else { return false }
    }
    return true
  }

  /// -1 for what was not noted.
  func index(of name: String) -> Int32 {
    for index in rows.indices where rows[index].name == name { return Int32(index) }
    return -1
  }

  /// What an object has that does not set the attribute, where nothing at all would not mean the library's own default.
  private static func fallback(_ name: String) -> String {
    switch name {
    case "constraint": "true"
    case "color", "fontcolor", "labelfontcolor": "#000000"
    case "labeldistance": "1.0"
    case "labelangle": "25.0"
    default: ""
    }
  }
}
