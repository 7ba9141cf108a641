import NavFacts

/// Lists and forms that hold one view of the program's and nothing else: `NavigationLink("Camps") { List { CampList() } }`. That view is
/// the screen; one among other rows is a row.
extension Walk {
  private var program: Program { linkage.program }

  /// The view that is all of a list; nil where it is no list, where its rows are made of data, or where it has other rows.
  mutating func onlyContent(ofList call: NodeRef, _ name: Symbol, _ frame: Frame?) -> [Value]? {
    let text = linkage.text(name)
    guard text == "List" || text == "Form" || text == "Section", case let arguments = linkage.arguments(of: call),
      let closure = arguments.first(where: { program[$0].kind == .closure && ["", "content"].contains(linkage.text(program.label($0))) }),
      program.first(closure, .parameter) == nil,
      arguments.allSatisfy({ program[$0].kind == .closure || linkage.text(program.label($0)) == "selection" || text == "Section" })
    else { return nil }
    let rows = program.members(closure).filter { !program[$0].kind.isDeclaration }
    guard rows.count == 1 else { return nil }
    let shown = values(of: rows[0], frame).filter { value in
      if case .object(let id, _) = value { linkage.isView(id) && !linkage.isNamedPart(id) } else { false }
    }
    return shown.count == 1 ? shown : nil
  }
}

extension Linkage {
  /// Whether a view is a part of others by its name or its body: a row, a button, a header.
  func isNamedPart(_ id: TypeID) -> Bool {
    isNamedBit(id) || isNamed(id, asOneOf: Self.parts)
  }

  /// Whether a view is a small part of others by its name or its body, which nothing is shown for alone: a button, a header, a line.
  func isNamedBit(_ id: TypeID) -> Bool {
    isNamed(id, asOneOf: Self.bits) || isButton(id)
  }

  private func isNamed(_ id: TypeID, asOneOf endings: [String]) -> Bool {
    let name = text(declarations[id].name)
    return endings.contains { name.hasSuffix($0) || name.hasSuffix($0 + "View") }
  }

  /// Whether a view says by its name that it only shows that something is awaited, or is the framework's own sign that there is nothing to
  /// show: it stands in for what comes.
  func isWaitingSign(_ id: TypeID) -> Bool {
    guard isView(id) else { return false }
    return isNamed(id, asOneOf: Self.waiting) || isSignOfNothing(id)
  }

  /// `var body: some View { ContentUnavailableView("No berths", systemImage: "ferry") }`
  private func isSignOfNothing(_ id: TypeID) -> Bool {
    guard let body = bodyGetter(id), case let shown = returnedExpressions(of: body), shown.count == 1, case let sign = telling(shown[0]),
      program[sign].kind == .call, let made = program.firstChild(sign), program[made].kind == .name,
      text(program[made].name) == "ContentUnavailableView", case .type(.external) = meaning(of: program[made].name, at: made)
    else { return false }
    return true
  }

  private static var waiting: [String] { ["Indicator", "Spinner", "Skeleton", "Shimmer", "ProgressView"] }

  private static var bits: [String] {
    ["Row", "Rows", "Cell", "Label", "Button", "Header", "Footer", "Toggle", "Divider", "Separator", "SegmentedControl"]
  }
  private static var parts: [String] { ["Item", "Section", "Picker", "Field"] }
}
