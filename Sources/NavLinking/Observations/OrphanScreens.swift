import NavFacts
import NavModel

/// Screen-like types that nothing makes or names: the flow never meets them, so no transition tells.
struct OrphanScreens {
  let linkage: Linkage
  private let extensions: [TypeID: [NodeRef]]

  /// - Parameter extensions: those of each type, where they were already looked for.
  init(_ linkage: Linkage, extensions: [TypeID: [NodeRef]]? = nil) {
    self.linkage = linkage
    self.extensions = extensions ?? linkage.extensionsByType
  }

  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// The types that would be screens if something showed them.
  static func candidates(_ linkage: Linkage) -> [TypeID] {
    let scan = OrphanScreens(linkage)
    return linkage.declarations.types.indices.map { TypeID($0) }.filter(scan.isCandidate)
  }

  /// - Parameter isLive: whether code can run; what only the dead names is shown by nobody.
  func orphans(_ candidates: [TypeID], isLive: (NodeRef) -> Bool) -> [TypeID] {
    if candidates.isEmpty { return [] }
    let scenes = Scenes(linkage)
    let quoted = linkage.quotedNames
    let offered = PublicPackages(linkage)
    return candidates.filter { id in
      if offered.mayOffer(id) { return false }
      if linkage.isViewController(id), scenes.mayMake(id, self) { return false }
      return !quoted.contains(declarations[id].name) && !isUsed(id, isLive)
    }
  }

  // MARK: Candidates

  private func isCandidate(_ id: TypeID) -> Bool {
    let type = declarations[id]
    guard !type.isGeneric, type.outer == nil, program.files[program.file(type.node)].role == .app,
      linkage.conformers(of: id).isEmpty, !linkage.isConditional(type.node), !linkage.isMarkedForOthers(type.node)
    else { return false }
    if linkage.isViewController(id) { return isPlainController(id) }
    guard linkage.isView(id), !isHelper(id) else { return false }
    return looksLikeScreen(id) || makesItsController(id) || (hasScreenName(type.name) && isRegistered(id)) || isAroundScreen(id)
  }

  private func looksLikeScreen(_ id: TypeID) -> Bool {
    let name = declarations[id].name
    if hosts(id) || isNamedScreen(name) { return true }
    guard hasScreenName(name) else { return false }
    if isRepresentable(id) || speaksOfNavigation(id) || isListOrUnderBars(id) { return true }
    // What fills the room that it is given is a page, unless its name says that it is a part.
    return linkage.words(in: name).isDisjoint(with: Self.parts) && (linkage.text(name).hasSuffix("SheetView") || fillsRoom(id) || hasOwnModel(id))
  }

  private static let parts: Set<String> = [
    "row", "cell", "item", "card", "header", "footer", "button", "bar", "label", "badge", "chip", "section", "widget", "banner", "toast", "dialog",
    "alert", "container", "wrapper", "component", "error", "empty", "placeholder", "loading", "skeleton", "example", "sample", "demo",
  ]

  /// A view that keeps a model of its own, named as the view is: `RegistrationView` and its `RegistrationViewModel`, or
  /// `StoreOf<Registration>`. Parts of screens mostly show what they are given.
  private func hasOwnModel(_ id: TypeID) -> Bool {
    let own = linkage.text(declarations[id].name)
    // Those that are named otherwise are told by that.
    guard own.hasSuffix("View") else { return false }
    let base = own.dropLast(4)
    guard base.count > 2 else { return false }
    return declarations[id].properties.contains { property in
      guard declarations[property].getter == nil, !declarations[property].isStatic else { return false }
      let parts = [declarations[property].type, declarations[property].initial].compactMap(\.self)
      return parts.contains { part in
        program.subtree(part).contains { index in
          let at = NodeRef(index)
          guard program[at].kind == .typeName || program[at].kind == .name, case let text = linkage.text(program[at].name), text.hasPrefix(base) else {
            return false
          }
          let rest = text.dropFirst(base.count)
          if rest.isEmpty { return program.parent(at).map { ["StoreOf", "Store"].contains(linkage.text(program[$0].name)) } ?? false }
          return Self.models.contains { rest == $0 }
        }
      }
    }
  }

  /// What the names of models end in, beside that of what they are for. A plain value of that name is what a part is given.
  private static let models: Set<String> = ["ViewModel", "Store", "Feature", "Reducer", "Presenter", "Reactor"]

  /// A view that is nothing but another one which is a screen: `var body: some View { CartView(items: items).tabItem { … } }`.
  private func isAroundScreen(_ id: TypeID) -> Bool {
    guard let told = onlyContent(of: id), program[told].kind == .call, let callee = program.firstChild(told),
      case .meta(.project(let inner)) = linkage.typeOf(callee), inner != id, linkage.isView(inner), !declarations[inner].isGeneric
    else { return false }
    return looksLikeScreen(inner) || (isRepresentable(inner) && hasScreenName(declarations[id].name))
  }

  private func onlyContent(of id: TypeID) -> NodeRef? {
    guard let body = linkage.bodyGetter(id), case let statements = program.members(body).filter({ program[$0].kind != .varDecl }), statements.count == 1
    else { return nil }
    return linkage.telling(statements[0])
  }

