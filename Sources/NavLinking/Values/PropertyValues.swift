import NavFacts

/// What properties hold: by their getters, their writes, the call that made their object, what fulfils a requirement.
extension Walk {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// What a property holds, read from `receiver` where it is known.
  mutating func values(of id: PropertyID, receiver: Value?, _ frame: Frame?) -> [Value] {
    var held = valuesHeld(by: id, receiver: receiver, frame)
    if let receiver { held = inheriting(held, of: id, in: receiver.objectType ?? linkage.exactType(receiver)) }
    if declarations[id].isStatic { return linkage.chosen(held, by: declarations[id].name, of: declarations[id].owner) }
    // What a chosen value carries is chosen with it.
    if case .object(_, let construction?)? = receiver, let key = construction.chosen, linkage.carriesScreen(id) {
      return held.map { $0.chosen(by: key) }
    }
    return held
  }

  private mutating func valuesHeld(by id: PropertyID, receiver: Value?, _ frame: Frame?) -> [Value] {
    let property = declarations[id]
    // A protocol's requirement: whatever the types that conform to it have.
    if case .type(let owner) = property.owner, declarations[owner].kind == .protocol, property.getter.map({ program.size($0) <= 1 }) ?? true {
      return requirement(id, owner, receiver, frame)
    }
    if let own = overriding(id, receiver) { return values(of: own, receiver: receiver, frame) }
    if let receiver, receiver.isPassedOn, property.getter == nil, linkage.carriesScreen(id) { return [.part(receiver, id)] }
    if let receiver, receiver.isPassedOn || receiver.isSlot, linkage.carriesMaker(id) { return [.part(receiver, id)] }
    guard openProperties.insert(id).inserted else {
      cuts += 1
      return [.slot(id)]
    }
    defer { openProperties.remove(id) }
    if let getter = property.getter {
      guard (frame?.depth ?? 0) < Linkage.maxDepth else { return [.unknown] }
      let inner = Frame(parameters: [:], selfValue: receiver ?? selfValue(for: property.owner), outer: nil, depth: (frame?.depth ?? 0) + 1)
      let declared = linkage.declaredType(of: id)
      var all = results(of: getter, inner).map { $0.labelled(as: declared) }
      // An object of a class below may be asked.
      if receiver.flatMap(linkage.exactType) == nil, case .type(let owner) = property.owner, declarations[owner].kind == .class {
        for own in linkage.computedBelow(id) { all += values(of: own, receiver: nil, frame) }
      }
      return all
    }
    if case .object(let type, let construction?)? = receiver, case let given = given(id, by: construction, of: type), !given.isEmpty {
      // What an initialiser gives to a state is its first value only.
      return linkage.isStateOfRoutes(id) ? given + [.slot(id)] : given
    }
    if property.hasAttributes, case let injected = injected(id), !injected.isEmpty { return injected }
    let type = linkage.declaredType(of: id)
    // An enum that is a view shows whichever case it is.
    if case .project(let declared) = type.element, linkage.isScreenLike(declared), declarations[declared].kind != .enumeration {
      if case .array = type {
        let written = writtenScreens(id)
        return !written.isEmpty ? written : linkage.routeViews[declared] == nil ? [.object(declared, nil)] : [.typed(type), .slot(id)]
      }
      if let initial = property.initial {
        let known = values(of: initial, nil).filter(\.isKnown)
        if !known.isEmpty { return known }
      }
      if linkage.routeViews[declared] != nil { return [.typed(type), .slot(id)] }
      // What is written says more than a base class.
      if declarations[declared].kind == .class, !linkage.conformers(of: declared).isEmpty,
        case let written = writtenScreens(id).filter({ $0.objectType != nil && $0.objectType != declared }), !written.isEmpty
      {
        return written
      }
      if declarations[declared].kind == .class, linkage.inherits(declared, from: "UINavigationController"),
        case let made = stacksMade(for: id, of: declared), !made.isEmpty
      {
        return made
      }
      return [.object(declared, nil)]
    }
    if linkage.holdsScreens(type) {
      let written = writtenScreens(id)
      if !written.isEmpty { return written }
      return type.isUnknown ? [.slot(id)] : [.typed(type), .slot(id)]
    }
    if let declared = type.projectType, declarations[declared].kind == .class || declarations[declared].kind == .protocol
      || (declarations[declared].kind == .structure && property.isLet)
    {
      if let initial = property.initial {
        let known = values(of: initial, nil).filter { if case .object = $0 { true } else { false } }
        if !known.isEmpty { return known }
      }
      if declarations[declared].kind != .protocol { return [.typed(type), .slot(id)] }
      let written = writtenObjects(id)
      return written.isEmpty ? [.typed(type), .slot(id)] : written
    }
    if case .array(let element) = type, let declared = element.projectType, declarations[declared].kind == .protocol {
      let written = writtenObjects(id)
      if !written.isEmpty { return written }
    }
    if case .external(let name, _) = type, !linkage.isPlainValue(name) {
      if linkage.dialects.storyboards[name] != nil {
        let boards = linkage.writes(to: id).compactMap(\.value).flatMap { values(of: $0, nil) }.filter { $0.storyboard != nil }
        if !boards.isEmpty { return boards }
      }
      let written = writtenObjects(id)
      if !written.isEmpty { return written }
    }
    return [.slot(id)]
  }

