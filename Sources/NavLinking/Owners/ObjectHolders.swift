import NavFacts

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

  /// The screens and views that hold an object of type `id` in a property, by its type or a protocol it conforms to.
  func holders(of id: TypeID) -> [TypeID] {
    if let known = holdersMemo[id] { return known }
    if propertiesByType == nil {
      var all: [TypeID: [TypeID]] = [:]
      for index in declarations.properties.indices {
        let property = declarations.properties[index]
        guard case .type(let owner) = property.owner, property.getter == nil else { continue }
        let type = declaredType(of: PropertyID(index))
        if case .project(let held) = type { all[held, default: []].append(owner) }
        for subject in subjects(of: type) { all[subject, default: []].append(owner) }
      }
      propertiesByType = all
    }
    var types = [id]
    for case .project(let above) in supertypes(id) { types.append(above) }
    var found: [TypeID] = []
    for type in types {
      for owner in propertiesByType?[type] ?? [] where owner != id && isScreenLike(owner) && !found.contains(owner) { found.append(owner) }
    }
    holdersMemo[id] = found
    return found
  }

  /// The screens that are made with an object of type `id`, whatever becomes of it: a library may keep it for them.
  func takers(of id: TypeID) -> [TypeID] {
    if takersMemo == nil {
      var all: [TypeID: [TypeID]] = [:]
      for function in declarations.functions.indices.lazy.map({ FunctionID($0) }) where declarations[function].isInit {
        guard case .type(let owner) = declarations[function].owner, isScreenLike(owner) else { continue }
        for parameter in declarations.parameters(of: function) {
          guard let type = parameter.type.map(resolve)?.projectType, all[type]?.contains(owner) != true else { continue }
          all[type, default: []].append(owner)
        }
      }
      takersMemo = all
    }
    return takersMemo?[id] ?? []
  }
}
