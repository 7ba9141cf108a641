import NavModel

/// Screens gathered under a name: the boxes of a picture, or the nodes of a picture of groups.
struct ScreenGroups {
  /// For the eye, in drawing order; unique.
  private(set) var names: [String] = []
  /// Index into `names` by `Screen.id`; screens without a group are absent.
  private(set) var group: [String: Int] = [:]

  init() {}

  /// - Parameter groups: in drawing order, without a screen in two.
  init(_ groups: [(name: String, screens: [String])]) {
    for (name, screens) in groups {
      for screen in screens { group[screen] = names.count }
      names.append(name)
    }
  }

  /// - Parameter minimum: Groups of fewer screens are dropped, for a box around one screen says nothing.
  private init(_ assigned: [(screen: String, key: String)], names display: [String: String], minimum: Int) {
    var members: [String: [String]] = [:]
    for (screen, key) in assigned { members[key, default: []].append(screen) }
    for key in members.keys.sorted() {
      guard let screens = members[key], screens.count >= minimum else { continue }
      for screen in screens { group[screen] = names.count }
      names.append(display[key] ?? key)
    }
  }

  /// Each group with its screens' ids, sorted.
  var members: [(name: String, screens: [String])] {
    var screens: [[String]] = Array(repeating: [], count: names.count)
    for (screen, index) in group { screens[index].append(screen) }
    return names.indices.map { (names[$0], screens[$0].sorted()) }
  }

  static func make(
    _ grouping: DiagramOptions.Grouping, _ screens: [Screen], _ transitions: [Transition], minimum: Int = 2
  ) -> ScreenGroups {
    switch grouping {
    case .none: return ScreenGroups()
    case .module: return byModule(screens, minimum: minimum)
    case .folder: return byFolder(screens, minimum: minimum)
    case .tab: return byTab(screens, transitions, minimum: minimum)
    case .automatic:
      let modules = byModule(screens, minimum: minimum)
      return modules.names.count >= 2 ? modules : byFolder(screens, minimum: minimum)
    }
  }

  /// The first grouping that the flow follows: modules, then tabs, then folders.
  ///
  /// A box is kept where arrows of the tree join most of its screens. Screens that merely lie in one folder (`Shared`) would be pulled
  /// together against the flow, and every arrow to them would cross the picture.
  /// - Parameter tree: The arrows that choose columns, by `Screen.id`.
  /// - Returns: The groups, and how many were dropped.
  static func followingFlow(
    _ screens: [Screen], _ transitions: [Transition], tree: [(from: String, to: String)]
  ) -> (groups: ScreenGroups, dropped: Int) {
    for grouping in [DiagramOptions.Grouping.module, .tab, .folder] {
      let all = make(grouping, screens, transitions)
      if all.names.count < 2 { continue }
      let (kept, dropped) = all.connected(by: tree)
      if kept.group.count * 5 >= screens.count * 2 { return (kept, dropped) }
    }
    return (ScreenGroups(), 0)
  }

  private func connected(by tree: [(from: String, to: String)]) -> (ScreenGroups, dropped: Int) {
    var inside = Array(repeating: 0, count: names.count)
    var size = Array(repeating: 0, count: names.count)
    for screen in group.values { size[screen] += 1 }
    for arrow in tree {
      if let a = group[arrow.from], a == group[arrow.to] { inside[a] += 1 }
    }
    let isKept = names.indices.map { inside[$0] * 2 >= size[$0] - 1 }
    var kept = self
    kept.group = group.filter { isKept[$0.value] }
    return (kept, isKept.count { !$0 })
  }

  private static func byModule(_ screens: [Screen], minimum: Int) -> ScreenGroups {
    // External screens belong to no module of the program.
    let own = screens.filter { $0.kind != .external && !$0.module.isEmpty }
    return ScreenGroups(own.map { ($0.id, $0.module) }, names: [:], minimum: minimum)
  }

  /// Splits the tree of folders from the top, and a folder that holds more than half of all screens again, since
  /// `Presentation` or `Views` as the one box would tell nothing.
  private static func byFolder(_ screens: [Screen], minimum: Int) -> ScreenGroups {
    let folders: [(id: String, path: [Substring])] = screens.compactMap { screen in
      screen.place.map { (screen.id, $0.file.split(separator: "/").dropLast()) }
    }
    guard var common = folders.first?.path else { return ScreenGroups() }
    for folder in folders {
      while !folder.path.starts(with: common) { common.removeLast() }
    }
    var assigned: [(screen: String, key: String)] = []
    var display: [String: String] = [:]
    var work = [(members: folders, depth: common.count)]
    while let (members, depth) = work.popLast() {
      var parts: [String: [(id: String, path: [Substring])]] = [:]
      for member in members where member.path.count > depth {
        parts[member.path[...depth].joined(separator: "/"), default: []].append(member)
      }
      for member in members where member.path.count <= depth && depth > common.count {
        let key = member.path.joined(separator: "/")
        assigned.append((member.id, key))
        display[key] = name(of: member.path, below: common.count)
      }
      for key in parts.keys.sorted() {
        guard let part = parts[key], let path = part.first?.path.prefix(depth + 1) else { continue }
        let isDivisible = part.contains { $0.path.count > depth + 1 }
        if part.count * 2 > folders.count, isDivisible, depth < common.count + 6 {
          work.append((part, depth + 1))
        } else {
          for member in part { assigned.append((member.id, key)) }
          display[key] = name(of: Array(path), below: common.count)
        }
      }
    }
    return ScreenGroups(assigned, names: display, minimum: minimum)
  }

  private static func name(of path: [Substring], below common: Int) -> String {
    path.dropFirst(common).suffix(2).joined(separator: "/")
  }

  /// A screen belongs to a tab if no other tab leads to it; what several lead to stands outside.
  private static func byTab(_ screens: [Screen], _ transitions: [Transition], minimum: Int) -> ScreenGroups {
    var next: [String: [String]] = [:]
    var roots: [String] = []
    for transition in transitions where transition.isLive {
      guard let to = transition.to else { continue }
      if transition.kind == .tab || transition.kind == .split, !roots.contains(to) { roots.append(to) }
      if let from = transition.from, transition.kind != .root { next[from, default: []].append(to) }
    }
    guard roots.count >= 2 else { return ScreenGroups() }
    let isRoot = Set(roots)
    var owners: [String: Set<String>] = [:]
    for root in roots {
      var stack = [root]
      owners[root, default: []].insert(root)
      while let screen = stack.popLast() {
        for other in next[screen] ?? [] where !isRoot.contains(other) {
          if owners[other, default: []].insert(root).inserted { stack.append(other) }
        }
      }
    }
    let known = Set(screens.map(\.id))
    let assigned = owners.keys.sorted().compactMap { screen -> (screen: String, key: String)? in
      guard known.contains(screen), let found = owners[screen], found.count == 1, let root = found.first else { return nil }
      return (screen, root)
    }
    let names = Dictionary(roots.map { ($0, "within \($0)") }) { first, _ in first }
    return ScreenGroups(assigned, names: names, minimum: minimum)
  }
}
