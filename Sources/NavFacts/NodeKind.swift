/// What a node is. The comment gives the name and the children, in order; `*` any number, `?` perhaps.
///
/// Offsets: a declaration's is its name's; a call's is its callee's; a member's is its name's (not the dot's);
/// an infix operation's and an assignment's is its left side's; all others' is their first token's.
///
/// In damaged source, and where a tree is cut because it is too high, an `opaque` node may stand in any child's place; a block
/// that is missing is there all the same, empty. No tree is higher than 512.
public enum NodeKind: UInt8, Sendable, CaseIterable {
  /// Something that was not understood, or cut off because of its depth. No children.
  case opaque = 0

  // MARK: File
  /// (declaration | statement)*
  case file
  /// `#if … #endif`: clause*. Stands wherever declarations, statements, enum cases or switch arms may. Inside a postfix chain there
  /// is none: the members of every branch apply one after the other, as though all were compiled.
  case conditional
  /// One branch of a conditional; name: the condition's text with blanks removed, none for `#else`. Contents*
  case clause
  /// name: the module's. No children.
  case importDecl

  // MARK: Type declarations; name: the type's
  /// attribute*, genericParameter*, inherited*, member* (of a protocol first what its `where` clause says of associated types, as an
  /// associatedtypeDecl for `T: P` and a typealiasDecl for `T == U`)
  case structDecl, classDecl, actorDecl, enumDecl, protocolDecl
  /// name: the last part of the extended type's. extended, attribute*, inherited*, genericParameter* (the constraints `T: P` of its
  /// `where` clause, `Self` left out), member*
  case extensionDecl
  /// type
  case extended
  /// One entry of an inheritance clause: type
  case inherited
  /// name: the parameter's. type? (its constraint)
  case genericParameter
  /// name. type?
  case typealiasDecl
  /// name. inherited*
  case associatedtypeDecl
  /// One enum case; name: the case's. parameter*, (raw value expression)?
  case caseDecl

  // MARK: Members
  /// name: the base name (an operator's too). attribute*, genericParameter*, parameter*, result?, block?
  case funcDecl
  /// name: `init`. attribute*, genericParameter*, parameter*, block?
  case initDecl
  /// name: `deinit`. block?
  case deinitDecl
  /// name: `subscript`. attribute*, genericParameter*, parameter*, result?, accessor*
  case subscriptDecl
  /// name: the variable's; none where a tuple or `_` is bound, which is then a `pattern`. One node per variable; in
  /// `var a, b: T` the attributes and the annotation stand on each.
  /// attribute*, pattern?, annotation?, initializer?, accessor*. flags: isLet
  case varDecl
  /// type
  case annotation
  /// expression
  case initializer
  /// type
  case result
  /// name: `get` (also for the short form), `set`, `willSet`, `didSet`, `_read`, `_modify`, or `init`. block?
  case accessor
  /// name: the name inside; label: outside, as the caller writes it (none for `_`; equal to name where only one is written;
  /// none on a closure's, and on a subscript's where only one is written).
  /// attribute*, type?, initializer? (the default value). flags: variadic
  case parameter
  /// name: the attribute's (its last part, without @). arguments*, as in a call; none on the language's own (lower case),
  /// except that `@attached` has what it makes types conform to: inherited*
  case attribute

  // MARK: Statements
  /// statement*
  case block
  /// condition*, block, (block | ifStmt)?
  case ifStmt
  /// condition*, block
  case guardStmt
  /// `if let name = e`: name. expression? (absent in the short form)
  case optionalBinding
  /// `if case pattern = e`, also `if let (a, b) = e`: pattern, expression
  case caseCondition
  /// `#available(…)`. No children.
  case available
  /// subject expression, (caseArm | conditional)*
  case switchStmt
  /// pattern*, block. flags: isDefault
  case caseArm
  /// pattern, (the `where` expression)?  The pattern is an expression that may contain `bind`, `wildcard`, `isPattern`;
  /// the `?` of an optional pattern leaves no node. In a `for` the condition is the statement's child, not the pattern's.
  case pattern
  /// pattern, sequence expression, (where expression)?, block
  case forStmt
  /// condition*, block
  case whileStmt
  /// block, condition expression
  case repeatStmt
  /// block, catchClause*
  case doStmt
  /// pattern*, block
  case catchClause
  /// expression?
  case returnStmt
  /// expression
  case throwStmt
  /// block
  case deferStmt
  case breakStmt, continueStmt, fallthroughStmt

