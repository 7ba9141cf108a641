import NavFindings
import NavModel

extension Rule {
  static let unhandledURLScheme = Rule(card) { graph in
    // Without an entry point the code that takes URLs may be elsewhere.
    guard graph.hasEntries else { return [] }
    return graph.observations.addresses.unhandledSchemes.map { scheme in
      Claim(
        place: scheme.place, subject: scheme.text,
        message: "URLs of the scheme '\(scheme.text)' open the app, but no code takes them, so they lead to the first screen only; "
          + "add '.onOpenURL' or 'scene(_:openURLContexts:)', or remove the scheme")
    }
  }

  private static let card = RuleCard(
    id: "unhandled-url-scheme",
    severity: .warning,
    summary: "The property list declares a URL scheme, and no code takes a URL",
    rationale: """
      'CFBundleURLTypes' makes the system open the app for the scheme's URLs. Without code that takes them, every such link, \
      also the one that a sign-in on the web ends with, only brings the app to the front.

      Take the URL in '.onOpenURL', 'scene(_:openURLContexts:)' or 'application(_:open:options:)', or remove the scheme. \
      Nothing is said beside code in Objective-C, of sign-in sessions, and of the schemes that libraries ask for.
      """,
    bad: [
      .init(
        "nobody takes the URL",
        AddressExample.app(
          handler: ".onAppear { router.showsOrders = true }",
          more: """
            final class Router: ObservableObject {
              @Published var showsOrders = false
            }
            """), interfaces: [AddressExample.scheme("<!-- expect: unhandled-url-scheme -->")])
    ],
    good: [.init("the router takes it", AddressExample.app(more: AddressExample.router()), interfaces: [AddressExample.scheme()])])
}
