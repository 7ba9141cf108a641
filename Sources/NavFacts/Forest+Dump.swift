extension Forest {
  /// A tree as text, for tests and for looking at: one node a line, indented by two spaces a level, as
  /// `label: kind name words…`, where the words are flags and modifiers. Names that are no identifiers are quoted.
  ///
  /// - Parameter root: the index of the node whose subtree is wanted.
  public func dump(_ root: Int, symbols: SymbolTable) -> String {
    var text = ""
    var ends: [Int] = []
    for index in root..<root + size(root) where !nodes[index].kind.isMark {
      while let end = ends.last, end <= index { ends.removeLast() }
      text += String(repeating: "  ", count: ends.count) + line(index, symbols) + "\n"
      if size(index) > 1 { ends.append(index + size(index)) }
    }
    return text
  }

  private func line(_ index: Int, _ symbols: SymbolTable) -> String {
    let node = nodes[index]
    var words: [String] = []
    if !label(index).isNone { words.append(Self.quoted(symbols[label(index)]) + ":") }
    words.append("\(node.kind)")
    if !node.name.isNone { words.append(Self.quoted(symbols[node.name], always: node.kind == .string)) }
    words += modifiers(index).words
    words += node.flags.words(on: node.kind)
    return words.joined(separator: " ")
  }

  private static func quoted(_ name: String, always: Bool = false) -> String {
    let isPlain = name.utf8.allSatisfy { $0 > 0x20 && $0 != 0x22 && $0 != 0x7F }
    if isPlain && !always { return name }
    return "\"" + name.unicodeScalars.map { $0.value < 0x20 || $0 == "\"" ? $0.escaped(asASCII: false) : String($0) }.joined() + "\""
  }
}

extension Modifiers {
  /// The modifiers that are set, as written in source, in a fixed order.
  public var words: [String] {
    let all: [(Modifiers, String)] = [
      (.public, "public"), (.open, "open"), (.package, "package"), (.internal, "internal"), (.private, "private"),
      (.fileprivate, "fileprivate"), (.static, "static"), (.class, "class"), (.override, "override"), (.final, "final"),
      (.lazy, "lazy"), (.weak, "weak"), (.unowned, "unowned"), (.mutating, "mutating"), (.convenience, "convenience"),
      (.required, "required"), (.indirect, "indirect"), (.dynamic, "dynamic"), (.optional, "optional"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

extension NodeFlags {
  /// What the flags say on a node of this kind.
  func words(on kind: NodeKind) -> [String] {
    var words: [String] = []
    switch kind {
    case .closure: if contains(.trailing) { words.append("trailing") }
    case .string: if contains(.interpolated) { words.append("interpolated") }
    case .varDecl: if contains(.isLet) { words.append("let") }
    case .caseArm:
      if contains(.isDefault) { words.append("default") }
      if contains(.isUnknownDefault) { words.append("unknown") }
    case .parameter: if contains(.variadic) { words.append("variadic") }
    case .boolean: words.append(contains(.isTrue) ? "true" : "false")
    case .name: if contains(.qualified) { words.append("qualified") }
    case .typeName:
      if contains(.qualified) { words.append("qualified") }
      if contains(.existential) { words.append("existential") }
    case .member, .call, .subscript: if contains(.optionalChain) { words.append("optional") }
    default: break
    }
    if contains(.cut), kind != .typeName, kind != .caseArm, kind != .parameter { words.append("cut") }
    return words
  }
}
