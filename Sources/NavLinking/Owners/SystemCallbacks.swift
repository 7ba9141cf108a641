import NavFacts

/// What a framework's object tells its delegate, it does for whoever had it started: `scanner.delegate = self; scanner.start()` of a service
/// that many screens share, and `func scanner(_ scanner: CodeScanner, didFind code: Code)`, which nobody in the program calls.
extension OwnerFinder {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// The places where a type makes itself the delegate of the object that a method of it is told by; none where it does so as it is made,
  /// and so listens to it for all that have it.
  func placesDelegating(to id: FunctionID) -> [NodeRef] {
    guard case .type(let type) = declarations[id].owner, !linkage.isScreenLike(type), !declarations[id].isInit,
      let told = declarations.parameters(of: id).first?.type, case .external(let name, _) = linkage.resolve(told).element
    else { return [] }
    let places = placesOfDelegates[type]?.filter { $0.object == name }.map(\.place) ?? []
    let areAsked = places.allSatisfy { place in
      guard case .function(let function) = linkage.enclosingBody(place) else { return false }
      return !declarations[function].isInit
    }
    return areAsked ? places : []
  }

  /// By a type, where it makes itself the delegate of what object of a framework. One that is there all the time tells it of anything:
  /// `UNUserNotificationCenter.current().delegate = self`.
  var placesByDelegate: [TypeID: [(object: Symbol, place: NodeRef)]] {
    var all: [TypeID: [(Symbol, NodeRef)]] = [:]
    guard let name = program.symbols.find("delegate") else { return all }
    for assignment in linkage.sites.assignments[name] ?? [] {
      guard let left = program.firstChild(assignment), program[left].kind == .member, let given = program.secondChild(assignment),
        program[given].kind == .name, program[given].name == linkage.names.selfValue, let base = program.firstChild(left),
        case .external(let object, _) = linkage.typeOf(base).element, isMade(base, beside: assignment), let type = linkage.enclosingType(assignment)
      else { continue }
      all[type, default: []].append((object, assignment))
    }
    return all
  }

  /// Whether a body makes the object that it names: `let scanner = CodeScanner(); scanner.delegate = self`, `scanner = CodeScanner()`.
  private func isMade(_ object: NodeRef, beside assignment: NodeRef) -> Bool {
    if case .local(let local)? = program[object].kind == .name ? linkage.meaning(of: program[object].name, at: object) : nil {
      return program.first(local, .initializer).flatMap { program.firstChild($0) }.map(isConstruction) ?? false
    }
    guard let property = linkage.propertyWritten(by: object) else { return false }
    return linkage.writes(to: property).contains { write in
      linkage.enclosingBody(write.site) == linkage.enclosingBody(assignment) && write.value.map(isConstruction) ?? false
    }
  }

  private func isConstruction(_ value: NodeRef) -> Bool {
    program[value].kind == .call && program.firstChild(value).map { linkage.typeOf($0).isMeta } ?? false
  }
}
