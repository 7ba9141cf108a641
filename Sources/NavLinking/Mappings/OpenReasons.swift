import NavFacts
import NavSource

/// Why values of some enums may come from where no case is named.
struct OpenReasons {
  private let linkage: Linkage
  private var walked: Set<TypeID> = []
  private var fromRawValues: Set<TypeID> = []

  init(_ linkage: Linkage) {
    self.linkage = linkage
    let program = linkage.program
    for ref in linkage.mentions(of: linkage.names.allCases) {
      if program[ref].kind == .member, let base = program.firstChild(ref) {
        if case .meta(.project(let type)) = linkage.typeOf(base) {
          walked.insert(type)
        } else if let here = linkage.enclosingType(ref) {
          // `class Tabs: TabCoordinator<Page>`, whose own name for what it takes is not seen.
          for case .external(_, let arguments) in linkage.supertypes(here) { walked.formUnion(arguments.compactMap(\.projectType)) }
        }
      } else if let type = linkage.enclosingType(ref) {
        walked.insert(type)
      }
    }
    for call in linkage.sites.rawValueCalls {
      if case .project(let type) = linkage.typeOf(call) { fromRawValues.insert(type) }
    }
  }

  func reason(_ type: TypeID) -> String? {
    if walked.contains(type) { return "its cases are walked with 'allCases'" }
    if fromRawValues.contains(type) { return "it is made from raw values" }
    return isDecoded(type) ? "it is decoded" : nil
  }

  /// `decode(Page.self, forKey: .page)`, or a stored property of what is decoded as a whole.
  private func isDecoded(_ type: TypeID) -> Bool {
    guard linkage.isDecodable(type) else { return false }
    return (linkage.sites.named[linkage.declarations[type].name] ?? []).contains { isDecodedAs($0, type) || isStoredInDecodable($0, type) }
  }

  private func isDecodedAs(_ mention: NodeRef, _ type: TypeID) -> Bool {
    let program = linkage.program
    guard let itself = program.parent(mention), program[itself].kind == .member, program[itself].name == linkage.names.selfValue,
      let call = program.parent(itself), program[call].kind == .call, let callee = program.firstChild(call), callee != itself,
      linkage.text(program[callee].name).hasPrefix("decode")
    else { return false }
    return linkage.typeOf(mention) == .meta(.project(type))
  }

  private func isStoredInDecodable(_ mention: NodeRef, _ type: TypeID) -> Bool {
    let program = linkage.program
    guard program[mention].kind == .typeName, linkage.resolve(mention) == .project(type) else { return false }
    var at = program.parent(mention)
    while let here = at, program[here].kind.isType || program[here].kind == .annotation { at = program.parent(here) }
    guard let id = at.flatMap({ linkage.declarations.propertyOfNode[$0] }), linkage.declarations[id].getter == nil,
      !linkage.declarations[id].isStatic, case .type(let owner) = linkage.declarations[id].owner
    else { return false }
    return linkage.isDecodable(owner)
  }
}

extension Linkage {
  func isDecodable(_ type: TypeID) -> Bool { ["Codable", "Decodable"].contains { inherits(type, from: $0) } }

  /// Whether nothing but decoding gives a stored property its value, which is a case of an enum.
  func isOnlyDecoded(_ id: PropertyID) -> Bool {
    let property = declarations[id]
    guard property.getter == nil, !property.isStatic, case .type(let owner) = property.owner, isDecodable(owner),
      let type = declaredType(of: id).element.projectType, declarations[type].kind == .enumeration, isDecodable(type)
    else { return false }
    return writes(to: id).isEmpty
  }
}
