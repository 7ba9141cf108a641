#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif
import NavLexing

/// Reads files one after the other into the same memory, with the lexer's padding behind the text.
struct Reader {
  private(set) var bytes = [UInt8](repeating: 0, count: 1 << 16)

  /// The length of the file's text, which stands in `bytes`; 0 where it cannot be read.
  mutating func read(_ path: String) -> Int {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return finish(0) }
    defer { close(file) }
    // As the program does: the size is asked first, and no second call needed to see the end.
    var status = stat()
    guard fstat(file, &status) == 0 else { return finish(0) }
    let size = Int(status.st_size)
    var length = 0
    while true {
      if bytes.count - length <= Lexer.padding {
        bytes.append(contentsOf: [UInt8](repeating: 0, count: bytes.count))
      }
      let room = bytes.count - length - Lexer.padding
      let got = bytes.withUnsafeMutableBytes { memory -> Int in
        guard let base = memory.baseAddress else { return 0 }
        #if canImport(Glibc)
        return Glibc.read(file, base + length, room)
        #elseif canImport(Musl)
        return Musl.read(file, base + length, room)
        #else
        return Darwin.read(file, base + length, room)
        #endif
      }
      if got <= 0 { return finish(length) }
      length += got
      if length == size { return finish(length) }
    }
  }

  private mutating func finish(_ length: Int) -> Int {
    for i in length..<length + Lexer.padding { bytes[i] = 0 }
    return length
  }

  /// Counts line feeds, in a loop that the compiler vectorises.
  static func newlines(_ bytes: Span<UInt8>, _ count: Int) -> Int {
    var total = 0
    var i = 0
    while i < count {
      // Sums of a byte each do not overflow within 255 bytes.
      let end = min(count, i + 255)
      var sum: UInt8 = 0
      while i < end {
        sum &+= bytes[i] == 0x0A ? 1 : 0
        i += 1
      }
      total += Int(sum)
    }
    return total
  }
}
