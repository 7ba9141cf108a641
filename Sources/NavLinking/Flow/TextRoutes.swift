import NavDialects
import NavFacts

/// Screens under paths of text, and the calls that name the paths.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// What stands under a path.
  struct TextRoute {
    var pattern: TextPath
    var contents: [NodeRef]
    /// Whether the path may go on from that of a route around.
    var isRelative = false
  }

  func findTextRoutes() {
    let routers = linkage.dialects.textRouters
    let routes = routers.flatMap(\.routes).flatMap { registered($0) }
    for row in routers.flatMap(\.calls) {
      guard let name = program.symbol(row.name) else { continue }
      for call in linkage.calls(of: name) {
        let argument = row.label.flatMap { linkage.argument($0, of: call) } ?? (row.label == nil ? unlabelled(call) : nil)
        guard let argument else { continue }
        let told = row.mannerLabel.flatMap { linkage.argument($0, of: call) }.flatMap(manner(named:))
        if sendScreens(argument, Sink(manner: told ?? row.manner), by: call, row.screenTakers) { continue }
        // The root stack is where a screen goes, not how.
        let sink = Sink(manner: told == .root ? row.manner : told ?? row.manner), path = path(in: argument)
        if let (page, type) = pageNamed(by: path) {
          sendPage(page, type, sink, routes, at: call)
        } else {
          go(path, sink, routes, at: call, depth: 0)
        }
      }
    }
  }

  /// Sends screens that a call is given in the place of a path.
  /// - Returns: whether there are any.
  private func sendScreens(_ argument: NodeRef, _ sink: Sink, by call: NodeRef, _ takers: [String]) -> Bool {
    guard let receiver = receiver(of: call), case .external(let type, _) = linkage.typeOf(receiver), takers.contains(linkage.text(type)) else { return false }
    let screens = linkage.evaluate(argument).filter(linkage.isScreenValue)
    send(screens, sink, at: call, argument)
    return !screens.isEmpty
  }

  /// Shows what stands under a path; one that is a parameter is told by the callers.
  private func go(_ argument: NodeRef, _ sink: Sink, _ routes: [TextRoute], at site: NodeRef, depth: Int) {
    for text in texts(argument) {
      for route in taking(TextPath(text), of: routes) {
        for content in route.contents { send(content, sink, at: site) }
      }
    }
    guard depth < 4 else { return }
    for case .parameter(let function, let index) in linkage.evaluate(argument) {
      var sink = sink
      sink.note(site, .passes(function, index))
      for (call, confidence) in callers(of: function) where confidence != .possible {
        let pairs = linkage.match(declarations.parameters(of: function), linkage.arguments(of: call)) ?? []
        let given = pairs.first { $0.parameter == index }?.argument ?? declarations.parameters(of: function)[index].defaultValue
        if let given { go(given, sink, routes, at: call, depth: depth + 1) }
      }
    }
  }

  /// The text that an expression is, or those that a property of it is made with: `places[row].path`.
  private func texts(_ expression: NodeRef) -> [String] {
    if let text = text(expression) { return [text] }
    guard let property = linkage.propertyWritten(by: expression) else { return [] }
    return linkage.writes(to: property).compactMap { $0.value.flatMap(text) }
  }

  /// The routes that take a path: those that take all of it, else what goes on from a route around, else those that take any rest,
  /// of these the longest.
  func taking(_ path: TextPath, of routes: [TextRoute]) -> [TextRoute] {
    let whole = routes.filter { !$0.pattern.takesRest && $0.pattern.takes(path) }
    if !whole.isEmpty { return whole }
    let open = routes.filter { $0.pattern.takesRest && $0.pattern.takes(path) }
    for around in open where !around.pattern.fixed.isEmpty {
      let rest = path.dropping(around.pattern.fixed.count)
      let inner = routes.filter { $0.isRelative && !$0.pattern.takesRest && $0.pattern.takes(rest) }
      if !inner.isEmpty { return inner }
    }
    let longest = open.map(\.pattern.fixed.count).max()
    return open.filter { $0.pattern.fixed.count == longest }
  }

  private func unlabelled(_ call: NodeRef) -> NodeRef? {
    program.secondChild(call).flatMap { program.label($0).isNone && program[$0].kind != .closure ? $0 : nil }
  }

  /// The text that an expression is, with its interpolations; of an array the last, which is what is seen.
  private func text(_ expression: NodeRef) -> String? {
    if let written = written(expression) { return written }
    for value in linkage.evaluate(expression).reversed() {
      if case .text(let symbol) = value, !symbol.isNone { return linkage.text(symbol) }
    }
    if let (page, type) = pageNamed(by: linkage.initial(of: expression)) {
      for case .route(type, let name, _, _) in linkage.evaluate(page) { return linkage.rawValue(of: name, in: type).map(linkage.text) }
    }
    return nil
  }

  /// A text with interpolations as it is written, there or where a local gets it.
  private func written(_ expression: NodeRef) -> String? {
    switch program[expression].kind {
    case .string:
      let name = program[expression].name
      return program[expression].flags.contains(.interpolated) && !name.isNone ? linkage.text(name) : nil
    case .name:
      let begun = linkage.initial(of: expression)
      return program[begun].kind == .string ? written(begun) : nil
    default: return nil
    }
  }

  private func registered(_ row: TextRouteRow) -> [TextRoute] {
    switch row.form {
    case .call(let name):
      guard let symbol = program.symbol(name) else { return [] }
      return linkage.calls(of: symbol).compactMap { call in
        unlabelled(call).flatMap { path in text(path).flatMap { route(call, path: path, $0) } }
      }
    case .construction(let name, let label, let otherwise):
      guard let symbol = program.symbol(name) else { return [] }
      return (linkage.calls(of: symbol) + unnamedConstructions(of: symbol)).compactMap { call in
        guard let path = label.isEmpty ? unlabelled(call) : linkage.argument(label, of: call) else {
          return otherwise.flatMap { first(call, $0) }
        }
        var found = text(path).flatMap { route(call, path: path, $0) }
        found?.isRelative = otherwise != nil
        return found
      }
    case .type(let base, let path, let build): return builders(base, path, build)
    case .answer: return []
    }
  }

  private func route(_ call: NodeRef, path: NodeRef?, _ text: String) -> TextRoute? {
    guard let content = linkage.arguments(of: call).last, content != path else { return nil }
    let wrapped = wrappedScreens(in: content)
    return TextRoute(pattern: TextPath(text), contents: wrapped.isEmpty ? [content] : wrapped)
  }

  /// A route without a path, which is what is shown before any path is told.
  private func first(_ call: NodeRef, _ pattern: String) -> TextRoute? {
    guard linkage.callTargets(of: call).functions.isEmpty, let found = route(call, path: nil, pattern) else { return nil }
    for content in found.contents { send(content, Sink(manner: .root), at: call) }
    return found
  }

  /// Types that build the screen of one path.
  private func builders(_ base: String, _ path: String, _ build: String) -> [TextRoute] {
    guard let base = program.symbol(base), let path = program.symbol(path), let build = program.symbol(build) else { return [] }
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
      for text in texts where !contents.isEmpty { all.append(TextRoute(pattern: TextPath(text), contents: contents)) }
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
