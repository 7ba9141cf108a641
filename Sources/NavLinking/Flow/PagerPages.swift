import NavDialects
import NavFacts

/// The pages that a library's pager asks its data source for: `func viewController(for pager: Pager, at index: Int) { pages[index] }`.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  func findPagerPages() {
    for row in linkage.dialects.pageSources {
      for function in program.symbol(row.name).flatMap({ declarations.functionsByName[$0] }) ?? [] {
        guard case .type(let source) = declarations[function].owner, let body = declarations[function].body,
          declarations.parameters(of: function).contains(where: { linkage.text($0.label) == row.label }), linkage.inherits(source, from: row.source)
        else { continue }
        let pager = pager(askingFor: source)
        let hasTabs = row.bars.contains { bar in [source, pager].contains { $0.map { linkage.inherits($0, from: bar) } ?? false } }
        var sink = Sink(manner: hasTabs ? .tab : .child)
        sink.holder = pager
        sink.takesInitial = true
        for page in linkage.returnedExpressions(of: body) where program[page].kind != .nil { sendPages(page, sink) }
      }
    }
  }

  /// The pager itself where it is its own source, or the one that has the source.
  private func pager(askingFor source: TypeID) -> TypeID? {
    if linkage.isPager(source) { return source }
    let holding = linkage.holders(of: source).filter(linkage.isPager)
    return holding.count == 1 ? holding[0] : nil
  }

  /// Which page is at a place, those say who put pages into the list.
  private func sendPages(_ page: NodeRef, _ sink: Sink) {
    guard program[page].kind == .subscript, let list = program.firstChild(page), let property = linkage.propertyWritten(by: list),
      declarations[property].getter == nil
    else { return send(page, sink, at: page) }
    var sink = sink
    if standsIn(property) { sink.takesInitial = false }
    addSlot(property, sink, at: page)
  }

  /// Whether a list has plain controllers only until the pages are put there: `[UIViewController(), UIViewController()]`.
  private func standsIn(_ list: PropertyID) -> Bool {
    guard let initial = declarations[list].initial, linkage.writes(to: list).contains(where: { $0.means == .assignment }),
      let begun = linkage.listedElements(initial)
    else { return false }
    return begun.allSatisfy { made in
      guard program[made].kind == .call, let callee = program.firstChild(made), program[callee].kind == .name else { return false }
      return linkage.isBareController(program[callee].name)
    }
  }
}

extension Linkage {
  /// Whether a view controller pages through others, as a library does it.
  func isPager(_ id: TypeID) -> Bool { !dialects.pagers.isDisjoint(with: externalBases(id)) }
}