  /// The navigation controllers of the program's own that a property is seen to be given, where these say more than their type.
  private mutating func stacksMade(for id: PropertyID, of declared: TypeID) -> [Value] {
    let made = writtenScreens(id).filter(\.isContainer)
    // One that a base class makes for whatever is below it is empty there.
    if case .type(let owner) = declarations[id].owner, !linkage.conformers(of: owner).isEmpty { return made }
    // What is in one is told where it is made; one that does not fill itself is filled by others.
    let filled = made.filter { if case .container(_, let inner, _) = $0 { inner.contains(where: \.isKnown) } else { false } }
    return filled.isEmpty && screensPut(intoItself: declared).isEmpty ? made : filled
  }

  private func selfValue(for owner: Owner) -> Value? {
    if case .type(let id) = owner { return .typed(.project(id)) }
    return nil
  }

  /// What a subclass has instead of a property that is computed above it.
  private func overriding(_ id: PropertyID, _ receiver: Value?) -> PropertyID? {
    guard declarations[id].getter != nil, !declarations[id].isStatic, case .type(let owner) = declarations[id].owner,
      let type = receiver.flatMap(linkage.exactType), type != owner, let own = linkage.findProperty(declarations[id].name, in: type), own != id,
      case .type(let other) = declarations[own].owner, linkage.fits(other, owner)
    else { return nil }
    return own
  }

  private mutating func requirement(_ id: PropertyID, _ owner: TypeID, _ receiver: Value?, _ frame: Frame?) -> [Value] {
    let name = declarations[id].name
    var receiverType: TypeID?
    if case .object(let type, _)? = receiver { receiverType = type }
    if case .typed(.project(let type))? = receiver { receiverType = type }
    if let receiverType, receiverType != owner, let own = linkage.findProperty(name, in: receiverType), own != id {
      return values(of: own, receiver: receiver, frame)
    }
    // `extension UIViewController: Component { var controller: UIViewController { self } }`: what is passed on is the screen itself.
    if receiverType == nil, let receiver, receiver.isPassedOn,
      let own = declarations.propertiesByName[name]?.first(where: { linkage.isOfScreens(declarations[$0].owner, adopting: owner) })
    {
      return values(of: own, receiver: receiver, frame)
    }
    // A box that somebody hands over: what it holds, whoever makes it tells.
    if case .parameter? = receiver, linkage.carriesScreen(id) { return receiver.map { [.part($0, id)] } ?? [] }
    // What a property holds may be any of the few that compute it: `model.rows` of `let model: RowsModelling`.
    if case .slot? = receiver, case let computed = linkage.computedBelow(id), !computed.isEmpty {
      return computed.flatMap { values(of: $0, receiver: nil, frame) }
    }
    // In a protocol's own extension, what `self` is decides: the caller's receiver will tell.
    return [.slot(id)]
  }

