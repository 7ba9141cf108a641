import NavModel

extension ScreenGroups {
  /// At most `count` groups, none of which is much larger than it must be: modules, and within those that hold too much their folders,
  /// level by level, the largest first.
  ///
  /// A folder whose screens lie in more folders than are left to give out is not split.
  /// - Complexity: O(*screens* × *depth of folders*).
  static func balanced(_ screens: [Screen], count: Int) -> ScreenGroups {
    var parts: [Part] = []
    var modules: [String: [Screen]] = [:]
    for screen in screens { modules[screen.kind == .external ? "" : screen.module, default: []].append(screen) }
    for module in modules.keys.sorted() {
      guard let members = modules[module] else { continue }
      parts.append(Part(members, of: module.isEmpty ? "not the app's own" : module, isWhole: true, isDivisible: !module.isEmpty))
    }
    while let index = parts.indices.filter({ parts[$0].isDivisible && parts[$0].screens.count > smallestSplit })
      .max(by: { parts[$0].screens.count < parts[$1].screens.count })
    {
      let pieces = parts[index].pieces()
      if pieces.count < 2 || parts.count + pieces.count - 1 > count {
        parts[index].isDivisible = false
      } else {
        parts.replaceSubrange(index...index, with: pieces)
      }
    }
    var names: Set<String> = []
    return ScreenGroups(
      parts.map { part in
        // Folders of one name in two modules: each says more of its path.
        var depth = 2
        while !names.insert(part.name(depth)).inserted, depth < 12 { depth += 1 }
        return (part.name(depth), part.screens.map(\.id))
      })
  }

  /// Fewer screens than this in a box can be read through.
  private static let smallestSplit = 12

  private struct Part {
    var screens: [Screen]
    var isDivisible: Bool
    private let module: String
    private let isWholeModule: Bool
    /// The folder that all of them lie in.
    private let folder: [Substring]

    init(_ screens: [Screen], of module: String, isWhole: Bool = false, isDivisible: Bool = true) {
      self.screens = screens
      self.isDivisible = isDivisible
      self.module = module
      isWholeModule = isWhole
      folder = Self.folders(screens).reduce(nil) { common, path in
        common.map { zip($0, path).prefix { $0 == $1 }.map(\.0) } ?? path
      } ?? []
    }

    private static func folders(_ screens: [Screen]) -> [[Substring]] {
      screens.map { $0.place?.file.split(separator: "/").dropLast().map { $0 } ?? [] }
    }

    /// One for each folder right below, and one for what lies in none.
    func pieces() -> [Part] {
      var below: [String: [Screen]] = [:]
      for (screen, path) in zip(screens, Self.folders(screens)) {
        below[path.count > folder.count ? String(path[folder.count]) : "", default: []].append(screen)
      }
      if below.count < 2 { return [] }
      return below.keys.sorted().map { key in Part(below[key] ?? [], of: module) }
    }

    /// - Parameter depth: how many folders to name, the last ones.
    func name(_ depth: Int) -> String {
      isWholeModule || folder.isEmpty ? module : folder.suffix(depth).joined(separator: "/")
    }
  }
}
