import Testing

/// What regions of conditional compilation look like in the tree.
@Suite struct ConditionalTests {
  @Test func aroundDeclarations() {
    check(
      """
      #if os(iOS) && !targetEnvironment(simulator)
      struct A {}
      #elseif DEBUG
      struct B {}
      #else
      #endif
      """,
      """
      conditional
        clause os(iOS)&&!targetEnvironment(simulator)
          structDecl A
        clause DEBUG
          structDecl B
        clause
      """)
  }

  @Test func aroundMembers() {
    check(
      """
      struct A {
        #if DEBUG
        var a: Int
        #endif
        func b() {}
      }
      """,
      """
      structDecl A
        conditional
          clause DEBUG
            varDecl a
              annotation
                typeName Int
        funcDecl b
          block
      """)
  }

  @Test func aroundCases() {
    check(
      """
      enum A {
        case a
        #if DEBUG
        case b
        #endif
      }
      """,
      """
      enumDecl A
        caseDecl a
        conditional
          clause DEBUG
            caseDecl b
      """)
  }

  @Test func aroundArms() {
    check(
      """
      switch a {
      case .b: c()
      #if DEBUG
      case .d: e()
      #else
      #if X
      @unknown default: f()
      #endif
      #endif
      case .g:
        #if DEBUG
        h()
        #endif
      }
      """,
      """
      switchStmt
        name a
        caseArm
          pattern
            implicitMember b
          block
            call
              name c
        conditional
          clause DEBUG
            caseArm
              pattern
                implicitMember d
              block
                call
                  name e
          clause
            conditional
              clause X
                caseArm default unknown
                  block
                    call
                      name f
        caseArm
          pattern
            implicitMember g
          block
            conditional
              clause DEBUG
                call
                  name h
      """)
  }

  @Test func inChainsEveryBranchApplies() {
    check(
      """
      a
        .b()
        #if os(iOS)
        .c { d }
        #elseif X
        #else
        .e
        #if Y
        .f()
        #endif
        #endif
        .g()
      """,
      """
      call
        member g
          call
            member f
              member e
                call
                  member c
                    call
                      member b
                        name a
                  closure trailing
                    name d
      """)
  }

  @Test func aroundStatements() {
    check(
      """
      a()
      #if DEBUG
      b()
      #endif
      c()
      """,
      """
      call
        name a
      conditional
        clause DEBUG
          call
            name b
      call
        name c
      """)
  }

  @Test func aroundAttributes() {
    check(
      """
      struct A {
      #if ALPHA
        @Wrapper(a)
      #else
        @Wrapper(b) @Other
      #endif
        public var c: Int
      }
      """,
      """
      structDecl A
        varDecl c public
          attribute Wrapper
            name a
          attribute Wrapper
            name b
          attribute Other
          annotation
            typeName Int
      """)
  }

  @Test func severalLinesOfCondition() {
    check(
      """
      #if os(iOS)
        || os(macOS)
      a()
      #endif
      """,
      """
      conditional
        clause os(iOS)||os(macOS)
          call
            name a
      """)
  }
}
