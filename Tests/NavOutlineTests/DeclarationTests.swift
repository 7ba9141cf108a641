import Testing

/// What declarations look like in the tree.
@Suite struct DeclarationTests {
  @Test func structsHaveAttributesGenericsAndInheritance() {
    check(
      """
      @MainActor @Observable(x: 1)
      public final class Router<R: Hashable & Sendable, each T>: Base<R>, Routing where R: Codable {
      }
      """,
      """
      classDecl Router public
        attribute MainActor
        attribute Observable
          x: number 1
        genericParameter R
          typeComposition
            typeName Hashable
            typeName Sendable
        genericParameter T
        inherited
          typeName Base
            typeName R
        inherited
          typeName Routing
      """)
  }

  @Test func aPackTakesAnyNumber() {
    check(
      """
      func add<each T>(_ items: repeat each T) {}
      """,
      """
      funcDecl add
        genericParameter T
        parameter items variadic
          typeName T
        block
      """)
  }

  @Test func nestedTypes() {
    check(
      """
      enum A { struct B { actor C { protocol D {} } } }
      """,
      """
      enumDecl A
        structDecl B
          actorDecl C
            protocolDecl D
      """)
  }

  @Test func extensionsNameTheLastPartOfTheirType() {
    check(
      """
      @MainActor extension Shop.Cart: @retroactive Equatable where Item == Pear { func pay() {} }
      """,
      """
      extensionDecl Cart
        extended
          typeName Cart qualified
            typeName Shop
        attribute MainActor
        inherited
          typeName Equatable
        funcDecl pay
          block
      """)
  }

  @Test func enumCases() {
    check(
      """
      indirect enum Route: String {
        case home, cart = "c"
        case detail(Int, id: Item.ID = 3, _ note: String?)
        @available(iOS 17, *) case map
      }
      """,
      """
      enumDecl Route
        inherited
          typeName String
        caseDecl home
        caseDecl cart
          string "c"
        caseDecl detail
          parameter
            typeName Int
          id: parameter id
            typeName ID qualified
              typeName Item
            initializer
              number 3
          parameter note
            typeOptional
              typeName String
        caseDecl map
      """)
  }

  @Test func functions() {
    check(
      """
      @discardableResult
      func push<T>(_ route: T, to target: Tab, animated: Bool = true, then: @escaping () -> Void, more: Int...) async throws(Failure) -> [T]? where T: Hashable {
        go()
      }
      """,
      """
      funcDecl push
        attribute discardableResult
        genericParameter T
          typeName Hashable
        parameter route
          typeName T
        to: parameter target
          typeName Tab
        animated: parameter animated
          typeName Bool
          initializer
            boolean true
        then: parameter then
          typeFunction
            typeName Void
        more: parameter more variadic
          typeName Int
        result
          typeOptional
            typeArray
              typeName T
        block
          call
            name go
      """)
  }

  @Test func operatorsAreFunctions() {
    check(
      """
      static func == (a: A, b: A) -> Bool
      static func ==<T>(a: T, b: T) -> Bool
      prefix func - (a: A) -> A
      func < (a: A, b: A) -> Bool
      """,
      """
      funcDecl == static
        a: parameter a
          typeName A
        b: parameter b
          typeName A
        result
          typeName Bool
      funcDecl == static
        genericParameter T
        a: parameter a
          typeName T
        b: parameter b
          typeName T
        result
          typeName Bool
      funcDecl -
        a: parameter a
          typeName A
        result
          typeName A
      funcDecl <
        a: parameter a
          typeName A
        b: parameter b
          typeName A
        result
          typeName Bool
      """)
  }

  @Test func attributesOfParameters() {
    check(
      """
      init(@ViewBuilder content: () -> Content, isolated actor: Isolation, _: Int) {}
      """,
      """
      initDecl init
        content: parameter content
          attribute ViewBuilder
          typeFunction
            typeName Content
        isolated: parameter actor
          typeName Isolation
        parameter
          typeName Int
        block
      """)
  }

  @Test func initializersMayFail() {
    check(
      """
      convenience init?(_ a: A) {}
      init?<T>(b: T) {}
      required init!() throws {}
      """,
      """
      initDecl init
        parameter a
          typeName A
        block
      initDecl init
        genericParameter T
        b: parameter b
          typeName T
        block
      initDecl init
        block
      """)
  }

