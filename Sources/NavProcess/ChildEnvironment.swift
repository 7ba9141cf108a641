#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a child sees of this process's environment.
public enum ChildEnvironment: Sendable, Hashable {
  /// Only these variables, where they are set.
  case only([String])
  /// All of it, with these variables beside or instead, and without others.
  case all(setting: [String: String] = [:], without: [String] = [])

  /// `NAME=value`, in no order.
  var words: [String] {
    switch self {
    case .only(let names):
      return names.compactMap { name in getenv(name).map { "\(name)=\(String(cString: $0))" } }
    case .all(let set, let without):
      let other = Self.own.filter { word in
        let name = String(word.prefix { $0 != "=" })
        return set[name] == nil && !without.contains(name)
      }
      return set.map { "\($0.key)=\($0.value)" } + other
    }
  }

  private static var own: [String] {
    #if canImport(Darwin)
      var next = _NSGetEnviron().pointee
    #else
      var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    #endif
    var words: [String] = []
    while let entry = next?.pointee {
      words.append(String(cString: entry))
      next = next?.advanced(by: 1)
    }
    return words
  }
}
