import NavFacts

/// A type that the program declares, with all its extensions joined.
struct TypeID: Hashable, Comparable, Sendable {
  var index: Int32
  init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }
  static func < (a: Self, b: Self) -> Bool { a.index < b.index }
  func _rawHashValue(seed: Int) -> Int { QuickHash.value(UInt64(UInt32(bitPattern: index)), seed: seed) }
}

struct FunctionID: Hashable, Comparable, Sendable {
  var index: Int32
  init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }
  static func < (a: Self, b: Self) -> Bool { a.index < b.index }
  func _rawHashValue(seed: Int) -> Int { QuickHash.value(UInt64(UInt32(bitPattern: index)), seed: seed) }
}

struct PropertyID: Hashable, Comparable, Sendable {
  var index: Int32
  init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }
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
  var kind: Kind
  var isGeneric = false
  var modifiers: Modifiers
  var node: NodeRef
  /// The index of the module in `Declarations.modules`.
  var module: Int32
  var outer: TypeID?
  /// The types of all inheritance clauses, extensions' included.
  var inherited: [NodeRef] = []
  var properties: [PropertyID] = []
  var functions: [FunctionID] = []
  var cases: [CaseInfo] = []
  var subscripts: [NodeRef] = []
  var nested: [Symbol: TypeID] = [:]
  var typealiases: [Symbol: NodeRef] = [:]
}

struct CaseInfo: Sendable {
  var name: Symbol
  var node: NodeRef
}

/// A node that may be missing, in four bytes: 0 is a file's root, which no member is.
struct MaybeNode: Sendable {
  private var raw: UInt32 = 0
  init(_ ref: NodeRef? = nil) { raw = ref?.raw ?? 0 }
  @inline(__always) var ref: NodeRef? { raw == 0 ? nil : NodeRef(Int(raw)) }
}

struct FunctionInfo: Sendable {
  var name: Symbol
  var node: NodeRef
  var owner: Owner
  var firstParameter: UInt32 = 0
  var parameterCount: UInt16 = 0
  var isInit: Bool
  var isGeneric = false
  var modifiers: Modifiers
  fileprivate(set) var resultNode = MaybeNode()
  fileprivate(set) var bodyNode = MaybeNode()

  init(name: Symbol, node: NodeRef, owner: Owner, isInit: Bool, modifiers: Modifiers) {
    self.name = name
    self.node = node
    self.owner = owner
    self.isInit = isInit
    self.modifiers = modifiers
  }

  /// The result's type node; nil where none is written.
  var result: NodeRef? {
    get { resultNode.ref }
    set { resultNode = MaybeNode(newValue) }
  }
  /// nil for a protocol's requirement.
  var body: NodeRef? {
    get { bodyNode.ref }
    set { bodyNode = MaybeNode(newValue) }
  }
  var isStatic: Bool { !modifiers.isDisjoint(with: [.static, .class]) }
}

struct ParameterInfo: Sendable {
  var name: Symbol
  /// As callers write it; none for `_`.
  var label: Symbol
  var node: NodeRef
  private var typeNode: MaybeNode
  private var defaultNode: MaybeNode
  var isVariadic: Bool

  init(name: Symbol, label: Symbol, node: NodeRef, type: NodeRef?, defaultValue: NodeRef?, isVariadic: Bool) {
    self.name = name
    self.label = label
    self.node = node
    typeNode = MaybeNode(type)
    defaultNode = MaybeNode(defaultValue)
    self.isVariadic = isVariadic
  }

  var type: NodeRef? { typeNode.ref }
  var defaultValue: NodeRef? { defaultNode.ref }
}

/// The parameters of one function, counted from 0.
struct Parameters: RandomAccessCollection, Sendable {
  fileprivate let all: [ParameterInfo]
  fileprivate let first: Int
  let count: Int

  var startIndex: Int { 0 }
  var endIndex: Int { count }
  subscript(index: Int) -> ParameterInfo { all[first + index] }
}

