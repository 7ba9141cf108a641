import NavFacts

/// A type as far as it can be told without a type checker. Optionals and bindings are looked through.
///
/// Most are a number; only what holds another type is kept apart.
enum TypeRef: Hashable, Sendable {
  case project(TypeID)
  /// Not declared by the program; with its generic arguments.
  case external(Symbol, [TypeRef])
  /// Arrays, sets and other sequences of one element type.
  indirect case array(TypeRef)
  indirect case function(result: TypeRef)
  /// The type itself as a value: `Route.self`, or `Route` before a dot.
  indirect case meta(TypeRef)
  /// Several at once; a label is none where there is none.
  indirect case tuple([TypeRef], labels: [Symbol])
  case unknown

  var isUnknown: Bool { if case .unknown = self { true } else { false } }
  var isFunction: Bool { if case .function = self { true } else { false } }
  var projectType: TypeID? { if case .project(let id) = self { id } else { nil } }
  /// The element of a sequence; itself otherwise.
  var element: TypeRef { if case .array(let element) = self { element } else { self } }
}
