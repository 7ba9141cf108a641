import NavDialects
import NavFacts

/// Routers of packages that are not among the files: `router.push(.cart)` of a `Router<Page>`, and their buttons that are given a route,
/// `RouteButton(style: .sheet, to: Page.cart) { … }`. The enum that such a type is written with makes screens of its cases; the names of
/// the method, of a style that it is given, or of the button say how.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  func findAbsentRouters() {
    let routed = linkage.enumsOfAbsentTypes.filter(linkage.mappedEnums.contains)
    guard !routed.isEmpty else { return }
    let sent = Set(drafts.map(\.site))
    // The index of calls has only names that the program or a library of the tables declares.
    for file in program.files.indices where program.files[file].isRead {
      for index in program.nodes(of: file) {
        let call = NodeRef(index)
        guard program[call].kind == .call, !sent.contains(call), let callee = program.firstChild(call) else { continue }
        switch program[callee].kind {
        case .member:
          guard let base = program.firstChild(callee), let taken = linkage.enumTaken(byAbsent: linkage.typeOf(base)), routed.contains(taken) else { continue }
          let words = linkage.words(in: program[callee].name)
          if words.isDisjoint(with: Self.leavingWords), !words.isDisjoint(with: Self.goingWords) { sendRouted(by: call, taken, words) }
        case .name:
          let name = program[callee].name
          guard linkage.text(name).first?.isUppercase ?? false, declarations.typesByName[name] == nil, !linkage.dialects.names.contains(name),
            case let words = linkage.words(in: name), !words.isDisjoint(with: Self.linkWords), linkage.isInBuilder(call)
          else { continue }
          for type in routed { sendRouted(by: call, type, words) }
        default: continue
        }
      }
    }
  }

  /// Sends the route that a call is given, in the way that its style or its name says.
  private func sendRouted(by call: NodeRef, _ type: TypeID, _ words: Set<String>) {
    let arguments = linkage.arguments(of: call)
    guard let route = arguments.first(where: { isRoute($0, of: type) }) else { return }
    let told = arguments.lazy.filter { $0 != route && self.program[$0].kind != .closure }.compactMap { self.style(named: $0) }.first
    var sink = Sink(manner: told ?? manner(of: words), confidence: .likely)
    sink.isMannerTold = true
    sendOrLeave(route, sink, at: call)
  }

  private func isRoute(_ argument: NodeRef, of type: TypeID) -> Bool {
    if program[argument].kind == .closure { return false }
    return linkage.typeOf(argument).projectType == type
      || linkage.evaluate(argument).contains { if case .route(type, _, _, _) = $0 { true } else { false } }
  }

  /// The manner that a style names: a word that libraries use, or a longer name with one in it, `.modalFitContent`.
  private func style(named argument: NodeRef) -> Manner? {
    if let manner = manner(named: argument) { return manner }
    guard program[argument].kind == .implicitMember else { return nil }
    let words = linkage.words(in: program[argument].name)
    return words.isDisjoint(with: Self.modalWords) ? nil : manner(of: words)
  }

  private func manner(of words: Set<String>) -> Manner {
    if let covering = covering(by: words) { return covering }
    if !words.isDisjoint(with: ["root", "replace", "reset"]) { return .root }
    return words.isDisjoint(with: Self.modalWords) ? .push : .sheet
  }

  private static let modalWords: Set<String> = ["sheet", "modal", "present", "cover", "popover"]
  private static let goingWords: Set<String> = [
    "push", "present", "show", "navigate", "open", "go", "route", "append", "sheet", "modal", "cover", "popover", "replace", "root", "to",
  ]
  private static let leavingWords: Set<String> = ["pop", "dismiss", "back", "close", "remove", "unwind", "contains", "is", "can", "has"]
  private static let linkWords: Set<String> = ["navigation", "nav", "navigator", "route", "router", "link", "push", "sheet", "present"]
}

extension Linkage {
  /// The enums with which the program writes generic types of packages that are not among the files: `Router<Page>`.
  var enumsOfAbsentTypes: [TypeID] {
    var found: Set<TypeID> = []
    for index in declarations.properties.indices {
      if let type = declarations.properties[index].type, program.size(type) > 1, let taken = enumTaken(byAbsent: resolve(type)) { found.insert(taken) }
    }
    for index in declarations.functions.indices {
      for parameter in declarations.parameters(of: FunctionID(index)) {
        if let type = parameter.type, program.size(type) > 1, let taken = enumTaken(byAbsent: resolve(type)) { found.insert(taken) }
      }
    }
    return found.sorted()
  }

  /// The one enum of the program's that a generic type of such a package is written with; nil of other types.
  func enumTaken(byAbsent type: TypeRef) -> TypeID? {
    guard case .external(let name, let arguments) = type, !arguments.isEmpty, isAbsent(name), !isPlainValue(name), !traits[name].contains(.isSequence)
    else { return nil }
    let enums = arguments.compactMap(\.projectType).filter { declarations[$0].kind == .enumeration }
    return enums.count == 1 ? enums[0] : nil
  }
}
