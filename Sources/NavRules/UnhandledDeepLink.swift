import NavFindings
import NavModel

extension Rule {
  static let unhandledDeepLink = Rule(card) { graph in
    let addresses = graph.observations.addresses
    return addresses.unhandledLinks.map { link in
      let host = link.text.split(separator: "://", maxSplits: 1).last.map { String($0.prefix { !"/?#".contains($0) }) } ?? link.text
      let near = Spelling.nearest(to: host, among: addresses.hosts)
      return Claim(
        place: link.place, subject: link.text,
        message: "the app opens '\(link.text)' with its own scheme, but no code knows '\(host)', so the link leads to the first screen only; "
          + (near.map { "did you mean '\($0)'?" } ?? "answer it where the other hosts are"))
    }
  }

  private static let card = RuleCard(
    id: "unhandled-deep-link",
    severity: .warning,
    summary: "A URL of the app's own scheme whose host no code knows",
    rationale: """
      Widgets, shortcuts and notifications lead into the app with URLs of its own scheme. Where the code that reads them \
      compares hosts, and the host of a URL stands nowhere else, the link opens the app and goes no further.

      Mend the URL, or answer its host. Nothing is said where the host is a case's or a property's name, or part of some \
      other text: that may be how it is known.
      """,
    bad: [
      .init(
        "the host is misspelt",
        AddressExample.app(
          more: AddressExample.router() + #"let ordersLink = URL(string: "shoply://ordres/latest") // expect: unhandled-deep-link"#),
        interfaces: [AddressExample.scheme()])
    ],
    good: [
      .init(
        "the router knows the host",
        AddressExample.app(more: AddressExample.router() + #"let ordersLink = URL(string: "shoply://orders/latest")"#),
        interfaces: [AddressExample.scheme()])
    ])
}
