import GraphvizShim
import NavDOT

/// A thread with room for the library's recursion along chains: 20,000 boxes in a row overflow 512 KB.
enum LargeStack {
  private static let size = 64 << 20

  private final class Job: Sendable {
    let request: DrawingRequest
    /// What to write, and how it went. Written in the thread, and read after it has ended.
    nonisolated(unsafe) var answer: (code: DrawingReply.Code, picture: [UInt8])?
    init(_ request: DrawingRequest) { self.request = request }
  }

  /// Draws in such a thread and waits for it; in this one if none can be made.
  static func draw(_ request: DrawingRequest) -> (DrawingReply.Code, [UInt8]) {
    let job = Job(request)
    let hasRun = navdraw_run_with_stack(
      size,
      { argument in
        guard let argument else { return }
        // Not retained: whoever started the thread waits for it.
        let job = Unmanaged<Job>.fromOpaque(argument).takeUnretainedValue()
        job.answer = Artist.draw(job.request)
      }, Unmanaged.passUnretained(job).toOpaque())
    let answer = withExtendedLifetime(job) { job.answer }
    return hasRun != 0 ? answer ?? (.failed, []) : Artist.draw(request)
  }
}
