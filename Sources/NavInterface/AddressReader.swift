import NavFacts
import NavSource

/// Finds in a property list how its app is called from outside.
public enum AddressReader {
  private enum Key { case schemes, foreign, shortcut }

  /// Whether a property list is an app's or an extension's: by its name, or by what every bundle says of itself. Build settings may
  /// call it anything, and apps keep data of their own in property lists.
  /// - Complexity: O(*bytes*).
  public static func isOfBundle(path: String, bytes: [UInt8]) -> Bool {
    let name = path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...]
    if name.hasPrefix("Info") || name.hasSuffix("Info.plist") { return true }
    let mark = Array("CFBundle".utf8)
    return bytes.withUnsafeBufferPointer { bytes in
      var at = 0
      while at + mark.count <= bytes.count {
        guard let first = bytes[at...].firstIndex(of: mark[0]) else { return false }
        if bytes[first...].starts(with: mark) { return true }
        at = first + 1
      }
      return false
    }
  }

  /// Those of a property list in XML, at any depth. Other forms, and damaged ones, leave open what they say.
  /// - Complexity: O(*bytes*).
  public static func read(path: String, bytes: [UInt8]) -> AddressFacts {
    var facts = AddressFacts()
    var scanner = XMLScanner(bytes)
    var places = PlaceCounter(file: path)
    var key: Key?
    var isKey = false
    while let event = try? scanner.next() {
      switch event {
      case .start:
        isKey = scanner.isNamed(scanner.name, "key")
        if isKey { key = nil }
      case .text:
        if isKey {
          key = named(scanner)
        } else if let key, let text = scanner.text(scanner.content), text.contains(where: { !$0.isWhitespace }) {
          let entry = AddressFacts.Entry(text: text, place: places.place(scanner.content, in: bytes))
          switch key {
          // A scheme is the same in any case of its letters.
          case .schemes: if text.contains("$") { facts.isOpen = true } else { facts.schemes.append(entry) }
          case .foreign: facts.foreignSchemes.insert(text.lowercased())
          case .shortcut: facts.shortcuts.append(entry)
          }
        }
      case .end:
        isKey = false
        if scanner.isNamed(scanner.name, "array") { key = nil }
      case .comment: break
      case .finish:
        facts.lists = 1
        return facts
      }
    }
    facts.isOpen = true
    return facts
  }

  private static func named(_ scanner: XMLScanner) -> Key? {
    if scanner.isNamed(scanner.content, "CFBundleURLSchemes") { return .schemes }
    if scanner.isNamed(scanner.content, "LSApplicationQueriesSchemes") { return .foreign }
    if scanner.isNamed(scanner.content, "UIApplicationShortcutItemType") { return .shortcut }
    return nil
  }
}
