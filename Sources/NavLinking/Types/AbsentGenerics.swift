import NavFacts

/// Types of packages whose source is not at hand: what a member of one is, is told by what the type is written with, and by what it is
/// made with.
extension Linkage {
  /// The type of `module.view`, `module.output` where `module` is a `SceneModule<CartViewController, CartOutput, CartInput>`: of the one
  /// argument whose name has the member's, or of the one screen among them where the member is called after screens. Nil where that is not
  /// told, and of what has no screen among its arguments.
  func member(_ name: Symbol, ofAbsent owner: Symbol, _ arguments: [TypeRef]) -> TypeRef? {
    guard isAbsent(owner), case let screens = arguments.filter(isScreen), screens.count == 1 else { return nil }
    let word = text(name)
    if Self.screenWords.contains(word) { return screens[0] }
    guard let first = word.first else { return nil }
    let capital = first.uppercased() + word.dropFirst()
    let named = arguments.filter { argument in argument.projectType.map { text(declarations[$0].name).contains(capital) } ?? false }
    return named.count == 1 ? named[0] : nil
  }

  private static let screenWords: Set<String> = ["view", "viewController", "controller", "screen"]

  private func isScreen(_ type: TypeRef) -> Bool {
    switch type {
    case .project(let id): isScreenLike(id)
    case .external(let name, _): isScreenLike(name)
    default: false
    }
  }

  /// Whether neither the program declares a type nor a dialect says anything of it.
  func isAbsent(_ type: Symbol) -> Bool {
    declarations.typesByName[type] == nil && dialects.lenses[type] == nil && dialects.wrappers[type] == nil && dialects.containers[type] == nil
      && dialects.storyboards[type] == nil && !dialects.libraryTypes.contains(type) && !traits[type].contains(.isWrapper) && !isScreenLike(type)
      && !isNavigationContainer(type) && !isLayout(type)
  }
}

/// What a type of such a package is made with, it gives by the same name: `SceneModule(view: cart, output: model).view`.
extension Walk {
  /// What a member of such an object was given by its label where the object was made; none where that is not seen.
  mutating func valuesGiven(toAbsent base: NodeRef, _ name: Symbol, _ frame: Frame?) -> [Value] {
    guard !readsAbsent, case .external(let owner, let arguments) = linkage.typeOf(base), !arguments.isEmpty, linkage.isAbsent(owner) else { return [] }
    readsAbsent = true
    defer { readsAbsent = false }
    return values(of: base, frame).flatMap { value -> [Value] in
      guard case .tuple(_, let labels) = value else { return [] }
      return linkage.position(named: name, in: labels).flatMap { value.part(at: $0) } ?? []
    }.filter(\.isKnown)
  }

  /// The arguments of a call that makes such an object, by their labels; nil unless they are asked for.
  mutating func given(toAbsent type: Symbol, by call: NodeRef, _ frame: Frame?) -> [Value]? {
    guard readsAbsent, linkage.isAbsent(type), case let arguments = linkage.arguments(of: call), !arguments.isEmpty else { return nil }
    return [.tuple(arguments.map { values(of: $0, frame) }, labels: arguments.map { linkage.program.label($0) })]
  }
}
