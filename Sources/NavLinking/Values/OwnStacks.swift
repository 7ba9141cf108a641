import NavFacts

/// Navigation controllers that are made by an initialiser of the program's own, which hands the first screen up: `SheetStack(root: cart)`
/// of `init(root: UIViewController) { super.init(rootViewController: root) }`, `UINavigationController(around: cart)` of an extension.
extension Walk {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// What a navigation controller has first, as the call says that makes it.
  /// - Parameter type: the program's class of it; nil for the framework's.
  mutating func firstScreen(ofStack call: NodeRef, _ type: TypeID?, _ frame: Frame?, depth: Int = 0) -> [Value] {
    if let root = linkage.argument("rootViewController", of: call) { return values(of: root, frame) }
    guard depth < 4, (frame?.depth ?? 0) < Linkage.maxDepth else { return [] }
    let arguments = linkage.arguments(of: call)
    for maker in linkage.stackMakers(of: type) {
      guard let pairs = linkage.match(declarations.parameters(of: maker), arguments), let body = declarations[maker].body else { continue }
      let inside = self.frame(of: maker, given: pairs, nil, frame, call: call)
      for index in program.subtree(body) {
        let made = NodeRef(index)
        guard program[made].kind == .call else { continue }
        let above: TypeID?
        if linkage.isCallOfSuperInitialiser(made) {
          above = linkage.enclosingType(made).flatMap(linkage.superclass)
        } else if linkage.isCallOfOwnInitialiser(made) {
          above = linkage.enclosingType(made)
        } else {
          continue
        }
        let first = firstScreen(ofStack: made, above, inside, depth: depth + 1)
        if !first.isEmpty { return first }
      }
    }
    return []
  }
}

extension Linkage {
  /// The initialisers by which a navigation controller of a class can be made: its own, those of the classes above, and what the program
  /// adds to the framework's.
  fileprivate func stackMakers(of type: TypeID?) -> [FunctionID] {
    var all: [FunctionID] = []
    var at = type
    for _ in 0..<8 {
      guard let here = at else { break }
      all += initialisers(of: here)
      at = superclass(of: here)
    }
    return all + extensionInitialisers(of: names.uiNavigationController)
  }
}
