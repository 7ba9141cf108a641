import NavFacts

/// Tab bars of the program's own around view controllers: a list of them, of which code puts one at a time into the view, whichever has
/// the number that was tapped. `addChild(pages[index])`, `show(items[sender.tag].controller)`
extension SinkFlow {
  private var program: Program { linkage.program }

  /// Sends each controller of the list where the list names it.
  /// - Returns: whether a number picks what is put in place, and the list is seen.
  func sendSwapped(_ expression: NodeRef, _ sink: Sink) -> Bool {
    guard sink.manner == .child, let (list, member) = linkage.listPicked(by: expression), let elements = linkage.elementsGiven(to: list),
      elements.count > 1, let holder = linkage.enclosingType(list), linkage.isViewController(holder)
    else { return false }
    var sink = sink
    sink.manner = .tab
    sink.holder = sink.holder ?? holder
    for element in elements {
      if let member {
        var walk = Walk(linkage: linkage)
        let type = linkage.typeOf(element)
        send(walk.values(of: element, nil).flatMap { walk.member(member, of: $0, type: type, nil) }, sink.staying(at: element), at: element, element)
      } else {
        send(element, sink.staying(at: element), at: element)
      }
    }
    return true
  }
}
