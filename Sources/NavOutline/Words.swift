import NavLexing

/// A keyword that is one only in its place. The lexer gives them as identifiers.
enum Word: UInt8 {
  case none
  // Begin declarations
  case actor, macro
  // Modifiers
  case async, open, package, final, lazy, weak, unowned, mutating, nonmutating, override, convenience, required, indirect
  case dynamic, optional, nonisolated, isolated, infix, prefix, postfix, distributed, borrowing, consuming
  // Stand before expressions or types
  case await, some, any, consume, copy, each, unsafe, sending, yield, discard
  // Accessors
  case get, set, willSet, didSet, read, modify, reasync

  var isModifier: Bool { rawValue >= Word.async.rawValue && rawValue <= Word.consuming.rawValue }
  var isAccessor: Bool { rawValue >= Word.get.rawValue && rawValue <= Word.modify.rawValue }
}

extension Parse {
  @inline(__always) mutating func matches(_ index: Int, _ text: StaticString) -> Bool {
    let from = Int(starts[index])
    let pattern = text.utf8Start
    for i in 0..<text.utf8CodeUnitCount where source[from + i] != pattern[i] { return false }
    return true
  }

  /// Which contextual keyword the token at `index` could be.
  ///
  /// Not inlined, here and at other places: the rules that recurse must have small frames.
  @inline(never) mutating func word(_ index: Int) -> Word {
    guard index < limit, kinds[index] == .identifier else { return .none }
    switch length(index) {
    case 3:
      if matches(index, "get") { return .get }
      if matches(index, "set") { return .set }
      if matches(index, "any") { return .any }
    case 4:
      if matches(index, "some") { return .some }
      if matches(index, "each") { return .each }
      if matches(index, "open") { return .open }
      if matches(index, "lazy") { return .lazy }
      if matches(index, "weak") { return .weak }
      if matches(index, "copy") { return .copy }
    case 5:
      if matches(index, "await") { return .await }
      if matches(index, "async") { return .async }
      if matches(index, "final") { return .final }
      if matches(index, "actor") { return .actor }
      if matches(index, "macro") { return .macro }
      if matches(index, "infix") { return .infix }
      if matches(index, "yield") { return .yield }
      if matches(index, "_read") { return .read }
    case 6:
      if matches(index, "didSet") { return .didSet }
      if matches(index, "prefix") { return .prefix }
      if matches(index, "unsafe") { return .unsafe }
    case 7:
      if matches(index, "willSet") { return .willSet }
      if matches(index, "package") { return .package }
      if matches(index, "unowned") { return .unowned }
      if matches(index, "dynamic") { return .dynamic }
      if matches(index, "postfix") { return .postfix }
      if matches(index, "consume") { return .consume }
      if matches(index, "sending") { return .sending }
      if matches(index, "discard") { return .discard }
      if matches(index, "reasync") { return .reasync }
      if matches(index, "_modify") { return .modify }
      if matches(index, "__owned") { return .consuming }
    case 8:
      if matches(index, "override") { return .override }
      if matches(index, "mutating") { return .mutating }
      if matches(index, "required") { return .required }
      if matches(index, "indirect") { return .indirect }
      if matches(index, "optional") { return .optional }
      if matches(index, "isolated") { return .isolated }
      if matches(index, "__shared") { return .borrowing }
    case 9:
      if matches(index, "borrowing") { return .borrowing }
      if matches(index, "consuming") { return .consuming }
    case 11:
      if matches(index, "nonisolated") { return .nonisolated }
      if matches(index, "nonmutating") { return .nonmutating }
      if matches(index, "convenience") { return .convenience }
      if matches(index, "distributed") { return .distributed }
      if matches(index, "__consuming") { return .consuming }
    default: break
    }
    return .none
  }

  /// Whether a token may name something: an identifier, or a keyword where only a name can stand.
  @inline(__always) mutating func isNameLike(_ kind: TokenKind) -> Bool {
    kind == .identifier || kind.rawValue >= TokenKind.kwAny.rawValue
  }

  /// Whether `name:` stands at `index`.
  @inline(__always) mutating func isLabel(_ index: Int) -> Bool {
    let kind = token(index)
    return (isNameLike(kind) || kind == .wildcard || kind == .dollarIdentifier) && token(index + 1) == .colon
  }
}
