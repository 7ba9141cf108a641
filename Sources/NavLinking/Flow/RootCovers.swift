import NavFacts

/// Screens that lie over all that a window shows while a state says so: `ZStack { MainView(); if isFirst { WelcomeView() } }`,
/// `MainView().overlay { if mustUpdate { UpdateView() } }`. Who sets the state puts them there; taking them away leads nowhere new.
extension SinkFlow {
  private var program: Program { linkage.program }

  /// - Parameters:
  ///   - content: of a scene, or of the view that alone fills one.
  ///   - scene: nil for the content of a view.
  /// - Returns: what they lie over, if that is a screen of the content's view.
  func sendCovers(over content: NodeRef, of scene: NodeRef?) -> NodeRef? {
    var lowest: NodeRef?
    let covers = covers(over: content, depth: 0, &lowest)
    let under = scene == nil && !covers.isEmpty ? lowest.flatMap { goesOn($0) ? $0 : nil } : nil
    if let under { sendInPlace(under, of: nil) }
    for (condition, view) in covers {
      guard case let terms = terms(of: condition), terms.count == 1, let term = terms.first else {
        // Who makes so what is no plain state is not followed: tabs or a stack are shown where they stand.
        if viewMade(by: view).map(linkage.startsNavigation) ?? false { sendInPlace(view, of: scene) }
        continue
      }
      if isThereAtFirst(term) { sendInPlace(view, of: scene) }
      sendTurns(of: term, to: view, noting: condition)
    }
    return under
  }

  /// Whether a view has tabs or a stack of its own, or does nothing but choose what it shows.
  private func goesOn(_ layer: NodeRef) -> Bool {
    guard let view = viewMade(by: layer) else { return false }
    return linkage.startsNavigation(view) || linkage.bodyGetter(view).flatMap { wholeChoice($0) ?? wholeCondition($0) } != nil
  }

  func sendInPlace(_ view: NodeRef, of scene: NodeRef?) {
    let start = drafts.count
    send(view, Sink(manner: .root), at: telling(view))
    for index in start..<drafts.count where scene != nil && drafts[index].site == telling(view) { drafts[index].scene = scene }
  }

  /// Sends a view from each place that makes so what it is shown by.
  func sendTurns(of term: Term, to view: NodeRef, noting condition: NodeRef) {
    for (state, first) in states(behind: term.state) {
      for write in linkage.writes(to: state) where !isInInitialiser(write.site) {
        for (site, truths) in decisions(on: term, by: write, first) {
          guard truths.contains(term.wanted), linkage.enclosingType(site) != viewMade(by: view) else { continue }
          var sink = Sink(manner: .root)
          sink.note(condition, .presents)
          send(view, sink, at: site)
        }
      }
    }
  }

  private func isThereAtFirst(_ term: Term) -> Bool {
    !term.asksForData && linkage.declarations[term.state].initial.flatMap { truth(of: term, given: $0) } == term.wanted
  }

  /// The conditions under which one view lies over the others, each with that view.
  ///
  /// - Parameter lowest: is told the first of the layers.
  private func covers(over content: NodeRef, depth: Int, _ lowest: inout NodeRef?) -> [(condition: NodeRef, view: NodeRef)] {
    let statements = program.members(content).filter { ![.parameter, .varDecl, .funcDecl].contains(program[$0].kind) }
    guard depth < 6, statements.count == 1, program[statements[0]].kind == .call else { return [] }
    let told = telling(statements[0])
    var found = laidOver(statements[0])
    guard program[told].kind == .call, let callee = program.firstChild(told), program[callee].kind == .name,
      linkage.traits[program[callee].name].contains(.isLayout) || linkage.isAroundContent(told), let closure = contentArgument(of: told),
      program[closure].kind == .closure
    else { return found }
    if linkage.text(program[callee].name) == "ZStack" {
      let layers = program.members(closure).filter { ![.parameter, .varDecl, .funcDecl].contains(program[$0].kind) }
      // What has nothing under it is no cover.
      guard let first = layers.first, fills(first), !isHeldToAnEdge(told) else { return found }
      lowest = first
      found += layers.dropFirst().compactMap(cover)
      found += laidOver(first)
    } else {
      found += covers(over: closure, depth: depth + 1, &lowest)
    }
    return found
  }

  /// A view of the program's, a stack, tabs or columns; or one of several that take turns.
  private func fills(_ layer: NodeRef, depth: Int = 0) -> Bool {
    if program[layer].kind == .switchStmt { return linkage.mappings[layer] != nil }
    if let getter = linkage.propertyWritten(by: telling(layer)).flatMap({ linkage.declarations[$0].getter }), depth < 4 {
      let parts = program.members(getter).filter { ![.varDecl, .funcDecl].contains(program[$0].kind) }
      return parts.count == 1 && fills(parts[0], depth: depth + 1)
    }
    guard program[layer].kind == .call else { return false }
    if viewMade(by: layer) != nil { return true }
    guard let callee = program.firstChild(telling(layer)), program[callee].kind == .name else { return false }
    return linkage.dialects.containers[program[callee].name].map { !$0.isScene } ?? false
  }

  /// Whether what lies over the first layer is put to a side of it, as a bar is: `ZStack(alignment: .bottom) { … }`.
  private func isHeldToAnEdge(_ layers: NodeRef) -> Bool {
    guard let alignment = linkage.argument("alignment", of: layers), program[alignment].kind == .implicitMember else { return false }
    return linkage.text(program[alignment].name) != "center"
  }

  /// What modifiers lay over a view.
  private func laidOver(_ view: NodeRef) -> [(condition: NodeRef, view: NodeRef)] {
    var found: [(NodeRef, NodeRef)] = []
    var at = view
    while program[at].kind == .call, let callee = program.firstChild(at), program[callee].kind == .member, let base = program.firstChild(callee) {
      if linkage.text(program[callee].name) == "overlay", !isHeldToAnEdge(at), let closure = linkage.arguments(of: at).last, program[closure].kind == .closure {
        let statements = program.members(closure).filter { program[$0].kind != .parameter }
        if statements.count == 1, let cover = cover(statements[0]) { found.append(cover) }
      }
      at = base
    }
    return found
  }

  /// An `if` without an `else` that shows one view.
  private func cover(_ statement: NodeRef) -> (condition: NodeRef, view: NodeRef)? {
    guard let shown = statementAlone(under: statement), let view = linkage.evaluate(shown).compactMap(\.objectType).first, linkage.isView(view), !isMessage(view),
      // What takes itself away is told by its state already.
      !presentations.contains(where: { $0.call == statement })
    else { return nil }
    return (statement, shown)
  }

  /// What an `if` without an `else` shows, where that is one statement.
  func statementAlone(under condition: NodeRef) -> NodeRef? {
    guard case let branches = branches(of: condition), branches.count == 1,
      case let shown = program.members(branches[0]).filter({ ![.varDecl, .funcDecl].contains(program[$0].kind) }), shown.count == 1
    else { return nil }
    return shown[0]
  }

  /// A view that says something in passing, over the screen that the user is on; tabs are more than a bar.
  private func isMessage(_ view: TypeID) -> Bool {
    if linkage.startsNavigation(view) { return false }
    return linkage.isButton(view) || !Self.messages.isDisjoint(with: linkage.words(in: linkage.declarations[view].name))
  }

  private static let messages: Set<String> = [
    "toast", "loading", "loader", "progress", "indicator", "spinner", "alert", "banner", "snackbar", "hud", "message", "notification",
    "popup", "menu", "tooltip", "dim", "blur", "background", "button", "bar", "overlay",
  ]
}