  /// Made for previews, which are not read: nobody else sees what a file keeps to itself, and does not use.
  private func isHelper(_ id: TypeID) -> Bool {
    let type = declarations[id]
    return !type.modifiers.isDisjoint(with: [.private, .fileprivate]) || linkage.text(type.name).contains("Preview")
  }

  /// A name that no part of a screen has, or that Xcode gives the screen of a new app.
  private func isNamedScreen(_ name: Symbol) -> Bool {
    let text = linkage.text(name)
    return ["Screen", "Page", "Sheet"].contains(where: text.hasSuffix) || text == "ContentView"
  }

  /// A view that itself makes the view controller around it: `static func controller() -> UIViewController`.
  private func makesItsController(_ id: TypeID) -> Bool {
    declarations[id].functions.contains { function in
      guard declarations[function].isStatic, declarations[function].body != nil else { return false }
      return switch linkage.resultType(of: function) {
      case .external(let name, _): linkage.isScreenLike(name) || linkage.isBareController(name)
      case .project(let type): linkage.isViewController(type)
      default: false
      }
    }
  }

  /// A list or form that is all of a view, and layers of which one lies under the bars too: `ZStack { Color.blue.ignoresSafeArea(); … }`.
  private func isListOrUnderBars(_ id: TypeID) -> Bool {
    guard let whole = wholeContainer(of: id) else { return false }
    return ["List", "Form"].contains(whole.name) || (whole.name == "ZStack" && whole.members.contains(where: linkage.liesUnderBars))
  }

  /// What scrolls upwards and is all of a view, or has room above and below what it shows.
  private func fillsRoom(_ id: TypeID) -> Bool {
    guard let whole = wholeContainer(of: id) else { return false }
    return (whole.name == "ScrollView" && whole.isPlain) || (whole.name == "VStack" && whole.members.count(where: isSpacer) > 1)
  }

  private func isSpacer(_ ref: NodeRef) -> Bool {
    guard program[ref].kind == .call, let callee = program.firstChild(ref) else { return false }
    return program[callee].kind == .name && linkage.text(program[callee].name) == "Spacer"
  }

  /// The framework's container that is all of a view's body, and what stands in it.
  /// - Returns: also whether it is given nothing but its content.
  private func wholeContainer(of id: TypeID) -> (name: String, members: [NodeRef], isPlain: Bool)? {
    guard let told = onlyContent(of: id), program[told].kind == .call, let callee = program.firstChild(told), program[callee].kind == .name else { return nil }
    let arguments = linkage.arguments(of: told)
    let content = arguments.last.flatMap { program[$0].kind == .closure ? $0 : nil }
    return (linkage.text(program[callee].name), content.map { program.members($0).map(\.self) } ?? [], arguments.count == 1)
  }

  /// A controller of the app: not a base class for others, no frame around any, not one that an extension's host makes by its name.
  func isPlainController(_ id: TypeID) -> Bool {
    guard declarations[id].modifiers.isDisjoint(with: [.open]), !linkage.framesViews(id), !linkage.surroundsOne(id) else { return false }
    let known: Set<String> = [
      "UIViewController", "UITableViewController", "UICollectionViewController", "UIPageViewController", "UITabBarController", "SFSafariViewController",
      "NSViewController",
    ]
    let bases = linkage.externalBases(id)
    guard bases.contains(where: { known.contains(linkage.text($0)) }),
      !bases.contains(where: { linkage.dialects.viewControllerBases.contains($0) && !known.contains(linkage.text($0)) })
    else { return false }
    return !hasExtensionContext(id)
  }

  /// Whether a controller, or a base of it, works for the host of an app extension, which makes it.
  private func hasExtensionContext(_ id: TypeID) -> Bool {
    if linkage.externalBases(id).contains(where: { linkage.text($0).hasSuffix("Extension") }) { return true }
    return ([id] + linkage.projectBases(of: id)).contains { mentions(["extensionContext"], in: $0) }
  }

  private func hasScreenName(_ name: Symbol) -> Bool {
    let text = linkage.text(name)
    return ["Screen", "Page", "View", "ViewController"].contains { text.hasSuffix($0) }
  }

  private func isRepresentable(_ id: TypeID) -> Bool {
    linkage.inherits(id, from: "UIViewControllerRepresentable") || linkage.inherits(id, from: "NSViewControllerRepresentable")
  }

  /// Whether a view has a stack, or says what its stack shows: no part of a screen does.
  private func hosts(_ id: TypeID) -> Bool {
    mentions(["NavigationStack", "NavigationView", "NavigationSplitView", "navigationDestination"], in: id)
  }

  private func speaksOfNavigation(_ id: TypeID) -> Bool {
    mentions(
      [
        "navigationTitle", "navigationBarTitle", "navigationBarHidden", "navigationBarBackButtonHidden", "navigationBarItems", "toolbar", "sheet",
        "fullScreenCover", "navigationBarTitleDisplayMode", "navigationSubtitle", "presentationDetents", "interactiveDismissDisabled",
      ], in: id)
  }

