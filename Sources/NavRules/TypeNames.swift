/// Type names as the linker resolved them, or as written where it could not.
enum TypeNames {
  /// Types that take values of many types, so that no value can be of the wrong one.
  private static let open: Set<String> = ["Any", "AnyHashable", "NavigationPath"]

  /// Whether two types are certainly not the same; false where either is not known or may stand for many.
  ///
  /// One name may lack its module or outer types: `Route` and `Shop.Route` may be the same.
  static func differ(_ a: String?, _ b: String?) -> Bool {
    guard let a, let b, !a.isEmpty, !b.isEmpty, !isOpen(a), !isOpen(b) else { return false }
    return a != b && !a.hasSuffix("." + b) && !b.hasSuffix("." + a)
  }

  private static func isOpen(_ name: String) -> Bool {
    open.contains(name) || name.hasPrefix("any ") || name.hasPrefix("some ")
  }
}

/// Names of screens as people write them in settings: the last parts of the graph's.
struct ScreenNames {
  private let names: Set<String>

  init(_ names: [String]) { self.names = Set(names) }

  /// Whether there are screens, and all of them are named.
  func hold(_ screens: [String]) -> Bool { !names.isEmpty && !screens.isEmpty && screens.allSatisfy(holds) }

  /// `Shop.CartScreen` is meant by itself and by `CartScreen`.
  private func holds(_ screen: String) -> Bool {
    var rest = Substring(screen)
    while !names.contains(String(rest)) {
      guard let dot = rest.firstIndex(of: ".") else { return false }
      rest = rest[rest.index(after: dot)...]
    }
    return true
  }
}