  @Test func deinitializers() {
    check(
      """
      deinit { stop() }
      """,
      """
      deinitDecl deinit
        block
          call
            name stop
      """)
  }

  @Test func subscripts() {
    check(
      """
      subscript(index: Int, at other: Int) -> Item? { items[index] }
      subscript<T>(_ key: T) -> T { get { a } set { b = newValue } }
      """,
      """
      subscriptDecl subscript
        parameter index
          typeName Int
        at: parameter other
          typeName Int
        result
          typeOptional
            typeName Item
        accessor get
          block
            subscript
              name items
              name index
      subscriptDecl subscript
        genericParameter T
        parameter key
          typeName T
        result
          typeName T
        accessor get
          block
            name a
        accessor set
          block
            assign =
              name b
              name newValue
      """)
  }

  @Test func modifiers() {
    check(
      """
      public private(set) static var a: A
      @objc open override class func b()
      fileprivate lazy weak var c: C
      nonisolated(unsafe) unowned(safe) package let d: D
      internal mutating final func e()
      dynamic optional func f()
      """,
      """
      varDecl a public static
        annotation
          typeName A
      funcDecl b open class override
        attribute objc
      varDecl c fileprivate lazy weak
        annotation
          typeName C
      varDecl d package unowned let
        annotation
          typeName D
      funcDecl e
      funcDecl f dynamic optional
      """)
  }

  @Test func modifierWordsAreNamesToo() {
    check(
      """
      open(url)
      final = 1
      prefix.map { $0 }
      let optional = required + lazy
      func package(final: Int) {}
      """,
      """
      call
        name open
        name url
      assign =
        name final
        number 1
      call
        member map
          name prefix
        closure trailing
          name $0
      varDecl optional let
        initializer
          infix +
            name required
            name lazy
      funcDecl package
        final: parameter final
          typeName Int
        block
      """)
  }

  @Test func variables() {
    check(
      """
      let a = 1, b: Int = 2
      var c, d: Int
      var e: Int { 5 }
      let (f, (g, _)) = h()
      let _ = i
      async let j = k()
      """,
      """
      varDecl a let
        initializer
          number 1
      varDecl b let
        annotation
          typeName Int
        initializer
          number 2
      varDecl c
        annotation
          typeName Int
      varDecl d
        annotation
          typeName Int
      varDecl e
        annotation
          typeName Int
        accessor get
          block
            number 5
      varDecl let
        pattern
          tuple
            bind f
            tuple
              bind g
              wildcard
        initializer
          call
            name h
      varDecl let
        pattern
          wildcard
        initializer
          name i
      varDecl j let
        initializer
          call
            name k
      """)
  }

  @Test func wrappersGoWithEveryVariable() {
    check(
      """
      @State private var a = 1, b = 2
      """,
      """
      varDecl a private
        attribute State
        initializer
          number 1
      varDecl b private
        attribute State
        initializer
          number 2
      """)
  }

  @Test func accessors() {
    check(
      """
      var a: Int { get { 1 } mutating set(new) { x = new } }
      var b: Int = 1 { willSet { c() } didSet(old) { d() } }
      var e: Int { get async throws { f } }
      var g: Int { _read { yield h } _modify { yield &h } }
      var i: Int { @storageRestrictions(initializes: _i) init(new) { _i = new } get { j } }
      """,
      """
      varDecl a
        annotation
          typeName Int
        accessor get
          block
            number 1
        accessor set
          block
            assign =
              name x
              name new
      varDecl b
        annotation
          typeName Int
        initializer
          number 1
        accessor willSet
          block
            call
              name c
        accessor didSet
          block
            call
              name d
      varDecl e
        annotation
          typeName Int
        accessor get
          block
            name f
      varDecl g
        annotation
          typeName Int
        accessor _read
          block
            name h
        accessor _modify
          block
            unary &
              name h
      varDecl i
        annotation
          typeName Int
        accessor init
          block
            assign =
              name _i
              name new
        accessor get
          block
            name j
      """)
  }

  @Test func requirementsHaveEmptyAccessors() {
    check(
      """
      protocol P {
        var a: Int { get }
        var b: Int { get set }
        var c: Int { mutating get async throws nonmutating set }
      }
      """,
      """
      protocolDecl P
        varDecl a
          annotation
            typeName Int
          accessor get
        varDecl b
          annotation
            typeName Int
          accessor get
          accessor set
        varDecl c
          annotation
            typeName Int
          accessor get
          accessor set
      """)
  }

