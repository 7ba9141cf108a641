import NavFacts

/// Where values of a type are wanted, told from where the type is written: arguments of parameters, what properties are given,
/// what functions return.
///
/// The other way round, asking of every `.x` of a program what is wanted of it, takes as long as all else that is observed.
struct RoutePlaces {
  private let linkage: Linkage
  private let flow: SinkFlow

  init(_ linkage: Linkage, _ flow: SinkFlow) {
    self.linkage = linkage
    self.flow = flow
  }

  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// The expressions whose value goes to what is declared with the type at `ref`.
  func values(whereWritten ref: NodeRef) -> [NodeRef] {
    var at = program.parent(ref)
    while let here = at {
      switch program[here].kind {
      case .typeOptional, .typeArray, .typeName, .typeTuple: at = program.parent(here)
      case .parameter: return program.parent(here).map { values(ofParameter: here, of: $0) } ?? []
      case .annotation: return program.parent(here).map(values(ofVariable:)) ?? []
      case .result: return program.parent(here).map(values(ofFunction:)) ?? []
      default: return []
      }
    }
    return []
  }

  private func values(ofParameter parameter: NodeRef, of declaration: NodeRef) -> [NodeRef] {
    if program[declaration].kind == .caseDecl {
      let index = program.children(declaration).filter { program[$0].kind == .parameter }.firstIndex(of: parameter) ?? 0
      return linkage.calls(of: program[declaration].name).compactMap { linkage.argument(at: index, of: $0) }
    }
    guard let function = declarations.functionOfNode[declaration],
      let index = declarations.parameters(of: function).firstIndex(where: { $0.node == parameter })
    else { return [] }
    let given = linkage.argumentsGiven(to: function, index, flow: flow)
    return given + [declarations.parameters(of: function)[index].defaultValue].compactMap(\.self)
  }

  private func values(ofVariable declaration: NodeRef) -> [NodeRef] {
    guard let property = declarations.propertyOfNode[declaration] else {
      return program.first(declaration, .initializer).flatMap { program.firstChild($0) }.map { [$0] } ?? []
    }
    return linkage.writes(to: property).compactMap(\.value)
  }

  private func values(ofFunction declaration: NodeRef) -> [NodeRef] {
    guard let function = declarations.functionOfNode[declaration], let body = declarations[function].body else { return [] }
    return linkage.returnedExpressions(of: body)
  }
}
