import NavFacts

/// Views that show nothing of their own but what an object makes that they are given: `struct Shown<C: Flow>: View { let flow: C;
/// var body: some View { flow.firstScreen() } }`. Whoever shows one shows what the object makes.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// How many such views stand inside each other, at most.
  private static let reach = 5

  /// The screens that an object makes which a generic view is given; nil where the view has content of its own.
  func screensMade(inside id: TypeID, _ construction: Construction, depth: Int = 0) -> [ScreenRef]? {
    guard depth < Self.reach, declarations[id].isGeneric, linkage.isView(id), holdsObject(id, construction), let body = linkage.bodyGetter(id),
      case let statements = program.members(body).map({ $0 }), statements.count == 1, !arranges(telling(statements[0]))
    else { return nil }
    var walk = Walk(linkage: linkage)
    var made: [ScreenRef] = []
    for value in walk.results(of: body, Frame(parameters: [:], selfValue: .object(id, construction), outer: nil, depth: 1)) {
      for one in [value] + value.contained {
        guard case .object(let type, let inner?) = one, type != id, linkage.isScreenLike(type) else { continue }
        if linkage.enclosingType(inner.call) != id {
          let shown = screens(of: type, inner)
          // Another view around something that is not known.
          if shown == [.project(type)], linkage.isWrapperView(type) { return nil }
          explained.insert(inner.call)
          made += shown
        } else if let below = screensMade(inside: type, inner, depth: depth + 1) ?? handedContent(of: type, inner, outside: id) {
          made += below
        } else {
          return nil
        }
      }
    }
    return made.isEmpty ? nil : made
  }

  /// What a view of closures is given by a body, where other objects make it: `Stack(root: { flow.firstScreen() })`.
  private func handedContent(of id: TypeID, _ construction: Construction, outside around: TypeID) -> [ScreenRef]? {
    guard linkage.isWrapperView(id) else { return nil }
    var found: [ScreenRef] = []
    for argument in linkage.arguments(of: construction.call) where program[argument].kind == .closure {
      var walk = Walk(linkage: linkage)
      for case .object(let type, let made?) in walk.content(of: argument, construction.frame)
      where linkage.isScreenLike(type) && linkage.enclosingType(made.call) != around {
        explained.insert(made.call)
        found += screens(of: type, made)
      }
    }
    return found.isEmpty ? nil : found
  }

  /// Whether a view keeps an object of a type that it is generic over, and is made with one that is known.
  private func holdsObject(_ id: TypeID, _ construction: Construction) -> Bool {
    declarations[id].properties.contains { property in
      guard declarations[property].getter == nil, let type = declarations[property].type, program[type].kind == .typeName,
        linkage.isGenericParameter(program[type].name, of: declarations[id].node)
      else { return false }
      var walk = Walk(linkage: linkage)
      return walk.values(of: property, receiver: .object(id, construction), nil).contains { value in
        switch value {
        case .object: true
        case .typed(.project(let held)): declarations[held].kind != .protocol
        default: false
        }
      }
    }
  }
}

extension SinkFlow {
  /// A view that is nothing but a control: what stands around it is the screen.
  func isControl(_ id: TypeID) -> Bool {
    guard linkage.isView(id), let body = linkage.bodyGetter(id), case let statements = program.members(body).map({ $0 }), statements.count == 1,
      program[telling(statements[0])].kind == .call, let callee = program.firstChild(telling(statements[0])), program[callee].kind == .name
    else { return false }
    return Self.controls.contains(linkage.text(program[callee].name))
  }

  /// Whether a view puts what it is given into a stack, itself or by another view around content: that is a screen, however little there
  /// is to see.
  func isStack(around id: TypeID, depth: Int = 0) -> Bool {
    guard depth < 3, let body = linkage.bodyGetter(id) else { return false }
    return program.subtree(body).contains { index in
      guard program[NodeRef(index)].kind == .call, let callee = program.firstChild(NodeRef(index)) else { return false }
      if let container = linkage.dialects.containers[program[callee].name] { return container.isStack }
      guard case .meta(.project(let inner)) = linkage.typeOf(callee), inner != id, linkage.isView(inner), linkage.isWrapperView(inner) else { return false }
      return isStack(around: inner, depth: depth + 1)
    }
  }

  private static let controls: Set<String> = ["Button", "Text", "Label", "Image", "Toggle", "Picker", "TextField", "Menu", "Link", "ProgressView"]
}
