import GraphvizShim
import NavDOT

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What goes in and out of the process.
enum StandardStreams {
  /// A drawing of 5,000 boxes takes 5 MB.
  private static let inputLimit = 64 << 20

  static func drawRequest() -> (DrawingReply.Code, [UInt8]) {
    navdraw_leave_no_core_file()
    do {
      let request = try DrawingRequest(decoding: readInput())
      try AttributeTable.check(request.graph)
      // Ends this process should whoever asked be gone: the default for SIGALRM.
      alarm(UInt32(clamping: request.seconds + 5))
      return LargeStack.draw(request)
    } catch {
      say(error: "\(error)")
      return (.badRequest, [])
    }
  }

  private static func readInput() throws(RequestError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(0, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return bytes }
      bytes += chunk[..<count]
      if bytes.count > inputLimit { throw .malformed("it is longer than \(inputLimit >> 20) MB") }
    }
  }

  static func write(_ bytes: [UInt8], to descriptor: Int32) {
    var sent = 0
    bytes.withUnsafeBytes { buffer in
      while sent < buffer.count {
        #if canImport(Darwin)
          let count = Darwin.write(descriptor, buffer.baseAddress.map { $0 + sent }, buffer.count - sent)
        #elseif canImport(Glibc)
          let count = Glibc.write(descriptor, buffer.baseAddress.map { $0 + sent }, buffer.count - sent)
        #elseif canImport(Musl)
          let count = Musl.write(descriptor, buffer.baseAddress.map { $0 + sent }, buffer.count - sent)
        #endif
        if count < 0, errno == EINTR { continue }
        if count <= 0 { return }
        sent += count
      }
    }
  }

  static func say(error: String) { say(DrawingReply.errorPrefix, error) }
  static func say(note: String) { say(DrawingReply.notePrefix, note) }

  /// One line, whatever the text: the reader takes lines apart.
  private static func say(_ prefix: String, _ text: String) {
    let line = text.map { $0.isNewline ? " " : $0 }
    write(Array((prefix + String(line) + "\n").utf8), to: 2)
  }
}
