import NavFacts

/// Pagers that have one view's pages for the cases of an enum:
/// `TabView(selection: $herd) { ForEach(Herd.allCases, id: \.self) { HerdView(herd: $0) } }.tabViewStyle(.page)`.
///
/// Where some code selects a case by its name, it goes to that page; where none does, the pages divide one screen.
extension SinkFlow {
  private var program: Program { linkage.program }

  /// Sends the page, for each case, where it is made in the loop.
  /// - Returns: whether the pager is one of that kind.
  func sendCases(ofPager pager: NodeRef, _ content: NodeRef) -> Bool {
    guard let binding = linkage.argument("selection", of: pager), case .slot(let state, nil) = linkage.bindingTarget(binding),
      let (list, page) = onlyLoop(in: content), isMadeHere(page), let type = enumListed(by: list), isSelected(by: state, type)
    else { return false }
    sendTab(page, at: telling(page), .tab)
    tabTags.append((list, page, telling(page)))
    return true
  }

  /// The list of the one loop that is some content, and the one view in it.
  private func onlyLoop(in content: NodeRef) -> (list: NodeRef, page: NodeRef)? {
    guard case let statements = program.members(content).map(\.self), statements.count == 1, case let loop = telling(statements[0]),
      program[loop].kind == .call, let callee = program.firstChild(loop), linkage.text(program[callee].name) == "ForEach",
      let list = linkage.arguments(of: loop).first, let inner = contentArgument(of: loop), list != inner
    else { return nil }
    let pages = program.members(inner).filter { program[$0].kind != .parameter }
    return pages.count == 1 ? (list, pages[0]) : nil
  }

  /// The enum of whose cases a list has several.
  private func enumListed(by list: NodeRef) -> TypeID? {
    let elements = linkage.evaluate(list)
    guard elements.count > 1, case .route(let type, _, _, _) = elements[0] else { return nil }
    return elements.allSatisfy { if case .route(type, _, _, _) = $0 { true } else { false } } ? type : nil
  }

  /// Whether any code sets a state to a case by its name.
  private func isSelected(by state: PropertyID, _ type: TypeID) -> Bool {
    slots(behind: state).contains { slot in
      linkage.writes(to: slot).contains { write in
        guard write.means == .assignment, !isInInitialiser(write.site), let value = write.value else { return false }
        return linkage.evaluate(value).contains { one in
          if case .route(type, _, let node, _) = one { !linkage.namesNoCase(node) } else { false }
        }
      }
    }
  }
}
