import NavDialects
import NavFacts

/// Code that waits for a notification runs where that is posted: `NotificationCenter.default.post(name: .orderPaid, object: nil)`.
extension OwnerFinder {
  /// Up from what waits for a notification to the screens that post it.
  ///
  /// - Parameter waiting: the closure, the function's name or the loop that takes the notification.
  /// - Returns: false where nothing in the program posts it from a screen, as the system does, or something outside; and where very many do
  ///   by way of others.
  func climbAnnounced(_ waiting: NodeRef, _ answer: inout Answer) -> Bool {
    guard let posts = linkage.postsAwaited()[waiting] else { return false }
    let found = posters(posts, awaitedBy: waiting)
    guard found.hasScreens, found.screens.count <= Self.postingScreens || arePostedByViews(posts) else { return false }
    answer.addScreens(of: found)
    return true
  }

  /// From where a notification is posted, whatever the way to the question was.
  private func posters(_ posts: [NodeRef], awaitedBy waiting: NodeRef) -> Answer {
    if let known = postersMemo[waiting] { return known }
    // Whoever asks again meanwhile asks in a circle.
    postersMemo[waiting] = Answer()
    var path = Path()
    var found = Answer()
    let areFew = !arePostedByViews(posts)
    for post in posts where isLive(post) {
      climb(post, &path, &found)
      // Too many already: the rest changes nothing.
      if path.isOver || areFew && found.screens.count > Self.postingScreens { break }
    }
    // What is more than can be followed tells nothing.
    if path.isOver { found = Answer() }
    postersMemo[waiting] = found
    return found
  }

  /// Whether nobody but screens and their parts post something: then they ask for what comes of it, however many there are.
  private func arePostedByViews(_ posts: [NodeRef]) -> Bool {
    posts.allSatisfy { linkage.enclosingType($0).map(linkage.isScreenLike) ?? false }
  }

  /// What more screens than this post by way of a service, such as a session that has run out, says that something has happened, and not
  /// where the user is.
  private static let postingScreens = 4
}

/// What a notification, or something that it carries, is known by: the constant that names it, its text, or the type that has the name.
enum AnnouncementName: Hashable {
  case constant(Symbol)
  case text(String)
  case type(TypeID)
}

extension Linkage {
  /// The calls that post what is waited for, by the closures, names of functions and loops that wait.
  ///
  /// Looked for once, over all calls of the few methods that post and observe.
  func postsAwaited() -> [NodeRef: [NodeRef]] {
    if let known = postsAwaitedMemo { return known }
    // Whoever asks again meanwhile asks in a circle.
    postsAwaitedMemo = [:]
    var awaited: [NodeRef: [NodeRef]] = [:]
    for row in dialects.announcements {
      let posts = posts(row)
      if posts.isEmpty { continue }
      for observer in row.observers {
        for call in methodCalls(observer.call) {
          let given = observer.name.isEmpty ? program.secondChild(call).flatMap { program.label($0).isNone ? $0 : nil } : argument(observer.name, of: call)
          guard let given else { continue }
          if let relays = relays(call, named: given) {
            for relay in relays where observer.waiting == .stream {
              guard let sent = posts[relay.name] else { continue }
              for waiting in watchers(of: relay.call, depth: 0) {
                awaited[waiting, default: []] += sent
                announcementRelays[waiting] = relay
              }
            }
            continue
          }
          guard let name = announcementName(given), let sent = posts[name] else { continue }
          for waiting in waiting(observer.waiting, by: call) { awaited[waiting, default: []] += sent }
        }
      }
    }
    postsAwaitedMemo = awaited
    return awaited
  }

  private func posts(_ row: AnnouncementRow) -> [AnnouncementName: [NodeRef]] {
    var posts: [AnnouncementName: [NodeRef]] = [:]
    for call in methodCalls(row.post) {
      // `post(Notification(name: .orderPaid))`
      let given = argument(row.name, of: call) ?? program.secondChild(call).flatMap { program[$0].kind == .call ? argument(row.name, of: $0) : nil }
      guard let given else { continue }
      if let relays = relays(call, named: given) {
        for relay in relays {
          posts[relay.name, default: []].append(relay.call)
          announcementRelays[relay.call] = relay
        }
      } else if let name = announcementName(given) {
        posts[name, default: []].append(call)
      }
    }
    return posts
  }

  private func waiting(_ waiting: AnnouncementRow.Waiting, by call: NodeRef) -> [NodeRef] {
    switch waiting {
    case .closure: return arguments(of: call).last.map { [$0] } ?? []
    case .method(let label):
      guard let method = argument(label, of: call) else { return [] }
      return program.subtree(method).map { NodeRef($0) }.filter { program[$0].kind == .name || program[$0].kind == .member }
    case .stream: return watchers(of: call, depth: 0)
    }
  }

  private func methodCalls(_ name: String) -> [NodeRef] {
    guard let symbol = program.symbols.find(name) else { return [] }
    return calls(of: symbol).filter { program.firstChild($0).map { program[$0].kind == .member } ?? false }
  }

  /// What takes the values of a chain: the closures and functions of its calls, the modifier that is given it, a loop.
  private func watchers(of chain: NodeRef, depth: Int) -> [NodeRef] {
    var all: [NodeRef] = []
    var at = chain
    while let parent = program.parent(at) {
      switch program[parent].kind {
      case .member, .unary, .cast: at = parent
      case .call where program.firstChild(parent) == at:
        all += arguments(of: parent)
        at = parent
      case .call: return all + arguments(of: parent).filter { $0 != at }
      case .forStmt: return [parent]
      case .initializer:
        guard depth < 2, let property = program.parent(parent).flatMap({ declarations.propertyOfNode[$0] }) else { return all }
        return all + uses(of: property).flatMap { watchers(of: $0, depth: depth + 1) }
      default: return all
      }
    }
    return all
  }

  /// `.orderPaid`, `Notification.Name.orderPaid`, `Notification.Name("orderPaid")`
  func announcementName(_ expression: NodeRef) -> AnnouncementName? {
    switch program[expression].kind {
    case .implicitMember, .name: return .constant(program[expression].name)
    case .member:
      let isRaw = program[expression].name == names.rawValue
      return isRaw ? program.firstChild(expression).flatMap(announcementName) : .constant(program[expression].name)
    case .call: return program.secondChild(expression).flatMap(announcementName)
    default: return literalText(expression).map { .text($0) }
    }
  }
}
