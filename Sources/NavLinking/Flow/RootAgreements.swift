import NavFacts

/// Flags and data, or several flags, that have to agree at a window's root, where the next condition asks for all of them but one:
/// `if user != nil && isSure { Home() } else if user != nil { Consent() } else { Login() }`. Who sets that one goes on from what the next
/// condition shows, for anywhere else the rest is missing.
extension SinkFlow {
  private var program: Program { linkage.program }

  /// - Parameter branches: of the choice that is made by these terms.
  func sendAgreements(_ terms: [Term], _ branches: [NodeRef]) {
    guard terms.count > 1, let shown = branches.first, let next = branches.last, program[next].kind == .ifStmt,
      terms.allSatisfy(\.isNeeded)
    else { return }
    let others = self.terms(of: next)
    guard !others.isEmpty, others.allSatisfy(\.isNeeded), let left = self.branches(of: next).first.flatMap(onlyView) else { return }
    for term in terms where !term.isEnough && terms.allSatisfy({ one in one.state == term.state || others.contains { asksTheSame($0, one) } }) {
      for (state, first) in states(behind: term.state) {
        for write in linkage.writes(to: state) where !isInInitialiser(write.site) {
          guard truths(of: term, by: write, first).contains(term.wanted), !isUndone(before: write.site, term, among: terms) else { continue }
          var sink = Sink(manner: .root)
          sink.note(shown, .presents)
          sink.holder = left
          for view in screens(inBranch: shown) { send(view, sink, at: write.site) }
        }
      }
    }
  }

  private func asksTheSame(_ one: Term, _ other: Term) -> Bool {
    one.state == other.state && one.wanted == other.wanted && one.asksForData == other.asksForData && one.name == other.name
  }

  private func onlyView(_ branch: NodeRef) -> TypeID? {
    let shown = screens(inBranch: branch).compactMap(viewMade)
    return shown.count == 1 ? shown[0] : nil
  }
}
