import NavDialects
import NavFacts
import NavModel
import NavSource

/// Paths of text that a router is told and does not know.
///
/// Silent about a router of which one path could not be read: it may be the one. So without an app: who embeds the analysed part
/// may know the path.
struct UnknownPaths {
  let linkage: Linkage
  let isLive: (NodeRef) -> Bool

  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// By place.
  var all: [UnknownPath] {
    guard !linkage.dialects.textRouters.isEmpty, hasApp else { return [] }
    var found: [UnknownPath] = []
    for router in linkage.dialects.textRouters {
      guard let known = known(router.routes), !known.isEmpty else { continue }
      let patterns = known.map(TextPath.init)
      for (argument, path) in told(router.calls) {
        let parts = TextPath(path)
        guard !parts.parts.isEmpty, !patterns.contains(where: { $0.takes(parts) }) else { continue }
        found.append(UnknownPath(place: program.place(argument), path: path, library: router.id, known: known))
      }
    }
    return Set(found).sorted { ($0.place, $0.path) < ($1.place, $1.path) }
  }

  private var hasApp: Bool {
    declarations.types.contains { type in
      program.children(type.node).contains { program[$0].kind == .attribute && ["main", "UIApplicationMain"].contains(linkage.text(program[$0].name)) }
    }
  }

  // MARK: What is told

  private func told(_ rows: [TextCallRow]) -> [(argument: NodeRef, path: String)] {
    rows.flatMap { row -> [(NodeRef, String)] in
      guard let name = program.symbol(row.name) else { return [] }
      return linkage.calls(of: name).flatMap { call -> [(NodeRef, String)] in
        guard isLive(call), let argument = row.label.flatMap({ linkage.argument($0, of: call) }) ?? (row.label == nil ? plain(call) : nil) else {
          return []
        }
        return (linkage.listedElements(argument) ?? [argument]).compactMap { one in linkage.literalText(one).map { (one, $0) } }
      }
    }
  }

  /// The first argument of a call whose result nobody asks for: who asks has an answer of its own for what is not known.
  private func plain(_ call: NodeRef) -> NodeRef? {
    guard let argument = program.secondChild(call), program.label(argument).isNone, let parent = program.parent(call),
      [.block, .closure].contains(program[parent].kind) || isDropped(call, parent)
    else { return nil }
    return argument
  }

  /// `_ = navigator.push(…)`
  private func isDropped(_ call: NodeRef, _ parent: NodeRef) -> Bool {
    program[parent].kind == .assign && program.firstChild(parent).map { program[$0].kind == .wildcard || linkage.text(program[$0].name) == "_" } == true
  }

  // MARK: What is known

  /// Every path and pattern, sorted; nil where one could not be read.
  private func known(_ rows: [TextRouteRow]) -> [String]? {
    var all: Set<String> = []
    for row in rows {
      guard let texts = texts(row) else { return nil }
      all.formUnion(texts)
    }
    return all.sorted()
  }

  private func texts(_ row: TextRouteRow) -> [String]? {
    switch row.form {
    case .call(let name), .answer(let name): return texts(callsOf: name) { plainFirst($0) }
    case .construction(let name, let path, _):
      return texts(callsOf: name) { path.isEmpty ? plainFirst($0) : linkage.argument(path, of: $0) }
    case .type(let base, let path, _): return texts(ofConformers: base, path)
    }
  }

  private func plainFirst(_ call: NodeRef) -> NodeRef? {
    program.secondChild(call).flatMap { program.label($0).isNone && program[$0].kind != .closure ? $0 : nil }
  }

  private func texts(callsOf name: String, _ argument: (NodeRef) -> NodeRef?) -> [String]? {
    guard let symbol = program.symbol(name) else { return [] }
    var all: [String] = []
    for call in linkage.calls(of: symbol) {
      guard let path = argument(call) else { continue }
      guard let text = linkage.literalText(path) else { return nil }
      all.append(text)
    }
    return all
  }

  private func texts(ofConformers base: String, _ path: String) -> [String]? {
    guard let base = program.symbol(base), let path = program.symbol(path) else { return [] }
    var all: [String] = []
    for index in declarations.types.indices {
      let id = TypeID(index)
      guard declarations[id].kind != .protocol, linkage.externalBases(id).contains(base) else { continue }
      guard let property = linkage.findProperty(path, in: id) else { return nil }
      let values = declarations[property].getter.map { linkage.returnedExpressions(of: $0) } ?? declarations[property].initial.map { [$0] } ?? []
      let texts = values.compactMap(linkage.literalText)
      guard !texts.isEmpty, texts.count == values.count else { return nil }
      all += texts
    }
    return all
  }
}
