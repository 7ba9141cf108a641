import NavFindings
import NavModel

extension Rule {
  static let unhandledShortcutItem = Rule(card) { graph in
    guard graph.hasEntries else { return [] }
    return graph.observations.addresses.unhandledShortcuts.map { shortcut in
      Claim(
        place: shortcut.place, subject: shortcut.text,
        message: "no code says the type '\(shortcut.text)' of this shortcut, so the app opens and does nothing more; "
          + "compare 'shortcutItem.type' with it, or remove the item")
    }
  }

  private static let card = RuleCard(
    id: "unhandled-shortcut-item",
    severity: .warning,
    summary: "An item of the icon's menu whose type no code says",
    rationale: """
      A shortcut item's type is only a text that the app is given. One that the code compares with nothing opens the app \
      and shows its first screen: the item's promise is not kept, and nothing says so.

      Keep the types as raw values of one enum, and compare 'shortcutItem.type' with it. A type counts as said where its last \
      part is a text, a case or a property of the code.
      """,
    bad: [.init("the code says another type", app("com.shop.find"), interfaces: [list(" <!-- expect: unhandled-shortcut-item -->")])],
    good: [.init("the code says the type", app("com.shop.search"), interfaces: [list()])])

  private static func list(_ mark: String = "") -> RuleCard.Interface {
    AddressExample.list(
      """
        <key>UIApplicationShortcutItems</key>
        <array>
          <dict>
            <key>UIApplicationShortcutItemType</key>
            <string>com.shop.search</string>\(mark)
            <key>UIApplicationShortcutItemTitle</key>
            <string>Look for goods</string>
          </dict>
        </array>
      """)
  }

  private static func app(_ type: String) -> String {
    ExampleApps.uiKit + """
      final class HomeViewController: UIViewController {
        func perform(_ item: UIApplicationShortcutItem) {
          if item.type == "\(type)" { present(FinderViewController(), animated: true) }
        }
      }

      final class FinderViewController: UIViewController {}
      """
  }
}
