import NavDialects
import Yams

extension SettingsReader {
  mutating func readDialects(_ node: Node) {
    guard case .sequence(let sequence) = node else {
      report(
        "'dialects' is \(kind(node)) where a list of calls is expected", at: node, mend: "Begin each call with '- call: name'.")
      return
    }
    for row in sequence {
      if let read = readRow(row) { settings.dialects.append(Sourced(read, origin(row))) }
    }
  }

  private mutating func readRow(_ node: Node) -> DialectRow? {
    guard case .mapping(let mapping) = node else {
      report(
        "a row of 'dialects' is \(kind(node)) where keys are expected", at: node,
        mend: "Write '- call: open', and 'kind: push' below it.")
      return nil
    }
    var callee: String?
    var receiver: String?
    var argument = DialectRow.Argument.position(0)
    var transition: DialectRow.Kind?
    let before = problems.count
    for (keyNode, value) in mapping {
      guard let key = keyText(keyNode) else { continue }
      guard let rowKey = DialectKey(rawValue: key) else {
        unknown(key, at: keyNode, what: "a row of 'dialects' has no '\(key)'", known: DialectKey.allCases.map(\.rawValue))
        continue
      }
      guard let text = text(value, key) else { continue }
      switch rowKey {
      case .call:
        // People write what they call, parentheses and all.
        callee = String(text.prefix { $0 != "(" })
        if callee?.isEmpty == true { report("'call' names no function", at: value, mend: nil) }
      case .on: receiver = text
      case .argument:
        if let position = Int(text), position < 0 {
          report("'argument' is \(position), and positions count from 0", at: value, mend: nil)
        } else {
          argument = Int(text).map { .position($0) } ?? .label(text.hasSuffix(":") ? String(text.dropLast()) : text)
        }
      case .kind: transition = transitionKind(text, at: value)
      }
    }
    func names(_ key: DialectKey) -> Bool { mapping.contains { $0.key.scalar?.string == key.rawValue } }
    if !names(.call) {
      report("a row of 'dialects' names no 'call'", at: node, mend: "Write 'call:' and the function's name.")
    }
    if !names(.kind) {
      report("a row of 'dialects' names no 'kind'", at: node, mend: "Write 'kind:' and one of \(list(Self.kinds)).")
    }
    guard problems.count == before, let callee, let transition else { return nil }
    return DialectRow(callee: callee, receiver: receiver, argument: argument, kind: transition)
  }

  private static let kinds = DialectRow.Kind.allCases.map(\.rawValue)

  private mutating func transitionKind(_ text: String, at node: Node) -> DialectRow.Kind? {
    if let kind = DialectRow.Kind(rawValue: text) { return kind }
    unknown(
      text, at: node, what: "there is no kind of transition '\(text)'", known: Self.kinds,
      otherwise: "Write one of \(list(Self.kinds)).")
    return nil
  }
}