  /// `container.register(X.self) { … }`
  private func isRegistered(_ id: TypeID) -> Bool {
    linkage.constructions(of: id).contains { isInsideRegistration($0) }
  }

  /// Whether the code of a type has one of some names in it.
  private func mentions(_ names: [String], in id: TypeID) -> Bool {
    let symbols = names.compactMap { program.symbol($0) }
    if symbols.isEmpty { return false }
    return bodies(of: id).contains { body in
      program.subtree(body).contains { symbols.contains(program[NodeRef($0)].name) && !program[NodeRef($0)].kind.isMark }
    }
  }

  /// The declaration of a type, and its extensions.
  private func bodies(of id: TypeID) -> [NodeRef] {
    [declarations[id].node] + (extensions[id] ?? [])
  }

  // MARK: Storyboards

  /// Whether the program has storyboards, and whether they are among the files that are read.
  struct Scenes {
    private let linkage: Linkage
    private let isUsed: Bool
    private let isKnown: Bool

    init(_ linkage: Linkage) {
      self.linkage = linkage
      isKnown = !linkage.storyboards.all.isEmpty
      let program = linkage.program
      let words = Set(["IBOutlet", "UIStoryboard", "NSStoryboard", "IBAction", "performSegue"].compactMap { program.symbol($0) })
      isUsed = !words.isEmpty && program.files.indices.contains { file in
        program.files[file].role == .app && program.nodes(of: file).contains { words.contains(program[NodeRef($0)].name) }
      }
    }

    /// Whether a storyboard may make a view controller: it does, or it is not seen.
    func mayMake(_ id: TypeID, _ screens: OrphanScreens) -> Bool {
      isUsed && !screens.isMadeInCode(id) && (!isKnown || linkage.storyboards.byType[id] != nil)
    }
  }

  /// Builds its view itself, and cannot be read from a storyboard.
  fileprivate func isMadeInCode(_ id: TypeID) -> Bool {
    guard !mentions(["IBOutlet", "IBAction"], in: id) else { return false }
    return mentions(["loadView"], in: id) || mentions(["coder"], in: id) && mentions(["fatalError"], in: id)
  }

  // MARK: Uses

  private func isUsed(_ id: TypeID, _ isLive: (NodeRef) -> Bool) -> Bool {
    let own = bodies(of: id)
    for ref in linkage.sites.named[declarations[id].name] ?? [] {
      if own.contains(where: { program.isInside(ref, $0) }) { continue }
      if isExtended(ref) || isInsideRegistration(ref) || (!isLive(ref) && !isInScreen(ref)) { continue }
      return true
    }
    return false
  }

  /// A part of a dead screen is lost with it, and is none.
  private func isInScreen(_ ref: NodeRef) -> Bool { linkage.enclosingType(ref).map(linkage.isScreenLike) ?? false }

  private func isExtended(_ ref: NodeRef) -> Bool {
    program.parent(ref).map { program[$0].kind == .extended } ?? false
  }

  /// The type named by `register(X.self)`, and what the closure of that call makes: a container's own.
  private func isInsideRegistration(_ ref: NodeRef) -> Bool {
    let name = program[ref].kind == .call ? program.firstChild(ref).map { program[$0].name } : program[ref].name
    var at = program.parent(ref)
    while let here = at {
      if program[here].kind == .call, let callee = program.firstChild(here), program[callee].kind == .member,
        linkage.text(program[callee].name) == "register", let first = linkage.arguments(of: here).first,
        program[first].kind == .member, program[first].name == linkage.names.selfValue,
        program.firstChild(first).map({ program[$0].name }) == name
      {
        return true
      }
      if program[here].kind.isTypeDeclaration { return false }
      at = program.parent(here)
    }
    return false
  }
}

extension Linkage {
  /// Whether no code but its own speaks of a type.
  func isNamedNowhere(_ id: TypeID) -> Bool {
    (sites.named[declarations[id].name] ?? []).allSatisfy { ref in
      enclosingType(ref) == id || program.parent(ref).map { program[$0].kind == .extended } ?? false
    }
  }

  /// Whether a declaration stands in a branch of `#if`.
  func isConditional(_ node: NodeRef) -> Bool {
    var at = program.parent(node)
    while let here = at {
      if program[here].kind == .clause { return true }
      at = program.parent(here)
    }
    return false
  }

  /// `@main`, `@objc(Name)`: made by the system.
  func isMarkedForOthers(_ node: NodeRef) -> Bool {
    program.children(node).contains {
      guard program[$0].kind == .attribute else { return false }
      switch text(program[$0].name) {
      case "available", "MainActor", "Observable", "preconcurrency": return false
      default: return true
      }
    }
  }

  /// The extensions of each type of the program.
  var extensionsByType: [TypeID: [NodeRef]] {
    var all: [TypeID: [NodeRef]] = [:]
    for (node, owner) in declarations.ownerOfNode {
      if case .type(let id) = owner { all[id, default: []].append(node) }
    }
    return all
  }
}
