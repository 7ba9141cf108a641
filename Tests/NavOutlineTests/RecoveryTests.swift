import Testing

/// What is left of damaged source.
@Suite struct RecoveryTests {
  @Test func aMissingBraceEndsWithTheFile() {
    checkRecovery(
      """
      struct A { func b() { c()
      """,
      """
      structDecl A
        funcDecl b
          block
            call
              name c
      """)
  }

  @Test func anExtraBraceIsPassedOver() {
    checkRecovery(
      """
      struct A {} } struct B {}
      """,
      """
      structDecl A
      opaque
      structDecl B
      """)
  }

  @Test func aMissingParenthesisEndsWithItsBraces() {
    checkRecovery(
      """
      struct A { func b() { c(d } func e() {} }
      """,
      """
      structDecl A
        funcDecl b
          block
            call
              name c
              name d
        funcDecl e
          block
      """)
  }

  @Test func aMissingNameIsNone() {
    checkRecovery(
      """
      struct { }
      func () {}
      let = 1
      """,
      """
      structDecl
      funcDecl
        block
      varDecl let
        pattern
          opaque
        initializer
          number 1
      """)
  }

  @Test func unfinishedChains() {
    checkRecovery(
      """
      a.
      b.c.
      """,
      """
      member c
        member b
          name a
      """)
  }

  @Test func unfinishedCalls() {
    checkRecovery(
      """
      f(a, , b c, d:)
      """,
      """
      call
        name f
        name a
        opaque
        name b
        opaque
        d: opaque
      """)
  }

  @Test func junkBetweenMembers() {
    checkRecovery(
      """
      struct A { ) ] var b: Int @ func c() {} }
      """,
      """
      structDecl A
        opaque
        opaque
        varDecl b
          annotation
            typeName Int
        funcDecl c
          block
      """)
  }

  @Test func unfinishedConditions() {
    checkRecovery(
      """
      if { a() }
      guard b { c }
      if let = d {}
      """,
      """
      ifStmt
        block
          call
            name a
      guardStmt
        name b
        block
          name c
      ifStmt
        caseCondition
          pattern
            opaque
          name d
        block
      """)
  }

  @Test func unfinishedOperators() {
    checkRecovery(
      """
      a + 
      b = 
      c ? d
      """,
      """
      assign =
        infix +
          name a
          name b
        ternary
          name c
          name d
          opaque
      """)
  }

  @Test func unfinishedSwitches() {
    checkRecovery(
      """
      switch { case: a b default c }
      """,
      """
      switchStmt
        opaque
        caseArm
          block
            name a
            name b
        caseArm default
          block
      """)
  }

  @Test func strayWords() {
    checkRecovery(
      """
      else catch in where
      """,
      """
      opaque
      opaque
      opaque
      opaque
      """)
  }

  @Test func unfinishedStrings() {
    checkRecovery(
      #"""
      let a = "b
      let c = "d\(e
      let f = 1
      """#,
      """
      varDecl a let
        initializer
          string "b"
      varDecl c let
        initializer
          string interpolated
            name e
            opaque
      """)
  }

  @Test func strayDirectives() {
    checkRecovery(
      """
      #endif
      #else
      a()
      #if X
      b()
      """,
      """
      opaque
      opaque
      call
        name a
      conditional
        clause X
          call
            name b
      """)
  }
}
