import NavExtraction
import NavFacts
import Testing

/// Reads a source as a file of an app and compares its tree, without the file's own line, with `expected`; see
/// `Forest.dump`. The parser must have understood all of it.
func check(_ source: String, _ expected: String, at location: SourceLocation = #_sourceLocation) {
  let read = Read(source)
  #expect(read.tree == expected, sourceLocation: location)
  #expect(read.recoveries.isEmpty, sourceLocation: location)
  checkLaws(read, at: location)
}

/// The same for damaged source, of which the parser must have noticed the damage.
func checkRecovery(_ source: String, _ expected: String, at location: SourceLocation = #_sourceLocation) {
  let read = Read(source)
  #expect(read.tree == expected, sourceLocation: location)
  #expect(!read.recoveries.isEmpty, sourceLocation: location)
  checkLaws(read, at: location)
}

/// A source and what became of it.
struct Read {
  var bundle = FactsBundle()
  var recoveries: [UInt32]

  init(_ source: String, path: String = "App/Shop.swift") {
    self.init(Array(source.utf8), path: path)
  }

  init(_ bytes: [UInt8], path: String = "App/Shop.swift") {
    var reader = FactsReader()
    reader.read(path: path, source: bytes.span, into: &bundle)
    recoveries = reader.recoveries
  }

  var facts: FileFacts { bundle.files[0] }
  var forest: Forest { bundle.forest }
  var symbols: SymbolTable { bundle.symbols }

  /// Every node but the marks, in preorder.
  var nodes: [(index: Int, node: Node)] {
    (0..<forest.count).map { ($0, forest[$0]) }.filter { !$0.1.kind.isMark }
  }

  /// The dump without the file's own line, one level further out.
  var tree: String {
    forest.dump(facts.root, symbols: symbols).split(separator: "\n").dropFirst().map { String($0.dropFirst(2)) }.joined(separator: "\n")
  }
}

/// What holds of every tree, whatever the source: sizes nest, the way up leads back, offsets lie in the source, the height is
/// bounded, and children stand where `NodeKind` says.
func checkLaws(_ read: Read, at location: SourceLocation = #_sourceLocation) {
  let broken = brokenLaw(read.forest, read.facts)
  #expect(broken == nil, sourceLocation: location)
}

func brokenLaw(_ forest: Forest, _ facts: FileFacts) -> String? {
  let end = facts.root + forest.size(facts.root)
  guard forest[facts.root].kind == .file, end <= forest.count else { return "the file node holds all" }
  var open: [Int] = []
  for index in facts.root..<end {
    let size = forest.size(index)
    while let last = open.last, last + forest.size(last) <= index { open.removeLast() }
    if size < 1 || index + size > (open.last.map { $0 + forest.size($0) } ?? end) { return "node \(index) lies in its parent" }
    if forest.parent(index) != open.last { return "the parent of node \(index) is known" }
    if Int(forest.offset(index)) > facts.byteCount { return "the offset of node \(index) lies in the source" }
    if open.count >= 500 { return "the height is bounded" }
    if forest[index].kind.isMark, size != 1 || index + 1 == end || forest.parent(index + 1) != open.last {
      return "the mark \(index) stands before a node"
    }
    if size > 1 { open.append(index) }
    if let broken = brokenShape(forest, index) { return "node \(index): \(broken)" }
  }
  return nil
}

/// Counts of children that every later stage relies on.
private func brokenShape(_ forest: Forest, _ index: Int) -> String? {
  let node = forest[index]
  let children = forest.children(index).map { forest[$0].kind }
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
