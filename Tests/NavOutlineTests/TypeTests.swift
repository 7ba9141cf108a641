import Testing

/// What types look like in the tree.
@Suite struct TypeTests {
  @Test func names() {
    check(
      """
      let a: Int
      let b: Outer.Middle<A>.Inner<B, C?>
      let c: Self
      let d: Any
      let e: Foo.Type
      """,
      """
      varDecl a let
        annotation
          typeName Int
      varDecl b let
        annotation
          typeName Inner qualified
            typeName Middle qualified
              typeName Outer
              typeName A
            typeName B
            typeOptional
              typeName C
      varDecl c let
        annotation
          typeName Self
      varDecl d let
        annotation
          typeName Any
      varDecl e let
        annotation
          typeName Type qualified
            typeName Foo
      """)
  }

  /// `>?>` is one token: two lists end in it.
  @Test func optionalsThatEndAListInAnother() {
    check(
      """
      func f() -> Binding<Set<Int>?> { a() }
      func g() -> Binding<Set<Set<Int>?>?> where T == Set<Int> { b() }
      let c = Binding<Set<Int>?>(d)
      """,
      """
      funcDecl f
        result
          typeName Binding
            typeOptional
              typeName Set
                typeName Int
        block
          call
            name a
      funcDecl g
        result
          typeName Binding
            typeOptional
              typeName Set
                typeOptional
                  typeName Set
                    typeName Int
        block
          call
            name b
      varDecl c let
        initializer
          call
            name Binding
              typeOptional
                typeName Set
                  typeName Int
            name d
      """)
  }

  @Test func optionals() {
    check(
      """
      let a: Int?
      let b: Int!
      let c: Int??
      let d: Array<Int>?
      let e: Array<Array<Int>>!
      """,
      """
      varDecl a let
        annotation
          typeOptional
            typeName Int
      varDecl b let
        annotation
          typeOptional
            typeName Int
      varDecl c let
        annotation
          typeOptional
            typeOptional
              typeName Int
      varDecl d let
        annotation
          typeOptional
            typeName Array
              typeName Int
      varDecl e let
        annotation
          typeOptional
            typeName Array
              typeName Array
                typeName Int
      """)
  }

  @Test func collections() {
    check(
      """
      let a: [Int]
      let b: [String: [Int?]]
      let c: [3 of Int]
      """,
      """
      varDecl a let
        annotation
          typeArray
            typeName Int
      varDecl b let
        annotation
          typeDictionary
            typeName String
            typeArray
              typeOptional
                typeName Int
      varDecl c let
        annotation
          typeArray
            typeName Int
      """)
  }

  @Test func functionTypes() {
    check(
      """
      let a: () -> Void
      let b: (@MainActor @Sendable (inout Int, _ name: String, Bool...) async throws(E) -> (A) -> B)?
      """,
      """
      varDecl a let
        annotation
          typeFunction
            typeName Void
      varDecl b let
        annotation
          typeOptional
            typeFunction
              typeName Int
              typeName String
              typeName Bool
              typeFunction
                typeName A
                typeName B
      """)
  }

  @Test func tuples() {
    check(
      """
      let a: (Int, name: String)
      let b: (Int)
      let c: ()
      """,
      """
      varDecl a let
        annotation
          typeTuple
            typeName Int
            name: typeName String
      varDecl b let
        annotation
          typeName Int
      varDecl c let
        annotation
          typeTuple
      """)
  }

  @Test func existentialsAndCompositions() {
    check(
      """
      let a: some View
      let b: any A & B.C
      let c: (any P)?
      let d: any P.Type
      let e: ~Copyable
      """,
      """
      varDecl a let
        annotation
          typeName View existential
      varDecl b let
        annotation
          typeComposition
            typeName A existential
            typeName C qualified
              typeName B
      varDecl c let
        annotation
          typeOptional
            typeName P existential
      varDecl d let
        annotation
          typeName Type qualified existential
            typeName P existential
      varDecl e let
        annotation
          typeName Copyable
      """)
  }

  @Test func attributesTouchTheirType() {
    check(
      """
      func a(b: @escaping(B) -> C, d: @MainActor(D) async -> E, f: @convention(c) (F) -> G)
      """,
      """
      funcDecl a
        b: parameter b
          typeFunction
            typeName B
            typeName C
        d: parameter d
          typeFunction
            typeName D
            typeName E
        f: parameter f
          typeFunction
            typeName F
            typeName G
      """)
  }

  @Test func ownership() {
    check(
      """
      func a(_ b: borrowing B, c: consuming C, d: inout D, e: sending E, f: @autoclosure () -> F)
      """,
      """
      funcDecl a
        parameter b
          typeName B
        c: parameter c
          typeName C
        d: parameter d
          typeName D
        e: parameter e
          typeName E
        f: parameter f
          typeFunction
            typeName F
      """)
  }
}
