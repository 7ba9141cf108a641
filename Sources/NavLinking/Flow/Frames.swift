import NavDialects
import NavFacts

/// Windows, panels and popovers: what is put on one is shown where the object is, be it in another function than the one that fills it.
/// `let window = NSWindow(contentViewController: cart)` … `window.makeKeyAndOrderFront(nil)`.
struct Frames {
  struct Filling {
    var content: NodeRef
    /// The construction or assignment that puts it there.
    var site: NodeRef
    var holder: FrameHolder
    var manner: Manner
  }

  struct Showing {
    var call: NodeRef
    var holder: FrameHolder
    var type: TypeID?
    var manner: Manner
  }

  private(set) var fillings: [Filling] = []
  private(set) var showings: [Showing] = []
  private var above: [FrameHolder: FrameHolder] = [:]

  mutating func add(_ filling: Filling) { fillings.append(filling) }
  mutating func add(_ showing: Showing) { showings.append(showing) }

  /// Says that two places keep one object, or that the one object is on the other.
  mutating func join(_ one: FrameHolder, _ other: FrameHolder) {
    let (one, other) = (root(one), root(other))
    if one != other { above[one] = other }
  }

  func root(_ holder: FrameHolder) -> FrameHolder {
    var at = holder
    while let next = above[at] { at = next }
    return at
  }
}

extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Whether an assignment's left side is what is on a frame: `findFrames` follows it.
  func fillsFrame(_ left: NodeRef) -> Bool {
    guard program[left].kind == .member || program[left].kind == .name, let row = frameAssigned(left) else { return false }
    return row.contents.contains(linkage.text(program[left].name)) && !isScreen(ownerAssigned(left))
  }

  func findFrames() {
    guard !linkage.dialects.frames.isEmpty else { return }
    var frames = Frames()
    findConstructions(&frames)
    findFrameAssignments(&frames)
    findShowings(&frames)
    sendFrames(frames)
  }

  // MARK: Filling

  /// `NSWindow(contentViewController: x)`, `NSWindowController(window: w)`, `super.init(window: w)`.
  private func findConstructions(_ frames: inout Frames) {
    for (name, row) in linkage.dialects.inOrder(linkage.dialects.frames) {
      for call in linkage.calls(of: name) {
        guard let callee = program.firstChild(call), case .meta(.external(name, _)) = linkage.typeOf(callee) else { continue }
        note(call, row, kept(call) ?? .call(call), &frames)
      }
    }
    for call in linkage.calls(of: linkage.names.initName) {
      guard let callee = program.firstChild(call), program[callee].kind == .member, let base = program.firstChild(callee),
        program[base].name == linkage.names.superValue || program[base].name == linkage.names.selfValue,
        let type = linkage.enclosingType(call), let row = linkage.frameRow(.project(type))
      else { continue }
      note(call, row, .type(type), &frames)
    }
    for index in declarations.types.indices {
      let id = TypeID(index)
      guard let row = linkage.frameRow(.project(id)) else { continue }
      for call in linkage.constructions(of: id) where !isOwnInitialiser(call, of: id) { note(call, row, .type(id), &frames) }
    }
  }

  private func isOwnInitialiser(_ call: NodeRef, of id: TypeID) -> Bool {
    linkage.callTargets(of: call).functions.contains { declarations[$0].owner == .type(id) }
  }

  private func note(_ call: NodeRef, _ row: FrameRow, _ holder: FrameHolder, _ frames: inout Frames) {
    for label in row.contents {
      guard let content = linkage.argument(label, of: call) else { continue }
      frames.add(Frames.Filling(content: content, site: call, holder: holder, manner: row.manner))
    }
    for label in row.frames {
      if let inner = linkage.argument(label, of: call).flatMap({ linkage.frameHolder(of: $0) }) { frames.join(inner, holder) }
    }
  }

  /// What a construction is the value of: a local, a property, what a function gives back.
  private func kept(_ call: NodeRef) -> FrameHolder? {
    var at = call
    while let here = program.parent(at) {
      switch program[here].kind {
      case .varDecl: return declarations.propertyOfNode[here].map { .property($0) } ?? .local(here)
      case .assign: return program.firstChild(here).flatMap { $0 == at ? nil : linkage.frameHolder(of: $0) }
      case .initializer, .unary, .cast: at = here
      case .returnStmt, .block: return givenBack(from: at, in: here)
      case .closure: return givenBack(from: at, in: here)
      default: return nil
      }
    }
    return nil
  }

  /// The function whose value an expression is, or the property whose closure gives it.
  private func givenBack(from expression: NodeRef, in parent: NodeRef) -> FrameHolder? {
    var at: NodeRef? = parent
    while let here = at {
      switch program[here].kind {
      case .funcDecl:
        guard let function = declarations.functionOfNode[here], let body = declarations[function].body,
          linkage.returnedExpressions(of: body).contains(expression)
        else { return nil }
        return .function(function)
      case .closure:
        // `lazy var panel: NSPanel = { … }()`
        guard let call = program.parent(here), program[call].kind == .call, program.firstChild(call) == here else { return nil }
        return kept(call)
      case .varDecl: return declarations.propertyOfNode[here].map { .property($0) }
      case .returnStmt, .block, .accessor: at = program.parent(here)
      default: return nil
      }
    }
    return nil
  }

  /// `window.contentView = x`, `controller.window = w`, `self.panel = panel`.
  private func findFrameAssignments(_ frames: inout Frames) {
    var contents: Set<Symbol> = []
    var inner: Set<Symbol> = []
    for row in linkage.dialects.frames.values {
      contents.formUnion(row.contents.compactMap(program.symbol))
      inner.formUnion(row.frames.compactMap(program.symbol))
    }
    for name in contents.union(inner).sorted(by: { linkage.text($0) < linkage.text($1) }) {
      for site in linkage.sites.assignments[name] ?? [] {
        guard let left = program.firstChild(site), let value = program.secondChild(site), program[value].kind != .nil,
          let row = frameAssigned(left), let holder = holderAssigned(left)
        else { continue }
        if row.frames.contains(linkage.text(name)) {
          if let window = linkage.frameHolder(of: value) { frames.join(window, holder) }
        } else if row.contents.contains(linkage.text(name)), fillsFrame(left) || linkage.text(name) == "contentView" {
          frames.add(Frames.Filling(content: value, site: site, holder: holder, manner: row.manner))
        }
      }
    }
    joinNames(&frames)
  }

  /// `self.panel = panel`, `let sheet = self.panel`, `return panel`: two names of one object.
  private func joinNames(_ frames: inout Frames) {
    for index in declarations.properties.indices {
      let id = PropertyID(index)
      guard linkage.frameRow(linkage.declaredType(of: id)) != nil else { continue }
      for write in linkage.writes(to: id) {
        if let value = write.value, let one = linkage.frameHolder(of: value) { frames.join(one, .property(id)) }
      }
    }
    for filling in frames.fillings {
      guard case .local(let declaration) = filling.holder, let body = program.parent(declaration) else { continue }
      for use in program.subtree(body).map({ NodeRef($0) }) where program[use].kind == .name && program[use].name == program[declaration].name {
        guard case .local(declaration)? = linkage.frameHolder(of: use), let other = kept(use), other != filling.holder else { continue }
        frames.join(filling.holder, other)
      }
    }
  }

  /// The frame that something is put on by an assignment.
  private func frameAssigned(_ left: NodeRef) -> FrameRow? { ownerAssigned(left).flatMap(linkage.frameRow) }

  private func ownerAssigned(_ left: NodeRef) -> TypeRef? {
    if program[left].kind == .name { return linkage.propertyWritten(by: left) == nil ? linkage.enclosingType(left).map { .project($0) } : nil }
    guard program[left].kind == .member, var base = program.firstChild(left) else { return nil }
    while program[base].kind == .unary, let inner = program.firstChild(base) { base = inner }
    let type = linkage.typeOf(base)
    if !type.isUnknown { return type }
    // `window?.contentView` of a window controller.
    guard case .type(let id)? = linkage.frameHolder(of: base) else { return nil }
    return .project(id)
  }

  private func holderAssigned(_ left: NodeRef) -> FrameHolder? {
    if program[left].kind == .name { return linkage.enclosingType(left).map { .type($0) } }
    return program.firstChild(left).flatMap { linkage.frameHolder(of: $0) }
  }

  // MARK: Showing

  private func findShowings(_ frames: inout Frames) {
    var shows: [String: (label: String, rows: [FrameRow])] = [:]
    for (_, row) in linkage.dialects.inOrder(linkage.dialects.frames) {
      for show in row.shows { shows[show.name, default: (show.label, [])].rows.append(row) }
    }
    for (name, show) in shows.sorted(by: { $0.key < $1.key }) {
      guard let symbol = program.symbol(name) else { continue }
      for call in linkage.calls(of: symbol) {
        guard show.label.isEmpty || linkage.argument(show.label, of: call) != nil, let callee = program.firstChild(call) else { continue }
        // A frame that says so to itself shows nothing that its callers do not.
        guard program[callee].kind == .member, let base = program.firstChild(callee), program[base].name != linkage.names.superValue else { continue }
        guard let row = linkage.frameRow(linkage.typeOf(base)) ?? ownRow(base), show.rows.contains(where: { $0.type == row.type }) else { continue }
        noteShowing(base, by: call, row.manner, &frames)
      }
    }
    for (name, row) in linkage.dialects.inOrder(linkage.dialects.frameCalls) {
      for call in linkage.calls(of: name) {
        let shown: NodeRef? =
          switch row.argument {
          case .position(let position): linkage.arguments(of: call).dropFirst(position).first
          case .label(let label): linkage.argument(label, of: call)
          case .receiver: receiver(of: call)
          }
        guard let shown, linkage.frameRow(linkage.typeOf(shown)) != nil else { continue }
        noteShowing(shown, by: call, row.manner, &frames)
      }
    }
  }

  private func ownRow(_ base: NodeRef) -> FrameRow? {
    guard case .type(let id)? = linkage.frameHolder(of: base) else { return nil }
    return linkage.frameRow(.project(id))
  }

  private func noteShowing(_ frame: NodeRef, by call: NodeRef, _ manner: Manner, _ frames: inout Frames) {
    guard let holder = linkage.frameHolder(of: frame) else { return }
    frames.add(Frames.Showing(call: call, holder: holder, type: linkage.typeOf(frame).projectType, manner: manner))
  }

  // MARK: What is shown

  private func sendFrames(_ frames: Frames) {
    var fillings: [FrameHolder: [Frames.Filling]] = [:]
    for filling in frames.fillings { fillings[frames.root(filling.holder), default: []].append(filling) }
    var sent: Set<NodeRef> = []
    for showing in frames.showings {
      if let type = showing.type, isScreen(.project(type)) {
        // What is on it is its own root.
        send([.object(type, nil)], shown(showing.manner, at: showing.call), at: showing.call, showing.call)
        continue
      }
      var all = fillings[frames.root(showing.holder)] ?? []
      if let type = showing.type, showing.holder != .type(type) { all += fillings[frames.root(.type(type))] ?? [] }
      let here = all.filter { linkage.enclosingBody($0.site) == linkage.enclosingBody(showing.call) }
      for filling in here.isEmpty ? all.filter({ !isShownAtOnce($0, frames) }) : here where !isGiven(filling) {
        if !here.isEmpty, shownFirst(filling, frames) != showing.call { continue }
        sent.insert(filling.site)
        send(known(filling.content), shown(showing.manner, at: showing.call), at: showing.call, filling.content)
      }
    }
    for filling in frames.fillings where !sent.contains(filling.site) {
      var sink = shown(filling.manner, at: filling.site)
      if let controller = screen(around: filling, frames) {
        sink.manner = .root
        sink.holder = controller
      }
      send(known(filling.content), sink, at: filling.site, filling.content)
    }
  }

  /// Of several calls of one body that show a frame, the first behind the one that fills it: a document takes up its window, and
  /// orders it to the front.
  private func shownFirst(_ filling: Frames.Filling, _ frames: Frames) -> NodeRef? {
    let body = linkage.enclosingBody(filling.site)
    let root = frames.root(filling.holder)
    let calls = frames.showings.filter { frames.root($0.holder) == root && linkage.enclosingBody($0.call) == body }.map(\.call).sorted()
    return calls.first { $0 > filling.site } ?? calls.first
  }

  /// Whether a body that puts something on a frame shows the frame itself.
  private func isShownAtOnce(_ filling: Frames.Filling, _ frames: Frames) -> Bool {
    let body = linkage.enclosingBody(filling.site)
    return frames.showings.contains { frames.root($0.holder) == frames.root(filling.holder) && linkage.enclosingBody($0.call) == body }
  }

  /// Whether an initialiser puts on the frame what it is given: whoever makes the frame decides.
  private func isGiven(_ filling: Frames.Filling) -> Bool {
    guard case .function(let function) = linkage.enclosingBody(filling.site), declarations[function].isInit else { return false }
    return known(filling.content).contains { if case .parameter = $0 { true } else { false } }
  }

  /// The window controller of the program's own on whose window something is put.
  private func screen(around filling: Frames.Filling, _ frames: Frames) -> TypeID? {
    let root = frames.root(filling.holder)
    for index in declarations.types.indices {
      let id = TypeID(index)
      if isScreen(.project(id)), linkage.frameRow(.project(id)) != nil, frames.root(.type(id)) == root { return id }
    }
    return nil
  }

  /// Window controllers of the program's own are screens.
  private func isScreen(_ type: TypeRef?) -> Bool {
    guard case .project(let id)? = type else { return false }
    return linkage.isViewController(id)
  }

  /// What of a window's content is a screen, or may be: a view that is no screen fills it without being one.
  private func known(_ content: NodeRef) -> [Value] {
    linkage.evaluate(content).flatMap(passedInside).filter { value in
      switch value {
      case .parameter, .route, .slot, .payload, .part, .made, .scene, .container, .closureArgument: true
      default: linkage.isScreenValue(value)
      }
    }
  }

  /// What a caller gives a view around its content: `NSHostingController(rootView: Themed { view })`.
  private func passedInside(_ value: Value) -> [Value] {
    guard case .object(let id, let construction?) = value, linkage.isWrapperView(id) else { return [value] }
    var walk = Walk(linkage: linkage)
    let passed = linkage.arguments(of: construction.call).filter { program[$0].kind == .closure }
      .flatMap { walk.content(of: $0, construction.frame) }.filter { if case .parameter = $0 { true } else { false } }
    return passed.isEmpty ? [value] : passed
  }

  /// The first window of an app is its root.
  private func shown(_ manner: Manner, at site: NodeRef) -> Sink {
    var sink = Sink(manner: manner)
    if manner == .window, case .function(let function) = linkage.enclosingBody(site),
      ["applicationDidFinishLaunching", "applicationWillFinishLaunching"].contains(linkage.text(declarations[function].name))
    {
      sink.manner = .root
      sink.isPlaced = true
    }
    return sink
  }
}
