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

  /// Writes all bytes. The process must ignore `SIGPIPE`.
  public static func write(_ bytes: [UInt8], to stream: Int32) -> Failure? {
    WholeFile.writeAll(bytes, to: stream).map { $0.code == EPIPE ? .readerIsGone : .system(code: $0.code) }
  }
}
