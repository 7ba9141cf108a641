import NavAnswers
import NavFindings
import Yams

/// What a row of `layers` may hold.
enum LayerKey: String, CaseIterable {
  case layer, paths
  case mayReach = "may-reach"
  case doors
}

extension SettingsReader {
  mutating func readLayers(_ node: Node) {
    guard case .sequence(let sequence) = node else {
      report(
        "'layers' is \(kind(node)) where a list of layers is expected", at: node,
        mend: "Begin each layer with '- layer: Name', and 'paths:' below it.")
      return
    }
    for row in sequence {
      guard let read = readLayer(row) else { continue }
      if settings.layers.contains(where: { $0.layer.name == read.layer.name }) {
        report("there is a layer '\(read.layer.name)' already", at: row, mend: "Give each layer a name of its own.")
      } else {
        settings.layers.append(read)
      }
    }
  }

  private mutating func readLayer(_ node: Node) -> Settings.LayerFolder? {
    guard case .mapping(let mapping) = node else {
      report(
        "a layer is \(kind(node)) where keys are expected", at: node, mend: "Write '- layer: Name', and 'paths:' below it.")
      return nil
    }
    var layer = Layer(name: "", mayReach: nil, file: file, line: node.mark?.line ?? 1)
    var paths: [PathPattern] = []
    let before = problems.count
    for (keyNode, value) in mapping {
      guard let key = keyText(keyNode) else { continue }
      switch LayerKey(rawValue: key) {
      case .layer: layer.name = text(value, key) ?? ""
      case .paths:
        paths = patterns(value, key).map(\.value)
        if paths.isEmpty, problems.count == before { report("'paths' names no folder", at: value, mend: "Name the layer's folders.") }
      case .mayReach: layer.mayReach = names(value, key)
      case .doors: layer.doors = names(value, key)
      case nil: unknown(key, at: keyNode, what: "a layer has no '\(key)'", known: LayerKey.allCases.map(\.rawValue))
      }
    }
    func isThere(_ key: LayerKey) -> Bool { mapping.contains { $0.key.scalar?.string == key.rawValue } }
    for key in [LayerKey.layer, .paths] where !isThere(key) {
      report("a layer has no '\(key.rawValue)'", at: node, mend: "Write '\(key.rawValue):' in it.")
    }
    return problems.count == before ? Settings.LayerFolder(layer: layer, paths: paths) : nil
  }

  /// One text or a list of them; none where nothing is there.
  private mutating func names(_ node: Node, _ key: String) -> [Contract.Name] {
    let elements: [Node] = if case .sequence(let sequence) = node { Array(sequence) } else { isEmpty(node) ? [] : [node] }
    return elements.compactMap { element in
      if isEmpty(element) {
        report("'\(key)' holds nothing where a name is expected", at: element, mend: nil)
        return nil
      }
      return text(element, key).map {
        Contract.Name($0, line: element.mark?.line ?? 1, column: element.mark.map(column) ?? 1)
      }
    }
  }
}
