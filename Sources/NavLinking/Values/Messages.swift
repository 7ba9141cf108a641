import NavDialects
import NavFacts

/// A value that is sent to whoever receives its type.
struct Message {
  /// What is sent, or the binding whose values are.
  var value: NodeRef
  /// Where it is decided: each of several values where it stands.
  var site: NodeRef
  /// The state that the binding is of.
  var state: PropertyID?
}

/// Values that are sent rather than shown: `navigator.send(Tab.home, ShopRoute.cart)`. A view further up receives those of one type and
/// does something with them: `.onNavigationReceive { (tab: Tab) in selection = tab }`.
extension Linkage {
  /// Everything of a type that is sent.
  func messages(of type: TypeID) -> [Message] {
    if dialects.messages.isEmpty { return [] }
    if let known = messagesMemo { return known[type] ?? [] }
    // Whoever asks again meanwhile asks in a circle.
    messagesMemo = [:]
    var all: [TypeID: [Message]] = [:]
    for name in dialects.inOrder(dialects.messages).map(\.key) {
      for call in calls(of: name) where !isOwnSender(call) {
        for message in messagesSent(by: call) {
          if let type = caseMade(by: message.value)?.type ?? typeOf(message.value).projectType { all[type, default: []].append(message) }
        }
      }
    }
    for name in dialects.sentBindings.sorted(by: { text($0) < text($1) }) {
      for call in calls(of: name) {
        guard let binding = arguments(of: call).first, case .slot(let id, nil) = bindingTarget(binding), let type = declaredType(of: id).element.projectType
        else { continue }
        all[type, default: []].append(Message(value: binding, site: call, state: id))
      }
    }
    messagesMemo = all
    return all[type] ?? []
  }

  /// What a call sends, one after the other; nothing where it is another call.
  func messagesSent(by call: NodeRef) -> [Message] {
    guard let callee = program.firstChild(call), dialects.messages[program[callee].name] != nil else { return [] }
    let sent = arguments(of: call).filter { program.label($0).isNone && program[$0].kind != .closure }
    return sent.map { Message(value: $0, site: sent.count > 1 ? $0 : call) }
  }

  /// The type whose values a closure receives: `{ (tab: Tab) in … }`, which a modifier that receives is given.
  func typeReceived(by closure: NodeRef, _ index: Int) -> TypeID? {
    guard index == 0, !dialects.receivers.isEmpty, let call = program.parent(closure), program[call].kind == .call,
      let callee = program.firstChild(call), callee != closure, dialects.receivers[program[callee].name] != nil
    else { return nil }
    return typeOfClosureParameter(closure, 0).projectType
  }

  /// What a property is set to by the messages that it is bound to receive: `.onNavigationReceive(assign: $selection)`.
  func assignedByMessages(_ id: PropertyID) -> [SlotWrite] {
    if dialects.receivers.isEmpty { return [] }
    if let known = messagesAssignedMemo { return known[id] ?? [] }
    messagesAssignedMemo = [:]
    var all: [PropertyID: [SlotWrite]] = [:]
    for (name, row) in dialects.inOrder(dialects.receivers) {
      for call in calls(of: name) {
        guard let binding = argument(row.assigned, of: call), case .slot(let state, nil) = bindingTarget(binding),
          let type = declaredType(of: state).element.projectType
        else { continue }
        for message in messages(of: type) where message.state != state {
          if let sent = message.state {
            all[state, default: []] += writes(to: sent).filter { $0.means == .assignment }
          } else {
            all[state, default: []].append(SlotWrite(site: message.site, value: message.value, means: .assignment))
          }
        }
      }
    }
    messagesAssignedMemo = all
    return all[id] ?? []
  }

  /// Whether some state is set to the values of a type that are sent: what they select is there already.
  func isSetByMessages(_ type: TypeID) -> Bool {
    if let known = setByMessagesMemo { return known.contains(type) }
    var all: Set<TypeID> = []
    for (name, row) in dialects.inOrder(dialects.receivers) {
      for call in calls(of: name) {
        if let binding = argument(row.assigned, of: call), case .slot(let state, nil) = bindingTarget(binding) {
          if let type = declaredType(of: state).element.projectType { all.insert(type) }
        } else if let closure = arguments(of: call).last, let type = typeReceived(by: closure, 0), setsState(closure) {
          all.insert(type)
        }
      }
    }
    setByMessagesMemo = all
    return all.contains(type)
  }

  /// `{ (tab: Tab) in selection = tab … }`
  private func setsState(_ closure: NodeRef) -> Bool {
    program.subtree(closure).contains { index in
      guard program[NodeRef(index)].kind == .assign, let value = program.secondChild(NodeRef(index)), program[value].kind == .name,
        case .closureParameter(closure, 0) = meaning(of: program[value].name, at: value)
      else { return false }
      return true
    }
  }

  /// Whether a call that bears the name sends something else: to a stream or a store, or through a method of the program's own.
  private func isOwnSender(_ call: NodeRef) -> Bool {
    guard let callee = program.firstChild(call), program[callee].kind == .member, let base = program.firstChild(callee) else {
      return program.firstChild(call).map { program[$0].kind == .name } ?? true
    }
    switch typeOf(base) {
    case .external(let name, _): return !dialects.libraryTypes.contains(name)
    case .project(let id): return findFunctions(program[callee].name, in: id).contains { declarations[$0].body != nil }
    case .unknown, .meta: return false
    default: return true
    }
  }
}