  /// What the call that made an object gave to a property of it: by its initialiser's assignment, or memberwise.
  private mutating func given(_ id: PropertyID, by construction: Construction, of type: TypeID) -> [Value] {
    let arguments = linkage.arguments(of: construction.call)
    let makers = makers(of: type)
    if makers.isEmpty || (linkage.hasMemberwiseInitialiser(type) && !makers.contains { linkage.accepts($0, arguments) }) {
      guard let argument = linkage.memberwiseArgument(for: id, in: construction.call) else { return [] }
      return values(of: argument, construction.frame)
    }
    return given(id, by: makers, arguments, construction.frame, for: construction.call, depth: 0)
  }

  /// The initialisers that make an instance of a type: its own, or else those that it inherits.
  private func makers(of type: TypeID?) -> [FunctionID] {
    var at = type
    for _ in 0..<8 {
      guard let here = at else { break }
      let own = linkage.initialisers(of: here)
      if !own.isEmpty { return own }
      at = linkage.superclass(of: here)
    }
    return []
  }

  /// What one of these initialisers assigns to a property for the arguments, itself or by another initialiser that it calls.
  private mutating func given(
    _ id: PropertyID, by makers: [FunctionID], _ arguments: [NodeRef], _ frame: Frame?, for construction: NodeRef? = nil, depth: Int
  ) -> [Value] {
    for maker in makers {
      guard let pairs = linkage.match(declarations.parameters(of: maker), arguments), let body = declarations[maker].body,
        case .type(let owner) = declarations[maker].owner
      else { continue }
      let assigned = assigned(to: id, in: body)
      if !assigned.isEmpty {
        let inside = self.frame(of: maker, given: pairs, nil, frame, call: nil, for: construction)
        let given = assigned.flatMap { values(of: $0, inside) }
        // Where the initialiser itself chooses between routes, whoever calls it gives none.
        return assigned.count > 1 && linkage.isStateOfRoutes(id) && given.allSatisfy(\.isRoute) ? [] : given
      }
      for index in program.subtree(body) {
        let at = NodeRef(index)
        let isOwn = linkage.isCallOfOwnInitialiser(at)
        guard depth < 4, isOwn || (declarations[id].owner != .type(owner) && linkage.isCallOfSuperInitialiser(at)) else { continue }
        let above = self.makers(of: isOwn ? owner : linkage.superclass(of: owner))
        let inside = self.frame(of: maker, given: pairs, nil, frame, call: nil, for: construction)
        let found = given(id, by: above, linkage.arguments(of: at), inside, for: construction, depth: depth + 1)
        if !found.isEmpty { return found }
      }
    }
    return []
  }

  /// What the assignments to a property in a body give it, each branch its own.
  private func assigned(to id: PropertyID, in body: NodeRef) -> [NodeRef] {
    program.subtree(body).compactMap { index in
      let at = NodeRef(index)
      guard program[at].kind == .assign, let left = program.firstChild(at), linkage.propertyWritten(by: left) == id else { return nil }
      return program.secondChild(at)
    }
  }

  /// What a property of a base class is known to hold in a class below it: a container that the base class makes for each, or that the
  /// class below hands up as it is made.
  mutating func inheriting(_ held: [Value], of id: PropertyID, in type: TypeID?) -> [Value] {
    if held.first?.isContainer == true { return linkage.ownContainers(held, of: id, in: type) }
    guard held.count == 1, let type, linkage.isOfBase(id, type) else { return held }
    switch held[0] {
    case .slot(id): break
    case .parameter(let maker, _): guard declarations[maker].isInit else { return held }
    default: return held
    }
    return containerHandedUp(to: id, by: type).map { [$0] } ?? held
  }

  /// `super.init(stack: UINavigationController())`: the only container that the initialisers of a class give a base class for a property.
  private mutating func containerHandedUp(to id: PropertyID, by type: TypeID) -> Value? {
    var found: [NodeRef: Value] = [:]
    for maker in linkage.initialisers(of: type) {
      guard let body = declarations[maker].body else { continue }
      for index in program.subtree(body) where linkage.isCallOfSuperInitialiser(NodeRef(index)) {
        for value in given(id, by: makers(of: linkage.superclass(of: type)), linkage.arguments(of: NodeRef(index)), nil, depth: 1) {
          guard case .container(_, let inner, let identity) = value, inner.isEmpty else { return nil }
          found[identity] = value
        }
      }
    }
    return found.count == 1 ? found.first?.value : nil
  }

