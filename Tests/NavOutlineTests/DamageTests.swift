import NavFacts
import Testing

/// Damaged source: never a crash, and the tree's laws hold.
@Suite struct DamageTests {
  /// Real-looking source that has every construct somewhere.
  static let shop = #"""
    import SwiftUI
    @MainActor final class Router<R: Hashable>: ObservableObject where R: Sendable {
      @Published private(set) var path = NavigationPath(), sheet: Sheet?
      var count: Int { get async throws { 1 } set(new) { path = new } }
      func push<T>(to route: R, @ViewBuilder then: @escaping (T) -> some View = { _ in Empty() }) async throws(E) -> (Int, b: [String: Int?])? {
        coordinator?.delegate!.go?(.detail(id: 1, "a\(b + "c\(d)")"))
        if let x, case .some(let z)? = q, #available(iOS 15, *), x > 3 && !y { return } else if z is Foo { } else { throw E.x }
        guard case .login = state else { return }
        switch route {
        case .a, .b(let x) where x > 1: push(.x)
        case let .c(d, (e, f))?, is Foo: break
        #if DEBUG
        case .debug: foo()
        #endif
        @unknown default: fallthrough
        }
        for (i, x) in list.enumerated() where i > 0 { print(x) }
        let v = cond ? .a : other ? b : c ?? d as? Foo<Bar<Baz>>
        view.sheet(item: $sheet) { item in X(item) } onDismiss: { [weak self] in self?.y = nil }
          .navigationDestination(for: Route.self, destination: build)
          #if os(iOS)
          .tab()
          #endif
        x.y[3].z = try await Foo<Bar>(a < b, by: >)
        let k = \Foo.bar, r = /a.*b/, m = #selector(foo(_:bar:)), t = """
          two \(lines)
          """
        do { try x() } catch let e as E where e.x { } catch { }
      }
    }
    indirect enum Route: String { case home = "h", detail(Int, name: String = "s", _ z: [A]) }
    #Preview("x") { Shop() }
    """#

  @Test func anythingMissing() {
    let bytes = Array(Self.shop.utf8)
    for index in stride(from: 0, to: bytes.count, by: 2) {
      var copy = bytes
      copy.remove(at: index)
      read(copy)
    }
  }

  @Test func anyBeginningAndAnyEnd() {
    let bytes = Array(Self.shop.utf8)
    for index in stride(from: 0, to: bytes.count, by: 5) {
      read(Array(bytes[..<index]))
      read(Array(bytes[index...]))
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func tokensTornOut(_ seed: UInt64) {
    var random = Seeded(state: seed)
    let pieces = Self.shop.split(separator: " ", omittingEmptySubsequences: false)
    for _ in 0..<25 {
      var copy = pieces
      for _ in 0..<random.below(12) + 1 {
        let i = random.below(copy.count)
        switch random.below(4) {
        case 0: copy.remove(at: i)
        case 1: copy.insert(copy[random.below(copy.count)], at: i)
        case 2: copy.swapAt(i, random.below(copy.count))
        default: copy[i] = Self.junk[random.below(Self.junk.count)]
        }
        if copy.isEmpty { break }
      }
      read(Array(copy.joined(separator: " ").utf8))
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func bytesChanged(_ seed: UInt64) {
    var random = Seeded(state: seed &+ 1_000)
    let bytes = Array(Self.shop.utf8)
    for _ in 0..<25 {
      var copy = bytes
      for _ in 0..<random.below(20) + 1 { copy[random.below(copy.count)] = UInt8(random.below(256)) }
      read(copy)
    }
  }

  /// Nothing but tokens in any order.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func junkAlone(_ seed: UInt64) {
    var random = Seeded(state: seed &+ 2_000)
    for _ in 0..<50 {
      var text = ""
      for _ in 0..<random.below(120) {
        text += Self.junk[random.below(Self.junk.count)] + (random.below(3) == 0 ? "" : " ")
      }
      read(Array(text.utf8))
    }
  }

  static let junk: [Substring] = [
    "(", ")", "[", "]", "{", "}", "<", ">", ",", ":", ";", ".", "...", "->", "=", "@", "#", "\\", "`", "&", "?", "!", "\"", "\"\"\"",
    "\\(", "#\"", "/", "#/", "#if", "#elseif", "#else", "#endif", "#available", "_", "a", "B", "$0", "1", "2.5", "+", "-x", ">>", ">?",
    "??", "==", "as", "is", "case", "let", "var", "if", "else", "guard", "switch", "default", "for", "in", "while", "repeat", "do",
    "catch", "return", "throw", "try", "await", "func", "struct", "class", "enum", "protocol", "extension", "init", "deinit",
    "subscript", "typealias", "associatedtype", "import", "operator", "precedencegroup", "where", "get", "set", "didSet", "some",
    "any", "each", "async", "throws", "rethrows", "inout", "static", "private", "final", "open", "actor", "macro", "yield", "self",
    "Self", "super", "nil", "true", "Any", "fallthrough", "break", "defer", "@unknown", "of", "\n", "\n\n", "::", "//", "/*", "*/",
  ]

  private func read(_ bytes: [UInt8], at location: SourceLocation = #_sourceLocation) {
    let read = Read(bytes)
    if let broken = brokenLaw(read.forest, read.facts) {
      Issue.record("\(broken) in: \(String(decoding: bytes, as: UTF8.self))", sourceLocation: location)
    }
  }
}

/// SplitMix64: the same numbers everywhere.
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(bound, 1))) }
}
