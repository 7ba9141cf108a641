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

  /// Writes all bytes. The process must ignore `SIGPIPE`.
  public static func write(_ bytes: [UInt8], to stream: Int32) -> Failure? {
    WholeFile.writeAll(bytes, to: stream).map { $0.code == EPIPE ? .readerIsGone : .system(code: $0.code) }
  }
}