  private mutating func writtenScreens(_ id: PropertyID) -> [Value] {
    written(id).filter { value in
      switch value {
      case .object(let type, _): linkage.isScreenLike(type)
      case .external, .container, .parameter, .payload, .part: true
      default: false
      }
    }
  }

  private mutating func writtenObjects(_ id: PropertyID) -> [Value] {
    written(id).filter { if case .object = $0 { true } else { false } }
  }

  /// Of an object that a property holds those that are written there, where a member of it is read that keeps a route: each was made
  /// with its own.
  /// - Returns: nil where none is seen.
  mutating func madeObjects(_ values: [Value], reading name: Symbol) -> [Value]? {
    guard values.count <= 2, case .slot(let holder)? = values.last, let type = linkage.declaredType(of: holder).projectType,
      declarations[type].kind == .class, let property = linkage.findProperty(name, in: type), declarations[property].getter == nil,
      linkage.routeEnum(linkage.declaredType(of: property)) != nil
    else { return nil }
    let made = writtenObjects(holder).filter { if case .object(_, nil) = $0 { false } else { true } }
    return made.isEmpty ? nil : made
  }

  private mutating func written(_ id: PropertyID) -> [Value] {
    var all: [Value] = []
    for write in linkage.writes(to: id).prefix(24) {
      guard let value = write.value else { continue }
      all += values(of: value, nil)
    }
    return all
  }
}

extension Linkage {
  /// The class of the program that a class inherits from.
  func superclass(of id: TypeID) -> TypeID? {
    for case .project(let above) in supertypes(id) where declarations[above].kind == .class { return above }
    return nil
  }

  /// `super.init(…)`
  func isCallOfSuperInitialiser(_ ref: NodeRef) -> Bool {
    guard program[ref].kind == .call, let callee = program.firstChild(ref), program[callee].kind == .member,
      program[callee].name == names.initName, let base = program.firstChild(callee)
    else { return false }
    return program[base].kind == .name && program[base].name == names.superValue
  }

  /// The calls by which classes right below a class go on to its initialisers: `super.init(title: "Orders")`.
  func superInitialisations(of id: TypeID) -> [NodeRef] {
    if superInitialisationsMemo == nil {
      var all: [TypeID: [NodeRef]] = [:]
      for call in calls(of: names.initName) where isCallOfSuperInitialiser(call) {
        if let above = enclosingType(call).flatMap(superclass) { all[above, default: []].append(call) }
      }
      superInitialisationsMemo = all
    }
    return superInitialisationsMemo?[id] ?? []
  }

  /// `self.init(…)`
  func isCallOfOwnInitialiser(_ ref: NodeRef) -> Bool {
    guard program[ref].kind == .call, let callee = program.firstChild(ref), program[callee].kind == .member,
      program[callee].name == names.initName, let base = program.firstChild(callee)
    else { return false }
    return program[base].kind == .name && program[base].name == names.selfValue
  }

  /// The property whose setter is given the value that `newValue` names.
  func propertySet(around ref: NodeRef) -> PropertyID? {
    guard program[ref].name == names.newValue else { return nil }
    var at = program.parent(ref)
    while let here = at, !program[here].kind.isTypeDeclaration {
      if program[here].kind == .varDecl, let property = declarations.propertyOfNode[here] { return property }
      at = program.parent(here)
    }
    return nil
  }
}

extension Linkage {
  /// Whether a property that can be set again holds a case of an enum that some mapping turns into screens.
  func isStateOfRoutes(_ id: PropertyID) -> Bool {
    guard !declarations[id].isLet, declarations[id].getter == nil, routeEnum(declaredType(of: id)) != nil else { return false }
    return writes(to: id).contains { write in
      guard case .function(let function) = enclosingBody(write.site), declarations[function].isInit else { return write.means == .assignment }
      return false
    }
  }
}