struct PropertyInfo: Sendable {
  var name: Symbol
  var node: NodeRef
  var owner: Owner
  var modifiers: Modifiers
  var isLet: Bool
  /// Whether it has attributes: `@State`, `@Binding`, `@Environment` …
  var hasAttributes = false
  private var typeNode = MaybeNode()
  private var initialNode = MaybeNode()
  private var getterNode = MaybeNode()

  init(name: Symbol, node: NodeRef, owner: Owner, modifiers: Modifiers, isLet: Bool) {
    self.name = name
    self.node = node
    self.owner = owner
    self.modifiers = modifiers
    self.isLet = isLet
  }

  var type: NodeRef? {
    get { typeNode.ref }
    set { typeNode = MaybeNode(newValue) }
  }
  var initial: NodeRef? {
    get { initialNode.ref }
    set { initialNode = MaybeNode(newValue) }
  }
  /// The body of the getter of a computed property.
  var getter: NodeRef? {
    get { getterNode.ref }
    set { getterNode = MaybeNode(newValue) }
  }
  var isStatic: Bool { !modifiers.isDisjoint(with: [.static, .class]) }
}

/// All declarations of a program and where names lead.
struct Declarations: Sendable {
  var modules: [String] = []
  /// The index in `modules` of each file's module.
  var moduleOfFile: [Int32] = []
  var types: [TypeInfo] = []
  /// Whether any type of the program has subscripts of its own.
  var hasSubscripts = false
  /// By the symbol's number, whether some type or typealias of that name is nested in another.
  var nestedNames: [Bool] = []
  var functions: [FunctionInfo] = []
  var properties: [PropertyInfo] = []
  var parameters: [ParameterInfo] = []
  var typesByName = NameIndex<TypeID>()
  var functionsByName = NameIndex<FunctionID>()
  var propertiesByName = NameIndex<PropertyID>()
  /// The enums that have a case of a name, once for each.
  var casesByName = NameIndex<TypeID>()
  /// Members of extensions of types that the program does not declare.
  var externalFunctions: [Symbol: [FunctionID]] = [:]
  /// The initialisers among them, by the type's name: generated sources add thousands, of which a type has a few.
  var externalInitialisers: [Symbol: [FunctionID]] = [:]
  /// Functions that stand in the bodies of others, whose owner is `.global` too; only what stands in the same body sees them.
  var localFunctions: [Symbol: Set<FunctionID>] = [:]
  var globalTypealiases: [Symbol: [NodeRef]] = [:]
  var typeOfNode = NodeNumbers<TypeID>()
  /// What a declaration of an extension extends.
  var ownerOfNode: [NodeRef: Owner] = [:]
  var functionOfNode = NodeNumbers<FunctionID>()
  var propertyOfNode = NodeNumbers<PropertyID>()

  @inline(__always) subscript(id: TypeID) -> TypeInfo { types[Int(id.index)] }
  @inline(__always) subscript(id: FunctionID) -> FunctionInfo { functions[Int(id.index)] }
  @inline(__always) subscript(id: PropertyID) -> PropertyInfo { properties[Int(id.index)] }

  func parameters(of id: FunctionID) -> Parameters {
    let function = functions[Int(id.index)]
    return Parameters(all: parameters, first: Int(function.firstParameter), count: Int(function.parameterCount))
  }

  /// Whether some type or typealias of that name stands in another type.
  func isNested(_ name: Symbol) -> Bool { nestedNames[Int(name.raw)] }

  /// The module that a type is compiled into; empty where nobody told.
  func module(of id: TypeID) -> String { modules[Int(types[Int(id.index)].module)] }

  /// `Outer.Inner`, without the module.
  func path(of id: TypeID, _ symbols: SymbolTable) -> String {
    let own = symbols[self[id].name]
    guard let outer = self[id].outer else { return own }
    return path(of: outer, symbols) + "." + own
  }
}
