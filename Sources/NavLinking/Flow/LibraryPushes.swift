import NavFacts
import NavModel
import NavSource

/// Values that a library's navigator is told to show, which it looks up by their type as the framework does.
extension PathObservations {
  /// By place. None where some stack of a library builds its screens in a closure of its own.
  var libraryPushes: [PushedValue] {
    let builders = linkage.dialects.containers.filter { $0.value.isStack && !$0.value.hasRoot }
    if builders.contains(where: { !linkage.calls(of: $0.key).isEmpty }) { return [] }
    var all: [PushedValue] = []
    for (name, rows) in linkage.dialects.calls {
      let receivers = Set(rows.filter(\.byValue).flatMap(\.receivers))
      if receivers.isEmpty { continue }
      for call in linkage.calls(of: name) {
        if let pushed = libraryPush(call, receivers) { all.append(pushed) }
      }
    }
    return all.sorted { ($0.place, $0.type ?? "") < ($1.place, $1.type ?? "") }
  }

  private func libraryPush(_ call: NodeRef, _ receivers: Set<String>) -> PushedValue? {
    guard let callee = linkage.program.firstChild(call), linkage.program[callee].kind == .member, let base = linkage.program.firstChild(callee),
      let value = linkage.program.secondChild(call), linkage.program.label(value).isNone, live.isLive(call),
      case .external(let navigator, let arguments) = linkage.typeOf(base), receivers.contains(linkage.text(navigator))
    else { return nil }
    let written = arguments.first.flatMap { $0.projectType == nil ? nil : $0 }
    // The destination of a class takes its subclasses too.
    guard let type = written ?? linkage.certainType(of: value), let id = type.projectType, linkage.declarations[id].kind != .class else { return nil }
    return PushedValue(type: names(type), place: linkage.program.place(call), means: .append, isRegistered: isRegistered(type))
  }
}
