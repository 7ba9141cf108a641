/// What storyboards and xibs name, as far as reachability must know it: the classes that they make.
enum InterfaceFiles {
  /// The values of every `customClass` in the files; what cannot be read names nothing.
  ///
  /// - Parameter paths: zero-terminated, for the system.
  /// - Complexity: O(*bytes*).
  static func classNames(_ paths: [[UInt8]]) -> Set<String> {
    var names: Set<String> = []
    var buffer = ReadBuffer()
    for path in paths {
      let failure = path.withUnsafeBufferPointer { bytes in
        bytes.withMemoryRebound(to: CChar.self) { $0.baseAddress.flatMap { buffer.read($0) } }
      }
      if failure != nil { continue }
      buffer.withText { text in collect(text, into: &names) }
    }
    return names
  }

  /// The values of every `customClass` in a text.
  static func classNames(in text: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    collect(text.span, into: &names)
    return names
  }

  private static let attribute = Array(#"customClass=""#.utf8)

  private static func collect(_ text: Span<UInt8>, into names: inout Set<String>) {
    var at = 0
    while at + attribute.count < text.count {
      guard text[at] == attribute[0], matches(text, at) else {
        at += 1
        continue
      }
      at += attribute.count
      var name: [UInt8] = []
      while at < text.count, text[at] != UInt8(ascii: "\""), name.count < 256 {
        name.append(text[at])
        at += 1
      }
      names.insert(String(decoding: name, as: UTF8.self))
    }
  }

  private static func matches(_ text: Span<UInt8>, _ at: Int) -> Bool {
    for (index, byte) in attribute.enumerated() where text[at + index] != byte { return false }
    return true
  }
}
