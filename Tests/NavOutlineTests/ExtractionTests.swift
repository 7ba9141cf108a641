import NavExtraction
import NavFacts
import Testing

/// What extraction adds to the outline, and what it leaves out.
@Suite struct ExtractionTests {
  @Test(arguments: [
    ("App/Shop.swift", "import SwiftUI", FileRole.app),
    ("App/Project.swift", "struct Project {}", .app),
    ("App/Testable.swift", "let a = 1", .app),
    ("Package.swift", "import PackageDescription", .manifest),
    ("Projects/App/Project.swift", "import ProjectDescription", .manifest),
    ("Tuist/Config.swift", "let config = Config()", .manifest),
    ("Templates/Scene.xctemplate/___FILE___.swift", "class A {}", .manifest),
    ("Scene.swift", "//\n//  ___FILENAME___\n//\nclass A {}", .manifest),
    ("Scene.swift", "//\n//  ___VARIABLE_sceneName___\n//\nclass A {}", .manifest),
    ("Scene.swift", "// ________________\n// ___Sample___View.swift\nclass A {}", .app),
    ("ShopTests/CartTests.swift", "class A {}", .test),
    ("Modules/Cart/Tests/A.swift", "class A {}", .test),
    ("Modules/Cart/Sources/TasteTests/A.swift", "class A {}", .app), ("CartTests/Sources/A.swift", "class A {}", .test),
    ("Shop/Sources/UITests/A.swift", "class A {}", .test), ("Shop/Sources/Cart/Tests/A.swift", "class A {}", .test),
    ("ShopUITests/A.swift", "class A {}", .test),
    ("Sources/ShopTesting/Testing/A.swift", "class A {}", .test),
    ("App/Mock.swift", "#if DEBUG\nimport XCTest\n#endif", .test),
    ("App/Mock.swift", "@testable import Shop\nimport Testing", .test),
    ("Generated/Assets.swift", "enum A {}", .generated),
    ("App/Assets.generated.swift", "enum A {}", .generated),
    ("App/R.swift", "enum A {}", .generated),
    ("App/Assets.swift", "// Generated using SwiftGen\nenum A {}", .generated),
    ("App/Assets.swift", "/* @generated */ enum A {}", .generated),
    ("App/Assets.swift", "enum A {} // Generated using SwiftGen", .app),
  ])
  func roles(_ path: String, _ source: String, _ role: FileRole) {
    #expect(Read(source, path: path).facts.role == role)
  }

  @Test func previewsKeepNoContents() {
    check(
      """
      #Preview("Cart") { CartView() }
      struct Cart_Previews: PreviewProvider {
        static var previews: some View { CartView() }
      }
      struct Cart: View { var body: some View { Text() } }
      """,
      """
      macro Preview
      structDecl Cart
        inherited
          typeName View
        varDecl body
          annotation
            typeName View existential
          accessor get
            block
              call
                name Text
      """)
  }

  @Test func testsHaveNoFacts() {
    let test = """
      final class RouterTests: XCTestCase {
        func testPush() { router.push(.cart) }
      }
      """
    #expect(Read(test, path: "Tests/RouterTests.swift").tree == "")
    #expect(Read(test, path: "Sources/Router.swift").tree != "")
    #expect(Read("import XCTest\n" + test, path: "Sources/Router.swift").tree == "")
  }

  @Test func directives() {
    let source = """
      // navgraph:disable:this some-rule - because
      let a = 1 // navgraph:disable:this  other-rule\u{20}
      let text = "// navgraph:not"
      //navgraph: enable
      """
    let facts = Read(source).facts
    #expect(facts.directives.map(\.text) == ["disable:this some-rule - because", "disable:this  other-rule", "enable"])
    #expect(facts.directives.map(\.followsCode) == [false, true, false])
    #expect(facts.directives.map { facts.lines.lineAndColumn(at: Int($0.offset)).line } == [1, 2, 4])
  }

  @Test func offsetsAreThoseOfTheTellingToken() {
    let source = "func go(_ to: Tab) { router.path.append(a + b) }"
    let read = Read(source)
    var texts: [String] = []
    for (index, node) in read.nodes.dropFirst() {
      let offset = Int(read.forest.offset(index))
      texts.append("\(node.kind) \(source.utf8.dropFirst(offset).prefix(4).map { String(UnicodeScalar($0)) }.joined())")
    }
    #expect(
      texts == [
        "funcDecl go(_", "parameter to: ".prefix(9) + " _ to", "typeName Tab)", "block { ro", "call appe", "member appe", "member path",
        "name rout", "infix a + ", "name a + ", "name b) }",
      ])
  }

  @Test func factsKnowTheirSource() {
    let read = Read("let a = 1\nlet b = 2\n")
    #expect(read.facts.byteCount == 20)
    #expect(read.facts.path == "App/Shop.swift")
    let last = read.nodes.last { $0.node.kind == .varDecl }
    #expect(last.map { read.facts.place(read.forest.offset($0.index)).description } == "App/Shop.swift:2:5")
  }

  @Test func anEmptyFileIsAFileNode() {
    for source in ["", "\u{FEFF}", "// nothing", "\n\n"] {
      #expect(Read(source).nodes.map(\.node.kind) == [.file])
    }
  }

  /// A reader's storage is used again: what one file leaves must not show in the next.
  @Test func filesDoNotSeeOneAnother() {
    var reader = FactsReader()
    let damaged = Array("struct A { func b( { \"\\(".utf8)
    let whole = Array(DamageTests.shop.utf8)
    var bundle = FactsBundle()
    for source in [whole, damaged, whole] { reader.read(path: "a.swift", source: source.span, into: &bundle) }
    let dumps = bundle.files.map { bundle.forest.dump($0.root, symbols: bundle.symbols) }
    #expect(dumps[0] == dumps[2])
  }
}
