import Testing

/// What statements look like in the tree.
@Suite struct StatementTests {
  @Test func ifChains() {
    check(
      """
      if a { b() } else if c, d { e() } else { f() }
      """,
      """
      ifStmt
        name a
        block
          call
            name b
        ifStmt
          name c
          name d
          block
            call
              name e
          block
            call
              name f
      """)
  }

  @Test func conditions() {
    check(
      """
      if let a, let b = c?.d, var e: E = f(), x == y {}
      if case .a(let b)? = c, case let (d, e) = f {}
      if let (a, b) = c() {}
      if #available(iOS 17, *), #unavailable(macOS 14) {}
      """,
      """
      ifStmt
        optionalBinding a
        optionalBinding b
          member d optional
            name c
        optionalBinding e
          call
            name f
        infix ==
          name x
          name y
        block
      ifStmt
        caseCondition
          pattern
            call
              implicitMember a
              bind b
          name c
        caseCondition
          pattern
            tuple
              bind d
              bind e
          name f
        block
      ifStmt
        caseCondition
          pattern
            tuple
              bind a
              bind b
          call
            name c
        block
      ifStmt
        available
        available
        block
      """)
  }

  @Test func closuresInHeaders() {
    check(
      """
      if list.contains { $0 == a }, b {}
      if let a = list.first(where: { $0.b }) { c() }
      while let a = b.next() { a() }
      guard let c = d.map({ $0 }) else { return }
      for e in f.filter { $0 } where g {}
      switch h { case .i: j() }
      if (k { l }) { m() }
      if n { o } .isEmpty { p() }
      """,
      """
      ifStmt
        call
          member contains
            name list
          closure trailing
            infix ==
              name $0
              name a
        name b
        block
      ifStmt
        optionalBinding a
          call
            member first
              name list
            where: closure
              member b
                name $0
        block
          call
            name c
      whileStmt
        optionalBinding a
          call
            member next
              name b
        block
          call
            name a
      guardStmt
        optionalBinding c
          call
            member map
              name d
            closure
              name $0
        block
          returnStmt
      forStmt
        pattern
          bind e
        call
          member filter
            name f
          closure trailing
            name $0
        name g
        block
      switchStmt
        name h
        caseArm
          pattern
            implicitMember i
          block
            call
              name j
      ifStmt
        call
          name k
          closure trailing
            name l
        block
          call
            name m
      ifStmt
        member isEmpty
          call
            name n
            closure trailing
              name o
        block
          call
            name p
      """)
  }

  @Test func guards() {
    check(
      """
      guard let self, a else { return b }
      """,
      """
      guardStmt
        optionalBinding self
        name a
        block
          returnStmt
            name b
      """)
  }

  @Test func switches() {
    check(
      """
      switch (a, b) {
      case (.c, .d(let e)) where e > 1, (_, _): f()
      case let .g(h, label: i): j()
        k()
      case is L, let m as M: break
      case 1...5, "text", nil: fallthrough
      case .n?: return
      default: o()
      }
      switch p { case .q: r; @unknown default: s }
      """,
      """
      switchStmt
        tuple
          name a
          name b
        caseArm
          pattern
            tuple
              implicitMember c
              call
                implicitMember d
                bind e
            infix >
              name e
              number 1
          pattern
            tuple
              wildcard
              wildcard
          block
            call
              name f
        caseArm
          pattern
            call
              implicitMember g
              bind h
              label: bind i
          block
            call
              name j
            call
              name k
        caseArm
          pattern
            isPattern
              typeName L
          pattern
            cast as
              bind m
              typeName M
          block
            breakStmt
        caseArm
          pattern
            number
          pattern
            string "text"
          pattern
            nil
          block
            fallthroughStmt
        caseArm
          pattern
            implicitMember n
          block
            returnStmt
        caseArm default
          block
            call
              name o
      switchStmt
        name p
        caseArm
          pattern
            implicitMember q
          block
            name r
        caseArm default unknown
          block
            name s
      """)
  }

  @Test func casesOnOneLine() {
    check(
      """
      switch a { case .b: c; d case .e: f default: g }
      """,
      """
      switchStmt
        name a
        caseArm
          pattern
            implicitMember b
          block
            name c
            name d
        caseArm
          pattern
            implicitMember e
          block
            name f
        caseArm default
          block
            name g
      """)
  }

  @Test func loops() {
    check(
      """
      for a in b {}
      for (i, a) in b.enumerated() where i > 0 {}
      for case let .a(b)? in c {}
      for try await a in b {}
      for a: Int in b {}
      while a, let b = c {}
      repeat { a() } while b
      outer: for a in b { continue outer }
      """,
      """
      forStmt
        pattern
          bind a
        name b
        block
      forStmt
        pattern
          tuple
            bind i
            bind a
        call
          member enumerated
            name b
        infix >
          name i
          number 0
        block
      forStmt
        pattern
          call
            implicitMember a
            bind b
        name c
        block
      forStmt
        pattern
          bind a
        name b
        block
      forStmt
        pattern
          bind a
        name b
        block
      whileStmt
        name a
        optionalBinding b
          name c
        block
      repeatStmt
        block
          call
            name a
        name b
      forStmt
        pattern
          bind a
        name b
        block
          continueStmt
      """)
  }

  @Test func errors() {
    check(
      """
      do { try a() } catch let error as E where error.b { c() } catch E.d, .e { } catch { throw error }
      do throws(E) { a() }
      """,
      """
      doStmt
        block
          call
            name a
        catchClause
          pattern
            cast as
              bind error
              typeName E
            member b
              name error
          block
            call
              name c
        catchClause
          pattern
            member d
              name E
          pattern
            implicitMember e
          block
        catchClause
          block
            throwStmt
              name error
      doStmt
        block
          call
            name a
      """)
  }

  @Test func jumpsAndDefer() {
    check(
      """
      defer { a() }
      return
      throw a
      break
      """,
      """
      deferStmt
        block
          call
            name a
      returnStmt
      throwStmt
        name a
      breakStmt
      """)
  }

  @Test func returnsTakeTheNextLine() {
    check(
      """
      return
        a
      """,
      """
      returnStmt
        name a
      """)
  }

  @Test func newlinesEndStatements() {
    check(
      """
      a
      (b)
      c
      [d]
      e
      .f()
      g
      - h
      let i = j
      { k }
      """,
      """
      name a
      name b
      name c
      array
        name d
      call
        member f
          name e
      infix -
        name g
        name h
      varDecl i let
        initializer
          call
            name j
            closure trailing
              name k
      """)
  }

  @Test func semicolons() {
    check(
      """
      a(); b(); let c = d; ;
      """,
      """
      call
        name a
      call
        name b
      varDecl c let
        initializer
          name d
      """)
  }

  @Test func statementsAreExpressions() {
    check(
      """
      let a = if b { c } else { d }
      let e = switch f { case .g: h default: i }
      return if a { b } else { c }
      """,
      """
      varDecl a let
        initializer
          ifStmt
            name b
            block
              name c
            block
              name d
      varDecl e let
        initializer
          switchStmt
            name f
            caseArm
              pattern
                implicitMember g
              block
                name h
            caseArm default
              block
                name i
      returnStmt
        ifStmt
          name a
          block
            name b
          block
            name c
      """)
  }

  @Test func yieldAndDiscard() {
    check(
      """
      discard self
      yield(a)
      """,
      """
      name self
      call
        name yield
        name a
      """)
  }
}