  // MARK: Patterns
  /// name: the variable bound. No children.
  case bind
  /// `_`
  case wildcard
  /// `is T`: type
  case isPattern

  // MARK: Expressions
  /// An identifier, `self`, `super`, `Self`, `$0`, `$state`, `_storage`; name. (the framework's name)? first where flags has qualified,
  /// (generic argument types)*
  /// An operator that is passed as a function is a name too.
  case name
  /// `base.name`; name. base, (generic argument types)*. A tuple's index is a name too.
  case member
  /// `.name`; name. (generic argument types)*
  case implicitMember
  /// callee, argument*. An argument is an expression whose label stands on it. Trailing closures are arguments.
  case call
  /// `base[…]`: base, argument*
  case `subscript`
  /// varDecl* (captures with names of their own: `[shop = model.shop]`), parameter*, statement*. flags: trailing. Other captures are left out.
  case closure
  /// name: the text between the quotes as written, cut at 200 bytes; of one with interpolations only where a `/` stands before the
  /// first. Interpolated expressions*
  case string
  /// name: the digits as written; none for arithmetic on two numbers, which is folded into one node
  case number
  /// flags: isTrue
  case boolean
  case `nil`
  /// element*
  case array
  /// key, value, key, value …
  case dictionary
  /// element*, at least two or one that is labelled, or none: plain parentheses leave no node
  case tuple
  /// One expression whose innermost base is an `implicitMember` (`\.a.b`) or a `name` (`\Type.a.b`).
  case keyPath
  /// name: the operator (`=`, `+=` …). left, right
  case assign
  /// condition, then, else
  case ternary
  /// name: the operator. left, right. Also `??`, `==`, `...`
  case infix
  /// name: the operator (`!`, `-`, `&`, postfix `...`). operand
  case unary
  /// name: `as` (also `as?`, `as!`) or `is`. expression, type
  case cast
  /// `#selector(…)`, `#Preview { }`, `#expect(…)`: name, without #. argument*; none on `Preview`
  case macro

  // MARK: Types
  /// name: the type's last part. (outer type)? first where flags has qualified, (generic argument types)*
  case typeName
  /// `T?`, `T!`: type
  case typeOptional
  /// `[T]`: type
  case typeArray
  /// `[K: V]`: key type, value type
  case typeDictionary
  /// `(A, B) -> C`: parameter types*, result type last. Where a type stands in an expression, as in `[(A) -> B]()`, it is read
  /// as an expression, with the operator `->`.
  case typeFunction
  /// `(a: A, b: B)`: types*, which carry the labels; `()` has none
  case typeTuple
  /// `A & B`: types*
  case typeComposition

  // MARK: Later additions; raw values are stored, so new kinds stand at the end
  /// A regular expression literal. No children.
  case regex
  /// name: the macro's. inherited* (what it makes the types that it stands on conform to). Those that give no conformance leave nothing.
  case macroDecl

  // MARK: Marks, which stand right before the node that they speak of and are no children themselves: see `Node`
  /// name: the label of the argument, element or parameter behind it
  case label
  /// The modifiers of the declaration behind it, in the bits of the name
  case modifiers
}

extension NodeKind {
  /// A `label` or `modifiers`: it speaks of the node behind it.
  @inlinable @inline(__always) public var isMark: Bool { self == .label || self == .modifiers }
  /// Declares a type or extends one.
  @inlinable public var isTypeDeclaration: Bool {
    switch self {
    case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl, .extensionDecl: true
    default: false
    }
  }
  /// May have modifiers before it.
  @inlinable public var isDeclaration: Bool {
    switch self {
    case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl, .extensionDecl, .typealiasDecl, .associatedtypeDecl,
      .caseDecl, .funcDecl, .initDecl, .deinitDecl, .subscriptDecl, .varDecl, .accessor, .importDecl: true
    default: false
    }
  }
  @inlinable public var isType: Bool {
    switch self {
    case .typeName, .typeOptional, .typeArray, .typeDictionary, .typeFunction, .typeTuple, .typeComposition: true
    default: false
    }
  }
}
