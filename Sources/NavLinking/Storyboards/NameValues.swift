import NavFacts

/// The names by which code asks for storyboards, scenes and segues: literals, constants, raw values, names of classes.
extension Walk {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }
  private var words: StoryboardWords { linkage.storyboardWords }

  /// Calls that make a name of something, or of another name; nil for all others.
  mutating func namesOfCall(_ call: NodeRef, _ callee: NodeRef, _ frame: Frame?) -> [Value]? {
    let name = program[callee].name
    guard words.calls.contains(name) else { return nil }
    let arguments = linkage.arguments(of: call)
    switch program[callee].kind {
    case .name where name == words.classNamed:
      return arguments.first.map { classNames(of: $0, frame) }
    case .name where name == words.typeOf:
      guard let argument = linkage.argument("of", of: call) else { return nil }
      return values(of: argument, frame).map { value in
        switch value {
        case .object(let type, _), .typed(.project(let type)): .meta(.project(type))
        default: .unknown
        }
      }
    case .member where words.splits.contains(name):
      // Of `Module.Class` the class: names are kept without modules.
      guard let base = program.firstChild(callee) else { return nil }
      let texts = values(of: base, frame).filter { if case .text = $0 { true } else { linkage.namesConformers($0) } }
      return texts.isEmpty ? nil : texts
    default: return nil
    }
  }

  /// `String(describing: X.self)`, `NSStoryboard.Name("Main")`: a type of a framework that is made of one name.
  mutating func namesInside(_ call: NodeRef, _ type: Symbol, _ frame: Frame?) -> [Value]? {
    guard !linkage.storyboards.isEmpty, words.carriers.contains(type) else { return nil }
    let arguments = linkage.arguments(of: call)
    guard arguments.count == 1, let argument = arguments.first else { return nil }
    let label = program.label(argument)
    if label == words.describing || label == words.reflecting { return classNames(of: argument, frame) }
    guard label.isNone || label == linkage.names.rawValue else { return nil }
    let known = values(of: argument, frame).filter { $0.isKnown }
    return known.isEmpty ? nil : known
  }

  private mutating func classNames(of ref: NodeRef, _ frame: Frame?) -> [Value] {
    values(of: ref, frame).map { value in
      switch value {
      // `Self` of a protocol is one of the types that conform to it.
      case .meta(.project(let type)): declarations[type].kind == .protocol ? .typed(.project(type)) : .text(declarations[type].name)
      case .meta(.external(let name, _)) where !isGeneric(ref): .text(name)
      case _ where value.isOpen: value
      default: .unknown
      }
    }
  }

  /// Whether a type's name stands for a type that only callers know.
  private func isGeneric(_ ref: NodeRef) -> Bool {
    guard program[ref].kind == .member, let base = program.firstChild(ref) else { return true }
    return program[base].name == linkage.names.selfType || linkage.isGenericParameter(program[base].name, at: base)
  }

  /// `"\(Self.self)"`: a text that is one type's name, as far as can be told.
  mutating func interpolatedName(_ ref: NodeRef, _ frame: Frame?) -> [Value]? {
    guard !linkage.storyboards.isEmpty else { return nil }
    let parts = program.children(ref).map { $0 }
    guard parts.count == 1, let part = parts.first else { return nil }
    let types = values(of: part, frame).filter { if case .meta = $0 { true } else { false } }
    return types.isEmpty ? nil : types
  }

  /// Members that lead to a storyboard or to a name: `UIStoryboard.main`, `self.storyboard`, `T.identifier`, `parts.last`.
  mutating func namesOfMember(_ name: Symbol, of base: NodeRef, _ bases: [Value], _ frame: Frame?) -> [Value] {
    guard !linkage.storyboards.isEmpty else { return [] }
    var all: [Value] = []
    for value in bases {
      switch value {
      case .text where words.picks.contains(name): all.append(value)
      case _ where words.picks.contains(name) && linkage.namesConformers(value): all.append(value)
      case .meta(.project(let type)):
        if linkage.findProperty(name, in: type) == nil, let property = addedProperty(name, to: type) {
          all += values(of: property, receiver: value, frame)
        }
      case .meta(.external(let owner, _)), .typed(.external(let owner, _)):
        if linkage.dialects.storyboards[owner] != nil, let property = addedProperty(name, to: owner) {
          all += values(of: property, receiver: value, frame)
        }
      case .object(let type, _), .typed(.project(let type)):
        if name == words.storyboard, linkage.isViewController(type) {
          all += linkage.storyboards(of: type).map { .storyboard($0) }
        } else if linkage.isViewController(type), linkage.findProperty(name, in: type) == nil, let property = addedProperty(name, to: type),
          isNameOrStoryboard(linkage.declaredType(of: property))
        {
          all += values(of: property, receiver: value, frame)
        }
      default: break
      }
    }
    return all
  }

  private func isNameOrStoryboard(_ type: TypeRef) -> Bool {
    guard case .external(let name, _) = type else { return false }
    return words.carriers.contains(name) || linkage.dialects.storyboards[name] != nil
  }

  /// `storyboard` in a view controller.
  func storyboardOfSelf(_ name: Symbol, at ref: NodeRef, _ frame: Frame?) -> [Value] {
    guard name == words.storyboard, !linkage.storyboards.isEmpty else { return [] }
    var type = linkage.enclosingType(ref)
    if case .object(let own, _)? = frame?.receiver { type = own }
    guard let type, linkage.isViewController(type) else { return [] }
    return linkage.storyboards(of: type).map { .storyboard($0) }
  }

  /// A property that an extension of a framework's type gives to one of the program's types below it.
  private func addedProperty(_ name: Symbol, to type: TypeID) -> PropertyID? {
    guard let candidates = declarations.propertiesByName[name] else { return nil }
    let bases = linkage.externalBases(type)
    return candidates.first { property in
      guard case .external(let owner) = declarations[property].owner else { return false }
      // Every object of the framework has what these have, whatever stands between.
      return bases.contains(owner) || words.roots.contains(owner)
    }
  }

  private func addedProperty(_ name: Symbol, to owner: Symbol) -> PropertyID? {
    declarations.propertiesByName[name]?.first { declarations[$0].owner == .external(owner) }
  }

  /// The type that `T` or `Self` stands for in a function that is looked into.
  mutating func boundType(_ base: NodeRef, _ frame: Frame?) -> TypeRef? {
    guard let frame, !linkage.storyboards.isEmpty, program[base].kind == .name else { return nil }
    let name = program[base].name
    if name == linkage.names.selfType || name == linkage.names.selfValue {
      switch frame.receiver {
      case .meta(let type): return type
      case .object(let type, _) where name == linkage.names.selfType: return .project(type)
      default: return nil
      }
    }
    guard linkage.traits[name].contains(.startsUpper), linkage.isGenericParameter(name, at: base),
      case .function(let function) = linkage.enclosingBody(base)
    else { return nil }
    for parameter in declarations.parameters(of: function) {
      guard let type = parameter.type, let outer = program.firstChild(type), program[type].flags.contains(.qualified),
        program[outer].name == name
      else { continue }
      for case .meta(let given) in frame.value(of: parameter.node) ?? [] { return given }
    }
    // `let detail: DetailViewController = storyboard.make()`: what is wanted of the call.
    guard let result = declarations[function].result, program[Self.plain(result, program)].name == name, let call = frame.call else {
      return nil
    }
    return linkage.expectedType(of: call)
  }

  private static func plain(_ type: NodeRef, _ program: Program) -> NodeRef {
    program[type].kind == .typeOptional ? program.firstChild(type) ?? type : type
  }
}

