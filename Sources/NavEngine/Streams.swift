#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writing to the standard streams, past the buffers of the C library.
public enum Streams {
  public enum Failure: Error, Hashable, CustomStringConvertible {
    /// The other end of the pipe is closed, as `| head` does.
    case readerIsGone
    case system(code: Int32)

    public var description: String {
      switch self {
      case .readerIsGone: systemMessage(EPIPE)
      case .system(let code): systemMessage(code)
      }
    }
  }

  /// Keeps the numbers of standard streams that the caller has closed, so that no file which is opened later gets one and
  /// receives what is meant for the stream. Writing to such a stream fails.
  public static func keepNumbers() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) == -1 {
      // The lowest free number is given, and those below are taken.
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// Reads to the end of a stream; nil where it cannot be read, or holds more than a source file may.
  public static func read(from stream: Int32) -> [UInt8]? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { buffer -> Int in
        #if canImport(Glibc)
          return Glibc.read(stream, buffer.baseAddress, buffer.count)
        #elseif canImport(Musl)
          return Musl.read(stream, buffer.baseAddress, buffer.count)
        #elseif canImport(Darwin)
          return Darwin.read(stream, buffer.baseAddress, buffer.count)
        #endif
      }
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        return nil
      }
      bytes += chunk[..<count]
      if bytes.count > ReadBuffer.largestFile { return nil }
    }
  }

  /// Writes all bytes. The process must ignore `SIGPIPE`.
  public static func write(_ bytes: [UInt8], to stream: Int32) -> Failure? {
    WholeFile.writeAll(bytes, to: stream).map { $0.code == EPIPE ? .readerIsGone : .system(code: $0.code) }
  }
}
