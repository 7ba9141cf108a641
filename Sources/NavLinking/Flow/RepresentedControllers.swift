import NavFacts

/// View controllers that a view stands for: `struct CartView: UIViewControllerRepresentable`, whose `makeUIViewController` makes a
/// `CartController`. The view is what is shown, and the controller is in it.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Notes as a part of each such view the program's own screens that it makes. What the framework or a library has is what the view is called after.
  func findRepresented() {
    for (base, maker) in Self.makers {
      guard program.symbol(base) != nil, let name = program.symbol(maker) else { continue }
      for function in declarations.functionsByName[name] ?? [] {
        guard case .type(let view) = declarations[function].owner, linkage.inherits(view, from: base), let body = declarations[function].body else {
          continue
        }
        for given in linkage.returnedExpressions(of: body) { sendRepresented(linkage.evaluate(given), by: view, at: given) }
      }
    }
  }

  private func sendRepresented(_ values: [Value], by view: TypeID, at site: NodeRef) {
    for value in values {
      switch value {
      // One that is declared in the view is how the view works.
      case .object(let id, _) where linkage.isScreenLike(id) && declarations[id].outer != view: send(value, Sink(manner: .child), at: site, site)
      case .container(_, let inner, _): sendRepresented(inner, by: view, at: site)
      default: continue
      }
    }
  }

  private static let makers: KeyValuePairs<String, String> = [
    "UIViewControllerRepresentable": "makeUIViewController", "NSViewControllerRepresentable": "makeNSViewController",
  ]
}