extension Linkage {
  /// Whether a value stands for the name of whichever type conforms to a protocol: what that asks for, each of them says for itself.
  func namesConformers(_ value: Value) -> Bool {
    switch value {
    case .typed(.project(let type)), .meta(.project(let type)): declarations[type].kind == .protocol
    default: false
    }
  }

  /// The texts that a value stands for as a name; nil where that cannot be told.
  ///
  /// - Returns: `isCertain` is false where the text may have more in it, as `"\(Self.self)"` may.
  func names(of value: Value, depth: Int = 0) -> (names: [Symbol], isCertain: Bool)? {
    switch value {
    case .text(let text): return text.isNone ? nil : ([text], true)
    case .meta(.project(let type)): return declarations[type].kind == .protocol ? nil : ([declarations[type].name], false)
    case .route(let type, let name, _, _): return rawValue(of: name, in: type).map { ([$0], true) }
    case .slot(let property):
      guard depth < 4 else { return nil }
      var all: [Symbol] = []
      var isCertain = true
      for write in writes(to: property) {
        guard let expression = write.value else { return nil }
        for inner in evaluate(expression) {
          guard let known = names(of: inner, depth: depth + 1) else { return nil }
          all += known.names
          isCertain = isCertain && known.isCertain
        }
      }
      return all.isEmpty ? nil : (all, isCertain)
    default: return nil
    }
  }

  /// The text that an enum's case stands for; nil where it stands for none.
  func rawValue(of name: Symbol, in type: TypeID) -> Symbol? {
    guard let info = declarations[type].cases.first(where: { $0.name == name }) else { return nil }
    let written = program.children(info.node).first { program[$0].kind == .string || program[$0].kind == .number }
    if let written { return program[written].kind == .string && !program[written].name.isNone ? program[written].name : nil }
    return externalBases(type).contains { text($0) == "String" } ? name : nil
  }
}

/// The words by which code asks for storyboards and names classes, as symbols.
struct StoryboardWords: Sendable {
  let storyboard, describing, reflecting, classNamed, typeOf, identifier, prepare, segueParameter: Symbol
  /// Functions whose result is a name.
  let calls: Set<Symbol>
  /// Functions that take a name apart, and members that pick a part.
  let splits, picks: Set<Symbol>
  /// Types of frameworks that are made of one name.
  let carriers: Set<Symbol>
  /// Classes that every other one of the frameworks inherits from.
  let roots: Set<Symbol>
  let generated: GeneratedNames

  init(_ symbols: inout SymbolTable) {
    func all(_ names: [String]) -> Set<Symbol> { Set(names.map { symbols.intern($0) }) }
    generated = GeneratedNames(&symbols)
    storyboard = symbols.intern("storyboard")
    describing = symbols.intern("describing")
    reflecting = symbols.intern("reflecting")
    classNamed = symbols.intern("NSStringFromClass")
    typeOf = symbols.intern("type")
    identifier = symbols.intern("identifier")
    prepare = symbols.intern("prepare")
    segueParameter = symbols.intern("for")
    splits = all(["components", "split"])
    calls = splits.union([classNamed, typeOf])
    picks = all(["last", "first", "description", "rawValue"])
    carriers = all(["String", "NSString", "Name", "SceneIdentifier", "Identifier"])
    roots = all(["NSObject", "NSObjectProtocol", "UIResponder", "NSResponder", "UIViewController", "NSViewController"])
  }
}
