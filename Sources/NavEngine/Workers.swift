import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Threads that draw numbers from one counter.
///
/// Threads and not tasks: a task per file costs ten times the work, and start-up without the concurrency runtime is shorter.
public enum Workers {
  /// How many numbers a worker draws at once: few enough to even out at the end, many enough that the counter is idle.
  static let draw = 32

  /// How many cores this process may use; at least 1.
  public static var activeCores: Int { max(1, Int(sysconf(CInt(_SC_NPROCESSORS_ONLN)))) }

  /// Calls `body` once per worker, each on a thread of its own, and waits for all.
  ///
  /// - Parameters:
  ///   - count: with 1, `body` runs on the calling thread.
  ///   - body: gets the worker's number from 0.
  /// - Returns: the results by worker number. Where a thread could not be started, the calling thread does its part.
  static func run<Result: Sendable>(_ count: Int, _ body: @Sendable @escaping (Int) -> Result) -> [Result] {
    if count <= 1 { return [body(0)] }
    let results = Mutex([Result?](repeating: nil, count: count))
    // Captured by reference: the mutex outlives the threads, which are all joined below.
    let box = Shared(results)
    var threads: [Thread] = []
    for worker in 1..<count {
      let job: @Sendable () -> Void = {
        let result = body(worker)
        box.value.withLock { $0[worker] = result }
      }
      if let thread = Thread(job) { threads.append(thread) } else { job() }
    }
    let own = body(0)
    box.value.withLock { $0[0] = own }
    for thread in threads { thread.join() }
    return box.value.withLock { $0.compactMap(\.self) }
  }

  /// Does two pieces of work, at once where there are workers for both.
  static func both<First: Sendable, Second: Sendable>(
    _ count: Int, _ first: @Sendable @escaping () -> First, _ second: @Sendable @escaping () -> Second
  ) -> (First, Second) {
    if count > 1 {
      let results = run(2) { worker -> (First?, Second?) in worker == 0 ? (first(), nil) : (nil, second()) }
      if let one = results[0].0, let other = results[1].1 { return (one, other) }
    }
    return (first(), second())
  }

  /// A value that cannot be copied, made shareable.
  private final class Shared<Value: ~Copyable & Sendable>: Sendable {
    let value: Value
    init(_ value: consuming Value) { self.value = value }
  }
}

/// The next numbers of a range, each given out once.
final class DrawCounter: Sendable {
  private let next = Atomic<Int>(0)
  let end: Int

  init(end: Int) { self.end = end }

  /// The next few numbers, ascending; nil once there are none.
  func draw() -> Range<Int>? {
    let start = next.wrappingAdd(Workers.draw, ordering: .relaxed).oldValue
    return start < end ? start..<min(start + Workers.draw, end) : nil
  }
}

/// A POSIX thread with a stack as large as the main thread's: the default of some systems is too small for deep nesting.
private struct Thread {
  private static let stackSize = 8 << 20
  private let id: pthread_t

  private final class Job: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @Sendable @escaping () -> Void) { self.run = run }
  }

  /// nil where the system gives no more threads; the job was not run then.
  init?(_ run: @Sendable @escaping () -> Void) {
    let job = Unmanaged.passRetained(Job(run))
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    #if canImport(Darwin)
      var id: pthread_t?
      let code = pthread_create(&id, &attributes, { Thread.main($0) }, job.toOpaque())
      guard code == 0, let id else {
        job.release()
        return nil
      }
      self.id = id
    #else
      var id = pthread_t()
      let code = pthread_create(&id, &attributes, { Thread.main($0) }, job.toOpaque())
      guard code == 0 else {
        job.release()
        return nil
      }
      self.id = id
    #endif
  }

  private static func main(_ raw: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let raw else { return nil }
    Unmanaged<Job>.fromOpaque(raw).takeRetainedValue().run()
    return nil
  }

  func join() { pthread_join(id, nil) }
}
