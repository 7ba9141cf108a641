import NavFindings
import NavModel

extension Rule {
  static let undeclaredURLScheme = Rule(card) { graph in
    graph.observations.addresses.undeclaredSchemes.map { scheme in
      let near = Spelling.nearest(to: scheme.text, among: graph.observations.addresses.schemes)
      return Claim(
        place: scheme.place, subject: scheme.text,
        message: "no property list declares the scheme '\(scheme.text)', so the system never opens the app with such a URL; "
          + (near.map { "did you mean '\($0)'?" } ?? "add it to 'CFBundleURLSchemes' in the app's Info.plist"))
    }
  }

  private static let card = RuleCard(
    id: "undeclared-url-scheme",
    severity: .warning,
    summary: "Code waits for URLs of a scheme that no property list declares",
    rationale: """
      The system opens an app only with URLs of the schemes in its 'CFBundleURLTypes'. A widget's or a message's link of \
      another scheme fails without a word, however well the app would answer it.

      Add the scheme to the Info.plist of the app. A scheme is taken for the app's own where the code that is given the URL \
      compares with it, and some URL of it is written in the code. Nothing is said where property lists are put together \
      when the app is built.
      """,
    bad: [
      .init(
        "the list has another scheme",
        AddressExample.app(
          more: AddressExample.router(scheme: " // expect: undeclared-url-scheme") + #"let ordersLink = URL(string: "shoply://orders")"#),
        interfaces: [
          AddressExample.list(
            """
              <key>CFBundleDisplayName</key>
              <string>Shoply</string>
            """)
        ])
    ],
    good: [
      .init(
        "the list has the scheme", AddressExample.app(more: AddressExample.router() + #"let ordersLink = URL(string: "shoply://orders")"#),
        interfaces: [AddressExample.scheme()])
    ])
}
