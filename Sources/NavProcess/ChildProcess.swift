#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How a child process ended, and what it wrote.
public struct ChildOutcome: Sendable {
  public enum End: Sendable, Hashable {
    case exit(Int32)
    case signal(Int32)
    /// It was killed because its time was up.
    case deadline
  }

  public var end: End
  /// What it wrote to standard output.
  public var output: [UInt8]
  /// What it wrote to standard error.
  public var messages: [UInt8]
}

/// A child that could not be started.
public struct ChildError: Error, Sendable, Hashable {
  /// What the system says, as a phrase.
  public var reason: String
  /// Whether there is no such program.
  public var isMissing: Bool
}

/// Runs one program: bytes in, bytes out, and a time limit.
public enum ChildProcess {
  /// More than this is taken for a run-away child; the largest picture in bounds is a tenth of it.
  private static let outputLimit = 1 << 30

  /// Blocks until the child ends or `limit` has passed; it is killed then, and always waited for.
  ///
  /// - Parameter program: a path; a bare name is looked for in `PATH`.
  public static func run(
    _ program: String, arguments: [String] = [], environment: ChildEnvironment = .all(), input: [UInt8] = [], limit: Duration
  ) throws(ChildError) -> ChildOutcome {
    let clock = ContinuousClock()
    let end = clock.now + limit
    let channels = try Channels()
    defer { channels.close() }
    let child = try start(program, arguments, environment, channels)
    channels.closeChildEnds()

    var sent = 0
    var output: [UInt8] = []
    var messages: [UInt8] = []
    var openEnds = (output: true, messages: true)
    var isLate = false
    if input.isEmpty { channels.finishInput() }
    while openEnds.output || openEnds.messages {
      let left = clock.now.duration(to: end)
      if left <= .zero || output.count > outputLimit || messages.count > outputLimit {
        isLate = true
        break
      }
      var ends = [
        pollfd(fd: openEnds.output ? channels.output.own : -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: openEnds.messages ? channels.messages.own : -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: sent < input.count ? channels.input.own : -1, events: Int16(POLLOUT), revents: 0),
      ]
      let milliseconds = left.components.seconds * 1_000 + left.components.attoseconds / 1_000_000_000_000_000 + 1
      if poll(&ends, nfds_t(ends.count), Int32(clamping: min(milliseconds, 60_000))) < 0, errno != EINTR { break }
      if ends[2].revents != 0 {
        let count = input[sent...].withUnsafeBytes { send(channels.input.own, $0.baseAddress, $0.count, Channels.sendFlags) }
        if count > 0 { sent += count }
        // A child that does not listen any more has its reasons; its exit status tells them.
        else if errno != EAGAIN, errno != EINTR { sent = input.count }
        if sent == input.count { channels.finishInput() }
      }
      if ends[0].revents != 0 { openEnds.output = receive(channels.output.own, into: &output) }
      if ends[1].revents != 0 { openEnds.messages = receive(channels.messages.own, into: &messages) }
    }
    if !isLate { isLate = !waits(for: child, until: end) }
    if isLate { kill(child, SIGKILL) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    let how: ChildOutcome.End = isLate ? .deadline : status & 0x7F == 0 ? .exit((status >> 8) & 0xFF) : .signal(status & 0x7F)
    return ChildOutcome(end: how, output: output, messages: messages)
  }

  /// Whether the child ends in time once its channels are closed. Leaves it to be reaped.
  private static func waits(for child: pid_t, until end: ContinuousClock.Instant) -> Bool {
    var pause: useconds_t = 200
    while true {
      var information = siginfo_t()
      let result = waitid(P_PID, id_t(child), &information, WEXITED | WNOHANG | WNOWAIT)
      if result != 0, errno != EINTR { return true }
      if result == 0, information.si_signo == SIGCHLD { return true }
      if ContinuousClock.now >= end { return false }
      usleep(pause)
      pause = min(pause * 2, 20_000)
    }
  }

  /// - Returns: Whether there may be more.
  private static func receive(_ descriptor: Int32, into bytes: inout [UInt8]) -> Bool {
    let chunk = 1 << 16
    let before = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: chunk))
    let count = bytes[before...].withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, chunk, 0) }
    let failure = errno
    bytes.removeLast(chunk - max(0, count))
    return count > 0 || (count < 0 && (failure == EAGAIN || failure == EINTR))
  }

  private static func start(
    _ program: String, _ arguments: [String], _ environment: ChildEnvironment, _ channels: Channels
  ) throws(ChildError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { throw ChildError(errno) }
    defer { posix_spawn_file_actions_destroy(&actions) }
    guard posix_spawnattr_init(&attributes) == 0 else { throw ChildError(errno) }
    defer { posix_spawnattr_destroy(&attributes) }
    // No signal blocked, as pool threads have them: a child must die of its own crash and of its own alarm.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    posix_spawn_file_actions_adddup2(&actions, channels.input.childs, 0)
    posix_spawn_file_actions_adddup2(&actions, channels.output.childs, 1)
    posix_spawn_file_actions_adddup2(&actions, channels.messages.childs, 2)

    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.words.map { strdup($0) } + [nil]
    defer { for pointer in words + variables { free(pointer) } }
    var child: pid_t = 0
    let failure = posix_spawnp(&child, program, &actions, &attributes, &words, &variables)
    guard failure == 0 else { throw ChildError(failure) }
    return child
  }

}

