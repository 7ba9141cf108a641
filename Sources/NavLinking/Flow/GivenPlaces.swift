import NavFacts

/// Elements of a list that are shown by the place that somebody gives: `model.show(2)` decides for the third of them.
extension SinkFlow {
  private var program: Program { linkage.program }

  /// Sends on what may tell the place of an element, and the element where a number does; all of them where it is worked out.
  ///
  /// - Returns: whether that is all there is to do.
  func sendListed(_ value: Value, _ sink: Sink, at site: NodeRef, _ expression: NodeRef) -> Bool {
    guard case .listed(let list)? = sink.projections.first else { return false }
    switch value {
    case .parameter, .payload, .part, .element, .tuple, .asked, .later, .closureArgument, .slot: return false
    default: break
    }
    outcomes += 1
    guard let elements = linkage.orderedElements(of: list) else { return true }
    var sink = sink
    sink.projections.removeFirst()
    let places = numbers(given: expression)
    if places == nil { sink.confidence = .possible }
    for place in places ?? Array(elements.indices) where elements.indices.contains(place) { send(elements[place], sink, at: site) }
    return true
  }

  /// The numbers that an expression may be; nil where one is worked out.
  private func numbers(given expression: NodeRef) -> [Int]? {
    switch program[expression].kind {
    case .number: return Int(linkage.text(program[expression].name)).map { [$0] }
    case .ternary:
      let sides = program.children(expression).map { $0 }.dropFirst().map { numbers(given: $0) }
      return sides.contains(nil) ? nil : sides.flatMap { $0 ?? [] }
    default: return nil
    }
  }
}
