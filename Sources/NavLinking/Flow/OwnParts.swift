import NavFacts

/// Views that a stack holds and that are no screens of their own: the view around the stack is.
extension SinkFlow {
  private var program: Program { linkage.program }

  /// A view that is declared inside the one around: `struct CartView { var body: … { NavigationStack { Content() } }; struct Content }`.
  func isOwnPart(_ statement: NodeRef) -> Bool {
    guard let owner = linkage.enclosingType(statement), linkage.isView(owner) else { return false }
    let values = linkage.evaluate(statement).filter { $0.objectType != nil }
    return !values.isEmpty
      && values.allSatisfy { value in
        guard case .object(let part, let construction) = value else { return false }
        return linkage.declarations[part].outer == owner || isPrivatePart(part, of: owner) || isAroundParts(part, construction)
      }
  }

  /// Views that say by their names that they are what another one shows: `if hasOrders { OrdersContent() } else { NoOrdersContent() }`. One
  /// that only chooses by a state shows screens.
  func areNamedContents(_ statements: [NodeRef]) -> Bool {
    !statements.isEmpty && statements.allSatisfy { statement in
      guard let view = viewMade(by: statement), let owner = linkage.enclosingType(statement), linkage.isView(owner),
        linkage.text(linkage.declarations[view].name).hasSuffix("Content"), linkage.routeViews[view] == nil
      else { return false }
      return linkage.bodyGetter(view).map { wholeChoice($0) == nil } ?? true
    }
  }

  /// Whether a view is one of several that a closure holds, and is neither named as one that fills a screen nor has navigation of its own:
  /// `Menu { Entry(title: "Join"); Separator() }`.
  func isRow(_ type: TypeID, of content: NodeRef) -> Bool {
    program[content].kind == .closure && countOfVisible(content) > 1 && linkage.isView(type)
      && !linkage.traits[linkage.declarations[type].name].contains(.isNamedAsScreen) && !linkage.startsNavigation(type)
  }

  /// A view that is nothing but a frame for the parts that are written in its closure: `Form { focus in VStack { … } }`.
  /// One around another one is too: `Backdrop { Form { … } }`.
  private func isAroundParts(_ id: TypeID, _ construction: Construction?, depth: Int = 0) -> Bool {
    guard let construction, depth < 4, linkage.isWrapperView(id) else { return false }
    let contents = linkage.arguments(of: construction.call).filter { program[$0].kind == .closure && program[$0].flags.contains(.trailing) }
    if contents.count == 1, case let inside = program.members(contents[0]).filter({ program[$0].kind != .parameter }), inside.count == 1,
      let inner = viewMade(by: inside[0])
    {
      return isAroundParts(inner, Construction(call: telling(inside[0]), frame: nil), depth: depth + 1)
    }
    guard screens(of: id, construction) == [.project(id)] else { return false }
    return contents.contains { program.members($0).contains { isPart($0) } }
  }

  /// A view around an arrangement of parts that is written in its closure, as `Backdrop { VStack { … } }`: the screen around shows these.
  func isAroundArrangement(_ statement: NodeRef, depth: Int = 0) -> Bool {
    guard let owner = linkage.enclosingType(statement), linkage.isView(owner), case let told = telling(statement), program[told].kind == .call,
      let callee = program.firstChild(told)
    else { return false }
    // `GeometryReader { size in Backdrop { … } }`
    if depth < 4, program[callee].kind == .name, linkage.isLayout(program[callee].name), let content = contentArgument(of: told),
      case let inside = program.members(content).filter({ program[$0].kind != .parameter }), inside.count == 1
    {
      return isAroundArrangement(inside[0], depth: depth + 1)
    }
    guard case .meta(.project(let id)) = linkage.typeOf(callee), linkage.isWrapperView(id) else { return false }
    return linkage.arguments(of: told).contains { argument in
      program[argument].kind == .closure && program[argument].flags.contains(.trailing) && program.members(argument).contains { arranges(telling($0)) }
    }
  }

  /// What a view of the framework's makes up, or a property of the view around.
  private func isPart(_ statement: NodeRef) -> Bool {
    if program[telling(statement)].kind == .name, let property = linkage.propertyWritten(by: telling(statement)), linkage.declarations[property].getter != nil {
      return linkage.enclosingType(statement).map { linkage.declarations[property].owner == .type($0) } ?? false
    }
    guard program[statement].kind == .call, let callee = program.firstChild(telling(statement)), program[callee].kind == .name else { return false }
    return !linkage.traits[program[callee].name].isDisjoint(with: [.isLayout, .isArrangement, .isListing])
  }

  /// A view that its file keeps to itself, and that nobody but the one around makes: `private struct CartContent: View`.
  func isPrivatePart(_ part: TypeID, of owner: TypeID) -> Bool {
    let declaration = linkage.declarations[part].node
    guard !program.modifiers(declaration).isDisjoint(with: [.private, .fileprivate]) else { return false }
    return linkage.constructions(of: part).allSatisfy { linkage.enclosingType($0) == owner }
  }
}