extension ChildError {
  fileprivate init(_ code: Int32) { self.init(reason: String(cString: strerror(code)), isMissing: code == ENOENT) }
}

/// The three connections to a child. Socket pairs and not pipes: writing to one whose other end is closed can be told not to raise
/// `SIGPIPE`, which would end this process.
private struct Channels {
  struct Pair {
    var own: Int32
    var childs: Int32
  }

  var input: Pair
  var output: Pair
  var messages: Pair

  #if canImport(Darwin)
    static let sendFlags: Int32 = 0
  #else
    static let sendFlags = Int32(MSG_NOSIGNAL)
  #endif

  init() throws(ChildError) {
    var made: [Pair] = []
    for _ in 0..<3 {
      guard let pair = Self.pair() else {
        let failure = ChildError(errno)
        for pair in made { Self.close(pair) }
        throw failure
      }
      made.append(pair)
    }
    (input, output, messages) = (made[0], made[1], made[2])
  }

  /// Closed on exec, so that a child started at the same time elsewhere does not keep this one's ends open.
  private static func pair() -> Pair? {
    var ends: [Int32] = [-1, -1]
    #if canImport(Glibc)
      guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else { return nil }
    #elseif canImport(Musl)
      guard socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, &ends) == 0 else { return nil }
    #else
      guard socketpair(AF_UNIX, SOCK_STREAM, 0, &ends) == 0 else { return nil }
      var on: Int32 = 1
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        setsockopt(end, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
      }
    #endif
    _ = fcntl(ends[0], F_SETFL, fcntl(ends[0], F_GETFL) | O_NONBLOCK)
    return Pair(own: ends[0], childs: ends[1])
  }

  private static func close(_ pair: Pair) {
    // Bound by name: `close` alone would be this function.
    for end in [pair.own, pair.childs] where end >= 0 { closeDescriptor(end) }
  }

  func finishInput() { _ = shutdown(input.own, Int32(SHUT_WR)) }

  func closeChildEnds() { for pair in [input, output, messages] { closeDescriptor(pair.childs) } }

  /// The own ends; those of the child are closed as soon as it has them.
  func close() { for pair in [input, output, messages] { closeDescriptor(pair.own) } }
}

private func closeDescriptor(_ descriptor: Int32) {
  #if canImport(Darwin)
    _ = Darwin.close(descriptor)
  #elseif canImport(Glibc)
    _ = Glibc.close(descriptor)
  #elseif canImport(Musl)
    _ = Musl.close(descriptor)
  #endif
}
