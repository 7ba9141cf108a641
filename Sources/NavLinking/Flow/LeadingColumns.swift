import NavFacts

/// Links in a column that others follow: their destination replaces what the next one shows.
/// `NavigationView { List { NavigationLink("Pens") { PenPage() } }; Text("Nothing chosen") }`
extension SinkFlow {
  private var program: Program { linkage.program }

  /// What is shown by such links alone is chosen, and not pushed.
  func chooseColumns() {
    let finder = StackFinder(linkage, flow: self, staysAtLinks: true)
    var known: [NodeRef: Bool] = [:]
    func isLeading(_ link: NodeRef) -> Bool {
      if let answer = known[link] { return answer }
      let ways = finder.ways(to: link)
      let answer = ways.hasLeadingColumn && !ways.hasLastColumn && !ways.hasOutside && !ways.isUnknown
      known[link] = answer
      return answer
    }
    for index in drafts.indices where drafts[index].manner == .push {
      let sites = [drafts[index].site] + drafts[index].trail.links.map(\.site)
      if let link = sites.first(where: isLinkCall), isLeading(link) { drafts[index].manner = .split }
    }
  }

  private func isLinkCall(_ site: NodeRef) -> Bool {
    guard program[site].kind == .call, let callee = program.firstChild(site), program[callee].kind == .name else { return false }
    return linkage.dialects.links[program[callee].name] != nil
  }
}

extension Linkage {
  /// Whether a call shows what it is given only once it is asked to: a link, `navigationDestination(…)`.
  func leads(_ call: NodeRef) -> Bool {
    guard let callee = program.firstChild(call) else { return false }
    let name = program[callee].name
    return dialects.links[name] != nil || dialects.presentations[name] != nil || dialects.registrations[name] != nil
  }

  /// Whether content stands in a column of a stack that another column follows: in `Master()` of `NavigationView { Master(); Detail() }`.
  /// A phone shows one column, and pushes there.
  func isFollowed(_ part: NodeRef, in content: NodeRef, of stack: NodeRef) -> Bool {
    guard let callee = program.firstChild(stack), dialects.containers[program[callee].name]?.hasColumns == true, !isOneColumn(stack), isForComputers(stack)
    else { return false }
    let views = program.members(content).filter { ![.parameter, .varDecl, .funcDecl].contains(program[$0].kind) }
    guard views.count > 1, let last = views.last else { return false }
    return part != last && !program.isInside(part, last)
  }

  /// Whether a style leaves only the first column: `.navigationViewStyle(.stack)`, `.navigationViewStyle(StackNavigationViewStyle())`.
  func isOneColumn(_ stack: NodeRef) -> Bool {
    var at = stack
    while let member = program.parent(at), program[member].kind == .member, let call = program.parent(member), program[call].kind == .call {
      if text(program[member].name) == "navigationViewStyle", var style = program.secondChild(call) {
        if program[style].kind == .call, let made = program.firstChild(style) { style = made }
        return ["stack", "StackNavigationViewStyle"].contains(text(program[style].name))
      }
      at = call
    }
    return false
  }
}
