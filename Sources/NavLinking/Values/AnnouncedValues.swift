import NavFacts

/// What notifications carry: `post(name: .select, object: nil, userInfo: ["page": Page.cart])`, and whoever observes the name reads
/// `notification.userInfo?["page"]`.
extension Linkage {
  /// What each post gives that an expression takes out of a notification, with the post; nil where it takes nothing out of one.
  func announcedValues(readBy expression: NodeRef) -> [(value: NodeRef, post: NodeRef)]? {
    guard !dialects.announcements.isEmpty, let read = unwrapped(expression, depth: 0) else { return nil }
    switch program[read].kind {
    case .subscript:
      guard let carrier = program.firstChild(read).flatMap({ unwrapped($0, depth: 0) }), program[carrier].kind == .member,
        program[carrier].name == names.userInfo, let key = program.secondChild(read).flatMap(announcementName),
        let posts = posts(bringing: carrier)
      else { return nil }
      return posts.flatMap { post in entries(of: post, under: key).map { ($0, post) } }
    case .member:
      guard program[read].name == names.object, let posts = posts(bringing: read) else { return nil }
      return posts.compactMap { post in argument("object", of: post).map { ($0, post) } }
    default: return nil
    }
  }

  /// `notification.userInfo` of `info["page"] as? Int`, where `info` is bound to that.
  private func unwrapped(_ expression: NodeRef, depth: Int) -> NodeRef? {
    guard depth < 8 else { return nil }
    switch program[expression].kind {
    case .cast, .unary: return program.firstChild(expression).flatMap { unwrapped($0, depth: depth + 1) }
    case .infix:
      guard program[expression].name == names.coalesce else { return nil }
      return program.firstChild(expression).flatMap { unwrapped($0, depth: depth + 1) }
    case .name:
      let bound: NodeRef?
      switch meaning(of: program[expression].name, at: expression) {
      case .optionalBinding(let binding): bound = program.firstChild(binding)
      case .local(let declaration): bound = program.first(declaration, .initializer).flatMap { program.firstChild($0) }
      default: bound = nil
      }
      return bound.flatMap { unwrapped($0, depth: depth + 1) }
    case .subscript, .member: return expression
    default: return nil
    }
  }

  /// The posts of the notification whose member is read: one that a method or a closure which waits is given.
  private func posts(bringing member: NodeRef) -> [NodeRef]? {
    guard var base = program.firstChild(member) else { return nil }
    while program[base].kind == .unary, let inner = program.firstChild(base) { base = inner }
    guard program[base].kind == .name else { return nil }
    let waiting: [NodeRef]
    switch meaning(of: program[base].name, at: base) {
    case .parameter(let function, _): waiting = references(to: function)
    case .closureParameter(let closure, _): waiting = [closure]
    default: return nil
    }
    let awaited = postsAwaited()
    let posts = Set(waiting.flatMap { awaited[$0] ?? [] })
    return posts.isEmpty ? nil : posts.sorted()
  }

  private func entries(of post: NodeRef, under key: AnnouncementName) -> [NodeRef] {
    guard let info = argument("userInfo", of: post).map(initial), program[info].kind == .dictionary else { return [] }
    let parts = program.children(info).map { $0 }
    return stride(from: 0, to: parts.count - 1, by: 2).filter { announcementName(parts[$0]) == key }.map { parts[$0 + 1] }
  }
}
