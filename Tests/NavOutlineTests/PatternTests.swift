import Testing

/// What patterns look like in the tree.
@Suite struct PatternTests {
  @Test func bindings() {
    check(
      """
      if case let a = b {}
      if case var .a(b, c: (d, _)) = e {}
      if case .a(let b, c) = d {}
      if case let a? = b {}
      if case let Foo.a(b) = c {}
      if case (let a, .b) = c {}
      if case .a.b(let c) = d {}
      """,
      """
      ifStmt
        caseCondition
          pattern
            bind a
          name b
        block
      ifStmt
        caseCondition
          pattern
            call
              implicitMember a
              bind b
              c: tuple
                bind d
                wildcard
          name e
        block
      ifStmt
        caseCondition
          pattern
            call
              implicitMember a
              bind b
              name c
          name d
        block
      ifStmt
        caseCondition
          pattern
            bind a
          name b
        block
      ifStmt
        caseCondition
          pattern
            call
              member a
                name Foo
              bind b
          name c
        block
      ifStmt
        caseCondition
          pattern
            tuple
              bind a
              implicitMember b
          name c
        block
      ifStmt
        caseCondition
          pattern
            call
              member b
                implicitMember a
              bind c
          name d
        block
      """)
  }

  @Test func casts() {
    check(
      """
      if case let a as B = c {}
      if case is A = b {}
      if case .a(let b as C) = d {}
      """,
      """
      ifStmt
        caseCondition
          pattern
            cast as
              bind a
              typeName B
          name c
        block
      ifStmt
        caseCondition
          pattern
            isPattern
              typeName A
          name b
        block
      ifStmt
        caseCondition
          pattern
            call
              implicitMember a
              cast as
                bind b
                typeName C
          name d
        block
      """)
  }

  @Test func expressions() {
    check(
      """
      if case 1..<3 = a {}
      if case A.b = c {}
      if case -1 = a {}
      """,
      """
      ifStmt
        caseCondition
          pattern
            number
          name a
        block
      ifStmt
        caseCondition
          pattern
            member b
              name A
          name c
        block
      ifStmt
        caseCondition
          pattern
            unary -
              number 1
          name a
        block
      """)
  }
}
