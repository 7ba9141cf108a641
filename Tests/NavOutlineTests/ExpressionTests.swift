import Testing

/// What expressions look like in the tree.
@Suite struct ExpressionTests {
  @Test func chains() {
    check(
      """
      a.b?.c!.d()?[e].f
      """,
      """
      member f
        subscript optional
          call
            member d
              member c optional
                member b
                  name a
          name e
      """)
  }

  @Test func calls() {
    check(
      """
      a(b, c: d, _: e, &f)
      """,
      """
      call
        name a
        name b
        c: name d
        name e
        unary &
          name f
      """)
  }

  @Test func frameworkNames() {
    check(
      """
      SwiftUI.List(a)
      UIKit.UIScreen.main
      SwiftUI.withAnimation()
      Shop.List(a)
      """,
      """
      call
        name List qualified
          name SwiftUI
        name a
      member main
        name UIScreen qualified
          name UIKit
      call
        member withAnimation
          name SwiftUI
      call
        member List
          name Shop
        name a
      """)
  }

  @Test func trailingClosures() {
    check(
      """
      a { b }
      a.b(c) { d } e: { f } _: { g }
      a {} .b {}
      a
      { b }
      """,
      """
      call
        name a
        closure trailing
          name b
      call
        member b
          name a
        name c
        closure trailing
          name d
        e: closure trailing
          name f
        closure trailing
          name g
      call
        member b
          call
            name a
            closure trailing
        closure trailing
      call
        name a
        closure trailing
          name b
      """)
  }

  @Test func closureSignatures() {
    check(
      """
      a { b in c }
      a { b, _ in c }
      a { (b: Int, c) -> Void in d }
      a { [weak self, b = self.c] in d }
      a { @MainActor [b] (c) async throws -> [D: E]? in f }
      a { $0 + $1 }
      a { (b, c) }
      a { [b] }
      a { for b in c {} }
      """,
      """
      call
        name a
        closure trailing
          parameter b
          name c
      call
        name a
        closure trailing
          parameter b
          parameter
          name c
      call
        name a
        closure trailing
          parameter b
            typeName Int
          parameter c
          name d
      call
        name a
        closure trailing
          varDecl b let
            initializer
              member c
                name self
          name d
      call
        name a
        closure trailing
          parameter c
          name f
      call
        name a
        closure trailing
          infix +
            name $0
            name $1
      call
        name a
        closure trailing
          tuple
            name b
            name c
      call
        name a
        closure trailing
          array
            name b
      call
        name a
        closure trailing
          forStmt
            pattern
              bind b
            name c
            block
      """)
  }

  @Test func implicitMembers() {
    check(
      """
      .a
      .a(b).c
      .init(d)
      f(.a, .b(c: .d))
      """,
      """
      call
        member init
          member c
            call
              member a
                implicitMember a
              name b
        name d
      call
        name f
        implicitMember a
        call
          implicitMember b
          c: implicitMember d
      """)
  }

  @Test func operators() {
    check(
      """
      a + b * c - d
      a = b ?? c ?? d
      a += b == c && d || !e
      a < b
      a as? B ?? c
      a is B && c
      -a.b
      a...b
      a...
      ...b
      a | b
      a <> b
      """,
      """
      infix -
        infix +
          name a
          infix *
            name b
            name c
        name d
      assign =
        name a
        infix ??
          name b
          infix ??
            name c
            name d
      assign +=
        name a
        infix ||
          infix &&
            infix ==
              name b
              name c
            name d
          unary !
            name e
      infix <
        name a
        name b
      infix ??
        cast as
          name a
          typeName B
        name c
      infix &&
        cast is
          name a
          typeName B
        name c
      unary -
        member b
          name a
      infix ...
        name a
        name b
      unary ...
        name a
      unary ...
        name b
      infix |
        name a
        name b
      infix <>
        name a
        name b
      """)
  }

  @Test func ternaries() {
    check(
      """
      a ? b : c ? d : e
      a == b ? .c : .d(e ? f : g)
      a = b ? { c } : nil
      """,
      """
      ternary
        name a
        name b
        ternary
          name c
          name d
          name e
      ternary
        infix ==
          name a
          name b
        implicitMember c
        call
          implicitMember d
          ternary
            name e
            name f
            name g
      assign =
        name a
        ternary
          name b
          closure
            name c
          nil
      """)
  }

  @Test func casts() {
    check(
      """
      a as! B.C
      a as? [B: C?] as B
      (a as? B)?.c
      """,
      """
      cast as
        name a
        typeName C qualified
          typeName B
      cast as
        cast as
          name a
          typeDictionary
            typeName B
            typeOptional
              typeName C
        typeName B
      member c optional
        cast as
          name a
          typeName B
      """)
  }

  @Test func prefixesLeaveNothing() {
    check(
      """
      try await a()
      try? b
      try! c.d
      consume e
      copy f
      await g { h }
      """,
      """
      call
        name a
      name b
      member d
        name c
      name e
      name f
      call
        name g
        closure trailing
          name h
      """)
  }

  @Test func literals() {
    check(
      """
      1
      2.5
      true
      false
      nil
      []
      [:]
      [a, b,]
      [a: b, c: d]
      /a.b/
      #/c/#
      """,
      """
      number 1
      number 2.5
      boolean true
      boolean false
      nil
      array
      dictionary
      array
        name a
        name b
      dictionary
        name a
        name b
        name c
        name d
      regex
      regex
      """)
  }

