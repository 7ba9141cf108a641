import NavFacts

/// A type of which an object is held, and by what.
struct HeldType: Hashable {
  var owner: TypeID
  var type: TypeID
}

/// Who holds an object.
extension Linkage {
  /// The objects that are no views and hold an object of type `id`: view models, coordinators.
  func objectHolders(of id: TypeID) -> [TypeID] {
    if let known = objectHoldersMemo[id] { return known }
    _ = holders(of: id)
    var types = [id]
    for case .project(let above) in supertypes(id) { types.append(above) }
    var found: [TypeID] = []
    for type in types {
      for owner in propertiesByType?[type] ?? [] where owner != id && !isScreenLike(owner) && !found.contains(owner) { found.append(owner) }
    }
    objectHoldersMemo[id] = found
    return found
  }

  /// The properties of `holder` by which it may hold an object of type `id`.
  func properties(of holder: TypeID, holding id: TypeID) -> [PropertyID] {
    declarations[holder].properties.filter { property in
      guard declarations[property].getter == nil else { return false }
      let type = declaredType(of: property)
      return ([type.projectType].compactMap { $0 } + subjects(of: type)).contains { fits(id, $0) }
    }
  }

  /// The screens and views that hold an object of type `id` in a property, by its type or a protocol it conforms to.
  func holders(of id: TypeID) -> [TypeID] {
    if let known = holdersMemo[id] { return known }
    if propertiesByType == nil {
      var all: [TypeID: [TypeID]] = [:]
      var open: Set<HeldType> = []
      for index in declarations.properties.indices {
        let property = declarations.properties[index]
        guard case .type(let owner) = property.owner, property.getter == nil else { continue }
        if let type = property.type, let parameter = parameterFilledBelow(type, of: owner) {
          for below in conformers(of: owner) {
            if let held = filled(parameter, of: owner, by: below)?.projectType { all[held, default: []].append(below) }
          }
          continue
        }
        let type = declaredType(of: PropertyID(index))
        if case .project(let held) = type {
          all[held, default: []].append(owner)
          if !makesItself(PropertyID(index), held) { open.insert(HeldType(owner: owner, type: held)) }
        }
        for subject in subjects(of: type) {
          all[subject, default: []].append(owner)
          open.insert(HeldType(owner: owner, type: subject))
        }
      }
      propertiesByType = all
      openlyHeld = open
    }
    var types = [id]
    for case .project(let above) in supertypes(id) { types.append(above) }
    var found: [TypeID] = []
    for type in types {
      for owner in propertiesByType?[type] ?? [] where owner != id && isScreenLike(owner) && !found.contains(owner) {
        // What is of the type above is of this one only where somebody else gives it.
        guard type == id || declarations[type].kind != .class || openlyHeld.contains(HeldType(owner: owner, type: type)) else { continue }
        found.append(owner)
        // What a class holds, so do those below it.
        if declarations[owner].kind == .class { found += conformers(of: owner).filter { $0 != id && !found.contains($0) } }
      }
    }
    holdersMemo[id] = found
    return found
  }

  /// Whether a view makes the object that it holds for itself, of this type and none below it: `@StateObject var model = CartModel()`.
  private func makesItself(_ id: PropertyID, _ type: TypeID) -> Bool {
    guard let initial = declarations[id].initial, program[initial].kind == .call, let callee = program.firstChild(initial),
      program[callee].kind == .name, program[callee].name == declarations[type].name
    else { return false }
    return declarations[id].isLet || hasAttribute("StateObject", id) || hasAttribute("State", id)
  }

  /// The generic parameter that a type is, where subclasses say what it stands for, each for its own: `let model: Model` of
  /// `class Screen<Model: ScreenModel>`.
  private func parameterFilledBelow(_ type: NodeRef, of owner: TypeID) -> Symbol? {
    guard declarations[owner].isGeneric, declarations[owner].kind == .class else { return nil }
    let name = program[type].kind == .typeOptional ? program.firstChild(type) ?? type : type
    guard program[name].kind == .typeName, isGenericParameter(program[name].name, of: declarations[owner].node), !conformers(of: owner).isEmpty else {
      return nil
    }
    return program[name].name
  }

  /// The screens that are made with an object of type `id`, whatever becomes of it: a library may keep it for them.
  func takers(of id: TypeID) -> [TypeID] {
    if takersMemo == nil {
      var all: [TypeID: [TypeID]] = [:]
      for function in declarations.functions.indices.lazy.map({ FunctionID($0) }) where declarations[function].isInit {
        guard case .type(let owner) = declarations[function].owner, isScreenLike(owner) else { continue }
        for parameter in declarations.parameters(of: function) {
          if let generic = parameter.type.flatMap({ parameterFilledBelow($0, of: owner) }) {
            for below in conformers(of: owner) {
              if let type = filled(generic, of: owner, by: below)?.projectType { all[type, default: []].append(below) }
            }
            continue
          }
          guard let type = parameter.type.map(resolve)?.projectType, all[type]?.contains(owner) != true else { continue }
          all[type, default: []].append(owner)
        }
      }
      takersMemo = all
    }
    return takersMemo?[id] ?? []
  }

  /// Where a view of UIKit's kind that no code makes is asked for, by its type: `list.dequeueReusableCell(for: path) as CartCell`,
  /// `let cell: CartCell = list.dequeue(path)`, `list.register(CartCell.self)`. Whoever asks has it among its parts.
  func askings(for id: TypeID) -> [NodeRef] {
    guard isPlatformView(id) else { return [] }
    return (sites.named[declarations[id].name] ?? []).filter { mention in
      guard resolvesTo(id, mention), enclosingType(mention) != id, let parent = program.parent(mention) else { return false }
      switch program[parent].kind {
      case .cast: return true
      case .annotation: return program.parent(parent).map { program[$0].kind == .varDecl && declarations.propertyOfNode[$0] == nil } ?? false
      case .member: return program[parent].name == names.selfValue && program.parent(parent).map { program[$0].kind == .call } ?? false
      default: return false
      }
    }
  }

  private func resolvesTo(_ id: TypeID, _ mention: NodeRef) -> Bool {
    program[mention].kind == .name ? typeOf(mention) == .meta(.project(id)) : resolve(mention).projectType == id
  }
}
