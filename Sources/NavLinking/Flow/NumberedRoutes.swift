import NavFacts

/// Cases that are made again of the number or text by which they were passed on, `Page(rawValue: number)`, where somebody has said
/// `select(Page.cart.rawValue)`: what is shown is decided where the case is named.
extension SinkFlow {
  private var program: Program { linkage.program }

  /// Follows the number or text of which an enum's case is made.
  func sendNumber(ofCase node: NodeRef, _ type: TypeID, _ frame: Frame?, _ sink: Sink, at site: NodeRef) {
    guard program[node].kind == .call, let number = linkage.argument("rawValue", of: node) else { return }
    var sink = sink
    sink.projections.insert(.numbered(type), at: 0)
    send(number, sink, at: site, frame)
  }

  /// Sends on what may stand for a case of the enum whose number or text is wanted; other numbers name none.
  ///
  /// - Returns: whether that is all there is to do.
  func sendNumbered(_ value: Value, _ sink: Sink, at site: NodeRef, _ expression: NodeRef) -> Bool {
    guard case .numbered(let type)? = sink.projections.first else { return false }
    switch value {
    case .route(type, _, _, _):
      var sink = sink
      sink.projections.removeFirst()
      send(value, sink, at: site, expression)
      return true
    case .slot(let id):
      addSlot(id, sink, at: site)
      return true
    case .parameter, .payload, .part, .element, .tuple, .asked, .later, .closureArgument: return false
    default:
      outcomes += 1
      return true
    }
  }

  /// Whether a number is wanted and another is made of it: `step.rawValue + 1`.
  func isCounted(_ expression: NodeRef, _ sink: Sink) -> Bool {
    guard case .numbered? = sink.projections.first, case let made = linkage.initial(of: expression), program[made].kind == .infix else { return false }
    return program[made].name != linkage.names.coalesce
  }
}
