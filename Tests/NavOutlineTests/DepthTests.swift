import Foundation
import NavFacts
import Testing

/// Deep nesting and long chains give a result: bounded in height, and on a small stack.
@Suite struct DepthTests {
  /// In a release build, what a secondary thread of macOS has. Debug builds use several times as much.
  #if DEBUG
    static let stackSize = 2 << 20
  #else
    static let stackSize = 512 << 10
  #endif

  static let nests: [(open: String, close: String)] = [
    ("(", ")"), ("[", "]"), ("{", "}"), ("f(", ")"), ("a[", "]"), ("f { ", " }"), ("if a { ", " }"), ("struct A { ", " }"),
    ("func f() { ", " }"), ("switch a { case b: ", " }"), ("let a: (", ")"), ("let a: [", "]"), ("x as [", "]"), ("a ? ", " : b"),
    ("if if ", " {} {}"), ("#if A\n", "\n#endif"), ("\"\\(", ")\""), ("a.b(c).d { ", " }"), ("case .a(", ")"), ("Foo<", ">"),
    ("let a: Foo<", ">"), ("let a: () -> ", ""), ("-", ""), ("- ", ""), ("try ", ""), ("let ", ""), ("a = ", ""), ("@A(", ")"),
    ("return ", ""), ("x { y in ", " }"), ("if a {} else { ", " }"), ("do { ", " } catch { }"), ("[a: ", "]"), ("\\.a[", "]"),
    ("for a in { ", " } {}"), ("guard let a = { ", " }() else {}"), ("var a: Int { get { ", " } }"), ("#A(", ")"), ("#A { ", " }"),
    ("let a = if b { ", " } else {}"), ("a\n#if A\n.b", "\n#endif"), ("x as ", ""), ("& ", ""), ("inout ", ""), ("some ", ""),
    ("var a: @A(", ")"), ("func f(a: (", ")) {}"), ("func f(a: Int = ", ") {}"), ("switch ", " {}"), ("repeat { ", " } while a"),
    ("x ? y : ", ""), ("a ?? ", "b"), ("while ", "{}"), ("enum A { case a = ", "}"), ("await ", ""), ("case let ", ""),
  ]

  @Test(arguments: 0..<nests.count)
  func nestedGroups(_ index: Int) {
    let nest = Self.nests[index]
    for count in [50, 190, 20_000] {
      onSmallStack {
        let opened = String(repeating: nest.open, count: count)
        let closed = opened + "x" + String(repeating: nest.close, count: count)
        for source in [opened, closed] {
          let read = Read(source)
          #expect(brokenLaw(read.forest, read.facts) == nil, "\(nest.open) × \(count)")
        }
      }
    }
  }

  static let chains: [(first: String, link: String)] = [
    ("a", ".b"), ("a", "?.b()"), ("a", "()"), ("a", "[0]"), ("a", " + b"), ("a", " ?? b"), ("a", " = b"), ("a", " ? b : c"),
    ("a", " as B"), ("a", "\n.b { c }"), ("if a {}", " else if b {}"), ("let a: B", ".C"), ("let a: B", "?"), ("let a: B", " & C"),
    ("a", ", b"), ("a", ";b"), ("f()", " {}"), ("f() {}", " a: {}"), ("let a", ", b"), ("let a: A", "<B"), ("a", " < b"), ("a", "!"),
    ("#if A", "\n#elseif B"), ("\"", "\\(a)"), ("switch a { case a", ", b"), ("case a", "(b), c"), ("class A: B", ", C"),
    ("a", "\n#if A\n.b\n#endif"), ("a", " && b || c == d"), ("do {}", " catch {}"), ("@A", " @B"), ("switch a {", "\n#if A\n"),
    ("let a: Int", " { get }"), ("\\a", ".b"), ("private", " private"), ("final", " final"), ("outer:", " inner:"), ("a", "->b"),
  ]

  @Test(arguments: 0..<chains.count)
  func longChains(_ index: Int) {
    let chain = Self.chains[index]
    onSmallStack {
      let source = chain.first + String(repeating: chain.link, count: 100_000)
      let read = Read(source)
      #expect(brokenLaw(read.forest, read.facts) == nil, "\(chain.first)\(chain.link)")
    }
  }

  @Test(arguments: [
    ("(", 1_000_000), ("[", 1_000_000), ("{", 1_000_000), (")", 50_000), ("]", 50_000), ("}", 50_000), ("<", 50_000),
    ("\"\\(", 200_000), ("#if ", 200_000), ("if ", 200_000), ("a<", 20_000), ("{[", 200_000), ("([{", 200_000), ("a.", 200_000),
    ("let a = ", 200_000), ("\n#else\n", 50_000), ("final ", 50_000), ("@A ", 50_000), ("a ? ", 50_000), ("{ a, ", 50_000),
  ])
  func nothingButOpenings(_ text: String, _ count: Int) {
    onSmallStack {
      let source = String(repeating: text, count: count)
      let read = Read(source)
      #expect(brokenLaw(read.forest, read.facts) == nil)
    }
  }

  /// What is not deep is not touched by the bound.
  @Test func nestingOfEveryDayIsKept() {
    let source = String(repeating: "VStack { ", count: 100) + "Text()" + String(repeating: " }", count: 100)
    let read = Read(source)
    #expect(read.recoveries.isEmpty)
    #expect(!read.nodes.contains { $0.node.kind == .opaque || $0.node.flags.contains(.cut) && $0.node.kind == .block })
    #expect(read.nodes.filter { $0.node.kind == .closure }.count == 100)
  }

  /// A group that is cut off ends where it ends: what follows is read.
  @Test func whatFollowsACutIsRead() {
    let source = String(repeating: "(", count: 5_000) + String(repeating: ")", count: 5_000) + "\nlet after = 1"
    let read = Read(source)
    #expect(read.nodes.contains { $0.node.kind == .varDecl && read.symbols[$0.node.name] == "after" })
    #expect(read.nodes.contains { $0.node.kind == .opaque && $0.node.flags.contains(.cut) })
  }

  /// Runs on a thread of `stackSize`.
  private func onSmallStack(_ work: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      work()
      done.signal()
    }
    thread.stackSize = Self.stackSize
    thread.start()
    done.wait()
  }
}
