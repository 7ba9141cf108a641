/// Where a value of the settings comes from.
public enum Origin: Sendable, Hashable {
  /// Nobody asked for anything else.
  case standard
  /// A preset, by its id.
  case preset(String)
  /// A line of a settings file; the file as the user sees it, the line from 1.
  case file(String, line: Int)
}

extension Origin: CustomStringConvertible {
  public var description: String {
    switch self {
    case .standard: "default"
    case .preset(let id): "preset '\(id)'"
    case .file(let file, let line): "\(file):\(line)"
    }
  }
}

/// A value, and who asked for it.
public struct Sourced<Value: Sendable & Hashable>: Sendable, Hashable {
  public var value: Value
  public var origin: Origin

  public init(_ value: Value, _ origin: Origin = .standard) {
    self.value = value
    self.origin = origin
  }
}