  @Test func aGetterMayBeginWithAnAccessorsName() {
    check(
      """
      var a: Int { get.value }
      var b: Int { set(1) }
      var c: Int { didSet }
      """,
      """
      varDecl a
        annotation
          typeName Int
        accessor get
          block
            member value
              name get
      varDecl b
        annotation
          typeName Int
        accessor get
          block
            call
              name set
              number 1
      varDecl c
        annotation
          typeName Int
        accessor didSet
      """)
  }

  @Test func initializersKeepTheirClosures() {
    check(
      """
      let a = list.map { $0 }
      var b = Foo { c() }
      var d = Foo { get in e }
      lazy var f: F = { G() }()
      """,
      """
      varDecl a let
        initializer
          call
            member map
              name list
            closure trailing
              name $0
      varDecl b
        initializer
          call
            name Foo
            closure trailing
              call
                name c
      varDecl d
        initializer
          call
            name Foo
            closure trailing
              parameter get
              name e
      varDecl f lazy
        annotation
          typeName F
        initializer
          call
            closure
              call
                name G
      """)
  }

  @Test func typealiasesAndAssociatedTypes() {
    check(
      """
      typealias Handler<T> = (T) -> Void
      associatedtype Body: View, Other = Text where Body.X == Int
      """,
      """
      typealiasDecl Handler
        genericParameter T
        typeFunction
          typeName T
          typeName Void
      associatedtypeDecl Body
        inherited
          typeName View
        inherited
          typeName Other
      """)
  }

  /// As though the protocol declared them itself; what is said of `Self` or of a part is left out.
  @Test func whatAProtocolSaysOfAssociatedTypes() {
    check(
      """
      protocol Shopping: Flowing where Route == ShopRoute, Screen: View & Sendable, Self: AnyObject, Route.ID == Int { func show() }
      """,
      """
      protocolDecl Shopping
        inherited
          typeName Flowing
        typealiasDecl Route
          typeName ShopRoute
        associatedtypeDecl Screen
          inherited
            typeComposition
              typeName View
              typeName Sendable
        funcDecl show
      """)
  }

  @Test func imports() {
    check(
      """
      import SwiftUI
      @testable import struct Shop.Cart
      public import UIKit.UIView
      """,
      """
      importDecl SwiftUI
      importDecl Shop
      importDecl UIKit public
      """)
  }

  @Test func operatorsAndPrecedenceGroupsLeaveNothing() {
    check(
      """
      infix operator +++: Sums
      prefix operator ^^
      precedencegroup Sums { higherThan: Other associativity: left }
      macro route(_ a: Int) = #externalMacro(module: "M", type: "T")
      let after = 1
      """,
      """
      varDecl after let
        initializer
          number 1
      """)
  }

  @Test func aMacroHasWhatItMakesTypesConformTo() {
    check(
      """
      @attached(extension, conformances: Sendable, Shop.Routed<Int>, names: named(router), arbitrary)
      @attached(member, names: named(router))
      public macro Routed(_ depth: Int = 2) = #externalMacro(module: "M", type: "T")
      @attached(peer) macro Plain()
      @attached(extension, conformances: ) macro Empty()
      """,
      """
      macroDecl Routed
        inherited
          typeName Sendable
        inherited
          typeName Routed qualified
            typeName Shop
            typeName Int
      """)
  }

  @Test func attributeArguments() {
    check(
      #"""
      @Environment(\.dismiss) var a
      @AppStorage("key", store: .shared) var b
      @available(iOS 15, *) @objc(foo:bar:) @Outer.Inner<Int>(2) var c
      @FocusState<Field?>.Binding var d
      """#,
      """
      varDecl a
        attribute Environment
          keyPath
            implicitMember dismiss
      varDecl b
        attribute AppStorage
          string "key"
          store: implicitMember shared
      varDecl c
        attribute available
        attribute objc
        attribute Inner
          number 2
      varDecl d
        attribute Binding
      """)
  }

  @Test func modulesMayBeNamed() {
    check(
      """
      let a: Swift::Int = Shop::make()
      """,
      """
      varDecl a let
        annotation
          typeName Int
        initializer
          call
            name make
      """)
  }
}
