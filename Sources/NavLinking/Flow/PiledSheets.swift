import NavFacts
import NavModel

/// Sheets that an app piles up by itself: a list with one element for each, of which every layer presents the one of its own depth.
/// `.sheet(item: shown) { route in face(route) }` of `Binding(get: { entries.indices.contains(depth) ? entries[depth].route : nil }, …)`.
/// Who adds to the list presents another sheet.
extension SinkFlow {
  private var program: Program { linkage.program }

  /// Sends what is added to the list of which a presentation shows an element.
  /// - Returns: whether it shows one.
  func sendPile(_ presentation: PresentationSite) -> Bool {
    guard presentation.isItem, presentation.tag == nil, let pile = linkage.elementBound(by: presentation.binding) else { return false }
    var sink = presentation.sink
    // A box that hides which enum its route is of is that route already.
    let box = linkage.declaredType(of: pile.list).element.projectType
    sink.projections = pile.held.flatMap { held in box.flatMap(linkage.routeErased) == held ? nil : [.part(held)] } ?? []
    sink.note(presentation.call, .presents)
    let type = linkage.typeOf(pile)
    let isRoute = linkage.routeEnum(type) != nil || showsItemItself(presentation, of: type)
    for write in linkage.writes(to: pile.list) where !linkage.isPutBack(write.site, by: presentation.binding) {
      guard let value = write.value else { continue }
      switch write.means {
      case .append: if isRoute { send(value, sink, at: write.site) } else { sendContent(presentation, at: write.site) }
      case .assignment where !isInInitialiser(write.site):
        guard let last = linkage.listedElements(value)?.last else { continue }
        if isRoute { send(last, sink, at: write.site) } else { sendContent(presentation, at: write.site) }
      default: continue
      }
    }
    return true
  }
}

/// A list, and what of an element is taken; nil where that is taken whole.
struct ListElement {
  var list: PropertyID
  var held: PropertyID?
}

extension Linkage {
  func typeOf(_ element: ListElement) -> TypeRef { element.held.map { declaredType(of: $0) } ?? declaredType(of: element.list).element }

  /// How many methods and properties stand between a binding and the list, at most.
  private static var reach: Int { 4 }

  /// The list of which a binding gives one element, whichever that is; nil where it gives anything else.
  func elementBound(by binding: NodeRef, depth: Int = 0) -> ListElement? {
    guard depth < Self.reach else { return nil }
    switch program[binding].kind {
    case .name, .member:
      guard let id = propertyWritten(by: binding), let getter = declarations[id].getter, case let given = returnedExpressions(of: getter), given.count == 1
      else { return nil }
      return elementBound(by: given[0], depth: depth + 1)
    case .call:
      guard let callee = program.firstChild(binding), program[callee].name == names.binding || program[callee].name == names.initName,
        let get = argument("get", of: binding), program[get].kind == .closure
      else { return nil }
      return elementGiven(by: get, depth: depth + 1)
    default: return nil
    }
  }

  /// The element that a body gives, where it gives nothing else but `nil`.
  private func elementGiven(by body: NodeRef, depth: Int) -> ListElement? {
    var found: ListElement?
    for given in returnedExpressions(of: body) {
      for branch in program[given].kind == .ternary ? program.children(given).dropFirst().map({ $0 }) : [given] where program[branch].kind != .nil {
        guard found == nil, let element = element(takenBy: branch, depth: depth) else { return nil }
        found = element
      }
    }
    return found
  }

  private func element(takenBy expression: NodeRef, depth: Int) -> ListElement? {
    guard depth < Self.reach else { return nil }
    if let picked = listPicked(by: expression), let element = list(read: picked.list, depth: depth) {
      guard let member = picked.member else { return element }
      guard element.held == nil, let type = declaredType(of: element.list).element.projectType, let held = findProperty(member, in: type),
        declarations[held].getter == nil
      else { return nil }
      return ListElement(list: element.list, held: held)
    }
    guard program[expression].kind == .call, case let targets = callTargets(of: expression).functions, targets.count == 1,
      !declarations[targets[0]].isInit, let body = declarations[targets[0]].body
    else { return nil }
    return elementGiven(by: body, depth: depth + 1)
  }

  /// The stored list that an expression reads, also by what each of its elements has: `entries.map(\.route)`.
  private func list(read expression: NodeRef, depth: Int) -> ListElement? {
    guard depth < Self.reach else { return nil }
    if program[expression].kind == .call {
      guard let callee = program.firstChild(expression), program[callee].kind == .member, text(program[callee].name) == "map",
        let base = program.firstChild(callee), let path = arguments(of: expression).first, program[path].kind == .keyPath,
        let last = program.firstChild(path), let mapped = list(read: base, depth: depth + 1), mapped.held == nil,
        let type = declaredType(of: mapped.list).element.projectType, let held = findProperty(program[last].name, in: type)
      else { return nil }
      return ListElement(list: mapped.list, held: held)
    }
    guard let property = propertyWritten(by: expression) else { return nil }
    guard let getter = declarations[property].getter else { return declarations[property].isLet ? nil : ListElement(list: property) }
    guard case let given = returnedExpressions(of: getter), given.count == 1 else { return nil }
    return list(read: given[0], depth: depth + 1)
  }
}
