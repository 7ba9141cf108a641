import NavDialects
import NavFacts

/// Tabs whose tags are numbers or texts: `HomeView().tag(0)`, and `selectedTab = 0` wherever the selection is set.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  func findPlainTags() {
    for (name, row) in linkage.dialects.selections where row.manner == .tab {
      for bar in linkage.calls(of: name) {
        guard let binding = linkage.argument(row.label, of: bar), !isPaged(bar), showsScreens(bar), case let tags = plainTags(in: bar), tags.count > 1
        else { continue }
        var slots: Set<PropertyID> = []
        collectSlots(linkage.bindingTarget(binding), into: &slots, depth: 0)
        for slot in slots.sorted() { select(by: slot, among: tags, depth: 0) }
      }
    }
  }

  func select(by slot: PropertyID, among tags: [Tag: NodeRef], depth: Int) {
    for write in linkage.writes(to: slot) where write.means == .assignment && !isInInitialiser(write.site) {
      if let value = write.value { select(value, among: tags, at: write.site, depth: depth) }
    }
  }

  /// The contents of a bar's tabs by their tags; a tag that two of them have tells neither.
  private func plainTags(in bar: NodeRef) -> [Tag: NodeRef] {
    var tags: [Tag: NodeRef] = [:]
    var twice: Set<Tag> = []
    for (value, content, site) in tabTags where program.isInside(site, bar) {
      guard let tag = tag(value) else { continue }
      if tags.updateValue(content, forKey: tag) != nil { twice.insert(tag) }
    }
    return tags.filter { !twice.contains($0.key) }
  }

  struct Tag: Hashable {
    var kind: NodeKind
    var text: Symbol
  }

  /// `2`, `"cart"`, and a constant that is one.
  func tag(_ value: NodeRef) -> Tag? {
    let node = program[value]
    switch node.kind {
    case .number: return Tag(kind: node.kind, text: node.name)
    case .string: return node.name.isNone || node.flags.contains(.interpolated) ? nil : Tag(kind: node.kind, text: node.name)
    case .name, .member:
      guard let id = linkage.propertyWritten(by: value), declarations[id].isLet, let initial = declarations[id].initial,
        program[initial].kind == .number || program[initial].kind == .string
      else { return nil }
      return tag(initial)
    default: return nil
    }
  }

  /// The same, and what the cases stand for that a number or text is read of: `Page.cart.rawValue`, or of any of several.
  func tags(_ value: NodeRef) -> [Tag] {
    if let tag = tag(value) { return [tag] }
    guard program[value].kind == .member, program[value].name == linkage.names.rawValue, let base = program.firstChild(value) else { return [] }
    let values = linkage.evaluate(base)
    let tags = values.compactMap { value in if case .route(let type, let name, _, _) = value { rawTag(of: name, in: type) } else { nil } }
    return tags.count == values.count ? tags : []
  }

  /// The text of a case, or its number: the one that is written, or the next after that of the case before.
  private func rawTag(of name: Symbol, in type: TypeID) -> Tag? {
    if let text = linkage.rawValue(of: name, in: type) { return Tag(kind: .string, text: text) }
    guard linkage.externalBases(type).contains(where: { linkage.text($0) == "Int" }) else { return nil }
    var number = -1
    for info in declarations[type].cases {
      // `-1` and `1_000` are not read.
      guard !program.children(info.node).contains(where: { program[$0].kind == .unary }) else { return nil }
      let written = program.children(info.node).first { program[$0].kind == .number }
      guard let next = written.map({ Int(linkage.text(program[$0].name)) }) ?? (number &+ 1) else { return nil }
      number = next
      if info.name == name { return program.symbol(String(number)).map { Tag(kind: .number, text: $0) } }
    }
    return nil
  }

  private func select(_ value: NodeRef, among tags: [Tag: NodeRef], at site: NodeRef, depth: Int) {
    if case let chosen = self.tags(value), !chosen.isEmpty {
      for tag in chosen {
        // `.onAppear { selectedTab = 0 }` of the tab itself: it is there.
        guard let content = tags[tag], !program.isInside(site, content) else { continue }
        var sink = Sink(manner: .tab)
        sink.isSelection = true
        send(content, sink, at: site)
      }
    } else if depth < 4 {
      for one in linkage.evaluate(value) {
        switch one {
        case .parameter(let function, let index):
          for (call, confidence) in callers(of: function) where confidence != .possible {
            let pairs = linkage.match(declarations.parameters(of: function), linkage.arguments(of: call)) ?? []
            for pair in pairs where pair.parameter == index { select(pair.argument, among: tags, at: call, depth: depth + 1) }
          }
        // `.onReceive(model.$tab) { selection = $0 }`
        case .slot(let other) where isGivenToClosure(value): select(by: other, among: tags, depth: depth + 1)
        default: continue
        }
      }
    }
  }
}
