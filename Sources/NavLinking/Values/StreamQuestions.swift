import NavDialects
import NavFacts

/// Streams that are asked for the one value which is there: `session.isOpen.take(1).subscribe { … }`.
extension Linkage {
  /// Whether a closure watches a stream that gives it a value at once, and no more: it runs where it stands.
  func asksOnce(_ closure: NodeRef) -> Bool {
    guard let chain = chainWatched(by: closure) else { return false }
    for row in dialects.streams where !row.once.isEmpty {
      guard endsAfterOne(chain, row), let source = stream(chain, row, depth: 0) else { continue }
      return keepsLast(source, row)
    }
    return false
  }

  private func endsAfterOne(_ chain: NodeRef, _ row: StreamRow) -> Bool {
    var at: NodeRef? = chain
    while let here = at {
      if program[here].kind == .call, let callee = program.firstChild(here), row.once.contains(text(program[callee].name)) {
        let given = arguments(of: here)
        return given.isEmpty || given.count == 1 && program[given[0]].kind == .number && text(program[given[0]].name) == "1"
      }
      at = streamBefore(here)
    }
    return false
  }

  /// Whether whoever begins to watch a subject is given its last value: `BehaviorRelay(value: 1)`, `ReplaySubject<Int>.create(bufferSize: 1)`.
  private func keepsLast(_ subject: PropertyID, _ row: StreamRow) -> Bool {
    if let type = declarations[subject].type { return row.lasting.contains(text(program[type].name)) }
    guard let initial = declarations[subject].initial, program[initial].kind == .call, let made = program.firstChild(initial) else { return false }
    let type = program[made].kind == .member ? program.firstChild(made) ?? made : made
    return row.lasting.contains(text(program[type].name))
  }
}
