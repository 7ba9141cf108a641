import NavDialects
import NavFacts

/// Screens under paths of text, and the calls that name the paths.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// What stands under a path.
  private struct TextRoute {
    var pattern: [Substring]
    var contents: [NodeRef]
  }

  func findTextRoutes() {
    let routers = linkage.dialects.textRouters
    let routes = routers.flatMap(\.routes).flatMap { registered($0) }
    for row in routers.flatMap(\.calls) {
      guard let name = program.symbols.find(row.name) else { continue }
      for call in linkage.calls(of: name) {
        let argument = row.label.flatMap { linkage.argument($0, of: call) } ?? (row.label == nil ? unlabelled(call) : nil)
        guard let argument, let path = text(argument) else { continue }
        let parts = TextPath.parts(path)
        let told = row.mannerLabel.flatMap { linkage.argument($0, of: call) }.flatMap(manner(named:))
        for route in routes where TextPath.matches(route.pattern, parts) {
          for content in route.contents { send(content, Sink(manner: told ?? row.manner), at: call) }
        }
      }
    }
  }

  private func unlabelled(_ call: NodeRef) -> NodeRef? {
    program.secondChild(call).flatMap { program.label($0).isNone && program[$0].kind != .closure ? $0 : nil }
  }

  /// The text that an expression is; of an array the last, which is what is seen.
  private func text(_ expression: NodeRef) -> String? {
    for value in linkage.evaluate(expression).reversed() {
      if case .text(let symbol) = value, !symbol.isNone { return linkage.text(symbol) }
    }
    return nil
  }

  private func registered(_ row: TextRouteRow) -> [TextRoute] {
    switch row.form {
    case .call(let name):
      guard let symbol = program.symbols.find(name) else { return [] }
      return linkage.calls(of: symbol).compactMap { route($0, path: unlabelled($0)) }
    case .construction(let name, let path):
      guard let symbol = program.symbols.find(name) else { return [] }
      return linkage.calls(of: symbol).compactMap { route($0, path: path.isEmpty ? unlabelled($0) : linkage.argument(path, of: $0)) }
    case .type(let base, let path, let build): return builders(base, path, build)
    case .answer: return []
    }
  }

  private func route(_ call: NodeRef, path: NodeRef?) -> TextRoute? {
    guard let path, let text = text(path), let content = linkage.arguments(of: call).last, content != path else { return nil }
    let wrapped = wrappedScreens(in: content)
    return TextRoute(pattern: TextPath.parts(text), contents: wrapped.isEmpty ? [content] : wrapped)
  }

  /// Types that build the screen of one path.
  private func builders(_ base: String, _ path: String, _ build: String) -> [TextRoute] {
    guard let base = program.symbols.find(base), let path = program.symbols.find(path), let build = program.symbols.find(build) else { return [] }
    var all: [TextRoute] = []
    for index in declarations.types.indices {
      let id = TypeID(index)
      guard declarations[id].kind != .protocol, linkage.externalBases(id).contains(base), let property = linkage.findProperty(path, in: id)
      else { continue }
      var texts: [String] = []
      if let getter = declarations[property].getter { texts += linkage.returnedExpressions(of: getter).compactMap(text) }
      texts += linkage.writes(to: property).compactMap { $0.value.flatMap(text) }
      let bodies = linkage.findProperty(build, in: id).flatMap { declarations[$0].getter ?? declarations[$0].initial }.map { [$0] }
        ?? linkage.findFunctions(build, in: id).compactMap { declarations[$0].body }
      let contents = bodies.flatMap(wrappedScreens)
      for text in texts where !contents.isEmpty { all.append(TextRoute(pattern: TextPath.parts(text), contents: contents)) }
    }
    return all
  }

  /// The calls in a body that wrap a screen.
  private func wrappedScreens(in body: NodeRef) -> [NodeRef] {
    program.subtree(body).map { NodeRef($0) }.filter { ref in
      guard program[ref].kind == .call, let callee = program.firstChild(ref) else { return false }
      return linkage.dialects.wrappers[program[callee].name] != nil && program[callee].kind == .name
    }
  }
}

/// Paths of text, and the patterns for them.
enum TextPath {
  /// The parts of a path, without scheme and query.
  static func parts(_ path: String) -> [Substring] {
    var rest = path[...]
    if let scheme = rest.firstRange(of: "://") { rest = rest[scheme.upperBound...] }
    return rest.prefix { $0 != "?" && $0 != "#" }.split(separator: "/")
  }

  static func matches(_ pattern: [Substring], _ path: [Substring]) -> Bool {
    guard !path.isEmpty, pattern.count == path.count else { return false }
    return zip(pattern, path).allSatisfy { $0 == $1 || $0.hasPrefix(":") || $0.hasPrefix("<") }
  }
}
