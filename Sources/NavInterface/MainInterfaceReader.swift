import NavFacts
import NavSource

/// Finds which storyboards the system opens by itself, in property lists and in build settings.
public enum MainInterfaceReader {
  /// The keys that name one. `UILaunchStoryboardName` is none of them: a launch screen leads nowhere.
  private static let keys: [StaticString] = [
    "UIMainStoryboardFile", "UIMainStoryboardFile~ipad", "UIMainStoryboardFile~iphone", "UISceneStoryboardFile",
    "NSMainStoryboardFile", "NSExtensionMainStoryboard", "WKMainStoryboardFile",
  ]

  /// Those of a property list in XML, at any depth. Other forms, and damaged ones, give nothing: Xcode itself tells about them.
  /// - Complexity: O(*bytes*).
  public static func propertyList(path: String, bytes: [UInt8]) -> [MainInterface] {
    if offsetOfWord(in: bytes, from: 0) == nil { return [] }
    var scanner = XMLScanner(bytes)
    var places = PlaceCounter(file: path)
    var found: [MainInterface] = []
    var key: StaticString?
    var isKey = false
    while let event = try? scanner.next() {
      switch event {
      case .start:
        isKey = scanner.isNamed(scanner.name, "key")
        if !isKey, !scanner.isNamed(scanner.name, "string") { key = nil }
      case .text:
        if isKey {
          key = keys.first { scanner.isNamed(scanner.content, $0) }
        } else if let named = key, let value = scanner.text(scanner.content), let name = storyboardName(value) {
          found.append(MainInterface(storyboard: name, key: "\(named)", place: places.place(scanner.content, in: bytes)))
          key = nil
        }
      case .end, .comment: break
      case .finish: return found
      }
    }
    return found
  }

  /// Those of a text in which lines give a key its value, `KEY = value;` or `KEY: value`: an Xcode project, a file of build
  /// settings, a project generator's manifest.
  /// - Complexity: O(*bytes*).
  public static func settings(path: String, bytes: [UInt8]) -> [MainInterface] {
    var places = PlaceCounter(file: path)
    var found: [MainInterface] = []
    var at = 0
    while let hit = offsetOfWord(in: bytes, from: at) {
      var start = hit
      while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
      let end = bytes[hit...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      if let (key, range) = setting(bytes[start..<end]), let name = storyboardName(String(decoding: bytes[range], as: UTF8.self)) {
        found.append(MainInterface(storyboard: name, key: key, place: places.place(range, in: bytes)))
      }
      at = end + 1
    }
    return found
  }

  /// The first offset from `start` on at which `Storyboard` stands, which is in all keys: projects have megabytes of other lines.
  private static func offsetOfWord(in bytes: [UInt8], from start: Int) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var at = start
      while at + word.count <= bytes.count {
        let last = bytes[at + word.count - 1]
        if last == word[word.count - 1], bytes[at..<at + word.count].elementsEqual(word) { return at }
        at += skips[Int(last)]
      }
      return nil
    }
  }

  private static let word = Array("Storyboard".utf8)
  /// By the byte under the word's last one, how far the word may be moved.
  private static let skips: [Int] = {
    var skips = [Int](repeating: word.count, count: 256)
    for (index, byte) in word.dropLast().enumerated() { skips[Int(byte)] = word.count - 1 - index }
    return skips
  }()

  /// The key of a line, without the prefix that makes it a build setting, and where its value is.
  private static func setting(_ line: ArraySlice<UInt8>) -> (String, Range<Int>)? {
    func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }
    guard line.count < XMLScanner.longestName else { return nil }
    func isMark(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "=") || byte == UInt8(ascii: ":") }
    guard var mark = line.firstIndex(where: isMark) else { return nil }
    var key = line[..<mark]
    // `[sdk=iphone*]` behind the key of a build setting.
    if let condition = key.firstIndex(of: UInt8(ascii: "[")), let end = line[mark...].firstIndex(of: UInt8(ascii: "]")) {
      key = key[..<condition]
      mark = line[end...].firstIndex(where: isMark) ?? mark
    }
    while let first = key.first, first <= 0x20 || isQuote(first) { key = key.dropFirst() }
    while let last = key.last, last <= 0x20 || isQuote(last) { key = key.dropLast() }
    let prefix = "INFOPLIST_KEY_".utf8
    if key.starts(with: prefix) { key = key.dropFirst(prefix.count) }
    guard let known = keys.first(where: { key.elementsEqual("\($0)".utf8) }) else { return nil }
    var value = line[(mark + 1)...]
    while let first = value.first, first <= 0x20 || isQuote(first) { value = value.dropFirst() }
    while let last = value.last, last <= 0x20 || isQuote(last) || last == UInt8(ascii: ";") || last == UInt8(ascii: ",") {
      value = value.dropLast()
    }
    return value.isEmpty ? nil : ("\(known)", value.startIndex..<value.endIndex)
  }

  /// nil where the name is only known when the app is built: `$(MAIN_STORYBOARD)`.
  private static func storyboardName(_ value: String) -> String? {
    let suffix = ".storyboard"
    let name = value.hasSuffix(suffix) ? String(value.dropLast(suffix.utf8.count)) : value
    return name.isEmpty || name.contains("$") ? nil : name
  }
}
