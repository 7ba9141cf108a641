import NavFacts

/// Paths of text that the cases of an enum name: `navigator.next(linkItem: .init(path: page.rawValue))`. Then the enum is a route, and what
/// stands under the texts is its mapping.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// The path in what a navigator is given: in a link, or the last of several.
  func path(in argument: NodeRef) -> NodeRef {
    switch program[argument].kind {
    case .call:
      guard let inner = linkage.argument("path", of: argument) ?? linkage.argument("pathList", of: argument) else { return argument }
      return path(in: inner)
    case .array: return Array(program.children(argument)).last.map(path) ?? argument
    default: return argument
    }
  }

  /// Whether a library's view shows what stands under the path that it is made with.
  func goesByPath(_ view: Symbol) -> Bool {
    linkage.dialects.textRouters.contains { router in router.calls.contains { program.symbol($0.name) == view } }
  }

  /// `page` in `page.rawValue`, of an enum of texts.
  func pageNamed(by path: NodeRef) -> (page: NodeRef, type: TypeID)? {
    guard program[path].kind == .member, program[path].name == linkage.names.rawValue, let page = program.firstChild(path),
      case .project(let type) = linkage.typeOf(page), declarations[type].kind == .enumeration,
      let first = declarations[type].cases.first, linkage.rawValue(of: first.name, in: type) != nil
    else { return nil }
    return (page, type)
  }

  /// Sends a case whose text is a path, from wherever it is chosen.
  func sendPage(_ page: NodeRef, _ type: TypeID, _ sink: Sink, _ routes: [TextRoute], at call: NodeRef) {
    if handled.enums.insert(type).inserted { mapPages(of: type, routes) }
    var sink = sink
    sink.isTrigger = true
    sink.isMannerTold = true
    send(page, sink, at: call)
  }

  /// Notes what stands under the texts of an enum.
  private func mapPages(of type: TypeID, _ routes: [TextRoute]) {
    for page in declarations[type].cases {
      guard let text = linkage.rawValue(of: page.name, in: type) else { continue }
      handled.capturing = RouteKey(type: type, name: page.name)
      anew {
        for content in taking(TextPath(linkage.text(text)), of: routes).flatMap(\.contents) { send(content, Sink(manner: .push), at: content) }
      }
      handled.capturing = nil
    }
  }

  /// `.init(…)` where that makes a type of a library, of which no name is written: `func route() -> RouteBuilderOf<Navigator> { .init(…) }`.
  func unnamedConstructions(of type: Symbol) -> [NodeRef] {
    linkage.calls(of: linkage.names.initName).filter { call in
      guard let callee = program.firstChild(call), program[callee].kind == .implicitMember, case .external(type, _)? = linkage.expectedType(of: call)
      else { return false }
      return true
    }
  }
}
