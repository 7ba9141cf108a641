import NavDialects
import NavFacts

/// Where a window, a panel, a popover or a window controller is kept.
enum FrameHolder: Hashable {
  case local(NodeRef)
  case property(PropertyID)
  /// What a function gives back.
  case function(FunctionID)
  /// Any object of a type that the program derives from the framework's.
  case type(TypeID)
  /// What a construction makes, kept nowhere.
  case call(NodeRef)
}

extension Linkage {
  /// The row of a type that is a frame or derives from one; nil of other types.
  func frameRow(_ type: TypeRef) -> FrameRow? {
    if dialects.frames.isEmpty { return nil }
    switch type {
    case .external(let name, _): return dialects.frames[name]
    case .project(let id): return externalBases(id).lazy.compactMap { self.dialects.frames[$0] }.min { $0.type < $1.type }
    default: return nil
    }
  }

  /// Where the frame is kept that an expression names or makes; nil where that cannot be told.
  func frameHolder(of expression: NodeRef, depth: Int = 0) -> FrameHolder? {
    guard depth < 6 else { return nil }
    let node = program[expression]
    switch node.kind {
    case .unary, .cast: return program.firstChild(expression).flatMap { frameHolder(of: $0, depth: depth + 1) }
    case .name:
      if node.name == names.selfValue || node.name == names.superValue { return enclosingType(expression).map { .type($0) } }
      switch meaning(of: node.name, at: expression) {
      case .local(let declaration): return .local(declaration)
      case .property(let id): return .property(id)
      case .optionalBinding(let binding):
        guard let bound = program.firstChild(binding) else { return propertyWritten(by: expression).map { .property($0) } }
        return bound == expression ? nil : frameHolder(of: bound, depth: depth + 1)
      case .unknown: return ownFrame(expression)
      default: return nil
      }
    case .member:
      guard let base = program.firstChild(expression) else { return nil }
      if let property = propertyWritten(by: expression) { return .property(property) }
      // `controller.window`: what the one holds is what is on the other.
      guard let row = frameRow(typeOf(base)), row.frames.contains(text(node.name)) else { return nil }
      return frameHolder(of: base, depth: depth + 1)
    case .call:
      if let function = callTargets(of: expression).functions.first, !declarations[function].isInit { return .function(function) }
      guard let callee = program.firstChild(expression), case .meta(let type) = typeOf(callee), frameRow(type) != nil else { return nil }
      if case .project(let id) = type { return .type(id) }
      return .call(expression)
    default: return nil
    }
  }

  /// `window` in a window controller.
  private func ownFrame(_ name: NodeRef) -> FrameHolder? {
    guard let type = enclosingType(name), let row = frameRow(.project(type)), row.frames.contains(text(program[name].name)) else { return nil }
    return .type(type)
  }
}
