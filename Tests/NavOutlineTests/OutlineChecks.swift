import NavExtraction
import NavFacts
import Testing

/// Reads a source as a file of an app and compares its tree, without the file's own line, with `expected`; see
/// `FileFacts.dump`. The parser must have understood all of it.
func check(_ source: String, _ expected: String, at location: SourceLocation = #_sourceLocation) {
  let read = Read(source)
  #expect(read.tree == expected, sourceLocation: location)
  #expect(read.recoveries.isEmpty, sourceLocation: location)
  checkLaws(read.facts, source.utf8.count, at: location)
}

/// The same for damaged source, of which the parser must have noticed the damage.
func checkRecovery(_ source: String, _ expected: String, at location: SourceLocation = #_sourceLocation) {
  let read = Read(source)
  #expect(read.tree == expected, sourceLocation: location)
  #expect(!read.recoveries.isEmpty, sourceLocation: location)
  checkLaws(read.facts, source.utf8.count, at: location)
}

/// A source and what became of it.
struct Read {
  var facts: FileFacts
  var symbols: SymbolTable
  var recoveries: [UInt32]

  init(_ source: String, path: String = "App/Shop.swift") {
    self.init(Array(source.utf8), path: path)
  }

  init(_ bytes: [UInt8], path: String = "App/Shop.swift") {
    var reader = FactsReader()
    facts = reader.facts(path: path, source: bytes.span)
    symbols = reader.symbols
    recoveries = reader.recoveries
  }

  /// The dump without the file's own line, one level further out.
  var tree: String {
    facts.dump(symbols: symbols).split(separator: "\n").dropFirst().map { String($0.dropFirst(2)) }.joined(separator: "\n")
  }
}

/// What holds of every tree, whatever the source: sizes nest, offsets lie in the source, the height is bounded, and
/// children stand where `NodeKind` says.
func checkLaws(_ facts: FileFacts, _ byteCount: Int, at location: SourceLocation = #_sourceLocation) {
  let broken = brokenLaw(facts, byteCount)
  #expect(broken == nil, sourceLocation: location)
}

func brokenLaw(_ facts: FileFacts, _ byteCount: Int) -> String? {
  let nodes = facts.nodes
  guard let file = nodes.first, file.kind == .file, file.size == nodes.count else { return "the file node holds all" }
  var ends: [Int] = []
  for index in nodes.indices {
    let node = nodes[index]
    while let end = ends.last, end <= index { ends.removeLast() }
    if node.size < 1 || index + node.size > (ends.last ?? nodes.count) { return "node \(index) lies in its parent" }
    if Int(node.offset) > byteCount { return "the offset of node \(index) lies in the source" }
    if ends.count >= Extractor.maxHeight { return "the height is bounded" }
    if node.size > 1 { ends.append(index + node.size) }
    if let broken = brokenShape(nodes, index) { return "node \(index): \(broken)" }
  }
  return nil
}

/// Counts of children that every later stage relies on.
private func brokenShape(_ nodes: [Node], _ index: Int) -> String? {
  let node = nodes[index]
  var children: [NodeKind] = []
  var child = index + 1
  while child < index + node.size {
    children.append(nodes[child].kind)
    child += nodes[child].size
  }
  let count = children.count
  switch node.kind {
  case .opaque, .bind, .wildcard, .number, .boolean, .nil, .regex, .importDecl, .available, .breakStmt:
    return count == 0 ? nil : "\(node.kind) has no children"
  case .assign, .infix, .cast, .typeDictionary, .caseCondition:
    return count == 2 ? nil : "\(node.kind) has two children"
  case .ternary: return count == 3 ? nil : "a ternary has three children"
  case .unary, .keyPath, .isPattern, .typeOptional, .typeArray, .extended, .inherited, .result, .throwStmt, .annotation,
    .initializer:
    return count == 1 ? nil : "\(node.kind) has one child"
  case .member, .call, .subscript: return count >= 1 ? nil : "\(node.kind) has a base"
  case .pattern: return count == 1 || count == 2 ? nil : "a pattern has a pattern, perhaps a condition"
  case .conditional: return children.allSatisfy { $0 == .clause || $0 == .opaque } ? nil : "a conditional has clauses"
  case .caseArm, .catchClause: return children.last == .block || children.last == .opaque ? nil : "\(node.kind) ends with a block"
  case .dictionary: return count % 2 == 0 ? nil : "a dictionary has pairs"
  default: return nil
  }
}
