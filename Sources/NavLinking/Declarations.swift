import NavFacts

/// A type that the program declares, with all its extensions joined.
struct TypeID: Hashable, Comparable, Sendable {
  var index: Int32
  init(_ index: Int) { self.index = Int32(index) }
  static func < (a: Self, b: Self) -> Bool { a.index < b.index }
  func _rawHashValue(seed: Int) -> Int { QuickHash.value(UInt64(UInt32(bitPattern: index)), seed: seed) }
}

struct FunctionID: Hashable, Comparable, Sendable {
  var index: Int32
  init(_ index: Int) { self.index = Int32(index) }
  static func < (a: Self, b: Self) -> Bool { a.index < b.index }
  func _rawHashValue(seed: Int) -> Int { QuickHash.value(UInt64(UInt32(bitPattern: index)), seed: seed) }
}

struct PropertyID: Hashable, Comparable, Sendable {
  var index: Int32
  init(_ index: Int) { self.index = Int32(index) }
  static func < (a: Self, b: Self) -> Bool { a.index < b.index }
  func _rawHashValue(seed: Int) -> Int { QuickHash.value(UInt64(UInt32(bitPattern: index)), seed: seed) }
}

/// What a member belongs to.
enum Owner: Hashable, Sendable {
  case type(TypeID)
  /// An extension of a type that the program does not declare: `View`, `UIViewController`.
  case external(Symbol)
  /// A file, or the body of a function.
  case global
}

struct TypeInfo: Sendable {
  enum Kind: Sendable { case structure, `class`, actor, enumeration, `protocol` }
  var name: Symbol
  /// `Outer.Inner`, without the module.
  var path: String
  var kind: Kind
  var node: NodeRef
  var module: String
  var outer: TypeID?
  /// The types of all inheritance clauses, extensions' included.
  var inherited: [NodeRef] = []
  var genericParameters: [Symbol] = []
  var properties: [PropertyID] = []
  var functions: [FunctionID] = []
  var cases: [CaseInfo] = []
  var nested: [Symbol: TypeID] = [:]
  var typealiases: [Symbol: NodeRef] = [:]
  var modifiers: Modifiers
}

struct CaseInfo: Sendable {
  var name: Symbol
  var node: NodeRef
}

struct FunctionInfo: Sendable {
  var name: Symbol
  var node: NodeRef
  var owner: Owner
  var parameters: [ParameterInfo]
  /// The result's type node; nil where none is written.
  var result: NodeRef?
  /// nil for a protocol's requirement.
  var body: NodeRef?
  var modifiers: Modifiers
  var genericParameters: [Symbol]
  var isInit: Bool
  var isStatic: Bool { !modifiers.isDisjoint(with: [.static, .class]) }
}

struct ParameterInfo: Sendable {
  var name: Symbol
  /// As callers write it; none for `_`.
  var label: Symbol
  var node: NodeRef
  var type: NodeRef?
  var defaultValue: NodeRef?
  var isVariadic: Bool
}

struct PropertyInfo: Sendable {
  var name: Symbol
  var node: NodeRef
  var owner: Owner
  var type: NodeRef?
  var initial: NodeRef?
  /// The body of the getter of a computed property.
  var getter: NodeRef?
  /// Attribute names: `State`, `Binding`, `Environment` …
  var attributes: [NodeRef]
  var modifiers: Modifiers
  var isLet: Bool
  var isStatic: Bool { !modifiers.isDisjoint(with: [.static, .class]) }
}

/// All declarations of a program and where names lead.
struct Declarations: Sendable {
  var types: [TypeInfo] = []
  var functions: [FunctionInfo] = []
  var properties: [PropertyInfo] = []
  var typesByName: [Symbol: [TypeID]] = [:]
  var functionsByName: [Symbol: [FunctionID]] = [:]
  var propertiesByName: [Symbol: [PropertyID]] = [:]
  var casesByName: [Symbol: [TypeID]] = [:]
  /// Members of extensions of types that the program does not declare.
  var externalFunctions: [Symbol: [FunctionID]] = [:]
  var globalTypealiases: [Symbol: [NodeRef]] = [:]
  var typeOfNode: [NodeRef: TypeID] = [:]
  /// What a declaration of an extension extends.
  var ownerOfNode: [NodeRef: Owner] = [:]
  var functionOfNode: [NodeRef: FunctionID] = [:]
  var propertyOfNode: [NodeRef: PropertyID] = [:]

  @inline(__always) subscript(id: TypeID) -> TypeInfo { types[Int(id.index)] }
  @inline(__always) subscript(id: FunctionID) -> FunctionInfo { functions[Int(id.index)] }
  @inline(__always) subscript(id: PropertyID) -> PropertyInfo { properties[Int(id.index)] }
}
