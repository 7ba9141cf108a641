#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Memory that one worker reads file after file into: `read(2)` into a kept buffer beats mapping and `Data` by far.
struct ReadBuffer {
  /// Zero bytes that stand behind the text, so that inner loops of the lexer need no end check.
  static let padding = 64
  /// No source file is larger; what is, is not source. Keeps offsets well inside 32 bits.
  static let largestFile = 64 << 20

  enum Failure: Error, Hashable {
    case system(SystemError)
    /// A folder, a pipe or a device.
    case notAFile
    case tooLarge(bytes: Int)
  }

  private var bytes = [UInt8](repeating: 0, count: 256 << 10)
  /// How many bytes of text the last file had.
  private(set) var count = 0
  /// The folder of the last file: files come in the order of their paths.
  private var folder: OpenFolder?

  /// Reads a whole file. On failure the buffer holds an empty text.
  ///
  /// - Parameters:
  ///   - path: zero-terminated, in the bytes that the file system gave.
  ///   - largest: a file with more bytes is not read.
  mutating func read(_ path: UnsafePointer<CChar>, atMost largest: Int = largestFile) -> Failure? {
    count = 0
    // Not blocking: a named pipe must not hold the run.
    let file = opened(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return .system(SystemError(code: errno)) }
    defer { close(file) }
    var raw = stat()
    guard fstat(file, &raw) == 0 else { return .system(SystemError(code: errno)) }
    let status = FileStatus(raw)
    guard status.kind == .file else { return .notAFile }
    guard status.size <= largest else { return .tooLarge(bytes: status.size) }
    reserve(status.size)
    var filled = 0
    while true {
      // The file may have grown since its size was asked.
      if filled + Self.padding >= bytes.count {
        guard filled < largest else { return .tooLarge(bytes: filled) }
        reserve(filled * 2)
      }
      let room = bytes.count - Self.padding - filled
      let got = bytes.withUnsafeMutableBytes { buffer -> Int in
        guard let start = buffer.baseAddress else { return 0 }
        #if canImport(Glibc)
          return Glibc.read(file, start + filled, room)
        #elseif canImport(Musl)
          return Musl.read(file, start + filled, room)
        #elseif canImport(Darwin)
          return Darwin.read(file, start + filled, room)
        #endif
      }
      if got > 0 {
        filled += got
        // A file that is as long as was said needs no second call to see its end.
        if filled == status.size { break }
      } else if got == 0 {
        break
      } else if errno != EINTR {
        return .system(SystemError(code: errno))
      }
    }
    for index in filled..<filled + Self.padding { bytes[index] = 0 }
    count = filled
    return nil
  }

  private mutating func opened(_ path: UnsafePointer<CChar>, _ flags: CInt) -> CInt {
    guard let slash = strrchr(path, CInt(UInt8(ascii: "/"))) else { return open(path, flags) }
    let length = UnsafePointer(slash) - path
    if folder?.holds(path, length: length) != true { folder = OpenFolder(path, length: length) }
    return folder?.openFile(slash + 1, flags) ?? open(path, flags)
  }

  /// The text of the last file. Only meaningful after `read` returned nil.
  func withText<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    body(bytes.span.extracting(0..<count))
  }

  /// The text with the zero bytes behind it.
  func withPaddedText<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    body(bytes.span.extracting(0..<count + Self.padding))
  }

  private mutating func reserve(_ size: Int) {
    let needed = size + Self.padding + 1
    if bytes.count < needed { bytes = [UInt8](repeating: 0, count: max(needed, bytes.count * 2)) }
  }
}

extension ReadBuffer {
  /// What makes the last file no Swift source, as the end of a sentence about it; nil if it may well be source.
  ///
  /// Only the head is looked at. A zero byte further back is the lexer's affair: the compiler warns of it too.
  func binaryReason() -> String? {
    let head = bytes[..<min(count, 1024)]
    guard head.withUnsafeBytes({ $0.baseAddress.map { memchr($0, 0, head.count) } ?? nil }) != nil else { return nil }
    let marks: [[UInt8]] = [[0xFF, 0xFE], [0xFE, 0xFF]]
    return marks.contains { head.starts(with: $0) } ? "is UTF-16 text, and Swift is UTF-8" : "is binary, not Swift source"
  }
}
