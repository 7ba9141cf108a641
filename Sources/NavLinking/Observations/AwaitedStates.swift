import NavFacts
import NavModel

/// Presentations by a flag whose content waits for a second state: `.sheet(isPresented: $shown) { if let item { … } }`.
///
/// SwiftUI may build the content with the values of the last pass, in which the second state was still nil, unless the body itself
/// reads that state.
struct AwaitedStates {
  let linkage: Linkage
  let flow: SinkFlow
  let names: (TypeRef) -> String?

  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  func awaited(by call: NodeRef, flag: NodeRef) -> AwaitedState? {
    guard let content = flow.contentArgument(of: call), program[content].kind == .closure, let condition = onlyCondition(content),
      case .slot(let shown, nil) = linkage.bindingTarget(flag), let item = unwrapped(condition), item != shown, isState(shown), isState(item),
      declarations[shown].owner == declarations[item].owner, !isRead(item, outside: content), let action = action(shown, item)
    else { return nil }
    return AwaitedState(state: linkage.stateName(item, names), place: program.place(condition), action: program.place(action))
  }

  /// The one `if let` without `else` that is all of a closure.
  private func onlyCondition(_ content: NodeRef) -> NodeRef? {
    let statements = program.members(content).filter { program[$0].kind != .parameter }
    guard statements.count == 1, program[statements[0]].kind == .ifStmt else { return nil }
    let parts = program.children(statements[0]).map { $0 }
    guard parts.count == 2, program[parts[0]].kind == .optionalBinding, program[parts[1]].kind == .block else { return nil }
    return parts[0]
  }

  private func unwrapped(_ condition: NodeRef) -> PropertyID? {
    if let value = program.firstChild(condition) {
      guard program[value].kind == .name || program[value].kind == .member else { return nil }
      return linkage.propertyWritten(by: value)
    }
    guard let statement = program.parent(condition), case .property(let id) = linkage.meaning(of: program[condition].name, at: statement)
    else { return nil }
    return id
  }

  private func isState(_ id: PropertyID) -> Bool { linkage.hasAttribute("State", id) }

  /// Whether the view reads a state beside the content; what functions do when something is tapped does not count.
  private func isRead(_ id: PropertyID, outside content: NodeRef) -> Bool {
    linkage.uses(of: id).contains { ref in
      guard !program.isInside(ref, content) else { return false }
      if let parent = program.parent(ref), program[parent].kind == .assign, program.firstChild(parent) == ref { return false }
      guard case .function(let function) = linkage.enclosingBody(ref), declarations[function].result == nil else { return true }
      return false
    }
  }

  /// Where one action sets both.
  private func action(_ flag: PropertyID, _ item: PropertyID) -> NodeRef? {
    let items = linkage.writes(to: item).filter { write in
      write.means == .assignment && write.value.map { program[$0].kind != .nil } == true
    }
    guard !items.isEmpty else { return nil }
    for write in linkage.writes(to: flag) where write.means == .assignment {
      guard let value = write.value, program[value].kind == .boolean, program[value].flags.contains(.isTrue),
        let block = program.parent(write.site)
      else { continue }
      if let item = items.first(where: { program.parent($0.site) == block }) { return item.site }
    }
    return nil
  }
}
