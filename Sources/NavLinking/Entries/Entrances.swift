import NavFacts
import NavModel

/// Where the system calls into the app: scenes, delegates' methods, modifiers that wait for URLs, intents.
///
/// Found by names alone, so a method that a delegate's own helpers declare with the same labels counts too.
struct Entrances {
  /// By the call of the scene or modifier, or the declaration of the function.
  private(set) var kinds: [NodeRef: EntryPoint.Kind] = [:]

  /// Scenes and modifiers.
  static let calls: KeyValuePairs<String, EntryPoint.Kind> = [
    "WindowGroup": .windowGroup, "Window": .window, "UtilityWindow": .window, "DocumentGroup": .documentGroup, "Settings": .settings,
    "MenuBarExtra": .menuBarExtra, "ImmersiveSpace": .immersiveSpace, "WKNotificationScene": .notificationScene,
    "onOpenURL": .url, "onContinueUserActivity": .userActivity, "onAppIntentExecution": .intent, "widgetURL": .widget,
  ]

  /// Functions by name, and the label of the parameter that tells them from each other: the last one that is looked at.
  private static let functions: KeyValuePairs<String, [(label: String, kind: EntryPoint.Kind)]> = [
    "application": [
      ("didFinishLaunchingWithOptions", .appDelegate), ("willFinishLaunchingWithOptions", .appDelegate), ("open", .url),
      ("openFile", .url), ("openFiles", .url), ("handleOpen", .url), ("continue", .userActivity), ("performActionFor", .shortcut),
      ("didReceiveRemoteNotification", .notification), ("didReceive", .notification), ("handleActionWithIdentifier", .notification),
    ],
    "scene": [("willConnectTo", .sceneDelegate), ("openURLContexts", .url), ("continue", .userActivity)],
    "windowScene": [("performActionFor", .shortcut)],
    "userNotificationCenter": [("didReceive", .notification), ("openSettingsFor", .notification)],
    "applicationDidFinishLaunching": [("", .appDelegate)],
    "applicationWillFinishLaunching": [("", .appDelegate)],
  ]

  init(_ linkage: Linkage) {
    let (program, declarations) = (linkage.program, linkage.declarations)
    for (name, kind) in Self.calls {
      guard let symbol = program.symbol(name) else { continue }
      for call in linkage.calls(of: symbol) {
        guard let callee = program.firstChild(call) else { continue }
        switch program[callee].kind {
        case .member: if !kind.isLink || declarations.functionsByName.has(symbol) { continue }
        case .name: if kind.isLink { continue } else if case .type(.external) = linkage.meaning(of: symbol, at: callee) { break } else { continue }
        default: continue
        }
        kinds[call] = kind
      }
    }
    for (name, rows) in Self.functions {
      guard let symbol = program.symbol(name) else { continue }
      for id in declarations.functionsByName[symbol] ?? [] where declarations[id].body != nil && isRead(id, linkage) {
        let labels = declarations.parameters(of: id).map { linkage.text($0.label) }
        let telling = labels.count > 1 ? labels[1] : ""
        if let row = rows.first(where: { $0.label == telling }) { kinds[declarations[id].node] = row.kind }
      }
    }
    guard let perform = program.symbol("perform") else { return }
    for id in declarations.functionsByName[perform] ?? [] where declarations[id].body != nil && isRead(id, linkage) {
      guard declarations.parameters(of: id).isEmpty, case .type(let owner) = declarations[id].owner,
        linkage.externalBases(owner).contains(where: { linkage.text($0).hasSuffix("Intent") })
      else { continue }
      kinds[declarations[id].node] = .intent
    }
  }

  private func isRead(_ id: FunctionID, _ linkage: Linkage) -> Bool {
    let program = linkage.program
    return program.files[program.file(linkage.declarations[id].node)].isRead
  }

  subscript(ref: NodeRef) -> EntryPoint.Kind? { kinds[ref] }
}