  @Test func strings() {
    check(
      ##"""
      "plain"
      "a\(b)c\(d, format: .e)"
      #"raw \n \#(f)"#
      """
        two
        lines
        """
      "line \n \"quoted\""
      """##,
      """
      string "plain"
      string interpolated
        name b
        name d
        format: implicitMember e
      string interpolated
        name f
      string "  two\\n  lines\\n  "
      string "line \\n \\\\"quoted\\\\""
      """)
  }

  @Test func aPathKeepsItsText() {
    check(
      #"""
      "app://user/\(id)/posts"
      "/\(path)"
      "\(base)/posts"
      "a \(b)/c"
      """#,
      #"""
      string "app://user/\(id)/posts" interpolated
        name id
      string "/\(path)" interpolated
        name path
      string interpolated
        name base
      string interpolated
        name b
      """#)
  }

  @Test func nestedInterpolations() {
    check(
      #"""
      "a\("b\("c" + d)")"
      """#,
      """
      string interpolated
        string interpolated
          infix +
            string "c"
            name d
      """)
  }

  @Test func tuples() {
    check(
      """
      ()
      (a)
      (a, b)
      (a: b)
      (a as B, c: d)
      """,
      """
      tuple
      name a
      tuple
        name a
        name b
      tuple
        a: name b
      tuple
        cast as
          name a
          typeName B
        c: name d
      """)
  }

  @Test func collectionTypes() {
    check(
      """
      [Route]()
      [Route: Screen]()
      [any P]()
      [Foo<Bar>?]()
      [(Int, a: Int) throws -> Void]()
      """,
      """
      call
        array
          name Route
      call
        dictionary
          name Route
          name Screen
      call
        array
          name P
      call
        array
          name Foo
            typeName Bar
      call
        array
          infix ->
            tuple
              name Int
              a: name Int
            name Void
      """)
  }

  @Test func genericArguments() {
    check(
      """
      Foo<Bar>(a)
      Foo<Bar, [Baz?]>.b
      foo.bar<Int>()
      a < b
      a < b && c > (d)
      f(a < b, c > d)
      Foo<Bar<Baz>>()
      Foo<Bar>
      """,
      """
      call
        name Foo
          typeName Bar
        name a
      member b
        name Foo
          typeName Bar
          typeArray
            typeOptional
              typeName Baz
      call
        member bar
          name foo
          typeName Int
      infix <
        name a
        name b
      infix &&
        infix <
          name a
          name b
        infix >
          name c
          name d
      call
        name f
        infix <
          name a
          name b
        infix >
          name c
          name d
      call
        name Foo
          typeName Bar
            typeName Baz
      name Foo
        typeName Bar
      """)
  }

  @Test func keyPaths() {
    check(
      #"""
      \.a
      \.a?.b[0].c!
      \Foo<Bar>.a
      \.self
      \.[a]
      \.$a
      """#,
      """
      keyPath
        implicitMember a
      keyPath
        member c
          subscript
            member b optional
              implicitMember a
            number 0
      keyPath
        member a
          name Foo
            typeName Bar
      keyPath
        implicitMember self
      keyPath
        subscript
          implicitMember
          name a
      keyPath
        implicitMember $a
      """)
  }

  @Test func macros() {
    check(
      """
      #selector(Foo.bar(_:with:))
      #Predicate<Item> { $0.a }
      #file
      """,
      """
      macro selector
        member bar
          name Foo
      macro Predicate
        typeName Item
        closure trailing
          member a
            name $0
      macro file
      """)
  }

  @Test func referencesByArgumentNames() {
    check(
      """
      foo(bar:_:)
      a.b(c:)(d)
      foo(bar: baz)
      """,
      """
      name foo
      call
        member b
          name a
        name d
      call
        name foo
        bar: name baz
      """)
  }

  @Test func functionsAsArguments() {
    check(
      """
      a.sorted(by: <)
      a.reduce(0, +)
      f(==, -)
      """,
      """
      call
        member sorted
          name a
        by: name <
      call
        member reduce
          name a
        number 0
        name +
      call
        name f
        name ==
        name -
      """)
  }

  @Test func namesOfEverySort() {
    check(
      """
      self.a
      Self.b
      super.c()
      $d.e
      `class`.`f g`
      _h
      a.default.self.Type.init
      """,
      """
      member a
        name self
      member b
        name Self
      call
        member c
          name super
      member e
        name $d
      member "f g"
        name class
      name _h
      member init
        member Type
          member self
            member default
              name a
      """)
  }

  @Test func tupleIndices() {
    check(
      """
      a.0.1.b
      """,
      """
      member b
        member 1
          member 0
            name a
      """)
  }

  @Test func assignments() {
    check(
      """
      _ = a
      (a, b) = (b, a)
      a.b[c]?.d = .e
      a = b = c
      """,
      """
      assign =
        wildcard
        name a
      assign =
        tuple
          name a
          name b
        tuple
          name b
          name a
      assign =
        member d optional
          subscript
            member b
              name a
            name c
        implicitMember e
      assign =
        name a
        assign =
          name b
          name c
      """)
  }

  @Test func placeholders() {
    check(
      """
      f(<#T##Int#>)
      """,
      """
      call
        name f
        name <#T##Int#>
      """)
  }
}
