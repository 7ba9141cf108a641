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
      if depth == 0, let type, case let put = putByItself(in: body, of: type, inside, depth: 0), !put.isEmpty { return put }
    }
    return depth == 0 ? type.map { screensPut(intoItself: $0) } ?? [] : []
  }

  /// What a class of navigation controllers puts into itself when it is set up: `override func viewDidLoad() { viewControllers = [home] }`.
  mutating func screensPut(intoItself type: TypeID) -> [Value] {
    for function in declarations[type].functions where Linkage.setUps.contains(linkage.text(declarations[function].name)) {
      guard let body = declarations[function].body else { continue }
      let put = putByItself(in: body, of: type, nil, depth: 0)
      if !put.isEmpty { return put }
    }
    return []
  }

  /// The screens that a body puts into its own navigation controller, or a method of the same class that it calls.
  private mutating func putByItself(in body: NodeRef, of type: TypeID, _ frame: Frame?, depth: Int) -> [Value] {
    for index in program.subtree(body) {
      let at = NodeRef(index)
      guard program[at].kind == .call || program[at].kind == .assign, let left = program.firstChild(at), linkage.isOwn(left), linkage.closure(around: at) == nil
      else { continue }
      if linkage.fillsController(program[left].name, by: at), let screens = program.secondChild(at), program.label(screens).isNone {
        let put = values(of: screens, frame).filter(\.isKnown)
        if !put.isEmpty { return put }
      } else if depth < 3, program[at].kind == .call, linkage.arguments(of: at).isEmpty {
        for target in linkage.callTargets(of: at).functions where declarations[target].owner == .type(type) && declarations[target].body != body {
          guard let inner = declarations[target].body else { continue }
          let put = putByItself(in: inner, of: type, nil, depth: depth + 1)
          if !put.isEmpty { return put }
        }
      }
    }
    return []
  }
}

extension Linkage {
  /// Where view controllers set themselves up.
  static let setUps: Set<String> = ["loadView", "viewDidLoad", "awakeFromNib"]

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
