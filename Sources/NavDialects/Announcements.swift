/// The vocabulary of notifications: a name is posted, and whoever observes it runs.
public struct AnnouncementRow: Sendable {
  /// What observes, and where it says what runs.
  public enum Waiting: Sendable, Equatable {
    /// In its last argument.
    case closure
    /// In the argument under the label, which names a method.
    case method(label: String)
    /// In what becomes of the stream that it gives: the calls of its chain, a modifier, a loop.
    case stream
  }

  public struct Observer: Sendable {
    public var call: String
    /// The label of the argument that names what is observed; empty for the first, without one.
    public var name: String
    public var waiting: Waiting

    public init(call: String, name: String, waiting: Waiting) {
      self.call = call
      self.name = name
      self.waiting = waiting
    }
  }

  /// The call that posts, and the label of the name: its own, or that of the value it is given.
  public var post: String
  public var name: String
  public var observers: [Observer]

  public init(post: String, name: String, observers: [Observer]) {
    self.post = post
    self.name = name
    self.observers = observers
  }
}

extension Dialect {
  /// Foundation's notification center, with what Combine, Swift's own streams and RxSwift make of it.
  public static let notificationCenter = Dialect(
    id: "notification-center", modules: ["Foundation", "UIKit", "SwiftUI", "AppKit"],
    announcements: [
      AnnouncementRow(
        post: "post", name: "name",
        observers: [
          .init(call: "addObserver", name: "forName", waiting: .closure), .init(call: "addObserver", name: "name", waiting: .method(label: "selector")),
          .init(call: "publisher", name: "for", waiting: .stream), .init(call: "notifications", name: "named", waiting: .stream),
          .init(call: "notification", name: "", waiting: .stream),
        ])
    ])
}
